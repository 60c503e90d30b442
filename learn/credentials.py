"""Credentials that are known by the words beside them: one row a kind, and what its value must be besides.

The file is a table, and longer than others for that reason: adding a kind is adding a row. Every pattern is linear: no
repetition stands inside another.
"""

from __future__ import annotations

import re

from learn.credential import Credential
from words.vocabulary import listed

CODEWORD = (
    r"(?:pass(?:word|wd|code|phrase|wort)|pwd|kennwort|pass(?: |-)?phrase|mot de passe|(?<![a-z])mdp(?![a-z])|contrase[nñ]a|парол[ьяюе]м?"
    r"|кодовое слово|(?<![a-z])pw(?![a-z])|(?<![a-z-])pass(?=[ \t]*[:=](?![ \t]*\d{1,4}\b))|wi-?fi[ -]?key|network key|密码|密碼|口令|パスワード|暗証番号|비밀번호|wachtwoord|lösenord|(?<![a-z])senha|has[lł]o(?![a-z])|[sş]ifre(?:si)?(?![a-z])|parola(?: d['’]ordine)?(?![a-z]))"
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
ABOUT = r"(?:,[ \t][^,.:=!?\n]{1,40},|[ \t]+(?:admin|root|wi-?fi|db|prod|staging|production|sudo|ssh|vpn)(?![\w-])|[ \t]+(?:for|of|to|on|in|at|from|fü?r|von|auf|der|pour|de|du|la|para|del|для|от)\b[^=:\n.!?]{1,48}?)?"
"""What the credential is for: "the password for the staging database is"."""
VERBS = (
    r"(?:(?:is|was|were|has been|have been|will be|got) (?:now |currently )?(?:set|changed|reset|updated|rotated) to"
    r"|is now|is currently|is|are|was|equals|to|as|will be|used to be|became|becomes|ist|war|wird|lautet|est|c['’]est|était|sera"
    r"|es|era|será|è|é|to|jest|это|был)"
    r"(?:[ \t]+(?:still|now|just|simply|jetzt|maintenant|ahora|wie folgt|the following))?"
)
IS = (
    r"(?:[ \t*_`]*(?:=>?|::?=?|→|—|->)[ \t*_`]*\n?[ \t]*"
    rf"|[ \t]+{VERBS}(?:[ \t]*:[ \t]*|[ \t]+)"
    r"|[ \t]*(?:是|为|為|：|は|が|는|은|이|＝)[ \t]*)"
)
BELOW = rf"(?:[ \t*_`]*(?:=>?|:=?)|[ \t]+{VERBS}[ \t]*:?|[ \t]*(?:是|为|は)[ \t]*[:：]?)[ \t]*(?:[|>][-+]?)?[ \t]*(?:\n[ \t>]*){{1,3}}(?:```\w*[ \t]*\n[ \t]*)?"
"""The value stands on a line of its own further down: after an empty line, in a fence, in a block of YAML."""
QUOTE = r"[\"'`*“”‘’«»„「」]{0,2}"
VALUE = r"(?P<value>[^\s\"'`“”‘’«»„「」，。、；]{4,})"

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
    "mdp",
    "wifi",
    "wi-fi",
    "network key",
)
TOKENS = (
    *("key", "token", "secret", "credential", "schl", "geheim", "clé", "cle ", "clave", "jeton", "секрет", "ключ"),
    *("токен", "密钥", "密鑰", "金鑰", "令牌", "トークン", "キー", "シークレット", "秘密鍵"),
)

