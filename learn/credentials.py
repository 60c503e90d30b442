"""How credentials look: one row a kind, by the shape that its issuer gives it or by the words that stand beside it.

The file is a table, and longer than others for that reason: one row is one kind, and adding a kind is adding a row.
The shapes are the issuers' published token formats. Every pattern is linear: no repetition stands inside another.
"""

# ruff: noqa: E501  # a pattern is read in one piece

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Proof = Literal["shape", "quoted", "given", "mixed", "random", "nameless"]
"""What the value must be besides: nothing more (`shape`); no reference (`quoted`); no prose either (`given`), and with
a digit or sign among its letters (`mixed`); drawn by lot (`random`), and no name of a thing (`nameless`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credential:
    """One kind. The group `value` is the secret itself where the pattern also needs its surroundings."""

    name: str
    pattern: re.Pattern[str]
    hints: tuple[str, ...]
    """Lower-case strings of which a text must hold one before the pattern is tried: most texts hold none."""
    proof: Proof = "shape"


def _shaped(name: str, hints: str, pattern: str) -> Credential:
    """A kind whose tokens carry their issuer's mark, so that the token alone is proof."""
    whole = re.compile(rf"(?<![A-Za-z0-9_])(?:{pattern})(?![A-Za-z0-9])")
    return Credential(name=name, hints=tuple(hints.split()), pattern=whole)


CODEWORD = (
    r"(?:pass(?:word|wd|code|phrase|wort)|pwd|kennwort|pass(?: |-)?phrase|mot de passe|contrase[nñ]a|парол[ьяюе]м?"
    r"|кодовое слово|(?<![a-z])pw(?![a-z])|(?<![a-z-])pass(?=[ \t]*[:=])|密码|密碼|口令|パスワード|暗証番号|비밀번호|wachtwoord|lösenord|(?<![a-z])senha|has[lł]o(?![a-z])|[sş]ifre(?:si)?(?![a-z])|parola(?: d['’]ordine)?(?![a-z]))"
)
ACCESS = (
    r"(?:api[ _-]?(?:key|token|secret)s?|apikey|(?:access|auth|refresh|bearer|session|bot|deploy|personal|service"
    r"|id|jwt|csrf"
    r"|registry|webhook|client|shared|app|master|signing|private|secret|encryption|license|account|admin|root|ssh"
    r"|hmac|storage|connection|security|user|api|consumer|integration|ingest|license|sas)[ _-]?"
    r"(?:key|token|secret|credential)s?|credentials?|secret(?:[ _-]?(?:access))?(?:[ _-]?key)?|token|passkey"
    r"|(?:api[- ]?)?schl[uü]ssel|geheimnis|zugangstoken|cl[eé] (?:d['’]?api|secr[eè]te|priv[eé]e)|jeton|secret"
    r"|clave(?: (?:de (?:la )?api|secreta|privada))?|секрет(?:ный ключ)?|ключ(?: api| доступа)?|токен"
    r"|(?:api ?)?(?:密钥|密鑰|金鑰)|令牌|トークン|(?:api ?)?キー|シークレット|秘密鍵)"
)
ABOUT = r"(?:[ \t]+(?:for|of|to|on|in|at|from|fü?r|von|auf|der|pour|de|du|la|para|del|для|от)\b[^=:\n.!?]{1,48}?)?"
"""What the credential is for: "the password for the staging database is"."""
IS = (
    r"(?:[ \t]*(?:=>?|:=?|→|—|->)[ \t]*\n?[ \t]*"
    r"|[ \t]+(?:(?:is|was|were|has been|have been|will be|got) (?:now |currently )?(?:set|changed|reset|updated"
    r"|rotated) to"
    r"|is now|is currently|is|are|was|equals|to|as"
    r"|ist|lautet|est|es|è|é|to|jest|это)[ \t]+(?:(?:still|now|just|simply|jetzt|maintenant|ahora)[ \t]+)?:?[ \t]*"
    r"|[ \t]*(?:是|为|為|：|は|が|는|은|이|＝)[ \t]*)"
)
QUOTE = r"[\"'`“”‘’«»„「」]{0,2}"
VALUE = r"(?P<value>[^\s\"'`“”‘’«»„「」，。、；]{4,})"

