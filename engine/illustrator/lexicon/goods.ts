// What is bought and sold: what goods are packed in, and things that are shown for themselves.

import { drawnNouns, type SubjectEntry } from './subject.ts';

function packed(drawing: string, height: number, words: string): SubjectEntry {
  return { key: drawing, drawing: `own/${drawing}`, kind: 'item', height, words };
}

const SCENTED_SOAPS = [
  ...'lavender, rose, honey, oat, oatmeal, milk, goat milk, charcoal, mint, aloe, olive oil, lemon, orange, tea tree, herbal, natural, organic'
    .split(', ')
    .flatMap((scent) => [`${scent} soap`, `${scent} soap bar`, `${scent} soap bars`]),
  ...'薰衣草, 玫瑰, 蜂蜜, 燕麦, 牛奶, 羊奶, 竹炭, 薄荷, 芦荟, 柠檬, 橄榄油, 天然'
    .split(', ')
    .flatMap((scent) => [`${scent}皂`, `${scent}香皂`, `${scent}手工皂`]),
].join(', ');

/** "A glass bottle of apple juice", 一瓶苹果汁. */
function bottled(english: string, han: string): string {
  return [
    ...english.split(', ').flatMap((drink) => [`bottle of ${drink}`, `glass bottle of ${drink}`]),
    ...han.split(', ').flatMap((drink) => [`一瓶${drink}`, `瓶装${drink}`]),
  ].join(', ');
}

