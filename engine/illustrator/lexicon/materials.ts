// What things are made of: how each material is called, and which drawings are of it as they stand.

import { DRIVEN_KINDS, type SubjectKind } from '../reading/subject-kinds.ts';
import { isStuff, type StuffName } from './stuffs.ts';

export type MaterialName =
  | 'clay'
  | 'porcelain'
  | 'blue-and-white'
  | 'glass'
  | 'wood'
  | 'bamboo'
  | 'marble'
  | 'stone'
  | 'copper'
  | 'brass'
  | 'iron'
  | 'steel'
  | 'half-steel'
  | 'paper'
  | 'leather'
  | 'plastic'
  | 'brick'
  | 'cloth'
  | 'silk'
  | 'wool'
  | 'ice'
  | 'jade'
  | 'gold'
  | 'silver'
  | 'chocolate'
  | StuffName;

/** English words, and Chinese ones as they stand before 碗 or 椅子. */
const MATERIALS: Readonly<Partial<Record<MaterialName, string>>> = {
  clay: 'clay, terracotta, terra-cotta, earthenware, earthen, mud, unglazed clay, 陶土, 粗陶, 陶制, 陶, 泥, 紫砂',
  porcelain: 'ceramic, porcelain, china, bone china, stoneware, 陶瓷, 白瓷, 骨瓷, 瓷质, 瓷',
  'blue-and-white': 'blue and white porcelain, blue-and-white porcelain, 青花瓷, 青花',
  glass: 'glass, crystal, frosted glass, clear glass, 玻璃, 水晶, 琉璃',
  wood: 'wooden, wood, oak, oakwood, teak, mahogany, walnut wood, pine wood, solid wood, 木制, 木质, 木头, 实木, 原木, 红木, 橡木, 胡桃木, 桃木, 木',
  bamboo: 'bamboo, wicker, rattan, 竹制, 竹编, 竹子, 竹, 藤编, 藤制, 藤',
  marble: 'marble, 大理石, 汉白玉',
  stone: 'stone, granite, concrete, 石头, 石制, 石质, 石',
  copper: 'copper, bronze, 红铜, 紫铜, 青铜, 铜制, 铜',
  brass: 'brass, 黄铜',
  iron: 'iron, cast iron, cast-iron, wrought iron, steel, stainless steel, metal, metallic, 铸铁, 铁艺, 铁制, 铁, 不锈钢, 金属',
  paper: 'paper, cardboard, kraft paper, 纸质, 纸制, 纸',
  leather: 'leather, faux leather, suede, 真皮, 皮革, 皮质, 皮',
  plastic: 'plastic, acrylic, rubber, 塑料, 亚克力, 橡胶',
  brick: 'brick, bricks, red brick, 砖头, 红砖, 青砖, 砖',
  cloth: 'fabric, linen, cotton, cloth, canvas, denim, 布艺, 布, 棉麻, 亚麻, 帆布, 棉',
  silk: 'silk, satin, velvet, 丝绸, 真丝, 绸缎, 天鹅绒, 丝绒',
  wool: 'wool, woolen, woollen, knitted, knit, crochet, crocheted, 毛线, 羊毛, 针织, 钩针',
};

/** These are said of figures alone: an ice bucket and a chocolate cake are not made of them. */
const OF_FIGURES: Readonly<Partial<Record<MaterialName, string>>> = {
  ice: 'ice, 冰, 冰块',
  jade: 'jade, jadeite, 玉, 玉石, 白玉, 碧玉, 翡翠, 和田玉',
  gold: 'solid gold, pure gold, gilded, 黄金, 纯金, 金, 鎏金',
  silver: 'solid silver, sterling silver, 白银, 纯银, 银',
  chocolate: 'chocolate, 巧克力',
  wool: 'felt, felted, yarn, balls of yarn, 毛毡, 羊毛毡, 纱线',
  paper: 'origami, paper, folded paper, 折纸, 纸',
};

