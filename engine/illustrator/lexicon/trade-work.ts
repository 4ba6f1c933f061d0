// What people do at work, one entry for each trade: how it is seen, in what place, who does it where nothing else is said.

import type { SceneName } from './circumstances.ts';
import type { Manner } from './manner.ts';

/** Where its arms are says `people/trade-arms.ts`, what is drawn of it `people/trades-at-work.ts`. */
export const TRADE_WORK = {
  /** Iron on an anvil. */
  hammer: { view: 'side' },
  /** A plank on two trestles. */
  saw: { view: 'side' },
  /** On a knee before the pipe under it. */
  'fix-sink': { view: 'side', pose: 'kneel' },
  /** At the open bonnet. */
  'fix-car': { view: 'side' },
  /** Under one that is lifted. */
  'under-car': { view: 'side' },
  /** A wrench in the hand, whatever is mended stands beside. */
  wrench: { view: 'side' },
  /** At a lamp over the head. */
  'on-ladder': { view: 'side', pose: 'rung' },
  'wash-window': { view: 'back' },
  'paint-wall': { view: 'back' },
  sweep: { view: 'side' },
  mop: { view: 'side' },
  /** What boils in a cauldron. */
  stir: { view: 'side' },
  vacuum: { view: 'side' },
  /** Ripe grain, with a sickle. */
  reap: { view: 'side', pose: 'stoop' },
  'cast-net': { view: 'side' },
  mine: { view: 'side' },
  'chop-wood': { view: 'side' },
  'lay-bricks': { view: 'side' },
  prune: { view: 'side' },
  'keep-bees': { view: 'side' },
  'throw-pot': { view: 'side', pose: 'seat' },
  weave: { view: 'side', pose: 'seat' },
  'blow-glass': { view: 'side' },
  /** A parcel in both arms. */
  deliver: { view: 'front' },
  /** A crook in the hand. */
  herd: {},
  'cut-hair': { view: 'side' },
  /** Foam on the head of who sits there. */
  'wash-hair': { view: 'side' },
  'treat-teeth': { view: 'side' },
  /** In the left seat, from behind. */
  'fly-plane': { view: 'back', pose: 'seat' },
  /** Out of the pan into the air. */
  flip: { view: 'side' },
  /** In a wok over a flame. */
  'stir-fry': { view: 'side' },
  /** Over embers. */
  grill: { view: 'side' },
  /** Behind a table of its own. */
  sew: { view: 'front' },
  'cut-paper': { view: 'front' },
  'paint-sugar': { view: 'front' },
  'mend-shoes': { view: 'front' },
  'mend-watch': { view: 'front' },
  'arrange-flowers': { view: 'front' },
  experiment: { view: 'front' },
  /** Down into one that stands on the table. */
  'look-through-microscope': { view: 'front' },
  carve: { view: 'front' },
  'pour-tea': { view: 'front' },
  'cut-meat': { view: 'front' },
  'sell-fish': { view: 'front' },
  'make-sushi': { view: 'front' },
  'write-brush': { view: 'front' },
  iron: { view: 'front' },
  /** In a mortar. */
  pound: { view: 'front' },
  'wash-dishes': { view: 'front' },
  /** Behind an animal that draws it. */
  plough: { view: 'side', pose: 'walk' },
  weld: { view: 'side' },
  /** Water on a fire. */
  hose: { view: 'side' },
  /** A comb at the hair, a brush at the teeth, a razor at the cheek, a lipstick at the lips. */
  'comb-hair': { view: 'front' },
  'brush-teeth': { view: 'front' },
  shave: { view: 'front' },
  'make-up-face': { view: 'front' },
  /** At the lips. */
  'blow-whistle': { view: 'front' },
  /** Up on a line. */
  'hang-laundry': { view: 'back' },
  /** A glass held up to others. */
  toast: { view: 'front' },
} as const satisfies Record<string, Manner>;

export type TradeWork = keyof typeof TRADE_WORK;

export function mannerOfTrade(work: TradeWork): Manner {
  return TRADE_WORK[work];
}

export const CRAFT_TABLES = [
  'sew',
  'cut-paper',
  'paint-sugar',
  'mend-shoes',
  'mend-watch',
  'arrange-flowers',
  'experiment',
  'look-through-microscope',
  'carve',
  'pour-tea',
  'cut-meat',
  'sell-fish',
  'make-sushi',
  'write-brush',
  'iron',
  'pound',
  'wash-dishes',
] as const satisfies readonly TradeWork[];

export function isTradeWork(work: string | undefined): work is TradeWork {
  return work !== undefined && work in TRADE_WORK;
}

