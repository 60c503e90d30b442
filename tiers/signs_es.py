"""The signs of a correction in Spanish words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiers.signs import words

if TYPE_CHECKING:
    from tiers.signs import Vocabulary

SPANISH: Final[Vocabulary] = {
    "agent": words(
        r"\b(?:pusiste|confundiste|dijiste|escribiste|anotaste|entendiste|pensaste|contestas|describes|dices|propones|crees|has (?:puesto|dicho|escrito|confundido|anotado|entendido|usado|calculado)|ha (?:puesto|dicho|escrito|confundido|entendido)|mezclaste|inventaste|olvidaste|usaste|calculaste|sigues|estás (?:confundiendo|usando|pensando)|te (?:confundes|equivocas|equivocaste|confundiste)|(?<!que )se equivoca|tienes mal|tiene mal|usted tiene|me contestas|lo tienes)\b"
        r"|\b(?:tu|tus|su) (?:lista|resumen|notas?|respuesta|memoria|mensaje|plan|versión|borrador|ejemplo|código|cálculo|tabla|explicación|descripción|agenda|recordatorio|suposición)\b|\blo que (?:describes|dices|escribiste|pusiste)\b",
        "pusiste a Ramiro como responsable",
        "Ramiro es responsable",
    ),
    "own_words": words(
        r"\b(?:quise decir|quería decir|me refería|te dije|le dije|dije|te di|me equivoqué|me confundí|donde dije|metí la pata|me arrepentí|leí mal|escribí mal|te había|había dicho|me corrijo|lo que (?:te )?(?:dije|pasé|conté|mandé))\b|\bmi (?:último|primer|anterior) mensaje\b",
        "te dije vegetariana",
        "ella es vegetariana",
    ),
    "forbidding": words(
        r"(?:^|[.!?;,:] |\bpor favor )(?:por favor )?(?:deja(?:d)? de|deje(?:n)? de|para de|no (?:uses|me llames|me digas|pongas|vuelvas|sigas|agregues|propongas)|basta de|nada de)\b|\bya no (?:uses|pongas|me llames)\b",
        "deja de decirme señora",
        "deja la puerta",
    ),
    "ended": words(
        r"\b(?:ya no|ya ni|nunca más|no (?!puedo|aguanto|quiero|doy|hay|es|hace|pido|tengo|tienes|tiene|queda)\S+ más|se acabó|dejamos de|dejé de|en vez de|se terminó|de \S+ nada)\b",
        "ya no usamos Bitbucket",
        "usamos Bitbucket",
    ),
    "amending": words(
        r"(?:^|[.!?,;] )(?:uy|ups|perdón|perdona|disculpa|corrección|rectifico|fe de erratas|cambio de planes|nueva regla|espera|un momento|ojo|aclaro|aclaración|mejor dicho|digo|con todo respeto|va a ser que no|nada que ver|al final|frío)\b",
        "perdón, la rama es esa",
        "pedir perdón",
    ),
    "objecting": words(
        r"^(?:(?:oye|eh|uy|ah|pues|mmm|hm+|che|pero|este)[ ,.!]+){0,3}(?:no|nel|nanai|nones|mentira|falso|incorrecto|mal|qué va|para nada|nada que ver|eso (?:no|está mal|quedó|ya no|es falso)|al revés|ni \S+ ni|frío)\b(?! (?:gracias|sé|puedo|quiero|hace|hay|estoy|estamos|tenemos (?:tiempo|ganas)|tengo (?:ni|tiempo|ganas|idea)|pasa|te preocupes|importa|olvid\w+|te olvides)\b)",
        "oye no, así no trabajamos",
        "dice que no",
    ),
    "withdrawing": words(
        r"\b(?:olvida|olvide|borra|borre|ignora|ignore|descarta|descarte|quita|quite|anula|cancela|tacha) (?:lo (?:de|que)|mi|todo lo|eso|esa regla|de (?:la|tu) lista)\b|\bdonde dije\b|\blo de (?:los|las|la|el) .{1,40} se acabó",
        "olvida lo que te dije",
        "olvida las llaves",
    ),
    "changed": words(
        r"\b(?:tumbamos|quitamos|movimos|cambiamos|cambié|cambió|cambio de|cambiaron|cambiado|nos pasamos|me mudé|nos mudamos|mudamos|migramos|reemplazamos|sustituimos|vendimos|vendí|dejamos|dejé|me la quitó|me lo quitó|quedó (?:en|todo|viejo|obsoleto|mal)|subió|bajó|se jubiló|cerraron|cerró|eliminamos|apagamos|retrasaron|pasaron|adelantaron|chau a|renombramos|ascendieron|canceló|cancelaron|vencido)\b",
        "el servidor lo movimos",
        "el servidor está aquí",
    ),
    "now": words(
        r"\b(?:ahora|actualmente|hoy en día|a partir de|desde (?!cuándo)\S+|de ahora en adelante|este (?:año|mes|curso)|ayer|la semana pasada|el mes pasado|hace (?:un|una|dos|tres|poco)|últimamente|en adelante|al final)\b",
        "ahora está en 10.0.4.12",
        "está en 10.0.4.12",
    ),
    "before": words(
        r"\b(?:antes|hasta (?:ayer|ahora|hace)|anteriormente|viej[oa]s?|era|eran|solía\w*)\b",
        "antes era a mano",
        "es a mano",
    ),
    "contrast": words(
        r"(?:, no\b(?! (?:puedo|sé|quiero|hay|me|tengo|creo|aguanto|doy|veo)\b)|\by no (?:el|la|los|las|en|a|al|del|\d|[a-z]\w*$))|\bsino\b|\ben (?:vez|lugar) de\b|\bno \S+ sino\b|\bel (?:bueno|correcto|nuevo) es\b|\bla (?:buena|correcta|nueva|operada) es\b|\beste es el\b|\bes mi cuñado\b",
        "es el viernes, no el sábado",
        "no es el viernes",
    ),
    "after_all": words(
        r"\b(?:al final|en realidad|de hecho|resulta que|en verdad|mejor dicho|la verdad)\b",
        "al final somos quince",
        "somos quince",
    ),
    "mistaken": words(
        r"\b(?:mal|equivocad[oa]s?|(?<!que se )equivoc\w+|al revés|confund\w+|falso|incorrect[oa]|obsolet[oa]|desactualizad[oa]|no es (?:cierto|verdad|así)|quedó viejo|corrígel[oa]|erróne[oa]|mezclad[oa]|patas|ya no existe|no existe|por error)\b",
        "te di la talla al revés",
        "te di la talla",
    ),
    "instead": words(
        r"[,;:—–.!] (?:es|está|son|el|la|los|las|eso|así|primero|yo (?:soy|trabajo)|mi)\b",
        "no, es el viernes",
        "hoy es el viernes",
    ),
    "therefore": words(
        r", (?:así que|por lo tanto|entonces|corrígelo|por favor)\b",
        "es hembra, así que se llama Luna",
        "así que sí",
    ),
    "own": words(
        r"(?:^|[.!?,;:—–-] |\b(?:y|pero) )(?:nuestr[oa]s?|mi|mis|yo|nosotros|me|hemos|nos|tenemos|usamos)\b",
        "mi nómina llega el lunes",
        "la nómina llega el lunes",
    ),
    "value": words(
        r"\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince)\b|\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b",
        "somos quince",
        "somos muchos",
    ),
    "conditional": words(
        r"^(?:y |pero )?(?:si|porque|como|cuando|en caso|aunque)\b",
        "Si te dije eso, olvídalo",
        "dime si",
    ),
    "asked": words(
        r"\?|¿|^(?:(?:y|pero|oye|hola|bueno)[ ,]+){0,2}(?:qué|quién(?:es)?|cuáles?|cuál|cómo|cuándo|cuánt[oa]s?|dónde|por qué|puedes|podrías|podés|me ayudas|hay|sabes|debería)\b",
        "cómo hago un join",
        "hago un join",
    ),
    "ordered": words(
        r"^(?:(?:por favor|ahora|luego|ok),? ){0,2}(?:agrega|añade|escribe|redacta|haz|hazme|crea|genera|traduce|explica|explícame|muestra|busca|búscame|pasa|convierte|corrige|renombra|borra el|elimina|mueve|cambia (?:el|la)|pon|apunta|apúntame|recuérdame|resume|lista|revisa|prueba|abre|reserva|calcula|compara|ordena|dame|dime|ayúdame|dibuja|ejecuta|lanza|quita (?:el|la|los|las))\b|\bdime\b",
        "agrega un test",
        "el test está",
    ),
    "supposed": words(
        r"\b(?:si|cuando|quizás?|tal vez|a lo mejor|podríamos|estamos pensando|pensando en|estaría|sería|debería|ojalá|el año que viene|habría|hay que|todavía no)\b",
        "a lo mejor cambiamos",
        "cambiamos",
    ),
    "reported": words(
        r"\b(?:dice|dicen|según|leí que|opina|escribió|mi (?:cuñado|jefe|vecin[oa]|prim[oa]|colega|compañer[oa]|herman[oa])|la peli|canción|el mesero|discord|google|twitter|microsoft|diga)\b|\b(?:dijo|dijeron) que\b|^(?:ella|el (?:cliente|linter|compilador)) ",
        "dicen que se pasó a Rust",
        "se pasó a Rust",
    ),
    "told": words(
        r"^(?:de chico|ayer|una vez|ayer se|la semana pasada rompí)\b|\blo arreglamos\b|\blo revertimos\b",
        "de chico siempre confundía la b",
        "la b es grande",
    ),
    "chat": words(
        r"^sí\b|\b(?:gracias|perfecto|genial|jaja\w*|qué (?:risa|buena|bueno|rico|pesadilla|bien)|me gusta|venga|hasta luego|hola|buenas|dale|salvaste|malísimo|lo sé|imagínate|tienes razón|llovi\w+|me llames ahora|no sé|no es grave|es normal|déjalo|está bien así|no hace falta|no importa|da igual)\b",
        "mil gracias, perfecto",
        "el puerto",
    ),
    "failing": words(
        r"\b(?:tarda\w*|falla|fallando|se cayó|error|lento|latencia|roto|cuelga|no (?:arranca|carga|responde|funciona))\b",
        "el build falla",
        "el build corre",
    ),
}
