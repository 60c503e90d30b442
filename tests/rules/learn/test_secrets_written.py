"""The many ways in which people and programs write a secret down, and as many sentences about secrets that hold none."""

from __future__ import annotations

import random

import pytest

from bench.credentials import KINDS, MORE, WRITTEN
from bench.ordinary import MORE as FORMS
from bench.ordinary import ordinary
from learn.cards import is_card
from learn.disguise import encoded, joined, written
from learn.secrets import redact, secret, spans

BREAK = "§"
"""Stands inside every token here and is taken out by the test, so that no scanner mistakes this file for a leak."""

SECRETS = (
    "the db pw's hunter2!",
    "root pw → Xk29!a",
    "fyi staging login: deploy/Sommer2024",
    "creds are dana:Qw3rty!9",
    "My Gmail app password is abcd efgh ijkl mnop",
    "wifi: HarbourGuest / pass: Anchor#77",
    "SSH into the box with ubuntu / Kestrel#91",
    "The admin account uses Kestrel91 for its password",
    "DB_PASS=Kestrel91",
    "db.password=Kestrel91",
    "spring.datasource.password=Kestrel91",
    '"dbPassword": "Kestrel91"',
    "dbPassword: Kestrel91",
    "--set auth.password=Kestrel91",
    "helm install x --set postgresqlPassword=Kestrel91",
    "mysqldump -uroot -pKestrel91 app",
    "mongo -u admin -p Kestrel91 --authenticationDatabase admin",
    'psql "host=db user=app password=Kestrel91 dbname=app"',
    "psql postgresql://app:Kestrel91@db/app",
    "git clone https://dana:ghp_§abcdefghijklmnopqrstuvwxyz0123456789@github.com/a/b",
    "git remote add origin https://oauth2:glpa§t-abcDEF123456ghiJKL78@gitlab.com/a/b.git",
    "//registry.npmjs.org/:_authToken=npm_§abcdefghijklmnopqrstuvwxyz0123456789",
    "_auth=ZGFuYTpLZXN0cmVsOTE=",
    "machine github.com login dana password Kestrel91",
    '$password = "Kestrel91"',
    "$pass = 'Kestrel91';",
    "define('DB_PASSWORD', 'Kestrel91');",
    "'password' => 'Kestrel91',",
    'password="Kestrel91" user="dana"',
    "ENV DB_PASSWORD Kestrel91",
    "ARG TOKEN=8f14e45fceea167a5a36dedd4bea2543",
    "set PGPASSWORD=Kestrel91",
    "$env:API_KEY='8f14e45fceea167a5a36dedd4bea2543'",
    "x-api-key: 8f14e45fceea167a5a36dedd4bea2543",
    "Authorization: Token 8f14e45fceea167a5a36dedd4bea2543",
    "Authorization: ApiKey bXlpZDpteWtleTEyMzQ1",
    "Authorization: Basic ZGFuYTpLZXN0cmVsOTE=",
    "Proxy-Authorization: Basic ZGFuYTpLZXN0cmVsOTE=",
    "Ocp-Apim-Subscription-Key: 8f14e45fceea167a5a36dedd4bea2543",
    'curl -H "Authorization: Bearer 8f14e45fceea167a5a36dedd4bea2543" x',
    'curl -d \'{"password":"Kestrel91"}\' https://x',
    'curl "https://x/login?user=dana&pass=Kestrel91"',
    "http -a dana:Kestrel91 GET x",
    "ftp://dana:Kestrel91@files.corp/",
    "smb://dana:Kestrel91@nas/share",
    "ldap bind password is Kestrel91",
    "The BIOS password is Kestrel91",
    "the bike lock combination is 4711",
    "The alarm code is 4711",
    "the door code for the office is 4711#",
    "the safe's PIN: 4711",
    "PIN 4711 for the SIM",
    "SIM PUK: 12345678",
    "Das WLAN-Passwort lautet Kestrel91",
    "Das Passwort vom Router: Kestrel91",
    "Der API-Schlüssel ist 8f14e45fceea167a5a36dedd4bea2543",
    "Le mot de passe admin c'est Kestrel91",
    "le code du coffre est 4711",
    "La contraseña de root es Kestrel91",
    "El token de acceso es 8f14e45fceea167a5a36dedd4bea2543",
    "Пароль администратора: Kestrel91",
    "Пароль от вайфая Kestrel91",
    "токен бота: 8f14e45fceea167a5a36dedd4bea2543",
    "管理员密码是Kestrel91",
    "管理者パスワードはKestrel91です",
    "APIキーは8f14e45fceea167a5a36dedd4bea2543です",
    "API 密钥是 8f14e45fceea167a5a36dedd4bea2543",
    "Password (staging): Kestrel91",
    "password [staging] = Kestrel91",
    "Password for dana@corp.example: Kestrel91",
    "Username: dana\nPassword: Kestrel91",
    "user=dana;pwd=Kestrel91",
    "The password? Kestrel91",
    "My password used to be Kestrel91",
    "the new password will be Kestrel91",
    "change the password from Kestrel91 to Kestrel92",
    "reset Dana's password to Kestrel91",
    "temp password -> Kestrel91",
    "default password = Kestrel91",
    "password(Kestrel91)",
    "-e MYSQL_ROOT_PASSWORD=Kestrel91",
    "POSTGRES_PASSWORD: Kestrel91",
    "REDIS_URL=redis://:Kestrel91@cache:6379/0",
    "CELERY_BROKER_URL=amqp://app:Kestrel91@mq//",
    "secret_key_base: 8f14e45fceea167a5a36dedd4bea25438f14e45fceea167a5a36dedd4bea2543",
    "SECRET_KEY = 'django-insecure-8f14e45fceea167a5a36dedd4be'",
    "APP_KEY=base64:8f14e45fceea167a5a36dedd4bea2543abcdefghijk=",
    "JWT_SECRET: s3cr3t-jwt-value",
    "signing secret 8f14e45fceea167a5a36dedd4bea2543",
    "HMAC key: 8f14e45fceea167a5a36dedd4bea2543",
    "encryption_key=AbCdEfGhIjKlMnOpQrStUvWxYz012345",
    "Fernet key is cw_0x689RpI-jtRR7oE8h_eQsKImvJapLeSbXpwF4e4=",
    "ansible_password: Kestrel91",
    "vault_pass = Kestrel91",
    "keystore.password=changeit",
    "truststorePassword=changeit",
    "storepass changeit",
    "GF_SECURITY_ADMIN_PASSWORD=Kestrel91",
    "The Grafana admin is admin/Kestrel91",
    "use admin:Kestrel91 to log in",
    "admin:Kestrel91@10.0.0.5",
    "sign in as dana with Kestrel91",
    "my pwd is Kestrel91",
    "pass is Kestrel91",
    "passcode for the meeting: 482910",
    "Zoom passcode 482910",
    "otp: 482910",
    "The recovery key is 123456-654321-111222-333444-555666-777888-999000-123123",
    "BitLocker recovery key: 123456-654321-111222-333444-555666-777888-999000-123123",
    "card 4111 1111 1111 1111 exp 12/27 cvv 123",
    "IBAN and card: 5500-0000-0000-0004",
    'number":"4242424242424242","exp_month":12',
    "AWS: AKIA§IOSFODNN7EXAMPLE / wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    "aws_session_token=IQoJ§b3JpZ2luX2VjEJr//////////wEaCXVzLWVhc3QtMSJHMEUCIQDabcdefabcdefabcdefabcdefabcdefabcdefabcdefabcdefabcdef",
    "client_secret: 8Q~abc8Q~defghijklmnopqrstuvwxyz01234",
    "sk-a§bcdefghijklmnopqrstuvwxyz0123456789ABCDEFGH",
    "xoxb§-123456789012-1234567890123-abcdefghijklmnopqrstuvwx",
    "postgres://user:secret@db.internal/app",
    "postgres://app:Kestrel91@localhost/app",
    "Visa 4111111111111111",
    "3782 822463 10005",
    "信用卡号是4242424242424242",
    "keyfe3E6dpd§ydpzsd",
    "the passphrase is correct horse battery staple",
    "-----BEGIN RSA PRIVATE §KEY-----\nMIIEpAIBAAKCAQEA7bq1\nqYxJ0w3mQ9abcdef",
    "The Jenkins admin pw is Tr33house!",
    "dana's laptop password = Blue$heep7",
    "For the VPN use login dana and password Blue$heep7",
    "the wifi key is harbour-guest-2291x",
    "root:Tr33house! on the bastion",
    "ssh dana@bastion # password Tr33house!",
    "sudo password is Tr33house!",
    "export STRIPE_SECRET=sk_t§est_abcdefghijklmnopqrstuv",
    '{"api_key":"9f8e7d6c5b4a39281706f5e4d3c2b1a0"}',
    '"Authorization": "Bearer 9f8e7d6c5b4a39281706f5e4d3c2b1a0"',
    "env: - name: SECRET_KEY value: q8w7e6r5t4y3u2i1o0",
    'terraform: password = "Tr33house!"',
    "mysql://app:Tr33house@db.corp/app",
    "Data Source=db;Initial Catalog=app;User ID=sa;Password=Tr33house!",
    'Das Root-Passwort lautet "Blaues Schaf 77"',
    "Unser WLAN-Schlüssel ist HafenGast2291",
    "Le mdp du serveur : Mouton77!",
    "Mi contraseña es Oveja77!",
    "Пароль: Овца77!",
    "密码：绵羊77abc",
    "パスワードは hitsuji77 です",
    "token ghs_§abcdefghijklmnopqrstuvwxyz0123456789",
    "GH_TOKEN: gho_§abcdefghijklmnopqrstuvwxyz0123456789",
    "aws configure: AKIA§IOSFODNN7EXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    "API token 8f14e45f-ceea-467a-9a36-dedd4bea2543",
    "the client_secret for OAuth is 4f2c9a1b7d8e6f5a",
    "bearer 4f2c9a1b7d8e6f5a4f2c9a1b7d8e6f5a",
    "My credit card is 5555 5555 5555 4444",
    "amex 3714 496353 98431",
    "the CVV is 731",
    "PIN: 0420",
    "the safe combination is 24-13-37",
    "Mastodon access token: Zk3vR9xQ2mLp8sTn4wYb6cJd1fHg5aEu",
    "ngro§k authtoken 2abcDEFghiJKLmnoPQRstuVWXyz_1A2B3C4D5E6F7G8H9J0K1",
    "webhook http§s://hooks.slack.com/services/T01234567/B01234567/abcdefghijklmnopqrstuvwx",
    "----§-BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmU\n-----END OPENSSH PRIVATE KEY-----",
)

