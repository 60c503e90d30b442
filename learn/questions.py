"""Whether a message asks: by a question mark outside URLs and code, or by an interrogative form without one.

The forms are a table of rows, by language; its examples are its tests. A wh-word without inversion ("what we use is
Helm") is no question, nor is an order ("do not verify") or a relative clause. The file is long because the table is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice

from learn.mood import ASKED, SUBJECT, core
from words.sentences import blank, statements, without_fences

MARK = re.compile(r"(?<!\(|\\)[?](?!(?:[\w.-]+|\[\w*\])=|\.[A-Za-z_(\[]|[:=!<]\S)|[？؟\u037e⁇⁈⁉‽﹖⸮՞፧¿]")
"""A question mark of any script; not one that starts a query string, a group of a regular expression, or `?.`."""
_QUOTED_MARK = re.compile(r"[\"'“‘«「][?？][\"'”’»」]")
_ADDRESS = re.compile(
    r"(?:[a-zA-Z][a-zA-Z0-9+.-]{1,20}://"
    r"|www\.)(?:[^\s<>\"“”«»「」（），。？！；\u3000-\u30ff\u3400-\u9fff]*[^\s<>\"“”«»「」（），。？！；\u3000-\u30ff\u3400-\u9fff?!.,;:)\]'…])"
    r"|(?<!\S)[\w.~/-]*/[\w.~/-]*\?[\w.-]+=[^\s]*"
)
_CODE = re.compile(r"(`+)[^`]+\1")
STAND_IN = "Thing"
"""What stands for a URL or a piece of code while the sentence around it is read."""

BE = r"(?:is|are|was|were|am|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t)"
AUX = (
    rf"(?:{BE}|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can|could|can['’]?t|couldn['’]?t|should|shouldn['’]?t|would"
    r"|wouldn['’]?t|will|won['’]?t|shall|has|have|had|hasn['’]?t|haven['’]?t|may|might|must)"
)
DO = r"(?:do|does|did|can|could|should|would|will|has|have|don['’]?t|doesn['’]?t|didn['’]?t)"
WH = r"(?:what|which|where|when|why|how|who|whose|whom)"
ME = r"(?:me|us)"
FREE = (
    r"(?:important|key|more|most|called|known|left|missing|needed|required|true|clear|nice|great|new|certain|worse"
    r"|best|crucial|relevant|\w+ed)"
)
NOUN = (
    r"(?:port|version|branch|host|hostname|url|uri|name|time|day|date|type|kind|sort|database|db|language|framework"
    r"|tool|command|file"
    r"|folder|directory|path|config|key|flag|region|environment|env|server|service|package|library|format|colou?r"
    r"|theme|size"
    r"|limit|timeout|status|state|model|schema|table|user|role|team|person|reason|difference|error|endpoint|value"
    r"|default|number"
    r"|id|address|email|repo|repository|license|deadline|budget|order|script|step|job|pipeline|setting|option"
    r"|method|function|class"
    r"|test|runner|manager|editor|os|platform|cloud|provider|percentage|part|one|year|month|week)"
)
VERB = (
    rf"(?:{'|'.join(ASKED)}|use|keep|need|want|have|be|live|exist|require|support|belong|depend|match|expire|reach"
    rf"|see|access|own|rely|happen|mean|fail|pass)"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """One way to ask without a mark. `inside`: also at the start of a later clause; else only of a sentence."""

    name: str
    pattern: re.Pattern[str]
    asks: tuple[str, ...]
    states: tuple[str, ...] = ()
    inside: bool = False


def _form(name: str, pattern: str, asks: str, states: str = "", *, inside: bool = False) -> Form:
    """A row: its examples are given one a line."""
    return Form(
        name=name,
        pattern=re.compile(pattern, re.IGNORECASE),
        asks=tuple(filter(None, map(str.strip, asks.split("\n")))),
        states=tuple(filter(None, map(str.strip, states.split("\n")))),
        inside=inside,
    )


FORMS: tuple[Form, ...] = (
    _form(
        "en: wh-word and auxiliary",
        rf"^(?:(?:what|where|when|why|how|who)['’](?:s|re|d|ll)\b|(?:whats|wheres|hows|whos)\b|(?:what|where|when"
        rf"|why|how|who|whom)\s+(?:exactly |else |precisely |the hell |on earth )?{AUX}\b)"
        rf"(?!\s+{FREE}\b.*(?:\b(?:is|are)\b|:))(?!\s+possible\b)(?!.*\?\w)",
        """where is the config
        where's the staging dashboard
        how do I run the tests
        why does CI fail on main
        when is the deadline
        what is the port of the staging database
        whats the deploy command
        who is on call this week
        how can I reset the cache
        what are the environments""",
        """What we use is Helm.
        Where possible, use tabs.
        When deploying, always tag the release.
        When CI fails, rerun it once.
        What is important is that we never force-push.
        How we deploy: via Argo CD.
        However, we use Helm.
        Whatever you do, never push to main.
        What the team prefers is tabs.
        Who we host with is Hetzner.
        Why we chose Helm: templates.""",
    ),
    _form(
        "en: which, and what with a noun",
        rf"^(?:which\s+(?!(?!of\b)(?:[\w./-]+\s+)?to \w+ (?:is|are|depends)\b)(?!(?:is|was|are|were|means?|meant"
        rf"|makes?|made|lets|allows|we|i|you|they|he|she"
        rf"|it)\b)(?!(?!of\b)(?:[\w./-]+\s+){{1,3}}(?:we|i|you|they|he|she|it|our|the)\s.*\b(?:is|are|depends"
        rf"|varies)\b)"
        rf"|whose\s|what\s+(?!(?:to|we|i|you|they|he|she|it|the|our|my|your|their|this|that|everyone"
        rf"|people)\b)(?:[\w./-]+\s+){{1,4}}?{DO}\s+(?!is\b|are\b|was\b|not\b|\w+ed\b)\w"
        rf"|what\s+(?:[\w./-]+\s+){{0,2}}?{NOUN}s?\s+{BE}\b|what\s+{NOUN}\s+\w+s\b(?!.*\b(?:is|are)\b)|(?:at|on|in"
        rf"|from|to|for|with|by|since|until|under) (?:which|what|whom)\s+(?:[\w./-]+\s+){{0,3}}?{AUX}\s)",
        """which port do we use
        which branch is the default
        which service owns billing
        what port does staging use
        what Postgres version do we run
        what version is staging on
        what command runs the tests
        whose job is the release
        on which port does the proxy listen""",
        """Which is why we use Helm.
        What we use for deploys is Helm.
        What Dana wants is a changelog.
        Which branch we deploy from depends on the release.""",
    ),
    _form(
        "en: subject questions",
        rf"^(?:who\s+(?!(?:we|you|i|they|he|she|it|the|our|my|your|ever)\b|{AUX}\b)[\w'’-]+(?!.*\b(?:must|should"
        rf"|has to|have to|pays|fixes|gets|needs to|buys|reverts|(?:is|are) (?:decided|up to|listed|documented"
        r"|defined|described|written|recorded|shown|in))\b)(?!.*[,:])"
        r"|what\s+(?:happens|happened|causes|caused|breaks|broke|uses|runs|changed|owns|listens|needs|depends|lives"
        r"|goes|went|makes|triggers|controls|handles|calls|fails|failed)\b(?!(?:(?!\b(?:when|if|after|before"
        r"|while)\b).)*\b(?:is|are|was)\b)(?!.*:)"
        r"|what\s+(?:if|about|else)\b|how (?:come|about)\b)",
        """who owns the billing service
        who maintains the terraform modules
        what happens when the queue is full
        what runs on port 5433
        what about the staging database
        what changed in the last release""",
        """Who breaks the build fixes it.
        What breaks the build is the cache.
        What works: a restart.""",
    ),
    _form(
        "en: how much, how to",
        r"^how\s+(?:many|much|long|often|far|old|big|large|fast|soon|to|exactly|well|hard|high|reliable"
        r"|safe)\b(?!.*:\s)(?!\s+(?:we|you|they|i|it|the \w+)\s.*\b(?:is|depends|varies)\b)|^why\s+(?:not|use"
        r"|bother)\b",
        """how many workers do we run
        how to run the tests
        how often does the backup run
        why not Helm
        how much memory does the worker need""",
        """How to deploy: run make release.
        How often we deploy is up to Dana.""",
    ),
    _form(
        "en: is it",
        r"^(?!were\b[^,]*,\s*(?!(?:or|and|right)\b)\w)(?:(?:is|are|isn['’]?t|aren['’]?t|were"
        r"|weren['’]?t)\s+(?!(?:required|located|deployed|hosted|called"
        r"|deprecated|used|needed|owned|stored|based|not|in|on|at)\b)\w|am\s+i\b|(?:was"
        r"|wasn['’]?t)\s+(?!\w+,)(?!(?:wir|ich|du|er|sie|es|ihr|man|der|die|das|den|required|located|deployed|ist"
        r"|sind|passiert|läuft)\b)\w)",
        """is the config in /etc
        are we on Node 20
        isn't the port 5433
        is Dana the CTO
        was the build green yesterday
        are migrations automatic""",
        """Is required for deploys.
        Is hosted on Hetzner.""",
    ),
    _form(
        "en: does it",
        rf"^(?:(?:does|did|doesn['’]?t|didn['’]?t|hasn['’]?t)\s+(?!not\b)\w|has\s+(?!(?:not|no|to|been|a|an|its|many"
        rf"|several|two|three|\d+|\w+ed)\b)\w|do\s+(?:we|you|i|they|people|any|either|any of|both)\b"
        rf"|do\s+(?:the|these|those|our|my|your|all)\s+(?:[\w-]+\s+){{1,3}}?{VERB}\b|don['’]?t\s+(?:we|you|they|i)\b"
        rf"|do\s+(?!(?:the|not|this|that|it|an?|all|what|some|more|less|everything|anything|whatever|be|only|always|never)\b)(?:(?!(?:that|which|who|and|to|as|if|when|before|after|with|for|on|in)\b)[\w'’-]+\s+){{1,3}}?(?:{VERB}|like|eat|drink|live|sleep|work|hurt|die|cost|get|grow|cause|count|apply|bite|wear|speak|celebrate|know)\b"
        r"|(?:have|haven['’]?t|had)\s+(?:we|you|i|they|any|there)\b)",
        """does staging use TLS
        do babies need sunscreen in spring
        do German banks open on Saturdays
        did you push the branch
        do we use pnpm
        don't we use pnpm
        has the build passed
        have you seen the logs
        do our tests run in parallel
        do the migrations need downtime""",
        """Do not verify this against the repo.
        Do run the linter before pushing.
        Don't use tabs.
        Do the migrations first.
        Has no dependencies.
        Does not need Docker.
        Do backups before you upgrade.
        Do reviews in pairs.
        Have the tests pass before merging.""",
    ),
    _form(
        "en: can you",
        rf"^(?!should\b[^,]*,\s*(?!(?:or|and|right|please|but|if)\b)\w)(?:(?:can|could|would|should|can['’]?t"
        rf"|couldn['’]?t|wouldn['’]?t|shouldn['’]?t|won['’]?t"
        rf"|must)\s+(?:{SUBJECT}\b|u\b|ya\b|(?-i:[A-Z])[\w-]+\s+{VERB}\b|(?!be\b|not\b|only\b|also\b|never\b"
        rf"|always\b|still\b|now\b)[a-z][\w-]+\s+{VERB}\b)"
        rf"|will\s+(?:{SUBJECT})\b|(?:shall|may|might)\s+(?:we|i|you|they|he|she|it)\b)(?!.*\w, (?!or\b|and\b"
        rf"|please\b|right\b|but\b|if\b|so\b|then\b|just\b|\w+ing\b)(?:{VERB}|we|it|the|always|never|use)\b)",
        """can you fix the build
        could you please add a test
        should we use tabs or spaces
        shall I merge it
        would you mind checking the logs
        can Dana merge this
        may I push to main
        can staging reach production""",
        """Can be overridden with FOO.
        Should be 5433.
        Should the build fail, rerun it.
        Will owns billing.
        May 5 is the deadline.
        Can't use tabs in YAML.
        Must use TLS everywhere.""",
    ),
    _form(
        "en: tell me which",
        rf"^(?:(?:go ahead and |then |just )?(?:tell|show|remind|teach|give)\s+{ME}\b(?!.{{0,24}}\b(?:when|once"
        rf"|if)\s+(?:you|it|this|that|there|anything|something|done)\b).{{0,40}}?\b(?:{WH}|if|whether)\b"
        rf"|let\s+{ME}\s+know\b(?!\s+(?:when|once|if|whether)\b).{{0,30}}?\b{WH}\b|let\s+{ME}\s+know\s+whether\b"
        rf"|(?:explain|describe|clarify|summari[sz]e|find out|figure out"
        rf"|look up)\s+(?:to {ME}\s+)?(?:briefly\s+)?(?:{WH}|whether)\b"
        r"|help (?:me|us) understand\b)",
        """tell me which port we use
        please tell me where the config lives
        show me how to run the tests
        remind me what we decided
        explain why CI fails
        let me know which branch is live
        find out who owns billing""",
        """Tell me when you are done.
        Let me know if anything breaks.
        Always tell me which file you changed.
        Show me the diff.""",
        inside=True,
    ),
    _form(
        "en: I wonder",
        rf"^(?:(?:i(?:['’]m| am| was)?\s+)?(?:wonder(?:ing)?|curious)\b.{{0,30}}?\b(?:{WH}|if|whether|about)\b"
        rf"|(?:i(?:['’]d| would) like|i want|i need) to know\b"
        rf"|(?:any idea|no idea|any clue|anyone know|anybody know|anyone knows|does anyone know|any chance)\b"
        rf"|do you (?:know|remember|happen)\b"
        r"|i (?:don['’]?t|do not|can['’]?t|cannot|no longer) (?:know|remember|recall|tell)\s+(?:what|which|where"
        r"|who|how|why|when|whose)\b|i(?:['’]ve)? (?:forgot|forget|forgotten)\s+(?:what|which|where|who|how|when)\b"
        rf"|(?:i['’]m |i am )?not sure\s+(?:what|which|where|who|how|why)\b)",
        """I wonder which port we use
        I'm wondering if staging is down
        I'd like to know who owns billing
        any idea why CI fails
        do you know the port
        I forgot which region we use
        not sure where the config lives""",
        """I wonder a lot.
        I know which port we use: 5433.""",
        inside=True,
    ),
    _form(
        "en: a later clause",
        rf"^(?:(?:and |but |so |then |or )?(?:can|could|would|will)\s+you\b|(?:and |but |so |then )?(?:what|where"
        rf"|how|why)(?:['’]s|\s+{AUX})\s+(?:{SUBJECT})\b|(?:and |so )?(?:which|what)\s+[\w-]+\s+(?:do|does|did"
        rf"|should|can|is|are)\s+(?:we|you|i|it|the|they|our|that|this)\b"
        rf"|(?:and |but )?(?:do|does|did|are|can|could|have)\s+(?:we|you|i|they)\s+(?!not\b)\w|(?:and |but )?(?:is"
        rf"|was)\s+(?:it|that|this|there|he|she)\s+\w)",
        """The build is red, can you fix it
        We use pnpm, so which version do we pin
        staging is down - do you know why
        the port changed, is it still 5433""",
        """They use Helm, so do we.
        We use Helm, which is fine.
        If so, do it this way.
        The API lives in Berlin, where the team is.""",
        inside=True,
    ),
    _form(
        "en: tag",
        r"^.*\w.*,\s*(?:right|correct|eh|huh|yeah|isn['’]t (?:it|that (?:so|right))|aren['’]t (?:they|we)"
        r"|don['’]t (?:we|they|you)|doesn['’]t (?:it|he|she)|do (?:we|you|they)|does (?:it|he|she)|can you"
        r"|could you|would you|will you"
        r"|won['’]t you|wasn['’]t it|didn['’]t (?:we|it|you|they)|haven['’]t we|hasn['’]t it|or not|am i right"
        r"|is it|are we|are they|innit|did (?:we|you|they)|can['’]t (?:we|it|you))\s*[.!…]*$",
        """We use pnpm, right
        The port is 5433, isn't it
        we deploy on Fridays, don't we
        staging is on 5433, correct""",
        """We use pnpm, not npm.
        The port is 5433, not 5432.""",
    ),
    _form(
        "de: W-Frage",
        r"^(?:(?:wo|wohin|woher|wann|warum|wieso|weshalb|wie|was|wem|wen|wessen|womit|wofür|wodurch|worauf|woran"
        r"|worin|wozu|wovon)\s+(?!\S+,\s)(?!(?:wir|ich|du|er|sie|es|ihr|man|der|die|das|dem|den|ein|eine|unser\w*"
        r"|mein\w*|dein\w*|immer|gesagt|besprochen|vereinbart|gehabt|üblich|folgt|oben|unten|möglich|auch|bereits"
        r"|schon|erwähnt|geplant|the|a|gewohnt|it|we|you|they|this|that)\b)\w"
        r"|wer\s+(?!.*,)\w|wie ?viele?n?\b|welche[rsmn]?\s+(?!\S+ (?:wir|ich|du|sie|ihr|man|der|die|das)\b.*,)\w)",
        """wo ist die Konfiguration
        welchen Port nutzen wir
        warum schlägt die CI fehl
        wer ist für das Deployment zuständig
        wie starte ich die Tests
        wie viele Worker laufen
        was läuft auf Port 5433""",
        """Was wir nutzen, ist Helm.
        Wer den Build bricht, repariert ihn.
        Wie besprochen nutzen wir Helm.
        Wo möglich, Tabs verwenden.
        Welchen Port wir nutzen, steht im Wiki.""",
    ),
    _form(
        "de: Verb voran",
        r"^(?:(?:ist|sind|war|waren|hat|habt|haben|hast|kann|kannst|könnte|könntest|können|könnt|könnten|soll"
        r"|sollen|muss|müssen|darf|dürfen|wird|werden|würdest|würde|weißt|weiß|wisst|läuft|laufen|nutzt|nutzen"
        r"|verwendet|verwenden|benutzt|benutzen|brauchen|braucht|funktioniert|liegt|steht|gehört|willst|wollt"
        r"|wollen|magst|gibt)\s+"
        r"(?:wir|ich|du|er|(?-i:sie)|es|ihr|man|der|die|das|dein\w*|unser\w*|mein\w*|jemand|jede\w*|alle"
        r"|(?-i:[A-ZÄÖÜ])\w+)\b(?<!\bSie)|(?:können|könnten|haben|sind|würden|wissen) Sie\b)(?!.*, (?:dann|so"
        r"|neu)\b)",
        """kannst du den Build reparieren
        nutzen wir pnpm
        ist der Port noch 5433
        läuft die Datenbank auf 5433
        gibt es einen Staging-Server
        können Sie das prüfen
        weißt du, wo die Logs liegen""",
        """Verwenden Sie immer pnpm.
        Wir nutzen pnpm.
        Nutzen Sie Helm für Deployments.""",
    ),
    _form(
        "de: sag mir, welcher",
        r"^(?:(?:sag|sagt|sagen sie|zeig|zeige|zeigt|zeigen sie|erklär|erkläre|erklärt|verrate|verrat"
        r"|erinnere)\s+(?:mir|uns|mich)\b.*\b(?:wo|wann|warum|wie|was|wer|welche\w*|ob)\b|ich (?:frage mich"
        r"|weiß nicht|möchte wissen|würde gern(?:e)? wissen)\b.*\b(?:wo|wann|warum|wie|was|wer|welche\w*|ob)\b"
        r"|keine ahnung,? w|.*\w, (?:oder|nicht wahr|richtig|stimmt['’]s|gell)[.!]*$)",
        """sag mir, welchen Port wir nutzen
        ich frage mich, wo die Logs liegen
        Wir nutzen pnpm, oder""",
        """Sag mir Bescheid.""",
        inside=True,
    ),
    _form(
        "fr: mot interrogatif",
        r"^(?:où\s+(?:est|sont|se|en|puis|peut|dois|faut|va|vit|tourne|trouver|\w+-)|quel(?:le)?s?\s+(?!que\b"
        r"|qu['’])\w|lequel\b|laquelle\b|pourquoi\b|combien\b|qu['’]est-ce|que\s+(?:fait|faut|dois|doit|se passe"
        r"|signifie|veut)\b|qui\s+(?:est|sont|gère|possède|s['’]occupe|utilise|maintient|a)\b(?!.*,)"
        r"|quand\s+(?:est|sont|doit|faut|sort|aura)\b(?!.*,)|comment\s+(?:je|tu|nous|vous|ça|se|s['’]|est|sont|puis"
        r"|peut|dois|faire|faut|marche|fonctionne|lancer|déployer|configurer|utiliser|installer|démarrer|exécuter"
        r"|corriger|accéder|on (?:fait|lance|déploie|peut|accède|utilise|configure))(?![\w])"
        r"|comment\s+\w+-(?:t-)?(?:on|il|elle|je|tu|nous|vous)\b)",
        """où est la configuration
        quel port utilise-t-on
        pourquoi la CI échoue
        comment lancer les tests
        qui gère la facturation
        qu'est-ce que Helm
        combien de workers tournent
        quand est la date limite""",
        """Ce que nous utilisons, c'est Helm.
        Quand la CI échoue, on relance.
        Comment out the failing block.
        Quel que soit le port, utilisez TLS.""",
    ),
    _form(
        "fr: inversion",
        r"^(?:.*\best-ce qu|(?!rappel|souven|assur|rend|mett|serv|ten|méfi|fi[ée]|dit|di[ts]|donn|envo|montr"
        r"|expliqu)\w+-(?:t-)?(?:il|elle|on|tu|ils|elles|je)\b|(?:avons|sommes|utilisons|pouvons|devons"
        r"|faisons)-nous\b|(?:avez|êtes|pouvez|pourriez|savez|utilisez|voulez|devez)-vous\b|(?:tu peux|vous pouvez"
        r"|tu pourrais|vous pourriez|tu sais|vous savez)\s+\w|c['’]est (?:quoi|où|qui|quand|combien)\b"
        r"|(?:dis|dites|explique|expliquez|montre|montrez|rappelle|rappelez)-(?:moi|nous)\s+(?:où|quand|comment"
        r"|pourquoi|combien|quel\w*|qui|si|ce que|ce qui|ce qu['’])(?!\w)|je (?:me demande|ne sais pas"
        r"|voudrais savoir)\s+(?:si|où|quel\w*|comment|pourquoi|qui)\b|.*\w, (?:non|hein|n['’]est-ce pas"
        r"|pas vrai)[.!]*$)",
        """est-ce que nous utilisons pnpm
        utilise-t-on pnpm
        peux-tu corriger le build
        pouvez-vous vérifier les logs
        dis-moi quel port nous utilisons
        c'est quoi le port
        On utilise pnpm, non""",
        """Rappelez-vous que le port est 5433.
        Assurez-vous que les tests passent.
        Donne-moi le diff.""",
        inside=True,
    ),
    _form(
        "es: palabra interrogativa",
        r"^(?:(?:a|en|de|con|desde|hasta|por|para|sobre)\s+)?(?:qué|dónde|adónde|cómo|cuándo|cuál(?:es)?"
        r"|quién(?:es)?|cuánt[oa]s?)\b(?!.*:\s)"
        r"|^(?:(?:donde|cual(?:es)?|quien(?:es)?|cuant[oa]s?|por que)\s+(?:es|esta|está|estan|están|son|vive|queda"
        r"|corre|usa|usamos|usan|tenemos|hay|se|puedo|debo|tiene|falla|mantiene|lleva)\b(?!.*,)|como\s+(?:hago"
        r"|hacemos|puedo|ejecuto|arranco|configuro|se llama|despliego)\b|cuando\s+(?:es|sale|vence|será|fue)\b"
        r"|que\s+(?:puerto|versi[oó]n|rama|base|host|url|nombre|herramienta|d[ií]a|hora|servidor|entorno|usuario"
        r"|archivo|comando)\b)",
        """dónde está la configuración
        qué puerto usamos
        cómo ejecuto los tests
        quién mantiene el módulo
        donde esta el dashboard
        que puerto usa staging
        por qué falla la CI
        en qué región corre""",
        """Lo que usamos es Helm.
        Cuando falla la CI, la relanzamos.
        Como siempre, usamos Helm.
        Que quede claro: usamos pnpm.""",
    ),
    _form(
        "es: petición y coletilla",
        r"^(?:(?:puedes|podrías|podrias|sabes|me puedes|me podrías|te importa|es posible|alguien sabe|tienes)\s+\w"
        r"|(?:dime|dinos|explícame|explicame|muéstrame|muestrame)\b.*\b(?:qué|que|dónde|donde|cómo|como|cuándo"
        r"|cuando|cuál|cual|quién|quien|por qué|si)\b|recuérdame\s+(?:qué|dónde|cómo|cuándo|cuál|quién)\b"
        r"|me pregunto\b|no sé (?:qué|dónde|cómo|cuándo|cuál|quién|si)\b|.*\w, (?:verdad|cierto|no es así"
        r"|correcto)[.!]*$)",
        """puedes arreglar el build
        dime qué puerto usamos
        me pregunto si staging está caído
        Usamos pnpm, verdad""",
        """Recuérdame que el puerto es 5433.
        Usamos pnpm.""",
        inside=True,
    ),
    _form(
        "ru: вопросительное слово",
        r"^(?:(?:на|в|во|с|со|из|от|до|по|у|о|об|за|под|при|через|для)\s+)?(?:(?:где|куда|откуда|когда|как|кто|кого"
        r"|кому|кем|что|чего|чему|чем|сколько)\s+(?!(?:обычно|правило|только|и|всегда|договорились|касается|бы"
        r"|угодно|мы|вы|я|ты|они|есть)\b)(?!.*(?:,|—|–|: ))\w"
        r"|(?:почему|зачем|отчего|чей|чья|чьё|чьи)\b|как(?:ой|ая|ое|ие|ую|им|ом|ого|их|ими)\s+(?!бы\b"
        r"|угодно\b)(?!.*,)\w)",
        """где лежит конфиг
        какой порт мы используем
        почему падает CI
        кто отвечает за биллинг
        как запустить тесты
        сколько воркеров запущено
        на каком порту слушает база""",
        """Когда CI падает, перезапускаем.
        Как обычно, деплоим в пятницу.
        Что мы используем — это Helm.
        Кто ломает сборку, тот её чинит.""",
    ),
    _form(
        "ru: ли",
        r"^(?!вряд|едва|чуть|мало)(?:[\w-]+\s+){1,3}(?<!вряд )(?<!едва )(?<!чуть )ли\b",
        """можно ли использовать pnpm
        используем ли мы pnpm
        есть ли у нас staging""",
        """Можно использовать pnpm.
        Всегда проверяй, прошли ли тесты.
        Вряд ли это сработает.""",
    ),
    _form(
        "ru: можешь, скажи",
        r"^(?:(?:можешь|можете|сможешь|сможете|знаешь|знаете|разве|неужели|не мог(?:ла|ли)? бы)\b|(?:скажи|скажите"
        r"|подскажи|подскажите|объясни|объясните|расскажи|расскажите|напомни|напомните|покажи|покажите)\b.*\b(?:где"
        r"|куда|откуда|когда|почему|зачем|как|как(?:ой|ая|ое|ие|ую|им|ом)|кто|что|чем|сколько|чей|ли)\b(?<!что)"
        r"|.*\w, (?:верно|правда|не так ли|правильно)[.!]*$)",
        """можешь исправить сборку
        скажи, какой порт мы используем
        Мы используем pnpm, верно""",
        """Напомни, что порт 5433.""",
        inside=True,
    ),
    _form(
        "zh: 疑问",
        r"^(?!.*[\u3041-\u3096\u30a1-\u30fa]).*?(?:(?:吗|嗎|么|麼|呢)[。.!！~～]*$"
        r"|(?<!无论)(?<!不管)(?<!不论)(?<!無論)(?<!没)(?<!任)(?:什么时候|什么|什麼|哪里|哪裡|哪儿|哪个|哪個|哪些|哪种|哪台|哪天|怎么|怎麼|怎样|怎樣|为什么|為什麼|为何"
        r"|为啥|多少|何时|多久|几点|几个|几号|啥)(?!.{0,6}(?:都|也|皆))|(?:^|[，,我们你您])(?:谁(?!.*谁)|誰(?!.*誰)|如何|能不能|可不可以|是不是|有没有|有沒有"
        r"|要不要|能否|可否"
        r"|会不会)(?!.{0,6}(?:都|也))"
        r"|(?!.*(?:不管|无论|不论|看看|试试|考虑|知道|在于|取决|问题|都|也)).*(?:能不能|可不可以|是不是|有没有|有沒有|要不要|会不会|可以不可以|好不好|行不行|该不该|需不需要|应不应该|能否|可否)[^，。]{0,24}[。.!！~～]*$)",
        """配置文件在哪里
        我们用的是哪个端口
        你能修复构建吗
        为什么测试失败了
        谁负责支付服务
        如何运行测试
        我们是不是用 pnpm
        感冒的时候能不能喝咖啡
        部署在什么时候""",
        """无论什么情况都不要强制推送。
        我们使用 pnpm。
        必须检查是否有密钥。
        任何人都不能直接推送。
        谁都不能跳过测试。""",
    ),
    _form(
        "ja: 疑問",
        r"(?:です|ます|ません|でした|ました|だろう|でしょう|ない|の|る|た|い|せん)か(?:な|ね)?[。.!！]*$|(?:でした|だ|た)っけ(?:か|ね)?[。.!！]*$|(?:何|なに|どこ|どれ|どの(?![^、。]*でも)[^、。]{1,12}|どう"
        r"|どうやって|どうして|なぜ|どちら|誰|だれ|いくつ|いつ)(?:を|が|に|で|の|から|まで|へ|と)?(?:です|ですか|ある|いる|使う|使って(?:い)?る|動い?て(?:い)?る|すれば"
        r"|教えて.*|なの)?[。.!！]*$|(?:何|どこ|どれ|どの|どう|なぜ|どちら|誰|いくつ|いつ(?!も))[^。]*教えて|教えて(?:ください|くれ|下さい|もらえますか)?[。.!！]*$",
        """設定ファイルはどこですか
        どのポートを使っていますか
        ビルドを直してくれませんか
        会議は何時でしたっけ
        なぜテストが失敗するのか
        設定ファイルはどこ
        どのポートを使うか教えて""",
        """いつも pnpm を使います。
        誰も main に直接プッシュしない。
        どの環境でも TLS を使う。
        ポートは 5433 です。""",
    ),
)

REACH = 300
"""Characters of either end of a sentence that are looked at."""

MOST_CLAUSES = 24

_QUOTATION = re.compile(r"\0[\0 ]*")
_CLAUSE_START = re.compile(r"[,;:(—–…]\s*|\s-\s+|\.\s+|(?<=[，；：])")
_NESTED = re.compile(r"^(?:so do (?:we|i|they)|do (?:it|this|that|so|not))\b", re.IGNORECASE)


def is_question(message: str) -> bool:
    """Whether any sentence of `message` asks; such a turn is a lookup and teaches nothing (design §6)."""
    visible = without_fences(message)
    return has_mark(visible) or any(asks(sentence.text) for sentence in statements(visible))


def has_mark(text: str) -> bool:
    """Whether a question mark stands in `text` outside URLs and code."""
    bare = _ADDRESS.sub(STAND_IN, _CODE.sub(STAND_IN, text))
    return MARK.search(_QUOTED_MARK.sub(" ", bare)) is not None


def asks(sentence: str) -> bool:
    """Whether one sentence has an interrogative form, whatever its last sign is."""
    bare = " ".join(_unquoted(_ADDRESS.sub(STAND_IN, _CODE.sub(STAND_IN, _ends(sentence)))).split())
    start = core(bare)
    if any(form.pattern.search(start) for form in FORMS):
        return True
    tails = (bare[m.end() :] for m in islice(_CLAUSE_START.finditer(bare), MOST_CLAUSES))
    return any(form.pattern.match(tail) for tail in tails if not _NESTED.match(tail) for form in FORMS if form.inside)


def _ends(sentence: str) -> str:
    """A run-on sentence by its two ends: that is where people ask."""
    return sentence if len(sentence) <= 2 * REACH else f"{sentence[:REACH]}; {sentence[-REACH:]}"


def _unquoted(text: str) -> str:
    """Each quotation as one word: what is quoted is not asked, but it has a place in the sentence."""
    plain = blank(text)
    if plain == text:
        return text
    marks = "".join("\0" if new == " " != old else new for old, new in zip(text, plain, strict=True))
    return _QUOTATION.sub(f" {STAND_IN} ", marks)
