"""How one relation is worded in several languages: which words add nothing, which say one thing, which say when or where.

By these tables a statement is read free of its frame (`tensions.facets`). Longer than other files because it is data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tensions.synonyms import ENGLISH
from tensions.synonyms import PHRASES as ENGLISH_PHRASES
from words.vocabulary import listed as _listed

if TYPE_CHECKING:
    from collections.abc import Mapping


def listed(words: str) -> frozenset[str]:
    """The words of a list, as casefolding leaves them: “Straße” is “strasse”."""
    return _listed(words.casefold())


LIGHT: Final[Mapping[str, frozenset[str]]] = {
    "en": listed(
        "what where when which who user wants be have has had having own get gets got getting make makes take takes taking took do does doing done go goes going run runs running uses used using usage puts"
        " keeps kept sets come comes coming picked pick need needs require requires required requirement must should shall can may able way thing things"
        " currently now please always usually generally normally just only still already today again instead once always daily regular regularly"
        " time times hour hours date day days duration length long takes last lasts value size amount total number count level setting name called named call"
        " there here total altogether together overall roughly about around approximately max maximum min minimum least most up per each every"
        " cost costs costing price priced pay pays paid charges fee amounts"
        " is's new whole entire own actual current officially official happens happen happening happened held hold holds place meet"
        " for-sure btw fyi us our ours team-wide company-wide here configured configuration defined fixed limit limits capped limited allows allowed allow permitted support"
        " responsible charge responsibility handle handles handled handling care looks look looked manages-it deal deals in-charge assigned duty"
        " everyone everybody anyone people person persons one ones somebody built builds building made writes written writing based implemented backed powered served rate runtime hold holds"
        " contact person's like really totally completely fully problem problems fine ok okay longer anymore any all both new-ly type kind sort turn turned turns"
    ),
    "de": listed(
        "sein haben hat habe haben wir machen macht gemacht machen gehen geht werden wird tun brauchen braucht benutzen benutzt nutzen nutzt verwenden verwendet einsetzen setzen setzt eingesetzt läuft laufen"
        " liegt liegen steht stehen findet finden statt stattfindet beginnt beträgt betragen kostet kosten zahlen zahlt zahle bezahlen dauert dauern bitte immer meist normalerweise nur noch schon derzeit aktuell jetzt"
        " uhr zeit dauer tag datum preis größe anzahl zahl gesamt insgesamt ca circa etwa ungefähr pro je jede jeden jedes alle gilt lautet ist besteht bestehen aus es gibt bei uns"
        " verantwortlich zuständig kümmert kümmern kümmere übernimmt erledigt betreut betreuung gemacht leuten leute personen person menschen mitglieder mann"
        " geschrieben gebaut implementiert umgesetzt basiert bleibt bleiben da dort hier name namens heißt nennt total gern gerne wegen problemlos ohne-problem wird abgelegt"
        " können darf dürfen kann soll sollen muss müssen erlaubt möglich eigentlich komplett ganz alles standardmäßig kommt kommen auf hält halten schreiben schreibt schreibe öffnungszeit öffnungszeiten laufzeit sich lassen abgeholt betrieben betreibt laufend gibt handelt existiert existieren"
        " einsatz im-einsatz monat monatlich nimmt nehmen nehme bekommt schlucken schluckt verfassen verfasst nachricht-bitte landet wird gesichert rausgehen raus"
    ),
    "fr": listed(
        "être avoir a ai as avons ont fait faire faisons va aller vont utilise utilisons utilisent utiliser met mettre mis sert il-y-a faut doit doivent peut peuvent pouvoir peux"
        " toujours maintenant actuellement seulement encore déjà svp merci heure heures date jour durée temps taille nombre total environ chaque par tous toutes tout"
        " coûte coûtent prix payons paie paient payer paye payés payé tarif est sont lieu tient fixé fixée prévu prévue compte comptent comporte comprend"
        " responsable charge occupe occupent gère gérer gérée géré tenue tenu assure assurée personnes personne gens membres"
        " écrit écrite construit basé développé nom appelle appelé problème soucis sans-problème tourne tournent nouveau ici là reste restent horaire horaires écrivons trouve"
        " mois mensuel mensuelle écrire rédiger rédigé rédigée rédigés rédigées prend prendre passe passer tape taper répond répondre stocke héberge hébergeons part partir"
    ),
    "es": listed(
        "ser estar haber tener tiene tengo tenemos tienen hace hacer hacemos hacen va van ir usa usamos usan usar utiliza utilizamos pone poner lleva llevan hay debe deben puede pueden poder puedo podemos"
        " siempre ahora actualmente solo sólo todavía ya por-favor hora horas fecha día duración tiempo tamaño número total aproximadamente cada por todos todas todo"
        " cuesta cuestan precio pagamos paga pagan pagar pago vale valen tarifa es son lugar fija fijado cuenta"
        " responsable encargado encargada encarga encargan cargo ocupa ocupan gestiona gestionan personas persona gente miembros"
        " escrito escrita hecho hecha construido basado desarrollado nombre llama llamado problema nuevo aquí queda quedan somos le la lo les nos se horario horarios escribimos"
        " mes mensual mensuales sale sal escribe escriben escribir toma tomar conectarse conectar atender atiende instalan instalar van corre corren funciona funcionan casa-nuestra"
    ),
}  # fmt: skip
"""Words that say no more of what a statement speaks of."""

SAME: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        "answer reply respond response", "begin start", "child kid", "mum mom mother", "dad father", "manager boss supervisor", "advisor adviser supervisor-of-thesis", "lead leader head chief",
        "coach trainer train trains", "email mail e-mail", "phone mobile cellphone telephone", "holiday vacation leave", "flat apartment", "car vehicle", "favourite favorite best",
        "color colour", "licence license", "stand-up standup", "backup backups", "bug defect", "salary pay payroll wage wages", "lawyer attorney", "staff employee personnel workforce", "movie film", "request call", "sofa couch", "delivery shipping shipment deliver deliveries", "pill tablet tablets pills", "picture image", "road street",
        "contract agreement", "lease rental tenancy", "programme program scheme", "exam examination", "canteen cafeteria", "lift elevator", "purchase buy", "timetable schedule", "lorry truck", "sweets candy", "gym fitness", "parcel package", "father dad", "client customer", "wifi wi-fi wlan", "shop store", "photo picture", "ticket issue",
        "review reviewing", "approve approval", "deploy deployment", "sign-off signoff", "kickoff kick-off", "doctor gp", "headquarters hq", "grandma grandmother gran granny nana nan", "grandpa grandfather granddad gramps",
        "wedding married marry marrying", "visit visitor visiting", "retention retain", "compost composting", "pupil student", "fridge refrigerator", "garbage trash rubbish bin", "meeting meet",
        "repo repository", "team crew", "lesson class", "cleaner cleaning cleans", "gardener gardening", "accountant accounting accounts bookkeeper bookkeeping", "pr prs", "pull-request pull-requests", "timeout timeouts", *ENGLISH,
    ),
    "de": (
        "müll müllabfuhr abfall", "doku dokumentation", "meeting besprechung sitzung", "teammeeting teambesprechung", "chef vorgesetzter", "arbeitsspeicher ram", "handy telefon", "wohnung apartment", "auto wagen",
        "oma großmutter", "opa großvater", "mama mutter", "papa vater", "kita kindergarten", "antwort antworten antworte antworte", "frist abgabefrist abgabe", "leiter leiterin leitet geleitet leitung chefin",
        "rechnung rechnungen", "urlaub ferien", "geburtstag geboren geburtsdatum geburt", "deployen deploy deployt deployment release releases rollout ausgerollt", "nachricht nachrichten message messages meldung",
        "standup daily stand-up", "tonne tonnen mülltonne mülltonnen", "frontend oberfläche", "rad räder fahrrad fahrräder", "produktion production prod", "tablette tabletten pille pillen", "miete mietkosten kaltmiete",
        "fernseher tv", "computer rechner pc", "arzt ärztin hausarzt hausärztin", "steuererklärung steuer", "abgegeben eingereicht", "passwort kennwort", "mitarbeiter angestellte kollegen", "kunde kunden kundin", "sofa couch",
    ),
    "fr": (
        "comptabilité compta", "notification notif notifs", "réunion réunir réunissons", "appartement appart", "voiture auto", "chef responsable-de dirige dirigé diriger patron", "téléphone portable tél", "maman mère",
        "papa père", "congé vacances", "rendre rendu rendus", "réponse répondre réponds", "cours leçon", "production prod", "naissance né née nés nées anniversaire", "inclus incluse inclure incluses compris comprise comprises", "déploiement déployer déploie déployons déployé déployée", "visio visios visioconférence",
        "message messages", "mamie grand-mère mémé", "papi grand-père pépé", "loyer location", "commit commits", "sauvegarde sauvegardes backup backups", "serveur serveurs", "enfant enfants gamin gamins", "médecin docteur toubib", "ordinateur ordi pc",
        "livraison livrer livre livrée livré", "comprimé comprimés cachet cachets pilule", "poubelle poubelles ordures", "mot-de-passe mdp", "application appli app",
    ),
    "es": (
        "reunión reunimos reunir reúne", "jefe jefa dirige dirigir líder lidera", "contabilidad contable cuentas", "coche carro auto", "piso apartamento", "móvil teléfono", "mamá madre", "papá padre", "abuela yaya",
        "ordenador computadora", "respuesta responder responde contesta", "copia copias", "clase curso", "profesor profesora", "vacaciones permiso", "cumpleaños cumple nacimiento nació nacida nacido", "despliegue desplegar desplegamos desplegado deploy", "jefatura jefe", "pastilla pastillas píldora comprimido", "alquiler renta",
        "comentario comentarios", "dependencia dependencias", "matrícula matricularse matriculación", "natación nadar nada", "tutor tutora", "veterinario veterinaria", "médico médica doctor doctora", "abuelo yayo", "basura residuos", "contraseña clave",
    ),
}  # fmt: skip
"""Words that name one thing, or one deed and who does it."""

SHORT: Final[Mapping[str, str]] = {
    "k8s": "kubernetes", "tf": "terraform", "db": "database", "dbs": "database", "pg": "postgres", "postgresql": "postgres", "prod": "production", "repo": "repository",
    "repos": "repository", "env": "environment", "config": "configuration", "doc": "documentation", "docs": "documentation", "app": "application", "apps": "application", "dev": "development",
    "auth": "authentication", "admin": "administrator", "admins": "administrator", "info": "information", "stand-up": "standup", "standups": "standup", "wi-fi": "wifi", "e-mail": "email", "e-mails": "email",
    "mins": "minute", "msg": "message", "msgs": "message", "mgr": "manager", "dept": "department", "appt": "appointment", "uni": "university", "lab": "laboratory", "hq": "headquarters", "bday": "birthday",
    "perf": "performance", "infra": "infrastructure", "pw": "password", "pwd": "password", "passwd": "password", "tel": "phone", "addr": "address", "approx": "about", "sec": "security", "eng": "engineering",
    "notif": "notification", "notifs": "notification", "compta": "comptabilité", "appli": "application", "doku": "dokumentation", "ram": "ram", "orga": "organisation", "temp": "temperature", "qty": "quantity",
    "ex": "example", "spec": "specification", "specs": "specification", "param": "parameter", "params": "parameter", "dir": "directory", "lib": "library", "libs": "library", "pkg": "package", "img": "image", "vm": "vm", "pr": "pull-request", "prs": "pull-request",
    "mr": "mr", "acct": "account", "dr": "dr", "mtg": "meeting", "sched": "schedule", "ci/cd": "ci",
}  # fmt: skip
"""Words cut short."""

ENDS: Final = listed(
    "close closes closed closing shut shuts end ends ending finish finishes over until till by due deadline expire expires expired expiry expiration runs-out cutoff"
    " schließt schliesst schließen zu schluss endet enden fertig bis frist fällig abgabe abgabefrist läuft-ab ab endtermin eingereicht ferme ferment fermeture finit finissent termine terminent jusqu' jusque jusqu'à échéance limite expire"
    " cierra cierran cierre termina terminan acaba acaban hasta plazo vence vencen límite caduca entrega"
)
"""What says that something ends, or that by then it must be done."""
DUE: Final = listed(
    "due deadline by frist fällig abgabe abgabefrist eingereicht spätestens échéance limite plazo límite entrega"
)
"""Those of them that say by when something must be done."""
BEGINS: Final = listed(
    "open opens opening start starts starting begin begins beginning kicks öffnet öffnen öffnung öffnungszeit auf macht-auf beginnt beginnen beginn fängt anfang startet start"
    " ouvre ouvrent ouverture commence commencent début démarre abre abren apertura empieza empiezan comienza inicio"
)
"""What says that something begins."""
BOUNDS: Final = listed(
    "before after from since vor nach ab seit avant après dès depuis antes después desde no-later earlier later earliest latest earliest frühestens spätestens"
)
"""Before a time or a day they make a bound of it."""
DAY_STATES: Final = listed(
    "open opens opened closed close closes available free busy off away offen geöffnet geschlossen frei zu ouvert ouverte ouverts ferme fermé fermée libre abierto abierta abren abrimos cerrado cerrada cerramos libre"
)
"""States that come back on several days: “open on Monday” leaves Tuesday open too."""
AGES: Final = listed("old age aged alt alter jährig ans âge âgé âgée años edad")
EVERY: Final = listed(
    "every interval frequency cadence alle rhythmus intervall abstand jede jeden jedes toutes intervalle fréquence chaque cada intervalo frecuencia"
)
GROUPS: Final = listed(
    "team family class crew group band familie équipe famille groupe equipo familia grupo klasse gruppe"
)
HEADCOUNT: Final = listed(
    "us people persons person members member folks heads colleagues of employees staff leute leuten personen mitglieder menschen personnes personne gens membres personas gente miembros strong"
)
ZU_N: Final = {
    "zweit": 2,
    "dritt": 3,
    "viert": 4,
    "fünft": 5,
    "sechst": 6,
    "siebt": 7,
    "acht": 8,
    "neunt": 9,
    "zehnt": 10,
}
"""“Zu fünft”: how many a group is."""

BE: Final = listed(
    "get gets got been werden wird is are be am was's ist sind bin est sont suis sommes es son está están soy somos = : being"
)
AT_VERBS: Final = listed(
    "live lives living located kept keep keeps stored store stores storing saved save saves lies lie hang hangs hanging hung sit sits sitting stand stands park parks parked hosted host hosts held stays"
    " filed archived put found lives resides located situated placed tracked track managed based meets meet happens deployed place home collected hidden deposited left locked uploaded upload go goes write find"
    " liegt liegen steht stehen hängt hängen wohnt wohne lebt lebe lagert lagern gelagert gespeichert speichern abgelegt aufbewahrt geparkt parkt befindet befinden gehostet findet finden verwaltet statt hinterlegt"
    " trouve trouvent habite vit vivent vis rangé rangée stocké stockée stockés stockées hébergé hébergée hébergés hébergées garé garée gardé conservé conservés sauvegardé déployé lieu situé située"
    " vive vivo viven reside residen guardo guarda guardan guardado guardada guardamos almacena almacenan almacenado aparcado aparcada dejado dejamos alojado alojada alojados encuentra encuentran ubicado ubicada está están celebra"
)
"""Verbs of where something is."""
AT_HOME: Final = listed(
    "live lives living home resides reside house wohnt wohne wohnen lebt lebe zuhause habite vit vis vivent vive vivo viven reside casa"
)
AT_WORK: Final = listed("work works working office arbeitet arbeite büro travaille bureau trabaja trabajo oficina")
INSIDE: Final = listed(
    "in on at under behind by next beside inside near above below with im am auf unter hinter neben beim bei in an vor über à au aux dans sur sous derrière chez en sur devant bajo sobre junto detrás debajo encima"
)
HOUSE_PARTS: Final = listed(
    "room kitchen garage basement cellar attic hall hallway bathroom bedroom office garden shed house flat building lobby loft lounge küche keller dachboden flur bad büro garten haus wohnung wohnzimmer schlafzimmer"
    " cuisine cave grenier couloir salon jardin maison chambre bureau cocina sótano garaje salón jardín casa pasillo oficina dormitorio"
)
"""Within one of these another spot may be."""
SPOTS: Final = HOUSE_PARTS | listed(
    "drawer cupboard cabinet shelf box desk table flowerpot pot mat doormat door hook safe locker wardrobe fridge freezer bag backpack car boot trunk counter reception closet rack bin folder envelope stairs roof balcony porch gate fence"
    " neighbour neighbor bench mailbox letterbox repo repository courtyard cage pub bar restaurant cafe library school church hotel park lake beach museum theatre bowl jar toolbox warehouse archive server laptop lot driveway street yard pantry corner window wall"
    " schublade schrank regal kiste schreibtisch tisch blumentopf topf fußmatte matte tür haken tresor spind kühlschrank auto kofferraum theke briefkasten nachbarin nachbar nachbarn stadtpark park see hof innenhof kirche schule kneipe café bibliothek rathaus halle lager archiv mappe ordner tasche"
    " tiroir placard armoire étagère boîte table pot paillasson porte crochet coffre voiture sous-sol cour parc lac plage école église restaurant bibliothèque voisine voisin entrée sac classeur cajón armario estantería caja mesa maceta felpudo puerta gancho nevera coche calle patio parque lago playa escuela iglesia bar restaurante biblioteca hotel vecina vecino bolso archivo carpeta"
)
"""Common nouns of where a thing is put."""
STREETS: Final = listed(
    "street road avenue lane straße strasse platz gasse weg rue boulevard place calle avenida plaza paseo"
)

DOES: Final = listed(
    "leads lead led heads manages manage managed owns owned own handles handled does do done runs run approves approve approved maintains maintain maintained trains coaches coordinates coordinated organises organizes organised organized"
    " supervises pays paid administers oversees handle is are sign-off reviews reviewed writes cooks cleans cleaned drives walks feeds picks prepares prepared"
    " leitet geleitet macht gemacht kümmert betreut betreuen übernimmt organisiert verwaltet genehmigt koordiniert zahlt bezahlt kocht putzt fährt führt pflegt ist verantwortet schreibt holt abgeholt"
    " dirige gère géré gérée tient tenue tenu s'occupe occupe organise assure assurée approuve valide paie encadre coordonne est fait anime"
    " lleva encarga gestiona ocupa dirige coordina organiza aprueba paga hace limpia cocina es mantiene"
)
"""Verbs by which one does, leads or holds something."""
ROLE_NOUNS: Final = listed(
    "owner lead leader head manager maintainer boss advisor adviser dentist doctor landlord accountant lawyer coach teacher mentor therapist architect director ceo cto cfo coo treasurer president chair captain contact host organiser organizer"
    " admin administrator coordinator supervisor tutor vet plumber electrician gardener cleaner nanny babysitter hairdresser physio gp secretary editor chef principal dean guardian sponsor backup deputy moderator reviewer approver assignee master scrum-master bridesmaid best-man pm po"
    " leiter leiterin teamleiter teamleiterin chef chefin lehrer lehrerin klassenlehrer klassenlehrerin hausarzt hausärztin zahnarzt zahnärztin arzt ärztin vermieter vermieterin steuerberater steuerberaterin anwalt anwältin ansprechpartner ansprechpartnerin"
    " trainer trainerin betreuer betreuerin hausmeister projektleiter projektleiterin vorsitzender vorsitzende kassenwart verantwortlicher verantwortliche zuständige"
    " docteur chef cheffe responsable directeur directrice médecin dentiste propriétaire comptable avocat avocate professeur prof maîtresse maître nounou entraîneur président présidente trésorier trésorière référent référente"
    " jefe jefa director directora médico médica dentista casero casera contable gestor gestora abogado abogada profesor profesora tutor tutora entrenador entrenadora presidente presidenta tesorero tesorera responsable encargado encargada líder"
)
"""What one person is at a time, of one thing."""
BY: Final = listed("by von vom durch par por")
SEVERAL: Final = listed(
    "available verfügbar disponible disponibles translated expose exposes exposed send sent support supports supported speak speaks speaking learn learning learns know knows like likes love also too both either or and plus integrates integrate integration import imports export exports works tested test convert converts mix migrate migrating migrated migration"
    " try tried trying visit visited travel unterstützt spricht sprechen spreche lerne lernt lernen kann können auch sowie und oder mag supporte parle parlons parlent apprend apprends apprendre aussi et ou soporta habla hablo hablan aprende aprendo también y o"
    " accept accepts accepted take takes tolerate tolerates parse parses consume consumes handle handles opens akzeptiert accepte acceptent acepta aceptan drives drive picks pick monitor monitors enjoy enjoys grow grows spins spin compare versus vs replaced replace talk talks read reads connects connect sends sync syncs instead not"
)
"""With one of these several of one kind may be said of one thing."""
LIKES: Final = listed(
    "like likes love loves enjoy enjoys adore adores fond prefer mag mögen magst liebe liebt gern gerne lecker adore aime aimons adorons aiment raffole passionne encanta encantan apasiona apasionan chifla chiflan fascina gusta gustan adoro amo fan"
)
HATES: Final = listed(
    "hate hates dislike dislikes detest detests horroriza horrorizan repugna espanta verabscheut loathe loathes despise hasse hasst verabscheue ekel eklig déteste détestes détestons horreur odio odia odiamos detesta detesto aborrezco"
)
BEARS: Final = listed("tolerate tolerates vertrage verträgt vertragen supporte supportes tolère tolero tolera")
ALLERGIC: Final = listed(
    "allergic allergy allergisch allergie allergique alérgico alérgica alergia intolerant intolerance intoleranz laktoseintolerant unverträglichkeit"
)
UNTOUCHED: Final = listed("problem problems issue trouble probleme problème souci problema")
EVER: Final = listed(
    "morning mornings afternoon evening evenings night daily weekly week monday tuesday everyday often early late weekday weekdays abend abends morgens morgen nachmittag nachmittags mittags täglich oft früh"
    " matin matins soir soirs après-midi souvent midi mañana mañanas tarde tardes noche noches diario menudo too also even again lots plenty breakfast lunch dinner"
)
"""How often or when on a day: no part of what is denied at all."""
LEFT: Final = listed(
    "left quit resigned fired departed gone retired verlassen gekündigt ausgeschieden parti partie quitté démissionné dejado marchado dimitido"
)
FIRM: Final = listed(
    "company us firm team job organisation organization here firma unternehmen team entreprise société équipe boîte empresa equipo compañía"
)
CHANGED: Final = listed(
    "turned switched left moved replaced took got built chose picked adopted dejado dejamos pasado passée passé lo"
)
"""Past forms by which a statement says what is now."""

PHRASES: Final[Mapping[tuple[str, ...], str]] = {
    **ENGLISH_PHRASES,
    ("head", "office"): "hq",
    ("main", "office"): "hq",
    ("mother", "tongue"): "mother-tongue",
    ("first", "language"): "mother-tongue",
    ("native", "language"): "mother-tongue",
    ("meeting", "room"): "meeting-room",
    ("conference", "room"): "meeting-room",
    ("kicks", "in"): "starts",
    ("starts", "up"): "starts",
    ("shuts", "down"): "closes",
    ("goes", "by"): "called",
    ("go", "by"): "called",
    ("go", "out"): "go",
    ("goes", "out"): "goes",
    ("runs", "out"): "expires", ("run", "out"): "expires", ("time", "out"): "timeout", ("times", "out"): "timeout", ("picked", "up"): "pickup", ("pick", "up"): "pickup",
    ("takes", "place"): "happens", ("take", "place"): "happens", ("taking", "place"): "happens", ("in", "charge"): "responsible", ("looks", "after"): "handles", ("look", "after"): "handle",
    ("takes", "care"): "handles", ("take", "care"): "handle", ("signs", "off"): "sign-off", ("sign", "off"): "sign-off", ("has", "lieu"): "statt", ("a", "lieu"): "lieu", ("ont", "lieu"): "lieu",
    ("tiene", "lugar"): "lugar", ("se", "celebra"): "celebra", ("kicks", "off"): "starts", ("kick", "off"): "start", ("wraps", "up"): "ends", ("check", "in"): "check-in", ("checks", "in"): "check-in",
    ("getting", "married"): "wedding", ("get", "married"): "wedding", ("log", "in"): "login", ("sign", "in"): "login", ("best", "man"): "best-man", ("scrum", "master"): "scrum-master",
}  # fmt: skip
"""Two words that are one."""
TAILS: Final = {
    "de": (
        "schluss",
        "frist",
        "ende",
        "beginn",
        "laufzeit",
        "termin",
        "limit",
        "grösse",
        "dauer",
        "preis",
        "zeiten",
        "zeit",
        "kosten",
    )
}
"""What stands last in a compound and says which relation it is."""
ACTS: Final = listed(
    "build write run use set keep host limit charge contact place time level start open close call name put take make"
)
"""Nouns that are verbs behind “we” and at the head of an order."""
DAYTIMES: Final = listed(
    "morning afternoon evening night sharp früh abends morgens nachmittags vormittags abend matin soir après-midi mañana tarde noche"
)
"""What is said of a time of day beside the clock."""
RESPONSIBLE: Final = listed("responsible accountable charge verantwortlich zuständig responsable encargado encargada")
ANY_CLASS: Final = listed(
    "class lesson cours leçon clase curso kurs unterricht stunde file files fichier fichiers archivo archivos datei dateien"
)
"""Nouns that one side may leave out."""
FURNITURE: Final = listed(
    "drawer cupboard cabinet shelf box desk table door hook safe locker wardrobe fridge freezer bag rack bin folder bowl jar toolbox corner window wall closet counter schublade schrank regal kiste schreibtisch tisch tür haken"
    " tresor spind kühlschrank tasche ordner tiroir placard armoire étagère boîte table porte crochet coffre sac classeur cajón armario estantería caja mesa puerta gancho nevera bolso carpeta"
)
"""What stands in a room."""
PARTICLES: Final = listed(
    "on off in out up down an aus auf zu ein before after first last left right plain free new old early late good bad one all none frei alt neu gut por con real current fine taken sold works"
)
"""Words with an opposite that are other words as often; they count as states only where they stand as one."""
PERSONS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(listed("i me my ich mir mich mein meine je j' me m' moi yo mí"), ("1s",)),
    **dict.fromkeys(listed("we us our wir uns unser unsere nous nosotros nos"), ("1p",)),
    **dict.fromkeys(listed("odio detesto adoro prefiero bebo tolero soy estoy"), ("1s",)),
    **dict.fromkeys(listed("you your du dir dich ihr tu vous te tú usted"), ("2",)),
}
"""Who is meant by a pronoun."""

SWITCHED: Final = listed("switched turned powered set schaltet geschaltet")
POWERED: Final = listed(
    "enabled activated active aktiviert aktiv eingeschaltet angeschaltet activé activée activés activées allumé allumée allumés allumées activado activada activados activadas encendido encendida encendidos encendidas habilitado habilitada"
)
UNPOWERED: Final = listed(
    "disabled deactivated inactive deaktiviert inaktiv ausgeschaltet abgeschaltet désactivé désactivée désactivés désactivées éteint éteinte éteints éteintes coupé coupée coupés coupées desactivado desactivada desactivados desactivadas apagado apagada"
    " apagados apagadas deshabilitado deshabilitada"
)
CALLED: Final = listed("called named name names heißt heisst nennt nom appelle s'appelle nombre llama")
CLOCKED: Final = listed(
    "bedtime breakfast lunch dinner standup stand-up meeting besprechung sprechstunde réunion reunión cena déjeuner dîner alarm appointment lesson class training call kickoff retro review schlafenszeit frühstück termin treffen at um à as"
)
"""What is said to be at a time of day."""

ASIDE_VERBS: Final = listed(
    "bill answer point base found codebase go come sit stand see find give wear eat happen occur ask say tell send keep store save put read reach want like prefer choose expect fit stay fill lock raise valid live expire serve receive accept return produce generate create make contain"
    " include hold sleep ship drive kommen gehen tragen essen benutzen verwalten bewahren nehmen geben finden sehen bekommen treffen aufbewahren liegen sitzen stellen wird"
    " venir aller porter rouler manger prendre donner trouver voir recevoir dormir garder ranger conserver tourner marcher"
    " venir ir llevar comer tomar dar encontrar ver recibir dormir guardar cumplir acabar conservar funcionar quedar celebrar"
)
"""Verbs and states that one side may say beside what it says with a value."""
ASIDE_NOUNS: Final = listed(
    "code period temperature age plain pure day days hours house practice color colour brand model version type method way mode use usage policy rule standard file files source current total minimum"
    " maximum count number amount price fee rate limit size length value setting default period term validity duration capacity speed height weight dauer preis zeitraum tarif prix durée couleur période âge precio duración periodo color edad plazo"
)
"""Nouns of what a value is one of."""