/** Drawings that are of it without any paint; by the keys of what they show. */
export const MADE_OF_IT: Readonly<Partial<Record<MaterialName, RegExp>>> = {
  clay: /^(?:amphora|clay-pot|wine-jar|water-vat|tea|diya|potted-.+)$/,
  porcelain:
    /^(?:plate|vase|bowl|coffee|teacup-without-handle|doll|bathtub|toilet|washstand|rice|ramen|water-vat|.+-(?:soup|noodles|bowl))$/,
  glass:
    /^(?:jar|bottle|snow-globe|crystal-ball|wine|beer-mug|water-glass|juice|.+-juice|lemonade|iced-.+|.+-bottle|perfume|potion|fish-tank|light-bulb|chandelier|mirror|magnifying-glass.*|whisky-on-ice|cocktail-glass|tumbler-glass|glass-of-milk|milkshake|honey-jar|jar-candle|bottle-with-popping-cork)$/,
  wood: /^(?:nightstand|wardrobe|dresser|tea-table|crib|staff|guitar|easel|violin|pipa|piano|charcuterie|crate|barrel|tray|treasure-chest|bucket|bed|chair|door|table|bookshelf|ladder|rocking-chair|bench|pencil|broom|bow-and-arrow|stool|cupboard|cabinet|cradle|swing|chess-board|abacus|nesting-dolls|harp|xylophone|lute|spinning-wheel|hand-cart|toy-train|cabin|hut|treehouse|barn|windmill|watermill|scarecrow|derelict-house|temple|pagoda|pavilion|shrine|torii|pier|fence|stilt-houses|bridge|rope-bridge|hanging-bridge|boat|fishing-boat|canoe|gondola|junk|galleon|pirate-ship|longship|covered-wagon|carriage|sled)$/,
  bamboo: /^(?:bamboo|basket|steamed-buns|bamboo-house|flute|xiao)$/,
  marble: /^(?:column|statue|classical-temple|taj-mahal|triumphal-arch|bathtub)$/,
  stone:
    /^(?:stone-lantern|stone-tower|standing-stones|rock|statue|inkstone|name-seal|stone-mill|well|castle|ruined-castle|church|ruins|pyramids|moai|fountain|great-wall|steps|colosseum|city-gate|courtyard)$/,
  copper: /^(?:hotpot|bell|gong|incense-burner|bronze-mirror)$/,
  brass: /^(?:key|compass|bell|trumpet|saxophone|gramophone|french-horn|trombone|gong)$/,
  iron: /^(?:stove|fridge|robot|tin|paned-lantern|pot|street-lamp|sword|scissors|key|locked|hammer|axe|wrench|gear|anchor|crossed-swords|dagger|shield|fork-and-knife|spoon|kitchen-knife|microphone|toaster|coffee-machine|shovel|pick|car|truck|bus|jeep|train|tram-car|tank|eiffel-tower|tokyo-tower|iron-gate|ferris-wheel|roller-coaster|silo|watch|fan|faucet|washing-machine)$/,
  paper:
    /^(?:lantern|paper-boat|paper-plane|kite|book|carton|coffee-bag|paper-bag|books|newspaper|envelope|letter|scroll|package|folding-hand-fan|playing-cards|map|round-fan)$/,
  leather: /^(?:wallet|briefcase|suitcase|baseball|american-football|handbag|mans-shoe|backpack|boots)$/,
  brick: /^(?:brick-wall|factory|chimney)$/,
  cloth:
    /^(?:tote-bag|tent|circus-tent|couch-and-lamp|armchair|pillow|towel|rug|curtains|teddy-bear|doll|flag|backpack|blanket)$/,
  wool: /^(?:yarn|teddy-bear|sweater)$/,
};

/** By their keys: what is drawn as one piece, which may be of anything. */
const WORKABLE =
  /^(?:bowl|pot|clay-pot|plate|vase|kettle|spoon|fork-and-knife|tray|bucket|barrel|crate|chair|stool|bench|bookshelf|cabinet|cupboard|wardrobe|door|rocking-chair|armchair|ladder|bell|key|old-key|sword|katana|dagger|shield|staff|scepter|amphora|water-vat|wine-jar|incense-burner|treasure-chest|crown|ring|trophy|statue|candle-holder|tea|hourglass-done|globe|wind-chime|anchor|gear|magic-wand|chess-pawn|game-die|nesting-dolls|toy-.+|cradle|swing|puzzle-piece|gong|cauldron|tea-table|nightstand|dresser|birdcage|comb|watering-can|spiral-staircase|throne|hammer|axe)$/;

/** Buildings whose walls are laid anew of these. */
const LAID: Readonly<Partial<Record<MaterialName, RegExp>>> = {
  brick: /^house$/,
  stone: /^house$/,
  wood: /^house$/,
};