VENDORS = tuple(
    sorted(
        listed(
            """
    adafruit algolia alibaba aliyun amplitude anyscale apify asana assemblyai authy azure beamer bittrex braintree branch
    brave brevo cloudflare cloudinary codecov cohere coinbase coveralls confluent contentful cypress datadog deepgram deepl
    deepseek discord dropbox droneci elasticsearch etsy facebook fastly finicity finnhub firebase flickr foursquare freshbooks
    freshdesk gitter giphy hetzner heroku hubspot intercom jfrog artifactory kraken kucoin launchdarkly linkedin linode
    logdna loggly lokalise mailchimp mailgun mailjet mapbox maxmind meraki messagebird mistral mixpanel mixpanel mongodb
    mux netlify newrelic nexmo nytimes okta onesignal openweather optimizely paddle paypal perplexity pingdom pinecone plaid
    planetscale plivo postmark privateai pusher qdrant qstash rapidapi recaptcha rollbar scalingo segment sendbird sendinblue
    shodan sinch snyk sparkpost spotify square squarespace sumologic supabase telegram tencent travis trello twilio twitch
    twitter typesense unsplash upstash virustotal vonage vultr weaviate yandex zendesk zoho zoom
    """
        )
    )
)
"""Services whose keys carry no mark. Hosts of code and of errors are not among them: beside those stand commits and events."""

OF_PASSWORDS = (
    r"length|policy|policies|hash|reset|min|max|field|column|expir|ttl|limit|count|type|format|rotation|manager|file|name|version"
    r"|prompt|endpoint|url|header|rules?|strength|ids?\b|hint|algorithm|age\b|confirm|input|label|store|storage|scope|bucket|review"
)
"""What has to do with passwords and tokens and is none."""

DIGITS = re.compile(r"\d(?:[ -]?\d){12}")
"""As many as the shortest number of a card has."""

OTHER_NUMBERS = (
    r"orders?|invoices?|tickets?|tracking|parcels?|shipments?|serials?|builds?|runs?|jobs?|imei|iccid|phones?|tel|sku|ids?"
    r"|uuid|versions?|timestamps?|offsets?|bestell\w*|auftrag\w*|rechnung\w*|sendung\w*|commandes?|factures?|pedidos?"
    r"|facturas?|заказ\w*|счет\w*|reference|ref|case|account|isbn|ean|gtin|订单号?|注文番号"
)
"""What a number beside it is instead of a card's, however its digits fall."""

CARD_WORDS = (
    r"\bcards?\b|card[ _-]?(?:number|num|no|nr)\b|\bcc(?:[ _-]?(?:number|num|no))?\b|\bpan\b|\bvisa\b|master ?card|\bmaestro\b"
    r"|\bamex\b|american express|\bdiners\b|\bjcb\b|unionpay|kreditkarte\w*|kartennummer|\bcarte (?:bancaire|bleue|de cr[eé]dit)"
    r"|\btarjeta|\bкарт[аыуео]\w{0,3}|银行卡|信用卡|卡号|クレジットカード|カード(?:番号)?|carta di credito|cart[aã]o|카드"
)

