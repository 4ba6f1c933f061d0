// More names for people by what they do, what rank they have, or whom they are known as, and what they have on.

import type { PersonLook } from '../reading/people/person-look.ts';
import { wears } from './wears.ts';

const woman = { sex: 'woman' } as const;
const man = { sex: 'man' } as const;
const CASUAL = wears(['hoodie'], ['jeans']);
const LORD = wears(['uniform', '#5a2f3e'], ['cloak', '#2f3a5a'], ['boots']);
const LADY = wears(['dress', '#5a3a6e'], ['necklace'], ['earrings']);
const RAGS = wears(['shirt', '#7a6a54'], ['trousers', '#544a3e']);
const ORANGE = wears(['shirt', '#e0782c'], ['trousers', '#e0782c']);
const OF_COURT = wears(['robe', '#8c2430'], ['boots']);
const TUNIC = wears(['robe', '#6a5440'], ['trousers', '#4a3e34']);
const HIRED = wears(['jacket', '#1f2026'], ['trousers', '#24252c'], ['boots', '#17181c']);
const TEAM = wears(['t-shirt', '#26262e'], ['shorts', '#26262e']);

export const MORE_LOOKS: readonly (readonly [words: string, look: Partial<PersonLook>])[] = [
  [
    'accountant, economist, stockbroker, salesperson, real estate agent, diplomat, ambassador, mayor, senator, entrepreneur, news anchor, tv presenter, tv host, headmaster, school principal, 会计, 会计师, 市长, 外交官, 大使, 富豪, 企业家, 创业者, 校长, 新闻主播, 房产中介',
    wears(['suit'], ['tie']),
  ],
  ['influencer, vlogger, blogger, youtuber, podcaster, 网红, 博主, 主播', CASUAL],
  ['streamer, game streamer, 游戏主播', wears(['hoodie'], ['headphones'], ['jeans'])],
  [
    'film director, movie director, director, filmmaker, 导演, 制片人',
    wears(['jacket', '#3f4656'], ['cap', '#26364e'], ['jeans']),
  ],
  ['actor, movie star, film star, 男演员, 电影明星', { ...man, ...wears(['suit', '#22242c']) }],
  [
    'football fan, soccer fan, sports fan, football fans, soccer fans, 球迷, 足球迷',
    wears(['t-shirt', '#c8302c'], ['scarf', '#f2efe6'], ['jeans']),
  ],
  ['teenager, teen, adolescent, 青少年', { age: 'young' }],
  ['toddlers, preschooler, kindergartner, 幼儿, 幼童', { age: 'child' }],
  ['中年男人, 中年男子, 中年男性, 中年大叔, 中年人, middle-aged man', { ...man, age: 'adult' }],
  ['中年妇女, 中年女人, 中年女性, 中年女子, middle-aged woman', { ...woman, age: 'adult' }],
  ['tutor, historian, kindergarten teacher, school teacher, 家教, 历史学家, 幼儿园老师', { role: 'teacher' }],
  [
    'architect, fashion designer, graphic designer, interior designer, 建筑师, 设计师, 服装设计师',
    wears(['jacket', '#3a3c46'], ['sweater', '#d8d2c6'], ['glasses'], ['trousers']),
  ],
  ['surveyor, roofer, crane operator, civil engineer, 测量员', { role: 'worker' }],
  [
    'physicist, mathematician, astronomer, biologist, 物理学家, 数学家, 天文学家, 生物学家',
    { role: 'scientist' },
  ],
  ['traditional chinese doctor, 中医, 老中医, paramedic, 急救员', { role: 'doctor' }],
  ['midwife, 助产士, 月嫂', { role: 'nurse' }],
  ['pastry chef, confectioner, 糕点师, 甜点师', { role: 'chef' }],
  [
    'winemaker, brewer, innkeeper, 酿酒师, 掌柜',
    wears(['shirt', '#d8cfc0'], ['vest', '#5a4a3a'], ['apron', '#6a4a34']),
  ],
  ['sommelier, 侍酒师', wears(['shirt', '#f2f0ea'], ['vest', '#22242c'], ['tie', '#22242c'])],
  [
    'coachman, coachmen, carriage driver, coach driver, wagon driver, 马车夫, 车夫, 三轮车夫, 黄包车夫, 人力车夫, 车把式, 赶车人',
    { ...man, ...wears(['coat', '#3a2f3c'], ['trousers', '#4a4238'], ['boots', '#2c2420']) },
  ],
  ['格格, 大清格格', { ...woman, ...wears(['qipao', '#a8405c']) }],
  ['徒弟', { age: 'young', ...TUNIC }],
  [
    'apprentice, 学徒',
    { age: 'young', ...wears(['shirt', '#d8cfc0'], ['apron', '#7a5c40'], ['trousers', '#4a3e34']) },
  ],
  ['师父, 老师父', { ...man, age: 'old', ...TUNIC }],
  [
    'fortune teller, fortune-teller, fortuneteller, psychic, clairvoyant, 占卜师, 算命先生, 女占卜师',
    wears(['robe', '#5a2f6e'], ['hat', '#7a3f8e', 'headscarf'], ['necklace', '#e0b03c']),
  ],
  ['celebrity, 明星, 大明星, 男明星', wears(['suit', '#22242c'])],
  ['女明星, 女星, 女歌星', { ...woman, ...wears(['dress', '#b8283c'], ['earrings']) }],
  [
    'dwarf, dwarfs, dwarves, dwarf warrior, gnome, gnomes, 矮人, 小矮人, 矮人战士',
    {
      ...man,
      age: 'child',
      beard: { cut: 'long', colour: '#c8703a', words: '' },
      ...wears(['jacket', '#5a4a8a'], ['trousers', '#4a3a2e'], ['hat', '#b8323c', 'knitted hat'], ['boots']),
    },
  ],
  ['店小二', { ...man, ...wears(['robe', '#7a8a9a'], ['apron', '#e6e0d4']) }],
  ['herbalist, alchemist, scribe, 炼金术士, 药师, 采药人, 采药老人', TUNIC],
  ['sorceress, enchantress, witch queen, 女巫师, 女法师', { ...woman, role: 'witch' }],
  ['warlock, necromancer, archmage, 死灵法师, 大魔法师', { role: 'wizard' }],
  ['druid, 德鲁伊', { ...man, ...wears(['robe', '#5f7350'], ['cloak', '#3f5238']) }],
  ['barbarian, barbarian warrior, 野蛮人, 蛮族战士', { role: 'viking' }],
  ['pilgrim, worshipper, 香客', {}],
  ['opponent, rival, teammate, cousin, coworker, youth, 对手, 队友, 食客', {}],
  ['volunteer, 志愿者', wears(['t-shirt', '#d8323c'], ['cap', '#d8323c'], ['jeans'])],
  ['摊主, 店家, farmhand', { ...wears(['shirt', '#7a8a5f'], ['apron', '#4a5a6a'], ['trousers']) }],
  ['壮汉, 彪形大汉, 壮小伙, 小伙儿', man],
  ['丫头, 小丫头, 胖丫头', { ...woman, age: 'child' }],
  ['书童, 小书童, 琴童', { ...man, age: 'child', ...TUNIC }],
  ['绅士', { ...man, ...wears(['suit', '#2c2f3a'], ['tie', '#7a2430']) }],
  ['shepherdess, 牧羊女', { ...woman, ...wears(['dress', '#7f9ab0'], ['apron', '#f2eee4']) }],
  ['nomad', TUNIC],
  ['killer, hitman, contract killer, 杀手, 男杀手', HIRED],
  ['female assassin, female killer, 女杀手, 女刺客', { ...woman, ...HIRED }],
  ['assassin, hooded assassin, 暗杀者, 黑衣人, 蒙面人, 蒙面黑衣人', { role: 'ninja' }],
  ['bandit, outlaw gang member, 土匪, 山贼', { role: 'thief' }],
  ['sheriff, outlaw, gunslinger, rancher, 西部警长, 枪手', { role: 'cowboy' }],
  ['cowgirl, 女牛仔', { ...woman, role: 'cowboy' }],
  [
    'busker, street musician, street performer, bard, minstrel, 街头艺人, 街头音乐人, 吟游诗人',
    { role: 'musician', hands: 'strum' },
  ],
  ['歌女, 歌姬, songstress', { ...woman, role: 'musician', hands: 'sing' }],
  ['rock star, 摇滚歌手, 摇滚明星', { role: 'musician', hands: 'strum' }],
  ['cleric, bishop, pastor, vicar, reverend, 主教', { role: 'priest' }],
  ['nobleman, duke, baron, aristocrat, 公爵, 伯爵, 侯爵, 贵族', { ...man, ...LORD }],
  ['noblewoman, duchess, countess, baroness, 公爵夫人, 女公爵, 女伯爵', { ...woman, ...LADY }],
  ['squire, stable boy, 马童', { ...man, age: 'young', ...TUNIC }],
  [
    'milkmaid, dairymaid, 挤奶女工',
    { ...woman, ...wears(['dress', '#5f7fa8'], ['apron', '#f2eee4'], ['hat', '#f2eee4', 'headscarf']) },
  ],
  [
    'cleopatra, queen of egypt, egyptian queen, 埃及艳后, 埃及女王',
    { ...woman, role: 'pharaoh', ...wears(['dress', '#f2ece0'], ['necklace']) },
  ],
  [
    'caesar, julius caesar, roman emperor, 凯撒, 罗马皇帝',
    { ...man, ...wears(['robe', '#f1ede4'], ['cloak', '#a8282c'], ['hat', undefined, 'laurel wreath']) },
  ],
  ['shogun, ronin, daimyo, 将军武士, 浪人', { role: 'samurai' }],
  [
    'native american chief, indian chief, 印第安酋长, 印第安人',
    {
      ...man,
      ...wears(['shirt', '#a8784c'], ['trousers', '#8a5f3a'], ['hat', undefined, 'feather war bonnet']),
    },
  ],
  [
    'cheerleader, 啦啦队员, 啦啦队女孩',
    { ...woman, age: 'young', ...wears(['t-shirt', '#d8323c'], ['skirt', '#f4f2ec']) },
  ],
  [
    'cricketer, cricket player, 板球运动员',
    wears(['shirt', '#f4f2ec'], ['trousers', '#f0ece2'], ['cap', '#2f4a7a']),
  ],
  ['rugby player, marathon runner, 马拉松选手, 马拉松运动员', { role: 'athlete' }],
  // Who teaches a sport stands by.
  [
    'football coach, soccer coach, basketball coach, boxing coach, fitness coach, fitness trainer, personal trainer, 教练, 教练员, 健身教练, 足球教练, 篮球教练, 拳击教练',
    wears(['jacket', '#2f5fa8'], ['trousers', '#2f3a54'], ['cap', '#c8303a']),
  ],
  ['referee, umpire, 裁判, 裁判员', TEAM],
  [
    'acrobat, circus acrobat, trapeze artist, 杂技演员',
    wears(['t-shirt', '#b8283c'], ['trousers', '#b8283c']),
  ],
  [
    'juggler, circus performer, 杂耍艺人',
    wears(['shirt', '#f2efe6'], ['vest', '#a8323c'], ['trousers', '#2f3a5a']),
  ],
  [
    'hipster, 文艺青年',
    {
      ...man,
      beard: { cut: 'full', words: '' },
      ...wears(['shirt', '#a8443c'], ['glasses'], ['jeans'], ['hat', undefined, 'beanie']),
    },
  ],
  [
    'hippie, 嬉皮士',
    {
      hair: { cut: 'long', words: '' },
      ...wears(['shirt', '#d8842c'], ['jeans'], ['hat', '#8a2f6a', 'headband']),
    },
  ],
  ['bridesmaid, 伴娘', { ...woman, age: 'young', ...wears(['dress', '#e6b4c2']) }],
  ['best man, groomsman, 伴郎', { ...man, ...wears(['suit', '#34405a'], ['tie', '#c8a0a8']) }],
  [
    'flower girl, 花童',
    { ...woman, age: 'child', ...wears(['dress', '#faf4f0'], ['hat', undefined, 'flower crown']) },
  ],
  ['胡商, 波斯商人', { ...man, beard: { cut: 'full', words: '' }, ...TUNIC }],
  ['inventor, tinkerer, 发明家', wears(['shirt', '#e6dcc8'], ['vest', '#6a4a30'], ['trousers', '#4a3c30'])],
  ['widow, 寡妇', { ...woman, ...wears(['dress', '#22222a'], ['hat', '#22222a', 'veil']) }],
  ['beggar, tramp, vagabond, 乞丐, 流浪汉, 叫花子', { ...man, beard: { cut: 'full', words: '' }, ...RAGS }],
  ['prisoner, inmate, convict, 囚犯, 犯人', ORANGE],
  ['prison guard, 狱警', { role: 'police' }],
  ['guard, palace guard, royal guard, castle guard, 卫兵, 门卫', wears(['uniform', '#7a2430'], ['boots'])],
  [
    'swat officer, swat team member, 特警',
    wears(['uniform', '#22262e'], ['vest', '#17191f'], ['helmet', '#22262e'], ['boots']),
  ],
  [
    'admiral, naval officer, navy officer, 海军军官, 海军上将',
    { ...man, ...wears(['uniform', '#f0efe8'], ['cap', '#f0efe8']) },
  ],
  ['navy sailor, 海军, 水兵', { role: 'sailor' }],
  ['sniper, paratrooper, commando, army officer, 女兵, 特种兵, 伞兵, 狙击手, 军官', { role: 'soldier' }],
  ['fighter pilot, air force pilot, 战斗机飞行员', { role: 'pilot' }],
  [
    'train conductor, ticket inspector, 列车长, 检票员',
    wears(['jacket', '#22304e'], ['trousers', '#22304e'], ['cap', '#22304e']),
  ],
  [
    'supervillain, 超级反派',
    wears(
      ['t-shirt', '#3a2a4e'],
      ['trousers', '#2a2036'],
      ['cloak', '#2a1c34'],
      ['mask', '#1d1726'],
      ['boots'],
    ),
  ],
  [
    'bounty hunter, 赏金猎人',
    wears(['jacket', '#5a4030'], ['trousers', '#3a3430'], ['hat', '#3a2c24', 'fedora'], ['boots']),
  ],
  [
    '仕女, 贵妃, 妃子, 娘娘, 宫女, 丫鬟, 丫环, 侍女, 婢女, imperial concubine, palace maid',
    { ...woman, ...wears(['hanfu', '#c05a6e']) },
  ],
  ['大臣, 丞相, 宰相, 太监, court official, 官员', { ...man, role: 'scholar', ...OF_COURT }],
  ['尼姑, buddhist nun', { ...woman, role: 'monk' }],
  ['道姑', { ...woman, ...wears(['robe', '#7f8fa0']) }],
  ['媒婆', { ...woman, age: 'old', ...wears(['hanfu', '#b8323c']) }],
  [
    '神仙, 老神仙, immortal sage',
    {
      ...man,
      age: 'old',
      beard: { cut: 'long', colour: '#f0eeea', words: '' },
      ...wears(['robe', '#e9e6de']),
    },
  ],
];