/** What only figures, vehicles and the like are painted as. */
const ON_FIGURES: ReadonlySet<MaterialName> = new Set([
  'glass',
  'ice',
  'wool',
  'jade',
  'gold',
  'silver',
  'chocolate',
  'porcelain',
  'paper',
]);
/** Vessels that are of clay where nothing is said. */
const GLAZED = /^(?:tea|pot|clay-pot|amphora|water-vat|wine-jar|kettle)$/;
/** Robots in their likeness are of steel. */
const LIVING: ReadonlySet<string> = new Set(['face', 'full', 'mount', 'bird', 'fish', 'air']);
const HOUSES_OF: ReadonlySet<MaterialName> = new Set(['ice', 'gold', 'jade', 'glass', 'chocolate']);

/** Whether it can be painted as being made of it. `isBuilt`: somebody says so, as of a violin "made of ice". */
export function canBeOf(
  { key, kind }: { key: string; kind?: string },
  material: MaterialName,
  isBuilt = false,
): boolean {
  if (isStuff(material)) return kind !== undefined && BUILT_OF_STUFF.has(kind);
  if (LAID[material]?.test(key)) return true;
  if (material === 'steel' || material === 'half-steel') return kind !== undefined && LIVING.has(kind);
  if (FINISHES[material] === undefined) return false;
  if (kind === 'figure') return isBuilt && STATUES_OF.has(material);
  if (isBuilt && ((kind !== undefined && PUT_IN_FORM.has(kind)) || GLAZED.test(key))) return true;
  if (key.startsWith('toy-') || (kind !== undefined && DRIVEN_KINDS.has(kind))) return true;
  // A house of glass would be a white one.
  if (kind === 'building' && HOUSES_OF.has(material)) return material !== 'glass' || key === 'castle';
  if (kind === 'food' && (material === 'jade' || material === 'gold')) return true;
  if (material === 'porcelain' && GLAZED.test(key)) return true;
  if ((material === 'glass' || material === 'wool') && kind === 'item') return true;
  return !ON_FIGURES.has(material) && WORKABLE.test(key);
}

/** Of people, who have no other. */
const STATUES_OF: ReadonlySet<MaterialName> = new Set([
  'marble',
  'stone',
  'copper',
  'brass',
  'iron',
  'gold',
  'silver',
  'jade',
  'clay',
  'wood',
  'ice',
  'porcelain',
]);

/** In whose form anything can be made. */
const PUT_IN_FORM: ReadonlySet<string> = new Set<SubjectKind>([
  'item',
  'hat',
  'tree',
  'air',
  'vehicle',
  'boat',
]);

/** People have clothes, and what is eaten is no picture of something else. */
const BUILT_OF_STUFF: ReadonlySet<string> = new Set<SubjectKind>([
  'face',
  'full',
  'mount',
  'bird',
  'fish',
  'air',
  'vehicle',
  'boat',
  'building',
  'tree',
  'item',
  'hat',
]);

/** What stands in rooms or is covered with something: its colour is all that is seen of what it is made of. */
const COVERED =
  /^(?:couch-and-lamp|armchair|office-chair|chair|stool|bench|bed|wardrobe|dresser|nightstand|bookshelf|tea-table|table-lamp|floor-lamp|standing-mirror|cabinets|stove|fridge|rug|curtains)$/;

/** That colour; undefined where it has none, or the thing another look. */
export function coverOf({ key }: { key: string }, material: MaterialName): string | undefined {
  return COVERED.test(key) ? COVERS[material] : undefined;
}

/** What the paint of it is: its colour, and what runs over it. */
export type Finish = {
  /** None: it keeps its own colours. */
  colour?: string;
  grain: 'wood' | 'veins' | 'gloss' | 'matte' | 'flowers' | 'wax' | 'clear' | 'knit' | 'folds' | 'plates';
};

