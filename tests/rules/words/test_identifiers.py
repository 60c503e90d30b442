"""Identifiers: which concrete names a text holds, which it merely seems to hold, and how a memory mentions one."""

import pytest

from words.identifiers import identifiers, keys, mentions, triggers
from words.inner import writings

TEXTS = (
    ("edit main.go, go.mod and app.bicep!", ["main.go", "go.mod", "app.bicep"], ["edit", "app.bicep!"]),
    ("now.go on", [], ["now.go"]),
    ("🚀v2.3.1 is out, ✅api.example.com is up", ["v2.3.1", "api.example.com"], ["out"]),
    (
        "⚠️DATABASE_URL missing 📦@scope/pkg-name 🔥db-prd-01🔥",
        ["DATABASE_URL", "@scope/pkg-name", "db-prd-01"],
        ["missing"],
    ),
    ("db-stg-01→db-stg-02, •src/app.py ✔️1️⃣v1.2.0", ["db-stg-01", "db-stg-02", "src/app.py", "v1.2.0"], ["→"]),
    (
        "give arn:aws:s3:::bucket-1/key to arn:aws:iam::123456789012:role/Admin, urn:isbn:0451450523",
        ["arn:aws:s3:::bucket-1/key", "arn:aws:iam::123456789012:role/Admin", "urn:isbn:0451450523"],
        ["give", "urn:isbn"],
    ),
    ("mailto:ops@example.com, cc:dana@example.com", ["ops@example.com", "dana@example.com"], ["mailto", "cc"]),
    ("since 2024-05-01T10:30:00Z or 10:30:00+02:00", [], ["00Z", "30:00Z", "2024-05-01T10:30:00Z", "00+02"]),
    ("open src/main.rs and lib/", ["src/main.rs", "lib/"], ["open", "and"]),
    ("PascalCase like GitHub or JavaScript", ["GitHub", "JavaScript"], ["PascalCase like", "or"]),
    ("lower_snake_case and Mixed_Case", ["lower_snake_case", "Mixed_Case"], ["and"]),
    ("install @acme/ui-kit and @types/node", ["@acme/ui-kit", "@types/node"], ["install"]),
    ("the class org.example.Foo throws", ["org.example.Foo"], ["class", "throws"]),
    ("com.acme.billing.InvoiceService fails", ["com.acme.billing.InvoiceService"], []),
    (
        "mail ops@example.com or first.last+tag@mail.example.co.uk",
        ["ops@example.com", "first.last+tag@mail.example.co.uk"],
        ["mail"],
    ),
    ("allow 10.0.0.0/8 and 192.168.1.0/24", ["10.0.0.0/8", "192.168.1.0/24"], ["allow"]),
    ("edit ~/.ssh/config and ../shared/util.ts", ["~/.ssh/config", "../shared/util.ts"], ["edit"]),
    (
        "copy \\\\fileserver\\share\\docs to C:\\Users\\dana\\notes.txt",
        ["\\\\fileserver\\share\\docs", "C:\\Users\\dana\\notes.txt"],
        ["copy"],
    ),
    ("GET /v1/users/{id}/posts answers 404", ["/v1/users/{id}/posts"], ["GET", "404"]),
    ("see pages/[slug].tsx, /users/<int:id>/posts.", ["pages/[slug].tsx", "/users/<int:id>/posts"], ["see"]),
    ("array[0], map<string>, foo{bar} and </note>", [], ["string", "note", "</note>"]),
    ("D:\\data is full", ["D:\\data"], ["full"]),
    ("the .env and .gitignore files", [".env", ".gitignore"], ["files"]),
    ("see .github/workflows/ci.yml", [".github/workflows/ci.yml"], []),
    ("db-stg-01.internal:5432 is down", ["db-stg-01.internal", "db-stg-01.internal:5432"], ["down"]),
    ("localhost:8080 answers", ["localhost:8080", "localhost"], []),
    ("redis:6379 and kafka:9092", ["redis:6379", "kafka:9092"], []),
    ("upgrade to v2.3.0-rc.1 or 1.0.0-beta+exp.sha.5114f85", ["v2.3.0-rc.1", "1.0.0-beta+exp.sha.5114f85"], []),
    ("use v2 of the API", ["v2"], ["use", "API"]),
    ("state-of-the-art end-to-end up-to-date", [], ["state-of-the-art", "end-to-end", "up-to-date"]),
    ("out-of-the-box step-by-step day-to-day", [], ["out-of-the-box", "step-by-step", "day-to-day"]),
    ("a three-year-old bug, a long-term-plan", [], ["three-year-old", "long-term-plan"]),
    ("either/or yes/no on/off input/output", [], ["either/or", "yes/no", "on/off", "input/output"]),
    ("Python 3.11 and Node 20.1 and version 2.4", ["3.11", "20.1", "2.4"], []),
    ("it took 3.5 seconds and cost 9.99", [], ["3.5", "9.99"]),
    ("pi is 3.14 roughly", [], ["3.14"]),
    ("the 2.4 release is out", ["2.4"], []),
    ("port 5432 and 42 things", [], ["5432", "42", "port"]),
    ("on 2024-05-01 at 09:30", [], ["2024-05-01", "09:30"]),
    ("am 12.05.2024 um 10:00", [], ["12.05.2024", "10:00"]),
    ("PR #1234 fixes ABC-1234", ["ABC-1234"], ["PR"]),
    (
        "commit 3f2a9bc and 550e8400-e29b-41d4-a716-446655440000",
        ["3f2a9bc", "550e8400-e29b-41d4-a716-446655440000"],
        ["commit"],
    ),
    ("deadbeef defaced facade accede", [], ["defaced", "facade", "accede", "deadbeef"]),
    ("1234567 is a number", [], ["1234567"]),
    ("call getUserById() and http_client.get()", ["getUserById", "http_client.get"], ["call"]),
    ("MAX_RETRIES=5 and DATABASE_URL", ["MAX_RETRIES", "DATABASE_URL"], ["5"]),
    ("HTTP API JSON URL are bare", [], ["HTTP", "API", "JSON", "URL"]),
    ("the kebab my-cool-service is up", ["my-cool-service"], []),
    ("pytest-xdist and drizzle-kit", [], ["pytest-xdist", "drizzle-kit"]),
    ("utf-8 and web-01", ["utf-8", "web-01"], []),
    ("a 3-day trip and a 64-bit build", [], ["3-day", "64-bit"]),
    ("(see https://example.com/a_(b)).", ["https://example.com/a_(b)", "example.com"], ["https://example.com/a_(b))."]),
    (
        "[docs](https://docs.example.com/x)",
        ["https://docs.example.com/x", "docs.example.com"],
        ["https://docs.example.com/x)"],
    ),
    ("<https://example.org>", ["https://example.org", "example.org"], []),
    ("go to https://example.com!", ["https://example.com"], ["https://example.com!"]),
    ('"https://example.com/q?a=1&b=2"', ["https://example.com/q?a=1&b=2"], []),
    (
        "postgres://app@db.example.com:5432/main",
        ["postgres://app@db.example.com:5432/main", "db.example.com", "db.example.com:5432"],
        [],
    ),
    ("s3://my-bucket/key.json", ["s3://my-bucket/key.json", "my-bucket"], []),
    ("github.com/acme/api is the repo", ["github.com/acme/api", "github.com"], ["repo"]),
    ("git@github.com:acme/api.git", ["git@github.com:acme/api.git", "github.com"], []),
    ("www.example.com works", ["www.example.com"], ["works"]),
    ("ghcr.io/acme/api:1.4.2", ["ghcr.io", "1.4.2"], []),
    ("fe80::1 and ::1 and [2001:db8::1]:8080", ["fe80::1", "::1", "2001:db8::1"], []),
    (
        "支付服务在db-pay-01.internal:8443，路径/etc/pay.yml。",
        ["db-pay-01.internal", "db-pay-01.internal:8443", "/etc/pay.yml"],
        [],
    ),
    ("请看https://ci.example.com/run?id=7，谢谢", ["https://ci.example.com/run?id=7", "ci.example.com"], []),
    ("ファイルはconfig.ymlです", ["config.yml"], []),
    ("файл config.yml на хосте db-01.internal", ["config.yml", "db-01.internal"], ["файл"]),
    ("le fichier «ops/deploy.md» est là", ["ops/deploy.md"], []),
    ("“README.md” and ‘setup.py’", ["README.md", "setup.py"], []),
    ("**README.md** and _setup.cfg_ and `tox.ini`", ["README.md", "tox.ini"], ["**README.md**"]),
    ("Acme's api.acme.io's cert", ["api.acme.io"], ["Acme"]),
    ("e.g. i.e. etc. a.m. p.m. U.S. Ph.D. z.B. d.h. т.е.", [], ["e.g", "i.e", "U.S", "Ph.D", "z.B", "d.h", "т.е"]),
    ("It works.Please deploy", [], ["works.Please"]),
    ("wait...what", [], ["wait...what"]),
    ("Docker-compose and docker-compose.yml", ["docker-compose.yml"], ["Docker-compose"]),
    ("run scripts/build", [], []),
    ("feature/login-fix is merged", ["feature/login-fix"], []),
    ("src/api/v2/health.py:42 raises", ["src/api/v2/health.py"], ["raises"]),
    ("CVE-2024-3094 affects xz", ["CVE-2024-3094"], ["xz"]),
    ("COVID-19 and GPT-4", ["COVID-19", "GPT-4"], []),
    ("Q3 is 5GB or 10MB at 3PM", [], ["5GB", "10MB", "3PM"]),
    ("std::vec::Vec", ["std::vec::Vec"], []),
    ("X-Request-Id header", ["X-Request-Id"], ["header"]),
    ("--dry-run and --max-old-space-size=4096", [], ["4096"]),
    ("lodash@4.17.21 and react@18", ["lodash@4.17.21", "4.17.21"], []),
    ("pydantic==2.14.4", ["2.14.4"], []),
    ("pip install foo>=2.0", ["2.0"], []),
    ("Dockerfile and Makefile", ["Dockerfile", "Makefile"], []),
    ("/etc/hosts, /v1/context; /health.", ["/etc/hosts", "/v1/context", "/health"], ["/health."]),
    ("w/o n/a km/h", [], ["w/o", "n/a", "km/h"]),
    ("50/50 and 1/2", [], ["50/50", "1/2"]),
    ("he/she/they", [], ["he/she/they"]),
    ("$HOME/.config/app.toml", ["$HOME/.config/app.toml"], []),
    ("${PG_HOST} and $API_TOKEN_1", ["PG_HOST", "API_TOKEN_1"], []),
    ("C++ and C# and F#", [], []),
    ("node01.example.com/path", ["node01.example.com"], []),
    ("00:1B:44:11:3A:B7", ["00:1B:44:11:3A:B7"], []),
    ("zq7x4m2k in lower case", ["zq7x4m2k"], ["lower", "case"]),
    ("peut-être c'est-à-dire vis-à-vis", [], ["peut-être", "c'est-à-dire"]),
    ("Kosten-Nutzen-Analyse", [], ["Kosten-Nutzen-Analyse"]),
    ("brother-in-law, merry-go-round", [], ["brother-in-law", "merry-go-round"]),
    ("sign-in-page and user-auth-service", ["sign-in-page", "user-auth-service"], []),
    ("build 20240501.3 failed", [], ["build", "failed"]),
    ("k8s i18n", [], []),
    ("example.com.", ["example.com"], ["example.com."]),
    ("see foo.tar.gz and app.min.js", ["foo.tar.gz", "app.min.js"], []),
    (
        "api.example.com, db.example.com; and cache.example.com",
        ["api.example.com", "db.example.com", "cache.example.com"],
        [],
    ),
    ("user.email and settings.DEBUG_MODE", ["user.email", "settings.DEBUG_MODE"], []),
    ("1.000.000 Euro", [], ["1.000.000"]),
    ("192.168.0.1:80", ["192.168.0.1", "192.168.0.1:80"], []),
    ("host=db.internal port=5432", ["db.internal"], ["port", "host"]),
    ("host:db.internal", ["db.internal"], []),
    ("iPhone eBay macOS", ["iPhone"], []),
    ("The I/O-bound job", [], ["I/O-bound"]),
    ("McDonald and PhD and IDs and APIs", [], ["McDonald", "PhD", "IDs", "APIs"]),
    ("pre-2020, Post-2020", [], ["pre-2020", "Post-2020"]),
    ("tests/unit/test_api.py::TestX::test_y", ["tests/unit/test_api.py"], []),
    ("pages/[id].tsx", [], [".tsx"]),
    ("terraform/modules/vpc", ["terraform/modules/vpc"], []),
    ("TLS 1.3 and HTTP 2.0", ["1.3"], []),
    ("use Django 4.2 now", ["4.2"], []),
    ("rate is 2.5 %", [], ["2.5"]),
    ("Section 3.2 and Figure 1.1", [], ["3.2", "1.1"]),
    ("版本2.4 和 v3.1", ["2.4", "v3.1"], []),
    ("[SR-77] is done", ["SR-77"], []),
    ("SR-1/SR-2", ["SR-1", "SR-2"], []),
    ("/", [], []),
    ("", [], []),
    ("- - - . . :: // @ # $", [], []),
    ("foo_bar.baz-qux", [], []),
    ("mysql-8.0 image postgres:16-alpine", ["postgres:16-alpine"], []),
    ("abc-1234-def", ["abc-1234-def"], []),
    ("AKIAIOSFODNN7EXAMPLE", ["AKIAIOSFODNN7EXAMPLE"], []),
    ("sha256:9f86d081884c7d659a2feaa0c55ad015", ["9f86d081884c7d659a2feaa0c55ad015"], []),
    ("i said 24x7", [], ["24x7"]),
    ("T-shirt size, x-ray", [], ["T-shirt", "x-ray"]),
    ("Baden-Württemberg", [], ["Baden-Württemberg"]),
    ("http://例え.テスト/パス/設定 を見て", ["http://例え.テスト/パス/設定", "例え.テスト"], []),
    ("https://docs.example.org/ガイド/入門を見て", ["https://docs.example.org/ガイド/入門", "docs.example.org"], []),
    ("打开 https://门户.中国/帮助?id=7 看看", ["https://门户.中国/帮助?id=7", "门户.中国"], []),
    ("见https://example.com/文档/接口。谢谢", ["https://example.com/文档/接口", "example.com"], []),
    ("见https://example.com/a看看", ["https://example.com/a"], ["https://example.com/a看看"]),
    ("https://example.com/を開く", ["https://example.com/"], ["https://example.com/を開く"]),
    ("https://안내.한국/도움말 을 열어", ["https://안내.한국/도움말", "안내.한국"], []),
    ("http://例え.テスト:8080/設定", ["例え.テスト:8080", "例え.テスト"], []),
    ("门户.中国 打不开", ["门户.中国"], []),
    ("打开 /共享/报表/2024年度.xlsx", ["/共享/报表/2024年度.xlsx"], []),
    ("文件夹 /共享/报表 满了", ["/共享/报表"], []),
    ("このconfig/設定.yamlを開いて", ["config/設定.yaml"], ["このconfig/設定.yaml"]),
    ("報告書.pdf、議事録.docx", ["報告書.pdf", "議事録.docx"], []),
    ("设置在/etc/app.conf里，我们用Node.js", ["/etc/app.conf", "Node.js"], ["设置在/etc/app.conf", "我们用Node.js"]),
    ("他的/她的 和/或", [], ["他的/她的", "和/或"]),
)
"""Text, names that are found, names that are not."""


