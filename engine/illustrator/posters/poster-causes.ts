// What more posters and cards are made for: sales, shops that open, jobs, races, plays, feasts of many lands.

import type { PosterFoot } from '../reading/writing/sheet-reading.ts';

export type Occasion = {
  named: RegExp;
  /** Words for things of the lexicon. */
  things: readonly string[];
  /** More that it is known by, shown where they are named. */
  also?: readonly string[];
  /** Of the sheet, where no other is asked for. */
  ground: string;
  foot?: PosterFoot;
};

/** The first that is named counts. */
export const CAUSES: readonly Occasion[] = [
  {
    named: /chinese national day|national day of china|国庆(?:节|快乐|假期|佳节)?|祖国(?:生日|万岁|华诞)/i,
    things: ['天安门'],
    ground: '#a81f1c',
    foot: 'clouds',
  },
  {
    named: /labou?r day|\bmay day\b|workers'? day|五一(?:劳动节)?|劳动节/i,
    things: ['hammer', 'wrench'],
    ground: '#1f5f8a',
  },
  {
    named: /qing ?ming(?: festival)?|tomb[ -]sweeping day|清明(?:节|时节)?/i,
    things: ['油纸伞'],
    ground: '#3f6f5c',
  },
  {
    named: /double ninth(?: festival)?|chong ?yang(?: festival)?|重阳(?:节|佳节)?/i,
    things: ['一束菊花'],
    ground: '#8a5a1f',
    foot: 'clouds',
  },
  {
    named: /winter solstice|冬至(?:节|快乐)?/i,
    things: ['dumplings'],
    ground: '#2f4f78',
    foot: 'clouds',
  },
  {
    named: /(?:football|soccer) (?:match|game|cup|league|tournament|night)|足球(?:赛|比赛|联赛|友谊赛|之夜)/i,
    things: ['soccer ball'],
    ground: '#1f6a43',
  },
  {
    named: /basketball (?:match|game|cup|league|tournament|night)|篮球(?:赛|比赛|联赛|友谊赛|之夜)/i,
    things: ['basketball'],
    ground: '#27407a',
  },
  {
    named:
      /(?:(?:garage|yard|rummage|estate|moving|jumble|car boot) )+sale|flea market|跳蚤市场|旧物(?:市集|交换)|闲置交换/i,
    things: ['teddy bear', 'stack of books', 'radio'],
    ground: '#2f6a7a',
  },
  {
    named:
      /black friday|cyber monday|(?:summer |winter |spring |autumn |fall |big |mega |flash |final |clearance |end of season |season )?\bsales?\b(?! (?:manager|rep|person))|\bdiscounts?\b|special offer|clearance|促销|大促|打折|折扣|特卖|清仓|甩卖|优惠|双十一|双11|双十二|618|满减|买一送一/i,
    things: ['shopping bags', 'gift'],
    ground: '#b8283a',
  },
  {
    named: /(?:\p{Script=Han}{2,5}(?=开业|开张))?(?:开业|开张)(?:大吉)?|乔迁(?:之喜)?/u,
    things: ['lantern'],
    ground: '#b5221f',
    foot: 'clouds',
  },
  {
    named: /(?:grand |re-?)?opening (?:day|soon|party|event|ceremony)|grand (?:re-?)?opening|now open|剪彩/i,
    things: ['bouquet', 'party popper', 'balloon'],
    ground: '#2c4f86',
  },
  {
    named: /opening hours|business hours|营业时间/i,
    things: ['clock'],
    ground: '#2f5a55',
  },
  {
    named:
      /recruit(?:ing|ment)?|(?:we(?:'re| are) |now )?hiring|job (?:fair|opening|vacanc(?:y|ies))|join (?:our|the) team|help wanted|招聘(?:会)?|招募|诚聘|招贤纳士|招人|校招/i,
    things: ['briefcase', 'megaphone'],
    ground: '#1f4f8a',
  },
  {
    named:
      /(?:charity|fun|color|colour|park|night) run(?:ning)?\b|\b(?:5|10)k(?: run| race)?\b|road race|relay race|公益跑|慈善跑|欢乐跑|荧光跑|健康跑|接力赛/i,
    things: ['running shoe'],
    ground: '#1f6a6f',
  },
  {
    named: /sports? (?:day|meet|festival|carnival)|运动会|体育节/i,
    things: ['trophy', 'soccer ball', 'basketball'],
    ground: '#1f5f8a',
  },
  {
    named: /championship|tournament|world cup|锦标赛|冠军赛|联赛|争霸赛/i,
    things: ['trophy'],
    ground: '#27357a',
  },
  {
    named:
      /(?:garbage|waste|trash|rubbish) (?:sorting|separation|classification)|recycl(?:e|ing)|垃圾分类|垃圾回收|废物利用/i,
    things: ['recycling bins'],
    ground: '#2f7a4a',
  },
  {
    named:
      /earth day|save the (?:planet|earth)|world environment day|地球日|环境日|保护地球|爱护地球|植树节|arbor day/i,
    things: ['globe', 'potted plant'],
    ground: '#1f6a5a',
  },
  {
    named: /graduation|commencement|class of \d+|毕业(?:季|典礼|晚会|快乐)?/i,
    things: ['stack of books', 'graduation cap', 'bouquet'],
    ground: '#2c3f7a',
  },
  {
    named: /\belections?\b|\bvot(?:e|ing)\b|referendum|选举|投票|竞选/i,
    things: ['ballot box', 'megaphone'],
    ground: '#27407a',
  },
  {
    named:
      /(?:school|stage|christmas) play|theat(?:re|er) (?:festival|night|play|show|production)|drama (?:club|festival|night)|musical theat(?:re|er)|戏剧(?:节|社)|话剧(?:节|社|演出)?|舞台剧|音乐剧/i,
    things: ['drama masks'],
    ground: '#6a1f3a',
  },
  {
    named:
      /reading (?:day|week|month|club|challenge)|book (?:club|day|week|swap)|story ?time|world book day|读书(?:日|月|会|分享会)|阅读(?:日|月|节)|书香/i,
    things: ['stack of books', 'open book'],
    ground: '#234e4a',
  },
  {
    named: /back to school|first day of school|开学(?:季|典礼|啦)?|新学期/i,
    things: ['pencil', 'backpack', 'stack of books'],
    ground: '#2a6a8a',
  },
  {
    named:
      /open mic|karaoke|stand-?up comedy|comedy (?:night|show|club)|talent show|singing (?:contest|competition)|卡拉ok|脱口秀|歌唱比赛|十佳歌手|歌手大赛|选秀/i,
    things: ['microphone'],
    ground: '#5a2468',
  },
  {
    named:
      /disco|dance party|club night|\bdj (?:night|set|party)|\brave\b|techno|edm|house music|蹦迪|电音(?:节|派对)?|迪斯科/i,
    things: ['disco ball'],
    ground: '#3a1f6a',
  },
  {
    named:
      /gam(?:e|ing) (?:night|tournament|convention|expo)|e-?sports?|电竞(?:赛|比赛|大赛)?|游戏(?:展|节|大赛)/i,
    things: ['game controller', 'headphones'],
    ground: '#2a2468',
  },
  {
    named:
      /(?:fitness|gym|crossfit|workout|bootcamp|weightlifting) (?:class(?:es)?|challenge|day|event|program|membership)|健身(?:课|打卡|季|活动|会员)/i,
    things: ['dumbbell'],
    ground: '#8a2f24',
  },
  {
    named: /dance (?:class(?:es)?|workshop|show|recital|competition|school)|舞蹈(?:班|课|比赛|大赛)/i,
    things: ['ballet shoes'],
    ground: '#7a3f5c',
  },
  {
    named:
      /(?:art|painting|drawing|pottery) (?:class(?:es)?|workshop|course|camp)|(?:美术|绘画|画画)(?:班|课|培训)/i,
    things: ['artist palette', 'paintbrush'],
    ground: '#2f5d73',
  },
  {
    named:
      /(?:cooking|baking|culinary) (?:class(?:es)?|workshop|show|contest|competition)|(?:烹饪|烘焙|厨艺)(?:班|课|大赛|比赛)/i,
    things: ['fork and knife', 'croissant'],
    ground: '#8a4a24',
  },
  {
    named: /(?:dog|puppy) adoption|adopt a (?:dog|puppy)|(?:流浪)?狗狗?领养/i,
    things: ['dog'],
    ground: '#3f7f78',
  },
  {
    named: /(?:cat|kitten) adoption|adopt a (?:cat|kitten)|(?:流浪)?猫咪?领养/i,
    things: ['cat'],
    ground: '#3f7f78',
  },
  {
    named:
      /(?:pet|animal|dog|cat) adoption|adopt(?:,)? don'?t shop|adopt a (?:pet|dog|cat)|领养代替购买|(?:宠物|流浪猫|流浪狗|流浪动物)?领养(?:日|活动)?/i,
    things: ['dog', 'cat'],
    ground: '#3f7f78',
  },
  {
    named: /blood (?:donation|drive)|donate blood|献血/i,
    things: ['red heart'],
    ground: '#8a1f2c',
  },
  {
    named:
      /world health day|vaccin(?:e|ation)|flu shot|nurses?'? day|health (?:check|fair|week|day)|健康(?:日|讲座|体检)|疫苗接种|护士节|医师节/i,
    things: ['stethoscope'],
    ground: '#1f6f7a',
  },
  {
    named: /fire (?:safety|prevention|drill)|消防(?:安全|演习|日)?/i,
    things: ['fire extinguisher'],
    ground: '#7a1f1c',
  },
  {
    named: /baby shower|gender reveal|满月(?:酒|宴)?|百日宴|周岁宴/i,
    things: ['baby bottle', 'teddy bear', 'balloon'],
    ground: '#6a9fc0',
  },
  {
    named: /hanukkah|chanukah|光明节/i,
    things: ['menorah', 'gift'],
    ground: '#24468a',
  },
  {
    named: /diwali|deepavali|排灯节|festival of lights/i,
    things: ['diya', 'sparkler', 'diya'],
    ground: '#5a2468',
  },
  {
    named: /\beaster\b|复活节/i,
    things: ['easter egg', 'rabbit', 'easter egg'],
    ground: '#6fae8a',
  },
  {
    named: /dragon boat festival|端午(?:节|安康|快乐)?/i,
    things: ['zongzi'],
    also: ['dragon boat'],
    ground: '#2f6a44',
  },
  {
    named: /new year|nye\b|countdown party|跨年(?:夜|晚会|派对)?|倒计时/i,
    things: ['champagne glasses', 'party popper'],
    ground: '#1f2458',
  },
  {
    named: /新年|元旦|迎新(?:晚会)?|恭喜发财|大吉大利/,
    things: ['lantern'],
    ground: '#b5221f',
    foot: 'clouds',
  },
  {
    named: /mother'?s day|women'?s day|teacher'?s day|母亲节|妇女节|女神节|三八节|教师节/i,
    things: ['bouquet', 'red heart'],
    ground: '#c0577a',
  },
  {
    named: /father'?s day|父亲节/i,
    things: ['tie', 'gift'],
    ground: '#2c4f7a',
  },
  {
    named: /children'?s day|kids'? day|儿童节|六一/i,
    things: ['teddy bear', 'balloon'],
    ground: '#3f8fb0',
  },
  {
    named: /anniversary|周年(?:庆|纪念)?|店庆/i,
    things: ['champagne glasses', 'bouquet'],
    ground: '#7a2f4a',
  },
  {
    named: /barbecue|\bbbq\b|grill(?:ing)? party|cookout|烧烤(?:节|派对|趴)?/i,
    things: ['meat skewers', 'beer'],
    ground: '#8a3a1c',
  },
  {
    named: /cocktail (?:night|party|hour)|happy hour|鸡尾酒(?:之夜|派对)/i,
    things: ['cocktail', 'martini'],
    ground: '#1f4f6a',
  },
  {
    named: /film noir|detective (?:film|movie|story|novel)|侦探(?:电影|片|小说)/i,
    things: ['detective'],
    ground: '#24262e',
  },
  {
    named: /horror (?:film|movie|night|story|novel)|恐怖(?:片|电影|小说)/i,
    things: ['skull', 'candle'],
    ground: '#2a1420',
  },
  {
    named: /(?:sci-?fi|science fiction) (?:film|movie|convention|novel)|科幻(?:电影|片|小说)/i,
    things: ['rocket'],
    ground: '#1c2550',
  },
];
