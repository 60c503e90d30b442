"""Examples of credentials, made by the published form of each kind, and the ways in which they are written down.

A table, and longer than other files for that reason.
"""

from __future__ import annotations

import base64
import json
import string
import uuid
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

ALNUM = string.ascii_letters + string.digits
LOWER = string.ascii_lowercase + string.digits
UPPER = string.ascii_uppercase + string.digits
HEX = "0123456789abcdef"
DIGITS = "123456789"
URLSAFE = ALNUM + "-_"


def drawn(alphabet: str, length: int, r: random.Random) -> str:
    """So many signs of the alphabet."""
    return "".join(r.choices(alphabet, k=length))


def _marked(prefix: str, alphabet: str, length: int, suffix: str = "") -> Callable[[random.Random], str]:
    """A token that carries its issuer's mark."""
    return lambda r: f"{prefix}{drawn(alphabet, length, r)}{suffix}"


def _word(r: random.Random) -> str:
    return r.choice(("orders", "billing", "search", "reports", "staging", "prod", "mailer", "ledger"))


def _password(r: random.Random) -> str:
    """What people choose and what generators choose."""
    if r.random() < 0.5:
        return f"{r.choice(('Winter', 'Orchid', 'Falcon', 'Pepper', 'Copper', 'Maple'))}{r.choice('!@#$%')}{r.randrange(10, 9999)}"
    return "".join(
        r.sample(string.ascii_lowercase, 5) + r.sample(string.ascii_uppercase, 4) + r.sample(string.digits, 4)
    )


def _jwt(r: random.Random) -> str:
    def part(value: object) -> str:
        return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()

    claims = {"sub": r.randrange(10**9), "iat": r.randrange(10**9)}
    return f"{part({'alg': 'HS256', 'typ': 'JWT'})}.{part(claims)}.{drawn(URLSAFE, 43, r)}"


def _private_key(kind: str) -> Callable[[random.Random], str]:
    def made(r: random.Random) -> str:
        lines = "\n".join(drawn(ALNUM + "+/", 64, r) for _ in range(6))
        return f"-----BEGIN {kind}PRIVATE KEY-----\n{lines}\n-----END {kind}PRIVATE KEY-----"

    return made


def _url(scheme: str) -> Callable[[random.Random], str]:
    return lambda r: (
        f"{scheme}://{_word(r)}:{drawn(ALNUM, 14, r)}@db-{_word(r)}.corp.example:{r.randrange(1000, 9999)}/{_word(r)}"
    )


def _telling(words: tuple[str, ...], value: Callable[[random.Random], str]) -> Callable[[random.Random], str]:
    """A value that only the word beside it gives away."""
    return lambda r: f"{r.choice(words)}{r.choice(('=', ': ', ' is ', ' = '))}{value(r)}"


