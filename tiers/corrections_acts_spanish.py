"""Corrections in Spanish by what is done with them: who said so, since when, until when, what you wrote, update your notes.

Each row is a kind of clause, with classes of words instead of single wordings; its messages that fire and that don't are its
tests. The words reported are the first named group that matched. Accents may be missing, as they often are.
"""

from __future__ import annotations

from tiers.corrections import row

_X = r"(?:[^.;!?\n]|\.(?=\w))"
_C = r"(?:[^.,;:!?\n]|\.(?=\w))"
_SAY = (
    r"(?:dijiste|decís|dices|decías|escribiste|escribes|escribís|pusiste|pones|ponés|anotaste|apuntaste|registraste|guardaste|afirmaste|afirmas|aseguras|calculaste|sumaste|restaste|contaste|tradujiste|interpretaste|entendiste|asumiste|asumes|supusiste|supones|mencionaste|citaste|usaste|recomendaste|propusiste|buscaste|pediste|reservaste|diste|llamaste|clasificaste|listaste|metiste|agregaste|añadiste|incluiste|omitiste|olvidaste|colocaste|marcaste|sacaste|dejaste|borraste|cambiaste|mandaste|inventaste"
    r"|(?:has|habías|ha|había) (?:dicho|escrito|puesto|anotado|apuntado|registrado|guardado|calculado|sumado|contado|traducido|interpretado|entendido|asumido|supuesto|mencionado|citado|usado|recomendado|propuesto|buscado|reservado|dado|llamado|metido|agregado|añadido|incluido|omitido|olvidado|marcado|sacado|dejado|borrado|cambiado|mandado|inventado)"
    r"|usted (?:dijo|dice|escribió|escribe|puso|pone|anotó|apuntó|registró|calculó|buscó|entendió|mencionó|asumió|reservó|dio|contó|sumó|tradujo|cree|supone))"
)
_BUT = r"(?:pero|cuando|y|aunque|sino|mientras|en realidad|es|son|era|eran|está|están|fue|no|yo|nosotros|ahí|nací|soy|somos|tengo|tenemos|vivo|trabajo|uso|usamos|el|la|los|las|lo|mi|mis|nuestr[oa]s?|vence|cuesta|hay|le|se|nunca|jamás|ya|en)"
_DATA = r"(?:notas|apuntes|datos|registros?|ficha|fichas|agenda|memoria|información|info|archivos?|lista|contactos?|perfil|base|resumen|informe|documento|tabla|cálculo|calendario|historial)"
_NEW = r"(?:\S*\d\S*|(?-i:[A-ZÁÉÍÓÚÑ])[\w.+#-]*|\w+(?:[-_./@]\w+)+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|cada|semanal|mensual|diari[oa]|gratis)"
_NUM = r"(?:\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)"
_DAY_ES = r"(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mañana|hoy)"
_NEVER_DID = r"(?:vivid[oa]|estad[oa](?! (?:allí|ahí|aquí))|trabajad[oa]|usad[oa]|tenid[oa]|dich[oa]|pedid[oa]|sid[oa]|fumad[oa]|comid[oa]|tomad[oa]|viajad[oa]|estudiad[oa]|comprad[oa]|firmad[oa]|aceptad[oa]|mencionad[oa]|autorizad[oa]|contratad[oa]|jugad[oa]|hecho eso|ido|casad[oa])"

