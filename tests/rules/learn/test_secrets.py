"""No credential is learned, and none is repeated; placeholders, references, hashes and ids are no credentials."""

from __future__ import annotations

import pytest

from learn.credentials import PLACED
from learn.issuers import SHAPED
from learn.secrets import redact, secret, shown, spans

BREAK = "§"
"""Stands inside every token here and is taken out by the test, so that no scanner mistakes this file for a leak."""

BY_SHAPE = {
    "aws-access-key": "AKIA§IOSFODNN7EXAMPLE",
    "google-api-key": "AIza§SyA1234567890abcdefghijklmnopqrstuv",
    "google-oauth": "GOCSPX§-abcDEF123456ghiJKL789mno",
    "azure-client-secret": "abc8Q~§abcdefghijklmnopqrstuvwxyz0123456",
    "azure-storage-key": "AccountKey=§aB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3daB3dZz==",
    "digitalocean-token": "dop_v1_§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "vault-token": "hvs.§CAESIJlkajsdf0912kjasdlkjasd",
    "terraform-token": "abcdefGHIJ1234§.atlasv1.aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09aZ09",
    "doppler-token": "dp.pt.§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "pulumi-token": "pul-§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "databricks-token": "dapi§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "supabase-key": "sbp_§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "planetscale-token": "pscale_tkn_§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "github-token": "ghp_§aB3dE6gH9aB3dE6gH9aB3dE6gH9aB3dE6gH9",
    "gitlab-token": "glpat-§abcDEF123456ghiJKL78",
    "bitbucket-token": "ATBB§abcDEF123456ghiJKL789mno0",
    "atlassian-token": "ATATT3§xFfGF0T4xFfGF0T4xFfGF0T4xFfGF0T4xFfGF0T4xFfGF0T4",
    "npm-token": "npm_§aB3dE6gH9aB3dE6gH9aB3dE6gH9aB3dE6gH9",
    "pypi-token": "pypi-AgEIcHlwaS5vcmc§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "rubygems-key": "rubygems_§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "docker-token": "dckr_pat_§abcDEF123456ghiJKL789mno",
    "nuget-key": "oy2§a1b2c3d4e5fa1b2c3d4e5fa1b2c3d4e5fa1b2c3d4e5",
    "circleci-token": "CCIPAT_§aB3dE6gH9kLaB3dE6gH9kL_a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "sonar-token": "sqp_§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "slack-token": "xoxb-§123456789012-abcdefGHIJKL",
    "slack-webhook": "https://hooks.slack.com/services/§T00000000/B00000000/abcdEFGHijkl",
    "discord-token": "MTk4§NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs",
    "telegram-token": "110201543§:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw9",
    "twilio-key": "SK§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "sendgrid-key": "SG.§abcDEF123456ghiJKL78.abcDEF123456ghiJKL789mno",
    "mailgun-key": "key-§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "mailchimp-key": "a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4§-us12",
    "brevo-key": "xkeysib-§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "resend-key": "re_§aB3dE6gH_abcDEF123456ghiJKL789",
    "stripe-key": "sk_live_§4eC39HqLyjWDarjtT1zdp7dc",
    "stripe-webhook": "whsec_§abcDEF123456ghiJKL789mno",
    "square-token": "sq0atp-§abcDEF123456ghiJKL789m",
    "shopify-token": "shpat_§a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4",
    "razorpay-key": "rzp_live_§aB3dE6gH9kLmN0",
    "anthropic-key": "sk-ant-§api03-abcDEF123456ghiJKL789",
    "model-key": "sk-proj-§abcDEF123456ghiJKL789mno",
    "huggingface-token": "hf_§aB3dE6gH9aB3dE6gH9aB3dE6gH9aB3dE6gH9",
    "groq-key": "gsk_§aB3dE6gH9kaB3dE6gH9kaB3dE6gH9kaB3dE6gH9kaB3dE6gH9k",
    "newrelic-key": "NRAK-§ABCDEFGHIJKLMNOPQRSTUVWXY12",
    "sentry-token": "sntrys_§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "grafana-token": "glsa_§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "linear-key": "lin_api_§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "notion-token": "ntn_§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "figma-token": "figd_§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "foreword-key": "fwd_live_§7Qx_aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "agent-key": "agt_§aB3dE6gHaB3dE6gHaB3dE6gHaB3dE6gH",
    "jwt": "eyJhbGciOiJIUzI1NiJ9§.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
    "age-key": "AGE-SECRET-KEY-1§QZ3TLXW9QZ3TLXW9QZ3TLXW9QZ3TLXW9QZ3TLXW9QZ3TLXW9QZ3TLXW9",
}

