// What is laid on dishes, and is seldom asked for by itself.

import { drawnNouns, type SubjectEntry } from './subject.ts';

/** Before the rest of what is eaten: green onions are none. */
export const TOPPING_WORDS: readonly SubjectEntry[] = [
  ...drawnNouns('food', 0.24, {
    'own/walnut': 'walnut, walnuts, pecan, pecans, 核桃, 核桃仁, 山核桃',
    'own/almond': 'almond, almonds, 杏仁, 巴旦木, 扁桃仁',
    'own/cashew': 'cashew, cashews, cashew nuts, 腰果',
    'own/thin-pancakes': 'thin pancakes, mandarin pancakes, duck pancakes, 薄饼, 荷叶饼, 春饼, 鸭饼',
    'own/cucumber-shreds':
      'cucumber sticks, cucumber strips, shredded cucumber, julienned cucumber, cucumber shreds, 黄瓜丝, 黄瓜条',
    'own/raspberry': 'raspberry, raspberries, 覆盆子, 树莓',
    'own/granola': 'granola, muesli, 格兰诺拉, 烤燕麦',
    'own/croutons': 'crouton, croutons, 面包丁',
    'own/salted-egg': 'salted egg, salted eggs, salted duck egg, salted duck eggs, 咸鸭蛋, 咸蛋',
  }),
  {
    key: 'scallions',
    drawing: 'own/scallions',
    kind: 'food',
    height: 0.3,
    words:
      'scallion, scallions, green onion, green onions, spring onion, spring onions, chives, chopped scallions, chopped green onions, 葱花, 葱丝, 大葱丝, 葱, 香葱, 小葱, 大葱, 青葱',
  },
  {
    key: 'egg',
    drawing: 'noto/egg',
    kind: 'food',
    height: 0.32,
    words:
      'boiled egg, boiled eggs, soft-boiled egg, soft boiled egg, soft-boiled eggs, hard-boiled egg, halved egg, half an egg, poached egg, 溏心蛋, 卤蛋, 水煮蛋, 半熟蛋, 煮鸡蛋',
  },
  {
    key: 'cooking',
    drawing: 'noto/cooking',
    kind: 'food',
    height: 0.38,
    words: '煎鸡蛋, 太阳蛋, sunny-side-up egg',
  },
  {
    key: 'pepperoni',
    drawing: 'own/pepperoni',
    kind: 'food',
    height: 0.24,
    words: 'pepperoni, salami, 意大利香肠, 萨拉米',
  },
  {
    key: 'cream',
    drawing: 'own/cream',
    kind: 'food',
    height: 0.24,
    words: 'whipped cream, 鲜奶油, 奶油霜',
  },
  {
    key: 'seaweed',
    drawing: 'own/seaweed',
    kind: 'food',
    height: 0.22,
    words: 'nori, dried seaweed, 海苔, 紫菜',
  },
  {
    key: 'syrup',
    drawing: 'own/syrup',
    kind: 'food',
    height: 0.28,
    words: 'syrup, maple syrup, 糖浆, 枫糖浆, 枫糖',
  },
  {
    key: 'marshmallow',
    drawing: 'own/marshmallow',
    kind: 'food',
    height: 0.24,
    words: 'marshmallow, marshmallows, 棉花糖',
  },
  { key: 'butter', drawing: 'noto/butter', kind: 'food', height: 0.24, words: 'butter, 黄油, 🧈' },
  {
    key: 'herbs',
    drawing: 'noto/herb',
    kind: 'food',
    height: 0.26,
    words: 'basil, basil leaves, mint leaves, parsley, cilantro, coriander, 罗勒, 薄荷叶, 香菜',
  },
  {
    key: 'meat-slices',
    drawing: 'own/meat-slices',
    kind: 'food',
    height: 0.26,
    words:
      'chashu, char siu, pork belly, pork slices, sliced pork, beef slices, sliced beef, 叉烧, 牛肉片, 肥牛, 肥羊, 肥牛卷, 肥羊卷, 肉片, 卤牛肉, 五花肉',
  },
];