SPANISH_ACTS = (
    row(
        ("denied", "es"),
        "ste |ste,|ste.|dices|pones|decís|ponés|asumes|supones|afirmas|aseguras|escribes|has |ha |había|usted |decías|escribís",
        rf"\b(?P<m>(?<!\bsi )(?<!lo que )(?<!que me )(?<!si me )(?:(?:me |nos |se |le |te )*(?:lo |la |los |las )?){_SAY}(?! (?:genial|muy bien|perfecto|de maravilla|fenomenal)\b){_X}{{1,60}}?(?:[;:.–—]\s*|,\s*|\s)(?:(?:pero|cuando|aunque|mientras que)\b(?! (?:no me acuerdo|gracias|me gustó))|(?<=[,;:.–—] ){_BUT}\b(?! (?:gracias|perfecto|genial|me encantó|muy|bien)))(?! gracias)"
        rf"|(?:yo |nosotros )(?:te |le |les |os )?(?:pedí|dije|hablaba|había (?:pedido|dicho)|pedía|quería|hablé|mandé|encargué|di) {_X}{{1,50}}?,? (?:y|pero) (?:tú |vos |usted |ustedes )?(?:me |lo |la |los |las |te |se )*(?:{_SAY}|usted (?:me |lo |la |los |las )*\w+ó)"
        rf"|(?:el|la|los|las) [\w-]+(?: [\w-]+)? que (?:me |nos )*{_SAY}\b{_C}{{0,20}}? (?:no|ya no|nunca) (?:lo |la |le |se )?(?:existen?|aceptan?|es|son|está|están|sirven?|valen?|aplican?|pertenecen?|tienen?|figuran?|corresponden?|coinciden?|compilan?|abren?|llevan?)\b|(?:te|le) (?:pedí|dije|encargué|solicité) (?:solo |sólo |solamente |únicamente )?{_X}{{1,40}}? y (?:tú |vos |usted )?(?:me |lo |la |los |las )*(?:{_SAY}|\w+aste|\w+iste)\b|{_SAY} {_C}{{1,25}} y (?:yo )?(?:te|le|os|les) (?:dije|pedí|di|dicté|había dicho) {_C}{{1,25}}|(?:dijiste|dices|decís|pusiste|escribiste|anotaste|decías) (?:que )?{_C}{{1,40}} y (?:es|son|usa|usan|está|están|era|tiene|va|vive|vence|cuesta|yo|no)\b(?! (?:muy|tan|verdad|cierto)))",
        """Pusiste que soy de Sevilla. Nací y crecí en Cádiz.
        Escribiste que el plazo vence el 12; vence el 21.
        Yo le pedí vuelos a Santiago de Chile y usted me los buscó a Santiago de Compostela.
        ahí la cagaste, te pedí solo leer y me borraste el archivo
        Vos decís que es en Rosario y es en Salta.
        Me dijiste que la API usa OAuth y usa claves simples.
        El JSON que diste por válido no lo acepta el parser, le falta una llave.""",
        """Lo que escribiste me sirvió mucho, gracias.
        Si pusiste que soy de Sevilla, quítalo
        ¿Dijiste que el plazo vence el 12?
        Me dijiste que llegabas y es tarde para cenar, ¿no?""",
    ),
    row(
        ("denied", "es"),
        "en tu |en tus |en su |en sus |tu |tus |sumaste|contaste|faltó|falta|sobra|de más|de menos|duplicaste|repetiste",
        rf"\b(?P<m>(?:en|según|dentro de) (?:tu|tus|su|sus) {_DATA}(?: [\w-]+){{0,3}}? (?:{_SAY}|pone|dice|aparece|figura|sale|está|consta|tienes|tenés|hay|falta|sobra)\b{_X}{{0,50}}?(?:[,;:.–—]\s*(?:y |pero )?{_BUT}\b|\b(?:dos veces|doble|mal|al revés|de más|de menos|viej[oa]s?|antigu[oa]s?)\b)"
        rf"|(?:te|le) (?:faltó|faltaron|falta|faltan|sobra|sobran|sobró|sobraron|olvidaste|saltaste) (?:una?|dos|tres|el|la|los|las|algo|alguien|mi|\d+)\b{_C}{{0,30}}[,;:.–—]\s*(?:somos|son|es|hay|van|vamos|vienen|yo|nosotros|mi|la|el|también|en total)\b"
        rf"|(?:contaste|sumaste|pusiste|anotaste|calculaste|metiste|cobraste) (?:{_C}{{0,25}} )?(?:de más|de menos|dos veces|doble|por duplicado)\b|(?:duplicaste|repetiste|triplicaste|te saltaste|te comiste|omitiste) (?:el|la|los|las|una?|mi|dos)\b {_C}{{1,30}})",
        """en tu informe sumaste dos veces la fila de marzo
        En tus notas pone que tengo dos gatos, y son perros.
        Te faltó una persona, somos siete.
        Contaste de más, solo vienen cuatro.""",
        """Si en tu informe sumaste dos veces la fila, avisa
        ¿Te falta algo?
        En tu lista hay de todo""",
    ),
    row(
        ("denied", "es"),
        "quién|quien|de dónde|de donde|cómo que|como que|desde cuándo|desde cuando|cuándo he|cuando he|cuándo dije|cuando dije|no sé de|no se de|a santo",
        rf"(?P<m>¿?\s*(?:(?:y|pero|oye|che|eh),? ?)*(?:¿\s*)?(?:qui[eé]n (?:te|le|les|os) (?:ha dicho|dijo|contó|ha contado|metió|informó)|(?:de|por) d[oó]nde (?:has |ha |habr[aá]s )?(?:sac[aáo]\w*|sale|sacás|sacaste|sacó|te sacas|viene|te has sacado|saqu\w+)|c[oó]mo que|desde cu[aá]ndo|cu[aá]ndo (?:he|te he|dije|te dije|he dicho)|a santo de qu[eé])\b(?! (?:el secreto|eso\?\s*$|no\b)){_X}{{0,50}}(?:[?.!,]+)\s*(?:que )?(?:si |pero )?(?:yo|soy|somos|es|son|no|nunca|jamás|tengo|tenemos|vivo|voy|vamos|uso|usamos|trabajo|como|mi|mis|nuestr[oa]|el|la|los|las|en|aquí|acá|nosotros|ni|estoy|está|hay|solo|sólo|me|nací|cumple|ya|eso)\b"
        rf"|{_C}{{3,40}}[,;.–—]\s*(?:y )?no s[eé] (?:de d[oó]nde|por qu[eé]|qui[eé]n|c[oó]mo) (?:te |le |has |ha )?(?:sac|dij|crey|pusiste|puso|invent|dicho|llegaste|salió)\w*\b{_X}{{0,40}})",
        """¿Cómo que mi marido? Soy soltera.
        ¿Quién te dijo que tengo coche? Voy en bici.
        ¿De dónde sacas que soy vegano? Como de todo.
        Mi abuela cumple 90, no sé de dónde sacaste los 80.
        ¿Desde cuándo fumo? Nunca he fumado.""",
        """¿Quién te contó el secreto?
        ¿De dónde sale este error?
        ¿Cómo que no?""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "nunca|jamás|jamas|en la vida",
        rf"(?P<m>(?:yo |nosotros |mi \w+ |eso |aquí |acá |ahí |en (?:casa|la empresa|el equipo),? |no,? )*(?:nunca|jamás|en (?:mi|la) vida) (?:(?:lo|la|los|las|te|le|me|se|nos) )*(?:(?:he|hemos|ha|han|había|habíamos) {_NEVER_DID}\b(?! (?:tan|tant[oa]s?|mejor|peor|algo así|nada)\b)|(?:fui|fue|fuimos|era|existió|tuve|tuvimos|viví|usé|usamos|dije|dijimos|pedí|pedimos|estuve|estuvimos|trabajé|firmé|acepté|hubo|compré)(?! (?:tan|tant[oa]s?|mejor|peor|nada|posible|fácil)\b)(?: así)?\b)(?!{_X}*\b(?:tan|tant[oa]s?)\b)(?! nada\b)"
        rf"|(?:eso|esto|así) (?:no )?(?:nunca|jamás) (?:fue|ha sido|era|pasó|existió|ocurrió)\b)",
        """Nunca he vivido en Lima.
        Eso jamás fue así.
        Nunca dije que fuera vegano
        Aquí nunca hemos usado Kafka""",
        """Nunca he visto tanta nieve.
        Nunca he sido tan feliz
        Si nunca he vivido en Lima, da igual
        Nunca he usado nada mejor
        En realidad nunca he estado allí.""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "desde que|somos",
        rf"(?P<m>desde que {_C}{{3,40}}?,\s*(?:(?:el|la|los|las|mi|mis|nuestr[oa]s?|todo|todos) )?(?:{_C}{{0,30}}? )?(?:es|son|somos|va|van|vamos|está|están|se (?:hace|paga|entrega|despliega|usa|llama|cierra|pide|sube)|pasa|pasan|cierra|cierran|abre|sale|salen|necesita|pide|piden|tiene|tenemos|tengo|trabajo|vivo|usamos|uso|hay|toca)\b(?! (?:mejor|peor|más (?:feliz|rápid|lent|tranquil)|feliz|genial|un horror)){_C}{{0,20}}?{_NEW}"
        r"|(?:en casa |ya |ahora |aquí )*(?:ya )?somos (?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b(?: nomás| solo| nada más)?,? (?:desde que|porque|que|mi|ya que|se fue|nació|desde)\b)",
        """Desde que cambiamos de proveedor, el pedido mínimo son 40 cajas.
        En casa somos cinco desde que nació Leo
        En casa ya somos tres nomás, mi hermano se fue en mayo.
        Desde que nos mudamos, trabajo en Getafe""",
        """Desde que migramos, la latencia es mejor
        Desde que te fuiste, todo es un horror
        Desde que tengo perro salgo más""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "todavía|todavia|aún|aun |otra vez|sigues|sigue |seguís|de nuevo|encima",
        rf"(?P<m>(?:otra vez|de nuevo|todavía|aún|y dale|encima|siempre) (?:(?:me|nos|con|en|pones|usas|sale|aparece|das|mandas|escribes|dices|está|con) )*(?:el|la|los|las|mi|mis|tu) [\w-]+(?: \w+)? (?:viej[oa]s?|antigu[oa]s?|anterior(?:es)?|de antes|equivocad[oa]s?|incorrect[oa]s?|errad[oa]s?|obsolet[oa]s?|caducad[oa]s?)\b(?! (?:falla|no (?:arranca|carga|funciona)))"
        rf"|(?:tú |vos |usted )?(?:todavía|aún) (?:me |nos |te |lo |la |le )*(?:pones|ponés|crees|creés|piensas|pensás|usas|usás|dices|decís|llamas|llamás|escribes|mandas|das|tienes|tenés|cuentas|calculas|supones|hablas|tratas|tiene|cree|piensa|usa|pone|llama)\b(?! (?:ganas|tiempo|razón|dudas?|hambre)){_C}{{1,40}}"
        rf"|(?:sigues|seguís|sigue usted|sigue) (?:\w+[aeiá]ndo(?:me|nos|lo|la|le)?|con|en) {_C}{{1,40}}(?:[,;:.–—]\s*(?:y |pero )?{_BUT}\b|\b(?:viej[oa]s?|antigu[oa]s?|de antes|cuando| y (?:es|uso|soy|son|vivo|ya))\b))",
        """Todavía me pones la dirección vieja.
        Otra vez el teléfono antiguo; el nuevo acaba en 88.
        Sigues creyendo que uso Windows y uso Linux desde mayo.
        Usted todavía cree que vivo en Lima""",
        """¿Todavía usas el viejo?
        Otra vez el servidor viejo falla
        Todavía me queda el coche viejo
        Si todavía crees que vivo en Lima, te equivocas""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "valía|valia|valió|regía|regia|aplicaba|servía|era válid|funcionaba|caducó|caduco|venció|vencio|expiró|expiro|desfasad|caducad|vencid|hasta|vigente|parte de|partes de|partís|base falsa|supuesto|premisa",
        rf"(?P<m>(?:es[ae]|est[ae]|aquel(?:la)?|es[oa]s|eso|esto|l[oa]s?|el) (?:[\w-]+ )?(?:[\w-]+ ){{0,3}}?(?:valía|valió|regía|rigió|aplicaba|aplicó|servía|era válid[oa]|estaba vigente|estuvo vigente|funcionaba|duraba) (?:solo |sólo |únicamente |nomás )?(?:hasta|para|durante|mientras|el año)\b"
        rf"|(?:es[ae]s?|est[ae]s?|tu|tus|su|sus|l[oa]s?|el) (?:información|info|dato|datos|norma|regla|contrato|contraseña|precio|tarifa|dirección|número|teléfono|enlace|lista|tabla|versión|fuente|oferta|cupón|plazo|permiso|licencia|clave)(?:s|es)?(?: [\w-]+){{0,2}}? (?:ya )?(?:caducó|caducaron|venció|vencieron|expiró|expiraron|prescribió|(?:está|están|quedó|quedaron) (?:ya |muy |un poco |algo )?(?:caducad|vencid|desfasad|superad|atrasad)[oa]s?)\b"
        rf"|lo que (?:tienes|tenés|tiene|guardaste|guardas|anotaste|apuntaste|recuerdas|sabes)(?: usted)?(?: (?:guardado|anotado|apuntado|registrado|escrito|en memoria))?(?: {_C}{{1,25}}?)? (?:está|es|ya no|quedó) (?:ya |muy |todo )?(?:desfasad|caducad|vencid|viej|antigu|mal|falso|del año|de antes|de hace|vale|aplica|sirve|así|es cierto)\w*"
        r"|(?:tú |vos |usted |ahí )?(?:partes|partís|parte usted|parte|te basas|se basa|te apoyas|razonas) (?:de|en|sobre) (?:una?|el|la) (?:base|premisa|supuesto|idea|dato|hipótesis|información|suposición|presunción|punto)(?: \w+){0,2}? ?(?:fals|equivocad|erróne|errad|incorrect|viej|mal|que no)\w*)",
        """Esa norma valía hasta diciembre.
        Esa información caducó, el contrato nuevo es de tres años.
        Lo que tienes guardado sobre mi dieta está desfasado.
        Partes de una base falsa, nosotros no tenemos microservicios.
        El cupón venció""",
        """¿Esa norma valía hasta diciembre?
        Si esa información caducó, bórrala
        Esa norma vale hasta diciembre""",
        opens=True,
    ),
    row(
        ("announced", "es"),
        "actualiz|actualic|corrij|rectifiqu|corrig|rectific|enmiend|arregl|ajust|modific|correg",
        rf"(?P<m>(?:por favor,? |hay que |tengo que |debo |quiero |habría que |me gustaría |necesito |toca )*(?:actualiza|actualizá|actualice|actualizad|actualizar|corrige|corregí|corrija|corregid|corregir|rectifica|rectifique|rectificar|enmienda|enmendar|ajusta|ajuste|modifica|modifique)(?:me|lo|la|los|las|nos)? (?:por favor,? |bien |ya )*(?:(?:eso|esto|una cosa|algo|un dato|un detalle|lo siguiente|lo de \w+)|(?:tu|tus|su|sus|mi|mis|la|los|el|las) {_DATA}(?: (?:de \w+|por favor|sobre \w+|que tienes))?)(?: por favor)?\s*[,:;.–—-]+\s*(?:que )?(?:ahora|mi|mis|el|la|los|las|es|son|soy|somos|vivo|trabajo|ya|no|se|me|nuestr[oa]|tengo|nací|en|desde|cambi\w+|hay)\b"
        rf"|(?:actualiza|actualizá|actualice|corrige|corregí|corrija|rectifica|rectifique|enmienda) (?:(?:ya|por favor|bien) )*(?:tu|tus|su|sus) {_DATA}\b)",
        """Actualice sus datos, mi apellido es Ibáñez.
        Corrige eso: mi hijo nació en 2016.
        Hay que corregir una cosa: el salón es el 302.
        Actualiza tus apuntes, por favor""",
        """Corrige el texto: tiene faltas
        ¿Actualizo tus datos?
        Si hay que corregir eso: dime""",
        opens=True,
    ),
    row(
        ("announced", "es"),
        "olvíd|olvid|haz como|haced como|hagan como|haga como|para el carro|parad el carro|se me escapó|se me fue|se me coló|ment|retract|metí|como si no|como que no|borrón|quítame|quita ",
        rf"(?P<m>(?:haz|hacé|haga|hagan|haced|hagamos) (?:de cuenta|como (?:si|que)) (?:que )?(?:yo )?(?:no )?(?:te |le |os )?(?:hubiera|hubiese|dije|he dicho|había dicho|haya dicho|hubiera dicho|nunca|conté|mencioné|puse){_X}{{0,50}}"
        rf"|(?:olvídate|olvidate|olvidaros|olvídese|olvídense|olvida|olvidá|olvide|despreocúpate|prescinde|descarta) (?:de )?(?:lo|la historia|el tema|el asunto|la idea|el rollo|la regla|la norma|el dato) d(?:e|el) (?!siempre){_C}{{1,30}}|(?:quita|quítame|quitame|quite|elimina|bórrame|borra|saca|sácame|tacha) lo d(?:e|el) {_C}{{1,30}}[,;.–—]\s*(?:que )?(?:se|ya|lo|la|no|al final|era|es)\b"
        r"|(?:para|parad|pará|pare|paren|frena|frená) (?:el carro|la moto|ahí|un momento),? (?:que )?(?:mi|el|la|los|las|yo|no|eso|es|son|nosotros|aquí|en)\b|se me (?:escapó|fue|coló|cruzó|trabó|resbaló) (?:un|el|la|una|los) (?:dedo|número|cifra|cero|letra|tecla|cable|nombre|dato|lengua|cabeza|olla|mano)s?\b|(?:(?:ahí|antes|ayer|sin querer|perdón),? )*(?:te |les |le )?mentí(?: (?:sin querer|antes|ayer|con \w+))?\s*[,:;.–—]\s*\S|la (?:cagué|cagaste|pifié|pifiaste|lié|liaste|regué|regaste|embarré)\b(?! con mi (?:novi|jef))(?:[,;:.]| con| en| al))",
        """Haz como si no hubiera dicho nada de las vacaciones en Creta.
        Haz como que no dije lo de los índices, la tabla no tiene ninguno
        Para el carro, que mi hija se llama Noa, con Nora no tiene nada que ver.
        Olvídate de lo del descuento.
        Quítame lo de la reunión del lunes, se canceló.
        Se me escapó un dedo, son 1500.
        Mentí sin querer, el límite es 50.""",
        """Haz como si no pasara nada
        Olvídate de lo de siempre y descansa
        Si la cagué, dímelo
        Me mentí a mí mismo""",
        opens=True,
    ),
    row(
        ("forbidden", "es"),
        "deja|dejá|deje|dejen|dejad|déja|déje|deje|para de|parad de|basta|cesa|evit",
        r"(?P<m>(?:(?:porfa|porfis|por favor|oye|che|venga|ya|bueno|te pido que|le pido que|te ruego que|quiero que|necesito que),? )*(?:(?:deja|dejá|deje|dejen|dejad|dejes|déjate|déjese|déjense|dejate|dejaos|dejémonos|pará|para|pare|paren|parad|cesa|cese) (?:ya |por favor |de una vez |de inmediato )*de |evita |evitá |evite |eviten |basta (?:ya )?de |ya está bien de )(?!(?:reír|llorar|preocupar|quejar|gritar|llover|nevar|ser|sufrir|molestar|fumar|beber|trabajar|pensar en)\w*\b)(?:meter|poner|usar|llamar|decir|hablar|tutear|tratar|escribir|incluir|añadir|agregar|mandar|enviar|sugerir|proponer|recomendar|repetir|inventar|asumir|suponer|contestar|responder|traducir|mezclar|citar|sumar|mencionar|recordar|preguntar|hacer|dar|explicar|resumir|ponerle|confundir|cambiar|importar|crear|generar|comentar)(?:me|nos|lo|la|los|las|le|les|se)*\b)",
        """porfa deja de meter any en TypeScript, ya te lo dije
        Deja ya de hablarme de usted.
        Déjese de tutearme, por favor.
        Evita llamarme señora""",
        """Deja de llorar
        Deja de llover y salimos
        Si dejas de usar tabs, avisa
        Deja de fumar, te hará bien""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        " no,|no,|no;|no es|no son|¿eh|che,|no soy|no somos|no tengo|no vivo|no trabajo",
        rf"(?P<m>(?:mi|mis|nuestr[oa]s?|el|la|los|las) [\w-]+(?: de \w+| \S*\d[\w.]*)? no\s*[,;:.–—-]+\s*(?:mi|mis|nuestr[oa]s?|el|la|los|las|es|son)\b(?! (?:que|lo)\b) ?\S*\w"
        rf"|(?:(?:mi|mis|el|la|los|las|nuestr[oa]s?) (?:[\w-]+ ){{1,3}})?no (?:es|son|cae|va|está|están|queda|trabajo|vivo|estudio|tengo|tenemos|voy|vamos|somos|soy) (?!(?:que|tan|para|muy|nada|hora|solo|sólo|culpa|verdad|grave|normal|un problema,? es (?:un|una)|broma|posible|seguro|fácil|difícil|necesario|importante)\b){_C}{{1,35}}?\s*[,;.]\s*(?:¿eh\?|¿vale\?|eh|che|ojo|sino|no)?[,;.]?\s*(?:es|son|cae|va|está|están|queda|trabajo|vivo|estudio|tengo|tenemos|voy|vamos|somos|soy) (?!(?:que|lo que|un[oa]? (?:oportunidad|suerte|placer|lástima)|solo|sólo|muy|mejor)\b)\S*\w)",
        """Mi marido no, mi hermano.
        Mi cumple no es en marzo, ¿eh? es en mayo
        No es un problema de memoria, che, es la red.
        No trabajo en marketing, trabajo en ventas.""",
        """No es grave, es normal
        No es un problema, es una oportunidad
        El perro no, gracias
        Si mi cumple no es en marzo, es en mayo""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "se fue|se marchó|se jubiló|dejó|renunció|aplaz|pospu|pospon|retras|adelant|hubo|ha habido|hay |de turno|me cambiaron|me pasaron|nos cambiaron|nos pasaron|me movieron|reasign|traslad",
        rf"(?P<m>(?-i:[A-ZÁÉÍÓÚ])\w+ (?:ya )?(?:se fue|se marchó|se jubiló|dejó|renunció a?|salió|cambió) (?:de |del |a )?(?:la |el |al )?(?:empresa|equipo|puesto|proyecto|trabajo|compañía|departamento|área|cargo|colegio|club)\b{_C}{{0,20}}[,;.–—]\s*(?:ahora )?(?:de|del|se encarga|lo lleva|la lleva|lo hace|quien|está|es|queda|su)\b"
        rf"|(?:(?:ya )?(?:aplazaron|pospusieron|retrasaron|adelantaron|movieron|reprogramaron|reagendaron|trasladaron|recorrieron|corrieron|cancelaron|suspendieron) (?:el|la|los|las|mi|nuestr[oa]) [\w-]+(?: [\w-]+){{0,3}}? (?:hasta|para|a|al|pal?|del|de) )(?:el |la |las |los )?(?:día )?(?:\S*\d\S*|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|próxim\w+|semana|mes|otro)"
        rf"|(?:hubo|ha habido|hay|tenemos|tuvimos) (?:un|una|unos|algunos) (?:cambio|cambios|novedad|novedades|modificación|imprevisto|corrección|ajuste|actualización)(?: (?:de|en) [\w ]{{1,20}}?)?\s*[,:;.–—-]+\s*(?!(?:qué|y )\b)\S|(?:me|nos|lo|la|le) (?:cambiaron|pasaron|movieron|trasladaron|reasignaron|ascendieron|subieron|bajaron) (?:de|a|al|del) [\w ]{{2,25}}[,;.–—]\s*(?:y )?ahora\b)",
        """Rocío se fue de la empresa; de los despliegues se encarga ahora Iván
        Aplazaron el examen hasta el día 8.
        Hubo un cambio: salimos el sábado.
        Me cambiaron de turno, ahora entro de noche.""",
        """¿Hubo un cambio: salimos el sábado?
        Si aplazaron el examen hasta el día 8, avisa
        Rocío se fue de la fiesta""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "nel|nones|nanai|qué va| no |no,| ni |nop|negativo|va a ser que no|para nada|che, no",
        rf"(?P<m>(?:nel|nones|nanay|nanai|qué va|va a ser que no|para nada|negativo|che,? no|no,? che|no,? güey|no,? tío|no,? hombre|no,? mujer|nop|nope)(?:,? (?:güey|wey|tío|tía|che|hombre|mujer|compa|amigo|pana|parce|boludo))?\s*[,.;:!–—-]+\s*(?:si |que |ahí )?(?:es|son|el|la|los|las|mi|eso|está|están|vive|usamos|se|yo|nosotros|era|fue|te|en)\b(?! (?:broma|verdad|que|todo|perfect\w+|bien|genial|list\w+|muy))"
        rf"|(?:nosotros|nosotras|aquí|acá|en (?:casa|la empresa|nuestro equipo|mi equipo|nuestra empresa)|mi (?:empresa|equipo|familia)|yo) (?:no|ni) (?:tenemos|tengo|hay|usamos|uso|existe|trabajamos|hacemos|vendemos|damos|tiene|usa|comemos|como|bebo|fumo|manejo|conduzco)\b(?! (?:tiempo|ganas|idea|dudas?|prisa|nada|hambre|ni idea|internet|luz|agua|problemas?)\b){_C}{{1,40}})",
        """Nel, güey, es el otro cuate.
        Nosotros no tenemos sede en Madrid.
        Che, no, mi vieja vive en Mendoza.
        En casa no comemos cerdo""",
        """Nosotros no tenemos tiempo
        Yo no tengo idea
        ¿Nosotros no tenemos sede en Madrid?
        Aquí no hay internet""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "no,|no.|nop|y me |y nos |pero me |por qué|por que|salió|sale |cuenta,|vale,|sirve,|deprecad|obsolet|descartad|respuesta|resumen|se te pasó|se te olvid|lapsus|al revés|cambiamos por|canje|rato que|tiempo que|años que|meses que|corrige|corrija|no era|no eran|no me gusta|no como|escribí|pasó de|dijo que|jamás|nunca|cambió de|no usamos|me salió|no,",
        rf"(?P<m>(?:no|nop|nel|falso|error|mentira)[,.!]+ (?:el |la |a las |es el |el día |es )?(?:{_DAY_ES}|{_NUM}|\d\S*)(?: \w+)?\W*$|(?:el )?{_DAY_ES} no\s*[,;:–—-]+\s*(?:el )?\S+|(?:mi \w+|yo|nosotros|ella|él) (?:ya )?(?:está|es|va|soy|estoy|somos|tiene|vive|tengo|vivo) {_C}{{2,50}}?,? (?:y|pero) (?:tú |vos |usted )?(?:me |nos |le )?(?:sigues |sigue )?(?:recomiendas|recomienda|recomendás|das|propones|sugieres|sugiere|escribes|hablas|mandas|tratas|llamas|llama|cuentas|pones|pone|buscas|buscaste|aconsejas) {_C}{{1,40}}"
        rf"|¿?por ?qu[eé] (?:insistes|insiste|insistís|(?:sigues|sigue|seguís) (?:\w+ndo\w*|con|sin)|te empeñas|se empeña|crees|cree|dices|dice|piensas|asumes|me llamas|me llama|pones|pone|das por) {_X}{{2,60}}[?!]+\s*(?:yo|vivo|soy|tengo|es|son|no|mi|uso|usamos|trabajo|somos|nosotros|el|la|en|estoy|tenemos) {_C}{{2,60}}|¿?(?:de|por) d[oó]nde (?:salió|sale|viene|salieron|sacaron|sacaste) (?:ese|esa|eso|este|esta|esos|esas|el|la) (?:número|cifra|dato|valor|nombre|fecha|dirección|idea|monto|precio|cantidad)s?[?!.,]+\s*(?:solo|sólo|tenemos|tengo|somos|es|son|yo|no|nosotros|hay|aquí) ?{_C}{{1,60}}|¿?qui[eé]n (?:dijo|dice|ha dicho) que {_X}{{2,50}}[?!]+\s*(?:solo|sólo|yo|soy|no|nada|apenas|tengo|vivo|uso|toco|es|son) ?{_C}{{1,60}}"
        rf"|{_C}{{2,40}} (?:ya )?no (?:cuenta|vale|sirve|aplica|corre)\s*[,;.:–—-]+\s*(?:así que )?(?:toma|tome|usa|use|coge|apunta|apunte|pon|vale|es|la buena|el bueno|quédate)\b|{_C}{{2,40}} (?:está|quedó|es|están|quedaron|fue|ha quedado) (?:ya )?(?:deprecad[oa]s?|obsolet[oa]s?|descartad[oa]s?|abandonad[oa]s?|anulad[oa]s?|descontinuad[oa]s?|cancelad[oa]s?)\s*[,;.:–—-]+\s*(?:así que )?(?:usa|use|usad|vamos|toma|ahora|usamos|es|pasamos|mejor|hay que|seguimos)\b"
        rf"|(?:tu|su) (?:respuesta|resumen|lista|tabla|mensaje|nota|correo|plan|cálculo) (?:pone|sitúa|dice|indica|da|habla|cuenta|menciona|supone|ubica|muestra|cita|incluye) {_C}{{2,50}}?,? (?:pero|aunque|cuando|y en realidad)\b {_C}{{2,50}}|se (?:te|le) (?:pasó|pasaron|olvidó|olvidaron|escapó|fue) (?:incluir|poner|contar|añadir|agregar|mencionar|anotar|invitar|el|la|a|que|los|las) {_C}{{1,40}}[,;.:–—-]+\s*(?:él|ella|también|son|es|somos|ellos|va|vienen|está)\b"
        rf"|(?:perdón,? |ups,? )?(?:lapsus|errata|error de dedo|error de tipeo|dedazo|errorcito)(?: mío| de mi parte)?\s*[,;:.–—-]+\s*\S+|(?:lo |eso )?(?:dije|puse|escribí) (?:justo |exactamente )?al rev[eé]s\b|{_C}{{2,30}} (?:lo|la|los|las) (?:cambiamos|canjeamos|sustituimos|reemplazamos|permutamos) por {_C}{{1,25}}|hace (?:rato|tiempo|mucho|siglos|años|meses|\w+ (?:años|meses|semanas)) que (?:ya )?no {_C}{{2,40}}"
        rf"|(?:corrige|corrija|corregí|rectifica|rectifique|cambia|cambie)\s*[,;:.–—-]+\s*(?:el|la|los|las|mi|nuestr[oa]|es|soy) ?[\w-]+ (?:es|son|está|se llama) |no (?:era|eran|es|fue) (?:para|a|en|con|de|por) {_C}{{1,25}},\s*(?:era|eran|es|fue|sino) (?:para|a|en|con|de|por) \S*\w|(?:a mí |yo )?no (?:me gusta|como|bebo|tomo|uso|toco|juego) {_C}{{2,25}}[,;.–—-]+\s*es[eoa] es (?:mi|el|la|de mi) \w+|(?:eso|esto|ese \w+|esa \w+) no (?:lo|la) (?:escribí|hice|dije|compré|firmé|pedí|mandé) yo\s*[,;.–—-]+\s*\S|no fui yo\s*[,;.–—-]+\s*(?:fue|es) \S+"
        rf"|(?:el|la|los|las|mi|nuestr[oa]) {_C}{{2,30}} (?:pasó|cambió) de (?-i:[A-ZÁÉÍÓÚ])[\w.-]+ a (?-i:[A-ZÁÉÍÓÚ])[\w.-]+|(?:ojo,? |oye,? |por cierto,? )?(?:que )?(?:el|la|los|las|mi|nuestr[oa]) [\w-]+(?: de \w+)? cambió de (?:clave|contraseña|nombre|número|dirección|dueño|horario|sede|sitio|lugar|fecha|hora|proveedor|color|marca|versión)\b|(?:jamás|nunca) (?:firmamos|firmé|dijimos|usamos|compramos|pedimos|tuvimos|vivimos|hicimos|acordamos|autorizamos|contratamos) (?!(?:tan|tanto|nada)\b)(?:es[eoa]s?|est[eoa]s?|el|la|un|una|con|en|eso)\b(?: \S+)?"
        rf"|(?:nosotros |aquí |acá )?no (?:usamos|tenemos|uso|tengo|corremos|desplegamos) (?:en |con )?(?-i:[A-ZÁÉÍÓÚ])[\w.+#-]*\s*[,;.:–—-]+\s*(?:corre|va|usamos|es|todo|lo|la|se|eso|uso|está|tenemos) {_C}{{2,40}})",
        """No, miércoles.
        Martes no, el jueves es cuando nos vemos.
        Mi hijo ya está en secundaria y me recomiendas cosas de primaria.
        ¿Por qué insistes en que vivo en Valencia? Vivo en Alicante.
        ¿De dónde salió ese número? Solo tenemos tres máquinas.
        ¿Quién dijo que toco el piano? Solo la guitarra.
        La dirección de ayer no cuenta, toma la nueva.
        Ese endpoint quedó deprecado, usa el v3.
        Aquel plan quedó descartado, vamos con el B.
        Tu respuesta pone el servidor en Madrid, pero está en Zaragoza.
        Se te pasó incluir a Pablo, él también va.
        Hace rato que no aceptan efectivo.
        Corrige, el destinatario es el señor Lima.
        no era para mañana, era para pasado
        A mí no me gusta el picante, eso es mi hermano
        Eso no lo escribí yo, lo escribió Quique.
        El nombre en clave pasó de Delfín a Ballena.
        ojo que el wifi cambió de clave
        Jamás firmamos ese contrato.
        No usamos Docker, corre directo en el host.""",
        """No, gracias
        ¿Por qué sigues aquí? Tengo sueño.
        ¿De dónde sale este error?
        ¿Hace rato que no aceptan efectivo?
        No usamos Docker
        Corrige el texto""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "me tienes|me tiene|nos tienes|nos tiene|tacha|quita |borra |saca |tú tienes|tienes |por hecho|no asumas|no supongas|no creas|suposición|no se llama|no se escribe|avisado|lo dije|había dicho|te lo|rige|aplica|se recorrió|se corrió|se comercializa|no existe|error|no es |alérgic|no soy yo",
        rf"(?P<m>(?:{_C}{{0,15}}? que )?(?:aún |todavía )?(?:me|nos|lo|la|los) (?:tienes|tiene|tenés|sigues teniendo|registras|clasificas|consideras|guardas) (?:aún |todavía |registrad[oa] |apuntad[oa] |anotad[oa] )*(?:como|en|de|por|bajo) {_C}{{1,30}}\s*[,;.:–—-]+\s*(?:y |pero )?(?:soy|somos|es|estoy|ya|trabajo|vivo|ahora|me|nací|tengo|son)\b|(?:tacha|tachá|tache|quita|quitá|quite|borra|borrá|borre|saca|sacá|saque|elimina|elimine) (?:ya |por favor |a )?(?-i:[A-ZÁÉÍÓÚ])[\wáéíóúñ-]+(?: de la lista)?\s*[,;.:–—-]+\s*(?:que )?(?:al final )?(?:vamos|es|no|ya|mejor|nos|se|voy|son|él|ella|fuimos) ?{_C}{{1,40}}"
        rf"|(?:tú|vos|usted|ahí|allí) (?:tienes|tenés|tiene|pusiste|puso|pones) {_C}{{1,25}}\s*[,;:–—-]+\s*(?:y |pero )?(?:nací|soy|es|son|somos|tengo|vivo|era|yo|fue|en realidad) {_C}{{1,40}}|no (?:des|dé|deis) (?:siempre )?por (?:hecho|sentado) que {_C}{{2,50}}|no (?:asumas|asuma|supongas|suponga|creas|crea|pienses) (?:siempre )?que (?:yo )?(?:tengo|soy|vivo|uso|somos|tenemos|como|trabajo|estoy|usamos|me) ?{_C}{{1,50}}"
        rf"|(?:tu|su) (?:suposición|supuesto|premisa|hipótesis|idea|dato|afirmación|conclusión|cálculo|cuenta|lista|resumen|nota) (?:de|sobre|que|en)? ?{_C}{{1,50}}? (?:es|está|son|están) (?:fals|incorrect|equivocad|erróne|mal|obsolet|desactualizad|viej)\w*|(?:el|la|los|las|mi|nuestr[oa]) [\w-]+(?: [\w.-]+)? no se (?:llama|escribe|pronuncia|hace|dice|usa) (?:así|de ese modo|de esa forma)\s*[,;.:–—-]+\s*\S|{_C}{{2,40}}[,–—-]+\s*(?:eso )?(?:ya )?(?:te |le |os )?(?:lo )?(?:había|he) (?:\w+ )?(?:avisado|dicho|advertido|comentado|mencionado|pedido|indicado|señalado)\b"
        rf"|(?:desde|a partir de|a partir del|desde el) (?:el )?(?:día )?(?:primero|uno|\d+(?: de \w+)?|lunes|martes|miércoles|jueves|viernes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre),? (?:rige|rigen|aplica|aplican|vale|se aplica|entra en vigor|cuesta|es|son|hay|abrimos|trabajamos|será) {_C}{{2,50}}|(?:el|la|los|las|nuestr[oa]|mi) [\w-]+(?: [\w-]+)? se (?:recorrió|corrió|atrasó|retrasó|adelantó|movió|aplazó|pospuso) (?:una?|dos|tres|media|\d+) (?:horas?|días?|semanas?|mes(?:es)?|minutos?)\b"
        rf"|(?:el|la|los|las|nuestr[oa]) [\w-]+ (?:ahora|ya|actualmente) se (?:comercializa|vende|conoce|publica|distribuye|presenta|ofrece|gestiona|tramita|paga|hace) (?:como|bajo|por|en|con|desde) \S*\w|(?:el|la|los|las|un|una|ese|esa) (?:[\w-]+ ){{1,3}}?(?:ya )?no existen?(?: aquí)?\s*[,;.:–—-]+\s*(?:es|se llama|son|usa|usamos|hay|ahora)\b ?\S|(?:cometiste|cometió|hiciste|tienes|hay|te salió) un (?:error|fallo|errorcito)(?: de \w+| ahí| en \w+ \w+)?\s*[,;.:–—-]+\s*(?:el|la|los|las|es|son|no|mi) {_C}{{2,40}}"
        rf"|no (?:soy|eres|es|fui|fue) (?:yo|él|ella|mi \w+|nosotros) (?:el|la|quien|los|las)? ?{_C}{{1,25}}[,;–—-]+\s*(?:sino )?(?:es|fue|son) {_C}{{2,25}})",
        """Veo que aún me tienes como estudiante, soy médica desde octubre.
        Tacha Berlín, vamos a Praga.
        Tú tienes 1985, nací en 1987.
        No des por hecho que tengo hijos. No tengo.
        Tu suposición de que desarrollamos en Windows es falsa.
        La tabla no se llama así, es orders_v2.
        Sin nueces, eso ya lo había avisado.
        Desde el día primero rige la tarifa nueva, 49 euros.
        La sesión se recorrió una hora.
        El producto ahora se comercializa como Nova.
        El campo user_id no existe, es account_id.
        Cometiste un error, el total es 480.""",
        """Cometí un error, ¿cómo lo arreglo?
        Quita la sal, que es mucha
        La película no es buena
        ¿Tienes 1985, o no?
        Si la tabla no se llama así, dime""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "ya no|pasó a|pasó p|pasó de|dejamos |abandonamos |soltamos |lo de|se apellida|se llama",
        rf"(?P<m>(?:mis?|nuestr[oa]s?|nosotros|el equipo|la empresa|en casa|los|las|el|la)(?: [\w-]+){{0,3}}? ya no (?:se |nos |lo |la |me )?(?:pasan?|van?|corren?|están?|usan?|salen?|llegan?|viven?|trabajan?|vienen?|hacen?|guardan?|suben?|dependen?|despliegan?|compran?|pagan?|reúnen?|vamos|usamos|vivimos|trabajamos) (?:por|en|con|a|al|de|del|desde|mediante|vía|para) (?:el |la |los |las )?{_NEW}|(?:el|la|los|las|mi|nuestr[oa]) (?:[\w-]+ ){{1,4}}?pas(?:ó|aron) (?:al?|para el|para la|de {_C}{{1,15}} al?) (?:las |el |la )?(?:{_DAY_ES}|\d\S*)(?=\s*(?:[.,;!–—]|$))"
        rf"|(?:ya )?(?:dejamos|abandonamos|soltamos|descartamos|jubilamos|quitamos) (?-i:[A-ZÁÉÍÓÚ])[\w.+#-]*\s*[,;:.–—-]+\s*(?:y )?(?:todo|ahora|usamos|va|vamos|lo|estamos|seguimos|nos) {_C}{{2,40}}|lo d(?:e|el) {_C}{{2,30}}? (?:ya )?no (?:es|está|era|fue) (?:así|ciert[oa]|verdad|correct[oa]|exact[oa]|bien|real|del todo)|(?:mi|el|la|nuestr[oa]) [\w-]+ (?:ahora|ya) se (?:apellida|llama) (?-i:[A-ZÁÉÍÓÚ])\w+)",
        """Nuestros despliegues ya no pasan por Jenkins.
        La cita del dentista pasó al lunes.
        Dejamos Slack, todo va por Teams.
        Lo de la alergia no es así.
        Mi jefa ahora se apellida Bravo, se casó.""",
        """El tren ya no pasa por aquí?
        Si lo de la alergia no es así, dime
        La película ya no va en serio
        ¿La cita del dentista pasó al lunes?""",
        opens=True,
    ),
)
