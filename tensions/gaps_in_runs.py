"""The gap between two Chinese statements in one frame, whose words no space parts, and whether it holds one thing at a time.

What is compared are runs of letters: what is the same at the beginnings and at the ends is the frame, and neither a number nor a
Latin word is ever cut. As in `tensions.gaps` the letters around the gap tell whether it is filled once (`RULES`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tensions.antonyms import OPPOSING
from tensions.gap import Filled, Rule
from tensions.letters import number
from tensions.unspaced import TOWNS
from words.normal import plain
from words.vocabulary import listed

LONGEST_FILLING: Final = 10
"""Letters, numbers and Latin words of either filling."""
FEWEST: Final = 2
"""Letters that say something in the frame, in front of the gap where a joint opens it."""
_CARRIED: Final = 3
"""Letters between a joint and the gap that belong to both fillings (由老周, 由老林)."""

_UNIT: Final = re.compile(
    r"[A-Za-z][\w.+#/-]*|\d[\d.,:/%]*|[零一二三四五六七八九十百千万两半]+(?![样般起直定律共切旦方面边])|[^\s\W_]|[^\s]"
)
_CUT: Final = re.compile(r"[，。；！？,;!?…]+")
_FILLER: Final = re.compile(
    r"(?:目前|现在|如今|当前|已经|其实|基本上?|大约|大概|差不多|(?<=[\d一二三四五六七八九十两])多(?=[个天年月])|就是|才(?=[能会\d发开做换交结])|(?<=[月周天年])才|(?<=[点号日])就)"
)
_NUMERAL: Final = re.compile(r"(?:\d[\d.,]*%?|[零一二三四五六七八九十百千万两半]+)$")
_DENIED: Final = re.compile(r"[不没未别勿无]|禁止|从不")
_LIMIT: Final = re.compile(r"不(?:低于|少于|超过|多于|高于|晚于|早于|得少于|得超过|到)")
"""A bound, and no denial."""
_SEVERAL: Final = re.compile(
    r"有(?!限)|装了|支持|喜欢|爱[吃喝看听玩]|讨厌|过敏|会(?:说|讲|弹|唱|写|修|用|拉)|包括|包含|含|卖|(?<![主重需])要(?!求)|(?<![理思])想|打算|参加|可以|(?<![智功性])能|允许|认识|懂|"
    r"(?<![大中小上同])学(?![校生期院历位费员])|提供|兼容|经常|常|有时|偶尔|"
    r"一些|其中|之一|也|(?<!归)还|另|又|再|第一次|出差|旅游|过(?=[。了]|$)|碰到|看到|见到|买|借|收到|加了|帮|教(?![室师练授])|请(?!假)|依赖|通知|发给|抄送|影响|适合|适用|每个|各|一起|怕|忘|吃过|去过|[、和与及或跟]"
)
"""Letters beside which a gap may be filled several times."""
_SOLE: Final = re.compile(r"只(?!要|好|不过|得)|仅(?!仅是)|唯一|统一|一律|清一色|独家|专门")
_ALWAYS: Final = re.compile(r"一直|总是|始终|永远|向来|从来都?|历来|固定")
_LIGHT: Final = re.compile(
    r"我们|咱们|我|你|他们|她们|他|她|它|们|的|了|着|是|在|于|由|从|用|按|到|为|归|都|就|这|那|个|把|被|对|请|得|地|所有|现在"
)
_ORDER: Final = re.compile(r"^(?:请|麻烦|记得|帮|给|把)|^[去来看做写吃喝买问]")
_PLACED: Final = re.compile(
    r"(?:放|存|住|设|装|挂|停|摆|藏|锁|贴|建|开|部署|托管|保存|存放|安排|定|约|选|跑|运行|埋|种|养|收)$"
)
_SETTLED: Final = re.compile(
    r"[\u4e00-\u9fff]{0,3}?(?:上班|工作|办公|上学|读书|读|念|上课|上小学|上中学|上大学|上幼儿园|排练|训练|练|开会|开|举行|举办|办|集合|碰头|见面|录|生产|发货|托管|部署|运行|存放|任教|教书|实习|住|租)"
)
"""What is done in one place."""
_DONE_WITH: Final = re.compile(
    r"[\u4e00-\u9fff]{0,3}?(?:管理|管|部署|构建|打包|编译|渲染|签名|加密|压缩|写|存|做|连接|连|付|支付|结算|记录|记|命名|缩进|排序|认证|登录|分隔|发电|取暖|供暖|烧|驱动|跑|生成|收|建模|测量|表示|计算|编码|托管|解析|煮|洗|开发|实现)"
)
_SPOT: Final = re.compile(
    r"(?:[A-Za-z0-9]|[柜家室楼云市路区站库房店院处口屉桌箱盒包司厦层号座厅台园校馆场城街村镇省县国边角里上下内外东西南北])$"
)
_TIME: Final = re.compile(
    r"[点號号]|[\d一二三四五六七八九十每]日|周[一二三四五六日天末]|星期|礼拜|月|[\d一二三四五六七八九十今明去后半每]年|[\d一二三四五六七八九十今明昨后半每夏冬春秋]天|早上|晚上|下午|上午|中午|凌晨|夜里|[春夏秋冬]季|假|[春秋午]节"
)
_SET: Final = re.compile(r"(?:定|安排|约|改|设|排|推迟|提前|延)(?:在|到|于|为)$")
_ROOM: Final = re.compile(r"(?:厨房|客厅|卧室|书房|阳台|车库|玄关|办公室|家|公司|学校|厂|楼|单位|宿舍)[里中内上]?$")
_WITHIN: Final = re.compile(
    r"(?:抽屉|柜子?|冰箱|盒子?|箱子?|桌子?|架子?|包|床头?|书架|瓶子?|口袋|袋子?|罐子?|机柜|门口|门后)[里中内上下]?$"
)
_PORT: Final = re.compile(r"\d+(?:号?端口)?$")
_REGION: Final = listed(
    "中国 美国 日本 英国 法国 德国 加拿大 澳大利亚 韩国 国内 国外 海外 浙江 江苏 广东 福建 山东 四川 湖南 湖北 河南 河北 安徽"
    " 江西 辽宁 吉林 黑龙江 陕西 山西"
    " 甘肃 青海 云南 贵州 海南 广西 新疆 西藏 宁夏 内蒙古 台湾 欧洲 亚洲 非洲 南方 北方 老家 外地"
)
_ATTRIBUTE: Final = re.compile(
    r"颜色|格式|主(?:库|色|键|分支|力)|默认|首选|最(?!近)[\u4e00-\u9fff]|名字|国籍|专业|职业|学历|血型|星座|型号|口味|尺码|单位|时区|语言|品牌|牌子|类型|状态|顺序|性别|籍贯|学校|母语|编码|策略|协议|许可证|货币|导师|班主任|供应商|负责人|封面|主题|口令|品种|材质|属相"
)
_MEASURE: Final = re.compile(
    r"(?:年级|[个名位片粒颗杯碗层楼倍遍次岁门间套页行列秒元块度张份支瓶勺滴条米斤升]|分钟|小时|天|周|个?月|年|%|公里|公斤|毫升|克|折|档|集|班|号线|号楼|号房)"
)
_EVERY: Final = re.compile(
    r"(?:(?:\d+|[一二三四五六七八九十两半])?个?(?:小时|分钟|天|日|周|星期|礼拜|月|季度|季|年|半年|学期|晚)|隔天|双周|三个月)$"
)
_OPPOSED: Final = tuple(
    frozenset(pair.split("/"))
    for pair in listed(
        "公/母 雄/雌 租/买 男/女 单/双 左/右 上/下 里/外 前/后 早/晚 生/熟 冷/热 甜/咸 新/旧 真/假 黑/白 软/硬 红/白 独/合 "
        " 手动/自动 免费/收费 全职/兼职 私立/公立 全日制/在职 升序/降序 横/竖 明/暗 深/浅 先/后 内/外 手工/机器 手写/打印"
        " 国产/进口 南/北 东/西 一手/二手 左手/右手 走路/开车 汽油/柴油"
        " 公办/民办 顺/逆 同步/异步 串行/并行 现金/刷卡 本地/远程 线上/线下 当面/电话"
    )
)
_OWN: Final = re.compile(r"自己|我们|我|他|她|刚|才|去年|前年|新")


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """Where two runs differ: what stands before it, the two fillings, and what stands behind it; fillers are left out."""

    before: str
    left: str
    right: str
    after: str

    @property
    def sides(self) -> tuple[str, str]:
        return self.left, self.right

    @property
    def around(self) -> str:
        return f"{self.before}|{self.after}"


def filled_in_runs(a: str, b: str) -> Filled | None:
    """How two Chinese statements that both speak of now fill one gap with what can't both be; None where they don't."""
    gap = _gap(a, b)
    if gap is None or not _is_gap(gap):
        return None
    found = next((rule for rule in RULES if rule.holds(gap)), None)
    if found is None:
        return None
    return Filled(rule=found.name, subject=frozenset(_said(gap.around)), values=gap.sides)


def _gap(a: str, b: str) -> Gap | None:
    """Of the whole statements, or of what they begin with."""
    left, right = (_CUT.split(plain(text).strip("。！.! ")) for text in (a, b))
    if len(left) == len(right) and left[1:] == right[1:]:
        return _between(left[0], right[0])
    return _between(left[0], right[0]) if min(len(left), len(right)) == 1 else None


def _between(a: str, b: str) -> Gap | None:
    x, y = (_UNIT.findall(_FILLER.sub("", text)) for text in (a, b))
    shorter = min(len(x), len(y))
    start = next((n for n in range(shorter) if x[n] != y[n]), shorter)
    end = next((n for n in range(shorter - start) if x[-1 - n] != y[-1 - n]), shorter - start)
    left, right = x[start : len(x) - end], y[start : len(y) - end]
    if not (left and right) or max(len(left), len(right)) > LONGEST_FILLING:
        return None
    return Gap(before="".join(x[:start]), left="".join(left), right="".join(right), after="".join(x[len(x) - end :]))


def _is_gap(gap: Gap) -> bool:
    """The frame says something, neither filling says the other and more, and no filling is another statement."""
    if len(_said(gap.around)) < FEWEST or gap.left in gap.right or gap.right in gap.left:
        return False
    return not any(_DENIED.search(side) or re.search(r"[是有、和与或及，：]", side) for side in gap.sides)


def _said(text: str) -> str:
    return re.sub(r"\W", "", _LIGHT.sub("", text))


def _denies(gap: Gap) -> bool:
    return _DENIED.search(_LIMIT.sub("", gap.around)) is not None


def _only(gap: Gap) -> bool:
    if _denies(gap):
        return False
    if _SOLE.search(gap.around) is not None:
        return True
    if _ALWAYS.search(gap.before) is None or _several(gap) or not (gap.after or _JOINT.search(gap.before)):
        return False
    return len(_said(_ALWAYS.sub("", gap.before))) >= FEWEST


def _several(gap: Gap) -> bool:
    return _SEVERAL.search(gap.around) is not None


def _numbers(gap: Gap) -> bool:
    """One number each, in front of what is counted."""
    if not all(_NUMERAL.match(side) for side in gap.sides) or _denies(gap) or len(_said(gap.before)) < FEWEST:
        return False
    if (
        gap.before.endswith("第")
        or _SEVERAL.search(gap.before)
        or "了" in gap.around
        or _amount(gap.left) == _amount(gap.right)
    ):
        return False
    return any("%" in side for side in gap.sides) or _MEASURE.match(gap.after) is not None


def _amount(written: str) -> str:
    return written if written[0].isdigit() else str(number(written.replace("零", "").replace("半", "")))


def _often(gap: Gap) -> bool:
    """每 in front of how often it is so."""
    if not gap.before.endswith(("每", "每隔")) or _denies(gap) or _several(gap):
        return False
    return len(_said(gap.around)) > FEWEST and all(_EVERY.match(side) for side in gap.sides)


def _opposites(gap: Gap) -> bool:
    """是公的, 是母的; 用左手, 用右手."""
    state = _STATE.search(gap.before) if re.fullmatch(r"[\u4e00-\u9fff]?的", gap.after) else None
    if frozenset(gap.sides) in _ENDS_OF and len(_said(gap.before)) >= FEWEST and not (_denies(gap) or _several(gap)):
        return True
    if not (state or _MANNER.search(gap.before)) or _denies(gap) or _several(gap):
        return False
    tail = gap.after.removesuffix("的") if state else ""
    wholes = [frozenset({_OWN.sub("", side), _OWN.sub("", side) + tail}) for side in gap.sides]
    return any(_are_opposed(left, right) for left in wholes[0] for right in wholes[1])


_ENDS_OF: Final = frozenset({frozenset({"初", "底"}), frozenset({"月初", "月底"}), frozenset({"年初", "年底"})})
_STATE: Final = re.compile(r"是[^是]{0,2}$")
_MANNER: Final = re.compile(r"(?:用|靠|为|按)[\u4e00-\u9fff]{0,2}$")


def _are_opposed(x: str, y: str) -> bool:
    return y in OPPOSING.get(x, ()) or frozenset({x, y}) in _OPPOSED


_JOINT: Final = re.compile(r"(?P<joint>在|于|由|从|用|按|到|为|归|靠)(?P<carried>[^在于由从用按到为归靠的]{0,3})$")


def _behind_a_joint(gap: Gap) -> bool:
    match = _JOINT.search(gap.before)
    if match is None or _denies(gap) or _several(gap) or _ORDER.search(gap.before):
        return False
    before = gap.before[: match.start()]
    if len(_said(before)) < FEWEST or "了" in before + gap.after.rstrip("了"):
        return False
    full = tuple(match["carried"] + side for side in gap.sides)
    return _is_one(match["joint"], gap.before[: match.end("joint")], full, gap.after) and not _is_within(*full)


def _is_one(joint: str, before: str, full: tuple[str, ...], after: str) -> bool:
    """Whether the joint is followed by one thing: what it is a joint for stands before or behind it."""
    timed = [_TIME.search(side) is not None for side in full]
    if any(timed):
        return all(timed) and _SET.search(before) is not None
    if joint in "由归":
        return bool(after) and len(after) <= _CARRIED + 2
    if joint in "从用按靠":
        return bool(after) and (_DONE_WITH.match(after) is not None or joint in "从按")
    if joint == "在":
        if after and not re.fullmatch(r"[里上内中]?了?", after):
            return _SETTLED.match(after) is not None
        return _PLACED.search(before[:-1]) is not None or all(_SPOT.search(side + after) for side in full)
    return _SET.search(before) is not None or before.endswith(("默认为", "属于", "位于", "装于"))


def _is_within(left: str, right: str) -> bool:
    """A town and its country, a house and its town, a room and a cupboard, a port: they answer two questions."""
    if any((left in sort) != (right in sort) for sort in (_REGION, TOWNS)):
        return True
    if len({_PORT.match(side) is not None for side in (left, right)}) > 1:
        return True
    return any(_ROOM.search(x) and _WITHIN.search(y) for x, y in ((left, right), (right, left)))


def _attribute(gap: Gap) -> bool:
    """是 of a thing that there is one of."""
    if (
        not gap.before.endswith(("是", "为", "：", "叫"))
        or re.fullmatch(r"[\u4e00-\u9fff]?的?", gap.after) is None
        or _denies(gap)
    ):
        return False
    return _ATTRIBUTE.search(gap.before) is not None and not _several(gap)


RULES: Final[tuple[Rule[Gap], ...]] = (
    Rule(
        name="only",
        holds=_only,
        clash=(
            ("只有店长能开保险柜。", "只有会计能开保险柜。"),
            ("这家面馆只收现金。", "这家面馆只收微信。"),
            ("唯一的备用钥匙在老马手里。", "唯一的备用钥匙在楼管手里。"),
            ("文件名统一用小写字母。", "文件名统一用拼音首字母。"),
            ("图片一律存成PNG。", "图片一律存成WebP。"),
            ("门口的花一直由张奶奶浇。", "门口的花一直由物业浇。"),
            ("儿子的头发总是他爸剪。", "儿子的头发总是理发店剪。"),
            ("弟弟仅在周末练鼓。", "弟弟仅在放学后练鼓。"),
        ),
        agree=(
            ("店长能开保险柜。", "会计能开保险柜。"),
            ("只要下雨就关窗。", "只要刮风就关窗。"),
            ("她一直喜欢猫。", "她一直喜欢狗。"),
            ("我一直在学法语。", "我一直在学吉他。"),
            ("我从来不喝可乐。", "我从来不喝雪碧。"),
            ("他总是忘记带伞。", "他总是忘记带钥匙。"),
            ("只有店长没有门禁卡。", "只有会计没有门禁卡。"),
            ("我一直很累。", "我一直很忙。"),
        ),
    ),
    Rule(
        name="number",
        holds=_numbers,
        clash=(
            ("侄子在附小念一年级。", "侄子在附小念四年级。"),
            ("爷爷的维生素一天吃两粒。", "爷爷的维生素一天吃一粒。"),
            ("发布前要求通过率不低于95%。", "发布前要求通过率不低于90%。"),
            ("这部剧每季十二集。", "这部剧每季八集。"),
            ("客厅的空调定在26度。", "客厅的空调定在23度。"),
            ("瑜伽课一周上三次。", "瑜伽课一周上一次。"),
            ("缩略图压缩到80%。", "缩略图压缩到60%。"),
            ("宝宝一顿喝150毫升奶。", "宝宝一顿喝210毫升奶。"),
        ),
        agree=(
            ("我昨天买了三本书。", "我昨天买了五本书。"),
            ("小组赛排在第三。", "小组赛排在第五。"),
            ("小马评审了3行代码。", "小马评审了7行代码。"),
            ("三楼有打印机。", "五楼有打印机。"),
            ("奶奶在追第三集。", "奶奶在追第五集。"),
            ("他们想买两张票。", "他们想买四张票。"),
            ("合同一共两页。", "合同一共2页。"),
            ("101房间住两个人。", "103房间住两个人。"),
        ),
    ),
    Rule(
        name="often",
        holds=_often,
        clash=(
            ("简报每两周出一期。", "简报每个月出一期。"),
            ("滤芯每半年换一次。", "滤芯每三个月换一次。"),
            ("消防演习每季度搞一次。", "消防演习每年搞一次。"),
            ("证书每90天续一次。", "证书每年续一次。"),
            ("床单每周换洗。", "床单每两个月才换洗。"),
            ("缓存每小时刷新。", "缓存每天刷新。"),
            ("董事会每季度开。", "董事会每半年开。"),
            ("客户回访每月做。", "客户回访每周做。"),
        ),
        agree=(
            ("这家店每到夏天排队。", "这家店每到周末排队。"),
            ("社区每个周末有集市。", "社区每个月初有集市。"),
            ("弟弟每天都迟到。", "弟弟每天都忘带作业。"),
            ("每层楼都能打水。", "每间办公室都能打水。"),
            ("每位同学交一份。", "每位老师交一份。"),
            ("报表每天早上发。", "报表每天晚上发。"),
            ("他每次出差。", "他每年出差。"),
            ("图书馆每月还有讲座。", "图书馆每周还有讲座。"),
        ),
    ),
    Rule(
        name="opposite",
        holds=_opposites,
        clash=(
            ("姑姑养的那只鹦鹉是公的。", "姑姑养的那只鹦鹉是母的。"),
            ("我们这间工作室是租的。", "我们这间工作室是我们自己买的。"),
            ("小表弟写字用左手。", "小表弟写字用右手。"),
            ("这辆面包车是二手的。", "这辆面包车是一手的。"),
            ("列表按升序排列。", "列表按降序排列。"),
            ("女儿的幼儿园是私立的。", "女儿的幼儿园是公立的。"),
            ("院里的拖拉机是国产的。", "院里的拖拉机是进口的。"),
            ("门口的石狮子是真的。", "门口的石狮子是假的。"),
            ("物业费月初扣。", "物业费月底扣。"),
        ),
        agree=(
            ("这只猫是公的。", "那只猫是母的。"),
            ("衣柜里有红的。", "衣柜里有白的。"),
            ("表哥练的是左脚射门。", "表哥练的是右脚射门。"),
            ("他用左手拿碗。", "他用右手拿筷子。"),
            ("我买了一件新的。", "我买了一件旧的。"),
            ("上午的班很忙。", "下午的班很忙。"),
            ("早上记得关灯。", "晚上记得关灯。"),
            ("这家店卖生的。", "这家店卖熟的。"),
        ),
    ),
    Rule(
        name="joint",
        holds=_behind_a_joint,
        clash=(
            ("新生报到定在九月一号。", "新生报到定在八月二十八号。"),
            ("读书会由陈老师主持。", "读书会由陈馆长主持。"),
            ("食堂归后勤处管。", "食堂归工会管。"),
            ("火锅底料从重庆发货。", "火锅底料从成都发货。"),
            ("物业费按季度收。", "物业费按平方米收。"),
            ("订单表用雪花算法生成主键。", "订单表用自增序列生成主键。"),
            ("公司的档案室在地下室。", "公司的档案室在六楼。"),
            ("合唱团在少年宫排练。", "合唱团在区文化馆排练。"),
            ("姐姐在人民医院实习。", "姐姐在妇幼保健院实习。"),
        ),
        agree=(
            ("我们在成都有仓库。", "我们在重庆有仓库。"),
            ("这个库依赖于zlib。", "这个库依赖于libpq。"),
            ("弟弟在看动画片。", "弟弟在看足球赛。"),
            ("孩子们在操场跑步。", "孩子们在公园跑步。"),
            ("表姐在浙江工作。", "表姐在杭州工作。"),
            ("姨父在武汉上班。", "姨父在铁路局上班。"),
            ("网关运行在 443 端口", "网关运行在 Alpine 上"),
            ("工具箱搁在车库。", "工具箱搁在柜子里。"),
            ("把报告发到群里。", "把报告发到邮箱。"),
            ("请从前门进。", "请从后门进。"),
            ("会议在三楼。", "会议在周三。"),
        ),
    ),
    Rule(
        name="attribute",
        holds=_attribute,
        clash=(
            ("这款沙发的材质是真皮。", "这款沙发的材质是布艺。"),
            ("默认的排序策略是热度。", "默认的排序策略是时间。"),
            ("哥哥的专业是法律。", "哥哥的专业是化学。"),
            ("最大的客户是铁路局。", "最大的客户是电力公司。"),
            ("外婆的血型是A型。", "外婆的血型是O型。"),
            ("学校的校车牌子是宇通。", "学校的校车牌子是金龙。"),
            ("首选的配送商是顺丰。", "首选的配送商是京东。"),
            ("她的母语是粤语。", "她的母语是藏语。"),
        ),
        agree=(
            ("他是老师。", "他是党员。"),
            ("这家店是新开的。", "这家店是连锁的。"),
            ("老李是班长。", "老李是我邻居。"),
            ("会说的语言有英语。", "会说的语言有法语。"),
            ("常见的格式是位图。", "常见的格式是矢量图。"),
            ("今天的菜是鱼。", "今天的菜是鸡。"),
            ("我最近是早班。", "我最近是很累。"),
            ("桌上的是茶。", "桌上的是水。"),
        ),
    ),
)
