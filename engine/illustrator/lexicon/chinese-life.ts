// Life in China in words: places, festivals and what belongs to them, people of its lands, many people at once.

import type { PersonLook } from '../reading/people/person-look.ts';
import { SUNS_LOW } from './chinese-settings.ts';
import type { SubjectEntry } from './subject.ts';

const PERSON = { key: 'herder', drawing: 'own/wanderer', kind: 'figure', height: 0.36 } as const;

function folk(words: string, person: Partial<PersonLook>): SubjectEntry {
  return { ...PERSON, words, person };
}

const PLACES_OF_CHINA: readonly SubjectEntry[] = [
  {
    key: 'chinese-garden',
    drawing: 'own/chinese-garden',
    kind: 'landmark',
    height: 0.4,
    words:
      'chinese garden, 御花园, classical chinese garden, traditional chinese garden, suzhou garden, suzhou gardens, classical garden of suzhou, scholar garden, 园林, 苏州园林, 江南园林, 古典园林, 中式园林, 中国园林, 苏式园林, 中式庭院, 拙政园, 留园, 网师园, 狮子林, 个园, 豫园',
  },
  {
    key: 'moon-gate',
    drawing: 'own/moon-gate',
    kind: 'landmark',
    height: 0.3,
    words: 'moon gate, moon gates, 月洞门, 月亮门, 圆洞门, 月门',
  },
  {
    key: 'rockery',
    drawing: 'own/rockery',
    kind: 'landmark',
    height: 0.3,
    words: 'rockery, taihu stone, taihu rock, scholar rock, 假山, 太湖石, 假山石, 山石',
  },
  {
    key: 'japanese-garden',
    drawing: 'own/japanese-garden',
    kind: 'landmark',
    height: 0.3,
    words:
      'japanese pond garden, japanese garden pond, japanese koi pond, japanese garden with a pond, japanese water garden, 池泉庭园',
  },
  {
    key: 'zigzag-bridge',
    drawing: 'own/zigzag-bridge',
    kind: 'landmark',
    height: 0.3,
    words: 'zigzag bridge, nine-turn bridge, 九曲桥, 曲桥, 九曲回廊',
  },
  {
    key: 'courtyard',
    drawing: 'own/courtyard',
    kind: 'landmark',
    height: 0.4,
    words:
      'siheyuan, courtyard, inner courtyard, cobbled courtyard, stone courtyard, 院子, 院子里, 庭院, 庭院里, 小院, 小院子, 院落, 天井, chinese courtyard, chinese courtyard house, beijing courtyard, traditional chinese courtyard, 四合院, 老四合院, 北京四合院, 中式院落, 老宅院, 老北京院子, 大宅院, 古宅, 老宅',
  },
  {
    key: 'mogao-caves',
    drawing: 'own/mogao-caves',
    kind: 'building',
    height: 0.5,
    words: 'mogao caves, mogao grottoes, dunhuang caves, 莫高窟, 敦煌莫高窟, 石窟, 千佛洞',
  },
  {
    key: 'stilt-houses',
    drawing: 'own/stilt-houses',
    kind: 'landmark',
    height: 0.62,
    words:
      'hongyadong, hongya cave, hongya dong, chongqing, stilt houses, 洪崖洞, 重庆洪崖洞, 吊脚楼, 吊脚楼群, 重庆, 山城, 山城重庆, 雾都重庆',
  },
  {
    key: 'river-tower',
    drawing: 'own/river-tower',
    kind: 'building',
    height: 0.56,
    words:
      'yellow crane tower, yueyang tower, tengwang pavilion, chinese tower, 黄鹤楼, 岳阳楼, 滕王阁, 鹳雀楼, 蓬莱阁, 望江楼, 阅江楼, 烟雨楼',
  },
  {
    key: 'palace-hall',
    drawing: 'own/heavenly-gate',
    kind: 'building',
    height: 0.38,
    words:
      'tiananmen, tiananmen square, gate of heavenly peace, 天安门, 天安门广场, 天安门广场上, 天安门城楼',
  },
  {
    key: 'heaven-temple',
    drawing: 'own/heaven-temple',
    kind: 'building',
    height: 0.46,
    words: 'temple of heaven, the temple of heaven, 天坛, 祈年殿, 北京天坛',
  },
  {
    key: 'pagoda',
    drawing: 'own/pagoda',
    kind: 'building',
    height: 0.46,
    words: '大雁塔, 小雁塔, 雷峰塔, 六和塔, 大理三塔, 宝塔山, wild goose pagoda, leifeng pagoda',
  },
  {
    key: 'torii-row',
    drawing: 'own/torii-row',
    kind: 'landmark',
    height: 0.4,
    words:
      'fushimi inari, fushimi inari shrine, fushimi inari torii gates, fushimi inari torii gates path, fushimi inari path, torii gates path, path of torii gates, torii path, rows of torii, rows of torii gates, row of torii gates, torii tunnel, thousand torii gates, 千本鸟居, 伏见稻荷, 伏见稻荷大社, 鸟居隧道, 鸟居长廊, 一排鸟居, 一排排鸟居',
  },
  {
    key: 'guest-pine',
    drawing: 'own/guest-pine',
    kind: 'building',
    height: 0.6,
    words: 'guest-greeting pine, welcoming pine, huangshan pine, 迎客松, 黄山迎客松, 黄山松, 悬崖松, 奇松',
  },
];

