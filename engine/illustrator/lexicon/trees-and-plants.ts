// Trees, flowers and other plants.

import type { SubjectEntry } from './subject.ts';

export const TREES_AND_PLANTS: readonly SubjectEntry[] = [
  {
    key: 'cherry-tree',
    drawing: 'own/cherry-tree',
    kind: 'tree',
    height: 0.8,
    words:
      'cherry blossom, cherry blossoms, sakura, cherry tree, cherry trees, 樱桃树, 樱花, 樱花雨, 桃花雨, 杏花雨, 樱花树, 桃花, 桃树, 桃花树, 梅树, 梅花树, 杏花, 梅花, 梅林, 梅园, 桃花林, peach blossom tree, plum tree, plum trees, crabapple tree, crabapple trees, crabapple blossom, crabapple blossoms, 海棠花, 海棠树, 西府海棠, 垂丝海棠, 李子树, plum blossom, blossoms, blossom',
  },
  {
    key: 'maple',
    drawing: 'own/maple-tree',
    kind: 'tree',
    height: 0.8,
    words: 'maple, maple tree, maple trees, maple forest, maples, red maple, 枫树, 枫叶, 枫林, 红枫',
  },
  {
    key: 'ginkgo',
    drawing: 'own/ginkgo-tree',
    kind: 'tree',
    height: 0.8,
    words:
      'ginkgo, ginkgo tree, ginkgo trees, ginkgo forest, 银杏林, 银杏, 银杏树, 胡杨, 胡杨树, 胡杨林, desert poplar, desert poplars, aspen, aspens, aspen tree, aspen trees, golden larch',
  },
  {
    key: 'osmanthus',
    drawing: 'own/osmanthus-tree',
    kind: 'tree',
    height: 0.7,
    words:
      'osmanthus, osmanthus tree, osmanthus trees, sweet osmanthus, osmanthus flowers, osmanthus blossoms, 桂花, 桂花树, 桂树, 丹桂, 金桂, 金桂花, 桂花枝',
  },
  {
    key: 'willow',
    drawing: 'own/willow',
    kind: 'tree',
    height: 0.8,
    words: 'willow, willows, weeping willow, 柳树, 垂柳, 杨柳, 柳',
  },
  {
    key: 'bamboo',
    drawing: 'own/bamboo',
    kind: 'tree',
    height: 0.9,
    words: 'bamboo, bamboo forest, bamboo grove, bamboo sea, sea of bamboo, 竹子, 竹林, 竹',
  },
  {
    key: 'birch',
    drawing: 'own/birch',
    kind: 'tree',
    height: 0.7,
    words:
      'birch, birches, birch tree, birch trees, birch forest, birch grove, silver birch, silver birches, 白桦, 白桦树, 白桦林, 桦树, 桦树林',
  },
  {
    key: 'tree',
    drawing: 'own/oak',
    kind: 'tree',
    height: 0.7,
    words:
      'tree, trees, oak, oak tree, old tree, big tree, elm, elms, elm tree, beech, beeches, ash tree, ash trees, linden, linden tree, linden trees, lime tree, lime trees, chestnut tree, chestnut trees, walnut tree, walnut trees, mulberry tree, mulberry trees, fig tree, fig trees, olive tree, olive trees, 🌳, 桑树, 核桃树, 栗子树, 板栗树, 榆树, 无花果树, 橄榄树, 橡树, 梧桐树, 梧桐, 法国梧桐, banyan, banyan tree, sycamore, sycamore tree, plane trees, camphor tree, 樟树, 槐树, 小树, 大树, 树, 老树, 树木, 榕树, 古树',
  },
  {
    key: 'pine',
    drawing: 'own/pine',
    kind: 'tree',
    height: 0.6,
    words:
      'redwood, redwoods, redwood tree, redwood trees, redwood forest, 杉树林, sequoia, sequoias, giant sequoia, 红杉, 红杉树, 红杉林, pine, pines, pine tree, pine trees, pine forest, 松林, fir, spruce, cedar, evergreen, conifer, 🌲, 松树, 雪松, 杉树, 松, 青松',
  },
  {
    key: 'acacia',
    drawing: 'own/acacia',
    kind: 'tree',
    height: 0.5,
    words:
      'acacia, acacias, acacia tree, acacia trees, umbrella tree, umbrella trees, 金合欢, 金合欢树, 相思树',
  },
  {
    key: 'palm',
    drawing: 'own/palm',
    kind: 'tree',
    height: 0.6,
    words:
      'palm, palm tree, palm trees, palms, 棕榈, 棕榈树, 椰子树, 椰树, 椰枣树, 椰枣, 海枣树, date palm, date palms, date palm tree, date palm trees, coconut tree, 🌴',
  },
  {
    key: 'cactus',
    drawing: 'own/cactus',
    kind: 'plant',
    height: 0.26,
    words: 'cactus, cacti, cactuses, 仙人掌, 🌵',
  },
  {
    key: 'sunflower',
    drawing: 'sunflower',
    kind: 'plant',
    height: 0.17,
    words: 'sunflower, sunflowers, sunflower field, 向日葵, 向日葵花田, 葵花, 🌻',
  },
  { key: 'tulip', drawing: 'tulip', kind: 'plant', height: 0.13, words: 'tulip, tulips, 郁金香, 🌷' },
  {
    key: 'rose',
    drawing: 'noto/rose',
    kind: 'plant',
    height: 0.14,
    words:
      'rose, roses, rose bush, rose bushes, rosebush, rosebushes, 玫瑰, 玫瑰花, 玫瑰丛, 玫瑰花丛, 月季, 🌹',
  },
  {
    key: 'flower',
    drawing: 'own/wildflowers',
    kind: 'plant',
    height: 0.13,
    words:
      'flower, flowers, wildflower, wildflowers, flower field, flower bed, flower beds, flowerbed, flowerbeds, blossoming flowers, 花坛, 花, 花朵, 野花, 鲜花, 花海, 花丛, 小花, 🌸',
  },
  {
    key: 'lavender',
    drawing: 'own/lavender',
    kind: 'plant',
    height: 0.12,
    words: 'lavender, lavender field, lavender fields, 薰衣草',
  },
  {
    key: 'wheat',
    drawing: 'own/wheat',
    kind: 'plant',
    height: 0.12,
    words: 'wheat, wheat field, wheat fields, barley, 麦田, 小麦, 麦子, 稻田, 麦浪, 稻穗',
  },
  {
    key: 'rapeseed',
    drawing: 'own/rapeseed',
    kind: 'plant',
    height: 0.11,
    words: 'rapeseed, canola, rapeseed field, 油菜花, 油菜花田',
  },
  {
    key: 'poppy',
    drawing: 'own/poppy',
    kind: 'plant',
    height: 0.12,
    words: 'poppy, poppies, poppy field, 罂粟花, 虞美人',
  },
  {
    key: 'tree-stump',
    drawing: 'own/tree-stump',
    kind: 'item',
    height: 0.2,
    words: 'tree stump, tree stumps, stump, stumps, mossy stump, 树桩, 树墩, 木桩, 老树桩, 树桩子',
  },
  {
    key: 'log',
    drawing: 'own/log',
    kind: 'item',
    height: 0.18,
    words:
      'log, logs, fallen log, fallen logs, wooden log, mossy log, tree log, fallen tree, fallen trunk, fallen tree trunk, 圆木, 倒木, 原木, 木桩子, 枯木桩, 倒下的树, 倒下的树干',
  },
  { key: 'reeds', drawing: 'own/reeds', kind: 'plant', height: 0.2, words: 'reeds, reed, 芦苇, 芦苇荡' },
  {
    key: 'lotus',
    drawing: 'own/lotus',
    kind: 'plant',
    height: 0.2,
    words:
      'lotus, lotuses, 🪷, lotus flower, lotus flowers, lotus pond, water lily, water lilies, lily pad, lily pads, lilypad, lotus leaf, lotus leaves, 荷花, 莲花, 荷塘, 荷叶, 睡莲, 莲叶, 睡莲叶',
  },
  {
    key: 'mushroom',
    drawing: 'mushroom',
    kind: 'plant',
    height: 0.18,
    words: 'mushroom, mushrooms, toadstool, 蘑菇, 小蘑菇, 🍄',
  },
];