KINDS: Mapping[str, Callable[[random.Random], str]] = {
    "AWS access key": _marked("AKIA", string.ascii_uppercase + "234567", 16),
    "AWS temporary key": _marked("ASIA", string.ascii_uppercase + "234567", 16),
    "AWS secret key": _telling(("aws_secret_access_key", "AWS_SECRET_ACCESS_KEY"), lambda r: drawn(ALNUM + "/+", 40, r)),
    "Google API key": _marked("AIza", URLSAFE, 35),
    "Google OAuth secret": _marked("GOCSPX-", URLSAFE, 28),
    "Azure storage key": lambda r: f"AccountName={_word(r)};AccountKey={drawn(ALNUM + '+/', 86, r)}==;",
    "GitHub token": _marked("ghp_", ALNUM, 36),
    "GitHub OAuth token": _marked("gho_", ALNUM, 36),
    "GitHub app token": _marked("ghs_", ALNUM, 36),
    "GitHub fine-grained token": lambda r: f"github_pat_{drawn(ALNUM, 22, r)}_{drawn(ALNUM, 59, r)}",
    "GitLab token": _marked("glpat-", URLSAFE, 20),
    "Slack bot token": lambda r: f"xoxb-{r.randrange(10**11, 10**12)}-{r.randrange(10**12, 10**13)}-{drawn(ALNUM, 24, r)}",
    "Slack user token": lambda r: f"xoxp-{drawn(DIGITS, 12, r)}-{drawn(DIGITS, 12, r)}-{drawn(DIGITS, 13, r)}-{drawn(HEX, 32, r)}",
    "Slack webhook": lambda r: f"https://hooks.slack.com/services/T{drawn(UPPER, 8, r)}/B{drawn(UPPER, 10, r)}/{drawn(ALNUM, 24, r)}",
    "Discord webhook": lambda r: f"https://discord.com/api/webhooks/{r.randrange(10**17, 10**18)}/{drawn(URLSAFE, 68, r)}",
    "Telegram bot token": lambda r: f"{r.randrange(10**8, 10**10)}:AA{drawn(URLSAFE, 33, r)}",
    "Stripe live key": _marked("sk_live_", ALNUM, 24),
    "Stripe restricted key": _marked("rk_live_", ALNUM, 24),
    "Stripe webhook secret": _marked("whsec_", ALNUM, 32),
    "OpenAI project key": lambda r: f"sk-proj-{drawn(URLSAFE, 74, r)}T3BlbkFJ{drawn(URLSAFE, 74, r)}",
    "OpenAI key": lambda r: f"sk-{drawn(ALNUM, 20, r)}T3BlbkFJ{drawn(ALNUM, 20, r)}",
    "Anthropic key": lambda r: f"sk-ant-api03-{drawn(URLSAFE, 93, r)}AA",
    "Hugging Face token": _marked("hf_", string.ascii_letters, 34),
    "SendGrid key": lambda r: f"SG.{drawn(URLSAFE, 22, r)}.{drawn(URLSAFE, 43, r)}",
    "Twilio key": _marked("SK", HEX, 32),
    "Mailgun key": _telling(("MAILGUN_API_KEY", "mailgun api key"), _marked("key-", HEX, 32)),
    "npm token": _marked("npm_", ALNUM, 36),
    "PyPI token": _marked("pypi-AgEIcHlwaS5vcmc", URLSAFE, 70),
    "DigitalOcean token": _marked("dop_v1_", HEX, 64),
    "Shopify token": _marked("shpat_", HEX, 32),
    "Square token": _marked("sq0atp-", URLSAFE, 22),
    "Linear key": _marked("lin_api_", ALNUM, 40),
    "Notion token": _marked("ntn_", ALNUM, 46),
    "Databricks token": _marked("dapi", HEX, 32),
    "Grafana token": lambda r: f"glsa_{drawn(ALNUM, 32, r)}_{drawn(HEX, 8, r)}",
    "Vault token": _marked("hvs.", URLSAFE, 90),
    "age key": _marked("AGE-SECRET-KEY-1", "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", 58),
    "JSON web token": _jwt,
    "RSA private key": _private_key("RSA "),
    "OpenSSH private key": _private_key("OPENSSH "),
    "private key": _private_key(""),
    "password in a Postgres URL": _url("postgresql"),
    "password in a MongoDB URL": _url("mongodb+srv"),
    "password in a Redis URL": _url("rediss"),
    "password in an HTTP URL": _url("https"),
    "password in a pair": _telling(("password", "PGPASSWORD", "db_password", "the admin password", "passwd", "pwd"), _password),
    "token in a pair": _telling(("token", "access_token", "API_TOKEN", "auth token"), lambda r: drawn(ALNUM, 32, r)),
    "API key in a pair": _telling(("api key", "API_KEY", "apikey", "x-api-key"), lambda r: drawn(HEX, 40, r)),
    "client secret in a pair": _telling(("client_secret", "the client secret", "CLIENT_SECRET"), lambda r: drawn(URLSAFE, 40, r)),
    "bearer header": lambda r: f"Authorization: Bearer {drawn(URLSAFE, 40, r)}",
    "basic header": lambda r: "Authorization: Basic " + base64.b64encode(f"{_word(r)}:{drawn(ALNUM, 12, r)}".encode()).decode(),
    "Contentful token": _marked("CFPAT-", URLSAFE, 43),
    "Dynatrace token": lambda r: f"dt0c01.{drawn(UPPER + DIGITS, 24, r)}.{drawn(UPPER + DIGITS, 64, r)}",
    "Duffel token": _marked("duffel_live_", ALNUM, 43),
    "OpenShift token": _marked("sha256~", URLSAFE, 43),
    "Shippo token": _marked("shippo_live_", HEX, 40),
    "Tailscale key": lambda r: f"tskey-auth-{drawn(ALNUM, 12, r)}-{drawn(ALNUM, 32, r)}",
    "LangSmith key": lambda r: f"lsv2_pt_{drawn(HEX, 32, r)}_{drawn(HEX, 10, r)}",
    "PostHog key": _marked("phx_", ALNUM, 43),
    "Pinecone key": _marked("pcsk_", ALNUM, 70),
    "Vercel token": _marked("vcp_", ALNUM, 56),
    "bcrypt hash": lambda r: f"$2b$12${drawn(ALNUM, 53, r)}",
    "wachtwoord": _telling(("het wachtwoord", "Lösenord", "senha", "hasło", "비밀번호"), _password),
    "Passwort": _telling(("das Passwort", "Kennwort", "mot de passe", "contraseña", "пароль", "密码"), _password),
}  # fmt: skip
"""Kind → an example of it."""