const PLANTS: readonly SubjectEntry[] = [
  {
    key: 'lotus',
    drawing: 'own/lotus',
    kind: 'plant',
    height: 0.2,
    words: '荷花池, 莲花池, 莲池, 荷池, 小荷, 新荷, 小荷才露尖尖角, 荷叶田田, 接天莲叶, 映日荷花',
  },
  {
    key: 'bamboo',
    drawing: 'own/bamboo',
    kind: 'tree',
    height: 0.9,
    words: '竹海, 蜀南竹海, 翠竹, 修竹, 竹林深处, 幽竹',
  },
  {
    key: 'cherry-tree',
    drawing: 'own/cherry-tree',
    kind: 'tree',
    height: 0.8,
    words: '春江花月夜, 花月夜, 杏花村, 桃花坞, 桃花源, 十里桃花, 人面桃花',
  },
  {
    key: 'willow',
    drawing: 'own/willow',
    kind: 'tree',
    height: 0.8,
    words: '翠柳, 绿柳, 柳丝, 烟柳, 柳岸, 鸣翠柳',
  },
  {
    key: 'flower',
    drawing: 'own/plant-of-chrysanthemum',
    kind: 'plant',
    height: 0.13,
    colour: '#f0b62c',
    words: '秋菊, 黄菊, 菊, chrysanthemum, chrysanthemums',
  },
];

/** On the far sands of the frontier. */
const FRONTIER: readonly SubjectEntry[] = [
  {
    key: 'beacon-smoke',
    drawing: 'own/beacon-smoke',
    kind: 'landmark',
    height: 0.3,
    words: '孤烟, 孤烟直, 大漠孤烟, 大漠孤烟直, 狼烟, 烽烟, 烽火, 烽火台, beacon smoke, beacon tower',
  },
  { key: 'far-river', drawing: 'own/far-river', kind: 'landmark', height: 0.2, words: '长河' },
];

const BARE: readonly SubjectEntry[] = [
  {
    key: 'bare-tree',
    drawing: 'own/bare-tree',
    kind: 'landmark',
    height: 0.6,
    words:
      '枯藤老树, 枯藤, 枯树, 枯木, 老枯树, 秃树, bare tree, dead tree, leafless tree, bare trees, dead trees',
  },
];

const SUNS: readonly SubjectEntry[] = [
  { key: 'sun', drawing: 'own/sun', kind: 'sky', height: 0.2, colour: '#e2452e', words: SUNS_LOW },
];

const BOATS: readonly SubjectEntry[] = [
  {
    key: 'junk',
    drawing: 'own/junk',
    kind: 'boat',
    height: 0.3,
    words: '孤帆, 孤帆远影, 孤帆一片, 一片孤帆, 帆影, 千帆, 直挂云帆',
  },
  {
    key: 'fisherman',
    drawing: 'own/fisherman-boat',
    kind: 'boat',
    height: 0.24,
    words:
      '蓑笠翁, 孤舟蓑笠翁, 独钓寒江, 独钓寒江雪, 独钓的老翁, 垂钓的老翁, 老翁独钓, 老翁垂钓, 渔翁独钓, 渔翁垂钓, 孤舟独钓, 钓叟',
  },
];

