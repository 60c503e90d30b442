"""The signs of a correction in German words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiers.signs import words

if TYPE_CHECKING:
    from tiers.signs import Vocabulary

GERMAN: Final[Vocabulary] = {
    "agent": words(
        r"\b(?:du|sie) (?:hast|bist|rechnest|rechnen|redest|schreibst|nennst|gehst|planst|nimmst|meinst|meinen|sagst|sagtest|schriebst|liegst|liegen|verwechselst|behauptest|hattest|denkst|glaubst|zählst|verwendest|benutzt|aufrufst)\b"
        r"|\b(?:hast|haben|liegst|liegen|bist|redest|schreibst|verwechselst|rechnest) (?:du|sie)\b|\bdu (?:\w+ ){0,4}(?:hast|nennst|redest|aufrufst|schreibst|meinst|eingetragen)\b"
        r"|\b(?:in )?(?:deine[rmsn]?|ihre[rmn]?) (?:zusammenfassung|liste|notiz(?:en)?|antwort|plan|entwurf|tabelle|angabe|beispiel|code|erinnerung|aufstellung|übersicht|rechnung|annahme|info\w*|vorschlag)\b|\bauf dem alten stand\b",
        "du hast meinen Sohn mit Y eingetragen",
        "wir haben einen Sohn",
    ),
    "own_words": words(
        r"\bich (?:\w+ )?(?:meinte|sagte|nannte|schrieb|rede|redete|sprach)\b|\b(?:hatte|hab(?:e)?) ich (?:\w+ ){0,3}(?:gesagt|geschrieben|genannt|erzählt|angegeben|gemeint|verwechselt|vertippt|verlesen)\b"
        r"|\bich (?:\w+ ){0,6}(?:gesagt|erzählt|geschrieben|genannt|angegeben|gemeint)\b|\b(?:hab(?:e)?|hatte) (?:ich )?(?:mich|mist|quatsch)\b|\b(?:verschrieben|vertippt|vertan|verguckt|verlesen|versprochen|vermacht|verrechnet|geirrt)\b|\bwas red ich\b|\bvorhin\b|\bmeine (?:letzte|erste|vorige) (?:nachricht|angabe|aussage)\b",
        "ich meinte Haselnüsse",
        "Haselnüsse mag ich",
    ),
    "forbidding": words(
        r"\b(?:hör(?:t|en sie)? (?:bitte )?auf\b|finger weg|lass(?:t|en sie)? (?:bitte )?(?:das|die|den|es|künftig)|nicht mehr (?:duzen|verwenden|benutzen|nehmen|vorschlagen|schreiben)|verwende (?:künftig|ab)|nimm (?:künftig|ab jetzt|die|den|das|lieber)|(?:bitte|ab jetzt|künftig) (?:\w+ ){0,4}(?:kein[en]*|nicht) )",
        "Finger weg von Force-Push",
        "der Finger tut weh",
    ),
    "ended": words(
        r"\b(?:nicht mehr(?! als)|kein(?:e[nrsm]?)? (?:\w+ )?mehr|nimmer|nie mehr|niemand mehr|nichts mehr|geschichte\b|waren einmal|war einmal|schluss mit|vorbei)",
        "das gilt nicht mehr",
        "noch mehr davon",
    ),
    "amending": words(
        r"(?:^|[.!?,;] )(?:ups|huch|sorry|entschuldig\w*|verzeihung|pardon|moment|halt|stopp?|warte|korrektur|berichtigung|kleine (?:korrektur|berichtigung|änderung)|nachtrag|update|planänderung|neue regel|mein fehler|mist|vergiss|vergessen sie|streich|kommando zurück|quatsch|quark|unsinn|blödsinn|schmarrn|ach (?:unsinn|quatsch|schmarrn))\b",
        "kleine Berichtigung: es sind 90 Tage",
        "eine kleine Änderung am Code",
    ),
    "objecting": words(
        r"^(?:(?:ähm?|hm+|hä|ach|oh|also|ne|na|ja|och|mööp|aber)[ ,.!]+){0,3}(?:nein|nee+|nö|ne|falsch(?:e[rsn]? \w+)?(?=\s*(?:[.,;:!–—]|$))|stimmt nicht|das stimmt|das ist (?:falsch|veraltet|überholt|nicht)|nicht (?!nur|schlecht|übel|schlimm|ganz|wirklich)|andersrum|umgekehrt|doch|von wegen|irrtum|quark|quatsch|da (?:liegst|muss|hast|irrst))\b",
        "nee nee, das Ding läuft auf ARM",
        "er sagt nein",
    ),
    "withdrawing": words(
        r"\b(?:vergiss|vergessen sie|streich(?:e)?|ignorier(?:e)?|nimm|lösch(?:e)?) (?:bitte )?(?:das mit|was|meine|die regel|den port|alles|das|die letzte|das von)\b|\bzurück(?:nehmen|ziehen)\b|\b(?:von|aus) (?:der|deiner|ihrer) liste\b",
        "vergiss, was ich sagte: vergiss das mit dem Montag",
        "er vergisst den Montag",
    ),
    "changed": words(
        r"\b(?:umgezogen|umgestiegen|gewechselt|ersetzt|abgeschaltet|abgesprungen|abgelöst|rausgeschmissen|rausgeworfen|hochgesetzt|erhöht|gesenkt|verkauft|gekündigt|abgeschafft|aufgehört|verschoben|geworden|umbenannt|migriert|eingestellt|aufgegeben|abgesetzt|ausgetauscht|gelöscht|geändert|verlegt|aufgelöst|abgelaufen|übernommen|gestrichen|gestorben|getrennt|an den nagel|weggefallen|ausgemustert|angehoben|verkürzt|verlängert|gezogen|umgestellt|bin ich weg)\b",
        "der Server ist umgezogen",
        "der Server ist groß",
    ),
    "now": words(
        r"\b(?:jetzt|jetz|nun|inzwischen|mittlerweile|neuerdings|künftig|ab (?:heute|jetzt|sofort|morgen|nächste[rmn]?)|heutzutage|seit (?!wann)\w+|letzte[nrs]? (?:woche|monat|jahr|nacht|montag|freitag)|gestern|vorgestern|dieses jahr|von nun an|im (?:herbst|frühjahr|sommer|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))\b",
        "Sessions liegen jetzt in Postgres",
        "Sessions liegen in Postgres",
    ),
    "before": words(
        r"\b(?:vorher|früher|bisher|bislang|ehemals|zuvor|alte[nrsm]?|waren? (?:mal|einmal))\b|\baus \d+ (?:sind|wurden)\b",
        "vorher waren es 25",
        "nachher essen wir",
    ),
    "contrast": words(
        r"(?:,|\bund) (?:nicht|keine?n?)\b|\bsondern\b|\bstatt\b|\banstelle\b|\bnicht \S+ ?(?:,|;|–|-)|\b(?:die neue|der neue|das neue|richtig(?:e[rs]?)? (?:ist|wäre|heißt))\b|, nicht \S+[.!]?$",
        "ich bin 47 und nicht 74",
        "ich bin nicht da",
    ),
    "after_all": words(
        r"\b(?:doch|tatsächlich|eigentlich|in wirklichkeit|sehr wohl|letztlich|am ende|genau genommen|genauer gesagt|eh|ja)\b",
        "es wird der Donnerstag, tatsächlich",
        "es wird Donnerstag",
    ),
    "mistaken": words(
        r"\b(?:falsch\w*|veraltet|überholt|verwechselt|vertauscht|durcheinander\w*|missverstanden|daneben|irrtum|irrtümlich|versehentlich|verkehrt|stimmt (?:so |hinten und vorne |leider |gar )?nicht|andersrum|umgekehrt|verdreht|widersprechen|trifft nicht zu|existiert (?:\S+ ){0,4}nicht|gibt'?s (?:\S+ ){0,4}nicht|hat er nicht)\b",
        "das hast du vertauscht",
        "das hast du gemacht",
    ),
    "instead": words(
        r"[,;:—–.!-] (?:(?:das|es|er|sie) (?:ist|sind|heißt|wird|läuft|liegt)|der|die|das|ich (?:bin|geh|nehme|meinte)|wir haben|erst)\b",
        "nicht morgen, es wird Freitag",
        "es wird Freitag",
    ),
    "therefore": words(
        r"\balso (?:bitte )?(?:lass|nimm|plan|streich|kein|nicht)\b|, (?:also|nimm|plan|bitte|lass)\b",
        "er kommt nicht, also plan für drei",
        "er kommt also",
    ),
    "own": words(
        r"(?:^|[.!?,;:—–-] |\b(?:und|aber) )(?:wir|ich|unser\w*|mein\w*|bei uns|mit \w+ hab)\b",
        "unser Artifactory steht hier",
        "das Artifactory steht hier",
    ),
    "value": words(
        r"\d|\b(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b|\b(?:mon|diens|donners|frei|sams|sonn)tags?\b|\bmittwochs?\b",
        "es sind drei",
        "es sind viele",
    ),
    "conditional": words(
        r"^(?:und |aber )?(?:wenn|falls|sofern|weil|da wir|solange|sobald|angenommen|als)\b",
        "Wenn du das verwechselt hast, sag es",
        "sag es, wenn",
    ),
    "asked": words(
        r"\?|^(?:(?:und|aber|also|hallo|sag mal|hey)[ ,]+){0,2}(?:was|wer|wie|wann|wo|woher|wohin|warum|wieso|weshalb|welche[rsnm]?|kann(?:st)?|könnt(?:e|est|en)|soll(?:te|en|ten)?|gibt|hast du|habt|ist das|sind das|darf|muss man)\b",
        "kannst du das erklären",
        "das kannst du",
    ),
    "ordered": words(
        r"^(?:(?:bitte|jetzt|dann|mal|ok|okay|könnten sie|kannst du),? ){0,2}(?:füge?|bau(?:e)?|schreib(?:e)?|erstell(?:e)?|benenn?e?|benenn|lösch(?:e)?|ersetz(?:e)?|übersetz(?:e)?|erklär(?:e)?|mach(?:e)?|such(?:e)?|lies|rechne|setz(?:e)?|zeig(?:e)?|erinner(?:e)?|fass(?:e)?|prüf(?:e)?|korrigier(?:e)?|änder(?:e)?|gib|finde|formatier(?:e)?|sortier(?:e)?|verschieb(?:e)?|entfern(?:e)?|starte?|öffne|teste?|generier(?:e)?|plane?|buche?|formulier(?:e)?|kürz(?:e)?|zieh(?:e)?|pack(?:e)?|leg(?:e)?|ruf(?:e)?|stell(?:e)?)\b",
        "Benenne bitte die Klasse um",
        "die Klasse heißt so",
    ),
    "supposed": words(
        r"\b(?:wenn|falls|ob|sobald|vielleicht|angenommen|wäre|würde[nt]?|könnte[nt]?|überleg\w*|mal schauen|eventuell|nächstes (?:jahr|quartal)|wollt(?:e)?|hoffentlich)\b",
        "vielleicht ziehen wir um",
        "wir ziehen um",
    ),
    "reported": words(
        r"\b(?:sagt|meint|behauptet|meldet|laut|angeblich|kollege|kollegin|nachbar\w*|heise|mama|papa|oma|opa|praktikant\w*|steht auf|lied|film|hieß es|heißt es)\b|^(?:er|der (?:validator|linter|compiler|kunde)) ",
        "meine Nachbarin behauptet das",
        "das ist so",
    ),
    "told": words(
        r"^(?:als|beim hackathon|damals|gestern)\b|\bzum glück\b|\bnoch gemerkt\b|\bstundenlang\b",
        "damals war alles anders",
        "alles ist anders",
    ),
    "chat": words(
        r"\b(?:dank\w*|super|toll|schade|haha|lustig|passt|genau so|perfekt|lieb(?:e|en)?|träumchen|servus|hallo|boah|echt|prima|klasse|schön(?:e[nrs]?)?|was für ein|ich wollt|hast du recht|du hast recht|hast recht|schrecklich|schlimm|nicht jetzt|nicht heute|vergiss nicht|ernst|nicht so|verlaufen|nicht schlecht|nicht übel|lecker|schmeckt\w*|lachen|verändert)\b",
        "vielen Dank, super",
        "der Port",
    ),
    "failing": words(
        r"\b(?:bricht|fehlermeldung|fehler|stacktrace|startet (?:\w+ )?nicht|lädt nicht|hängt|kaputt|abgestürzt|stürzt|langsam\w*|latenz|antwortet nicht)\b",
        "die App startet nicht",
        "die App läuft",
    ),
}