export const FINISHES: Readonly<Partial<Record<MaterialName, Finish>>> = {
  gold: { colour: '#e8b42c', grain: 'gloss' },
  silver: { colour: '#c4c9d2', grain: 'gloss' },
  jade: { colour: '#4fa882', grain: 'wax' },
  chocolate: { colour: '#6a3d22', grain: 'wax' },
  porcelain: { colour: '#f4f2ec', grain: 'wax' },
  glass: { colour: '#a8d4e8', grain: 'clear' },
  ice: { colour: '#bfe2f4', grain: 'clear' },
  wool: { grain: 'knit' },
  paper: { grain: 'folds' },
  clay: { colour: '#b8663f', grain: 'matte' },
  'blue-and-white': { colour: '#f3f4f6', grain: 'flowers' },
  wood: { colour: '#a9713f', grain: 'wood' },
  marble: { colour: '#f0eeea', grain: 'veins' },
  stone: { colour: '#98958e', grain: 'matte' },
  copper: { colour: '#b96a3a', grain: 'gloss' },
  brass: { colour: '#d0a03c', grain: 'gloss' },
  iron: { colour: '#5a5e66', grain: 'gloss' },
  steel: { colour: '#aab4c0', grain: 'plates' },
};

const COVERS: Readonly<Partial<Record<MaterialName, string>>> = {
  leather: '#74472a',
  brass: '#d0a03c',
  copper: '#b96a3a',
  iron: '#5a5e66',
  wood: '#a9713f',
};

function byWord(table: Readonly<Partial<Record<MaterialName, string>>>): Map<string, MaterialName> {
  return new Map(
    (Object.entries(table) as [MaterialName, string][]).flatMap(([name, words]) =>
      words.split(', ').map((word) => [word, name] as const),
    ),
  );
}

const NAMED: ReadonlyMap<string, MaterialName> = byWord(MATERIALS);
const NAMED_OF_FIGURES: ReadonlyMap<string, MaterialName> = byWord(OF_FIGURES);

export function materialNamed(text: string): MaterialName | undefined {
  return NAMED.get(text.toLowerCase());
}

/** Of a statue they are what it is made of; of a living thing its colour. */
const OF_STATUES: ReadonlyMap<string, MaterialName> = new Map([
  ['gold', 'gold'],
  ['golden', 'gold'],
  ['silver', 'silver'],
  ['金', 'gold'],
]);

export function materialOfStatues(text: string): MaterialName | undefined {
  return OF_STATUES.get(text.toLowerCase());
}

/** What a figure may be of. */
export function materialOfFigures(text: string): MaterialName | undefined {
  return materialNamed(text) ?? NAMED_OF_FIGURES.get(text.toLowerCase());
}

/** The longest first. */
export const MATERIALS_HAN: string = [...NAMED.keys()]
  .filter((word) => /\p{Script=Han}/u.test(word))
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** A chest of these is put together; of anything else it is a box. */
export const PUT_TOGETHER: ReadonlySet<MaterialName> = new Set(['wood', 'bamboo', 'iron', 'copper', 'brass']);

/** What boxes of all else are known by. */
export const BOXES_HAN: Readonly<Record<string, string>> = {
  盒子: '盒子',
  箱子: '箱子',
  盒: '盒子',
  箱: '箱子',
};

/** Chinese heads of things that are made of something, and the word that each is known by. The longest first. */
export const HEADS_HAN: Readonly<Record<string, string>> = {
  鱼缸: '鱼缸',
  茶壶: '茶壶',
  水壶: '烧水壶',
  花瓶: '花瓶',
  托盘: '托盘',
  盘子: '瓷盘',
  碟子: '瓷盘',
  勺子: '勺子',
  椅子: '椅子',
  凳子: '凳子',
  柜子: '木柜',
  箱子: '木箱',
  盒子: '木盒',
  篮子: '竹篮',
  茶几: '茶几',
  沙发: '沙发',
  台灯: '台灯',
  书架: '书架',
  镜子: '镜子',
  汤锅: '汤锅',
  碗: '碗',
  盘: '瓷盘',
  碟: '瓷盘',
  壶: '烧水壶',
  锅: '汤锅',
  勺: '勺子',
  椅: '椅子',
  凳: '凳子',
  柜: '木柜',
  箱: '木箱',
  盒: '木盒',
  篮: '竹篮',
  杯子: '杯子',
  房子: '房子',
  小屋: '小屋',
  房屋: '房子',
  城堡: '城堡',
  雕像: '雕像',
  王冠: '王冠',
  手表: '手表',
  戒指: '戒指',
  钥匙: '钥匙',
  长椅: '长椅',
  小船: '小船',
  汽车: '汽车',
  杯: '杯子',
  房: '房子',
  屋: '房子',
  床: '床',
  桥: '桥',
  塔: '塔',
  门: '木门',
  缸: '水缸',
};
