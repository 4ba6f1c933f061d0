// Cities of the world by what everybody knows them by: a building over their roofs, and the fronts of their streets.

import { drawnNouns, type SubjectEntry } from './subject.ts';

/** Of what the houses along its streets are: cream stone under slate, brick, plaster under tiles, bare clay, towers. */
export type FrontKind = 'stone' | 'brick' | 'plaster' | 'ochre' | 'clay' | 'towers' | 'modern';

export type City = {
  /** The drawing of what it is known by; none for one that its fronts alone tell. */
  sight?: string;
  fronts: FrontKind;
  /** Towers along the water are no sight of it. */
  isOld?: true;
  /** Other places have one like it: by itself it names no city. */
  isShared?: true;
  words: string;
};

export const CITIES: readonly City[] = [
  { sight: 'own/eiffel-tower', fronts: 'stone', isOld: true, words: 'paris, 巴黎' },
  { sight: 'own/big-ben', fronts: 'brick', words: 'london, 伦敦' },
  { sight: 'own/colosseum', fronts: 'ochre', isOld: true, words: 'rome, 罗马' },
  { sight: 'own/twin-spires', fronts: 'plaster', isOld: true, words: 'prague, 布拉格' },
  { sight: 'own/domed-mosque', fronts: 'ochre', isOld: true, words: 'istanbul, constantinople, 伊斯坦布尔' },
  {
    sight: 'own/onion-domes',
    fronts: 'plaster',
    isOld: true,
    words: 'moscow, red square, 莫斯科, 莫斯科红场',
  },
  { sight: 'own/needle-tower', fronts: 'modern', words: 'dubai, 迪拜' },
  { sight: 'own/opera-house', fronts: 'modern', words: 'sydney, sydney harbour, sydney harbor, 悉尼' },
  { sight: 'own/christ-statue', fronts: 'plaster', words: 'rio, rio de janeiro, 里约, 里约热内卢' },
  { sight: 'own/pyramid-tower', fronts: 'plaster', words: 'san francisco, 旧金山, 三藩市' },
  {
    sight: 'noto/tokyo-tower',
    fronts: 'modern',
    words: 'tokyo, tokyo street, tokyo streets, 东京, 东京街头',
  },
  { sight: 'own/hill-tower', fronts: 'modern', words: 'seoul, 首尔' },
  {
    sight: 'own/marina-towers',
    fronts: 'modern',
    words: 'singapore, marina bay, singapore marina bay, 新加坡, 滨海湾',
  },
  {
    sight: 'own/stepped-tower',
    fronts: 'towers',
    words: 'new york, new york city, nyc, manhattan, brooklyn, 纽约, 曼哈顿, 布鲁克林',
  },
  { sight: 'own/pearl-tower', fronts: 'modern', words: 'shanghai, the bund, 上海, 外滩, 上海外滩' },
  { sight: 'own/canton-tower', fronts: 'modern', words: 'guangzhou, canton, 广州' },
  {
    sight: 'own/clock-tower',
    fronts: 'stone',
    isOld: true,
    isShared: true,
    words: 'old shanghai, 1930s shanghai, 老上海, 老上海外滩, 民国上海',
  },
  { sight: 'own/brandenburg-gate', fronts: 'stone', isOld: true, words: 'berlin, 柏林' },
  { sight: 'own/spired-basilica', fronts: 'ochre', isOld: true, words: 'barcelona, 巴塞罗那' },
  { sight: 'own/temple-on-rock', fronts: 'ochre', isOld: true, words: 'athens, 雅典' },
  {
    fronts: 'clay',
    isOld: true,
    words:
      'souk, souks, medina, moroccan souk, moroccan alley, moroccan market, marrakech, marrakesh, morocco, 摩洛哥, 马拉喀什',
  },
];

/** By the name, in small letters. */
export const CITY_BY_NAME: ReadonlyMap<string, City> = new Map(
  CITIES.flatMap((city) => city.words.split(', ').map((word) => [word, city] as const)),
);

/** Buildings that cities are known by, and works of old peoples, by their own names. */
export const CITY_SIGHTS: readonly SubjectEntry[] = drawnNouns('building', 0.5, {
  'own/canton-tower': 'canton tower, the canton tower, guangzhou tower, 广州塔, 小蛮腰, 广州小蛮腰',
  'own/petra-treasury':
    'petra, petra treasury, the treasury at petra, al-khazneh, petra jordan, 佩特拉, 佩特拉古城',
  'own/angkor-wat': 'angkor wat, angkor, 吴哥窟, 吴哥',
  'own/twin-spires': 'tyn church, týn church, church of our lady before týn, 泰恩教堂',
  'own/domed-mosque': 'blue mosque, the blue mosque, hagia sophia, 蓝色清真寺, 圣索菲亚大教堂',
  'own/christ-statue': 'christ the redeemer, christ the redeemer statue, 基督像, 里约基督像, 救世基督像',
  'own/pyramid-tower': 'transamerica pyramid',
  'own/hill-tower': 'namsan tower, n seoul tower, 南山塔, 首尔塔',
  'own/marina-towers': 'marina bay sands, singapore marina bay sands, 金沙酒店, 滨海湾金沙酒店',
  'own/stepped-tower': 'empire state building, the empire state building, 帝国大厦',
  'own/brandenburg-gate': 'brandenburg gate, the brandenburg gate, 勃兰登堡门',
  'own/spired-basilica': 'sagrada familia, sagrada família, la sagrada familia, 圣家堂, 圣家族大教堂',
  'own/temple-on-rock': 'acropolis, the acropolis, 雅典卫城, 卫城',
});

/** These stand in a city, whichever is named with them. */
export const SIGHT_OF_CITY: ReadonlyMap<string, City> = new Map(
  CITIES.flatMap((city) => (city.sight === undefined || city.isShared ? [] : [[city.sight, city] as const])),
);