@pytest.mark.parametrize(("text", "named", "unnamed"), TEXTS)
def test_names_are_told_from_prose(text, named, unnamed):
    found = {i.text.casefold() for i in identifiers(text)}
    assert not [n for n in named if n.casefold() not in found]
    assert not [n for n in unnamed if n.casefold() in found]


@pytest.mark.parametrize("text", [row[0] for row in TEXTS])
def test_an_identifier_is_a_slice_of_its_text_and_mentioned_by_it(text):
    for identifier in identifiers(text):
        assert text[identifier.start : identifier.end] == identifier.text
        assert identifier.text.casefold() in keys(text)
        assert mentions(text, identifier.text)


@pytest.mark.parametrize(
    ("content", "identifier"),
    [
        ("The dashboard is at https://ci.example.com/run?id=7", "ci.example.com"),
        ("The dashboard is at https://CI.example.com:8443/run", "ci.example.com"),
        ("The dashboard is at https://ci.example.com:8443/run", "ci.example.com:8443"),
        ("db-stg-01.internal:5432 is staging", "db-stg-01.internal"),
        ("com.example.billing.InvoiceService retries", "InvoiceService"),
        ("The table is public.user_accounts", "user_accounts"),
        ("门户在 https://门户.中国/帮助?id=7", "https://门户.中国/帮助"),
        ("门户在 https://门户.中国/帮助?id=7", "门户.中国"),
        ("10.0.0.12:5432 is staging", "10.0.0.12"),
        ("See src/api/v2/health.py", "health.py"),
        ("See src/api/v2/health.py", "v2/health.py"),
        ("See src/api/v2/health.py.", "src/api/v2/health.py"),
        ("Ask ops@example.com", "example.com"),
        ("pg_sslmode is required", "PG_SSLMODE"),
        ("Deploy target is zq7x4m2k", "ZQ7X4M2K"),
        ("readme.md is stale", "README.md"),
        ("our github org is acme", "GitHub"),
        ("we run v1.2.3", "1.2.3"),
        ("we run 1.2.3", "v1.2.3"),
        ("Python 3.11 is required", "3.11"),
        ("https://github.com/acme/api/blob/main/README.md", "README.md"),
        ("端口是db-01.internal:5432。", "db-01.internal"),
        (r"logs in C:\app\logs\main.log", "main.log"),
        ("src/api is the root", "src/api/"),
    ],
)
def test_a_memory_mentions_what_it_holds_whole_or_standing_alone(content, identifier):
    assert mentions(content, identifier)


