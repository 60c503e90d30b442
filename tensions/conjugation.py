"""Forms of one verb that no stem brings together, each compared by one of them: “has” by “have”, “liest” by “lesen”.

Regular endings are the stemmer's (`words.stems`); only German verbs in -t are cut here, since its stemmer leaves them.
"""

from __future__ import annotations

from typing import Final

from tensions.synonyms import FIRST
from words.vocabulary import listed

_FORMS: Final[dict[str, str]] = {
    "en": "have has having|do does doing done|go goes going gone|be being|need require requires needs|begin begins start starts commence commences|"
    "buy purchase purchases|depart departs leave leaves|film films movie movies|couch sofa|fridge refrigerator|retain retains keep keeps|big large|kid child|kids children",
    "de": "vater papa papi|mutter mama mami mutti|grossmutter oma omi|grossvater opa opi|haben hat habe hab hast habt|laufen läuft laufe|nehmen nimmt nehme|essen isst esse|lesen liest lese gelesen|fahren fährt fahre|sprechen spricht spreche|"
    "treffen trifft treffe|geben gibt gebe|schlafen schläft schlafe|tragen trägt trage|halten hält halte|lassen lässt lasse|wissen weiß|mögen mag|dürfen darf|"
    "sehen sieht sehe|helfen hilft helfe|werfen wirft|vergessen vergisst|empfehlen empfiehlt|brechen bricht|sterben stirbt|waschen wäscht|wachsen wächst|"
    "fangen fängt|fallen fällt|schlagen schlägt|laden lädt|raten rät|annehmen annimmt|übernehmen übernimmt|verlassen verlässt|enthalten enthält|erhalten erhält|"
    "verbieten verbietet|gießen gießt gegossen|schreiben schreibt geschrieben|beginnen starten beginnt startet|brauchen benötigen braucht benötigt",
    "fr": "accès acces|succès succes|progrès progres|procès proces|décès deces|excès exces|père papa|mère maman|chef cheffe cheffes|directeur directrice|rédacteur rédactrice|traducteur traductrice|instituteur institutrice|avoir a ai as avons avez ont|aller va vais allons vont|faire fait fais faisons font|prendre prend prends prenons prennent pris prise|venir vient viens viennent|"
    "tenir tient tiens tiennent tenu|pouvoir peut peux peuvent|vouloir veut veux veulent|mettre met mets mettons mettent mis mise|boire boit bois buvons boivent|"
    "lire lit lis lisons lisent lu lue lus lues|relire relit relisons relisent relu relue relus relues|écrire écrit écris écrivons écrivent écrite écrits écrites|"
    "vivre vit vis vivons vivent|dormir dort dors dorment|servir sert sers servent servi servie servis servies|partir part pars partent|savoir sait sais savent|"
    "voir voit vois voient vu vue vus vues|recevoir reçoit reçois reçoivent reçu reçue reçus reçues|ouvrir ouvre ouvrent|offrir offre offrent offert offerte|"
    "suivre suit suivent suivi suivie suivis suivies|connaître connaît connaissent|conduire conduit conduisent|construire construit construisent construite construits|"
    "vendre vend vendons vendent vendu vendue vendus vendues|perdre perd perdent perdu perdue|rendre rend rendent rendu rendue|envoyer envoie envoient envoyé envoyée envoyés envoyées|"
    "payer paie paient paye payé payée|essayer essaie essaient|nettoyer nettoie nettoient nettoyé nettoyée nettoyés|utiliser utilise utilisons utilisent|commencer commence débute débuter",
    "es": "padre papá|madre mamá|tener tiene tengo tienes tenemos tienen|ir va voy vamos van|hacer hace hago hacemos hacen hecho hecha hechos hechas|venir viene vengo vienen|poder puede puedo pueden podemos|"
    "querer quiere quiero quieren queremos|dormir duerme duermo duermen dormimos|jugar juega juego juegan jugamos|cerrar cierra cierro cierran cerramos|"
    "empezar empieza empiezan empezamos comienza comienzan comenzar|pedir pide pido piden pedimos pedido|servir sirve sirven servimos servido servida|volver vuelve vuelven volvemos|"
    "mostrar muestra muestran|encontrar encuentra encuentran|probar prueba prueban probamos probado probada|escribir escribe escriben escrito escrita escritos escritas|"
    "ver ve veo ven visto vista vistos|poner pone pongo ponen puesto puesta|leer lee leo leen leemos leído leída leídos leídas|traer trae traen traído|resolver resuelve resuelven resuelto resuelta|"
    "construir construye construyen construido construida|enviar envía envían enviado enviada|decir dice digo dicen dicho|salir sale salgo salen|oír oye oyen|saber sabe sé saben",
    "ru": "есть имеется|идти идёт идет идут|ехать едет едут|жить живёт живет живу живут|пить пьёт пьет пьют пью|есть ест ем едят|писать пишет пишу пишут|мочь может могу могут|хотеть хочет хочу хотят|"
    "давать даёт дает дают|брать берёт берет берут|ждать ждёт ждет|искать ищет ищут|платить платит плачу платят|продавать продаёт продает продают продаются продаётся",
}
_ONE: Final[dict[tuple[str, str], str]] = {
    (code, form): forms.split()[0]
    for code, rows in _FORMS.items()
    for forms in rows.split("|")
    for form in forms.split()[1:]
}
_SYNONYMS: Final[dict[tuple[str, str], str]] = {("en", word): _ONE.get(("en", one), one) for word, one in FIRST.items()}
_ONE_WORD: Final = {**_SYNONYMS, **_ONE}
_SHORTEST: Final = 5
"""Letters of a German verb in -t that is cut."""


def one_form(word: str, language: str) -> str:
    """The form by which a word is compared, casefolded; the word itself, casefolded, where no other is known."""
    low = word.casefold()
    if (found := _ONE_WORD.get((language, low))) is not None:
        return found
    if language == "de" and word == low and len(low) >= _SHORTEST:
        return _cut(low)
    return low[:-2] if language == "de" and low.endswith("erin") else low


def _cut(low: str) -> str:
    """“Liefert” and “liefern”, “prüft” and “prüfen” by one stem; nouns have a capital and keep their t."""
    if low.endswith(("ern", "eln")):
        return low[:-1]
    if low.endswith(("tet", "det")):
        return low[:-2]
    return low.removesuffix("t")


_PAST_ENDINGS: Final[dict[str, tuple[str, ...]]] = {
    "fr": ("ait", "aient", "èrent"),
    "es": ("aba", "aban", "ábamos", "aron", "ieron"),
}
_NO_PAST: Final = listed(
    "fait lait trait parfait extrait portrait retrait souhait sait plait satisfait défait refait contrefait bienfait forfait abstrait distrait attrait"
    " acaba acaban graba graban caba traba alaba árabe baron varón marron macron"
)
"""Words that end as if they told of the past."""


def is_past(low: str, language: str) -> bool:
    """Whether a casefolded word is a verb of the past by its ending; English and German show it otherwise."""
    endings = _PAST_ENDINGS.get(language)
    return endings is not None and low.endswith(endings) and low not in _NO_PAST and len(low) > _SHORTEST