SECRETS = (
    "The API key is sk-live-§0123456789abcdef0123456789abcdef01234567",
    "AWS key AKIA§IOSFODNN7EXAMPLE",
    "aws secret access key wJalr§XUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    "the db is postgres://admin:s3cr3t@db.internal:5432/app",
    "redis://:p4ssw0rd@cache:6379",
    "the password is hunter2",
    "The password for the staging database is Tr0ub4dor&3.",
    "password: swordfish",
    "DB_PASSWORD=changeme",
    'db_password = "letmein"',
    "export GITHUB_TOKEN=ghp_§abcdefghijklmnopqrstuvwxyz0123456789",
    "Bearer eyJ§hbGciOiJIUzI1NiJ9.eyJ§zdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U",
    "Das Passwort ist geheim123",
    "Le mot de passe est azerty42",
    "La contraseña es perro1234",
    "密码是hunter2",
    "パスワードはhunter2です",
    "пароль: qwerty123",
    "the signing secret is 8f14e45fceea167a5a36dedd4bea2543",
    "The token is abc123def456",
    "My PIN is 4821",
    "curl -u admin:hunter2 https://x.example",
    "mysql -u root -phunter2 app",
    "--password hunter2",
    "The credentials are admin:hunter2",
    "log in with admin / hunter22",
    "api_key: 550e8400-e29b-41d4-a716-446655440000",
    'The passphrase is "correct horse battery staple"',
    "Authorization: Basic YWRtaW46aHVudGVyMg==",
    "https://api.example.com/v1?api_key=a8f7d9e6c5b4",
    "slack webhook https://hooks.slack.com/services/§T00000000/B00000000/abcdEFGHijkl12345678MNOP",
    "Our staging API key: `k9d8f7g6h5j4k3l2`",
    "password is swordfish for staging",
    '"client_secret": "Zx81kQ_9shT2"',
    "Remember that the root password is P@ssw0rd!",
    "stripe sk_test_§4eC39HqLyjWDarjtT1zdp7dc",
    "The wifi password is Sommer2024!",
    "JWT_SECRET=mysupersecret123",
    "The secret key for JWT signing is 9a8b7c6d5e4f",
    "The password for staging is Winter2025",
    "staging pw: Winter2025!",
    "user: admin pass: s3cr3tPass",
    "root/toor123 is the login",
    "export AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY1",
    "STRIPE_API_KEY=sk_live_§51H8xyzABCDEFghijk",
    "The bearer token is abcdef1234567890abcdef",
    'Our JWT signing secret is "correct-horse-battery-staple-9"',
    "mongodb+srv://app:Xy7!kk2@cluster0.abc.mongodb.net/db",
    "amqp://guest:carrot@rabbit:5672",
    "Use token glpat-§abcDEF123456ghiJKL78 for CI.",
    "ssh password for the bastion: qwerty99",
    "The webhook secret is whsec_§abcDEF123456ghiJKL789mno",
    "my api key = 9f8e7d6c5b4a39281706f5e4d3c2b1a0",
    "sendgrid key SG.§abcDEF123456ghiJKL78.abcDEF123456ghiJKL789mno",
    "The encryption key is 6f1ed002ab5595859014ebf0951522d9",
    "DATABASE_URL=postgres://u:p4ss@h/db",
    "X-API-Key: 3f9a8c7b6d5e4f3a2b1c",
    "the pin is 9921",
    "wifi password is Sommerregen7",
    "la clave de la base es gato-azul-77",
    "le mot de passe du wifi est Soleil2025",
    "das Passwort für staging lautet Winter2025",
    "密码：Winter2025",
    "数据库密码是 Winter2025",
    "パスワード：Winter2025",
    "Пароль от стейджинга — Winter2025",
    "Пароль: Winter2025",
    "login with bob / hunter2x",
    "token=eyJhbG§ciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.Et9HFtf9R3GEMA0IICOfFMVXY7kkTX1wr4qCyIf58U",
    "The client secret for OAuth is kX9~fQ2_mN8vB4",
    "Remember the API token: tok_9a8b7c6d5e4f",
    "the SSH key passphrase is opensesame",
    "the keystore password was changed to hunter3",
    "We set the admin password to hunter3",
    "username=admin&password=hunter3",
    "-u admin -p hunter3",
)

