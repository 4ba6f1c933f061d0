// Who people are by what they do for a living, and what they have on for it; also how unknown names of trades look.

import type { PersonLook } from '../reading/people/person-look.ts';
import { wears } from './wears.ts';
import { MORE_LOOKS } from './more-trades.ts';
import type { SubjectEntry } from './subject.ts';

const woman = { sex: 'woman' } as const;
const man = { sex: 'man' } as const;
const KEEPER = wears(['jacket', '#2f4a6a'], ['sweater', '#e6dfd0'], ['cap', '#26364e'], ['boots']);
const OUTDOORS = wears(['shirt', '#a89a68'], ['trousers', '#6a6244'], ['hat'], ['boots']);
const DRIVER = wears(['jacket', '#4a6a8a'], ['cap', '#8a3a34'], ['jeans']);
const APRON = wears(['shirt', '#dfe4e8'], ['apron', '#5f7a5a']);
const CREW = wears(['suit', '#24406e'], ['skirt', '#24406e'], ['scarf', '#c83c46']);
const CLEANER = wears(['jacket', '#e08a2e'], ['trousers', '#3a4a6a'], ['cap', '#e08a2e'], ['gloves']);
const WHITE = wears(['jacket', '#f0ece0'], ['trousers', '#e6e0d0'], ['hat'], ['gloves']);
const SMITH = wears(['shirt', '#8a7a6a'], ['apron', '#4a3428'], ['trousers', '#3a3438'], ['boots']);
const CARPENTER = wears(['shirt', '#b5623c'], ['apron', '#c8a468'], ['jeans']);
const OVERALLS = wears(['shirt', '#3f6a9a'], ['trousers', '#3f6a9a'], ['cap', '#2c4a70'], ['boots']);
const PLUMBER = wears(['shirt', '#c84a3c'], ['jeans'], ['cap', '#c84a3c'], ['boots']);
const CHECKED = wears(['shirt', '#b83c34'], ['jeans'], ['cap', '#5a4a3a'], ['boots']);
const TUNIC = wears(['jacket', '#a8443c'], ['trousers', '#3a4658']);
const HOODED = wears(['hoodie', '#4a5568'], ['glasses'], ['jeans']);
const IN_THE_DARK = wears(['hoodie', '#23252e'], ['trousers', '#1d1e26']);
const UNDERCOVER = wears(['suit', '#22242c'], ['tie', '#17181e'], ['sunglasses']);
const FORMAL = wears(['suit'], ['tie', '#22252e']);