SHAPED: tuple[Credential, ...] = (
    # Clouds and platforms
    _shaped("aws-access-key", "akia asia abia acca", r"(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}"),
    _shaped("google-api-key", "aiza", r"AIza[\w-]{35}"),
    _shaped("google-oauth", "ya29. gocspx 1//0", r"ya29\.[\w-]{20,}|GOCSPX-[\w-]{20,}|1//0[\w-]{30,}"),
    _shaped("azure-client-secret", "q~", r"[\w~.-]{3}\dQ~[\w~.-]{31,34}"),
    _shaped("azure-storage-key", "accountkey=", r"AccountKey=[A-Za-z0-9+/]{40,}={0,2}"),
    _shaped("azure-sas", "sig=", r"sig=[A-Za-z0-9%+/]{40,}(?:%3D|=){0,2}"),
    _shaped("digitalocean-token", "_v1_", r"do[opr]_v1_[a-f0-9]{64}"),
    _shaped("heroku-key", "hrku-", r"HRKU-[\w-]{30,}"),
    _shaped("cloudflare-key", "v1.0- cfa cfu cft", r"v1\.0-[a-f0-9]{24}-[a-f0-9]{100,}|cf[uat]{2}_[\w-]{40,}"),
    _shaped("alibaba-key", "ltai", r"LTAI[A-Za-z0-9]{12,26}"),
    _shaped("tencent-key", "akid", r"AKID[A-Za-z0-9]{28,40}"),
    _shaped("vault-token", "hvs. hvb. hvr.", r"hv[sbr]\.[\w-]{20,}"),
    _shaped("terraform-token", ".atlasv1.", r"[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,}"),
    _shaped("doppler-token", "dp.", r"dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]+\.)?[A-Za-z0-9]{40,}"),
    _shaped("pulumi-token", "pul-", r"pul-[a-f0-9]{40}"),
    _shaped("databricks-token", "dapi", r"dapi[a-f0-9]{32}(?:-\d)?"),
    _shaped("supabase-key", "sbp_ sb_secret_", r"sbp_[a-f0-9]{40}|sb_secret_[\w-]{20,}"),
    _shaped("planetscale-token", "pscale_", r"pscale_(?:tkn|pw|oauth)_[\w.-]{30,}"),
    _shaped("neon-password", "npg_", r"npg_[A-Za-z0-9]{10,}"),
    _shaped("fly-token", "fo1_ flyv1", r"fo1_[\w-]{40,}|FlyV1 fm\d[a-z]*_[\w+/=-]{20,}"),
    _shaped("netlify-token", "nfp_ nfc_ nfo_ nfu_", r"nf[pcou]_[A-Za-z0-9]{36,}"),
    # Code hosting and packages
    _shaped(
        "github-token",
        "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_",
        r"gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{22,}",
    ),
    _shaped(
        "gitlab-token",
        "glpat gldt glrt glptt glft glsoat glcbt glimt glagent gloas glffct gr1348941",
        r"(?:gl(?:pat|dt|rt|ptt|ft|soat|cbt|imt|agent|oas|ffct)|GR1348941)-?[\w-]{20,}",
    ),
    _shaped("bitbucket-token", "atbb atctt3", r"ATBB[A-Za-z0-9_=-]{24,}|ATCTT3[\w=-]{40,}"),
    _shaped("atlassian-token", "atatt3", r"ATATT3[\w=-]{40,}"),
    _shaped("npm-token", "npm_", r"npm_[A-Za-z0-9]{36}"),
    _shaped("pypi-token", "pypi-ag", r"pypi-Ag[\w-]{50,}"),
    _shaped("rubygems-key", "rubygems_", r"rubygems_[a-f0-9]{48}"),
    _shaped("docker-token", "dckr_", r"dckr_[po]at_[\w-]{20,}"),
    _shaped("crates-token", "cio", r"cio[A-Za-z0-9]{32}"),
    _shaped("nuget-key", "oy2", r"oy2[a-z0-9]{43}"),
    _shaped("artifactory-key", "akcp cmvmdgtu", r"AKCp[A-Za-z0-9]{60,}|cmVmdGtu[A-Za-z0-9]{50,}"),
    _shaped("circleci-token", "ccip", r"CCIP(?:AT|RJ)_[A-Za-z0-9]{22}_[a-f0-9]{40}"),
    _shaped("buildkite-token", "bkua_ bkaa_ bkuu_ bkau_", r"bk[ua]{2}_[a-f0-9]{40}"),
    _shaped("sonar-token", "sqp_ squ_ sqa_", r"sq[pua]_[a-f0-9]{40}"),
    # Chat and mail
    _shaped("slack-token", "xox xapp-", r"xox[abceoprs](?:\.xox[bp])?-[\w-]{10,}|xapp-\d-[\w-]{10,}"),
    _shaped(
        "slack-webhook",
        "hooks.slack.com",
        r"https://hooks\.slack\.com/(?:services|workflows|triggers)/[A-Z0-9]+/[\w/-]{12,}",
    ),
    _shaped("discord-token", ".", r"[MNO][A-Za-z\d_-]{23,27}\.[\w-]{6}\.[\w-]{27,}"),
    _shaped("discord-webhook", "/api/webhooks/", r"https://(?:\w+\.)?discord(?:app)?\.com/api/webhooks/\d+/[\w-]{20,}"),
    _shaped("telegram-token", ":", r"\d{8,10}:[A-Za-z0-9_-]{35}"),
    _shaped("teams-webhook", "webhookb2", r"https://[\w.-]+\.webhook\.office\.com/webhookb2/\S{20,}"),
    _shaped("twilio-key", "sk", r"SK[0-9a-f]{32}"),
    _shaped("sendgrid-key", "sg.", r"SG\.[\w-]{16,}\.[\w-]{16,}"),
    _shaped("mailgun-key", "key-", r"key-[0-9a-f]{32}"),
    _shaped("mailchimp-key", "-us", r"[0-9a-f]{32}-us\d{1,2}"),
    _shaped("brevo-key", "xkeysib-", r"xkeysib-[a-f0-9]{60,}(?:-\w+)?"),
    _shaped("resend-key", "re_", r"re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}"),
    # Payment and trade
    _shaped("stripe-key", "sk_ sk- rk_ rk- pk_ pk-", r"[srp]k[-_](?:live|test|prod)[-_][A-Za-z0-9]{10,}"),
    _shaped("stripe-webhook", "whsec_", r"whsec_[A-Za-z0-9+/=]{20,}"),
    _shaped("square-token", "sq0 eaaa", r"sq0(?:atp|csp|idp)-[\w-]{22,}|EAAA[\w-]{56,}"),
    _shaped("braintree-token", "access_token$", r"access_token\$(?:production|sandbox)\$[a-z0-9]{16}\$[a-f0-9]{32}"),
    _shaped("shopify-token", "shpat_ shpca_ shppa_ shpss_", r"shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}"),
    _shaped("razorpay-key", "rzp_", r"rzp_(?:live|test)_[A-Za-z0-9]{14,}"),
    _shaped("plaid-token", "access-", r"access-(?:sandbox|development|production)-[0-9a-f-]{36}"),
    # Models
    _shaped("anthropic-key", "sk-ant-", r"sk-ant-[\w-]{20,}"),
    _shaped(
        "model-key", "sk-", r"sk-(?:proj-|svcacct-|admin-|live-|test-|or-v1-|None-)?(?=[\w-]*\d)[A-Za-z0-9_-]{20,}"
    ),
    _shaped("huggingface-token", "hf_ api_org_", r"(?:hf|api_org)_[A-Za-z0-9]{30,}"),
    _shaped("groq-key", "gsk_", r"gsk_[A-Za-z0-9]{40,}"),
    _shaped("perplexity-key", "pplx-", r"pplx-[A-Za-z0-9]{40,}"),
    _shaped("xai-key", "xai-", r"xai-[A-Za-z0-9]{60,}"),
    _shaped("replicate-token", "r8_", r"r8_[A-Za-z0-9]{36,}"),
    # Watching, planning, drawing
    _shaped("newrelic-key", "nrak- nrii- nrra- nriq- nrsp-", r"NR(?:AK|II|RA|IQ|SP)-[\w-]{20,}"),
    _shaped("sentry-token", "sntrys_ sntryu_", r"sntry[su]_[\w+/=-]{40,}"),
    _shaped("grafana-token", "glc_ glsa_", r"gl(?:c|sa)_[A-Za-z0-9+/=_]{32,}"),
    _shaped("honeycomb-key", "hcaik_ hcbik_", r"hc[ab]ik_[a-z0-9]{32,}"),
    _shaped("linear-key", "lin_", r"lin_(?:api|oauth)_[A-Za-z0-9]{32,}"),
    _shaped("notion-token", "ntn_ secret_", r"(?:ntn|secret)_[A-Za-z0-9]{40,}"),
    _shaped("airtable-token", "pat", r"pat[A-Za-z0-9]{14}\.[a-f0-9]{64}"),
    _shaped("figma-token", "figd_ figo_ figu_ figdr_ figor_ figur_", r"fig[dou]r?_[\w-]{36,}"),
    _shaped("postman-key", "pmak-", r"PMAK-[a-f0-9]{24}-[a-f0-9]{34}"),
    _shaped("dropbox-token", "sl.", r"sl\.[\w-]{100,}"),
    _shaped("mapbox-token", "sk.eyj", r"sk\.eyJ[\w-]{20,}\.[\w-]{16,}"),
    _shaped("adobe-secret", "p8e-", r"p8e-[a-z0-9]{32}"),
    _shaped("clojars-token", "clojars_", r"CLOJARS_[a-z0-9]{60}"),
    _shaped("contentful-token", "cfpat-", r"CFPAT-[\w-]{40,}"),
    _shaped("duffel-token", "duffel_", r"duffel_(?:test|live)_[\w=-]{43}"),
    _shaped("dynatrace-token", "dt0c01.", r"dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}"),
    _shaped("easypost-key", "ezak ezt", r"EZ[AT]K[A-Za-z0-9]{54}"),
    _shaped("facebook-token", "eaa", r"EAA[MC]?[A-Za-z0-9]{90,}"),
    _shaped("flutterwave-key", "flwseck flwpubk", r"FLW(?:SECK|PUBK)(?:_TEST)?-[a-h0-9]{12,32}-X"),
    _shaped("frameio-token", "fio-u-", r"fio-u-[\w=-]{60,}"),
    _shaped("gocardless-token", "live_", r"live_(?=[\w-]*\d)[A-Za-z0-9_-]{35,}"),
    _shaped("harness-token", "pat. sat.", r"[ps]at\.[\w-]{22}\.[a-f0-9]{24}\.[A-Za-z0-9]{20}"),
    _shaped("intra42-secret", "s-s4t2", r"s-s4t2(?:ud|af)-[a-f0-9]{64}"),
    _shaped("infracost-key", "ico-", r"ico-(?=[A-Za-z]*\d)[A-Za-z0-9]{32}"),
    _shaped("mailgun-key", "pubkey-", r"pubkey-[a-f0-9]{32}"),
    _shaped("openshift-token", "sha256~", r"sha256~[\w-]{43}"),
    _shaped("prefect-key", "pnu_ pnb_", r"pn[ub]_[a-z0-9]{36}"),
    _shaped("readme-key", "rdme_", r"rdme_[a-z0-9]{70}"),
    _shaped("scalingo-token", "tk-us-", r"tk-us-[\w-]{48}"),
    _shaped("shippo-token", "shippo_", r"shippo_(?:live|test)_[a-f0-9]{40}"),
    _shaped("typeform-token", "tfp_", r"tfp_[\w.=-]{50,}"),
    _shaped("yandex-key", "aqvn t1.", r"AQVN[\w-]{35,38}|t1\.[\w-]{10,}\.[\w-]{86}"),
    _shaped(
        "1password-secret",
        "a3- ops_ey",
        r"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}|ops_eyJ[\w+/=-]{100,}",
    ),
    _shaped("firebase-key", "aaaa", r"AAAA[\w-]{7}:[\w-]{100,}"),
    _shaped("grafana-key", "eyjr", r"eyJrIjoi[\w+/=-]{60,}"),
    _shaped("tailscale-key", "tskey-", r"tskey-[a-z]+-[A-Za-z0-9]{8,}(?:-[A-Za-z0-9]{16,})?"),
    _shaped("elevenlabs-key", "sk_", r"sk_[a-f0-9]{48}"),
    _shaped("langsmith-key", "lsv2_ ls__", r"lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}|ls__[a-f0-9]{32}"),
    _shaped("posthog-key", "phx_ phc_", r"ph[xc]_[A-Za-z0-9]{40,}"),
    _shaped("settlemint-token", "sm_", r"sm_(?:pat|aat|sat)_[A-Za-z0-9]{16}"),
    _shaped("vercel-token", "vcp_ vck_ vca_ vci_ vcr_", r"vc[pkair]_[A-Za-z0-9]{24,}"),
    _shaped("cursor-key", "crsr_", r"crsr_[a-f0-9]{64}"),
    _shaped("tavily-key", "tvly-", r"tvly-(?:dev-|prod-)?(?=[A-Za-z-]*\d)[A-Za-z0-9-]{24,}"),
    _shaped("pinecone-key", "pcsk_", r"pcsk_[A-Za-z0-9_]{50,}"),
    _shaped("zapier-hook", "hooks.zapier.com", r"https://hooks\.zapier\.com/hooks/catch/\d+/\w{6,}"),
    _shaped(
        "password-hash",
        "$apr1$ $2a$ $2b$ $2y$ $6$ $5$ $argon2",
        r"\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}|\$(?:apr1|1|5|6)\$[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{22,}|\$argon2(?:id|i|d)\$v=\d+\$[mtp=,\d]+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+",
    ),
    # This product's own
    _shaped("foreword-key", "fwd_", r"fwd_[a-z0-9]+_[A-Za-z0-9]+_[A-Za-z0-9]{20,}"),
    _shaped("agent-key", "agt_", r"agt_[A-Za-z0-9_-]{20,}"),
    # Standards
    _shaped("jwt", "eyj", r"eyJ[\w-]{8,}\.(?:eyJ)?[\w-]{8,}\.[\w.-]{8,}"),
    _shaped("age-key", "age-secret-key-", r"AGE-SECRET-KEY-1[A-Z0-9]{50,}"),
    Credential(
        name="private-key",
        hints=("private key",),
        pattern=re.compile(
            r"-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----(?:\\n|\s)*[\w+/=:, \\-][^<$*.…]{7,}?"
            r"(?:-----END (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----|\Z)"
        ),
    ),
    Credential(
        name="putty-key",
        hints=("putty-user-key",),
        pattern=re.compile(r"PuTTY-User-Key-File-\d:[^<$*]{20,}?(?:Private-MAC:.*|\Z)"),
    ),
)
"""Proven by their shape alone."""