NO_SECRETS = (
    "There is no API key in the build.",
    "The password is stored in Vault",
    "The API key is rotated monthly",
    "The password must have 12 characters",
    "The API key is <YOUR_KEY>",
    "export TOKEN=${TOKEN}",
    "password=***",
    "The token is in .env",
    "The API key is in config/keys.yml",
    "postgres://user:${PW}@db.internal/app",
    "postgres://user:***@host/db",
    "postgres://<user>:<password>@host/db",
    "Authorization: Bearer <token>",
    "commit 9fceb02d0ae598e95dc970b74767f19372d61af8 broke it",
    "The request id is 550e8400-e29b-41d4-a716-446655440000",
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "build 20241130.5 is live",
    "The checksum is 8f14e45fceea167a5a36dedd4bea2543",
    "The primary key is 8f14e45fceea167a5a36dedd4bea2543",
    "max_tokens=4096",
    "The token TTL is 3600",
    "Tokens expire after 24h",
    "The signing key is called rsa-2024",
    "The staging key is db-key-2024",
    "Passwords are hashed with argon2id",
    "The password is never logged",
    "token: string",
    "Never check in secrets to the repo",
    "The secret was removed in commit 9fceb02d0ae598e95dc970b74767f19372d61af8",
    'api_key = os.environ["API_KEY"]',
    "The API key comes from process.env.STRIPE_KEY",
    "export API_KEY=YOUR_API_KEY",
    "export API_KEY=your-api-key-here",
    "token: ghp_§xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "sk-...",
    "The password is required",
    "password reset is broken",
    "PASSWORD_MIN_LENGTH=12",
    "Bearer tokens expire in 15 minutes",
    "The access token is base64-encoded",
    "The API token is RS256-signed",
    "密码是必须的",
    "The dashboard lives at https://ci.example.com/run?id=7",
    "The staging database is db-stg-01.internal:5432",
    "Staging deploy needs PG_SSLMODE=require; the pooler refuses plain TCP.",
    "set PGPASSWORD from the vault",
    "The password is in 1Password",
    "the auth token lives at https://vault.example.com/ui",
    "Use the DEPLOY_TOKEN_V2 variable",
    "The license key is in the LICENSE file",
    "We use Bearer authentication",
    "The admin password lives in op://infra/db/password",
    "The API key has 32 characters",
    "key=value pairs are parsed",
    "The api key header is X-Api-Key",
    "email me at dana@example.com",
    "git@github.com:acme/app.git is the remote",
    "The image is ghcr.io/acme/app@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "The cache key is user:123:profile:2024",
    "The session token expires at 09:00",
    "The ports are staging: 5433",
    "use http://localhost:8080/path@v2",
    "We pass credentials as environment variables",
    "Log in with SSO / Okta",
    "The password policy requires 12 characters.",
    "Passwords expire every 90 days.",
    "The API key rotates on the 1st.",
    "The token bucket size is 100",
    "We authenticate with OAuth2 tokens.",
    "API keys are stored in Vault at secret/data/prod",
    "The secret name is prod/db/main",
    "The key file is at ~/.ssh/id_ed25519",
    "Use the token from 1Password",
    "The session token is stored in the cookie sid_v2",
    "The build id is 8f14e45fceea167a",
    "Commit 4a5b6c7d8e9f fixed the parser",
    "trace id 4bf92f3577b34da6a3ce929d0e0e4736",
    "The image digest is sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "Set the password via PGPASSWORD.",
    "The password is asked at startup.",
    "The secret santa list is in docs/santa.md",
    "Token limit: 200000",
    "max_tokens = 4096",
    "The primary key is order_id2",
    "The sort key is created_at_2",
    "The public key is ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE",
    "The passport number field is optional",
    "pass the flag --token $TOKEN to the CLI",
    "password: ${DB_PASSWORD}",
    "password: <your password>",
    'API_KEY="your_api_key"',
    "postgres://USER:PASSWORD@HOST/DB",
    "redis://:$REDIS_PASSWORD@cache:6379",
    "Authorization: Bearer ${TOKEN}",
    "The admin password is never shared.",
    "Never put passwords in URLs.",
    "The login page is /login",
    "Credentials: see Vault",
    "Credentials are rotated every 30 days",
    "the auth secret must be at least 32 characters long",
    "The master key is kept offline.",
    "The pin code length is 6",
    "The OTP expires after 30 seconds",
    "key: value",
    "The keyboard shortcut key is Ctrl+K",
    "The license key format is XXXX-XXXX-XXXX",
)


