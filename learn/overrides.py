"""Whether a text speaks to the model as an instruction to override its instructions: it is never stored."""

from __future__ import annotations

import re
import unicodedata

from learn.mood import core

_INVISIBLE = re.compile("[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e007f]")

_QUALIFIER = (
    r"(?:all|any|every|each|everything|the|your|my|our|these|those|this|of|previous|previously|prior|preceding"
    r"|above|earlier|foregoing|existing|initial|original|other|current|past|old|former|given|safety|system"
    r"|developer|content|ethical|hidden|default|and|or)"
)
_INSTRUCTION = (
    r"(?:instructions?|prompts?|directives?|directions|guidelines|guardrails|system messages?|programming|training)"
)
_RULE = (
    r"(?:rules?|restrictions?|constraints?|polic(?:y|ies)|commands?|orders?|context|messages?|limits?|limitations?"
    r"|filters?|safeguards?|memor(?:y|ies))"
)
_TIED = r"(?:previous|prior|preceding|above|earlier|your|foregoing|system|safety|developer|content|ethical)"
_DROP = (
    r"(?:ignore|disregard|forget|override|bypass|overrule|circumvent|discard|drop|violate|break|abandon|erase"
    r"|delete|unlearn|neglect|skip|set aside|do not follow|don['’]t follow|stop following|do not obey"
    r"|don['’]t obey|stop obeying|pay no attention to|throw away)"
)

ENGLISH = re.compile(
    rf"(?<!never )(?<!not )(?<!don['’]t )\b{_DROP}\s+(?:{_QUALIFIER}\s+){{0,6}}{_INSTRUCTION}\b(?!\s+(?:file"
    rf"|template|version|in|of|for|from)\b)"
    rf"|(?<!never )(?<!not )\b{_DROP}\s+(?:{_QUALIFIER}\s+){{0,4}}{_TIED}\s+(?:{_QUALIFIER}\s+){{0,3}}(?:{_RULE}"
    rf"|{_INSTRUCTION})\b"
    rf"|(?<!never )(?<!not )\b(?:ignore|disregard|forget)\s+(?:everything|anything|all)\s+(?:(?:that )?(?:you|i"
    rf"|we)\b.{{0,30}}\b(?:told|said|given|instructed|learned)|above|before|prior|previous|so far|you (?:know|were"
    rf"|have been))"
    r"|\b(?:reveal|print|show|repeat|output|display|dump|expose|leak|disclose|recite|tell me|give me|share"
    r"|write out|return|echo)\s+(?:me\s+)?(?:all\s+(?:of\s+)?)?your\s+(?:full |entire |complete |exact "
    r"|own )?(?:system|initial|hidden|original|secret|internal|developer|base)\s*(?:prompt|instructions?|message"
    r"|rules|configuration)s?\b"
    r"|^(?:please\s+)?(?:reveal|print|show|repeat|output|display|dump|expose|leak|disclose"
    r"|recite)\s+(?:me\s+)?(?:the|this)\s+(?:full |entire |complete |exact )?(?:system|initial|hidden|secret"
    r"|developer) (?:prompt|instructions|message)\s*(?:[.!,;:]|$|verbatim|word for word|above|and\b|to me)"
    r"|\byou are (?:now |no longer )(?:an? )?(?:\w+ )?(?:dan|jailbroken|unrestricted|unfiltered|uncensored|evil"
    r"|free|bound|restricted|required|limited|claude|chatgpt|gpt|an? (?:ai|assistant|model|language model))\b"
    r"|\b(?:from now on|henceforth),? you (?:are|will be|act|must act|will act|obey|have no)\b(?! (?:on|responsible"
    r"|in charge))"
    r"|\b(?:act|behave|respond|pretend|roleplay|answer)\b.{0,30}\b(?:as if|like|that|as)\b.{0,20}\b(?:you (?:have"
    r"|had|were|are)|there (?:are|were)|an?)\b.{0,24}\b(?:no|without|free of|un)\s?(?:restrict|filter|limit|rules"
    r"|guard|ethic|moral|censor|safety)\w*"
    r"|\bpretend\b.{0,20}\byou (?:have|had|are|were)\b.{0,16}\b(?:no|without|free of|un)\s?(?:restrict|filter|limit"
    r"|rules|guard|ethic|censor|safety)\w*"
    r"|\b(?:enable|enter|activate|switch to|go into)\s+(?:developer|dan|jailbreak|god|debug|unrestricted|admin"
    r"|sudo)\s+mode\b(?=.*\b(?:you|your|assistant|model|restrict|filter|now|prompt)|[.!]?$)"
    rf"|\b(?:these are )?(?:your |the )?new (?:system )?{_INSTRUCTION}\s*(?::|are\b)|\byour (?:{_INSTRUCTION}|task"
    rf"|goal|purpose|role)s? (?:is|are) now\b|\byour (?:new|real|true|actual"
    rf"|only) (?:{_INSTRUCTION}|task|goal|purpose|role|objective|mission)s? (?:is|are)\b"
    r"|\b(?:jailbreak|prompt injection:|do anything now)\b(?=.*\b(?:yourself|you|now|mode)\b|$)"
    rf"|\b(?:this|the following|what follows) (?:overrides|supersedes|replaces"
    rf"|cancels) (?:{_QUALIFIER}\s+){{0,5}}(?:{_INSTRUCTION}|rules)\b"
    r"|\bdo not (?:tell|inform|warn|alert|mention (?:this )?to|reveal (?:this )?to|let) the user\b",
    re.IGNORECASE,
)

