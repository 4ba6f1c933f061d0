// Words for colours, and for what is darker or lighter than they are by themselves.
import { mix, type Rgb } from '#engine/raster/colour.ts';
import type { HueName } from '../instruction.ts';

export type ColourEntry = {
  hue: HueName;
  rgb: readonly [number, number, number];
  words: string;
  isOfHair?: true;
};

const OWN_COLOURS: readonly ColourEntry[] = [
  {
    hue: 'red',
    rgb: [208, 44, 44],
    words: 'red, reddish, crimson, scarlet, 红色, 红, 大红, 鲜红, 正红色, 正红, 中国红, 朱红色, 朱红, 红色的',
  },
  { hue: 'orange', rgb: [236, 130, 42], words: 'orange, 橙色, 橘色, 橙, 橘红, 橙色的' },
  { hue: 'yellow', rgb: [238, 198, 52], words: 'yellow, yellowish, 黄色, 黄, 黄色的, 明黄' },
  { hue: 'yellow', rgb: [214, 168, 74], words: 'gold, golden, 金色, 金, 金黄, 金黄色, 金色的' },
  {
    hue: 'green',
    rgb: [64, 150, 76],
    words: 'green, greenish, greener, 绿色, 绿, 绿色的',
  },
  { hue: 'cyan', rgb: [44, 178, 178], words: 'teal, turquoise, cyan, aqua, 青色, 青, 蓝绿色' },
  {
    hue: 'blue',
    rgb: [46, 116, 208],
    words: 'blue, bluish, bluer, azure, 蓝色, 蓝, 蓝色的, 湛蓝',
  },
  {
    hue: 'blue',
    rgb: [28, 46, 104],
    words: 'navy, navy blue, dark blue, deep blue, 深蓝, 深蓝色, 藏青, 藏蓝',
  },
  {
    hue: 'purple',
    rgb: [126, 70, 184],
    words: 'purple, violet, magenta, 紫色, 紫, 紫罗兰, 紫色的',
  },
  { hue: 'pink', rgb: [238, 128, 170], words: 'pink, pinkish, rose, 粉色, 粉红, 粉红色, 粉, 粉色的' },
  {
    hue: 'yellow',
    rgb: [220, 192, 142],
    isOfHair: true,
    words: 'blonde, blond, blonder',
  },
  {
    hue: 'orange',
    rgb: [168, 82, 40],
    isOfHair: true,
    words: 'ginger, auburn, copper, redhead, red-haired, 姜色, 红棕色',
  },
  { hue: 'brown', rgb: [128, 84, 52], words: 'brown, tan, 棕色, 褐色, 咖啡色' },
  { hue: 'brown', rgb: [214, 194, 162], words: 'beige, cream, cream-colored, 米色, 米白色, 米白, 杏色' },
  { hue: 'white', rgb: [244, 242, 238], words: 'white, 白色, 白, 纯白, 白色的, 雪白' },
  { hue: 'black', rgb: [24, 23, 26], words: 'black, 黑色, 黑, 纯黑, 黑色的' },
  {
    hue: 'grey',
    rgb: [136, 138, 142],
    words: 'grey, gray, silver, 灰色, 灰, 银色, 银灰, 银灰色, 银白, 银白色, 奶奶灰',
  },
];