def real(text: str) -> str:
    return text.replace(BREAK, "")


@pytest.mark.parametrize("kind", BY_SHAPE)
def test_a_token_is_known_by_the_shape_that_its_issuer_gives_it(kind: str) -> None:
    token = real(BY_SHAPE[kind])
    text = f"Remember that we use {token} for staging."
    assert secret(text) == kind
    assert token not in redact(text)
    assert redact(text).startswith("Remember that we use [redacted: ")


def test_at_least_thirty_kinds_are_known() -> None:
    assert len({c.name for c in (*SHAPED, *PLACED)}) >= 60
    assert len(BY_SHAPE) >= 50


@pytest.mark.parametrize("text", SECRETS)
def test_a_secret_is_found_and_not_repeated(text: str) -> None:
    found = spans(real(text))
    assert found
    clean = redact(real(text))
    assert secret(clean) is None
    assert all(real(text)[s.start : s.end] not in clean for s in found)


@pytest.mark.parametrize("text", NO_SECRETS)
def test_a_placeholder_a_reference_or_a_hash_is_no_secret(text: str) -> None:
    assert secret(real(text)) is None
    assert redact(real(text)) == real(text)


@pytest.mark.parametrize("header", ["RSA PRIVATE KEY", "PRIVATE KEY", "OPENSSH PRIVATE KEY", "PGP PRIVATE KEY BLOCK"])
def test_a_private_key_is_taken_out_whole(header: str) -> None:
    body = "MIIEpAIBAAKCAQEA7bq\nabcdefghijklmnop\nqrstuv=="
    text = f"Here it is:\n-----BEGIN {header}-----\n{body}\n-----END {header}-----\nWe use pnpm."
    assert secret(text) == "private-key"
    assert "MIIE" not in redact(text)
    assert redact(text).endswith("We use pnpm.")


def test_a_row_of_crosses_is_a_placeholder() -> None:
    assert secret("token: ghp_" + "x" * 36) is None
    assert secret("AKIA" + "X" * 16) is None


def test_a_secret_hidden_by_invisible_characters_is_found_and_cut_out() -> None:
    text = "we have gh\u200bp_" + "aB3dE6gH9" * 4
    assert secret(text) == "github-token"
    assert redact(text) == "we have [redacted: github-token]"


def test_a_piece_of_a_text_is_redacted_by_what_the_whole_text_shows() -> None:
    text = "Password:\nhunter2xyz\nWe use pnpm."
    assert shown(text, 10, 20, spans(text)) == "[redacted: password]"
    assert shown(text, 21, len(text), spans(text)) == "We use pnpm."


def test_a_text_may_hold_several() -> None:
    text = real("password=hunter22 and token ghp_§" + "aB3dE6gH9" * 4)
    assert [s.kind for s in spans(text)] == ["password", "github-token"]
