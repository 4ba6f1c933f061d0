// Goods by what they are packed in: a tea box, 一袋零食, a tube of hand cream. What is in it says its words.

import type { SubjectEntry } from './subject.ts';

/** Each with each: the name of what is in it before and after that of what it is in, and 一盒 before it. */
function packed(
  drawing: string,
  height: number,
  {
    goods,
    english,
    alone = '',
    han,
    packs,
    measure,
  }: {
    goods: string;
    /** "Box" of "tea box" and "box of tea". */
    english: readonly string[];
    alone?: string;
    han: string;
    /** 盒 of 茶叶盒. */
    packs: readonly string[];
    /** 一盒 of 一盒茶叶. */
    measure?: string;
  },
): SubjectEntry {
  const words = [
    ...goods
      .split(', ')
      .flatMap((good) =>
        english.flatMap((pack) => [
          `${good} ${pack}`,
          `${pack} of ${good}`,
          ...(pack.endsWith('x')
            ? [`${good} ${pack}es`, `${pack}es of ${good}`]
            : [`${good} ${pack}s`, `${pack}s of ${good}`]),
        ]),
      ),
    ...han
      .split(', ')
      .flatMap((good) => [
        ...packs.map((pack) => `${good}${pack}`),
        ...(measure === undefined ? [] : [`${measure}${good}`]),
      ]),
    alone,
  ];
  return { key: drawing, drawing: `own/${drawing}`, kind: 'item', height, words: words.join(', ') };
}

const SKIN = 'hand cream, face wash, cleanser, body lotion, lotion, facial cleanser';

export const PACKAGES_OF_GOODS: readonly SubjectEntry[] = [
  packed('product-box', 0.44, {
    goods:
      'tea, green tea, black tea, herbal tea, oolong tea, chocolate, chocolates, cookie, cookies, biscuits, cereal, perfume, cosmetic, cosmetics, skincare, makeup, medicine, pills, soap, mooncake, mooncakes, candy, product, crackers, pasta, noodle',
    english: ['box', 'gift box', 'packaging box', 'package', 'packaging'],
    alone:
      'packaging box, packaging design, box packaging, 包装盒, 产品包装, 产品盒, 包装设计, 产品包装盒, 茶叶包装, 食品包装, 礼盒包装, 化妆品包装, 护肤品包装, 一盒月饼礼盒, 一盒茶叶礼盒',
    han: '茶叶, 茶, 绿茶, 红茶, 巧克力, 饼干, 曲奇, 麦片, 香水, 化妆品, 护肤品, 药, 药品, 香皂, 月饼, 糖果, 食品',
    packs: ['盒', '盒子', '包装盒', '礼盒'],
    measure: '一盒',
  }),
  packed('tin', 0.4, {
    goods:
      'tea, green tea, matcha, cookie, cookies, biscuit, biscuits, candy, mints, mint, coffee, cocoa, chocolate',
    english: ['tin', 'canister', 'tin box'],
    alone: 'tea caddy, storage tin, round tin, 铁罐, 铁盒, 马口铁盒, 一罐茶叶, 一罐抹茶, 一罐咖啡, 一罐奶粉',
    han: '茶叶, 茶, 抹茶, 饼干, 曲奇, 咖啡, 奶粉, 可可',
    packs: ['罐', '罐子', '铁罐', '铁盒'],
  }),
  packed('pouch', 0.46, {
    goods:
      'snack, snacks, chips, potato chips, crisps, nuts, tea, green tea, candy, granola, dog food, cat food, pet food, rice, flour, matcha, popcorn, dried fruit',
    english: ['bag', 'pouch', 'packet', 'packaging bag', 'pack'],
    alone: 'pouch, stand-up pouch, standing pouch, snack packaging, 自立袋, 零食包装, 铝箔袋',
    han: '零食, 薯片, 坚果, 茶叶, 糖果, 狗粮, 猫粮, 大米, 面粉, 麦片, 干果, 爆米花',
    packs: ['袋', '袋子', '包装袋'],
    measure: '一袋',
  }),
  packed('tube', 0.42, {
    goods: `toothpaste, sunscreen, sun cream, cream, ${SKIN}`,
    english: ['tube'],
    alone:
      'toothpaste, cosmetic tube, squeeze tube, sunscreen, sun cream, 牙膏, 防晒霜, 护手霜, 洗面奶, 洁面乳, 软管, 化妆品软管',
    han: '牙膏, 护手霜, 防晒霜, 洗面奶, 洁面乳',
    packs: ['软管'],
    measure: '一支',
  }),
  packed('carton', 0.44, {
    goods:
      'milk, strawberry milk, chocolate milk, banana milk, juice, orange juice, oat milk, almond milk, soy milk, yogurt, apple juice',
    english: ['carton', 'packaging'],
    alone: 'box of milk, milk box, 盒装牛奶',
    han: '牛奶, 草莓牛奶, 巧克力牛奶, 香蕉牛奶, 果汁, 橙汁, 燕麦奶, 豆奶, 酸奶',
    packs: ['盒', '纸盒', '包装盒'],
    measure: '一盒',
  }),
  {
    key: 'can',
    drawing: 'own/can',
    kind: 'item',
    height: 0.4,
    words:
      'can of cola, can of coke, can of orange soda, can of lemonade, can of energy drink, can of sparkling water, can of iced coffee, can of iced tea, can of juice, cans of soda, cans of beer, cans of cola, soda cans, beer cans, orange soda can, aluminum can, aluminium can, 一罐可乐, 一罐啤酒, 一罐汽水, 一听可乐, 一听啤酒, 罐装饮料, 罐装啤酒, 罐装可乐, 汽水罐, 铝罐',
  },
];
