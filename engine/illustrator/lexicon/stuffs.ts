// What living beings, things and buildings are "made of" in pictures and in no workshop: fire, clouds, flowers, sweets.
// What is carved, cast or knitted is told by `materials.ts`.

export type StuffName =
  | 'fire'
  | 'water'
  | 'smoke'
  | 'shadow'
  | 'clouds'
  | 'stars'
  | 'lightning'
  | 'sand'
  | 'snow'
  | 'moss'
  | 'flowers'
  | 'roses'
  | 'leaves'
  | 'autumn-leaves'
  | 'feathers'
  | 'bright-feathers'
  | 'candy'
  | 'biscuit'
  | 'cheese'
  | 'fruit'
  | 'vegetables'
  | 'gears'
  | 'coins'
  | 'books'
  | 'toy-bricks'
  | 'gems'
  | 'buttons'
  | 'balloons'
  | 'bubbles';

const WORDS: Readonly<Record<StuffName, string>> = {
  fire: 'fire, flame, flames, living flame, lava, molten lava, magma, embers, 火, 火焰, 烈火, 烈焰, 岩浆, 熔岩',
  water: 'water, flowing water, waves, sea water, seawater, 水, 水流, 流水, 海水, 浪花, 海浪',
  smoke: 'smoke, mist, fog, 烟, 烟雾, 烟云, 雾, 雾气',
  shadow: 'shadow, shadows, darkness, black smoke, dark smoke, 影子, 阴影, 黑暗, 黑烟, 黑雾',
  clouds: 'cloud, clouds, fluffy clouds, 云, 云朵, 云彩, 白云, 云雾, 棉花糖',
  stars:
    'stars, star, starlight, stardust, star dust, galaxies, galaxy, constellations, the night sky, night sky, the cosmos, 星星, 星光, 星空, 星辰, 银河, 星系, 繁星, 星座',
  lightning: 'lightning, light, pure light, electricity, lightning bolts, 闪电, 雷电, 光, 光芒, 电',
  sand: 'sand, 沙, 沙子, 黄沙, 细沙',
  snow: 'snow, 雪, 白雪, 雪花',
  moss: 'moss, grass, ivy, vines, plants, 苔藓, 青苔, 草, 青草, 小草, 藤蔓, 植物',
  flowers: 'flower, flowers, wildflowers, blossoms, petals, flower petals, 花, 鲜花, 花朵, 花瓣, 野花, 花卉',
  roses: 'roses, rose petals, 玫瑰, 玫瑰花, 玫瑰花瓣',
  leaves: 'leaf, leaves, green leaves, foliage, 叶子, 树叶, 绿叶',
  'autumn-leaves':
    'colorful leaves, colourful leaves, autumn leaves, fall leaves, fallen leaves, maple leaves, 落叶, 枫叶, 秋叶, 红叶, 秋天的落叶, 秋天的叶子',
  feathers: 'feathers, white feathers, 羽毛, 白色羽毛',
  'bright-feathers':
    'colorful feathers, colourful feathers, rainbow feathers, peacock feathers, parrot feathers, 彩色羽毛, 彩色的羽毛, 五颜六色的羽毛, 孔雀羽毛',
  candy: 'candy, candies, sweets, lollipops, gummies, jelly beans, gumdrops, 糖果, 糖, 棒棒糖, 软糖',
  biscuit:
    'biscuit, biscuits, cookie, cookies, gingerbread, bread, waffles, cake, toast, 饼干, 姜饼, 面包, 蛋糕, 吐司',
  cheese: 'cheese, 奶酪, 芝士, 起司',
  fruit: 'fruit, fruits, berries, 水果, 浆果',
  vegetables: 'vegetables, veggies, 蔬菜, 青菜',
  gears:
    'gears, cogs, cogwheels, clockwork, machine parts, scrap metal, metal parts, 齿轮, 零件, 机械零件, 废铁',
  coins: 'coins, gold coins, money, 金币, 硬币, 钱币',
  books: 'book, books, old books, 书, 书本, 书籍, 书堆',
  'toy-bricks':
    'lego, legos, lego bricks, lego blocks, toy bricks, building blocks, toy blocks, 乐高, 积木, 乐高积木',
  gems: 'gem, gems, gemstones, jewels, diamonds, diamond, crystals, precious stones, 宝石, 钻石, 水晶石, 珠宝',
  buttons: 'buttons, 纽扣, 扣子',
  balloons: 'balloons, 气球',
  bubbles: 'bubbles, soap bubbles, 泡泡, 气泡, 肥皂泡',
};

const NAMED: ReadonlyMap<string, StuffName> = new Map(
  (Object.entries(WORDS) as [StuffName, string][]).flatMap(([name, words]) =>
    words.split(', ').map((word) => [word, name] as const),
  ),
);

/** `text`: in any case, without its article. Returns undefined for what is no such stuff. */
export function stuffNamed(text: string): StuffName | undefined {
  return NAMED.get(text.toLowerCase());
}

export function isStuff(material: string | undefined): material is StuffName {
  return material !== undefined && Object.hasOwn(WORDS, material);
}

/** They have many colours by themselves. */
export const COLOURFUL_STUFFS: ReadonlySet<string> = new Set<StuffName>([
  'flowers',
  'autumn-leaves',
  'bright-feathers',
  'candy',
  'fruit',
  'vegetables',
  'books',
  'toy-bricks',
  'gems',
  'buttons',
  'balloons',
  'bubbles',
]);

/** The longest first. */
export const STUFFS_HAN: string = [...NAMED.keys()]
  .filter((word) => /\p{Script=Han}/u.test(word))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