/** Where it is done, where no other place is named; the first is the usual one. */
const PLACES: Partial<Record<TradeWork, readonly SceneName[]>> = {
  'wash-window': ['street', 'city'],
  sweep: ['street', 'meadow', 'forest', 'water-town', 'room'],
  stir: ['forest', 'room', 'cave', 'meadow', 'mountains'],
  reap: ['meadow', 'mountains'],
  'cast-net': ['lake', 'sea'],
  mine: ['cave', 'mountains'],
  'chop-wood': ['forest', 'meadow', 'mountains', 'snowfield'],
  'lay-bricks': ['street', 'city', 'meadow'],
  prune: ['meadow', 'greenhouse'],
  'keep-bees': ['meadow', 'forest', 'mountains'],
  deliver: ['street', 'city', 'water-town'],
  grill: ['meadow', 'street', 'sea', 'forest', 'room', 'lake', 'city'],
  plough: ['meadow'],
  hose: ['street', 'city', 'forest', 'meadow'],
  herd: ['meadow', 'mountains', 'desert', 'snowfield'],
  'hang-laundry': ['meadow', 'sea', 'street', 'water-town', 'mountains'],
};
const ANYWHERE: ReadonlySet<TradeWork> = new Set(['wrench', 'toast', 'blow-whistle']);

/** None where it is done anywhere: what is mended says where one is. */
export function placesOfWork(work: TradeWork): readonly SceneName[] {
  return ANYWHERE.has(work) ? [] : (PLACES[work] ?? ['room']);
}

/** Who does it, where only the trade is said. */
export const WORK_OF_TRADES: readonly (readonly [trade: RegExp, work: TradeWork | 'knead' | 'paint'])[] = [
  [/\bplumbers?\b|水管工|管道工|水暖工/i, 'fix-sink'],
  [/\b(?:auto |car )?mechanics?\b|修车|汽修|汽车维修/i, 'fix-car'],
  [/\belectricians?\b|电工/i, 'on-ladder'],
  [/\b(?:carpenter|woodworker|joiner|cabinetmaker|cabinet maker)s?\b|木匠|木工/i, 'saw'],
  [/\b(?:blacksmith|swordsmith|farrier|smith)s?\b|铁匠|打铁/i, 'hammer'],
  [/\b(?:beekeeper|bee keeper|apiarist)s?\b|养蜂|蜂农/i, 'keep-bees'],
  [/\bbakers?\b|面包师|烘焙师/i, 'knead'],
  [/\b(?:tailor|seamstress|dressmaker)(?:e?s)?\b|裁缝|绣娘/i, 'sew'],
  [/\b(?:potter|ceramicist)s?\b|陶艺|陶工|陶匠/i, 'throw-pot'],
  [/\b(?:house painter|painter and decorator)s?\b|油漆工|粉刷工|刷墙/i, 'paint-wall'],
  [/\bdentists?\b|牙医/i, 'treat-teeth'],
  [
    /\b(?:barber|hairdresser|hairstylist|(?:pet |dog )?groomer)s?\b|宠物美容师|理发师|美发师|剃头/i,
    'cut-hair',
  ],
  [/\bminers?\b|矿工/i, 'mine'],
  [/\bwindow (?:cleaner|washer)s?\b|擦窗工/i, 'wash-window'],
  [/\b(?:builder|bricklayer|mason|construction worker)s?\b|建筑工|泥瓦匠|瓦匠|砌墙|砌砖/i, 'lay-bricks'],
  [/\bpilots?\b|机长|飞行员/i, 'fly-plane'],
  [/\bshepherd(?:ess)?(?:es|s)?\b|牧羊|放羊/i, 'herd'],
  [/\bflorists?\b|花艺师|花店老板|插花/i, 'arrange-flowers'],
  [/\b(?:scientist|chemist|researcher)s?\b|科学家|化学家/i, 'experiment'],
  [
    /\b(?:courier|postman|mailman|mail carrier|delivery (?:man|boy|guy|girl|woman|person|driver|rider))s?\b|快递员|快递小哥|外卖小哥|外卖员|外卖骑手|送餐员|邮递员/i,
    'deliver',
  ],
  [/\b(?:street (?:sweeper|cleaner)|sweeper|janitor)s?\b|环卫工|清洁工|扫地僧|保洁/i, 'sweep'],
  [/\bweavers?\b|织布|织女工|织工/i, 'weave'],
  [/\b(?:cobbler|shoemaker)s?\b|鞋匠|修鞋/i, 'mend-shoes'],
  [/\b(?:watchmaker|clockmaker)s?\b|修表|钟表[匠师]/i, 'mend-watch'],
  [/\bglass ?blowers?\b|吹玻璃|玻璃匠/i, 'blow-glass'],
  [/\b(?:lumberjack|woodcutter|woodsman)s?\b|伐木工|樵夫|砍柴/i, 'chop-wood'],
  [/\bbutchers?\b|屠夫|肉铺/i, 'cut-meat'],
  [/\bfish ?mongers?\b|卖鱼|鱼贩/i, 'sell-fish'],
  [/\bsushi (?:chef|master|cook)s?\b|寿司师傅|寿司厨师|寿司师/i, 'make-sushi'],
  [/\bcalligraphers?\b|书法家|书法老师/i, 'write-brush'],
  [/\bwelders?\b|焊工|焊接工/i, 'weld'],
  [/茶艺师|\btea master\b/i, 'pour-tea'],
  [/剪纸/, 'cut-paper'],
  [/糖画|\bsugar painter\b/i, 'paint-sugar'],
  [/\b(?:wood ?carver|sculptor)s?\b|木雕|雕刻师|雕刻家|雕塑家/i, 'carve'],
];