def _luhn(prefix: str, length: int, r: random.Random) -> str:
    """Digits that begin with the prefix and end with the digit that makes them a card's number."""
    body = prefix + drawn("0123456789", length - 1 - len(prefix), r)
    total = sum(sum(divmod(int(d) * (2 if n % 2 == 0 else 1), 10)) for n, d in enumerate(reversed(body)))
    return body + str(-total % 10)


def _grouped(number: str, gap: str = " ") -> str:
    cuts = (4, 10) if len(number) == 15 else (4, 8, 12)
    return gap.join(number[i:j] for i, j in zip((0, *cuts), (*cuts, len(number)), strict=True))


def identifier(r: random.Random) -> str:
    """A UUID."""
    return str(uuid.UUID(int=r.getrandbits(128), version=4))


def encoded(text: str) -> str:
    """The text in base64."""
    return base64.b64encode(text.encode()).decode()


def _broken(token: Callable[[random.Random], str], between: str) -> Callable[[random.Random], str]:
    """A token that doesn't stand in one piece."""

    def made(r: random.Random) -> str:
        whole = token(r)
        at = r.randrange(9, len(whole) - 8)
        return f"{whole[:at]}{between}{whole[at:]}"

    return made


def _words(count: int, r: random.Random) -> str:
    return " ".join(
        r.choices(
            [
                "abandon",
                "ability",
                "absorb",
                "access",
                "zebra",
                "zero",
                "zone",
                "zoo",
                "wrong",
                "young",
                "yard",
                "orbit",
                "olive",
            ],
            k=count,
        )
    )


BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
BASE32 = string.ascii_uppercase + "234567"

