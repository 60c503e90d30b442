"""Corrections in Spanish by kind: what was taken back, mixed up, ended, moved, or is contrasted with how it was.

Longer than most files because it is a table; each row brings messages that fire it and messages that don't, and these are
its tests. The words reported are the first named group that matched. Accents may be missing, as they often are.
"""

from __future__ import annotations

from tiers.corrections import row

_ENDS = r"(?=\s*(?:[.,;:!)…—–\n]|\s-\s|$))"
_SEP = r"\s*[,;:.!…—–-]+\s*"
_REST = r"[^.;!?\n]"
_NO = r"(?!(?:si|que|qué|cuando|quien|quién|como|cómo|donde|dónde|porque|aunque|para|no|ni|cual|cuál|sin)\b)"
_W = rf"{_NO}[\w.+#'/-]+"
_OWNER = r"(?:el|la|los|las|lo|mi|mis|nuestr[oa]s?|tus?|es[ea]s?|esos|est[ea]s?|estos|al|del|a la)"
_NP = rf"(?:{_OWNER} )?{_W}(?: {_W}){{0,5}}?"
_WE = r"(?:[eé]|amos|aron)"
_WE_I = r"(?:[ií]|imos|ieron)"
_ENDED = (
    rf"(?:(?:quit|tumb|tir|sac|elimin|cancel|descart|abandon|retir|jubil|mat|bot|desmont|deprec|archiv|desactiv|cerr|dej|borr|anul)(?:{_WE}|\u00f3)"
    rf"|(?:apag|desmantel|desinstal)(?:u?[eé]|amos|aron|\u00f3)|(?:vend|suprim|despid)(?:{_WE_I}|i\u00f3)|di(?:mos|eron|o)? de baja|desech(?:{_WE}|\u00f3))"
)
_ENDED_PAST = (
    r"(?:he|hemos|han|ha) (?:quitado|tumbado|tirado|sacado|eliminado|cancelado|descartado|abandonado|retirado|jubilado|matado"
    r"|desmontado|archivado|desactivado|cerrado|dejado|borrado|anulado|apagado|desmantelado|vendido|suprimido|dado de baja|desechado)"
)
_MOVED = (
    rf"(?:(?:cambi|migr|mud|pas|traslad|adelant|atras|retras|reprogram|reagend|reubic|renombr|junt|junt|subi|baj)(?:{_WE}|\u00f3)"
    rf"|(?:aplac[eé]|aplazamos|aplazaron|aplaz\u00f3|reemplac[eé]|reemplazamos|reemplazaron|reemplaz\u00f3)|(?:mov|corr|recorr|sub|sustitu)(?:{_WE_I}|i\u00f3|y[eó]\w*)"
    r"|pospus(?:e|imos|ieron|o))"
)
_MOVED_PAST = (
    r"(?:he|hemos|han|ha) (?:cambiado|migrado|mudado|pasado|trasladado|adelantado|atrasado|retrasado|reprogramado|reagendado|renombrado"
    r"|aplazado|reemplazado|movido|corrido|recorrido|subido|bajado|sustituido|pospuesto)"
)
_HOUSE = r"(?:mesa|silla|sof[aá]|cama|ventana|puerta(?! de enlace)|ropa|luz|basura|planta|escayola|abrigo|zapatos|pastel|sart[eé]n|olla|horno|perro al|breakpoint|cami[oó]n)"
_THEN = r"(?:as[ií] que|por eso|por lo que|entonces|ahora|ya no|hoy|desde entonces|usamos|uso|vamos|voy|est[aá] todo|va todo|todo|lo que|eso (?:va|es|lo)|y (?:ahora|ya)|no (?:cuentes|me|hace|hay que|tengas))"
_BEFORE_NOT = (
    r"(?!(?:de|que)\b)(?![^.;!?\n]{0,40}?\b(?:funcionaba|andaba|compilaba|pasaban?|cargaba|tardaba|arrancaba|respond[ií]an?|iba (?:r[aá]pido|bien|lento|fino)"
    r"|la gente|todo el mundo|nadie|se viv[ií]a|todo era|me dol[ií]a|hac[ií]a (?:fr[ií]o|calor)|ten[ií]a (?:fiebre|sue[ñn]o|miedo)|estaba (?:verde|roj[oa]|bien|lento|ca[ií]do))\b)"
)
_VALUE = r"(?:(?:el|la|los|las|en|a|al|a las|con|de|del|por|para el|puerto|versi[oó]n|rama|sala) )*(?:(?-i:[A-ZÁÉÍÓÚÑ])[\w.+#'-]*|[\w.:/@-]*\d[\w.:/@%-]*|(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|[\w-]+[._/][\w./-]+))"
_SAID = r"(?:pas[eé]|dije|mand[eé]|di|cont[eé]|puse|escrib[ií]|coment[eé]|mencion[eé]|envi[eé]|compart[ií]|pegu[eé]|indiqu[eé]|dict[eé]|anot[eé]|ped[ií]|hab[ií]a (?:pasado|dicho|mandado|dado|contado|puesto|escrito|comentado|pedido)|he (?:pasado|dicho|mandado|dado|contado|puesto|escrito|comentado|pedido))"
_YOU_SAY = (
    r"(?:dices|dec[ií]s|dijiste|describes|describ[ií]s|describiste|mencionas|mencionaste|comentas|propones|propon[eé]s|propusiste|citas|citaste|cuentas"
    r"|pones|pon[eé]s|pusiste|anotaste|apuntaste|guardaste|tienes(?: (?:anotado|apuntado|guardado|registrado))?|ten[eé]s(?: (?:anotado|guardado))?|asumes|supones|usas|us[aá]s|usaste"
    r"|escribiste|recuerdas|record[aá]s|explicas|explicaste|sugieres|sugeriste|indicas|indicaste|das|diste|nombras|nombraste|acabas de (?:decir|poner|mencionar|escribir|describir))"
)
_STALE = (
    r"(?:(?:ya )?no (?:existe|aplica|vale|corresponde|sirve|va|corre|se usa|es (?:as[ií]|cierto|correcto|v[aá]lido|lo que|eso|verdad|el|la|mi|nuestr)|est[aá] (?:bien|vigente|al d[ií]a)|coincide|cuadra)n?\b"
    r"|(?:es|era|son|eran|est[aá]n?|estaban?|qued[oó]|ha quedado|qued[oó]) (?:ya |muy |todo |toda |completamente |totalmente |un poco )*(?:mal|mentira|fals\w+|viej\w+|antigu\w+|obsolet\w+|desactualizad\w+|equivocad\w+|incorrect\w+|err[oó]ne\w+|al rev[eé]s|caducad\w+|vencid\w+|inexact\w+|anticuad\w+|de antes|de hace|del a[ñn]o pasado|una? (?:\w+ )?(?:viej\w+|antigu\w+|equivocad\w+|anterior)|(?:el|l[ao]s?|los) (?:versi[oó]n )?(?:viej\w+|antigu\w+|anterior|de (?:antes|ayer|hace|la semana pasada|el (?:mes|a[ñn]o) pasado)))"
    r"|ya (?:fue|muri[oó]|caduc[oó]|venci[oó]|pas[oó] a la historia|cambi[oó]|es historia)|dej[oó] de|pas[oó] a mejor vida|caduc[oó]|venci[oó]|muri[oó])"
)