const FENCES: readonly SubjectEntry[] = [
  {
    key: 'fence',
    drawing: 'own/fence',
    kind: 'landmark',
    height: 0.2,
    words: '东篱, 东篱下, 竹篱, 篱落, 疏篱',
  },
];

const FESTIVAL_THINGS: readonly SubjectEntry[] = [
  {
    key: 'dragon-boat',
    drawing: 'own/dragon-boat',
    kind: 'boat',
    height: 0.2,
    words: 'dragon boat, 龙舟, 划龙舟, 龙船',
  },
  {
    key: 'dragon-boat-race',
    drawing: 'own/dragon-boat-race',
    kind: 'boat',
    height: 0.3,
    words:
      'dragon boats, dragon boat race, dragon boat racing, dragon boat festival, 赛龙舟, 龙舟赛, 龙舟比赛, 龙舟竞渡, 龙舟竞赛, 龙舟争渡',
  },
  {
    key: 'lion-dance',
    drawing: 'own/dancing-lion',
    kind: 'full',
    height: 0.4,
    words:
      'lion dance, lion dancers, lion dancing, chinese lion dance, 舞狮, 舞狮表演, 舞狮子, 醒狮, 南狮, 狮舞',
  },
  {
    key: 'dragon-dance',
    drawing: 'own/dragon-dancers',
    kind: 'full',
    height: 0.4,
    words: 'dragon dance, dragon dancers, dragon dancing, 舞龙, 舞龙队, 舞龙队伍, 舞龙表演, 龙舞, 龙灯',
  },
  {
    key: 'zongzi',
    drawing: 'own/zongzi',
    kind: 'food',
    height: 0.32,
    words: 'zongzi, rice dumplings, sticky rice dumplings, 粽子, 肉粽, 粽',
  },
  {
    key: 'hotpot',
    drawing: 'own/hot-pot',
    kind: 'food',
    height: 0.42,
    words: 'hot pot, hotpot, 火锅, 铜火锅, 涮羊肉, 鸳鸯锅, 麻辣火锅, 四川火锅, 重庆火锅',
  },
  {
    key: 'couplets',
    drawing: 'own/festive-door',
    kind: 'building',
    height: 0.5,
    words: 'spring couplets, spring festival couplets, new year couplets, 春联, 对联, 福字, 门神画',
  },
  {
    key: 'firecrackers',
    drawing: 'own/firecrackers',
    kind: 'item',
    height: 0.4,
    words: 'firecracker, firecrackers, string of firecrackers, 鞭炮, 爆竹, 炮仗',
  },
  {
    key: 'magpie-bridge',
    drawing: 'own/magpie-bridge',
    kind: 'air',
    height: 0.4,
    words: 'magpie bridge, bridge of magpies, 鹊桥, 鹊桥相会',
  },
  {
    key: 'red-envelope',
    drawing: 'red-envelope',
    kind: 'item',
    height: 0.14,
    words: '发红包, 给红包, 收红包, 派红包, 压岁钱, 给压岁钱, 发压岁钱',
  },
  {
    key: 'rabbit-lantern',
    drawing: 'own/rabbit-lantern',
    kind: 'item',
    height: 0.16,
    words:
      'rabbit lantern, rabbit lanterns, bunny lantern, rabbit-shaped lantern, 兔子灯, 兔子灯笼, 兔子花灯, 兔儿灯, 玉兔灯, 兔灯',
  },
  {
    key: 'lantern',
    drawing: 'own/paper-lantern',
    kind: 'hang',
    height: 0.15,
    words:
      'festive lanterns, festival lanterns, palace lantern, palace lanterns, 花灯, 鲤鱼灯, 鱼灯, 鲤鱼灯笼, 鱼灯笼, 金鱼灯, 莲花灯笼, 动物灯笼, fish lantern, fish lanterns, 宫灯, 大红灯笼, 灯会, 花灯会, 张灯结彩, 花灯满街, 灯笼满街',
  },
];