MORE: Mapping[str, Callable[[random.Random], str]] = {
    "Airtable key, old": _marked("key", ALNUM, 14),
    "Upstash token": lambda r: f"{r.choice(('UPSTASH_REDIS_REST_TOKEN=', 'upstash: '))}A{drawn(ALNUM, 57, r)}",
    "QStash token": lambda r: encoded(json.dumps({"UserID": identifier(r), "Password": drawn(HEX, 32, r)})),
    "Sidekiq key": lambda r: f"BUNDLE_{r.choice(('GEMS', 'ENTERPRISE'))}__CONTRIBSYS__COM={drawn(HEX, 8, r)}:{drawn(HEX, 8, r)}",
    "Sidekiq URL": lambda r: f"https://{drawn(HEX, 8, r)}:{drawn(HEX, 8, r)}@gems.contribsys.com/",
    "Visa number, grouped": lambda r: _grouped(_luhn("4", 16, r)),
    "Mastercard number, dashed": lambda r: _grouped(_luhn(r.choice(("51", "55", "2221", "2720")), 16, r), "-"),
    "American Express number": lambda r: _grouped(_luhn(r.choice(("34", "37")), 15, r)),
    "card number beside a word": lambda r: f"{r.choice(('my card number is ', 'Visa ', 'die Kreditkarte hat die Nummer ', '信用卡号是', 'carte bancaire : '))}{_luhn('4', 16, r)}",
    "Octopus Deploy key": _marked("API-", UPPER, 26),
    "MaxMind key": lambda r: f"{drawn(ALNUM, 6, r)}_{drawn(ALNUM, 29, r)}_mmk",
    "Authress key": lambda r: f"sc_{drawn(LOWER, 12, r)}.{drawn(LOWER, 5, r)}.acc-{drawn(LOWER, 12, r)}.{drawn(ALNUM, 40, r)}",
    "ClickHouse key": _marked("4b1d", ALNUM, 38),
    "Defined Networking key": lambda r: f"dnkey-{drawn(URLSAFE, 26, r)}-{drawn(URLSAFE, 52, r)}",
    "Sourcegraph token": lambda r: f"sgp_{drawn(HEX, 16, r)}_{drawn(HEX, 40, r)}",
    "Vault token, old": _marked("s.", ALNUM, 24),
    "Lob key": _marked("live_", HEX, 35),
    "New Relic browser key": _marked("NRJS-", HEX, 19),
    "Facebook app token": lambda r: f"{drawn(DIGITS, 15, r)}|{drawn(URLSAFE, 27, r)}",
    "Twitter bearer": lambda r: f"{'A' * 22}{drawn(ALNUM, 60, r)}%3D{drawn(ALNUM, 20, r)}",
    "GitLab session": _marked("_gitlab_session=", LOWER, 32),
    "GitLab routable token": lambda r: f"glpat-{drawn(URLSAFE, 27, r)}.{drawn(LOWER, 9, r)}",
    "Asana token": lambda r: f"1/{drawn(DIGITS, 16, r)}:{drawn(HEX, 32, r)}",
    "Adafruit key": _marked("aio_", ALNUM, 28),
    "Akamai key": lambda r: f"akab-{drawn(LOWER, 16, r)}-{drawn(LOWER, 16, r)}",
    "Bedrock key": _marked("ABSK", ALNUM + "+/", 128),
    "AWS session token": _marked("IQoJb3JpZ2luX2Vj", ALNUM + "+/", 300),
    "Event Hub key": lambda r: f"Endpoint=sb://x.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey={drawn(ALNUM + '+/', 43, r)}=",
    "Cerebras key": _marked("csk-", LOWER, 48),
    "Fireworks key": _marked("fw_", ALNUM, 22),
    "Together key": _marked("tgp_v1_", URLSAFE, 43),
    "NVIDIA key": _marked("nvapi-", URLSAFE, 64),
    "Firecrawl key": _marked("fc-", HEX, 32),
    "HubSpot token": lambda r: f"pat-na1-{identifier(r)}",
    "Ghost key": lambda r: f"{drawn(HEX, 24, r)}:{drawn(HEX, 64, r)}",
    "Klaviyo key": _marked("pk_", HEX, 34),
    "LaunchDarkly key": lambda r: f"sdk-{identifier(r)}",
    "secret-token URI": lambda r: f"secret-token:mercury_production_{drawn(ALNUM, 40, r)}",
    "ngrok token": lambda r: f"ngrok config add-authtoken 2{drawn(ALNUM, 26, r)}_{drawn(ALNUM, 21, r)}",
    "Salesforce token": lambda r: f"00D{drawn(ALNUM, 12, r)}!{drawn(ALNUM + '._', 96, r)}",
    "Trello token": _marked("ATTA", HEX, 64),
    "Twitch token": _marked("oauth:", LOWER, 30),
    "WakaTime key": lambda r: f"waka_{identifier(r)}",
    "WooCommerce key": _marked("cs_", HEX, 40),
    "Zuplo key": lambda r: f"zpka_{drawn(HEX, 32, r)}_{drawn(HEX, 8, r)}",
    "Render key": _marked("rnd_", ALNUM, 28),
    "MailerSend token": _marked("mlsn.", HEX, 64),
    "extended private key": _marked("xprv9s21ZrQH143K", BASE58, 95),
    "recovery phrase": lambda r: f"the recovery phrase is {_words(12, r)}",
    "seed of one-time passwords": lambda r: f"otpauth://totp/Acme:bob@example.com?secret={drawn(BASE32, 32, r)}&issuer=Acme",
    "recovery codes": lambda r: f"2FA backup codes: {drawn(DIGITS, 4, r)}-{drawn(DIGITS, 4, r)}, {drawn(DIGITS, 4, r)}-{drawn(DIGITS, 4, r)}",
    "JSON web key": lambda r: json.dumps({"kty": "EC", "x": drawn(URLSAFE, 43, r), "y": drawn(URLSAFE, 43, r), "d": drawn(URLSAFE, 43, r)}),
    "key of a named service": lambda r: f"{r.choice(('datadog', 'FASTLY', 'netlify', 'okta', 'DEEPGRAM_API_KEY', 'mistral'))}={drawn(ALNUM, 36, r)}",
    "session cookie": lambda r: f"Cookie: lang=de; sessionid={drawn(LOWER, 32, r)}",
}  # fmt: skip
"""Kinds beside those, most of them compared with the rules of gitleaks."""

