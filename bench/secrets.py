"""How many credentials are found, by kind, and how often an ordinary sentence is taken for one. Everything is generated.

    python -m bench.secrets [--show]

A hundred examples a kind, drawn by the published form of its tokens and put into sentences as people write them; then ten
thousand developers' sentences with commit hashes, UUIDs, checksums, build ids and the like, none of which is a credential.
`--show` lists what was missed and what was a false alarm.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import string
import sys
import time
import uuid
from typing import TYPE_CHECKING

from learn.secrets import redact, secret

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

EXAMPLES = 100
ORDINARY = 10_000
SEED = 11

ALNUM = string.ascii_letters + string.digits
LOWER = string.ascii_lowercase + string.digits
UPPER = string.ascii_uppercase + string.digits
HEX = "0123456789abcdef"
DIGITS = "123456789"
URLSAFE = ALNUM + "-_"


def _of(alphabet: str, length: int, r: random.Random) -> str:
    return "".join(r.choices(alphabet, k=length))


def _marked(prefix: str, alphabet: str, length: int, suffix: str = "") -> Callable[[random.Random], str]:
    """A token that carries its issuer's mark."""
    return lambda r: f"{prefix}{_of(alphabet, length, r)}{suffix}"


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
    return f"{part({'alg': 'HS256', 'typ': 'JWT'})}.{part(claims)}.{_of(URLSAFE, 43, r)}"


def _private_key(kind: str) -> Callable[[random.Random], str]:
    def made(r: random.Random) -> str:
        lines = "\n".join(_of(ALNUM + "+/", 64, r) for _ in range(6))
        return f"-----BEGIN {kind}PRIVATE KEY-----\n{lines}\n-----END {kind}PRIVATE KEY-----"

    return made


def _url(scheme: str) -> Callable[[random.Random], str]:
    return lambda r: (
        f"{scheme}://{_word(r)}:{_of(ALNUM, 14, r)}@db-{_word(r)}.corp.example:{r.randrange(1000, 9999)}/{_word(r)}"
    )


def _telling(words: tuple[str, ...], value: Callable[[random.Random], str]) -> Callable[[random.Random], str]:
    """A value that only the word beside it gives away."""
    return lambda r: f"{r.choice(words)}{r.choice(('=', ': ', ' is ', ' = '))}{value(r)}"