const TRADES_AND_LOOKS: readonly (readonly [words: string, look: Partial<PersonLook>])[] = [
  [
    'lighthouse keeper, light keeper, lock keeper, watchman, night watchman, gatekeeper, caretaker, doorman, 守塔人, 灯塔看守人, 灯塔守护人, 灯塔管理员, 守夜人, 看守人, 看门人, 更夫, 门卫',
    KEEPER,
  ],
  [
    'zookeeper, zoo keeper, park ranger, forest ranger, ranger, forester, game warden, gamekeeper, archaeologist, 动物园饲养员, 饲养员, 护林员, 守林人, 巡护员, 考古学家, 考古队员',
    OUTDOORS,
  ],
  [
    'blacksmith, swordsmith, farrier, 铁匠, 老铁匠, 打铁匠',
    { ...man, beard: { cut: 'full', words: '' }, ...SMITH },
  ],
  [
    'carpenter, woodworker, cabinetmaker, wood carver, woodcarver, 木匠, 老木匠, 木工, 木雕师, 木雕师傅',
    CARPENTER,
  ],
  ['plumber, 水管工, 管道工, 水管师傅', PLUMBER],
  ['mechanic, car mechanic, auto mechanic, 机械师, 修车师傅, 修车工, 汽修工, 汽修师傅, 汽车修理工', OVERALLS],
  ['lumberjack, woodsman, 伐木工', { ...man, beard: { cut: 'full', words: '' }, ...CHECKED }],
  [
    'house painter, painter and decorator, bricklayer, welder, 油漆工, 粉刷工, 泥瓦匠, 瓦匠, 砌墙工人, 焊工',
    { role: 'worker' },
  ],
  ['researcher, lab technician, 研究员, 化学家, 实验员', { role: 'scientist' }],
  [
    '剪纸艺人, 剪纸师傅, 剪纸老人, 糖画师傅, 糖画艺人, 糖画师, 吹糖人师傅, 皮影艺人, 民间艺人, 手艺人, 老手艺人, 绣娘',
    TUNIC,
  ],
  [
    'potter, ceramicist, sculptor, 陶艺师, 陶艺师傅, 陶工, 陶匠, 雕刻师, 雕刻家, 雕塑家, 修鞋匠, 修鞋师傅, 老鞋匠, 修表师傅, 老裁缝, 裁缝师傅, 织布工, 织布女, 织工, 修理师傅',
    APRON,
  ],
  ['beekeeper, bee keeper, apiarist, 养蜂人, 蜂农', WHITE],
  ['flight attendant, stewardess, air hostess, 空姐, 空中小姐, 女空乘, 空乘', { ...woman, ...CREW }],
  ['steward, 空少, 男空乘', { ...man, ...wears(['suit', '#24406e'], ['tie', '#c83c46']) }],
  [
    'bus driver, taxi driver, cab driver, truck driver, train driver, lorry driver, trucker, chauffeur, 出租车司机, 公交司机, 公交车司机, 卡车司机, 货车司机, 司机',
    DRIVER,
  ],
  [
    'courier, delivery person, delivery driver, delivery rider, food delivery rider, 快递员, 外卖员, 外卖骑手, 外卖配送员, 配送员, 送餐员',
    { role: 'courier' },
  ],
  [
    'delivery man, delivery boy, delivery guy, deliveryman, 快递小哥, 外卖小哥, 骑手小哥',
    { ...man, role: 'courier' },
  ],
  ['delivery woman, delivery girl, 快递小妹, 外卖小妹', { ...woman, role: 'courier' }],
  [
    'racing driver, race car driver, racing car driver, formula one driver, formula 1 driver, f1 driver, rally driver, 赛车手, 赛车驾驶员',
    { role: 'motorcyclist' },
  ],
  ['tour guide, tourist guide, mountain guide, 导游, 向导', { role: 'traveller' }],
  [
    'cleaner, janitor, street cleaner, street sweeper, window cleaner, garbage collector, 清洁工, 环卫工人, 环卫工, 保洁员, 清洁工人',
    CLEANER,
  ],
  ['garbage man', { ...CLEANER, ...man }],
  ['cleaning lady, 保洁阿姨', { ...CLEANER, ...woman }],
  [
    'barber, hairdresser, pet groomer, dog groomer, groomer, 宠物美容师, hairstylist, tea master, tailor, dressmaker, cobbler, shoemaker, florist, weaver, glassblower, glass blower, watchmaker, clockmaker, baker woman, grocer, babysitter, nanny, 理发师, 美发师, 裁缝, 鞋匠, 花艺师, 茶艺师, 修表匠, 钟表匠, 保姆',
    APRON,
  ],
  ['seamstress', { ...APRON, ...woman }],
  [
    'butcher, fishmonger, fish seller, 屠夫, 肉铺老板, 卖肉师傅, 鱼贩, 卖鱼老板',
    wears(['shirt', '#e6e2da'], ['apron', '#a8443c'], ['trousers']),
  ],
  ['sushi chef, sushi master, 寿司师傅, 寿司厨师', { role: 'chef' }],
  ['maid, housemaid, 女仆', { ...woman, ...wears(['dress', '#2c2c38'], ['apron', '#f4f0e8']) }],
  [
    'butler, conductor, orchestra conductor, bouncer, bodyguard, receptionist, salesman, clerk, bellhop, 管家, 指挥家, 保镖, 前台接待, 售票员, 银行职员, 推销员',
    FORMAL,
  ],
  ['lawyer, attorney, barrister, solicitor, prosecutor, president, 律师, 检察官, 总统', FORMAL],
  ['judge, 法官, 大法官', { role: 'judge' }],
  [
    'thief, burglar, cat burglar, robber, bank robber, pickpocket, 小偷, 盗贼, 窃贼, 劫匪, 强盗',
    { role: 'thief' },
  ],
  ['programmer, coder, software developer, 程序员, 码农', HOODED],
  ['hacker, 黑客', IN_THE_DARK],
  ['spy, secret agent, 间谍, 特工', UNDERCOVER],
  ['magician, illusionist, 魔术师', { role: 'magician' }],
  ['clown, circus clown, jester, 小丑, 马戏团小丑', { role: 'clown' }],
  ['superhero, 超级英雄', { role: 'superhero' }],
  [
    'superheroine, superhero girl, superhero woman, female superhero, 女超级英雄, 超级女英雄',
    { ...woman, role: 'superhero' },
  ],
  [
    'vampire, vampires, count dracula, dracula, vampire lord, vampire king, 吸血鬼, 德古拉',
    { ...man, role: 'vampire' },
  ],
  ['vampire queen, vampire girl, vampire woman, female vampire, 女吸血鬼', { ...woman, role: 'vampire' }],
  ['zombie, zombies, undead, 丧尸, 僵尸', { ...man, role: 'zombie' }],
  ['devil, demon, demon king, demon lord, satan, 恶魔, 魔鬼, 魔王', { ...man, role: 'devil' }],
  ['demon girl, devil girl, demon woman, succubus, 恶魔少女, 女恶魔', { ...woman, role: 'devil' }],
  ['orc, orcs, orc warrior, 兽人, 兽人战士', { ...man, role: 'orc' }],
  ['goblin, goblins, 哥布林, 地精', { ...man, role: 'goblin' }],
  ['nun, 修女', { role: 'nun' }],
  ['priest, catholic priest, monsignor, 牧师, 神父', { role: 'priest' }],
  [
    'peking opera performer, peking opera actor, peking opera singer, beijing opera performer, beijing opera actor, chinese opera performer, chinese opera actor, opera performer in costume, sichuan opera performer, face-changing performer, 京剧演员, 京剧艺人, 戏曲演员, 川剧演员, 川剧变脸演员, 变脸演员, 变脸大师, 变脸艺人, 戏曲人物, 京剧人物, 京剧武生, 武生, 粤剧演员, 昆曲演员, 越剧演员',
    { role: 'opera-actor' },
  ],
  [
    'peking opera actress, chinese opera actress, 京剧花旦, 花旦, 青衣, 刀马旦, 京剧女演员, 戏曲女演员',
    { ...woman, role: 'opera-actor' },
  ],
  ['lifeguard, 救生员, 水上救生员', { role: 'athlete' }],
  ['tea picker, 采茶女, 采茶姑娘, 采茶人', { ...woman, role: 'farmer', hands: 'pick-tea' }],
  [
    'lotus picker, 采莲女, 采莲姑娘',
    { ...woman, age: 'young', hands: 'pick-lotus', ...wears(['hanfu', '#5fa08a']) },
  ],
  ['woodcutter, 樵夫', { ...man, role: 'farmer' }],
  ['rice farmer, rice planter, fruit grower, 稻农, 茶农, 果农, 菜农, 花农, 农妇', { role: 'farmer' }],
];