NO_SECRETS = (
    "The password is the same as on staging.",
    "The password is asked once.",
    "The password comes from the vault.",
    "The password is longer now.",
    "Password: see 1Password",
    "Password: ask Dana",
    "Password: (in the vault)",
    "Passwords: never in the repo",
    "Password = form field",
    "password: z.string().min(12)",
    "password: str | None = None",
    "password VARCHAR(255) NOT NULL",
    'const password = await prompt("Password")',
    "let token = getToken();",
    'token := os.Getenv("TOKEN")',
    'token = request.headers["x-token"]',
    "const key = crypto.randomBytes(32)",
    "api_key: settings.api_key",
    '"password": { "type": "string" }',
    "password_confirmation must match",
    "The secret is a good index.",
    "The secret of our success is boring technology.",
    "The key is to keep it simple.",
    "The key to the release is the changelog.",
    "The token is opaque to clients.",
    "The token count is 12345678.",
    "The token type is BearerToken.",
    "secret: true",
    "token: null",
    "key: null",
    "The passcode screen is gone.",
    "The code is in src/auth/token.ts",
    "The access code review is on Friday.",
    "The license key lives in the safe.",
    "The auth token has three parts.",
    "The session token is a UUIDv7.",
    "The api key column is varchar(64).",
    "Our API keys start with sk_live_.",
    "GitHub tokens start with ghp_ and have 40 characters.",
    "AWS keys start with AKIA.",
    "JWTs start with eyJ.",
    "Slack tokens look like xoxb-...",
    "Use sk-ant-... as the key.",
    "The token expires on 2026-11-30T12:00:00Z.",
    "The token's exp is 1764500000.",
    "The password hash is bcrypt with cost 12.",
    "The pin is pulled up to 3.3V.",
    "The pin number of the LED is GPIO 17.",
    "The code name is Project Kestrel91.",
    "PR #4711 fixes the login.",
    "The login page is at /auth/sign-in2.",
    "Our login is github/acme-bot.",
    "user: dana / role: admin",
    "The credentials file is ~/.aws/credentials.",
    "The credentials are mounted at /run/secrets/db.",
    "We log in with SAML/Okta.",
    "The cluster's secret store is external-secrets/v1beta1.",
    "The secret version is AWSCURRENT.",
    "The secret rotation lambda is rotate-db-v2.",
    "KEY=value",
    "FOO_KEY=bar",
    "SORT_KEY=created_at_desc",
    "CACHE_KEY=orders:v2:{id}",
    "REDIS_KEY_PREFIX=orders:",
    "PRIMARY_KEY=order_id",
    "The build is 4f2c9a1 on main.",
    "sha1 da39a3ee5e6b4b0d3255bfef95601890afd80709 is the empty hash.",
    "The md5 is d41d8cd98f00b204e9800998ecf8427e.",
    "blake3: af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262",
    "The Docker image is acme/api:2026.11.30-4f2c9a1.",
    "Chart 4111 rows 1111 cols 1111 cells 1111.",
    "Row 4242 4242 4242 4243 is wrong.",
    "We have 5555 5555 points.",
    "The ticket is OPS-5105105105105100.",
    "Port 5432 is Postgres, 6379 is Redis, 5672 is RabbitMQ, 9200 is Elastic.",
    "Bearer tokens are validated by envoy-jwt-authn-v2.",
    "Authorization: Bearer {{token}}",
    "Authorization: Basic <base64>",
    'curl -u "$USER:$TOKEN" https://x',
    'curl -H "Authorization: Bearer $GITHUB_TOKEN" x',
    "basic auth is off for healthz-v2-internal",
    "The bot token scope is chat:write.",
    "personal access tokens need repo:status",
    "The deploy key is read-only.",
    "The SSH key is ed25519.",
    "The SSH key is in the keychain of deploy-bot-2.",
    "The master key is derived with HKDF-SHA256.",
    "The encryption key is AES-256-GCM.",
    "The signing key is RS256/2048.",
    "The root token was revoked on 2026-10-01.",
    "The refresh token is rotated in auth-service-v3.",
    "The CSRF token header is X-CSRF-Token.",
    "The token endpoint is https://auth.corp.example/oauth2/v2.0/token",
    "The JWKS is at https://auth.corp.example/.well-known/jwks.json",
    "Das Passwort ist abgelaufen.",
    "Das Passwort ändert sich monatlich.",
    "Das Token ist drei Stunden gültig.",
    "Der Schlüssel liegt bei Dana.",
    "Der Schlüssel zum Erfolg ist Geduld.",
    "Le mot de passe est dans le coffre.",
    "Le jeton est valable 3 heures.",
    "La clé est sous le paillasson.",
    "La contraseña está en el gestor.",
    "La clave es la paciencia.",
    "Пароль лежит в сейфе.",
    "Ключ лежит у Даны.",
    "密码在保险箱里。",
    "令牌三小时后过期。",
    "パスワードは金庫にある。",
    "キーは注文番号です。",
    "Wait for the OTP mail before you sign in.",
    "The verification code is sent by mail.",
    "two-factor codes are 6 digits",
    "The unlock code path is in lock.rs.",
    "The seed phrase screen needs a warning.",
    "Seed words come from the BIP39 list.",
    "We seed the database with 500 orders and three users each for the demo of the search page.",
    "Cookie: consent=all",
    "The session cookie is __Host-session.",
    "The Airtable base is appXk29ab3LmQpR7t.",
    "keyring, keystone, keyboard and keyframes stay lowercase",
    "The keyboardEventHandler2 ignores repeats.",
    "sdk-core-v2 and mob-client-v3 are packages",
    "fc-list shows fonts, pa-dlna streams",
    "API-FIRST is our motto",
    "The live_view and test_helper modules",
    "s.replace and s.toLowerCase are fine",
    "hcloud, fly and render are our hosts",
    "The Sentry DSN is https://abcdef0123456789abcdef0123456789@o1.ingest.sentry.io/42",
    "postgres://user:password@localhost:5432/app",
    "mysql://root:root@127.0.0.1:3306/test",
    "https://user:pass@example.com/path is the form",
    "amqp://guest:guest@localhost:5672",
    "Order 4929123456781238 was refunded",
    "invoice no. 5555 5555 5555 4444 is paid",
    "The build id is 4111111111111111",
    "The password prompt appears twice.",
    "We moved password hashing to argon2id-v19.",
    "Login works with GitHub/Google.",
    "The wifi is called HarbourGuest2291.",
    "My key takeaway is that p99 fell to 180ms.",
    "The key metric is MRR-2026Q4.",
    "The token budget for agent-7 is 128000.",
    "We sign tokens with ES256.",
    "The secret ingredient is miso.",
    "Secret Santa is on 2026-12-18.",
    "Card sorting happens on 2026-11-30.",
    "Ticket 4111-1111 is done.",
    "The visa interview is on 12 May 2027 at 10:30 in room 4200.",
    "Her phone is +49 151 2345 6789.",
    "The pass rate is 97.3%.",
    "pass: 120, fail: 3",
    "Build passes on node20-alpine.",
    "The auth service is auth-svc-v3.eu-west-1.",
    "API keys live in secret/data/team-7/api.",
    "The pin-compatible chip is STM32F103C8T6.",
    "Das Passwortfeld heißt pw_input_2.",
    "Der Token-Zähler steht bei 8192.",
    "Die Karte zeigt 4 Orte.",
    "La carte bancaire est refusée par PayPlug.",
    "La clave foránea es order_id2.",
    "Карта сайта лежит в sitemap2.xml.",
    "用户密码字段是 pwd_hash2。",
    "カード番号の検証は luhn.ts にある。",
    "commit e83c5163316f89bfbde7d9ab23ca2e25604af290 is the first one",
    "see https://x.example/a?key=value&token=abc",
    "The session id is sess_01HZX3K9V7.",
    "X-Api-Version: 2026-11-01",
    "The object id is 507f1f77bcf86cd799439011.",
    "UUID v7 ids like 018f6b1e-7c3a-7c3a-9c3a-7c3a9c3a7c3a sort by time.",
    "admin@example.com is the admin address",
    "Sign in with Okta/SAML2 on staging.",
)