MARKUP = re.compile(
    r"^\s*system override\b|^\s*(?:#{1,6}\s*)?\[?(?:system|developer|assistant)\]?(?:\s+(?:prompt|message|override"
    r"|note|instruction"
    r"|update))?\s*:(?=\s*\S.*\b(?:you|your|ignore|obey|must|always|never|reveal|forget|override|comply"
    r"|disregard)\b)"
    r"|<\|?/?(?:system|im_start|im_end|endoftext|start_header_id|eot_id|system_prompt|assistant|instructions?"
    r"|override)\b[^>]{0,40}\|?>|\[/?INST\]|<<\s*/?SYS\s*>>|</?(?:system-reminder|system_reminder|system)>"
    r"|\bBEGIN SYSTEM PROMPT\b",
    re.IGNORECASE,
)

ABROAD = re.compile(
    r"\b(?:ignorier|vergiss|vergesse|missacht|umgeh|überschreib|verwirf)\w*\s+(?:bitte\s+)?(?:(?:alle|deine|die"
    r"|sämtliche|jegliche|ihre|vorherigen|vorigen|bisherigen|früheren|obigen|ursprünglichen)\s+){0,4}(?:anweisungen"
    r"|instruktionen|vorgaben|regeln|befehle|system-?prompts?|prompts?)\b(?! in\b)"
    r"|\b(?:zeig|gib|verrate|drucke)\w*\b.{0,20}\b(?:deinen?|ihren?) system-?prompt\b|\bdu bist (?:jetzt|nun"
    r"|ab sofort) (?:ein|eine|kein|DAN|frei)\b"
    r"|\b(?:ignore[rz]?|oublie[rz]?|néglige[rz]?|contourne[rz]?|fais abstraction de)\s+(?:(?:toutes?|tous|les|tes"
    r"|vos|ces|des|de)\s+){0,4}(?:instructions|consignes|règles|directives|ordres)\s*(?:précédent\w*|antérieur\w*"
    r"|ci-dessus|système|initiales|que tu|que vous|données|$|[.!,;]|et\b)"
    r"|\b(?:affiche|montre|révèle|donne)\w*\b.{0,20}\b(?:ton|votre) (?:prompt|invite) (?:système|initial)"
    r"|\btu es (?:maintenant|désormais) (?:un|une|DAN|libre)\b"
    r"|\b(?:ignora|ignore|olvida|olvide|omite|descarta|desobedece)\s+(?:(?:todas?|todos|las|los|tus|sus|estas"
    r"|esas)\s+){0,4}(?:instrucciones|reglas|indicaciones|directrices|órdenes)\s*(?:anteriores|previas|de arriba"
    r"|del sistema|iniciales|que|dadas|$|[.!,;]|y\b)"
    r"|\b(?:muestra|revela|imprime|dime)\w*\b.{0,20}\b(?:tu|su) (?:prompt|mensaje|instrucci\w+) (?:del? sistema"
    r"|inicial)|\bahora eres (?:un|una|DAN|libre)\b"
    r"|\b(?:игнорируй|проигнорируй|забудь|отбрось|нарушь|обойди|отмени)(?:те)?\s+(?:(?:все|всё|свои|твои|эти"
    r"|предыдущие|прежние|прошлые|вышеуказанные|данные|любые|системные)\s+){0,5}(?:инструкци\w+|указани\w+|правила"
    r"|команды|промпт\w*|ограничени\w+)"
    r"|\b(?:покажи|раскрой|выведи|напечатай)\w*\b.{0,20}\b(?:свой|твой|системный) (?:системный )?промпт"
    r"|\bты теперь (?!на\b|в\b|работ)\w+"
    r"|(?:忽略|无视|忘记|忘掉|忽視|無視|绕过|跳过|不要遵守|不要遵循)(?:掉|你|您|所有|全部|之前|以前|先前|前面|以上|上面|上述|一切|任何|的|系统|給定|给定|这些|那些){1,8}(?:指令"
    r"|指示|提示词?|提示|规则|命令|设定|要求|限制|規則)"
    r"|(?:显示|输出|打印|告诉我|泄露|透露)(?:出|一下)?(?:你|您)的?(?:系统|初始|隐藏)(?:提示词?|指令|消息)|你现在是(?:一个|个)?(?:没有|不受|DAN|无)"
    r"|(?:これまで|以前|前|上記|すべて|全て|今まで)(?:の|まで|すべて|全て)*(?:の)?(?:指示|命令|ルール|プロンプト|制約)(?:を|は)?(?:すべて|全て)?(?:無視|忘れ|破棄|上書き)"
    r"|システムプロンプトを(?:表示|見せ|出力|教え|公開)|あなたは(?:今|これ)から(?:制限|DAN|自由)",
    re.IGNORECASE,
)
_FORBIDDEN = re.compile(
    r"^(?:never|do not|don['’]t|we never|must not|nie|niemals|ne\b|no\b|nunca|никогда|не|不要|绝不"
    r"|切勿)\b.{0,12}\b(?:ignore|disregard|override|bypass|break|violate|ignorier\w*|игнориру\w*)",
    re.IGNORECASE,
)


def overrides(text: str) -> bool:
    """Whether `text` tells the model to drop, reveal or replace its instructions."""
    plain = " ".join(_INVISIBLE.sub("", unicodedata.normalize("NFKC", text)).split())
    if MARKUP.search(plain):
        return True
    return (ENGLISH.search(core(plain)) or ABROAD.search(plain)) is not None and not _FORBIDDEN.match(core(plain))