const BY_TRADE: Omit<SubjectEntry, 'words' | 'person'> = {
  key: 'tradesperson',
  drawing: 'own/wanderer',
  kind: 'figure',
  height: 0.34,
};

export const TRADES: readonly SubjectEntry[] = [...TRADES_AND_LOOKS, ...MORE_LOOKS].map(
  ([words, person]) => ({
    ...BY_TRADE,
    words,
    person,
  }),
);

/** By the end of a name that the lists do not have. */
const BY_ENDING: readonly (readonly [RegExp, Partial<PersonLook>])[] = [
  [/(?:dancer|舞者|舞女)$/i, { role: 'dancer', does: 'dance' }],
  [/(?:driver|司机)$/i, DRIVER],
  [/(?:(?:ologist|chemist)|学家)$/i, { role: 'scientist' }],
  [/(?:ranger|warden|hunter|trapper|tracker|猎人|猎手)$/i, OUTDOORS],
  [/(?:herder|grower|picker|planter|farmer|农|牧人|放羊娃|牧童)$/i, { role: 'farmer' }],
  [/(?:keeper|watchman|守.?人)$/i, KEEPER],
  [/(?:cleaner|sweeper|washer|清洁.?)$/i, CLEANER],
  [/(?:player|racer|rider|runner|选手|队员|车手)$/i, { role: 'athlete' }],
  [/(?:coach|教练)$/i, wears(['jacket', '#2f5fa8'], ['trousers', '#2f3a54'], ['cap', '#c8303a'])],
  [/(?:mechanic|operator|工)$/i, { role: 'worker' }],
  [/(?:maker|monger|seller|vendor|smith|blower|匠|师傅|贩)$/i, APRON],
  [/(?:attendant|clerk|agent|officer|inspector|官|员)$/i, FORMAL],
];
const USUAL = wears(['jacket'], ['trousers']);
const SEXES: readonly (readonly [RegExp, NonNullable<PersonLook['sex']>])[] = [
  [/(?:woman|lady|maid|女|妇|婆)$/i, 'woman'],
  [/(?:[a-z]man|夫|翁|郎)$/i, 'man'],
];

/** Somebody of whom only the name of the trade is known. */
export function unknownTrade(name: string): Omit<SubjectEntry, 'words'> {
  const sex = SEXES.find(([ending]) => ending.test(name))?.[1];
  const look = BY_ENDING.find(([ending]) => ending.test(name))?.[1] ?? USUAL;
  const age = /[娃童]$/u.test(name) ? ({ age: 'child' } as const) : {};
  return { ...BY_TRADE, person: { ...look, ...age, ...(sex === undefined ? {} : { sex }) } };
}