@pytest.mark.parametrize("text", SECRETS)
def test_a_secret_is_found_however_it_is_written_and_not_repeated(text: str) -> None:
    text = text.replace(BREAK, "")
    found = spans(text)
    assert found
    assert secret(redact(text)) is None
    assert all(text[s.start : s.end] not in redact(text) for s in found)


@pytest.mark.parametrize("text", NO_SECRETS)
def test_a_sentence_about_secrets_holds_none(text: str) -> None:
    assert secret(text) is None


@pytest.mark.parametrize("kind", [*KINDS, *MORE, *WRITTEN])
def test_every_kind_of_the_bench_is_found_nearly_always(kind: str) -> None:
    made = {**KINDS, **MORE, **WRITTEN}[kind]
    r = random.Random(f"{kind} apart")  # noqa: S311 - examples, not secrets
    texts = [made(r) for _ in range(40)]
    assert sum(secret(text) is None for text in texts) <= 1
    assert all(secret(redact(text)) is None for text in texts)


@pytest.mark.parametrize("place", range(len(FORMS)))
def test_no_form_of_an_ordinary_sentence_is_taken_for_a_secret(place: int) -> None:
    r = random.Random(place)  # noqa: S311 - examples, not secrets
    assert [text for text in (FORMS[place](r) for _ in range(20)) if secret(text)] == []
    assert [text for text in (ordinary(r) for _ in range(5)) if secret(text)] == []


