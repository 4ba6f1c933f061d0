// What a room is for: by the place that the words name, else by who works there.

import type { Stage } from '../staging/stage.ts';

export type RoomKind =
  | 'living'
  | 'bathroom'
  | 'bedroom'
  | 'dining'
  | 'hallway'
  | 'kitchen'
  | 'cafe'
  | 'library'
  | 'classroom'
  | 'clinic'
  | 'office'
  | 'hall'
  | 'study'
  | 'gym'
  | 'workshop'
  | 'laboratory'
  | 'shop'
  | 'gallery'
  | 'carriage'
  | 'temple'
  | 'corridor'
  | 'teahouse'
  | 'eatery'
  | 'academy'
  | 'lighthouse'
  | 'cockpit'
  | 'spaceship';

type Named = readonly (readonly [RoomKind, RegExp])[];

const WORDS: Named = [
  [
    'spaceship',
    /(?:space ?ship|starship|spacecraft|space station) (?:interior|bridge|corridor|cabin|control room|cockpit|window|cupola)|(?:inside|interior of|aboard|on board|in|bridge of|cockpit of) (?:a |an |the )?(?:futuristic |alien )?(?:space ?ship|starship|spacecraft|space station)|(?:飞船|太空船|空间站|太空站|星舰)(?:的?(?:内部|里面|里|内|舱内|上|舷窗|窗|驾驶舱|舰桥|控制室))|太空舱/i,
  ],
  [
    'bathroom',
    /bathroom|washroom|restroom|\bbathtub\b|浴室|卫生间|洗手间|浴缸|盥洗室|洗澡|泡澡|(?:tak|hav)(?:es|e|ing) a bath/i,
  ],
  [
    'cockpit',
    /\bcockpit\b|\bflight deck\b|\b(?:fl(?:y|ies|ying)|piloting) (?:an?|the|his|her|its) (?:air)?(?:plane|liner|jet)\b|驾驶舱|(?:开|驾驶)着?(?:飞机|客机)/i,
  ],
  ['temple', /temple|shrine|monastery|buddhist hall|寺|庙|宝殿|佛堂|佛殿|禅房/i],
  [
    'corridor',
    /hospital (?:corridor|hallway)|(?:corridor|hallway) (?:of|in) (?:a|the) hospital|医院的?(?:走廊|过道)|病房走廊/i,
  ],
  ['teahouse', /tea ?house|茶馆|茶室|茶楼/i],
  ['eatery', /hot ?pot restaurant|chinese restaurant|火锅店|饭馆|饭店|酒楼|面馆|饺子馆|包子铺|客栈|酒肆/i],
  ['academy', /书院|私塾|学堂|中式(?:书房|房间|卧室|室内)|中国风的?(?:书房|房间)|chinese(?:-style)? study/i],
  ['teahouse', /中式的?(?:客厅|茶室|会客厅)|中国风的?客厅|chinese(?:-style)? (?:living room|parlou?r)/i],
  ['hall', /\bthrones?\b|王座|龙椅|宝座|皇座/i],
  [
    'carriage',
    /(?:conductors?|tickets?|passengers?|railway)\b.*\bcarriage|\bcarriage\b.*\b(?:conductors?|tickets?|passengers?)\b|train (?:carriage|car|compartment|window|seat)|(?:inside|in|on|aboard|riding|rides|taking|takes) (?:a|the) (?:\w+ )?train\b|dining car|windows? of (?:an?|the|his|her|their) (?:\w+ )?train\b|车厢|(?:火|列|动)车[上里内中]|高铁[上里内中]|[坐乘搭]着?(?:火车|高铁|列车|动车)|车窗/i,
  ],
  [
    'gym',
    /\bgym\b|gymnasium|weight room|(?:dance|ballet|yoga) (?:studio|room|teacher)|\bballet\b.*\bbarre\b|rehearsal room|舞蹈[室房教]|练功房|瑜伽[馆室]|fitness (?:room|cent)|boxing ring|健身房|拳击馆|拳馆|拳击台|健身中心/i,
  ],
  [
    'workshop',
    /workshop|work bench|workbench|barber ?shop|hair ?salon|hairdresser's|\bgarage\b|car repair|工作坊|作坊|木工房|车间|factory|工厂|修理铺|修车|车库/i,
  ],
  ['laboratory', /laborator|\blabs?\b|实验室|化验室|炼金/i],
  ['gallery', /museum|(?:art|picture) gallery|\bgallery\b|art exhibition|博物馆|美术馆|画廊|展览馆|画展/i],
  ['clinic', /hospital (?:room|ward|bed)|\bin (?:a|the) hospital\b|病房|病床|医院里/i],
  ['bedroom', /bedroom|hotel room|dorm|宿舍|酒店房间|客房|\bbed\b|bedtime|卧室|床|睡前/i],
  [
    'kitchen',
    /kitchen|cooking|\bbak(?:e|es|ing)\b (?!soda|sheet)|knead|包饺子|做面包|烤面包|做蛋糕|烤蛋糕|揉面|厨房|做饭|炒菜|烹饪|做菜|煮饭|下厨/i,
  ],
  [
    'cafe',
    /caf[eé]|\bin(?:side)? an? (?:[\w-]+ )?diner|coffee shop|restaurant|\bbar\b|\bpub\b|tavern|saloon|酒馆|咖啡馆|咖啡店|咖啡厅|餐厅|酒吧|吧台/i,
  ],
  [
    'classroom',
    /class ?room|\b(?:at|in) (?:an? |the |their )?school\b|school hallway|学校|幼儿园|kindergarten|(?:black|chalk)board(?! (?:menu|specials|price))|whiteboard|\bteach(?:es|ing)\b(?! (?:[\w-]+ ){1,4}(?:how )?to (?!read|write|count|spell|add))|giving a less?on|lectur|\bexams?\b|考试|教室|课堂|黑板|白板|上课|讲课|教书|授课/i,
  ],
  [
    'library',
    /library|book ?store|book ?shop|\bstudy (?:room|hall)|reading (?:nook|corner|room)|book nook|图书馆|书店|阅读角|读书角|阅览室/i,
  ],
  ['study', /\bstudy\b|书房/i],
  [
    'shop',
    /laundromat|launderette|laundry (?:room|shop)|洗衣店|洗衣房|bakery|flower shop|florist|(?:toy|pet|gift|antique|grocery|candy|magic|clothes|corner|general|convenience|souvenir) (?:shop|store)|\bshop\b|\bstore\b|super ?market|grocer|pharmacy|面包店|面包房|烘焙店|花店|商店|小店|店铺|杂货铺|杂货店|玩具店|超市|便利店|药店/i,
  ],
  ['clinic', /clinic|hospital|诊所|诊室|医院|病房|门诊|手术室|operating room/i],
  [
    'office',
    /office|办公室|coding|programm(?!er)|typing|monitor|\bmeeting\b|negotiat|colleagues|开会|会议|洽谈|谈判|同事|代码|编程|显示器|meeting room|conference room|airport|会议室|机场|laptop|computer|电脑/i,
  ],
  // A dinner of the festival at home: lamps of silk hang there too.
  ['eatery', /年夜饭|团圆饭|除夕|春节|吃火锅|eating hot ?pot|chinese new year|reunion dinner/i],
  ['dining', /dining ?room|饭厅/i],
  ['hallway', /hallway|corridor|走廊|过道/i],
  ['living', /living ?room|lounge|客厅|起居室|家里|家中/i],
];