KINDS: Mapping[str, Callable[[random.Random], str]] = {
    "AWS access key": _marked("AKIA", string.ascii_uppercase + "234567", 16),
    "AWS temporary key": _marked("ASIA", string.ascii_uppercase + "234567", 16),
    "AWS secret key": _telling(("aws_secret_access_key", "AWS_SECRET_ACCESS_KEY"), lambda r: _of(ALNUM + "/+", 40, r)),
    "Google API key": _marked("AIza", URLSAFE, 35),
    "Google OAuth secret": _marked("GOCSPX-", URLSAFE, 28),
    "Azure storage key": lambda r: f"AccountName={_word(r)};AccountKey={_of(ALNUM + '+/', 86, r)}==;",
    "GitHub token": _marked("ghp_", ALNUM, 36),
    "GitHub OAuth token": _marked("gho_", ALNUM, 36),
    "GitHub app token": _marked("ghs_", ALNUM, 36),
    "GitHub fine-grained token": lambda r: f"github_pat_{_of(ALNUM, 22, r)}_{_of(ALNUM, 59, r)}",
    "GitLab token": _marked("glpat-", URLSAFE, 20),
    "Slack bot token": lambda r: f"xoxb-{r.randrange(10**11, 10**12)}-{r.randrange(10**12, 10**13)}-{_of(ALNUM, 24, r)}",
    "Slack user token": lambda r: f"xoxp-{_of(DIGITS, 12, r)}-{_of(DIGITS, 12, r)}-{_of(DIGITS, 13, r)}-{_of(HEX, 32, r)}",
    "Slack webhook": lambda r: f"https://hooks.slack.com/services/T{_of(UPPER, 8, r)}/B{_of(UPPER, 10, r)}/{_of(ALNUM, 24, r)}",
    "Discord webhook": lambda r: f"https://discord.com/api/webhooks/{r.randrange(10**17, 10**18)}/{_of(URLSAFE, 68, r)}",
    "Telegram bot token": lambda r: f"{r.randrange(10**8, 10**10)}:AA{_of(URLSAFE, 33, r)}",
    "Stripe live key": _marked("sk_live_", ALNUM, 24),
    "Stripe restricted key": _marked("rk_live_", ALNUM, 24),
    "Stripe webhook secret": _marked("whsec_", ALNUM, 32),
    "OpenAI project key": lambda r: f"sk-proj-{_of(URLSAFE, 74, r)}T3BlbkFJ{_of(URLSAFE, 74, r)}",
    "OpenAI key": lambda r: f"sk-{_of(ALNUM, 20, r)}T3BlbkFJ{_of(ALNUM, 20, r)}",
    "Anthropic key": lambda r: f"sk-ant-api03-{_of(URLSAFE, 93, r)}AA",
    "Hugging Face token": _marked("hf_", string.ascii_letters, 34),
    "SendGrid key": lambda r: f"SG.{_of(URLSAFE, 22, r)}.{_of(URLSAFE, 43, r)}",
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
    "Grafana token": lambda r: f"glsa_{_of(ALNUM, 32, r)}_{_of(HEX, 8, r)}",
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
    "token in a pair": _telling(("token", "access_token", "API_TOKEN", "auth token"), lambda r: _of(ALNUM, 32, r)),
    "API key in a pair": _telling(("api key", "API_KEY", "apikey", "x-api-key"), lambda r: _of(HEX, 40, r)),
    "client secret in a pair": _telling(("client_secret", "the client secret", "CLIENT_SECRET"), lambda r: _of(URLSAFE, 40, r)),
    "bearer header": lambda r: f"Authorization: Bearer {_of(URLSAFE, 40, r)}",
    "basic header": lambda r: "Authorization: Basic " + base64.b64encode(f"{_word(r)}:{_of(ALNUM, 12, r)}".encode()).decode(),
    "Contentful token": _marked("CFPAT-", URLSAFE, 43),
    "Dynatrace token": lambda r: f"dt0c01.{_of(UPPER + DIGITS, 24, r)}.{_of(UPPER + DIGITS, 64, r)}",
    "Duffel token": _marked("duffel_live_", ALNUM, 43),
    "OpenShift token": _marked("sha256~", URLSAFE, 43),
    "Shippo token": _marked("shippo_live_", HEX, 40),
    "Tailscale key": lambda r: f"tskey-auth-{_of(ALNUM, 12, r)}-{_of(ALNUM, 32, r)}",
    "LangSmith key": lambda r: f"lsv2_pt_{_of(HEX, 32, r)}_{_of(HEX, 10, r)}",
    "PostHog key": _marked("phx_", ALNUM, 43),
    "Pinecone key": _marked("pcsk_", ALNUM, 70),
    "Vercel token": _marked("vcp_", ALNUM, 56),
    "bcrypt hash": lambda r: f"$2b$12${_of(ALNUM, 53, r)}",
    "wachtwoord": _telling(("het wachtwoord", "Lösenord", "senha", "hasło", "비밀번호"), _password),
    "Passwort": _telling(("das Passwort", "Kennwort", "mot de passe", "contraseña", "пароль", "密码"), _password),
}  # fmt: skip
"""Kind → an example of it."""

CARRIERS = (
    "{}",
    "Use {} for the deploy.",
    "here it is: {}",
    "I put {} into the env file, please remember it",
    "For staging we use {}\nand nothing else.",
    "export IT='{}'",
    "- {}",
    "Merk dir bitte: {}",
)
PAIRS_CARRIERS = ("{}", "For staging {}", "Note: {}", "{}\nand the host is db.corp.example", "- {}")


def examples(kind: str, r: random.Random) -> list[str]:
    """Sentences with an example each."""
    carriers = (
        PAIRS_CARRIERS
        if " in a " in kind or "header" in kind or kind in ("Passwort", "wachtwoord", "AWS secret key")
        else CARRIERS
    )
    return [r.choice(carriers).format(KINDS[kind](r)) for _ in range(EXAMPLES)]


