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

  // One line over time, and a dashed one where there is a floor. The text beside the chart says the same in words.
  const draw = (plot) => {
    const values = plot.dataset.values.split(";").map(numbers);
    const moments = numbers(plot.dataset.times);
    const timed = moments[moments.length - 1] - moments[0] > 3600; // within an hour only the order says something
    const times = timed ? moments : moments.map((_, n) => n + 1);
    const names = plot.dataset.name.split(";");
    const colours = (plot.dataset.colours || "--accent").split(";").map(css);
    const share = plot.dataset.floor !== undefined;
    const series = values.map((_, n) => ({
      label: names[n], stroke: colours[n % colours.length], width: 2, points: { show: times.length < 40, size: 5 },
    }));
    const data = [times, ...values];
    if (share) {
      series.push({ label: "75%", stroke: css("--edge-strong"), width: 1, dash: [4, 4], points: { show: false } });
      data.push(times.map(() => Number(plot.dataset.floor)));
    }
    const axis = { stroke: css("--soft"), grid: { stroke: css("--edge"), width: 1 }, ticks: { stroke: css("--edge") } };
    plot.replaceChildren();
    return new uPlot({
      width: plot.clientWidth, height: 150, legend: { show: false }, cursor: { show: false },
      scales: { x: { time: timed, ...(times.length === 1 ? { range: [0, 2] } : {}) }, ...(share ? { y: { range: [0, 1] } } : {}) },
      axes: [timed ? axis : { ...axis, incrs: [1, 2, 5, 10, 25, 50, 100, 250, 500] }, { ...axis, values: (_, ticks) => ticks.map((tick) => (share ? `${Math.round(tick * 100)}%` : tick)) }],
      series: [{}, ...series],
    }, data, plot);
  };

  const drawAll = () => {
    if (typeof uPlot !== "undefined") document.querySelectorAll(".plot[data-times]").forEach(draw);
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (button) copy(button);
  });

  document.addEventListener("input", (event) => {
    if (event.target.name !== "moment") return;
    const told = document.getElementById("as-of-told");
    const back = event.target.max - event.target.value;
    told.textContent = back === 0 ? "now" : `${back} ${back === 1 ? "change" : "changes"} back`;
  });

  // A file that the service would refuse for its size is refused before it is sent.
  document.addEventListener("change", (event) => {
    if (event.target.dataset.limit === undefined || event.target.type !== "file") return;
    const limit = Number(event.target.dataset.limit);
    const large = [...event.target.files].some((file) => file.size > limit);
    event.target.setCustomValidity(large ? `This file is larger than ${(limit / 1048576).toFixed(1)} MiB, the most that one import takes.` : "");
    const told = document.getElementById("report");
    if (told) told.replaceChildren(); // what was said of another file
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") document.querySelectorAll("details.who[open]").forEach((each) => { each.open = false; });
  });

  let resized;
  window.addEventListener("resize", () => { clearTimeout(resized); resized = setTimeout(drawAll, 150); });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAll);
  drawAll();

  const here = document.querySelector(".side [aria-current], .side .within");
  const side = document.querySelector(".side");
  if (here && side.scrollWidth > side.clientWidth) side.scrollLeft = here.offsetLeft - side.clientWidth / 2;
})();