/** Where people of these trades work, where no other place is named. */
const BY_TRADE: Named = [
  [
    'academy',
    /书生|秀才|举人|读书人|文人|古代|古风|古装|汉服|\bhanfu\b|(?:ancient|imperial) china|ancient chinese/i,
  ],
  [
    'lighthouse',
    /\b(?:lighthouse|light) ?keepers?\b|(?:in|inside) (?:a|the|his|her) lighthouse\b|守塔人|灯塔(?:看守|守护|守望|管理)[人员者]|灯塔里/i,
  ],
  [
    'kitchen',
    /\bplumbers?\b|\b(?:kitchen )?sinks?\b|\bfaucets?\b|水管|水槽|洗碗|刷碗|(?:wash|do|dry)ing (?:the |dirty )*(?:dishes|plates|pots)|水龙头|下水道|flipping pancakes|煎饼|薄饼|\bcooking\b|\bstirring a (?:big |large )?pot|\bstir(?:-| )?fry|\bwoks?\b|making (?:breakfast|lunch|dinner)|炒菜|颠勺|爆炒|翻炒|做饭|做菜|下厨|做早[餐饭]|做午[餐饭]|做晚[餐饭]|[熬煮炖煲]汤|[熬煮]粥/i,
  ],
  ['kitchen', /\b(?:chef|cook|baker|confectioner)s?\b|厨师|大厨|面包师|糕点师|甜点师|寿司/i],
  [
    'cafe',
    /\b(?:barista|waiter|bartender|cashier|shopkeeper|sommelier|barmaid|innkeeper|brewer|winemaker)s?\b|\bwaitress(?:es)?\b|侍酒师|酿酒师|咖啡师|服务员|调酒师|收银员|店主|老板娘/i,
  ],
  ['cockpit', /\b(?:airline |airplane |aeroplane )?pilots?\b|机长|飞行员/i],
  ['library', /\b(?:librarian|historian)s?\b|图书管理员|历史学家/i],
  // No eye chart hangs where the pulse is felt.
  ['academy', /老?中医(?!院)|药柜|把脉|traditional chinese doctor/i],
  [
    'clinic',
    /\b(?:doctor|surgeon|physician|nurse|dentist|pharmacist|veterinarian|vet|midwife|patient)s?\b|医生|大夫|护士|牙医|药剂师|兽医|助产士|病人|患者/i,
  ],
  [
    'laboratory',
    /\b(?:scientist|chemist|alchemist|physicist|biologist|researcher|lab technician)s?\b|科学家|化学家|物理学家|生物学家|研究员|实验员|炼金术士/i,
  ],
  [
    'workshop',
    /\b(?:carpenter|woodworker|cabinetmaker|wood ?carver|sculptor|mechanic|toymaker|clockmaker|watchmaker|blacksmith|swordsmith|farrier|potter|ceramicist|cobbler|shoemaker|tailor|seamstress|dressmaker|weaver|barber|hairdresser|hairstylist|groomer|glass ?blower|welder|craftsman|artisan|repairman)s?\b|\bweld(?:s|ing)\b|焊|匠|师傅|木匠|(?<!伐)木工|木雕(?:师|匠|工|作坊|艺人)|(?:正在|在|着)雕刻|雕刻(?:师|匠|着|木)|机械师|修理工|修车|汽修|修表|钟表匠|铁匠|打铁|制陶|陶艺|陶匠|陶工|做陶|捏陶|陶坊|拉坯|鞋匠|修鞋|裁缝|绣娘|缝纫|织布|理发|美发|美容师|剃头|剪纸|糖画|手艺人|吹玻璃/i,
  ],
  [
    'classroom',
    /\b(?:teacher|professor|headmaster|school principal|tutor|mathematician)s?\b|老师(?!傅|父)|教师|教授|校长|数学家/i,
  ],
  [
    'shop',
    /\b(?:florist|butcher|fish ?monger|fish seller|grocer|sales(?:man|woman|person|people))s?\b|售货员|推销员|导购|花店老板|花艺师|插花|屠夫|肉铺|鱼贩|卖鱼/i,
  ],
  [
    'gym',
    /\b(?:personal trainer|fitness (?:coach|trainer)|weight ?lifter|power ?lifter|bodybuilder)s?\b|健身教练|健美|举重运动员/i,
  ],
  ['study', /\b(?:writer|author|scribe|philosopher)s?\b|作家|哲学家|\bcalligraph|书法|毛笔|春联|对联/i],
  [
    'living',
    /\b(?:babysitter|nann(?:y|ie)|maid|housemaid|butler|cleaning lad(?:y|ie))s?\b|保姆|女仆|管家|保洁/i,
  ],
  [
    'office',
    /\b(?:programmer|coder|software developer|hacker|office worker|secretary|accountant|economist|stockbroker|lawyer|attorney|solicitor|clerk|receptionist|banker|manager|ceo|architect|(?:fashion|graphic|interior) designer|(?:civil )?engineer|news anchor|president|mayor|senator|diplomat|ambassador|entrepreneur|real estate agent|(?:game )?streamer|podcaster|vlogger|youtuber)s?\b|\bsecretar(?:y|ies)\b|程序员|码农|黑客|上班族|白领|秘书|会计|律师|银行职员|前台接待|经理|总裁|建筑师|设计师|工程师|主播|总统|市长|外交官|大使|企业家/i,
  ],
];