@pytest.mark.parametrize(
    ("content", "identifier"),
    [
        ("db-stg-012.internal is down", "db-stg-01"),
        ("api.staging.example.org", "staging.example.org"),
        ("notci.example.com", "ci.example.com"),
        ("ci.example.com.evil.net", "ci.example.com"),
        ("10.0.0.123", "10.0.0.12"),
        ("110.0.0.12", "10.0.0.12"),
        ("SR-2023-0521", "SR-2023-052"),
        ("XSR-2023-052", "SR-2023-052"),
        ("version 11.2.3", "1.2.3"),
        ("version 1.2.34", "1.2.3"),
        ("version 1.2.3.4", "1.2.3"),
        ("version 1.2.3-rc.1", "1.2.3"),
        ("myhealth.py", "health.py"),
        ("health.pyc", "health.py"),
        ("MY_PG_SSLMODE", "PG_SSLMODE"),
        ("PG_SSLMODE_OLD", "PG_SSLMODE"),
        ("src/api/v2/health.py", "src/api"),
        ("getUserNames", "getUserName"),
        ("x-file-naming-kebab-case-y", "file-naming-kebab-case"),
    ],
)
def test_a_bare_substring_is_no_mention(content, identifier):
    assert not mentions(content, identifier)
    assert identifier.casefold() not in keys(content)