TEMPLATES = (
    "The regression came in with commit {sha}.",
    "Revert {short} before the release.",
    "Cherry-pick {short} onto release/{version}.",
    "git bisect says {sha} is the first bad commit",
    "The request id is {uuid}.",
    "Tenant {uuid} has the export switched off.",
    "Trace {hex32} shows a slow query.",
    "The image digest is sha256:{hex64}.",
    "Checksum of the archive: {hex64}",
    "md5 of the fixture is {hex32}",
    'The etag is "{hex32}".',
    "Build {build} failed on {host}.",
    "CI run {number} passed in {small} minutes.",
    "We pinned {package}=={version} because {version2} leaks memory.",
    "integrity sha512-{b64}==",
    "The snapshot is snap-0{hex16} in eu-west-1.",
    "Instance i-0{hex16} was terminated.",
    "The subnet is subnet-{hex8}.",
    "Set the password policy to at least {small} characters.",
    "The token expires after {small} hours.",
    "The API key is stored in Vault under kv/{word}/{word2}.",
    "Passwords are hashed with argon2id.",
    "Rotate the secret for {word} every {small} days.",
    "The token bucket holds {number} tokens.",
    "Our password reset mail links to https://{host}/reset",
    "TOKEN_TTL={small}",
    "MAX_TOKENS={number}",
    "The secret name is {word}-{word2}-credentials.",
    "The key is {word}_{word2}_id and must be unique.",
    "The primary key is a UUID such as {uuid}.",
    "Read the API key from the environment variable {WORD}_API_KEY.",
    "password: ${{{WORD}_PASSWORD}}",
    "token: <YOUR_TOKEN>",
    "The public key fingerprint is SHA256:{b43}.",
    "Cursor {b43} points past the last page.",
    "The file {word}-{hex8}.min.js is cached for a year.",
    "Docker tag {word}:{short} is live.",
    "Session {uuid} was replayed {small} times.",
    "See https://{host}/{word}/-/merge_requests/{number}",
    "Ticket {WORD}-{number} blocks {WORD2}-{number2}.",
    "Idempotency-Key: {uuid}",
    "The trace id is {hex32}-{hex16}-01",
    "Kafka offset {number} on partition {small}.",
    "The cache key is {word}:{number}:{hex8}.",
    "The object key is {word}/2026/11/{uuid}.parquet",
    "Merge base: {sha}",
    "ISBN 978-3-16-{six}-0 is on the list.",
    "The IBAN test value is DE{small}{number}0000.",
    "Phone the vendor at +49 30 {six}.",
    "Node 22 with npm {version} works on {host}.",
    "The auth service keeps sessions for {small} minutes.",
    "My keyboard shortcut for that is ctrl+shift+{small}.",
    "Das Passwort steht im Tresor.",
    "Le jeton expire après {small} heures.",
    "Never log tokens, passwords or keys.",
    "The migration id is {stamp}_{word}_{word2}.",
    "ULID 01{ulid} sorts by time.",
    "The nanoid in the url is {nano}.",
    "git describe gives v{version}-{small}-g{short}",
    "The Terraform state serial is {number}, lineage {uuid}.",
)  # fmt: skip


def ordinary(r: random.Random) -> str:
    """A sentence with no credential in it."""
    words = ("orders", "billing", "search", "reports", "mailer", "ledger", "gateway", "importer", "catalog", "auth")
    word, word2 = r.sample(words, 2)
    return r.choice(TEMPLATES).format(
        sha=_of(HEX, 40, r),
        short=_of(HEX, r.choice((7, 8, 10, 12)), r),
        uuid=uuid.UUID(int=r.getrandbits(128), version=4),
        hex8=_of(HEX, 8, r),
        hex16=_of(HEX, 16, r),
        hex32=_of(HEX, 32, r),
        hex64=_of(HEX, 64, r),
        b64=_of(ALNUM + "+/", 86, r),
        b43=_of(ALNUM + "+/", 43, r),
        build=f"{r.choice(('BLD', 'build-', '#', 'R'))}{r.randrange(10**3, 10**8)}",
        host=f"{word}-{r.randrange(100)}.corp.example",
        package=r.choice(("requests", "left-pad", "numpy", "express", "tokio")),
        version=f"{r.randrange(20)}.{r.randrange(40)}.{r.randrange(90)}",
        version2=f"{r.randrange(20)}.{r.randrange(40)}.{r.randrange(90)}",
        number=r.randrange(100, 10**6),
        number2=r.randrange(100, 10**4),
        small=r.randrange(10, 99),
        six=r.randrange(10**5, 10**6),
        word=word,
        word2=word2,
        WORD=word.upper(),
        WORD2=word2.upper(),
        stamp=f"2026{r.randrange(1, 13):02}{r.randrange(1, 29):02}{r.randrange(10**6):06}",
        ulid=_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ", 24, r),
        nano=_of(URLSAFE, 21, r),
    )


def recall(r: random.Random, *, show: bool) -> None:
    """A line for each kind that isn't found always, and the sum."""
    found = 0
    for kind in KINDS:
        missed = [text for text in examples(kind, r) if secret(text) is None or redact(text) == text]
        found += EXAMPLES - len(missed)
        if missed:
            print(f"  {kind}: {EXAMPLES - len(missed)} of {EXAMPLES}")
        if show:
            print(*(f"      {text!r}" for text in missed[:8]), sep="\n", end="\n" if missed else "")
    total = EXAMPLES * len(KINDS)
    print(f"recall       {found} of {total} examples of {len(KINDS)} kinds: {found / total:.4f}")


def false_alarms(r: random.Random, *, show: bool) -> None:
    texts = [ordinary(r) for _ in range(ORDINARY)]
    began = time.perf_counter()
    wrong = [(text, kind) for text in texts if (kind := secret(text)) is not None]
    each = (time.perf_counter() - began) / ORDINARY * 1e6
    print(
        f"false alarms {len(wrong)} of {ORDINARY} ordinary sentences: {len(wrong) / ORDINARY:.4%}, {each:.0f} µs each"
    )
    if show:
        print(*(f"  {kind}: {text!r}" for text, kind in wrong[:40]), sep="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    r = random.Random(args.seed)  # noqa: S311 - examples, not secrets
    recall(r, show=args.show)
    false_alarms(r, show=args.show)
    return 0


if __name__ == "__main__":
    sys.exit(main())
