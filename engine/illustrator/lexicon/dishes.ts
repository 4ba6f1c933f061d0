// Dishes, fruit and drinks that are drawn large and often.

import type { SubjectEntry } from './subject.ts';

export const DISHES: readonly SubjectEntry[] = [
  {
    key: 'ramen',
    drawing: 'noto/steaming-bowl',
    kind: 'food',
    height: 0.44,
    words:
      'ramen, noodle, noodles, noodle soup, beef noodle, beef noodles, beef noodle soup, chicken noodle soup, ramen noodles, udon, 拉面, 面条, 牛肉面, 红烧牛肉面, 汤面, 兰州拉面, 阳春面, 鸡蛋面, 葱油面, 乌冬面, 刀削面, 米线, 泡面, 方便面, instant noodles, 🍜',
  },
  {
    key: 'rice',
    drawing: 'noto/cooked-rice',
    kind: 'food',
    height: 0.38,
    words: 'rice, bowl of rice, 米饭, 🍚',
  },
  {
    key: 'hotpot',
    drawing: 'noto/pot-of-food',
    kind: 'food',
    height: 0.42,
    words: 'stew, 炖菜, 🍲',
  },
  {
    key: 'sushi',
    drawing: 'own/sushi-boat',
    kind: 'food',
    height: 0.34,
    words:
      'sushi boat, sushi boats, sashimi boat, boat of sushi, wooden sushi boat, 寿司船, 刺身船, 船盛, 刺身拼船, 船盛刺身',
  },
  {
    key: 'sushi',
    drawing: 'own/sushi-platter',
    kind: 'food',
    height: 0.34,
    words:
      'sushi, nigiri, maki, maki rolls, plate of sushi, sushi plate, 手握寿司, 寿司卷, sushi platter, sushi set, sushi rolls, sushi roll, 寿司拼盘, 寿司, 🍣',
  },
  {
    key: 'cooked-fish',
    drawing: 'noto/fish',
    colour: '#c07a3c',
    kind: 'food',
    height: 0.3,
    words:
      'cooked fish, grilled fish, fried fish, baked fish, roasted fish, roast fish, smoked fish, plate of fish, fish dish, grilled salmon, baked salmon, smoked salmon, salmon fillet, fish fillet, 红烧鱼, 烤鱼, 煎鱼, 炸鱼, 糖醋鱼, 松鼠鱼, 剁椒鱼, 一盘鱼',
  },
  {
    key: 'pizza',
    drawing: 'noto/pizza',
    kind: 'food',
    height: 0.4,
    words: 'pizza, slice of pizza, 披萨, 比萨, 🍕',
  },
  {
    key: 'burger',
    drawing: 'noto/hamburger',
    kind: 'food',
    height: 0.4,
    words: 'burger, hamburger, cheeseburger, 汉堡, 汉堡包, 🍔',
  },
  {
    key: 'cake',
    drawing: 'noto/birthday-cake',
    kind: 'food',
    height: 0.42,
    words: 'cake, birthday cake, 蛋糕, 生日蛋糕, 🎂',
  },
  {
    key: 'shortcake',
    drawing: 'noto/shortcake',
    kind: 'food',
    height: 0.36,
    words:
      'shortcake, slice of cake, slices of cake, piece of cake, pieces of cake, slice of birthday cake, slice of strawberry cake, slices of strawberry cake, piece of strawberry cake, slice of cream cake, slice of sponge cake, 一块蛋糕, 一片蛋糕, 切片蛋糕, 一块草莓蛋糕, 一片草莓蛋糕, 一块奶油蛋糕, 🍰',
  },
  {
    key: 'cupcake',
    drawing: 'noto/cupcake',
    kind: 'food',
    height: 0.38,
    words: 'cupcake, muffin, 纸杯蛋糕, 🧁',
  },
  {
    key: 'croissant',
    drawing: 'noto/croissant',
    kind: 'food',
    height: 0.32,
    words: 'croissant, 牛角包, 可颂, 羊角包, 🥐',
  },
  {
    key: 'bread',
    drawing: 'noto/bread',
    kind: 'food',
    height: 0.34,
    words: 'bread, loaf, loaf of bread, sourdough, 面包, 🍞',
  },
  {
    key: 'pancakes',
    drawing: 'noto/pancakes',
    kind: 'food',
    height: 0.36,
    words: 'pancakes, pancake, 松饼, 煎饼, 🥞',
  },
  {
    key: 'ice-cream',
    drawing: 'noto/soft-ice-cream',
    kind: 'food',
    height: 0.42,
    words:
      'ice cream, ice cream cone, ice cream in a cone, ice cream in a waffle cone, gelato, 冰淇淋, 冰激凌, 甜筒, 🍦',
  },
  {
    key: 'donut',
    drawing: 'noto/doughnut',
    kind: 'food',
    height: 0.36,
    words: 'donut, doughnut, 甜甜圈, 🍩',
  },
  {
    key: 'coffee',
    drawing: 'own/coffee-cup',
    kind: 'food',
    height: 0.32,
    words:
      'black coffee, cup of black coffee, mug of black coffee, black coffee cup, 黑咖啡, 一杯黑咖啡, coffee, latte, cup of coffee, coffee cup, cup, mug, coffee mug, mug of coffee, cappuccino, espresso, americano, mocha, latte art, heart in the foam, foam heart, 拉花, 咖啡, 拿铁, 卡布奇诺, 一杯咖啡, 咖啡杯, 杯子, 马克杯, 陶瓷杯, 瓷杯, 白瓷杯, 陶杯, ☕',
  },
  {
    key: 'tea',
    drawing: 'own/teapot',
    kind: 'food',
    height: 0.32,
    words:
      'tea, pot of tea, tea set, tea sets, tea service, porcelain tea set, teaware, 茶具, 一套茶具, 成套茶具, 功夫茶具, 茶, 一壶茶, 龙井, 龙井茶, 一壶龙井茶, 普洱, 普洱茶, 铁观音, 乌龙茶, 大红袍, 茉莉花茶, 一壶普洱茶, 一壶乌龙茶',
  },
  {
    key: 'tea',
    drawing: 'own/teapot-alone',
    kind: 'food',
    height: 0.32,
    words: 'teapot, tea pot, 茶壶, 紫砂壶, 🫖',
  },
  {
    key: 'wine',
    drawing: 'noto/wine-glass',
    kind: 'food',
    height: 0.42,
    words:
      'wine, glass of wine, red wine, wine glass, white wine, 红酒, 葡萄酒, 红酒杯, 高脚杯, 高脚酒杯, 🍷',
  },
  {
    key: 'dumpling',
    drawing: 'noto/dumpling',
    kind: 'food',
    height: 0.3,
    words: 'dumpling, dumplings, gyoza, 饺子, 水饺, 🥟',
  },
  {
    key: 'mooncake',
    drawing: 'noto/moon-cake',
    kind: 'food',
    height: 0.3,
    words: 'mooncake, moon cake, 月饼, 🥮',
  },
  {
    key: 'apple',
    drawing: 'noto/red-apple',
    kind: 'food',
    height: 0.3,
    words: 'apple, apples, red apple, 苹果, 🍎',
  },
  { key: 'fruit', drawing: 'noto/tangerine', kind: 'food', height: 0.3, words: 'fruit, fruits, 水果' },
  {
    key: 'vegetables',
    drawing: 'noto/tomato',
    kind: 'food',
    height: 0.3,
    words: 'vegetables, fresh vegetables, veggies, 蔬菜, 新鲜蔬菜',
  },
  { key: 'toys', drawing: 'teddy-bear', kind: 'item', height: 0.3, words: 'toys, old toys, 玩具, 旧玩具' },
  { key: 'lemon', drawing: 'noto/lemon', kind: 'food', height: 0.26, words: 'lemon, lemons, 柠檬, 🍋' },
  {
    key: 'orange',
    drawing: 'noto/tangerine',
    kind: 'food',
    height: 0.28,
    words: 'tangerine, orange, oranges, mandarin, clementine, 橙子, 橘子, 桔子, 🍊',
  },
  {
    key: 'watermelon',
    drawing: 'noto/watermelon',
    kind: 'food',
    height: 0.34,
    words: 'watermelon, slice of watermelon, 西瓜, 🍉',
  },
  {
    key: 'strawberry',
    drawing: 'noto/strawberry',
    kind: 'food',
    height: 0.28,
    words: 'strawberry, strawberries, 草莓, 🍓',
  },
  {
    key: 'grapes',
    drawing: 'noto/grapes',
    kind: 'food',
    height: 0.34,
    words: 'grapes, grape, bunch of grapes, 葡萄, 🍇',
  },
  {
    key: 'peach',
    drawing: 'noto/peach',
    kind: 'food',
    height: 0.3,
    words: 'peach, peaches, 桃子, 水蜜桃, 🍑',
  },
];