PLACED: tuple[Credential, ...] = (
    Credential(
        name="url-password",
        hints=("://",),
        pattern=re.compile(
            r"\b[a-zA-Z][a-zA-Z0-9+.-]{1,20}://(?P<user>[^\s/:@\"'`<>]{0,100}):(?P<value>[^\s/@\"'`]{1,200})@(?=[\w\[$<{%])(?P<host>\[[0-9a-f:]+\]|[\w.-]*)"
        ),
        proof="quoted",
    ),
    Credential(
        name="url-token",
        hints=("=",),
        pattern=re.compile(
            r"[?&#](?:(?:access|auth|id|refresh|session|private|personal|api|app|client|secret|subscription|x[-_]api)?[-_]?(?:token|key|secret)"
            r"|password|passwd|pwd|pass|pw|(?:[\w-]{1,20}-)?signature|sig|hmac|auth|code|otp|jwt|sid|session_?id|apikey)=(?P<value>[^\s&#\"'`<>]{8,})",
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
            r"\b(?:curl|wget|https?)\b[^\n|;]{0,200}? (?:-[ua][ \t=]{0,4}|--(?:user|auth)[ \t=]+)[\"']?[^\s:\"'`]{1,64}:(?P<value>[^\s\"'`]{3,})"
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
        hints=(":",),
        pattern=re.compile(
            r"(?<![\w.:/*-])(?=[\w.*-]*[A-Za-z*])[\w.*-]{1,100}:(?:\d{2,5}|\*):[\w*-]{1,64}:[A-Za-z][\w.-]{0,64}:(?P<value>[^\s:`\"')]{6,})(?![\w:])"
        ),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=PASSWORDS,
        pattern=re.compile(
            rf"{CODEWORD}(?![\w-])(?:[ \t]*[(\[][^()\[\]\n]{{1,40}}[)\]]|(?![ \t]+(?:{OF_PASSWORDS}))[ \t]+[^\n:=!?;,]{{1,40}}?)?[ \t]*(?:[:=→：?]|->)[ \t]+{QUOTE}{VALUE}",
            re.IGNORECASE,
        ),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=PASSWORDS,
        pattern=re.compile(
            rf"{CODEWORD}(?:[\"'][ \t]*,[ \t]*[\"']|\([\"']?|['’]s[ \t]+(?:now |still |just )?{QUOTE})(?P<value>[^\s\"'`,()]{{6,}})",
            re.IGNORECASE,
        ),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=("пароль", "парол"),
        pattern=re.compile(rf"парол[ьяюе]м?[ \t]+(?:от|для|к|на)[ \t]+\w{{1,24}}[ \t]+{QUOTE}{VALUE}", re.IGNORECASE),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=("pass",),
        pattern=re.compile(rf"(?<![\w-])pass[ \t]+(?:is|was)[ \t]+{QUOTE}{VALUE}", re.IGNORECASE),
        proof="mixed",
    ),
    Credential(
        name="token",
        hints=TOKENS,
        pattern=re.compile(
            rf"{ACCESS}(?![\w-])(?:[ \t]*[(\[][^()\[\]\n]{{1,40}}[)\]]|(?![ \t]+(?:{OF_PASSWORDS}))[ \t]+[^\n:=!?;,]{{1,30}}?)[ \t]*(?:[:=→：]|->)[ \t]+{QUOTE}(?P<value>[^\s\"'`“”‘’«»„「」，。、；]{{16,}})",
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
    Credential(
        name="basic-credentials",
        hints=("log", "sign", "ssh", "admin", "root", "account", "connect", "anmeld"),
        pattern=re.compile(
            r"\b(?:log(?:s|ged|ging)?[ -]?(?:in|on)|sign(?:s|ed|ing)?[ -]?in|ssh|connect|admin|root|account|anmelden)\b(?!-)[^\n.!?]{0,60}?(?<![\w./@:+=-])(?!AAAA)[A-Za-z][\w.-]{1,32}(?:[ \t]?[:/][ \t]?|[ \t]with[ \t])(?=\S{0,64}[\d!#$%^&*~])(?P<value>[^\s\"'`/:@]{6,64})(?![\w/@+=-])",
            re.IGNORECASE,
        ),
        proof="strong",
    ),
    Credential(
        name="basic-credentials",
        hints=("log", "sign", "@"),
        pattern=re.compile(
            r"(?<![\w./@:+=-])(?!AAAA)[A-Za-z][\w.-]{1,32}[:/](?P<value>[^\s\"'`/:@]{6,64})(?=[^\n.!?]{0,24}\b(?:log|sign)[ -]?(?:in|on)\b|@(?:[\w-]+\.)+\w)",
            re.IGNORECASE,
        ),
        proof="strong",
    ),
    Credential(
        name="basic-credentials",
        hints=("root:", "admin:", "administrator:", "sa:"),
        pattern=re.compile(
            r"(?<![\w./@:+=-])(?:root|admin|administrator|sa):(?P<value>[^\s\"'`/:@]{6,64})", re.IGNORECASE
        ),
        proof="strong",
    ),
    Credential(
        name="recovery-key",
        hints=("-",),
        pattern=re.compile(r"(?<![\w-])(?:\d{6}-){7}\d{6}(?![\w-])"),
    ),
    Credential(
        name="authorization-header",
        hints=("_auth",),
        pattern=re.compile(r"(?<![A-Za-z])_auth[ \t]*[=:][ \t]*[\"']?(?P<value>[A-Za-z0-9+/=]{12,})"),
        proof="nameless",
    ),
    Credential(
        name="pin",
        hints=("pin", "puk", "passcode", "code", "combination"),
        pattern=re.compile(
            r"(?:\b(?:pin|puk|passcode)[ \t]+|\b(?:puk|(?:alarm|door|gate|safe|lock|entry|garage|building|voicemail|sim|keypad|locker)(?:['’]s)?[ -]?(?:code|combination|pin)"
            rf"|combination|code (?:du coffre|de l['’]alarme|d['’]entrée|de la porte)|(?:tür|alarm|tresor)code|código de la (?:puerta|alarma)){ABOUT}{IS}{QUOTE})"
            r"(?P<value>\d{4,10}|\d{1,2}(?:-\d{1,2}){2,3})\b(?!\.\d|:|[ \t]*(?:%|pins\b|ms\b|times\b))",
            re.IGNORECASE,
        ),
    ),
    Credential(
        name="password",
        hints=PASSWORDS,
        pattern=re.compile(rf"{CODEWORD}{ABOUT}{BELOW}{QUOTE}{VALUE}", re.IGNORECASE),
        proof="mixed",
    ),
    Credential(
        name="password",
        hints=PASSWORDS,
        pattern=re.compile(
            rf"(?<![\w./-])(?P<value>[^\s\"'`“”‘’«»„「」，。、；,;:()]{{6,64}})[\"'`*”’»“」]{{0,2}}[ \t]*(?:(?:is|was|as|for|ist|als|est|comme|es|como|это|является|jest|è|é)[ \t]+|は|是)"
            rf"(?:[^\W\d_]{{1,12}}[ \t]+){{0,4}}{CODEWORD}(?![ \t]+(?!(?:for|on|of|in|to|at|and|now|für|von|auf|zum|pour|de|du|del|para|для|от|there|here)\b)\w|[\w-])",
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
    Credential(
        name="password",
        hints=("passphrase", "pass phrase", "pass-phrase", "password"),
        pattern=re.compile(
            rf"pass(?:[ -]?phrase|word)(?:{ABOUT}){IS}(?P<value>[a-z]{{3,12}}(?:[ -][a-z]{{3,12}}){{3,9}})(?=[.!;]?\s*$)",
            re.IGNORECASE | re.MULTILINE,
        ),
        proof="phrase",
    ),
    Credential(
        name="recovery-phrase",
        hints=("phrase", "mnemonic", "seed"),
        pattern=re.compile(
            rf"\b(?:seed|recovery|backup|secret|mnemonic)(?:[ -](?:phrase|words|seed))?{ABOUT}{IS}[\"'`“]?(?P<value>(?:(?!(?:for|the|and|are|with|from|you)\b)[a-z]{{3,8}}[ \t,]{{1,2}}){{11,23}}(?!(?:for|the|and|are|with|from|you)\b)[a-z]{{3,8}})\b",
            re.IGNORECASE,
        ),
        proof="phrase",
    ),
    Credential(
        name="recovery-code",
        hints=("code",),
        pattern=re.compile(
            r"\b(?:backup|recovery|2fa|mfa|scratch|one[- ]time|emergency)[ -](?:backup |recovery )?codes?[\"']?[ \t]*(?:[:=]|is|are)\s*[\"'`\[]{0,2}(?P<value>(?=[\w-]*\d)[A-Za-z0-9]{4,10}(?:-[A-Za-z0-9]{4,10}){0,4}(?:[,;\s\"'`]+(?=[\w-]*\d)[A-Za-z0-9]{4,10}(?:-[A-Za-z0-9]{4,10}){0,4}){0,15})",
            re.IGNORECASE,
        ),
    ),
    Credential(
        name="password",
        hints=("pass", "pwd", "secret", "token", "key"),
        pattern=re.compile(
            r"<((?:[\w.-]{0,32}:)?[\w.-]{0,32}(?:password|passwd|passphrase|pwd|secret|token|api[_-]?key|privatekey)[\w-]{0,12})(?:[ \t][^<>]{0,80})?>\s*(?P<value>[^<\s]{4,})\s*</",
            re.IGNORECASE,
        ),
        proof="given",
    ),
    Credential(
        name="password",
        hints=("value",),
        pattern=re.compile(
            r"\b(?:key|name|id)[\"']?\s{0,4}[=:]\s{0,4}[\"']?[\w.-]{0,40}(?:password|passwd|passphrase|pwd|secret|token|api_?key)[\"']?[\s,]{1,24}[\"']?value[\"']?\s{0,4}[=:]\s{0,4}[\"']?(?P<value>[^\s\"'<>]{4,})",
            re.IGNORECASE,
        ),
        proof="given",
    ),
    Credential(
        name="password",
        hints=("passw",),
        pattern=re.compile(r"passwords?[\"']?\s*[:=]\s*[\[({]\s*[\"'](?P<value>[^\"'\s]{4,})[\"']", re.IGNORECASE),
        proof="given",
    ),
    Credential(
        name="password",
        hints=("identified", "passw"),
        pattern=re.compile(
            r"\b(?:identified(?:[ \t]+with[ \t]+\w+)?[ \t]+by(?:[ \t]+password)?|(?:user|role|login|with|encrypted|set)\b[^\n;\"']{0,80}[ \t]password(?:[ \t]+for[ \t]+\S+)?)[ \t]*=?[ \t]*[\"'](?P<value>[^\"'\n]{4,})[\"']",
            re.IGNORECASE,
        ),
        proof="given",
    ),
    Credential(
        name="password",
        hints=("login",),
        pattern=re.compile(
            r"\b(?:machine[ \t]+\S{1,100}|default)\s+login\s+\S{1,100}\s+password\s+(?P<value>[^\s\"'`]{4,})",
            re.IGNORECASE,
        ),
        proof="given",
    ),
    Credential(
        name="password",
        hints=("jdbc:oracle", "sqlplus", "expdp", "impdp"),
        pattern=re.compile(
            r"(?:jdbc:oracle:\w+:|\b(?:sqlplus|expdp|impdp)\b[^\n@]{0,40}[ \t])[\w$#]{1,64}/(?P<value>[^\s/@]{3,64})@",
            re.IGNORECASE,
        ),
        proof="given",
    ),
    Credential(
        name="password",
        hints=("convertto-securestring", "pscredential", "net user", "net use"),
        pattern=re.compile(
            r"(?:convertto-securestring[ \t]+(?:-string[ \t]+)?|pscredential[ \t]*\(?[^\n]{0,60},[ \t]*|\bnet[ \t]+user[ \t]+\S{1,64}[ \t]+|\bnet[ \t]+use\b[^\n]{0,120}/user:\S{1,64}[ \t]+)[\"'](?P<value>[^\"'\n]{4,})[\"']"
            r"|\bnet[ \t]+user[ \t]+\S{1,64}[ \t]+(?P<bare>[^\s/\"'*]{4,})",
            re.IGNORECASE,
        ),
        proof="given",
    ),
    Credential(
        name="command-line-password",
        hints=("sqlcmd", "bcp ", "ldap", "openssl", "smbclient", "htpasswd", "keytool", "pass"),
        pattern=re.compile(
            r"\b(?:(?:sqlcmd|bcp)\b[^\n|;]{0,120}? -P[ \t]?|ldap\w{3,8}\b[^\n|;]{0,160}? -w[ \t]|smbclient\b[^\n|;]{0,120}? -U[ \t]?[^\s%]{1,64}%|htpasswd[ \t]+-\w*b\w*[ \t]+\S{1,100}[ \t]+\S{1,64}[ \t]+|keytool\b[^\n|;]{0,200}?-(?:store|key)pass[ \t]+|(?<!\w)(?:store|key)pass[ \t=:]+|pass:)[\"']?(?P<value>[^\s\"'`]{4,})"
        ),
        proof="given",
    ),
    Credential(
        name="authorization-header",
        hints=("auth ",),
        pattern=re.compile(
            r"(?<![\w-])AUTH(?:[ \t]+(?:PLAIN|LOGIN|default|[a-z][\w-]{1,32}))?[ \t]+(?P<value>[^\s\"'`<>]{8,})"
        ),
        proof="nameless",
    ),
    Credential(
        name="session-cookie",
        hints=("cookie",),
        pattern=re.compile(
            r"\b(?:set-)?cookies?[\"']?[ \t]*[:=][^\n]{0,400}?(?<![\w-])[\w.-]{0,32}(?:sess|sid|auth|token|jwt|connect)[\w.-]{0,16}=(?P<value>[\w%.~+/=-]{16,})",
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
    Credential(
        name="one-time-password-seed",
        hints=("otpauth://",),
        pattern=re.compile(r"otpauth://\S{1,200}?[?&]secret=(?P<value>[A-Za-z2-7=]{8,})", re.IGNORECASE),
    ),
    Credential(
        name="sidekiq-key",
        hints=("contribsys",),
        pattern=re.compile(
            r"contribsys__com\b[\"']?[ \t]*(?:[:=]|[ \t])[ \t]*[\"']?(?P<value>[a-f0-9]{8}:[a-f0-9]{8})\b",
            re.IGNORECASE,
        ),
    ),
    Credential(
        name="vendor-key",
        hints=VENDORS,
        pattern=re.compile(
            rf"(?<![\w./@-])(?:{'|'.join(VENDORS)})(?:[ _.-]?(?:api|app|access|auth|client|consumer|secret|token|key|rest|sdk|service|account|personal|pat|dsn|signing|webhook|bearer|oauth|redis|url))*"
            rf"[\"']?[ \t*_`]*(?:=>?|:=?)[ \t*_`]*{{QUOTE}}(?P<value>[A-Za-z0-9+/=_~.-]{{{{20,}}}})".format(
                QUOTE=QUOTE
            ),
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
    Credential(
        name="payment-card",
        hints=tuple("23456"),
        pattern=re.compile(
            rf"\b(?:{OTHER_NUMBERS})\b(?:[ \t]*n[or]\.)?[^\n.!?\d]{{0,16}}\d[\d -]{{11,26}}\d"
            r"|(?<![\w.+/:=-])(?<!\d[ -])(?P<value>\d{4}(?P<gap>[ -])\d{4}(?P=gap)\d{4}(?P=gap)\d{4}(?:(?P=gap)\d{1,3})?|\d{4}(?P<space>[ -])\d{6}(?P=space)\d{4,5})(?![\w/-]|[ -]\d|\.\d)",
            re.IGNORECASE,
        ),
        proof="card",
        needs=DIGITS,
    ),
    Credential(
        name="payment-card",
        hints=tuple("23456"),
        pattern=re.compile(
            rf"(?:{CARD_WORDS})[^\n\d]{{0,40}}(?P<value>\d[\d -]{{11,22}}\d)(?![\w-]|\.\d)", re.IGNORECASE
        ),
        proof="card",
        needs=DIGITS,
    ),
    Credential(
        name="payment-card",
        hints=tuple("23456"),
        pattern=re.compile(
            rf"(?<![\w.+/-])(?P<value>\d[\d -]{{11,22}}\d)(?=[^\n\d]{{0,24}}(?:{CARD_WORDS}|\bexp(?:iry|ires|iration|_month|_year)?\b|\bcv[vc]\b))",
            re.IGNORECASE,
        ),
        proof="card",
        needs=DIGITS,
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
        pattern=re.compile(rf"(?<!\d:){ACCESS}(?:_[A-Z]{{2,12}}){{0,2}}[\"']?{ABOUT}{IS}{QUOTE}{VALUE}", re.IGNORECASE),
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
            rf"\bkeys?{ABOUT}{IS}{QUOTE}(?![\w.-]{{0,40}}[0-9a-f]{{8}}-(?:[0-9a-f]{{4}}-){{3}}[0-9a-f]{{12}})(?P<value>[^\s\"'`“”‘’«»„「」，。、；]{{16,}})",
            re.IGNORECASE,
        ),
        proof="nameless",
    ),
)
"""Proven by the words beside them and by what the value looks like."""