PASSWORDS = (
    "pass",
    "pwd",
    "pw",
    "wort",
    "parol",
    "парол",
    "contrase",
    "密",
    "口令",
    "パスワード",
    "暗証",
    "비밀",
    "wachtw",
    "lösen",
    "senha",
    "hasło",
    "haslo",
    "ifre",
    "слово",
)
TOKENS = (
    *("key", "token", "secret", "credential", "schl", "geheim", "clé", "cle ", "clave", "jeton", "секрет", "ключ"),
    *("токен", "密钥", "密鑰", "金鑰", "令牌", "トークン", "キー", "シークレット", "秘密鍵"),
)

PLACED: tuple[Credential, ...] = (
    Credential(
        name="url-password",
        hints=("://",),
        pattern=re.compile(
            r"\b[a-zA-Z][a-zA-Z0-9+.-]{1,20}://[^\s/:@\"'`<>]{0,100}:(?P<value>[^\s/@\"'`]{1,200})@(?=[\w\[$<{%])"
        ),
        proof="given",
    ),
    Credential(
        name="url-token",
        hints=("=",),
        pattern=re.compile(
            r"[?&#](?:access_?token|auth_?token|token|api_?key|key|secret|client_secret|password|passwd|pwd"
            r"|signature|sig"
            r"|x-amz-signature|auth|code)=(?P<value>[^\s&#\"'`<>]{8,})",
            re.IGNORECASE,
        ),
        proof="random",
    ),
    Credential(
        name="authorization-header",
        hints=("bearer", "basic", "token"),
        pattern=re.compile(r"\b(?:bearer|basic|token)[ \t:]+(?P<value>[A-Za-z0-9._~+/=-]{12,})", re.IGNORECASE),
        proof="nameless",
    ),
    Credential(
        name="authorization-header",
        hints=("authorization",),
        pattern=re.compile(
            r"\bauthorization[\"']?\s*[:=]\s*[\"']?(?:(?:bearer|basic|token|digest)[ \t]+)?(?P<value>[^\s\"'`<>]{8,})",
            re.IGNORECASE,
        ),
        proof="random",
    ),
    Credential(
        name="command-line-password",
        hints=("-pass", "-pwd"),
        pattern=re.compile(
            r"(?<![\w-])--?(?:password|passwd|pass|passphrase|pwd)[ \t=]+[\"']?(?P<value>[^\s\"'`]{4,})", re.IGNORECASE
        ),
        proof="given",
    ),
    Credential(
        name="command-line-token",
        hints=("--",),
        pattern=re.compile(
            r"(?<![\w-])--[\w-]{0,40}(?:token|secret|key)[ \t=]+[\"']?(?P<value>[^\s\"'`]{8,})", re.IGNORECASE
        ),
        proof="nameless",
    ),
    Credential(
        name="command-line-password",
        hints=("mysql", "mariadb", "sshpass", "mongo", "redis-cli"),
        pattern=re.compile(
            r"\b(?:mysql|mysqldump|mariadb|sshpass|mongo|mongosh|redis-cli)\b[^\n|;]{0,80}? -[pa][ \t]?"
            r"(?P<value>[^\s\"'`-][^\s\"'`]{3,})"
        ),
        proof="given",
    ),
    Credential(
        name="basic-credentials",
        hints=("curl", "wget", "http "),
        pattern=re.compile(
            r"\b(?:curl|wget|http)\b[^\n|;]{0,200}? (?:-u|--user)[ \t=]+[\"']?[^\s:\"'`]{1,64}:(?P<value>[^\s\"'`]{3,})"
        ),
        proof="given",
    ),
    Credential(
        name="basic-credentials",
        hints=("cred", "log", "sign", "zugang", "identifiants"),
        pattern=re.compile(
            r"\b(?:credentials?|creds|log ?in|sign ?in|logins?|zugangsdaten|identifiants|credenciales)\b"
            r"(?:[ \t]+(?:for|to|on|of|with|as)\b[^:=\n.!?]{0,40}?)?"
            r"(?:[ \t]*[:=][ \t]*|[ \t]+(?:is|are|with|using|as|sind|sont|son)[ \t]+)"
            r"[\"'`“]?[\w.@+-]{2,64}(?:[ \t]?:[ \t]?|[ \t]?/[ \t]?)(?P<value>[^\s\"'`”/:]{4,})",
            re.IGNORECASE,
        ),
        proof="mixed",
    ),
    Credential(
        name="aws-secret-key",
        hints=("aws", "amazon"),
        pattern=re.compile(
            r"\b(?:aws|amazon)[\w ]?[^\n]{0,60}?(?P<value>(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=]))",
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
    Credential(
        name="password",
        hints=PASSWORDS,
        pattern=re.compile(
            rf"{CODEWORD}{ABOUT}{IS}[\"'`“‘«„「](?P<value>[^\"'`”’»“」\n]{{4,120}})[\"'`”’»“」]", re.IGNORECASE
        ),
        proof="quoted",
    ),
    Credential(
        name="password",
        hints=PASSWORDS,
        pattern=re.compile(rf"{CODEWORD}(?:_[A-Z]{{2,10}})?[\"']?{ABOUT}{IS}{QUOTE}{VALUE}", re.IGNORECASE),
        proof="given",
    ),
    Credential(
        name="password",
        hints=PASSWORDS,
        pattern=re.compile(rf"{CODEWORD}[ \t]+{QUOTE}{VALUE}", re.IGNORECASE),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=("passw", "credential", "creds", "login", "contrase", "mots de passe", "парол"),
        pattern=re.compile(
            r"\b(?:passwords|passwörter|credentials|creds|logins|contraseñas|mots de passe"
            r"|пароли)\b[^:\n]{0,40}[:：]\s{0,4}(?:[-*•]\s+)?"
            r"[\w.@ -]{1,40}?\s?[:=→]\s?[\"'`]?(?P<value>[^\s\"'`]{4,})",
            re.IGNORECASE,
        ),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=("clave",),
        pattern=re.compile(rf"\bclave{ABOUT}{IS}{QUOTE}{VALUE}", re.IGNORECASE),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=("password's", "passwd's", "password’s", "passcode's"),
        pattern=re.compile(rf"pass(?:word|wd|code|phrase)['’]s (?:now |still |just )?{QUOTE}{VALUE}", re.IGNORECASE),
        proof="mixed",
    ),
    Credential(
        name="pgpass",
        hints=(":5432:", ":3306:", ":5433:"),
        pattern=re.compile(r"(?<!\S)[\w.*-]+:\d{4,5}:[\w*-]+:[\w.*-]+:(?P<value>[^\s:]{6,})(?!\S)"),
        proof="mixed",
    ),
    Credential(
        name="access-key",
        hints=("pat", "cohere", "algolia"),
        pattern=re.compile(
            r"\b(?:pat|cohere(?: api)?(?: key)?|algolia(?: api)?(?: key)?)(?:[ \t]*[:=][ \t]*|[ \t]+(?:is[ \t]+)?)(?P<value>[A-Za-z0-9]{32,64})\b",
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
    Credential(
        name="basic-credentials",
        hints=("login", "credential", "creds"),
        pattern=re.compile(
            r"(?<![\w./:-])[\w.-]{2,32}[:/](?P<value>[^\s\"'`/:]{4,64})\s+(?:is|are)\s+(?:the|our|my)\s+[\w ]{0,24}?"
            r"(?:login|credentials?|creds)\b",
            re.IGNORECASE,
        ),
        proof="mixed",
    ),
    Credential(
        name="basic-credentials",
        hints=(" -p",),
        pattern=re.compile(r"(?<!\S)(?:-u|--user)[ =]\S{1,64} -p[ =]?(?P<value>[^\s-]\S{3,})"),
        proof="given",
    ),
    Credential(
        name="token",
        hints=TOKENS,
        pattern=re.compile(
            rf"{ACCESS}{ABOUT}{IS}[\"'`“‘«„「](?P<value>[^\s\"'`”’»“」]{{16,200}})[\"'`”’»“」]", re.IGNORECASE
        ),
        proof="mixed",
    ),
    Credential(
        name="pin",
        hints=("pin", "code", "otp", "password", "cvv", "cvc"),
        pattern=re.compile(
            r"\b(?:pin(?: ?code)?|passcode|one[- ]time (?:code|password)|otp|2fa code|verification code|cvv|cvc"
            r"|unlock code"
            rf"|door code){ABOUT}{IS}{QUOTE}(?P<value>\d{{3,10}})\b(?!\.\d|:)",
            re.IGNORECASE,
        ),
    ),
    Credential(
        name="token",
        hints=TOKENS,
        pattern=re.compile(rf"{ACCESS}(?:_[A-Z]{{2,12}}){{0,2}}[\"']?{ABOUT}{IS}{QUOTE}{VALUE}", re.IGNORECASE),
        proof="nameless",
    ),
    Credential(
        name="token",
        hints=TOKENS,
        pattern=re.compile(rf"{ACCESS}[ \t]+{QUOTE}(?P<value>[^\s\"'`“”‘’«»„「」，。、；]{{16,}})", re.IGNORECASE),
        proof="nameless",
    ),
    Credential(
        name="key",
        hints=("key",),
        pattern=re.compile(
            r"(?<!\bprimary[ _-])(?<!\bforeign[ _-])(?<!\bpublic[ _-])(?<!\bcache[ _-])(?<!\bpartition[ _-])"
            r"(?<!\bsort[ _-])(?<!\bidempotency[ _-])(?<!\brouting[ _-])(?<!\bobject[ _-])(?<!\bunique[ _-])"
            r"(?<!\blookup[ _-])(?<!\bcomposite[ _-])(?<!\bproject[ _-])(?<!\bissue[ _-])(?<!\bdedup[ _-])"
            r"(?<!\bcorrelation[ _-])"
            rf"\bkeys?{ABOUT}{IS}{QUOTE}(?P<value>[^\s\"'`“”‘’«»„「」，。、；]{{16,}})",
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
)
"""Proven by the words beside them and by what the value looks like."""