export const GOODS: readonly SubjectEntry[] = [
  packed(
    'cream-jar',
    0.42,
    'cream jar, jar of cream, face cream, skin cream, skincare cream, skincare cream jar, cosmetic cream, cosmetic jar, cosmetics jar, moisturizer, moisturiser, moisturizer jar, hand cream, skincare product, skincare, skin care, 面霜, 护肤霜, 护肤品, 乳霜, 霜瓶, 化妆品, 晚霜, 眼霜',
  ),
  packed(
    'skincare-set',
    0.46,
    'skincare set, skin care set, skincare products, skin care products, skincare kit, cosmetics set, cosmetic set, beauty set, beauty products, cosmetic products, set of skincare, skincare bottles and jars, 护肤品套装, 护肤套装, 化妆品套装, 护肤套盒, 一套护肤品, 一组护肤品, 成套护肤品',
  ),
  packed(
    'wine-bottle',
    0.6,
    'wine bottle, bottle of wine, bottle of red wine, red wine bottle, bottle of white wine, 酒瓶, 葡萄酒瓶, 红酒瓶, 一瓶红酒, 一瓶葡萄酒',
  ),
  packed('beer-bottle', 0.56, 'beer bottle, bottle of beer, craft beer bottle, 啤酒瓶, 一瓶啤酒'),
  packed(
    'whiskey-bottle',
    0.56,
    'whiskey bottle, whisky bottle, bottle of whiskey, bottle of whisky, rum bottle, bottle of rum, liquor bottle, 威士忌酒瓶, 一瓶威士忌',
  ),
  packed(
    'baijiu-bottle',
    0.5,
    'baijiu, bottle of baijiu, baijiu bottle, chinese liquor, moutai, 白酒, 白酒瓶, 一瓶白酒, 黄酒, 一坛黄酒, 一瓶黄酒, 茅台, 茅台酒, 五粮液',
  ),
  packed(
    'water-bottle',
    0.56,
    'water bottle, bottle of water, mineral water bottle, bottle of mineral water, 水瓶, 矿泉水, 一瓶水, 矿泉水瓶',
  ),
  packed(
    'milk-bottle',
    0.5,
    'milk bottle, bottle of milk, glass bottle of milk, bottle of fresh milk, 牛奶瓶, 一瓶牛奶, 一瓶鲜奶, 瓶装牛奶, 玻璃瓶装牛奶',
  ),
  packed(
    'juice-bottle',
    0.5,
    `juice bottle, bottle of juice, 果汁瓶, ${bottled('juice, orange juice, mango juice, carrot juice', '果汁, 橙汁, 芒果汁')}`,
  ),
  packed(
    'apple-juice-bottle',
    0.5,
    bottled('apple juice, pear juice, pineapple juice', '苹果汁, 梨汁, 菠萝汁'),
  ),
  packed(
    'red-juice-bottle',
    0.5,
    bottled(
      'tomato juice, strawberry juice, cherry juice, watermelon juice, pomegranate juice, cranberry juice',
      '番茄汁, 草莓汁, 樱桃汁, 西瓜汁, 石榴汁, 山楂汁',
    ),
  ),
  packed('grape-juice-bottle', 0.5, bottled('grape juice, blueberry juice', '葡萄汁, 蓝莓汁')),
  packed(
    'cola-bottle',
    0.54,
    'cola bottle, coke bottle, bottle of cola, bottle of coke, soda bottle, bottle of soda, 可乐瓶, 一瓶可乐, 一瓶汽水, 汽水瓶',
  ),
  packed('olive-oil', 0.56, 'olive oil, olive oil bottle, bottle of olive oil, 橄榄油, 一瓶橄榄油'),
  packed(
    'pump-bottle',
    0.46,
    'body lotion bottle, pump bottle, skincare bottle, skincare bottles, skin care bottles, cosmetic bottles, cosmetics bottles, 护肤品瓶, cosmetic bottle, cosmetics bottle, foundation bottle, 化妆品瓶, 乳液瓶, 粉底液',
  ),
  packed(
    'shampoo-bottle',
    0.46,
    'shampoo, shampoo bottle, bottle of shampoo, shower gel, hand soap bottle, hand sanitizer, 洗发水, 沐浴露, 洗手液',
  ),
  packed(
    'dropper-bottle',
    0.46,
    'serum, serum bottle, face serum, dropper bottle, essential oil, essential oil bottle, 精华液, 精华, 精油, 精华液瓶',
  ),
  packed('nail-polish', 0.36, 'nail polish, nail varnish, nail polish bottle, 指甲油, 💅'),
  packed(
    'coffee-bag',
    0.48,
    'coffee bag, coffee packaging, coffee packaging bag, coffee pouch, bag of coffee, bag of coffee beans, paper bag of coffee, paper bag of coffee beans, kraft bag of coffee, coffee beans bag, coffee package, packaging bag, 咖啡包装, 咖啡袋, 咖啡豆包装, 咖啡豆包装袋, 咖啡豆袋, 咖啡包装袋, 一袋咖啡豆',
  ),
  packed(
    'paper-bag',
    0.44,
    'paper bag, shopping bag, kraft paper bag, kraft bag, gift bag, 纸袋, 购物袋, 手提袋, 礼品袋, 牛皮纸袋',
  ),
  packed(
    'tote-bag',
    0.46,
    'tote bag, canvas bag, canvas tote, canvas tote bag, cotton bag, 帆布袋, 帆布包, 托特包',
  ),
  packed(
    'can',
    0.4,
    'beer can, soda can, cola can, drink can, drinks can, tin can, can of soda, can of beer, energy drink can, 易拉罐, 啤酒罐, 可乐罐, 饮料罐',
  ),
  packed(
    'ring-box',
    0.36,
    'ring box, ring in a box, ring in a velvet box, diamond ring in a box, diamond ring in a velvet box, engagement ring in a box, engagement ring in a velvet box, wedding ring in a box, jewelry box with a ring, 戒指盒, 盒子里的戒指, 戒指盒里的戒指, 盒中的戒指',
  ),
  packed(
    'jar-candle',
    0.4,
    'scented candle, scented candles, candle jar, candle in a jar, candle in a glass, candle in a glass jar, soy candle, aroma candle, aromatherapy candle, 香薰蜡烛, 香薰, 香氛蜡烛',
  ),
  packed('tablet', 0.36, 'tablet computer, tablet, 平板电脑, 平板'),
  {
    key: 'soap',
    drawing: 'own/soap-bars',
    kind: 'item',
    height: 0.3,
    words: `soap, bar of soap, bars of soap, soap bar, soap bars, handmade soap, handmade soap bars, 肥皂, 香皂, 手工皂, 手工香皂, ${SCENTED_SOAPS}`,
  },
  packed('wallet', 0.3, 'wallet, leather wallet, billfold, 皮夹, 皮夹子'),
  ...drawnNouns('item', 0.3, {
    tooth: 'tooth, molar, molar tooth, 🦷',
    'fire-extinguisher': 'fire extinguisher, 灭火器, 🧯',
    jar: '🫙',
    'clutch-bag': 'clutch, clutch bag, evening bag, 手拿包, 👝',
    briefcase: 'briefcase, 公文包, 💼',
    'shopping-bags': 'shopping bags, 🛍️',
    stopwatch: 'stopwatch, 秒表, ⏱️',
    megaphone: 'megaphone, 扩音器, 喇叭, 📣',
    loudspeaker: 'loudspeaker, 📢',
    'balance-scale': 'balance scale, scales of justice, weighing scale, scales, 天平, ⚖️',
    'barber-pole': "barber pole, barber's pole, 💈",
    'ballot-box-with-ballot': 'ballot box, voting box, 投票箱, 🗳️',
    wastebasket: 'wastebasket, trash can, garbage can, trash bin, rubbish bin, 垃圾桶, 🗑️',
    'performing-arts': 'theatre masks, theater masks, drama masks, comedy and tragedy masks, 戏剧面具, 🎭',
    'clapper-board': 'clapperboard, clapper board, film slate, 场记板, 🎬',
    'film-projector': 'film projector, movie projector, 放映机, 📽️',
    'film-frames': 'film strip, film reel, 胶卷, 🎞️',
    'musical-notes': 'musical notes, music notes, music note, musical note, 音符, 🎶, 🎵',
    'own/vinyl-record':
      'vinyl, vinyls, vinyl record, vinyl records, vinyl disc, lp record, gramophone record, 黑胶唱片, 黑胶, 唱片, 老唱片',
    'optical-disk': 'compact disc, compact discs, optical disc, 光盘, 光碟, 💿',
    'mirror-ball': 'mirror ball, disco ball, 迪斯科球, 🪩',
    'baby-bottle': 'baby bottle, 奶瓶, 🍼',
    'party-popper': 'party popper, confetti popper, 礼花筒, 🎉',
    pinata: 'piñata, pinata, 皮纳塔, 🪅',
    stethoscope: 'stethoscope, 听诊器, 🩺',
    'paw-prints': 'paw print, paw prints, 爪印, 猫爪印, 狗爪印, 🐾',
    'own/torch':
      'torch, torches, burning torch, burning torches, flaming torch, flaming torches, lit torch, olympic torch, 火把, 火炬, 奥运火炬',
    'own/sparkler': 'sparkler, sparklers, 仙女棒, 手持烟花, 🎇',
    thread: 'spool of thread, thread spool, 线轴, 🧵',
    maracas: 'maracas, 沙锤, 🪇',
    skull: 'skull, skulls, human skull, 头骨, 骷髅头, 骷髅, 💀',
    'spiral-calendar': 'calendar, desk calendar, 日历, 📅, 🗓️',
    'credit-card': 'credit card, bank card, 信用卡, 银行卡, 💳',
    'sports-medal': 'medal, gold medal, sports medal, 奖牌, 金牌, 🏅',
  }),
  {
    // As any hat it sits on the head that wears it.
    key: 'hat',
    drawing: 'graduation-cap',
    kind: 'hat',
    height: 0.14,
    words:
      'graduation cap, mortarboard, mortar board, graduation hat, academic cap, 学士帽, 毕业帽, 博士帽, 🎓',
  },
  ...drawnNouns('food', 0.34, {
    fondue: 'fondue, cheese fondue, 奶酪火锅, 🫕',
    'stuffed-flatbread': 'pita, gyro, gyros, shawarma, doner kebab, döner, stuffed flatbread, 皮塔饼, 🥙',
    flatbread: 'flatbread, naan, naan bread, tortilla, 馕, 烤饼, 🫓',
    oden: 'oden, 关东煮, 🍢',
    'fish-cake-with-swirl': 'fish cake, narutomaki, 鱼板, 🍥',
    'meat-on-bone': 'meat on the bone, ham, leg of lamb, 烤羊腿, 火腿, 🍖',
    'canned-food': 'canned food, tin of food, 罐头, 🥫',
    'roasted-sweet-potato': 'sweet potato, roasted sweet potato, 红薯, 烤红薯, 地瓜, 🍠',
    'rice-cracker': 'rice cracker, 仙贝, 🍘',
    'takeout-box': 'takeout box, takeaway box, chinese takeout, 外卖盒, 🥡',
    'clinking-glasses':
      'champagne glasses, clinking glasses, champagne flutes, glasses of champagne, champagne toast, toast with champagne, 香槟杯, 碰杯, 🥂',
  }),
];