const BEASTS: readonly SubjectEntry[] = [
  {
    key: 'yak',
    drawing: 'own/yak',
    kind: 'mount',
    height: 0.38,
    words: 'yak, yaks, tibetan yak, 牦牛, 白牦牛, 犛牛',
  },
  {
    key: 'ox',
    drawing: 'own/ox',
    kind: 'mount',
    height: 0.38,
    words: '黄牛, 老黄牛, 耕牛, 老牛, yellow ox, yellow cattle',
  },
  {
    key: 'water-buffalo',
    drawing: 'own/water-buffalo',
    kind: 'mount',
    height: 0.38,
    words: 'water buffalo, water buffaloes, 水牛, 大水牛, 老水牛',
  },
];

const FOLK: readonly SubjectEntry[] = [
  folk(
    'tibetan, tibetans, tibetan herder, tibetan herders, tibetan nomad, tibetan people, 藏族, 藏民, 藏族牧民, 藏族人, 藏族同胞, 藏族小伙, 藏族汉子, 藏族男子',
    {
      role: 'tibetan',
    },
  ),
  folk('tibetan woman, tibetan girl, 藏族姑娘, 藏族女孩, 藏族妇女, 藏族少女, 藏族女子, 藏族阿妈', {
    sex: 'woman',
    role: 'tibetan',
  }),
  folk('tibetan old man, 藏族老人, 藏族阿爸, 藏族爷爷', { sex: 'man', age: 'old', role: 'tibetan' }),
  folk(
    'mongolian, mongolians, mongolian herder, mongol herder, mongolian man, 蒙古族, 蒙古族牧民, 蒙古牧民, 蒙古汉子, 蒙古人',
    {
      role: 'mongolian',
    },
  ),
  folk('mongolian woman, mongolian girl, 蒙古族姑娘, 蒙古姑娘, 蒙古族少女', {
    sex: 'woman',
    role: 'mongolian',
  }),
  folk(
    'inuit, inuk, eskimo, eskimos, inuit man, eskimo man, inuit hunter, inuit hunters, eskimo hunter, eskimo fisherman, inuit fisherman, inuit people, eskimo people, 因纽特人, 爱斯基摩人, 因纽特猎人, 爱斯基摩猎人, 因纽特男人',
    { role: 'inuit' },
  ),
  folk('inuit woman, eskimo woman, inuit mother, eskimo mother, 因纽特女人, 因纽特妇女, 爱斯基摩女人', {
    sex: 'woman',
    role: 'inuit',
  }),
  folk(
    'inuit child, inuit children, inuit boy, inuit girl, inuit kid, inuit kids, eskimo child, eskimo children, eskimo boy, eskimo girl, eskimo kid, eskimo kids, 因纽特小孩, 因纽特孩子, 爱斯基摩小孩, 爱斯基摩孩子',
    { age: 'child', role: 'inuit' },
  ),
  folk('chinese student of old, 书生, 古代书生, 白面书生, 秀才, 举人, 教书先生, 读书人', {
    sex: 'man',
    age: 'young',
    role: 'scholar',
  }),
  folk('herd boy, herdboy, shepherd boy on a buffalo, 牧童, 放牛娃, 小牧童', {
    sex: 'man',
    age: 'child',
    role: 'herd-boy',
  }),
];

const CROWDS: readonly SubjectEntry[] = [
  {
    key: 'crowd',
    drawing: 'own/crowd',
    kind: 'landmark',
    height: 0.3,
    words:
      'crowd, crowds, crowd of people, crowds of people, a crowd of people, crowded, throng, throngs, bustling crowd, busy crowd, sea of people, 人群, 人潮, 人流, 人海, 人山人海, 人很多, 很多人, 人多, 人来人往, 熙熙攘攘, 人群熙攘, 熙攘, 摩肩接踵, 熙熙攘攘的人群, 熙攘的人群, 拥挤的人群, 拥挤人群, 川流不息的人群, 游人如织, 游人, 人头攒动, 行人来来往往',
  },
];

export const CHINESE_LIFE: readonly SubjectEntry[] = [
  ...PLACES_OF_CHINA,
  ...PLANTS,
  ...FRONTIER,
  ...BARE,
  ...SUNS,
  ...BOATS,
  ...FENCES,
  ...FESTIVAL_THINGS,
  ...BEASTS,
  ...FOLK,
  ...CROWDS,
];
