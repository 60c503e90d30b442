"""Corrections in Spanish by their structure: what is old against what holds now, whose fault, which value is the right one.

Each row is a kind of clause, with classes of words instead of single wordings; its messages that fire and that don't are its
tests. The words reported are the first named group that matched.
"""

from __future__ import annotations

from tiers.corrections import row

_NOW = r"(?:ahora|hoy|actualmente|hoy en día|desde (?:ayer|hoy|hace|enero|el|la)\b)"
_SHARP = r"(?:\S*\d\S*|\w+(?:[-_./@]\w+)+|(?-i:[A-Z])[\w.+#-]*)"
"""A value by its form: a name, a number, an identifier."""
_INFO = (
    r"(?:dirección|domicilio|número|teléfono|celular|cel|móvil|correo|mail|e-mail|email|nombre|apellido|apodo|url|enlace|link|puerto|host|ruta|clave|valor|cifra|dato|fecha|horario|hora|plazo"
    r"|entrega|versión|rama|repo|repositorio|servidor|límite|tope|precio|tarifa|presupuesto|cuenta|dominio|sala|oficina|jefe|jefa|responsable|encargad[oa]|contacto|equipo|código|info|información|plan|lista"
    r"|documentación|doc|regla|formato|cantidad|total|tamaño|duración|cita|reunión|lugar|región|idioma|contraseña|clúster|bucket|empresa|puesto|trabajo|médic[oa]|banco|usuario|ciudad|barrio|esquema)"
)
_NP = r"(?:el|la|los|las|mi|mis|nuestr[oa]s?|tu|tus|su|sus|ese|esa|esos|esas|este|esta|un|una)\s[\w-]+(?: (?:de |del |de la |para |en )?(?!(?:que|quien|donde|cuando)\b)[\w.-]+){0,3}?"
_FILL = r"(?:(?:oye|oiga|ay|eh|uy|ups|bueno|pues|mmm+|ah|che|mira|hombre|espera|perdona?|perdón|disculpa|ojo|oh|que|a ver|güey|tío)[ ,.!…]+){0,4}"
_END = r"(?=\s*(?:[.,;:!)…—–\n]|\s-\s|$))"
_OLD = r"(?:viej[oa]s?|antigu[oa]s?|anticuad[oa]s?|desactualizad[oa]s?|obsolet[oa]s?|caducad[oa]s?|caduc[oa]s?|equivocad[oa]s?|errad[oa]s?|erróne[oa]s?|incorrect[oa]s?|desfasad[oa]s?|pasad[oa]s? de moda|atrasad[oa]s?)"
_MOVED = (
    r"(?:quit|retir|apag|jubil|tumb|tir|elimin|abandon|descart|cambi|migr|reemplaz|renombr|cancel|aplaz|adelant|retras|posterg|atras|traslad|mud|mand|tumb|baj|aument|ampli|recort|cort|alarg|acort|dobl|fij|saqu|sac|desactiv|desmont|enterr|matam|mat|pas|llev)(?:é|amos|aron|ó|ado)"
    r"|(?:mov|sub|sustitu|reduj|reduc|un|divid|hund)(?:í|imos|ieron|ió|y[oó]|yeron|ido|eron)|pospus(?:e|imos|ieron|o)|pospuesto|movido|deshicimos|pusimos|pusieron|volvimos|hicimos"
)
_STATE = r"(?:es|son|está|están|era|se llama|corre|corren|usa|usamos|usan|va|van|vive|vivo|trabaja|trabajo|tiene|tengo|tenemos|escucha|empieza|termina|hace|hacemos|queda|cuesta|dura|toca|lleva|llevan|gestiona|sale|entra|usa|desplegamos|despliega|hay que|debe|deben|mide|pesa|abre|cierra|viene|pertenece|soy|somos|como|bebo)"