WRITTEN: Mapping[str, Callable[[random.Random], str]] = {
    "token over two lines": _broken(KINDS["GitHub token"], "\n  "),
    "token in two literals": _broken(KINDS["GitHub token"], '" + "'),
    "token with an invisible sign": _broken(KINDS["GitHub token"], "\u200b"),
    "token in base64": lambda r: encoded(f"ghp_{drawn(ALNUM, 36, r)}"),
    "Markdown": lambda r: f"**Password:** `{_password(r)}`",
    "Markdown table": lambda r: f"| user | password |\n|---|---|\n| bob | {_password(r)} |",
    "CSV": lambda r: f"user,password,role\nbob,{_password(r)},admin",
    "fence": lambda r: f"The password is:\n```\n{_password(r)}\n```",
    "JSON": lambda r: json.dumps({"user": "bob", "password": _password(r)}),
    "JSON in JSON": lambda r: json.dumps(json.dumps({"user": "bob", "password": _password(r)})),
    "YAML": lambda r: f"db:\n  password: {_password(r)}\n",
    "YAML block": lambda r: f"password: |\n  {_password(r)}\n",
    "XML": lambda r: f"<server><username>bob</username><password>{_password(r)}</password></server>",
    "XML attribute": lambda r: f'<add key="Password" value="{_password(r)}" />',
    "HTML entities": lambda r: f"&quot;password&quot;:&quot;{_password(r)}&quot;",
    "percent signs": lambda r: f"password%3D{drawn(ALNUM, 12, r)}",
    "full-width signs": lambda r: f"ｐａｓｓｗｏｒｄ：{_password(r)}",
    "dotenv": lambda r: f"export DB_PASSWORD='{_password(r)}'",
    "PowerShell": lambda r: r.choice(('$env:DB_PASSWORD = "{}"', 'ConvertTo-SecureString "{}" -AsPlainText -Force')).format(_password(r)),
    "JDBC": lambda r: f"jdbc:postgresql://db.corp/app?user=app&password={drawn(ALNUM, 11, r)}",
    "JDBC for Oracle": lambda r: f"jdbc:oracle:thin:scott/{drawn(ALNUM, 9, r)}@//db.corp:1521/ORCL",
    "ODBC": lambda r: f"Driver={{ODBC Driver 18}};Server=db;UID=sa;PWD={drawn(ALNUM, 9, r)};",
    "AMQP": lambda r: f"amqps://bob:{drawn(ALNUM, 9, r)}@mq.corp/vhost",
    "SQL": lambda r: f"{r.choice(('CREATE USER bob WITH PASSWORD', 'ALTER USER bob IDENTIFIED BY'))} '{_password(r)}';",
    ".netrc": lambda r: f"machine api.corp\n  login bob\n  password {_password(r)}",
    ".pgpass": lambda r: f"db.corp:6543:*:bob:{drawn(ALNUM, 10, r)}1",
    "curl": lambda r: f"curl {r.choice(('-u ', '-u', '--user ', '--user='))}bob:{drawn(ALNUM, 9, r)} https://x.corp",
    "command line": lambda r: r.choice(("docker login -u bob -p {} reg.corp", "PGPASSWORD={} psql -h db", "redis-cli -h x -a {}", "sqlcmd -S db -U sa -P {}", "net user bob {} /add")).format(drawn(ALNUM, 11, r)),
    "English": lambda r: r.choice(("the password, by the way, is {}", "use {} as the password", "{} is the admin password", "I changed the root password to {}")).format(drawn(ALNUM, 11, r) + "7"),
    "German": lambda r: r.choice(("Das Passwort für die Datenbank ist {}", "Mein Passwort lautet: {}.", "{} ist das Passwort für Staging", "Kennwort: {}")).format(_password(r)),
    "French": lambda r: r.choice(("Le mot de passe de la base est {}", "mdp : {}", "Mot de passe\u00a0: {}")).format(_password(r)),
    "Spanish": lambda r: r.choice(("La contraseña del servidor es {}", "contraseña: {}", "la clave del wifi es {}")).format(_password(r)),
    "Russian": lambda r: r.choice(("Пароль от базы: {}", "пароль {}", "Пароль для сервера — {}.")).format(_password(r)),
    "Chinese": lambda r: r.choice(("数据库的密码是{}", "密码: {}", "登录密码为{}。")).format(_password(r)),
    "Japanese": lambda r: r.choice(("データベースのパスワードは{}です", "パスワード：{}", "パスワードは「{}」です。")).format(_password(r)),
}  # fmt: skip
"""The ways in which people and programs write one down."""