SPANISH_CLAUSES = (
    # taken back
    row(
        ("announced", "es"),
        "olvid|ignor|descart|desestim|haz caso|hagas caso|hagan caso|en cuenta|borra|tacha|anula|retir|omite",
        r"(?P<m>(?:por favor,? |mejor )?(?:olv[ií]d(?:a|á|e|en|ad|ate|átelo|atelo|alo|alos|ense|ese|emos)|ignor(?:a|á|e|en|alo)|descart(?:a|á|e|en|alo)|desestim(?:a|e|en)|om[ií]t(?:e|an|elo)|haz caso omiso|no (?:le )?hag(?:as|an|a) caso|no (?:tom|teng)(?:as|es|a|en|an) en cuenta|b[oó]rr(?:a|á|e)|t[aá]ch(?:a|á|e)|anul(?:a|á|e)|retiro),? "
        rf"(?:(?:de |a )?(?:todo )?(?:lo (?:de(?! la (?:pantalla|tabla)\b)|que (?:te|les|os|le|me)? ?{_SAID}|anterior|[uú]ltimo|dicho|pasado)\b|mi (?:mensaje|petici[oó]n|pregunta|comentario|instrucci[oó]n|correo)|(?:el|la|los|las) (?:[\w-]+ )?(?:mensaje|instrucci[oó]n|direcci[oó]n|n[uú]mero|versi[oó]n|dato|datos|fecha|cifra|puerto|esquema|plan|indicaci[oó]n|correo|url|ruta|nombre|precio|paso)\w* (?:anterior(?:es)?|de antes|de (?:ayer|arriba|hace)|que (?:te|les|os|le) {_SAID})"
        rf"|(?:del|de la|el|la) [\w.-]*\d[\w.-]*{_ENDS})|eso{_SEP}(?:ya|es|era|no|al final|mejor|fue|la|el|voy|vamos|usa)\b))",
        """Olvida lo de la mudanza, nos quedamos
        ignora el mensaje anterior
        No hagas caso a mi mensaje anterior.
        Haz caso omiso de lo que te dije ayer
        No tomes en cuenta la versión que te pasé
        Borra lo de la alergia, fue un falso positivo
        olvidate del 8443""",
        """No olvides lo de la reunión
        Olvidé las llaves en casa
        Ignora los archivos de la carpeta build
        Borra el contenedor viejo""",
        anywhere=True,
        opens=True,
    ),
    row(
        ("announced", "es"),
        " antes | ayer| arriba| hace | anterior| te pas| te dije| te di | te mand| te puse| te env| te cont| te com| te escrib| te mencion|les pas|les dije|os pas|os dije",
        rf"(?P<m>(?:todo )?(?:lo|(?:el|la|los|las|ese|esa) {_W}(?: {_W}){{0,3}}?) que (?:te |les |os |le )?{_SAID}(?: (?:antes|ayer|arriba|hace \w+(?: \w+)?|en la ma[ñn]ana|esta ma[ñn]ana|anoche|al principio|el otro d[ií]a|por error))?(?: (?:sobre|de|del) {_W}(?: {_W}){{0,2}}?)? "
        rf"(?:ya )?{_STALE})",
        """lo que te pasé antes estaba mal, este es el esquema bueno
        El bucket que te mencioné en la mañana ya fue
        La dirección que te di ya no sirve
        lo que te dije ayer no es cierto""",
        """Lo que te pasé antes está en la carpeta
        El archivo que te mandé tiene tres hojas""",
        anywhere=True,
        opens=True,
    ),
    row(
        ("announced", "es"),
        "te dije|les dije|te puse|te pas|te hab|os dije|te mand|te di ",
        r"(?P<m>(?:antes |ayer )?(?:te|les|os|le) (?:dije|puse|pas[eé]|mand[eé]|hab[ií]a dicho|hab[ií]a pasado|di)\b(?! que no\b)[^.;!?\n]{1,60}?(?:,? (?:pero|aunque|y)|,|;|\s[—–-])\s(?:en realidad|tambi[eé]n|es\b|son\b|era\b|eran\b|al final|resulta|quise|quer[ií]a|realmente|ahora|mejor|ya no|en verdad|digo|no (?:es|era|son|eran)|soy|somos|tengo|como|tomo|usamos?\b|v[ao]n?\b|queda(?:mos)?\b|corr[ií]gelo|c[aá]mbialo))",
        """te dije vegetariana pero también como pescado, corrígelo
        te dije que éramos seis pero al final somos ocho
        Te puse Ana y era Anaïs""",
        """Te dije que llegaría tarde pero no me escuchaste
        Te pasé el log y no lo abriste""",
        anywhere=True,
        opens=True,
    ),
    row(
        ("announced", "es"),
        "yerro m|error m|fallo m|mala m|culpa m|lapsus|rectific|aclaraci|aclaro|me corrijo|me refer|quise |donde dije|donde puse|donde digo|debe decir|debería decir|léase|leáse|me expli",
        rf"(?P<m>(?:(?:fue |es |un |ha sido )*(?:yerro|error|fallo|lapsus|culpa|mala) (?:m[ií][oa])\b|lapsus{_SEP}\S|rectificaci[oó]n\s*:|rectifico\s*[:,]|me corrijo\b|aclaraci[oó]n\s*:|me refer[ií]a? (?:al?\b|a (?:la|los|las)\b)|(?:quise|quer[ií]a) (?:poner|escribir|teclear|anotar|mandar|pasar(?:te|les)?)\s(?!(?:un|una|que)\b)\S*\w"
        r"|donde (?:dije|puse|digo|dice|pone|escrib[ií]) [^.;!?\n]{1,40}?(?:, ?| )(?:quise|quer[ií]a|debe|deb[ií]a|deber[ií]a|l[eé]ase|es\b|era\b|va\b|digo|pon(?:é|le|ga)?\b|lee\b|anota\b|usa\b|entiende\b|cambia\b)))",
        """Error mío, es la rama next
        mala mía, el puerto es 9000
        me refería al otro servidor
        quise poner release/4
        donde dije lunes quería decir martes""",
        """Fue un error de la base
        Quise poner una lavadora y se fue la luz""",
        anywhere=True,
        opens=True,
    ),
    row(
        ("announced", "es"),
        "digo,|digo |miento|perdón,|perdon,|corrijo,|no perd|no, perd|mejor dicho|quiero decir",
        r"(?P<m>(?<=[\w%])(?:\s*[,;:.…—–(-]+\s*(?:no,? |uy,? |ay,? )?(?:digo,?|miento,|perd[oó]n,?|corrijo[,:]?|no,? perd[oó]n,?|quiero decir,?)|[,\s]\s*mejor dicho,?)\s(?:(?:que )?(?:es|son|era|eran|va|van) )?"
        rf"{_VALUE}(?=\s*(?:[.,;!)]|$)))",
        """son 12 nodos, digo, 14
        La reunión es el lunes, perdón, el martes
        corre en el 8080 mejor dicho 8081""",
        """Yo digo que son 14
        si digo 14, es 14""",
    ),
    row(
        ("announced", "es"),
        "equivoqu|confund|bolas|un lío|un lio|la cagu|la regu|metí la pata|meti la pata|me colé|me cole|mal escrito|escribí mal|escribi mal|puse mal|anoté mal|tecleé mal|copié mal|te pasé mal|te pase mal|te dije mal|te di mal|te mandé mal|miento|se me fue|me falló|me fallo",
        rf"(?P<m>(?:(?:(?:yo )?(?:me )?(?:equivoqu[eé]|confund[ií]|hice (?:bolas|un l[ií]o)|col[eé]|li[eé])|la (?:cagu|regu)[eé]|met[ií] la pata|miento|se me fue (?:el dedo|la mano|la olla|la onda)|me fall[oó] la memoria)(?: (?:ah[ií]|yo|con (?:el|la|los|las|lo) [\w-]+(?: [\w-]+)?|en (?:el|la|lo) [\w-]+))?{_SEP}(?:(?:es|son|era|eran|va|van|no|el|la|los|las|lo|ese|esa|nuestr\w+|mi|usamos|quise|quer[ií]a|sí|si|puse|est[aá]|viv\w+|hay|queda|cae|toca|somos|soy|tengo)\b|\S*\d)"
        r"|(?:te|les|os) (?:pas[eé]|dije|di|mand[eé]|puse|escrib[ií]|dict[eé]|copi[eé]) mal\b|(?:lo |la |el \w+ lo |la \w+ la )?(?:escrib[ií]|puse|anot[eé]|tecle[eé]|tipe[eé]|copi[eé]|apunt[eé]|le[ií]|cont[eé]|calcul[eé]|entend[ií]|record[eé]) mal (?:el|la|los|las|mi|tu|su|lo)\b))",
        """La regué, es el puerto 9000
        miento, son 16 réplicas
        Te pasé mal la clave del wifi
        anoté mal la fecha
        Me hice bolas: es el martes""",
        """Ayer metí la pata en la reunión
        Me confundí de pasillo en el súper, qué risa
        Si miento, son cosas mías""",
        anywhere=True,
        opens=True,
    ),
    row(
        ("announced", "es"),
        "arrepent|cambié de idea|cambie de idea|cambié de op|cambié de par|cambiamos de idea|cambiamos de op|pensé mejor|pense mejor|pensándolo|pensandolo|mejor no|pensamos mejor|me lo pens",
        r"(?P<m>(?:me arrepent[ií]|nos arrepentimos|(?:he |hemos )?cambi(?:[eé]|amos|ado) de (?:idea|opini[oó]n|parecer)|lo (?:pens[eé]|pensamos|he pensado) mejor|pens[aá]ndolo (?:bien|mejor)|(?:no,? )?mejor no)\s*[,:;.!…—–-]+\s*(?!(?:gracias|pero no s[eé]|qu[eé]|de (?:haber|no))\b)\S+ \S*\w)",
        """Me arrepentí, vuelve a dejar el parser como estaba.
        Lo pensé mejor: quédate con Redis
        cambié de idea, vamos en tren""",
        """Me arrepentí de no ir
        Si me arrepentí, qué más da
        Mejor no, gracias""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("denied", "es"),
        "ni ",
        rf"(?P<m>(?:no,? )?ni {_W}(?: {_W}){{0,3}}? ni {_W}(?: {_W}){{0,3}}?\s*[,;:.!—–-]+\s*(?:que |aqu[ií] |ac[aá] |todo )?(?:eso|esto|es|son|era|usamos|va|corre|est[aá]|todo|se|vivo|soy|somos|tengo|tenemos|trabajo|la|el|lo)\b(?! (?:mejor|igual|que)\b)\s\S*\w)",
        """Ni Mongo ni nada, eso corre en DynamoDB desde hace un año.
        ni lunes ni martes, es el jueves""",
        """Ni frío ni calor
        No tengo ni idea ni ganas""",
        opens=True,
    ),
    # oneself to blame, and formal corrections
    row(
        ("announced", "es"),
        "qué brut|que brut|qué tont|que tont|qué burr|qué mens|qué torpe|que torpe|qué desastre|qué despiste|que despiste|qué cabeza|que cabeza|tengo la cabeza|vaya cabeza|vaya despiste|se me cruz|ando dorm|ando desp|estaba dormid|mi mal|my bad|me bail|traicion|se me trab|se me mezcl|se me confund|estaba pensando en otr|se me cru|cabeza la mía",
        rf"(?P<m>(?:qu[eé] (?:brut[oa]|tont[oa]|burr[oa]|mens[oa]|torpe|despistad[oa]|bob[oa]|animal)(?: (?:soy|estoy|fui))?|qu[eé] (?:cabeza|despiste|desastre|memoria)(?: (?:la m[ií]a|tengo|el m[ií]o))?|d[oó]nde tengo la cabeza|vaya (?:cabeza|despiste|l[ií]o)|ando (?:dormid[oa]|despistad[oa]|en la luna)|estaba (?:dormid[oa]|pensando en otr[oa])|mi mal|my bad){_SEP}(?!(?:est[aá]|qu[eé]|no s[eé])\b)[^.;!?\n]{{0,40}}?(?:es|son|era|eran|va|uso|se llama|quise|di|dije|te|puse|\S*\d)\b"
        r"|(?:se me (?:cruzaron|cruz[oó]|mezclaron|mezcl[oó]|trabaron|trab[oó]|confundieron|confundi[oó]) (?:los|las|el|la|unos|dos) \w+|me bailaron? (?:los|las|unos?|el|la) \w+|me traicion[oó] (?:la memoria|el dedo|el teclado|el corrector)))",
        """Uy, qué bruta, te di la talla al revés, uso la 44.
        qué cabeza la mía, es el jueves
        El ticket era el 4521, me bailaron los números
        Mi mal: el bucket es eu-west-1""",
        """Qué desastre, se cayó todo
        Si qué tonta soy, es por sueño""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("announced", "es"),
        "al revés|al reves|escribí |escribi |puse |dije |tecleé |teclee |leí |anoté |anote |te di ",
        rf"(?P<m>(?:te|le|les|os) {_SAID} (?:el|la|los|las|mi) {_W}(?: {_W}){{0,2}}? (?:al rev[eé]s|mal|cambiad[oa]s?|equivocad[oa]s?|incorrect[oa]s?)\b|(?:yo )?(?:escrib[ií]|puse|dije|tecle[eé]|le[ií]|anot[eé]|mand[eé]) {_VALUE},? (?:y|pero|cuando) (?:en realidad )?(?:es|era|son|eran|va|deb[ií]a|toca|quer[ií]a)\b)",
        """te di la talla al revés, uso la 44
        perdona, escribí 8080 y es 8081""",
        """Si te di la talla al revés, dime""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("denied", "es"),
        "se equivoca|usted se|con todo respeto|cabe aclarar|cabe precisar|conviene aclarar|conviene precisar|permítame|permitame|permíteme|permiteme|que conste|te aclaro|le aclaro|les aclaro|para aclarar|aclaro que|no es exacto|no es preciso|va a ser que no",
        r"(?P<m>(?:(?:usted )?se equivocan?(?: (?:usted|ustedes|en eso|ah[ií]))?|con todo respeto,? (?:no|eso|se)|(?:cabe|conviene|hay que|debo|quiero) (?:aclarar|precisar|matizar|puntualizar|rectificar) que|perm[ií]t[ae]me (?:corregir|aclarar|precisar|rectificar)\w*|(?:que |para que )?conste que|(?:te|le|les) aclaro(?: que|,|:)|para aclarar\s*[:,]|eso no es (?:del todo )?(?:exacto|preciso)|va a ser que no)\b(?! de )[ ,:;.]*(?!\w+r\b)\S)",
        """Con todo respeto, se equivoca usted: la licencia es MIT.
        Cabe aclarar que el plazo es de 30 días
        te aclaro que no soy del equipo de datos""",
        """Si se equivoca usted, avise
        Mi jefe dice que se equivoca usted""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        " como si |tienes anot|tienes apunt|tienes regis|tienes guard|tienes puest|tenés anot|tenés apunt|tenés guard|tenías anot|tenias anot|tienes list|estás |estas |das por hecho|das por sentado|dando por|partes de|asumes que|supones que|crees que|piensas que",
        rf"(?P<m>(?:me |nos |le |lo |la )*(?:contestas|respondes|hablas|tratas|calculas|escribes|asumes|act[uú]as|planteas|armas|armaste|contestaste|respondiste|hablaste|calculaste|escribiste|trataste|pones|propones|sigues \w+ndo|est[aá]s \w+ndo)\b[^.;!?\n]{{0,30}}? como si (?!(?:nada|tal cosa)\b)\S+|(?:{_W} )?(?:tienes|tiene|ten[eé]s|ten[ií]as) (?:ah[ií] )?(?:anotad|apuntad|registrad|guardad|puest|listad)[oa]s? (?!(?:todo|algo)\b){_W}"
        rf"|est[aá]s (?:citando|usando|mirando|hablando|pensando|calculando|contando|asumiendo|leyendo|respondiendo|contestando|suponiendo|tomando|dando)\b[^.;!?\n]{{3,50}}?(?:,| y| pero)\s(?:pero |y )?(?:nosotros|yo|ac[aá]|aqu[ií]|el nuestro|la nuestra|lo nuestro|mi|en realidad|ya|nuestr[oa]|somos|usamos|tenemos)\b|(?:das por (?:hecho|sentado)|asumes|supones|crees|piensas|partes de) que [^.;!?\n]{{3,50}}?(?:,| y| pero)\s(?:pero |y )?(?:no|en realidad|nosotros|yo|ac[aá]|aqu[ií]|es|son|somos|usamos|tenemos|soy|tengo)\b)",
        """Me contestas como si usáramos Java y todo el backend es Elixir.
        Estás citando docs de la v1 y nosotros estamos en la v3
        La niña ya cumplió ocho, tienes anotado siete
        das por hecho que soy hombre, y no""",
        """¿Tienes anotado algo?
        Actúa como si fueras un pirata
        ¿Crees que llueve, y no hay sol?""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        "yo no ",
        r"(?P<m>(?:pero |es que |que |si )?yo no (?P<v>soy|trabajo|vivo|tengo|uso|como|tomo|hago|voy|estoy|hablo|estudio|juego|llevo|bebo|manejo|conduzco) [^.,;!?\n]{1,40}[,;.—–-]+\s*(?:(?:yo|sino|que) )?(?:(?P=v)|soy|trabajo|vivo|tengo|uso|como|tomo|hago|hablo|estudio|lo m[ií]o es|el que|la que|esa es|ese es)\b(?! (?:que|muy|tan)\b))",
        """Yo no soy el cliente, yo trabajo en soporte.
        yo no uso Mac, uso Linux""",
        """Si yo no soy el cliente, yo pago
        Yo no voy, estoy cansado""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "chau|chao|adiós|adios|bye|se acab|se termin|murió|murio|mejor vida|a la historia|ya fue|ya es historia|está muert|esta muert|enterrad|dejó de exist|dejo de exist|se jubil|se extingui|quedó atrás|quedo atras|en el olvido",
        rf"(?P<m>(?:le|les) (?:dijimos|dije|hemos dicho) (?:chau|chao|adi[oó]s|hasta nunca|bye)(?: bye)? a\b|(?:{_NP}|lo de(?: {_W}){{1,5}}?) (?:ya )?(?:se acab(?:[oó]|aron)|se termin(?:[oó]|aron)|muri[oó]|pas[oó] a (?:mejor vida|la historia)|ya fue|(?:ya )?es historia|est[aá] (?:muert[oa]|enterrad[oa]|descartad[oa]|jubilad[oa])|dej[oó] de existir|qued[oó] (?:atr[aá]s|en el olvido|descartad[oa]|enterrad[oa]))(?: (?:desde|hace|en) \w+(?: \w+)?)?(?:\s*[,;:.—–-]+\s*(?:y |pero )?(?:ahora|usamos|uso|va|van|todo|todos|vamos|hacemos|es|son|est[aá]|queda|qued[oó]|tiramos|corre)\b| desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hace|el a[ñn]o)\b))",
        """Le dijimos chau a Angular, quedó todo en React.
        Lo de los commits en inglés se acabó, van todos en castellano.
        Jenkins murió, usamos Actions.
        ese endpoint está muerto desde enero""",
        """Se acabó la leche
        El móvil está muerto
        Si Jenkins murió, usamos Actions""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "la |el |los |las |es |son |va ",
        rf"(?P<m>(?!(?:s[ií]|ya|ok|okey|vale|gracias|hola|bueno|buenas|claro|dale|listo|ja|jaja|jeje|muy|va|eso|bien|perfecto|chau|adi[oó]s|vamos|venga|mira|oye|espera|por|poco|paso|casi|exacto|genial|super|s[uú]per|obvio|cierto|tal|as[ií]|todo|tranqui)\b)(?P<o>[^\W\d_]{{2,8}}),? (?P=o){_SEP}(?:(?:el|la|los|las|mi|nuestr[oa]) {_W}(?: {_W}){{0,3}}? (?:es|son|era|va|est[aá] en|se llama)\b|(?:es|son|era|va)\b|{_VALUE}(?=\s*[.!]?\s*$)))",
        """frío frío, la versión es la 17
        alto alto, el puerto es el 9000""",
        """gracias gracias, la versión es la 17
        sí sí, es la 17""",
        opens=True,
    ),
    row(
        ("announced", "es"),
        "el dato|mi dato|los datos|mis datos|mi ficha|la ficha|mi perfil|el perfil|tu nota|tus notas|la nota|mi info|tu memoria|tu registro|ese dato|ese apunte|esa nota|tu apunte|tus apuntes|tu info",
        r"(?P<m>(?:por favor,? )?(?:cambia|corrige|corrijan?|actualiza|modifica|arregla|ajusta|rectifica|cambi[aá]|correg[ií]|cambie|actualice|corrija)(?:me)? (?:el|ese|esa|mi|mis|tu|tus|los|la) (?:dato|datos|ficha|perfil|nota|notas|registro|info|informaci[oó]n|memoria|apuntes?)\s*(?:[:,;.—–-]|porque|que)\s*\S)",
        """Cambia el dato: el SLA es de 4 horas.
        Actualiza mi ficha, ya no soy celíaco""",
        """Corrige los datos del informe
        Actualiza la nota de prensa""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("changed", "es"),
        "que sea |que sean |dejémoslo|dejemoslo|dejémosla|mejor el |mejor la |mejor a |mejor los ",
        rf"(?P<m>(?<=[,;.] )(?:mejor )?que sean? (?:el |la |las |los |a las )?{_VALUE}|(?:mejor )?(?:dej[eé]moslo|dej[eé]mosla|lo dejamos|la dejamos) (?:para|en) {_VALUE})",
        """el jueves no puedo, que sea viernes
        dejémoslo en 20""",
        """Si el jueves no puedo, que sea viernes
        Que sea feliz""",
    ),
    # said again, said by the way, said of values
    row(
        ("denied", "es"),
        "enésima|enesima|repito|insisto|ya te dije|ya te lo|ya te he|te lo dije|te lo he|cuántas veces|cuantas veces|hazme caso|actualización|actualizacion|que no",
        rf"(?P<m>(?:por en[eé]sima vez|te (?:lo )?repito|(?<!lo )repito|insisto|hazme caso|ya te (?:lo )?(?:dije|he dicho|hab[ií]a dicho|repet[ií])|te lo (?:dije|he dicho) (?:ya|antes)|cu[aá]ntas veces (?:te |tengo |he |voy )[^.,;:!?\n]{{1,30}}|actualizaci[oó]n)\s*(?:[:,;.!—–-]+\s*|que )(?:que )?(?!(?:gracias|si|pendiente)\b)[^.;!?\n]{{2,60}}|¡?que no\s*[!,.;:—–-]+\s*(?:que )?(?:{_OWNER} {_W}(?: {_W}){{0,3}} \S*\w|(?:es|son|era|va|vivo|soy|uso|usamos|trabajo|tengo)\b \S*\w)|que no (?:es|son|era|eran|va|van|se llama)\b[^.;!?\n]{{1,40}}[,;] que (?:es|son|era|eran|va|van|se llama)\b)",
        """por enésima vez: snake_case, nada de camelCase
        Hazme caso: el puerto bueno es el 3001
        Actualización: el deploy es a las 18 h
        A ver, que no es Nginx, que es Caddy.
        ¡Que no! Mi mamá cumple en abril.
        ya te dije que soy celíaca""",
        """Repito la pregunta: ¿cuál es?
        Si ya te dije que soy celíaca, vale""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        ", no |, el anterior|era el|era la|fue el|fue la|, hoy no|, ayer no|, mañana no|pensando en|por error|era lo",
        rf"(?P<m>(?:estoy|soy|uso|vivo|trabajo|tengo|vamos|usamos|estamos|tenemos|corre|va|es|est[aá]) [^.,;!?\n]{{1,40}}, no (?:en |con |de |a |al |el |la |los |las |un |una )?{_VALUE}\s*[,;:]|[^.,;!?\n]{{3,60}}[,;] (?:{_OWNER} )?{_W} (?:era|fue) (?:el|la|lo) (?:anterior|de antes|viej[oa]|antigu[oa]|otr[oa]|previ[oa]|del a[ñn]o pasado)\b|[^.,;!?\n]{{3,60}}[,;] (?:{_VALUE}|hoy|ayer|ma[ñn]ana|esta semana|este mes) no(?=\s*[.!]*\s*$)|(?:yo )?(?:dije|puse|escrib[ií]) {_W}(?: {_W})? (?:pensando en|por|queriendo decir) {_VALUE})",
        """Estoy en Windows, no en Mac, cámbiame los comandos.
        El cliente es Endesa, Iberdrola era el anterior.
        mi vuelo es mañana, hoy no
        dije Redis pensando en Memcached""",
        """Si estoy en Windows, no en Mac, avisa
        ¿Estoy en Windows, no en Mac, verdad?""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        " yo|dejó el|dejo el|se fue de|renunció|salió de|subió a|subio a|bajó a|bajo a|aumentó a|pasó a|paso a|pasó de|se amplió|se redujo|archivad|congelad|abandonad|en desuso|fuera de uso|descontinuad|deprecad|retirad|dado de baja|dada de baja|cerrad|ahora tomo|ahora como|ahora bebo|ahora uso|ahora entreno|ahora estudio|ahora llevo|ahora desayuno|ahora ceno|ahora prefiero",
        rf"(?P<m>(?:{_W} ){{1,3}}?(?:dej[oó]|se fue de|renunci[oó] a|sali[oó] de) (?:el equipo|la empresa|el proyecto|el grupo|la compa[ñn][ií]a|el [aá]rea|la casa)\s*[,;.—–-]+\s*(?:ahora|lo|la|qued|el|yo|desde)\w*\b|ahora (?:lo |la |los |las )?\w+o yo\b|(?:{_OWNER} )?(?:{_W} )?(?:l[ií]mite|cuota|precio|plazo|presupuesto|tope|tarifa|alquiler|dosis|sueldo|renta|timeout|umbral|m[aá]ximo|m[ií]nimo|cupo|aforo|intervalo|retenci[oó]n)(?: (?:de|del|de la) {_W}){{0,2}} (?:ya )?(?:subi[oó]|baj[oó]|aument[oó]|pas[oó]|se (?:ampli[oó]|redujo|duplic[oó]|recort[oó])) (?:de \S+ )?(?:a|hasta|en) \S*\w"
        rf"|(?:{_OWNER} ){_W}(?: {_W}){{0,2}}? est[aá]n? (?:archivad|congelad|abandonad|descontinuad|deprecad|retirad|desactivad|dad)[oa]s?(?: de baja)?\s*[,;.:—–-]+\s*(?:el|la|ahora|usa|usamos|mira|es|va|todo)\b|ahora (?:tomo|como|bebo|uso|entreno|estudio|llevo|desayuno|ceno|prefiero) (?!(?:y|algo|un rato|mismo)\b)\S*\w)",
        """Fernanda dejó el equipo, ahora reviso yo
        el límite subió a 200
        cuidado, ese repo está archivado; el activo es core-v2
        Ahora tomo el café sin azúcar""",
        """Si el límite subió a 200, avisa
        Ahora como y vuelvo
        La temperatura subió a 39""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        " no|no hay tal|no hay ning|no existe ning|no existe tal|ningún|ninguna",
        rf"(?P<m>(?:es|fue|son|ser[aá]) (?:(?:al|a|en|con|por|de|el|la|los|las) )?{_VALUE} (?:donde|que|quien|el que|la que|cuando|a la que) [^.,;!?\n]{{2,40}},? (?:y )?no (?:(?:al|a|en|con|por|de|el|la|los|las) )?{_W}(?=\s*(?:[.!,;]|$))|(?:yo )?(?:uso|tomo|como|bebo|tengo|hablo|juego|manejo|vivo en|trabajo en) {_W}(?: {_W}){{0,2}}?[,;] (?:(?:el|la|en|los|las) )?{_W} no(?=\s*[.!]*\s*$)|(?:aqu[ií] |ac[aá] )?no (?:hay|existe|tenemos) (?:tal|ning[uú]n|ninguna) {_W}(?: {_W}){{0,2}}?\s*[,;:.—–-]+\s*(?:todo|es|son|usamos|va|el|la|eso|solo|s[oó]lo|hay|lo)\b)",
        """Es al 9092 donde escucha, no al 9090.
        yo uso fish, bash no
        No hay tal worker, todo es síncrono.""",
        """Si no hay tal worker, todo es síncrono
        No hay ninguna prisa""",
        opens=True,
    ),
    row(
        ("announced", "es"),
        "quise decir es|quería decir es|queria decir es|quiero decir es|dije bien|expliqué bien|explique bien|expresé bien|fui clar|me faltó|me falto |se me olvidó|se me olvido |se me pasó|se me paso |olvidé dec|olvide dec|olvidé acl|olvidé menc|olvidé avis",
        r"(?P<m>lo que (?:quise|quer[ií]a|quiero) decir es\b|(?:no (?:te |me |lo |les )?(?:dije|expliqu[eé]|expres[eé]|escrib[ií]) bien|no fui clar[oa]|(?:me falt[oó]|se me (?:olvid[oó]|pas[oó])|olvid[eé]) (?:decir|aclarar|mencionar|avisar|poner)(?:te|les|lo)?)(?:\s*[,;:.—–-]+\s*| que )\S+ ?\S*\w)",
        """Lo que quise decir es que el job corre en UTC
        no te dije bien: somos veinte
        se me olvidó decirte que somos seis""",
        """Si no fui clara, dímelo
        Olvidé avisar""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("changed", "es"),
        "cambió |cambio |cambiaron ",
        rf"(?P<m>(?:se |nos |me |ya )?cambi(?:\u00f3|aron) (?:la|el|los|las) (?:hora|fecha|d[ií]a|lugar|sala|sede|horario|direcci[oó]n|n[uú]mero|nombre|precio|clave|contrase[ñn]a|url|puerto|plan|ruta|jef[ea]|m[eé]dic[oa]|profesora?|cita|reuni[oó]n|aula|contacto)(?: (?:de|del|de la) {_W}){{0,2}}(?=\s*(?:[:,.;!—–-]|$)| (?:a|al|para|por)\b))",
        """cambió la hora del partido: 8:30
        nos cambiaron el aula, ahora es la 12""",
        """¿Cambió la hora?
        Si cambió la hora, avisa""",
        opens=True,
    ),
    # said to the model
    row(
        ("denied", "es"),
        "confund|equivoc|te liaste|te hiciste|mezcl|enred|trabuc|estás mir|estas mir|estás us|estas us|estás pens|estas pens|estás habl|estas habl|estás vien|estas vien|estás asum|estás ley|estas ley|te colaste|hiciste bolas",
        r"(?P<m>(?:otra vez |creo que |ah[ií] |me parece que )*(?:te (?:me )?(?:confundiste|confund[ií]s|equivocaste|equivoc[aá]s|liaste|has liado|has equivocado|has confundido|enredaste|trabucaste|colaste|hiciste (?:bolas|un l[ií]o)|est[aá]s (?:confundiendo|equivocando|liando))"
        r"|(?:confundiste|confundes|confund[ií]s|has confundido|est[aá]s (?:confundiendo|mezclando|cruzando)|mezclaste|mezclas|trocaste|intercambiaste|invertiste el orden|traspapelaste) (?:al?|los|las|el|la|lo|mi|mis|nuestr\w+|es[ea]|dos|con|unas?|unos|las cosas|\S+ con)\b"
        r"|est[aá]s (?:mirando|usando|viendo|leyendo|pensando en|hablando de|asumiendo|consultando|citando|tomando) (?:(?:el|la|los|las|una?|algo|cosas|datos|documentaci[oó]n) )?(?:[\w-]+ ){0,3}?(?:viej\w+|antigu\w+|anterior\w*|equivocad\w+|otr[oa]s?|desactualizad\w+|que no (?:es|son|era))))",
        """Confundiste a las perras, la operada es Nube.
        te confundiste, es de mi vecina
        Estás mirando la rama vieja, la buena es release/7
        estás confundiendo staging con preprod""",
        """¿Estás mirando la rama vieja?
        Si te confundiste, avisa
        ¿Confundes a los gemelos?""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "al revés|al reves|cambiad|lo tienes|lo tenés|la tienes|lo pusiste|la pusiste|lo dijiste|lo anotaste|lo escribiste|lo entendiste|tienes mal|tenés mal|pusiste|escribiste|anotaste|apuntaste|registraste|invertid",
        r"(?P<m>(?:(?:ah[ií] |me )?(?:lo|la|los|las|me lo|me la) (?:tienes|ten[eé]s|pusiste|pones|pon[eé]s|entendiste|entiendes|dijiste|dices|anotaste|apuntaste|escribiste|guardaste|est[aá]s (?:diciendo|poniendo|haciendo|entendiendo)|has (?:puesto|entendido|escrito|apuntado)) (?:todo |muy |completamente )?(?:mal|al rev[eé]s|cambiad[oa]s?|equivocad[oa]s?|invertid[oa]s?)"
        r"|(?:(?:es|est[aá]|va|era|eso (?:es|va|est[aá])|todo) )?(?:justo |exactamente |precisamente )?al rev[eé]s(?=\s*[,;:.—–!])|(?:tienes|ten[eé]s|pusiste|anotaste|apuntaste|escribiste|registraste|guardaste) (?:mal |al rev[eé]s |cambiad[oa]s? )(?:el|la|los|las|mi|mis|nuestr\w+|lo)\b"
        rf"|(?:me |nos )?(?:pusiste|escribiste|anotaste|apuntaste|registraste|guardaste|dijiste|contaste|copiaste) (?!(?:que|bien)\b)[^.;!?\n]{{1,40}}?(?:,| pero| y| cuando|;| en (?:vez|lugar) de)\s?(?:(?:y )?(?:(?:la|el|los|las) {_W}(?: {_W}){{0,2}}? )?(?:es|son|era|eran|va|van|no es|tiene|cumple|vive|se llama|deb[ií]a|en realidad)\b|y no\b|no\b|\S*\d|(?<=vez de) ?\S|(?<=lugar de) ?\S)))",
        """lo tienes al revés, el worker llama al api
        Al revés: el cliente consulta al servidor
        Tienes mal la dirección
        pusiste 14 y son 4
        Escribiste Elena pero se llama Helena""",
        """¿Lo tienes al revés?
        Ponlo al revés, por favor""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        " que |eso ",
        rf"(?P<m>(?:(?:todo )?(?:lo|eso|es[ea] {_W}(?: {_W}){{0,2}}?|el|la|el {_W}(?: {_W}){{0,2}}?|la {_W}(?: {_W}){{0,2}}?) que (?:me |nos )?{_YOU_SAY}(?: (?:ah[ií]|ah[ií] arriba|arriba|en tu \w+|sobre {_W}(?: {_W}){{0,2}}?|de {_W}(?: {_W}){{0,2}}?))?,? {_STALE}"
        r"|eso (?:era|fue|funcionaba|val[ií]a|aplicaba|se hac[ií]a) (?:antes|hace|el a[ñn]o pasado|con (?:el|la)|en (?:la|el) (?:versi[oó]n|antigu)|hasta|cuando)\b|eso (?:ya )?(?:no (?:va|se hace|se usa|se llama|aplica|corre|existe|es (?:as[ií]|cierto|verdad|correcto|lo que)|me (?:cuadra|gusta m[aá]s))|es (?:de|del) (?:antes|a[ñn]o pasado|hace)|es historia|ya fue|pas[oó] a la historia|qued[oó] (?:atr[aá]s|viejo|obsoleto))\b(?! (?:problema|nada|tan)\b)))",
        """Tumbamos el monolito el mes pasado, lo que describes ya no existe.
        Eso que pones ya no existe
        El endpoint que mencionas está obsoleto
        Eso era antes, este año entreno en casa.
        eso ya no se usa""",
        """Eso que dices es muy interesante
        Lo que describes me gusta
        ¿Eso que pones ya no existe?""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "así no |asi no |no es así|no es asi|no se hace|no se llama|no se escribe|no va así|no lo hacemos|no trabajamos",
        r"(?P<m>(?:(?:ac[aá]|aqu[ií]|nosotros|eso|esto|la cosa) )?(?:as[ií] no (?:es|va|se (?:hace|llama|dice|escribe|trabaja)|trabajamos|lo hacemos|funciona(?:mos)?|hacemos)|no (?:es|va|funciona|lo hacemos|trabajamos|se hace) as[ií])\b(?! de\b))",
        """así no trabajamos acá: primero el ticket, luego la rama.
        acá no lo hacemos así, va por PR
        eso no va así""",
        """Si así no es, dime
        Nope, tampoco funciona así.""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "yo no |nunca |jamás|jamas|quién te dijo|quien te dijo|de dónde sac|de donde sac|quién dijo que|quien dijo que",
        rf"(?P<m>(?:yo (?:no|nunca|jam[aá]s) (?:dije|he dicho|ped[ií]|mencion[eé]|habl[eé] de|escrib[ií]|puse)\b(?! (?:nada|ni)\b)|(?:nunca|jam[aá]s) (?:te |les |os )?(?:dije|ped[ií]|mencion[eé]|he dicho|hemos (?:usado|tenido)|usamos|tuvimos)\b(?! (?:nada|ni)\b)|(?:y )?(?:de d[oó]nde sacas?(?:te)?|qui[eé]n (?:te )?dijo) (?:que|lo de|eso de)\b[^?\n]{{3,60}}?[,.;:—–]\s*(?:es|son|somos|soy|tengo|usamos|eso|el|la|yo|si)\b|(?:pero )?si (?:yo )?(?:nunca|jam[aá]s) (?:he|hemos|tuve|tuvimos|usamos) {_W}))",
        """Yo no dije eso, dije martes
        nunca te pedí comentarios
        De dónde sacas que usamos Mongo, es Postgres""",
        """Yo no dije nada
        Nunca digas nunca""",
        opens=True,
    ),
    # opened by some form of no
    row(
        ("denied", "es"),
        "nanai|nel|nop|nah|na,|naa|nones|qué va|que va|para nada|negativo|no no|no,|noo|oye no|no hombre|no po|nada que ver|mentira|falso|error|tampoco|ni hablar|ni de|quita|no pues|no che|nah|no.|no:|no!|no;|no —|no –|no -|no que va|incorrecto|mal,|mal:|mal.|ojo|no vale|nanay|minga|epa|ay no|uy no|ah no|eh no|huy no",
        rf"(?P<m>(?:(?:oye|mira|uy|ay|ah|eh|che|huy|epa|híjole|ojo),? )?(?:nanai|nanay|nel|nop+e?s?|na+h?|no+|nones|qu[eé] va|para nada|negativo|no,? hombre|no,? mujer|no po|no pues|no che|nada que ver|mentira|falso|error|ni hablar|ni de broma|de eso nada|incorrecto|mal)(?:[,\s]+no+){{0,3}}{_SEP}(?:(?:que|si|ya|yo|es que|pues|eso|en realidad|a ver|ac[aá]|aqu[ií]),? )*"
        r"(?!(?:gracias|(?:me|te|nos|lo|la|le) (?:apetece|va|viene|pasa|interesa|importa|duele|s[eé]|veo|dejo|tengo|quiero|haces?|puedes?|parece|gusta|preocupes|falta|molesta)|(?:el|los|la|las) (?:tests?|builds?|pipeline|pruebas?|error|bug|fallo|problema|app|p[aá]gina|web|servidor|compilaci[oó]n)\b[^.;!?\n]{0,30}?(?:sigue|falla|rot|roj|ca[ií]d|verde|mal\b|bien\b|funciona|pas[ao])|(?:est[aá]|estuvo|es|fue) (?:bien|buen|genial|todo|perfect|tard|mejor|peor|precios|horrible|terrible|demasiado|muy|que|una (?:pena|l[aá]stima)|incre[ií]ble|imposible|broma|tonter)|es (?:solo|s[oó]lo|f[aá]cil|dif[ií]cil)|eso (?:es todo|est[aá] bien)|voy|vamos a|podemos|tenemos que|quiero|estoy|la verdad|lo siento|todo (?:bien|ok)|hay|sigue|a[uú]n|todav[ií]a)\b)"
        rf"(?:{_OWNER} {_W}(?: {_W}){{0,5}}? (?:es|son|era|eran|est[aá]n?|va|van|lo|la|los|las|se|usa|corre|corren|vive|viven|empieza|sale|llega|llama|trabaja|tiene|tienen|pasa|manda|cuesta|cierra|abre|cae|queda|toca|dura|escucha|apunta|ya)\b|(?-i:[A-ZÁÉÍÓÚÑ])[\w.+#-]*(?: {_W}){{0,3}}? (?:es|son|era|lo|la|los|las|est[aá]|va|vive|se|tiene|trabaja|ya|usa|corre)\b|(?:es|son|era|eran|fue|fueron|va|van|va en|se (?:llama|escribe|dice|usa|hace|paga|sube|despliega|manda)|queda|cae|toca|est[aá] en|viven? en|as[ií] no|lo (?:lleva|hace|usa|tiene|mantiene)|usamos|us[aá]bamos|uso|vivo|trabajo|soy|somos|tomo|hacemos|vamos (?:con|en|por)|ya no|quitamos|hemos|primero|siempre|con|sin|para|en|por|desde|entre|a|al)\b \S*\w|{_VALUE}(?=\s*(?:[.,;!]|$))|(?:el|la|los|las) {_W}(?: {_W}){{0,3}}(?=\s*[.!]?\s*$)))",
        """Nanai, Kafka lo quitamos; eso va por RabbitMQ.
        Oye no, así no trabajamos acá: primero el ticket, luego la rama.
        Nop, el timeout va en 45.
        naa, acá el linter es biome
        qué va, si mi mamá vive en Puebla
        Nada que ver, somos de Lima
        no hombre, la de la derecha""",
        """no, no me apetece salir
        qué va, estuvo buenísimo
        no, el test sigue en rojo
        Nope, tampoco funciona así.
        no, gracias
        Nop, está perfecto""",
        opens=True,
    ),
    # ended
    row(
        ("changed", "es"),
        " lo | la | los | las ",
        rf"(?P<m>(?<!no )(?:(?:a|y) )?(?!{_OWNER}? ?{_HOUSE})(?!(?:no|ni|ya|mañana|hoy|ayer|luego|después|siempre)\b){_NP},? (?:ya |tambi[eé]n |al final |hoy |ayer )?(?:me |nos |se |te )?(?:lo|la|los|las) (?:{_ENDED}|{_ENDED_PAST}|{_MOVED}|{_MOVED_PAST})\b)",
        """Nanai, Kafka lo quitamos; eso va por RabbitMQ.
        la cita del pediatra la cambiaron pal miércoles a las 10
        El servidor de staging lo movimos, ahora está en 10.0.4.12.
        Terraform lo sacamos, va todo con Pulumi.
        El dentista me lo pasaron al jueves.""",
        """La mesa la movimos al jardín
        Si el servidor lo movimos, avisa
        ¿El servidor lo movimos?
        Mañana lo cambiamos""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "tumbamos|jubilamos|dimos de baja|deprecamos|desmontamos|descartamos|abandonamos|quitamos|sacamos|eliminamos|cerramos|apagamos|vendimos|vendí|vendi |cancelamos|cancelé|retiramos|botamos|tiramos|matamos|desinstalamos|desactivamos|borramos|suprimimos|hemos |archivamos|desmantel",
        rf"(?P<m>(?<!no )(?:ya |recién |al final |ayer |hoy |en \w+ |la semana pasada |el mes pasado |este \w+ |por fin )?(?:(?:tumbamos|jubilamos|dimos de baja|deprecamos|desmontamos|desmantelamos|descartamos|hemos (?:tumbado|jubilado|dado de baja|desmontado|desmantelado|retirado|descartado|suprimido|vendido|cancelado|eliminado)) (?!el error|la línea|{_OWNER} {_HOUSE}){_W}(?: {_W}){{0,3}}"
        rf"|(?:quitamos|sacamos|eliminamos|cerramos|apagamos|vendimos|vend[ií]|cancelamos|cancel[eé]|retiramos|botamos|tiramos|matamos|desinstalamos|desactivamos|borramos|suprimimos|archivamos|cort[eé] con|termin[eé] con|romp[ií] con|regal[eé]|regalamos) (?!{_OWNER} {_HOUSE}){_W}(?: {_W}){{0,4}}?(?: (?:el mes|el a[ñn]o|la semana) pasad[oa]| hace \w+ \w+| en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|,? {_THEN}|\s*[,;.—–]\s*{_THEN})\b))",
        """Tumbamos el monolito el mes pasado
        Dimos de baja el cluster de Ohio hace dos semanas.
        Jubilamos el cron viejo, lo hace Airflow.
        vendimos el coche, asi que nada de seguro
        Cancelamos Netflix, ahora vemos Filmin""",
        """Cerramos la tienda a las ocho.
        Quité el breakpoint y el test sigue fallando.
        Si tumbamos el monolito, qué pasa
        Tiramos la basura, ahora limpia""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "deje de|dejé|dejamos|dejaron|me pas|me hice|nos pasamos|volvimos|volví|volvi |regresamos|regresé|me cambi|nos cambi|cambié de|cambie de|cambiamos de|me mud|nos mud|nos separ|nos divorc|me divorci|me jubil|me despid|renunci|cortamos|terminamos|rompimos|me qued|me quit",
        r"(?P<m>(?<!no )(?:yo )?(?:ya )?(?:(?:me|nos) (?:mud[eé]|mudamos|pas[eé]|pasamos|cambi[eé]|cambiamos|hice (?:vegan|vegetarian|celiac|aut[oó]nom)\w*|separ[eé]|separamos|divorci[eé]|divorciamos|jubil[eé])(?! (?:la (?:tarde|noche|ropa)|el d[ií]a|toda|horas|de ropa|los?\b|las\b))"
        r"|dej[eé] (?!(?:el|la|los|las|mi|un|una) (?:llave|coche|m[oó]vil|paraguas|mensaje|comentario|ticket|recado|log|nota|perro|ni[ñn]))(?:de \w+r\b|(?:el|la|los|las) (?:gluten|carne|caf[eé]|alcohol|tabaco|az[uú]car|pan|lactosa|universidad|carrera|trabajo|gimnasio|gym|l[aá]cteos|lacteos|leche|piano|guitarra|f[uú]tbol|yoga|ingl[eé]s|medicaci[oó]n|pastilla\w*|equipo|proyecto|refrescos?|harinas?)\b)"
        r"|(?:volv[ií]|volvimos|regres[eé]|regresamos|hemos vuelto|he vuelto) (?:a (?:usar|trabajar|vivir|tomar|comer|desplegar)\b|a (?:(?-i:[A-Z])[\w.]*|(?:npm|pnpm|yarn|git|svn|make|vim|emacs|bash|zsh|docker|rest|java|python|go|node|maven|gradle|jenkins|kafka|redis|mysql|postgres\w*))\b)"
        r"|(?:cambi[eé]|cambiamos|he cambiado|hemos cambiado|cambiaron) de (?!(?:tema|ropa|canal|asiento|lado|p[aá]gina|carril|marcha|pestaña|ventana)\b)\w+"
        r"|nos (?:separamos|divorciamos)\b|(?:cortamos|terminamos|rompimos) (?:el contrato|con (?:el|la|los|las|mi|nuestr\w+|(?-i:[A-Z]))|la relación)|ya (?:cortamos|terminamos)\b|me (?:quit|retir|suspendi|prohibi)(?:aron|eron|ó) (?:el|la|los|las) \w+))",
        """Me mudé, ya no estoy en Rosario.
        Cambié de médico, ahora voy con la doctora Paz.
        Nos separamos en mayo, así que no cuentes con él.
        Dejé el gluten
        Volvimos a npm, pnpm nos daba guerra.""",
        """Dejé las llaves en casa
        Volvimos a casa tarde
        Me pasé la tarde leyendo
        Si me mudé, qué más da
        Cambié de ropa
        No sé si dejé el gas abierto""",
        opens=True,
    ),
    # as it was and as it is
    row(
        ("changed", "es"),
        "antes |originalmente|al principio|solía|soliamos|solíamos|hasta hace poco|hasta ayer|hasta el mes|hasta la semana",
        rf"(?P<m>(?<!como )(?:antes|originalmente|al principio|hasta (?:hace poco|ayer|la semana pasada|el (?:mes|a[ñn]o) pasado|hace (?:un|una|dos|tres|\d+) \w+)),? {_BEFORE_NOT}[^.!?\n]{{2,80}}?(?:[,;—–]|\by\b|\bpero\b|\.)\s*(?:pero |y |que )?(?:ahora|hoy|ya no|desde|actualmente|este (?:a[ñn]o|mes)|de un tiempo|al final|[uú]ltimamente)\b(?! (?:falla|no (?:va|funciona|anda|carga|pasa|arranca|compila|responde)|dime|quiero|corre|ejecuta|nadie|todo el mundo|da error|tarda))"
        rf"|(?:(?:yo|nosotros) )?sol[ií](?:a|amos) [^.!?\n]{{2,60}}?(?:[,;—–]|\by\b|\bpero\b)\s*(?:pero |y )?(?:ahora|hoy|ya no|ya)\b(?! falla))",
        """Antes desplegábamos los viernes; ahora lo hacemos los martes.
        antes usaba vim y ahora uso helix
        Hasta hace poco íbamos con Heroku, ahora todo está en Fly
        solíamos reunirnos los lunes, ahora es los jueves""",
        """Antes de desplegar, corre los tests y ahora dime qué falta.
        El build antes tardaba 2 minutos y ahora tarda 20.
        antes funcionaba y ahora no
        Antes la gente se saludaba en la calle, ahora nadie mira a nadie.""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "ahora |actualmente |hoy en d",
        rf"(?P<m>(?:(?:{_OWNER} )?(?!(?:y|desde|hasta|por)\b){_W}(?: {_W}){{0,5}}? )?(?:ahora|actualmente|hoy en d[ií]a),? (?:todo |eso |lo |la |se |le |(?:el|la|los|las|mi|nuestr[oa]) {_W}(?: {_W}){{0,3}}? )?(?:(?:va|van|corre|corren|apunta|apuntan|vive|viven|cae|cae en|toca|sale|empieza|escucha|lleva|llevan|entra|hospeda|reside|trabaja|queda|est[aá]) (?:en|a|al|por|con|de|del|sobre|contra|para|(?<=toca )los|(?<=cae )los|(?<=toca )el|(?<=cae )el|(?<=sale )el|(?<=toca )las) (?!(?:casa|camino|rojo|verde|la (?:ducha|cola|oficina|cama|calle|cocina|reuni[oó]n|playa)|el (?:m[eé]dico|ba[ñn]o|coche|bus|trabajo|taller|suelo|gimnasio|limbo)|mantenimiento|paz|forma|marcha|curso|proceso|producci[oó]n con|error|orden|bucle|vacaciones|reuni[oó]n|obras|pausa|vivo)\b)\S*\w"
        rf"|(?:es|son|se llaman?|usa|usan|cuesta|cuestan) (?:de |en |a |el |la |los |las )?(?:(?-i:[A-Z])[\w.+#-]*|[\w.:/@-]*\d[\w.:/@%-]*|(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)s?)|(?:lo|la|los|las) (?:hacemos|usamos|corremos|desplegamos|guardamos|llevo|lleva|llevan|hace|hacen|tenemos|mandamos|pagamos)\b|uso\b|(?:voy|vamos) (?:a|al|con|por) (?!(?:ver|hacer|probar|\w+r)\b)\S*\w|entren[oa]\b|vivo\b|trabajo\b))",
        """El servidor está movido, ahora está en 10.0.4.12
        ahora la API corre en el 9091
        El encargado de facturación ahora es Tomás.
        ahora voy con la doctora Paz""",
        """Ahora está en la ducha.
        Ahora voy a ver
        Si ahora está en 10.0.4.12, dilo
        ahora lo pruebo
        Ahora es tarde""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "pasó a |paso a |quedó |quedo |se movi|se mueve|se recorr|se corri|se pospon|se pospuso|se adelan|se atras|se retras|recorrieron|pasaron |adelantaron|cambiaron|movieron|pospusieron|reprogram|reagend|aplaz|se cambi|se traslad",
        rf"(?P<m>(?<!no )(?:{_OWNER} |lo |la |los |las |nos (?:la |lo )?|me (?:la |lo )?)?(?:{_W}(?: {_W}){{0,4}}? )?(?:pas[oó] a (?:llamarse|ser (?!de|un problema)|estar (?:en|a cargo)|manos|mano|depender|cargo)|(?:qued[oó]|quedamos) (?:en|para|pal|a) (?:el |la |las |los )?(?:[\w.:]*\d[\w.:]*|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mayo|junio|julio|enero|octubre)"
        r"|(?:se |nos |lo |la |los |las |me )*(?:movi[oó]|mueve|recorri[oó]|recorre|corri[oó]|pospone|pospuso|adelant[oó]|adelanta|atras[oó]|retras[oó]|cambi[oó]|traslad[oó]|recorrieron|pasaron|adelantaron|atrasaron|retrasaron|cambiaron|movieron|pospusieron|aplazaron|reagendaron|reprogramaron|trasladaron|aplaz[oó]|reprogram[oó]|reagend[oó]) (?:a|al|a la|para|pa|pal|pa'l|hasta|en) (?:el |la |las |los )?(?:[\w.:]*\d[\w.:]*|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[ñn]ana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|pr[oó]xim[oa]|semana|mediod[ií]a|tarde|noche))\b)",
        """El repo pasó a llamarse nimbus-core.
        el puerto quedó en 9443
        La clase de yoga la movieron para las siete.
        el vuelo lo adelantaron a las 6
        la reunión se recorre al viernes""",
        """El proyecto quedó en nada
        ¿Se recorre al viernes?
        Si la reunión se recorre al viernes, avisa""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "siempre no |siempre sí|al final |finalmente |a último momento|cambio de |nuevo |nueva ",
        rf"(?P<m>(?:(?:siempre no|al final (?:siempre )?(?:no|s[ií])) (?:voy|vamos|va|viene|vienen|vengo|es|son|fue|ser[aá]|compr\w+|nos|me|hay|hicimos|usamos|usaremos|entra|toca|har[eé]\w*|hacemos|cambi\w+)\b|al final (?:nos quedamos|lo dejamos|la dejamos|qued[oó]|somos|son|soy|gan[oó]|compramos|decidimos|elegimos|optamos|lo hace|la hace|viene|ir[aá]|iremos|viajamos|cae)\b(?! (?:dormid|sin (?:luz|tiempo)|empatad|bien|genial))|cambio de (?:hora|fecha|sala|d[ií]a|direcci[oó]n|n[uú]mero|tel[eé]fono|correo|nombre|planes?|rama|puerto|m[eé]dico)\s*[,:;.!—–]|hubo (?:un )?cambio (?:de|en|con)\b|(?:el|la|nuestr[oa]|mi|tu) nuev[oa] {_W}(?: (?:de |del |de la )?{_W}){{0,3}}? (?:es|est[aá] en|se llama|va en)(?: el| la)? {_VALUE}))",
        """siempre no voy a ir a la boda, cancela lo del hotel
        al final somos ocho
        El nuevo puerto es 9443
        Cambio de sala: es la B12""",
        """Al final llovió todo el día.
        La nueva serie es buenísima
        ¿Al final no vienes?""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "a cargo|se encarga|se hizo cargo|relevo|reemplaza a|sustituye a|reemplazó a|sustituyó a|en lugar de|tomó el lugar|en su lugar|lo lleva ahora|la lleva ahora|asumi",
        rf"(?P<m>(?<!no )(?:ahora |desde \w+ |el |la )?(?:{_W} ){{1,3}}?(?:qued[oó] a cargo|se hizo cargo|tom[oó] el (?:relevo|lugar)|(?:reemplaza|sustituye|reemplaz[oó]|sustituy[oó]) a (?:(?-i:[A-Z])\w*|la\b|el\b)|(?:lo|la) lleva ahora|asumi[oó] (?:el|la) (?:cargo|direcci[oó]n|jefatura)))",
        """Marta quedó a cargo de pagos
        Inés sustituye a Raúl""",
        """¿Quién quedó a cargo?
        Si Marta quedó a cargo, dile""",
        opens=True,
    ),
    # orders that last
    row(
        ("forbidden", "es"),
        "deja de|dejá de|dejes de|dejen de|deje de|déjate de|dejate de|no vuelvas|no vuelvan|no me vuelvas|nunca más|nunca mas|ya no me|ya no le|ya no nos|ya no uses|ya no pongas|para ya de|basta de",
        r"(?P<m>(?:por favor,? )?(?:(?:deja|dejá|deje|dejen|d[eé]jate) (?:ya )?de \w+(?:r|rme|rte|rle|rlo|rla|rlos|rlas|rnos|rles|rse|rmelo|rmela)\b|(?:quiero|prefiero|necesito|te pido|agradecer[ií]a) que dejes de \w+r|no (?:me |nos |lo |la |le )?(?:vuelvas|vuelva|vuelvan) a \w+r|nunca m[aá]s (?:me |lo |la |le )?\w+(?:es|as)\b|ya no (?:me |nos |le |lo |la )?(?:digas|llames|trates|uses|pongas|escribas|mandes|env[ií]es|recuerdes|sugieras|propongas|a[ñn]adas|agregues|incluyas|hagas|hables|recomiendes|traduzcas|cuentes|avises)\b|(?:para ya|basta) de (?:poner|usar|decir|llamar|sugerir|mandar|escribir|añadir|agregar|recordar|hablar)\w*))",
        """Deja de decirme señora, por favor.
        no vuelvas a ponerme comentarios en el código
        ya no me digas jefe, dime Andrés""",
        """Si falla, deja de intentarlo
        Deja de reír
        En la novela, ella deja de escribirle cartas.""",
        opens=True,
    ),
    row(
        ("forbidden", "es"),
        "de ahora en|de hoy en|en adelante|de aquí en|de acá en|desde ahora|desde ya|en lo sucesivo|a partir de|de ahora para|la próxima|para la próxima|de una vez por todas",
        r"(?P<m>(?:de (?:ahora|hoy|aqu[ií]|ac[aá]) (?:en (?:adelante|m[aá]s)|para (?:adelante|alante))|en adelante|desde (?:ahora|ya|hoy)|en lo sucesivo|a partir de (?:ahora|ya|hoy|ma[ñn]ana|este \w+|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|la semana que viene|entonces)|(?:para )?la pr[oó]xima(?: vez)?),? (?!(?:gracias|semana|vez|voy|vamos a|quiero|parada|reuni[oó]n)\b)(?:[^.;!?\n]{0,40}? )?(?:no|sin|usa|us[aá]|usen|usamos|pon|poné|ponme|dime|decime|h[aá]blame|habl[aá]me|ll[aá]mame|llam[aá]me|escribe|escrib[ií]\w*|resp[oó]nde\w*|contesta\w*|m[aá]ndame|mandame|haz|hac[eé]|solo|s[oó]lo|siempre|todo|todos|van?|se|ser[aá]n?|es|son|el|la|los|las|mejor|primero|prefiero|evita|d[aá]me|trabajo|vivo|recuerda|todas)\b"
        r"|[^.;!?\n]{2,60}? (?:a partir de (?:ahora|hoy|ya|ma[ñn]ana)|de (?:ahora|hoy) en adelante|en adelante|de aqu[ií] en adelante)(?=\s*(?:[.,;!]|$)))",
        """De ahora en adelante los commits van en inglés.
        A partir de ahora usa pnpm
        Mejor llámame Nacho a partir de hoy.
        Para la próxima, sin emojis""",
        """La próxima semana viajo
        Si de ahora en adelante usas pnpm, avisa""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        "llámame|llamame|dime |decime|háblame|trátame|no me digas|no me llames|no me trates|no me hables",
        r"(?P<m>(?:(?:mejor )?(?:ll[aá]m[ae]me|llam[aá]me|d[ií]game|d[ií]me|dec[ií]me|h[aá]bl[ae]me|tr[aá]t[ae]me) (?:(?:de|por|en|como) )?(?!(?:la|el|los|las|qu[eé]|c[oó]mo|si|cu[aá]l|lo|un|una|que|ma[ñn]ana|luego)\b)[\w'-]+(?: [\w'-]+)?,? (?:(?:y )?no (?!(?:me|lo|s[eé]|te|puedo|tengo)\b)|en (?:vez|lugar) de|mejor\b|a secas)|no me (?:digas?|llames?|trates?|hables?) (?!(?:que|m[aá]s que|eso|nada|ahora|hoy)\b)(?:(?:de|por|como|en) )?[\w'-]+(?: [\w'-]+)?(?=\s*(?:[.,;!]|$))))",
        """llámame Andrés, no jefe
        No me digas señora
        dime Andrés en vez de jefe""",
        """No me digas que falla
        Llámame mañana
        Dime la hora, no me acuerdo""",
        opens=True,
    ),
    # one for the other
    row(
        ("swapped", "es"),
        "no |No ",
        rf"(?P<m>(?<!si )(?:{_OWNER} )?(?:{_W}(?: {_W}){{0,4}}? )?no (?:(?:se|me|nos|le|lo|la) )?(?P<v>(?!(?:se|me|nos|le|lo|la|te|hay|puedo|s[eé]|quiero|tengo|debo|funciona|es|son|est[aá]n?|gusta|importa|fue|era (?:para|tan))\b)\w{{2,}}) (?:en |a |al |con |de |del |por |para )?[^.,;:!?\n]{{1,40}}?\s*[,;.—–-]+\s*(?:sino (?:que )?|pero )?(?:(?:se|me|nos|le|lo|la) )?(?P=v) (?!(?:que|porque|as[ií]|para)\b)\S*\w)",
        """no corre en AWS, corre en Hetzner
        Mi hija no se llama Lucía, se llama Lucila.
        No soy vegana, soy vegetariana.
        no era lunes, era martes""",
        """Si no corre en AWS, corre en Hetzner
        No me gusta, me gusta que llueva
        ¿No corre en AWS, corre en Hetzner?""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        "se escribe|se pronuncia|va con |es con |con h|sin h|con k|con z|con b|con v|con s|con c|con y|con ll|sin tilde|con tilde|con acento|con doble",
        r"(?P<m>(?:(?:mi|el|su|nuestro) (?:nombre|apellido) )?(?:se (?:escribe|pronuncia|deletrea)|va|es|(?:es )?[\w'-]+,?) (?:con|sin) (?:doble )?(?:[\"']?\w{1,2}[\"']?|tilde|acento|hache|zeta|ce|be|uve)(?:,? (?:no|y no|sino) (?:con |sin )?|(?=\s*(?:[.,;!]|$))))",
        """Se escribe con k, no con c.
        es Elena con hache
        va sin tilde""",
        """Se escribe así: casa
        Si se escribe con k, dilo""",
        opens=True,
    ),
)
