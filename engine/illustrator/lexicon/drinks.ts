// Drinks that are named after fruit, and others in glasses and mugs.

import type { SubjectEntry } from './subject.ts';

function drink(key: string, words: string, drawing = key): SubjectEntry {
  return { key, drawing: `own/${drawing}`, kind: 'food', height: 0.42, words };
}

export const DRINK_WORDS: readonly SubjectEntry[] = [
  drink(
    'lemonade',
    'lemonade, glass of lemonade, iced lemonade, lemon water, lemon juice, 柠檬水, 柠檬汁, 一杯柠檬水',
  ),
  drink(
    'juice',
    'orange juice, glass of orange juice, fresh orange juice, juice, glass of juice, fruit juice, tangerine juice, mango juice, passion fruit juice, papaya juice, apricot juice, peach juice, 百香果汁, 木瓜汁, 桃汁, 杏汁, 橙汁, 一杯橙汁, 鲜橙汁, 鲜榨橙汁, 橘子汁, 果汁, 一杯果汁, 芒果汁',
    'orange-juice',
  ),
  {
    ...drink(
      'teacup-without-handle',
      'black tea, cup of black tea, earl grey, english tea, 红茶, 一杯红茶',
      'teacup',
    ),
    height: 0.3,
  },
  drink('apple-juice', 'apple juice, glass of apple juice, pear juice, 苹果汁, 梨汁'),
  drink(
    'red-juice',
    'tomato juice, watermelon juice, strawberry juice, cherry juice, cranberry juice, pomegranate juice, dragon fruit juice, guava juice, grapefruit juice, 石榴汁, 火龙果汁, 西柚汁, 山楂汁, 番石榴汁, 番茄汁, 西瓜汁, 草莓汁',
  ),
  drink(
    'grape-juice',
    'grape juice, blueberry juice, beet juice, beetroot juice, plum juice, mulberry juice, blackberry juice, 甜菜根汁, 桑葚汁, 葡萄汁, 蓝莓汁, 酸梅汤, 杨梅汁',
  ),
  drink(
    'green-juice',
    'green juice, cucumber juice, celery juice, kale juice, spinach juice, kale smoothie, spinach smoothie, 芹菜汁, 羽衣甘蓝汁, kiwi juice, green smoothie, 黄瓜汁, 猕猴桃汁',
  ),
  drink(
    'iced-tea',
    'iced tea, ice tea, glass of iced tea, lemon tea, iced lemon tea, 冰红茶, 冰茶, 柠檬茶, 冻柠茶',
  ),
  drink('cola', 'cola, coke, glass of cola, glass of coke, iced cola, 可乐, 一杯可乐, 冰可乐, 一杯冰可乐'),
  drink(
    'iced-coffee',
    'iced coffee, iced latte, iced americano, iced cappuccino, iced mocha, iced espresso, cold brew, cold brew coffee, glass of iced coffee, glass of iced latte, 冰卡布奇诺, 冰摩卡, 加冰咖啡, 冰咖啡, 冰拿铁, 冰美式, 冰美式咖啡',
  ),
  drink(
    'iced-matcha',
    'iced matcha, iced matcha latte, iced matcha lattes, iced green tea latte, glass of matcha latte, glass of matcha, glass of iced matcha, glass of iced matcha latte, 冰抹茶, 冰抹茶拿铁, 抹茶冰拿铁, 一杯冰抹茶拿铁',
  ),
  drink(
    'iced-chocolate',
    'iced chocolate, iced cocoa, iced hot chocolate, glass of iced chocolate, 冰巧克力, 冰可可',
  ),
  drink(
    'mojito',
    'mojito, mojitos, gin and tonic, gin tonic, caipirinha, margarita, margaritas, mint lemonade, 莫吉托, 金汤力, 玛格丽特',
  ),
  drink('spritz', 'aperol spritz, spritz, negroni, campari, orange cocktail, 阿佩罗, 尼格罗尼'),
  drink('sangria', 'sangria, bloody mary, cosmopolitan, singapore sling, 桑格利亚, 血腥玛丽'),
  drink(
    'blue-lagoon',
    'blue lagoon cocktail, blue lagoon drink, blue cocktail, blue hawaii, 蓝色鸡尾酒, 蓝色夏威夷',
  ),
  drink('stout', 'stout, guinness, pint of guinness, pint of stout, dark beer, porter beer, 黑啤, 黑啤酒'),
  drink('water-glass', 'glass of water, glasses of water, cup of water, 一杯水, 一杯清水, 一杯白开水'),
  drink(
    'milkshake',
    'milkshake, vanilla milkshake, banana milkshake, banana smoothie, coconut smoothie, coconut milkshake, 奶昔, 香草奶昔, 香蕉奶昔, 香蕉冰沙, 椰子冰沙',
  ),
  drink(
    'strawberry-shake',
    'strawberry milkshake, strawberry shake, strawberry smoothie, watermelon smoothie, watermelon slushie, raspberry smoothie, cherry smoothie, berry milkshake, dragon fruit smoothie, 草莓奶昔, 草莓冰沙, 西瓜冰沙, 西瓜奶昔, 树莓冰沙, 樱桃冰沙, 火龙果冰沙, 火龙果奶昔',
  ),
  drink('chocolate-shake', 'chocolate milkshake, chocolate shake, 巧克力奶昔'),
  drink(
    'mango-shake',
    'smoothie, fruit smoothie, mango smoothie, mango milkshake, peach smoothie, pineapple smoothie, orange smoothie, papaya smoothie, passion fruit smoothie, 冰沙, 芒果冰沙, 芒果奶昔, 菠萝冰沙, 橙子冰沙, 百香果冰沙, 木瓜冰沙, 木瓜奶昔, 桃子冰沙',
  ),
  drink(
    'green-shake',
    'avocado smoothie, avocado shake, avocado milkshake, kiwi smoothie, matcha smoothie, matcha milkshake, matcha frappe, pistachio milkshake, 牛油果奶昔, 牛油果冰沙, 猕猴桃冰沙, 猕猴桃奶昔, 抹茶奶昔, 抹茶冰沙',
  ),
  drink('berry-shake', 'berry smoothie, blueberry smoothie, blueberry milkshake, 蓝莓奶昔, 蓝莓冰沙'),
  {
    ...drink(
      'matcha-latte',
      'matcha latte, cup of matcha latte, matcha lattes, green tea latte, matcha cappuccino, matcha, cup of matcha, 抹茶拿铁, 一杯抹茶拿铁, 抹茶牛奶, 抹茶',
      'matcha-cup',
    ),
    height: 0.32,
  },
  {
    ...drink(
      'hot-chocolate',
      'hot chocolate, cup of hot chocolate, mug of hot chocolate, hot cocoa, cocoa, cup of cocoa, mug of cocoa, cup of hot cocoa, 热可可, 热巧克力, 可可',
    ),
    height: 0.32,
  },
];

/** Drawn by the emoji font, or with other things. */
const OTHER_DRINKS: ReadonlySet<string> = new Set([
  'coffee',
  'tea',
  'wine',
  'glass-of-milk',
  'teacup-without-handle',
  'sake',
  'bottle-with-popping-cork',
  'cocktail-glass',
  'tropical-drink',
  'beer-mug',
  'clinking-beer-mugs',
  'tumbler-glass',
  'whisky-on-ice',
  'cup-with-straw',
  'bubble-tea',
  'beverage-box',
]);

/** Whether it is drunk and not eaten. */
export function isDrink(key: string): boolean {
  return DRINK_KEYS.has(key) || OTHER_DRINKS.has(key);
}

/** They stand on the table in what they are drunk from. */
export const DRINK_KEYS: ReadonlySet<string> = new Set(DRINK_WORDS.map(({ key }) => key));

/** The colour of what is poured, by its key. */
export const POURED = {
  'glass-of-milk': '#fdfaf2',
  coffee: '#5a3420',
  tea: '#b8742c',
  wine: '#7a1c30',
  'beer-mug': '#e0a030',
  water: '#cfe8f6',
} as const;
