// What the pages need beside htmx: copying, the slider's word, charts. Every page works without it, only less handily.
"use strict";

(() => {
  const css = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  const copy = async (button) => {
    const from = document.getElementById(button.dataset.copy);
    const text = from.value === undefined ? from.textContent : from.value;
    const told = button.parentElement.querySelector(".copied");
    try {
      await navigator.clipboard.writeText(text);
      if (told) told.textContent = "Copied.";
    } catch {
      if (told) told.textContent = "The browser allows no copying here: select the text below.";
    }
  };

  const numbers = (text) => text.split(",").map(Number);

  // A chart of `.plot`: columns stacked by rule, lines, or a share with its floor. The text beside it says the same in words.
  const shown = (seconds, span) => {
    const text = new Date(seconds * 1000).toISOString();
    return span >= 86400 ? text.slice(0, 10) : text.slice(0, 16).replace("T", " ");
  };

  const short = (n) => (n >= 1e6 ? `${+(n / 1e6).toFixed(1)} M` : n >= 1e4 ? `${+(n / 1e3).toFixed(0)} k` : n.toLocaleString("en"));

  const figure = (plot) => {
    const { kind, unit = "" } = plot.dataset;
    const raw = plot.dataset.values.split(";").map(numbers);
    const moments = numbers(plot.dataset.times);
    const names = plot.dataset.name.split(";");
    const colours = (plot.dataset.colours || "--accent").split(";").map(css);
    const span = Number(plot.dataset.seconds || 0);
    const timed = kind === "stacked" || kind === "lines" || moments[moments.length - 1] - moments[0] > 3600;
    const times = timed ? moments.map((at) => at + span / 2) : moments.map((_, n) => n + 1); // within an hour only the order counts
    return { kind, unit, raw, moments, names, colours, span, timed, times };
  };

  const told = (chart, at) => {
    const value = (n) => (chart.kind === "share" ? `${Math.round(n * 100)}%` : `${n.toLocaleString("en")} ${chart.unit}`);
    const parts = chart.names.map((name, n) => [name, chart.raw[n][at]]).filter(([, n]) => chart.kind === "share" || n);
    const when = chart.timed ? shown(chart.moments[at], chart.span || (chart.kind === "lines" ? 86400 : 0)) : `outcome ${at + 1}`;
    return `${when}: ${parts.map(([name, n]) => `${name} ${value(n)}`).join(" · ") || "nothing"}`;
  };

  const series = (chart) => {
    if (chart.kind !== "stacked") {
      const points = { show: chart.times.length < 40, size: 5 };
      return chart.raw.map((line, n) => [line, { stroke: chart.colours[n % chart.colours.length], width: 2, points }]);
    }
    const sums = chart.raw.map((_, n) => chart.times.map((_t, at) => chart.raw.slice(0, n + 1).reduce((sum, line) => sum + line[at], 0)));
    const paths = uPlot.paths.bars({ size: [0.82, 44, 1] });
    return sums.map((line, n) => [line, { fill: chart.colours[n], stroke: chart.colours[n], width: 0, paths, points: { show: false } }]).reverse();
  };

  const draw = (plot) => {
    const chart = figure(plot);
    const { kind, timed, times, span } = chart;
    const drawn = series(chart);
    if (kind === "share") {
      drawn.push([times.map(() => Number(plot.dataset.floor)), { stroke: css("--edge-strong"), width: 1, dash: [4, 4], points: { show: false } }]);
    }
    const axis = { stroke: css("--soft"), font: `12px ${css("--sans")}`, grid: { stroke: css("--edge"), width: 1 }, ticks: { show: false } };
    const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    const date = (at) => `${at.getUTCDate()} ${months[at.getUTCMonth()]}`;
    const clock = (at) => at.toISOString().slice(11, 16);
    const labels = (_, ticks, _axis, _space, step) => ticks.map((tick) => new Date(tick * 1000)).map((at) => (step >= 86400 || clock(at) === "00:00" ? date(at) : clock(at)));
    const edge = kind === "stacked" ? span : times.length === 1 ? 1 : 0;
    const readout = plot.parentElement.querySelector(".readout");
    plot.replaceChildren();
    return new uPlot({
      width: plot.clientWidth, height: 170, legend: { show: false }, tzDate: (at) => uPlot.tzDate(new Date(at * 1000), "Etc/UTC"),
      cursor: { drag: { x: false, y: false }, y: false, points: { show: kind !== "stacked" } },
      hooks: { setCursor: [(u) => { if (readout) readout.textContent = u.cursor.idx == null ? "" : told(chart, u.cursor.idx); }] },
      scales: {
        x: { time: timed, range: (_, least, most) => [least - edge, most + edge] },
        y: { range: kind === "share" ? [0, 1] : (_, least, most) => [0, Math.max(most * 1.08, 1)] },
      },
      axes: [
        timed ? { ...axis, grid: { show: false }, space: 64, values: labels } : { ...axis, grid: { show: false }, incrs: [1, 2, 5, 10, 25, 50, 100, 250, 500] },
        { ...axis, size: 52, values: (_, ticks) => ticks.map((tick) => (kind === "share" ? `${Math.round(tick * 100)}%` : short(tick))) },
      ],
      series: [{}, ...drawn.map(([, look]) => look)],
    }, [times, ...drawn.map(([line]) => line)], plot);
  };

  const drawAll = () => {
    if (typeof uPlot !== "undefined") document.querySelectorAll(".plot[data-times]").forEach(draw);
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (button) copy(button);
    document.querySelectorAll("details.drop[open]").forEach((each) => { each.open = each.contains(event.target); });
  });

  // The slider's places are moments; what is sent is the moment itself. A step's answer brings the moment, and the slider follows.
  const slider = document.getElementById("moment");
  const moments = slider ? slider.dataset.moments.split(" ") : [];
  if (slider) {
    slider.addEventListener("input", () => {
      const chosen = moments[slider.value] || "";
      document.getElementById("as-of").value = chosen;
      document.getElementById("as-of-told").textContent = chosen ? `${chosen.slice(0, 16).replace("T", " ")} UTC` : "now";
    });
    document.addEventListener("htmx:oobAfterSwap", () => {
      const shown = document.getElementById("as-of").value;
      const place = moments.filter((each) => each <= shown).length - 1;
      slider.value = shown ? Math.max(place, 0) : moments.length;
    });
  }

  // A file that the service would refuse for its size is refused before it is sent.
  document.addEventListener("change", (event) => {
    if (event.target.dataset.limit === undefined || event.target.type !== "file") return;
    const limit = Number(event.target.dataset.limit);
    const large = [...event.target.files].some((file) => file.size > limit);
    event.target.setCustomValidity(large ? `This file is larger than ${(limit / 1048576).toFixed(1)} MiB, the most that one import takes.` : "");
    const told = document.getElementById("report");
    if (told) told.replaceChildren(); // what was said of another file
  });

  // Many rows: one box for all of the page, and how many are chosen.
  const all = document.getElementById("choose-all");
  if (all) {
    const boxes = [...document.querySelectorAll('input[type="checkbox"][name="id"]')];
    const tell = () => {
      const chosen = boxes.filter((each) => each.checked).length;
      all.checked = chosen === boxes.length;
      all.indeterminate = chosen > 0 && !all.checked;
      document.getElementById("chosen").textContent = chosen ? `${chosen} chosen` : "";
    };
    all.hidden = false;
    all.addEventListener("change", () => { boxes.forEach((each) => { each.checked = all.checked; }); tell(); });
    boxes.forEach((each) => each.addEventListener("change", tell));
    tell();
  }

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    document.querySelectorAll("details.drop[open]").forEach((each) => { each.open = false; each.querySelector("summary").focus(); });
  });

  let resized;
  window.addEventListener("resize", () => { clearTimeout(resized); resized = setTimeout(drawAll, 150); });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAll);
  drawAll();

  const here = document.querySelector(".side [aria-current], .side .within");
  const side = document.querySelector(".side");
  if (here && side.scrollWidth > side.clientWidth) side.scrollLeft = here.offsetLeft - side.clientWidth / 2;
})();