/** Colours with a name of their own that are shades of another one. */
const NAMED_SHADES: readonly ColourEntry[] = [
  {
    hue: 'red',
    rgb: [112, 22, 38],
    words: 'burgundy, maroon, wine red, oxblood, 酒红色, 酒红, 枣红色, 枣红, 暗红色, 暗红',
  },
  { hue: 'red', rgb: [240, 112, 90], words: 'coral, coral red, salmon, salmon pink, 珊瑚色, 珊瑚红, 珊瑚橙' },
  {
    hue: 'orange',
    rgb: [250, 182, 142],
    words: 'peach pink, peach color, peach colour, peachy, 蜜桃色, 桃色',
  },
  { hue: 'yellow', rgb: [222, 208, 176], isOfHair: true, words: 'platinum, platinum blonde, ash blonde' },
  { hue: 'yellow', rgb: [206, 156, 36], words: 'mustard, mustard yellow, ochre, 姜黄色, 姜黄, 土黄色, 土黄' },
  { hue: 'yellow', rgb: [234, 214, 176], words: 'champagne, champagne gold, 香槟色, 香槟金' },
  {
    hue: 'green',
    rgb: [24, 72, 48],
    words: 'forest green, bottle green, hunter green, 墨绿色, 墨绿, 军绿色, 军绿',
  },
  {
    hue: 'green',
    rgb: [20, 118, 84],
    words: 'emerald, emerald green, jade green, 翠绿色, 翠绿, 祖母绿, 祖母绿色',
  },
  { hue: 'green', rgb: [108, 112, 52], words: 'olive, olive green, army green, 橄榄绿, 橄榄色' },
  { hue: 'green', rgb: [150, 206, 60], words: 'lime, lime green, 草绿色, 草绿, 嫩绿色, 嫩绿, 黄绿色' },
  { hue: 'green', rgb: [158, 220, 188], words: 'mint, mint green, 薄荷绿, 薄荷色' },
  { hue: 'blue', rgb: [118, 184, 234], words: 'sky blue, baby blue, powder blue, 天蓝色, 天蓝' },
  {
    hue: 'blue',
    rgb: [30, 66, 176],
    words: 'royal blue, cobalt, cobalt blue, sapphire, 宝蓝色, 宝蓝, 宝石蓝, 靛蓝色, 靛蓝',
  },
  { hue: 'purple', rgb: [190, 160, 226], words: 'lavender, lilac, 淡紫色, 淡紫, 薰衣草紫, 香芋紫' },
  { hue: 'pink', rgb: [178, 98, 98], words: 'dusty rose, rosewood, mauve pink, 豆沙色, 豆沙红, 玫瑰豆沙' },
  { hue: 'pink', rgb: [226, 44, 122], words: 'hot pink, fuchsia, 玫红色, 玫红, 玫瑰红, 桃红色, 桃红' },
  { hue: 'brown', rgb: [176, 140, 104], words: '奶茶色, 亚麻色, 亚麻' },
  { hue: 'brown', rgb: [142, 104, 60], words: 'hazel, hazelnut, 榛色, 榛子色' },
  { hue: 'brown', rgb: [184, 164, 118], words: 'khaki, camel, 卡其色, 卡其, 驼色' },
  { hue: 'white', rgb: [244, 238, 220], words: 'ivory, off-white, off white, 象牙白, 乳白色, 乳白' },
  { hue: 'grey', rgb: [62, 64, 70], words: 'charcoal, charcoal grey, charcoal gray, 炭灰色, 炭灰' },
];

/** What a shade is mixed with, how much of it, and how it is said: 深绿, "dark green". */
const SHADES: readonly { into: Rgb; share: number; en: string; zh: string }[] = [
  { into: [10, 10, 16], share: 0.5, en: 'dark, deep', zh: '深, 暗' },
  { into: [252, 252, 252], share: 0.5, en: 'light, pale, pastel', zh: '浅, 淡' },
];
/** Navy is darker than half of blue. */
const DARK_BLUE: Rgb = [28, 46, 104];
const SHADED =
  'red, orange, yellow, green, teal, cyan, turquoise, blue, purple, violet, pink, brown, grey, gray, 红, 橙, 黄, 绿, 青, 蓝, 紫, 粉, 粉红, 棕, 褐, 灰';

export const COLOUR_WORDS: readonly ColourEntry[] = [...OWN_COLOURS, ...NAMED_SHADES, ...shadesOf(SHADED)];

function shadesOf(names: string): ColourEntry[] {
  return listOf(names).flatMap((name) => {
    const own = OWN_COLOURS.find(({ words }) => listOf(words).includes(name));
    if (!own) return [];
    const isHan = /\p{Script=Han}/u.test(name);
    return SHADES.map(({ into, share, en, zh }): ColourEntry => {
      const words = listOf(isHan ? zh : en).flatMap((shade) =>
        isHan ? [`${shade}${name}`, `${shade}${name}色`] : [`${shade} ${name}`, `${shade}-${name}`],
      );
      const isDarkBlue = own.hue === 'blue' && into[0] < 100;
      return {
        hue: own.hue,
        rgb: isDarkBlue ? DARK_BLUE : mix(own.rgb, into, share),
        words: words.join(', '),
      };
    });
  });
}

function listOf(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}
