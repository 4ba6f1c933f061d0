// Words for what people carry and work with: drawn in their hands, or standing by itself.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const HAND_TOOLS: readonly SubjectEntry[] = drawnNouns('item', 0.4, {
  'own/scepter': 'scepter, sceptre, royal scepter, golden scepter, 权杖, 皇家权杖, 金色权杖',
  'own/watering-can': 'watering can, watering pot, 洒水壶, 浇水壶, 浇花壶, 喷水壶, 喷壶',
  'own/carrying-pole':
    'carrying pole, shoulder pole, pole with two buckets, yoke with buckets, 扁担, 水桶扁担',
  'own/sword': 'sword, long sword, longsword, steel sword, 剑, 宝剑, 长剑, 利剑, 佩剑',
  'own/katana': 'katana, samurai sword, japanese sword, 武士刀, 日本刀, 太刀',
  'own/bucket':
    'bucket, pail, bucket of water, water bucket, wooden bucket, 水桶, 小桶, 铁桶, 小水桶, 木桶, 提桶, 🪣',
  'own/surfboard': 'surfboard, surf board, surfboards, paddleboard, paddle board, 冲浪板, 桨板',
  'own/snowboard': 'snowboard, snow board, 滑雪板',
  'own/stroller':
    'stroller, baby stroller, pram, baby carriage, pushchair, baby buggy, 婴儿车, 婴儿推车, 童车, 手推婴儿车',
  'own/shopping-cart': 'shopping cart, shopping trolley, supermarket cart, 购物车, 购物推车, 超市推车, 🛒',
  'own/wheelbarrow': 'wheelbarrow, wheel barrow, garden cart, 独轮车, 手推车, 小推车',
  'own/suitcase':
    'suitcase, luggage, rolling suitcase, trolley case, travel bag, 行李箱, 拉杆箱, 旅行箱, 皮箱, 行李, 🧳',
});