export function roomKindOf({ words }: Pick<Stage, 'words'>): RoomKind {
  const named = roomIn(WORDS, words.replace(LEFT, ' ')) ?? roomIn(WORDS, words);
  const trade = roomOfTrade(words);
  // "A blacksmith teaching his apprentice" does it at the anvil.
  if (named === 'classroom' && trade === 'workshop') return trade;
  return named ?? trade ?? 'living';
}

/** 从厨房走出来, "coming out of the kitchen": nobody is in that room any more. */
const LEFT = /从[^,，。从]{1,5}[走跑冲飞端拿钻][^,，。]{0,3}出来?|\bout of (?:the|an?|his|her|their) \w+/giu;

const OF_HOMES: ReadonlySet<RoomKind | undefined> = new Set<RoomKind | undefined>([
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
]);

/** 妈妈在厨房，爸爸在客厅: whether these words name another room of the house than the one that is seen. */
export function isOtherRoom(words: string, { scene, words: all }: Pick<Stage, 'scene' | 'words'>): boolean {
  const own = roomIn(WORDS, words);
  const seen = roomKindOf({ words: all });
  return scene === 'room' && own !== seen && OF_HOMES.has(own) && OF_HOMES.has(seen);
}

/** The room that somebody called so works in. */
export function roomOfTrade(words: string): RoomKind | undefined {
  return roomIn(BY_TRADE, words);
}

function roomIn(named: Named, words: string): RoomKind | undefined {
  return named.find(([, pattern]) => pattern.test(words))?.[0];
}