SPANISH_KINDS = (
    row(
        ("changed", "es"),
        "nuev|cambió|ha cambiado|cambiado|cambiaron",
        rf"\b(?P<m>(?:mi|nuestr[oa]|su|el|la|los|las) (?:nuev[oa]s? {_INFO}(?:s|es)?|{_INFO}(?:s|es)? nuev[oa]s?)(?: (?:de |del |para )?[\w-]+){{0,2}}?(?:\s*[:=]|,? (?:es|son|será|se llama|queda|está en))\s+(?!(?:muy|genial|buen|buena|mejor|bonit[oa]|tan|más|súper|lo|un rollo)\b)\S*\w"
        rf"|(?:tengo|tenemos|tiene) (?:un |una )?(?:nuev[oa] {_INFO}|{_INFO} nuev[oa])(?=\s*[:,.;!–—-]|$)|(?:mi|nuestr[oa]|el|la) {_INFO}(?:s|es)?(?: (?:de |del )?[\w-]+){{0,3}}? (?:cambió|ha cambiado|han cambiado|cambiaron)(?: (?:a|al|de|desde|por|ayer|el)\b[^.;!?\n]{{0,30}})?(?=\s*[:,.;!–—-]|$))",
        """mi nuevo número es 612 345 678
        Tengo número nuevo: 612 345 678
        La dirección de la oficina cambió: calle Sol 3""",
        """Si mi número nuevo es otro, avisa
        Mi nuevo jefe es genial
        El clima ha cambiado""",
    ),
    row(
        ("denied", "es"),
        "confund|equivoca|mezcla|inviert|entendiste|entendió|leíste|pusiste|tienes|tiene |estás|está |te quedaste|anotaste|apuntaste|escribiste|sigues|andas",
        rf"(?P<m>(?:(?:ahí|aquí|creo que|eso|me|te|lo|la|los|las|se|no) )*(?:confundiste|confundes|mezclaste|mezclas|invertiste|confundió|confundieron|equivocaste|equivocas|equivocó)\b(?: (?:a|el|la|los|las|de|con|dos|mi|mis|todo|en)\b|{_END})"
        r"|(?:me |lo |la |los |las |eso )?(?:entendiste|entendió|leíste|anotaste|apuntaste|escribiste|pusiste|interpretaste|has (?:entendido|leído|puesto|escrito)|tienes|tiene usted|usted tiene|tienen|tenés|recuerdas) (?:\w+ ){0,2}?(?:mal|al revés|fatal|cambiad[oa]s?|cruzad[oa]s?)\b(?! (?:la espalda|de la|aspecto|el estómago))"
        rf"|(?:tienes|tiene|tenés|usas|estás usando|sigues usando|sigues con|te quedaste (?:con|en)|partes de|te basas en|anotaste|pusiste|andas con)(?: (?:todavía|aún|ahí|anotad[oa]|apuntad[oa]|guardad[oa]))* (?:el|la|los|las|un|una|unos|unas|mi) [\w-]+(?: de [\w-]+)? {_OLD}"
        r"|(?:usted(?:es)? )?(?:estás|está|estáis|están|andas) (?:\w+ )?(?:equivocad[oa]s?|confundid[oa]s?|mezclando|confundiendo|pensando en (?:el|la|otr[oa])|hablando de (?:otr[oa]|la versión)|desactualizad[oa]s?|atrasad[oa]s? de noticias)\b)",
        """Confundiste a las perras, la operada es Nube.
        Usted tiene mal mi apellido, es Giménez con G
        Tienes la dirección vieja""",
        """Si confundiste a las perras, avisa
        ¿Me entendiste mal?
        """,
        opens=True,
    ),
    row(
        ("announced", "es"),
        "equivoqu|me confund|me lié|me colé|metí la pata|la regué|la cagué|se me fue|mal|error mío|culpa mía|fallo mío|mala mía|mi error|mi culpa|errata|fe de erratas|rectific|corrij|correg|corríg|retiro lo|mejor dicho|más bien|perdón, |digo|falsa alarma|borra eso|olvida eso|tacha eso|actualiz|errad|leí |dedazo|lapsus|tontería",
        rf"(?P<m>me (?:he )?(?:equivoqué|equivocado|confundí|confundido|lié|liado|colé|expresé mal|expliqué mal|comí un \w+)(?! de (?:tren|calle|autobús|metro|puerta|piso|parada|camino|bar|salida|baño|fila))\b|(?:metí|he metido) la pata|la (?:regué|cagué|pifié)|se me (?:fue|coló|escapó|olvidó) (?:el dedo|la mano|un cero|un dígito|una letra|decir|poner|aclarar|añadir)"
        r"|(?:lo |la |los |las |te |les |os |yo )*(?:puse|dije|escribí|leí|conté|copié|pegué|anoté|apunté|calculé|entendí|tecleé|pasé|di|recordaba|tenía) (?:\w+ ){0,2}?mal\b|(?:ha sido |fue |es )?(?:un )?(?:error|fallo|dedazo|lapsus) (?:mío|nuestro|de dedo|de tipeo)|(?:culpa|mala) mía|mi (?:error|culpa|fallo)\s*[,.:;!–—-]"
        rf"|(?:fe de erratas|errata|rectifico|corrijo|corrección|aclaración|falsa alarma|contraorden|lapsus|dedazo)\s*[:,.;!–—-]|(?:me )?corríge(?:lo|la|los|las|me eso)\b(?= ?(?:[,.;!]|por favor|en tu|$))|retiro lo (?:dicho|que dije)|(?:borra|olvida|tacha|descarta|ignora) (?:eso|lo anterior|lo que (?:dije|puse|te dije))\b|actualiz(?:a|ad|e|alo|ala) (?:eso|tus datos|tu (?:info|memoria)|ese dato)\b"
        rf"|(?:o )?(?:mejor dicho|más bien)\s*,?\s*(?!(?:fue|era|tarde|poco|nada)\b)\S*\w|(?:perdón|perdona|ay|digo),? (?:digo,? )?(?:quise|quería) decir|digo, (?:el|la|{_SHARP})|dije una (?:tontería|burrada|barbaridad))",
        """me equivoqué, la reunión es a las 5
        Se me fue el dedo: son 30
        Más bien usamos Poetry
        te dije vegetariana pero también como pescado, corrígelo""",
        """Me equivoqué de tren ayer
        Corrígelo si hay faltas en el texto""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("announced", "es"),
        "lo que |te dije|les dije|os dije|te pasé|te mandé|te di |dije |puse|quise decir|quería decir|me refería|me refiero|hablaba de|contrario a lo|a diferencia de lo|que no era",
        r"(?P<m>lo que (?:te |les |os |le )?(?:pasé|dije|mandé|puse|comenté|conté|escribí|envié|di|compartí|había dicho)(?: [\w-]+){0,5}? (?:estaba|está|era|es|ya|no|quedó|fue) (?:\w+ )?(?:mal|viej[oa]|falso|error|mentira|incorrecto|equivocado|obsoleto|no|vale|válido|cierto|sirve|aplica|cuenta)\b"
        r"|(?:te |les |os |le |yo )(?:dije|puse|pasé|comenté|había dicho|mandé|conté) [^.;!?\n]{1,40}?,? (?:pero(?! no (?:me|te|lo|la|nos)\b)|y (?:era|es|en realidad)|cuando (?:era|es|en realidad)|en realidad|aunque)\b"
        r"|donde (?:dije|puse|dice|pone|escribí) [^.;!?\n]{1,30}? (?:quise|quería|es|era|debe|debería|va|léase)\b|(?:quise|quería) decir (?!adiós|que te|gracias|hola)\S*\w|(?:me refería|me refiero|hablaba|estoy hablando) (?:a|al|de|del) (?!ti\b|eso mismo|ella\b)\S*\w(?: \S+){0,4}?(?:, no|\s*[.!]*\Z)"
        r"|(?:contrario a lo|a diferencia de lo|al contrario de lo) que (?:dije|puse|te dije|escribí)|(?:te |os |les )(?:pasé|mandé|di|envié|puse) (?:el|la|los|las|un|una) [\w-]+ que no (?:era|es)n?\b)",
        """lo que te pasé antes estaba mal, este es el esquema bueno
        Donde puse 30 quise decir 300
        Te pasé el enlace que no era
        te dije vegetariana pero también como pescado""",
        """Haz lo que te dije, no lo que te mandé
        Ella te dije que no
        Si lo que dije estaba mal, avisa""",
        opens=True,
        anywhere=True,
    ),
    row(
        ("denied", "es"),
        "viej|antigu|desactualizad|obsolet|caduc|equivocad|errone|erróne|incorrect|ya no|eso era|eso fue|era antes|historia|pasado|mal",
        rf"\b(?P<m>(?:ese|esa|eso|esto|este|esta|el|la|los|las|tu|tus|esos|esas)(?: {_INFO}(?:s|es)?)?(?: (?:de |del |que )?[\w-]+){{0,3}}? (?:es|está|están|son|era|quedó|quedaron|estaba)(?: (?:muy|ya|bastante|un poco|totalmente|todo|más que))* (?:{_OLD}|de (?:antes|hace \w+|\d{{4}})|agua pasada|historia(?! de)|cosa del pasado)\b"
        rf"|(?:lo que (?:describes|dices|mencionas|cuentas|pones)|eso|esto|{_NP}) ya no (?:existe|aplica|vale|va|corre|es así|se usa|se hace|cuenta|está vigente|es válid[oa]|es ciert[oa]|rige|está)n?\b(?! (?:aquí|en casa|entre nosotros))"
        rf"|eso (?:era|fue|pasaba) (?:antes|el año pasado|al principio|en su día|hace \w+ \w+|hasta \w+)\s*[,;:.–—-]+\s*\S)",
        """Ojo, ese dato es viejo: el puerto es el 9090
        Tumbamos el monolito, lo que describes ya no existe.
        Eso era antes; hoy desplegamos con Argo""",
        """Si ese dato es viejo, bórralo
        ¿Eso es viejo?""",
    ),
    row(
        ("changed", "es"),
        " lo | la | los | las | se | nos | me ",
        rf"(?P<m>(?!(?:mañana|luego|después)\b)(?:{_NP}|{_SHARP}|eso|todo),? (?:ya |hace \w+ que )?(?:lo|la|los|las|se|nos) (?:la |lo )?(?:hemos |han |he |ha )?(?:{_MOVED})\b(?! (?:la cabeza|el ánimo|de mano))(?=\s*(?:[.,;:!–—-]|$)| (?:a|al|para|pal|pa|por|de|del|en|desde|hasta|hace|ayer|el|la)\b))",
        """El servidor de staging lo movimos, ahora está en 10.0.4.12.
        la cita del pediatra la cambiaron pal miércoles a las 10
        Kafka lo quitamos""",
        """Si el servidor lo movimos, dime""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "amos|imos|emos |ado |ido |vuelto",
        rf"\b(?P<m>(?:ya )?(?:tumbamos|quitamos|retiramos|apagamos|jubilamos|eliminamos|abandonamos|descartamos|enterramos|desmontamos|cancelamos) (?:el|la|los|las|(?-i:[A-Z]))\s?(?!(?:error|bug|línea|fallo|luz|tele|velas|fuego|horno|hijos)\b)\S*\w"
        rf"|\b(?:ya |hace \w+ )?(?:hemos )?(?:migramos|migrado|pasamos|pasado|cambiamos|cambiado|volvimos|vuelto|movimos|movido|subimos|bajamos|nos fuimos|nos cambiamos|nos pasamos|saltamos)(?: (?:todo|todos|el \w+|la \w+|los \w+|las \w+|de \S+|del \S+))?(?: hace \S+(?: \S+)?)? (?:a|al|para|de) (?!(?:casa|cenar|comer|tiempo|verte|mano|hablar|otra cosa|la playa|la calle|noche)\b)(?:la |los |las |el )?{_SHARP})",
        """Tumbamos el monolito el mes pasado
        Ya migramos a Postgres
        Volvimos a GitLab""",
        """Apagamos la luz y nos dormimos
        Cuando migramos a Postgres todo iba bien""",
    ),
    row(
        ("denied", "es"),
        "no,|no.|no:|no!|no;|no…|no —|no –|no -|nop|nel|nanai|qué va|para nada|negativo|falso|mentira|error|al contrario|al revés|así no|nada de eso|no no|es así|lo contrario",
        rf"(?P<m>{_FILL}(?:no|nop|nel|nanai|qué va|para nada|negativo|falso|mentira|error|no no|no es así|nada de eso)(?:,? no)?\s*[,.!:;–—…-]+\s*(?!(?:gracias|no\b|pasa nada|hay problema|te preocupes|creo que|s\u00e9\b|voy|puedo|quiero|vengo|los tests|el build|he\b|tranquil|mejor así|qué\b))(?:(?:{_NP}|{_SHARP}|él|ella|ellos|ahora|eso|esto|yo|nosotros|acá|aquí|en \w+)(?: (?:lo|la|se|nos|ya|no|le|me))* (?:{_STATE}|{_MOVED})\b|(?:es|son|se llama|usamos|vivo|trabajo|tengo|somos|soy|van?|hay que|que (?:es|son|la|el)) (?!(?:verdad|broma|todo|muy|una pena|tarde|normal|igual|un placer|nada|así)\b)\S*\w)"
        rf"|{_FILL}(?:no,? )?así no (?:trabajamos|lo hacemos|se hace|va|es|funciona aquí|se llama)\b|{_FILL}(?:es |está |va )?(?:justo |exactamente )?(?:al (?:revés|contrario)|lo contrario)\s*[,:;.!–—-])",
        """Nanai, Kafka lo quitamos; eso va por RabbitMQ.
        Oye no, así no trabajamos acá: primero el ticket
        No, es al revés: primero compila""",
        """No, los tests siguen fallando
        No, es broma
        Si no, el build es lento""",
        opens=True,
    ),
    row(
        ("denied", "es"),
        "corre|bueno|buena|actual|válid|verdader|real|debe|debería|se escribe|con |sin |este es|esta es|es este|es esta|tendría",
        rf"(?P<m>(?:el|la|los|las|mi|nuestr[oa]) {_INFO}(?:s|es)? (?:correct[oa]|buen[oa]|actual|válid[oa]|verdader[oa]|real|vigente|de verdad)s?(?: (?:de |del )?[\w-]+){{0,2}}?(?:\s*[:=]|,? (?:es|son|está))\s+\S*\w|(?:el|la|lo) (?:correct[oa]|buen[oa]|actual|válid[oa]|vigente)(?:\s*[:=]|,? es) (?!(?:que|lo)\b)\S*\w"
        rf"|(?:el|la) {_SHARP} (?:buen[oa]|correct[oa]) es|(?:este|esta|éste|ésta) (?:sí )?es (?:el|la) (?:[\w-]+ )?(?:buen[oa]|correct[oa]|actual|nuev[oa]|válid[oa]|que vale|que es)\b|(?:,|:|;|pero) ?es (?:este|esta|éste|ésta)\s*[:,]|(?:debe|debería|tendría que|tiene que) (?:ser|decir|poner) {_SHARP}"
        r"|(?:(?-i:[A-ZÁÉÍÓÚ])\w+|mi nombre|mi apellido|el nombre|el apellido) (?:se escribe|va|lleva) (?:con|sin)\b|es (?-i:[A-ZÁÉÍÓÚ])\w+ (?:con|sin) (?:\w|hache|tilde|doble \w)(?=\s*(?:[.,;!]|$)))",
        """La dirección correcta es calle Sol 3
        El servidor bueno es srv-2, el otro está apagado
        es Giménez con G""",
        """¿Cuál es el puerto correcto?
        Lo bueno es que llueve
        Si el puerto correcto es 80, dime""",
        opens=True,
    ),
    row(
        ("changed", "es"),
        "antes|hasta hace|anteriormente|hasta ayer|solía|solíamos",
        rf"\b(?P<m>(?!antes (?:de|que|los|la gente|todo)\b)(?:(?:antes|hasta hace \w+|anteriormente|hasta ayer)\s(?:era|estaba|usábamos|teníamos|vivía|trabajaba|se llamaba|corría|desplegábamos|íbamos|iba)|(?:era|estaba|usábamos|teníamos|se llamaba|corría|vivía|trabajaba) [^.;!?\n]{{1,30}} antes)\b(?! (?:mejor|todo|más|otra cosa|peor))[^.;!?\n]{{0,40}}[,;.–—-]+\s*(?:pero |y )?{_NOW}"
        rf"|ahora [^.;!?\n]{{1,40}}[,;(–—-]+\s*(?:y )?(?:antes|ya no) (?:era|estaba|usábamos|se llamaba|es|en|con)\b|solía(?:mos)? [^.;!?\n]{{1,40}}[,;.–—-]+\s*(?:pero |y )?ahora\b)",
        """Antes usábamos Jenkins, ahora es GitLab
        se llamaba Fénix antes, ahora Atlas""",
        """Antes era mejor, ahora es peor
        Si antes usábamos Jenkins, ahora qué""",
    ),
    row(
        ("forbidden", "es"),
        "deja de|dejá de|deje de|dejen de|no vuelvas|no vuelva|nada de|basta de|no más|nunca más|de ahora en adelante|en adelante|a partir de|evita|ya no me|no me |sin |ya no pongas|ya no uses|más|desde ahora|se acab",
        r"(?P<m>(?:por favor,? )?(?:deja|dejá|deje|dejen|dejad|para|parad) de (?!(?:reír|llorar|preocuparte|preocuparse|quejarte|gritar)\b)(?:\w+r(?:me|nos|lo|la|le|les|los)?)\b(?: \S+)?|(?:por favor,? )?no (?:vuelvas|vuelva|volváis|vuelvan) a \w+r\w*\b(?: \S+)?|(?:por favor,? )?(?:basta|nada|se acabaron|se acabó) (?:de |con |el |la |los |las )(?!(?:eso|nada|nuevo|comer|particular|especial|leche|pan|gas|agua|luz|tiempo|dinero|caf[eé]|gasolina|fiesta|peli|pel[ií]cula|fin|clase)\b)\S+(?: \S+)*?(?=\s*[.,;!]|$)"
        r"|(?:de ahora en adelante|en adelante|a partir de (?:ahora|hoy|ya)|desde (?:ahora|hoy)|en el futuro)[,:]? (?:(?:por favor|quiero que|te pido que) )?(?:nada|no|sin|nunca|evita|solo|sólo|usa|usad|use|pon|llámame|dime|háblame|responde|escribe|siempre)\b(?: \S+){0,3}|(?:por favor,? )?(?:ya )?no (?:me |nos |le |lo |la )?(?:llames?|digas?|pongas?|uses?|añadas?|agregues?|mandes?|envíes?|escribas?|incluyas?|metas|sugieras?|propongas?|recomiendes?|hables?|trates|recuerdes|preguntes|hagas)(?: \S+){0,4}? (?:más|nunca más|otra vez)\b"
        r"|(?:por favor,? )?ya no (?:me |nos |le |lo |la )?(?:llames?|digas?|pongas?|uses?|añadas?|agregues?|mandes?|envíes?|escribas?|incluyas?|metas|sugieras?|propongas?|recomiendes?|hables?|trates|recuerdes|hagas)\b)",
        """Deja de decirme señora, por favor.
        No vuelvas a poner comentarios en el código
        De ahora en adelante, nada de puntos y coma
        Ya no me llames Paquito""",
        """Deja de llorar
        No me llames ahora
        Nada de eso
        Nada nuevo""",
        opens=True,
    ),
    row(
        ("swapped", "es"),
        "y no |no soy|no somos|no es|no son|sino|no tengo|llámame|dime",
        rf"(?P<m>\b(?:es|son|está en|está|se llama|usamos|usa|en|con|de|va|los|las|el|la|a) (?:\S+ ){{1,3}}?(?:y|e) no (?:(?:el|la|los|las|a|al|en|de|con|por|para|un|una) )?(?!(?:me|te|se|lo|la|le|hay|s\u00e9|es|está|puedo|funciona|quiero|pasa|veo|tengo|encuentro|sirve|responde|arranca|carga|solo|sólo|sabe|entiendo)\b)[\w.+#:/@-]+{_END}|\bno (?:soy|somos|es|son|era|tengo|tenemos|se llama|me llamo|vivo) (?!(?:que|tan|para|muy|nada|hora|solo|sólo|culpa|verdad|grave|normal|fácil|difícil|importante|urgente|raro|malo|necesario|lo mismo|un problema|justo)\b)[^.,;!?\n]{{1,30}}[,;.] ?(?:soy|somos|es|son|sino|tengo|tenemos|se llama|me llamo|vivo) (?!(?:que|lo que)\b)\S*\w|\b(?:llámame|llámeme|dime|díganme) (?-i:[A-ZÁÉÍÓÚ])\w+, (?:y )?no (?-i:[A-ZÁÉÍÓÚ])\w+)",
        """la rama es develop y no main
        No es Laura, es Lara
        No soy vegana, soy vegetariana""",
        """Llama y no contesta
        Si la rama es develop y no main, avisa
        """,
    ),
    row(
        ("changed", "es"),
        "ahora|al final|resulta que|cambio de|finalmente|ahora es|lo lleva|la lleva|quien",
        rf"(?P<m>(?:quien|el que|la que) (?:lleva|gestiona|se encarga|manda|firma|decide)[^.;!?\n]{{0,30}} (?:ahora|ya) es \S*\w|(?:finalmente|al final),? (?:no )?(?:será|es|va|vamos|usaremos|usamos|nos quedamos|quedamos|me quedo|elijo|prefiero|cambiamos|la|el) (?!(?:todo|bien|así|una tontería|día|mes|año)\b)\S*\w|resulta que (?:el|la|los|las|mi|nuestr[oa]|no|sí|son|es) [^.;!?\n]{{0,40}}{_SHARP}"
        rf"|(?:(?:{_NP}|{_SHARP}|todo|eso) )?(?:y |pero )?ahora (?:ya )?(?:está|va|es|vive|corre|se llama|se hace|se usa|usa|queda|lo lleva|la lleva|trabaja|estoy|voy|van|son|toca|se despliega|somos|tiene) (?!(?:mismo|mejor|peor|listo|bien|mal|roto|en rojo|en verde|verde|rojo|más|muy|que|claro|todo|lloviendo|dormid[oa]|ocupad[oa]|cansad[oa]|un poco|hambre|sueño|en casa|al médico|a comer)\b)(?:en |a |por |con |el |la |los |las |de |un |una )?{_SHARP})",
        """Quien lleva eso ahora es Marta
        ahora está en 10.0.4.12
        Resulta que el límite son 20 peticiones, no 10""",
        """Ahora está lloviendo en Lima
        Resulta que el perro era mío
        Si quien lleva eso ahora es Marta, dime""",
        opens=True,
    ),
)