@pytest.mark.parametrize(
    ("message", "transcript", "fresh"),
    [
        ("open README.md and setup.py", "", ("README.md", "setup.py")),
        ("open README.md and setup.py", "we read readme.md before.", ("setup.py",)),
        ("README.md, readme.md, README.MD", "", ("README.md",)),
        ("see ci.example.com", "it is https://ci.example.com/run?id=7", ()),
        ("see https://ci.example.com/run", "the host ci.example.com is up", ("https://ci.example.com/run",)),
        ("db-01 or db-02", "db-012 exists", ("db-01", "db-02")),
        ("nothing here", "", ()),
        ("SR-1, then SR-2, then SR-1", "", ("SR-1", "SR-2")),
    ],
)
def test_triggers_are_what_the_transcript_does_not_hold(message, transcript, fresh):
    assert triggers(message, transcript) == fresh


def test_a_host_follows_its_url_and_its_pair():
    assert [i.text for i in identifiers("https://ci.example.com:8443/x")] == [
        "https://ci.example.com:8443/x",
        "ci.example.com:8443",
        "ci.example.com",
    ]


def test_a_blob_is_no_name():
    assert identifiers("A1" * 5000) == ()


@pytest.mark.parametrize(
    ("message", "named"),
    [
        ("feature/PROJ-4711-cutover", "PROJ-4711"),
        ("https://jira.example.org/browse/PROJ-4711", "PROJ-4711"),
        ("https://git.example.org/x/commit/4f5e6d7c", "4f5e6d7c"),
        ("kubectl logs job/backup-prod-eu-1", "backup-prod-eu-1"),
        ("process.env.FWD_MODE", "FWD_MODE"),
        ("this.parseConfig(y)", "parseConfig"),
        ("libssl-3.0.13", "3.0.13"),
        ("10.1.2.3/32", "10.1.2.3"),
        ("ssh root@db-01.internal", "db-01.internal"),
        ("%FWD_MODE%", "FWD_MODE"),
        ("src/app/main.py#L12", "src/app/main.py"),
    ],
)
def test_a_name_within_a_name_is_a_trigger_too(message, named):
    assert named in triggers(message, "")
    assert named not in triggers(message, f"we spoke of {named}")


@pytest.mark.parametrize(
    "message",
    [
        "src/app/main.py",
        "src/api/v2/health.py",
        "https://ci.example.com/run?key=A1B2C3D4",
        "ops@example.com",
        "user.email",
    ],
)
def test_a_folder_a_file_and_a_value_within_a_name_are_none(message):
    assert set(triggers(message, "")) <= {i.text for i in identifiers(message)}


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("./src/app/main.py", "src/app/main.py"),
        ("b/src/app/main.py", "src/app/main.py"),
        ("src\\app\\main.py", "src/app/main.py"),
        ("V3.0.13", "3.0.13"),
        ("C:\\Tools\\x.exe", "c:\\tools\\x.exe"),
        ("a/b", "a/b"),
    ],
)
def test_a_name_is_looked_for_as_it_may_be_written(name, form):
    assert writings(name)[0] == name.casefold()
    assert form in writings(name)