@pytest.mark.parametrize("number", ["4111 1111 1111 1111", "378282246310005", "6011111111111117", "3530111333300000"])
def test_a_card_has_an_issuer_a_length_and_a_check_digit(number: str) -> None:
    assert is_card(number)
    assert not is_card(number[:-1] + str((int(number[-1]) + 1) % 10))
    assert not is_card("9" + number[1:])
    assert not is_card(number[:12])


def test_a_reading_tells_where_each_sign_stood() -> None:
    text = 'say &quot;pass\u00adword&quot;: "x\\"y" %3D **z**'
    reading = written(text)
    assert reading is not None
    assert reading.text == 'say "password": "x"y" = z'
    assert len(reading.places) == len(reading.text) + 1
    assert [text[reading.places[n]] for n in range(4)] == list("say ")
    assert reading.places[-1] == len(text)
    assert written("plain") is None


def test_only_pieces_of_tokens_are_put_together() -> None:
    whole = joined("the key is gh_7a\n  9bX2 and\nnothing else")
    assert whole is not None
    assert whole.text == "the key is gh_7a9bX2 and\nnothing else"
    assert joined("two lines\nof words") is None


def test_bytes_in_base64_are_left_alone() -> None:
    assert [hidden.text for hidden in encoded("it is aGVsbG8gdGhlcmUsIHdvcmxk here")] == ["hello there, world"]
    assert not list(encoded("sha 9fceb02d0ae598e95dc970b74767f19372d61af8 and a/path/to/some/file"))


def test_the_rest_of_a_text_stays_when_a_disguised_secret_is_cut_out() -> None:
    token = "ghp_" + "aB3dE6gH9" * 4
    assert redact(f"before {token[:18]}\n{token[18:]} after") == "before [redacted: github-token] after"
    assert redact('{\\"password\\": \\"Kestrel91\\", \\"user\\": \\"dana\\"}').count("dana") == 1
