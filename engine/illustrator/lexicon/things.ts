// Flying things and objects.

import type { SubjectEntry } from './subject.ts';

export const THINGS: readonly SubjectEntry[] = [
  {
    key: 'rocket',
    drawing: 'own/rocket',
    kind: 'air',
    height: 0.36,
    words: 'rocket, rocket ship, 火箭, 🚀',
  },
  {
    key: 'satellite',
    drawing: 'satellite',
    kind: 'air',
    height: 0.22,
    words: 'satellite, 卫星, 人造卫星, 🛰️',
  },
  {
    key: 'ufo',
    drawing: 'own/flying-saucer',
    kind: 'air',
    height: 0.22,
    words: 'ufo, flying saucer, alien ship, 飞碟, 不明飞行物, 🛸',
  },
  {
    key: 'plane',
    drawing: 'own/airliner',
    kind: 'air',
    height: 0.22,
    words: 'airplane, aeroplane, plane, aircraft, jet, airliner, fighter jet, 飞机, 客机, 战斗机, ✈️',
  },
  {
    key: 'paper-plane',
    drawing: 'own/paper-plane',
    kind: 'air',
    height: 0.12,
    words: 'paper plane, paper airplane, origami plane, 纸飞机',
  },
  {
    key: 'hot-air-balloon',
    drawing: 'own/hot-air-balloon',
    kind: 'air',
    height: 0.3,
    words: 'hot air balloon, hot-air balloon, air balloon, 热气球',
  },
  { key: 'balloon', drawing: 'balloon', kind: 'air', height: 0.2, words: 'balloon, 气球, 🎈' },
  { key: 'kite', drawing: 'kite', kind: 'air', height: 0.2, words: 'kite, 风筝, 🪁' },
  {
    key: 'sky-lantern',
    drawing: 'own/sky-lantern',
    kind: 'air',
    height: 0.09,
    words: 'sky lantern, floating lantern, floating lanterns, sky lanterns, 孔明灯, 天灯',
  },
  {
    key: 'airship',
    drawing: 'own/airship',
    kind: 'air',
    height: 0.2,
    words: 'airship, zeppelin, blimp, 飞艇',
  },
  {
    key: 'perfume',
    drawing: 'own/perfume',
    kind: 'item',
    height: 0.42,
    words: 'perfume, perfume bottle, fragrance bottle, bottle of perfume, 香水, 香水瓶',
  },
  {
    key: 'vase',
    drawing: 'own/glass-vase',
    kind: 'item',
    height: 0.44,
    words:
      'glass vase, crystal vase, clear vase, clear glass vase, transparent vase, 玻璃花瓶, 水晶花瓶, 透明花瓶, 透明玻璃花瓶',
  },
  {
    key: 'vase',
    drawing: 'own/vase',
    kind: 'item',
    height: 0.44,
    words:
      'vase, porcelain, porcelain vase, ceramic vase, clay vase, 花瓶, 瓷器, 瓷瓶, 陶瓶, 陶瓷花瓶, 瓷花瓶, 陶罐花瓶',
  },
  {
    key: 'vase',
    drawing: 'own/blue-and-white-vase',
    kind: 'item',
    height: 0.44,
    words:
      'blue and white vase, blue-and-white vase, blue and white porcelain, blue-and-white porcelain, blue and white porcelain vase, blue-and-white porcelain vase, blue and white ceramic vase, blue and white china vase, Ming vase, Ming dynasty vase, Chinese vase, Chinese porcelain vase, 青花瓷, 青花瓷瓶, 青花瓷花瓶, 青花花瓶, 青花瓶, 青花梅瓶, 青花瓷器',
  },
  {
    key: 'earbuds',
    drawing: 'own/earbuds',
    kind: 'item',
    height: 0.36,
    words:
      'earbuds, earbud, wireless earbuds, bluetooth earbuds, wireless earphones, earphones, true wireless earbuds, 无线耳机, 蓝牙耳机, 真无线耳机, 入耳式耳机, 耳塞',
  },
  {
    key: 'smartwatch',
    drawing: 'own/smartwatch',
    kind: 'item',
    height: 0.3,
    words:
      'smartwatch, smart watch, smartwatches, smart watches, apple watch, fitness watch, fitness tracker, 智能手表, 运动手表, 电话手表',
  },
  {
    key: 'watch',
    drawing: 'own/wristwatch',
    kind: 'item',
    height: 0.42,
    words:
      'watch, wrist watch, wristwatch, luxury watch, mechanical watch, automatic watch, diving watch, chronograph, 手表, 腕表, 机械表, 机械手表, 石英表, 电子表, 智能手表, 潜水表, ⌚',
  },
  {
    key: 'camera',
    drawing: 'camera',
    kind: 'item',
    height: 0.36,
    words: 'camera, vintage camera, 相机, 照相机, 复古相机, 老式相机, 老相机, 📷',
  },
  {
    key: 'lipstick',
    drawing: 'own/lipstick',
    kind: 'item',
    height: 0.38,
    words: 'lipstick, lipsticks, lip stick, tube of lipstick, 口红, 唇膏, 💄',
  },
  {
    key: 'compact-powder',
    drawing: 'own/compact-powder',
    kind: 'item',
    height: 0.3,
    words:
      'compact powder, powder compact, pressed powder, face powder, makeup compact, compact mirror, blush compact, 粉饼, 散粉, 腮红, 化妆镜, 气垫',
  },
  {
    key: 'high-heeled-shoe',
    drawing: 'own/high-heel',
    kind: 'item',
    height: 0.34,
    words:
      'high heel, high heels, stiletto, stilettos, high-heeled shoe, high-heeled shoes, high heel shoes, pumps, 高跟鞋, 👠',
  },
  {
    key: 'book',
    drawing: 'open-book',
    kind: 'item',
    height: 0.18,
    words:
      'book, books, open book, notebook, notebooks, journal, diary, notepad, 笔记本, 日记本, 日记, 记事本, 书, 书本, 书籍, 一本书, 📖',
  },
  {
    key: 'guitar',
    drawing: 'own/guitar',
    kind: 'item',
    height: 0.3,
    words: 'guitar, acoustic guitar, classical guitar, 吉他, 木吉他, 民谣吉他, 古典吉他',
  },
  {
    key: 'guitar',
    drawing: 'own/electric-guitar',
    kind: 'item',
    height: 0.3,
    words: 'electric guitar, rock guitar, 电吉他, 🎸',
  },
  {
    key: 'bowl',
    drawing: 'own/bowl',
    kind: 'item',
    height: 0.26,
    words: 'bowl, 碗',
  },
  {
    key: 'pet-bowl',
    drawing: 'own/bowl',
    kind: 'item',
    height: 0.22,
    words: 'dog bowl, cat bowl, pet bowl, water bowl, 狗碗, 猫碗, 宠物碗, 食盆, 狗食盆, 猫食盆',
  },
  {
    key: 'easel',
    drawing: 'own/easel',
    kind: 'item',
    height: 0.36,
    words: 'easel, easels, 画架, 画板',
  },
  { key: 'violin', drawing: 'violin', kind: 'item', height: 0.3, words: 'violin, 小提琴, 🎻' },
  {
    key: 'guzheng',
    drawing: 'own/guzheng',
    kind: 'item',
    height: 0.2,
    words: 'guzheng, guqin, zither, koto, 古筝, 古琴',
  },
  { key: 'erhu', drawing: 'own/erhu', kind: 'item', height: 0.3, words: 'erhu, 二胡' },
  { key: 'pipa', drawing: 'own/pipa', kind: 'item', height: 0.3, words: 'pipa, 琵琶' },
  { key: 'cello', drawing: 'own/cello', kind: 'item', height: 0.34, words: 'cello, 大提琴' },
  {
    key: 'piano',
    drawing: 'own/piano',
    kind: 'item',
    height: 0.34,
    words: 'piano, grand piano, 钢琴, 钢琴键盘, 🎹',
  },
  {
    key: 'umbrella',
    drawing: 'umbrella',
    kind: 'item',
    height: 0.3,
    words: 'umbrella, parasol, 伞, 雨伞, ☂️, ☔',
  },
  {
    key: 'umbrella',
    drawing: 'own/paper-umbrella',
    kind: 'item',
    height: 0.3,
    words:
      'paper umbrella, paper umbrellas, oil paper umbrella, oil-paper umbrella, oiled paper umbrella, oiled-paper umbrella, paper parasol, paper parasols, chinese umbrella, chinese parasol, 油纸伞, 纸伞, 油伞',
  },
  {
    key: 'gift',
    drawing: 'wrapped-gift',
    kind: 'item',
    height: 0.22,
    words:
      'gift, gift box, wrapped gift, present, presents, christmas presents, birthday presents, wrapped presents, 礼物, 礼盒, 礼品盒, 🎁',
  },
  {
    key: 'candle',
    drawing: 'candle',
    kind: 'item',
    height: 0.26,
    words:
      'candle, birthday candle, birthday candles, 生日蜡烛, candles, lit candle, candlelight, candle light, candlelit, 蜡烛, 烛光, 烛光下, 烛火, 🕯️',
  },
  {
    key: 'lantern',
    drawing: 'own/paper-lantern',
    kind: 'hang',
    height: 0.15,
    words:
      'lantern, lanterns, chinese lantern, 🏮, paper lantern, paper lanterns, red lantern, red lanterns, 灯笼, 红灯笼, 纸灯笼',
  },
  {
    key: 'crystals',
    drawing: 'own/crystals',
    kind: 'item',
    height: 0.2,
    words:
      'crystals, crystal cluster, glowing crystal, glowing crystals, magic crystal, magic crystals, 水晶, 水晶簇, 晶体, 晶石, 发光的水晶',
  },
  {
    key: 'campfire',
    drawing: 'own/campfire',
    kind: 'item',
    height: 0.16,
    words: 'campfire, camp fire, bonfire, bonfires, 篝火, 营火, 火堆',
  },
  {
    key: 'soap-bubbles',
    drawing: 'own/soap-bubbles',
    kind: 'air',
    height: 0.3,
    words: 'soap bubbles, soap bubble, bubbles, 肥皂泡, 泡泡',
  },
  {
    key: 'sandcastle',
    drawing: 'own/sandcastle',
    kind: 'item',
    height: 0.2,
    words:
      'sandcastle, sand castle, castle made of sand, castle of sand, sandcastles, sand castles, 沙堡, 沙子城堡, 沙滩城堡',
  },
  {
    key: 'market-stall',
    drawing: 'own/market-stall',
    kind: 'item',
    height: 0.3,
    words:
      "stall, stalls, farmers market table, farmer's market table, market table, market stall, market stalls, farmers market stall, farmer's market stall, farmers' market stall, vegetable stall, vegetable stand, produce stand, produce stall, food stall, food stalls, street stall, street food stall, street food stalls, fruit stall, fruit stand, food stand, food cart, fruit cart, fruit carts, vegetable cart, 摊位, 摊位上, 小吃摊, 水果摊, 水果摊上, 蔬菜摊, 蔬菜摊上, 菜摊, 菜摊上, 果蔬摊, 小摊, 摊子, 摊贩, 地摊",
  },
  {
    key: 'monster',
    drawing: 'own/monster',
    kind: 'full',
    height: 0.36,
    words:
      'monster, cute monster, cartoon monster, furry monster, little monster, yeti, 怪兽, 小怪兽, 怪物, 小怪物, 妖怪, 👾, 👹',
  },
  {
    key: 'monster',
    drawing: 'own/one-eyed-monster',
    kind: 'full',
    height: 0.36,
    words:
      'one-eyed monster, one eyed monster, cyclops monster, monster cyclops, 独眼怪, 独眼怪物, 独眼怪兽, 独眼小怪兽, 单眼怪物',
  },
  {
    key: 'monster',
    drawing: 'own/three-eyed-monster',
    kind: 'full',
    height: 0.36,
    words: 'three-eyed monster, three eyed monster, 三眼怪, 三眼怪物, 三眼怪兽, 三眼小怪兽',
  },
];
