// What things lie in and are looked at in: jars, crates, cages, a hollow tree.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const CONTAINER_WORDS: readonly SubjectEntry[] = [
  ...drawnNouns('item', 0.4, {
    'own/crate':
      'wooden crate, wooden crates, crate, crates, fruit crate, apple crate, wooden box, 木箱, 木箱子, 板条箱, 水果箱, 木盒, 木盒子',
    'own/rose-dome':
      'rose under a glass dome, rose under glass, rose in a glass dome, rose inside a glass dome, rose under a bell jar, rose in a bell jar, rose under a glass cloche, enchanted rose under a glass dome, enchanted rose, rose under the glass dome, 玻璃罩里的玫瑰, 玻璃罩中的玫瑰, 玻璃罩下的玫瑰, 玻璃罩玫瑰, 永生玫瑰, 永生花',
    'own/jar':
      'jar, jars, glass jar, glass jars, mason jar, jam jar, cookie jar, candy jar, 罐子, 玻璃罐, 玻璃罐子, 罐, 梅森罐, 糖果罐',
    'own/bottle': 'glass bottle, empty bottle, 玻璃瓶, 玻璃瓶子, 空瓶子, 漂流瓶',
    'own/birdcage': 'birdcage, bird cage, 鸟笼, 鸟笼子',
    'own/snow-globe':
      'snow globe, snowglobe, snow globes, glass globe, glass ball, 雪花球, 水晶雪球, 雪球灯, 玻璃球',
    'own/paned-lantern':
      'glass lantern, oil lantern, storm lantern, hurricane lantern, camping lantern, metal lantern, iron lantern, old lantern, 马灯, 提灯, 一盏灯, 一盏小灯, 煤油灯, 风灯',
    'own/barrel': 'barrel, barrels, wooden barrel, wine barrel, 酒桶, 橡木桶, 木酒桶',
    'own/matchbox': 'matchbox, match box, 火柴盒',
    'own/hollow-log': 'hollow log, 空心木, 空心树干, 空树干, 枯木洞',
    'own/tree-hollow':
      'tree hollow, hollow tree, tree hole, hole in a tree, hollow of a tree, hollow oak, tree trunk hole, 树洞, 树干的洞, 空心树',
    'own/nest': "nest, nests, bird nest, bird nests, bird's nest, bird's nests, birds nest, 鸟巢, 鸟窝, 🪺",
    'own/amplifier': 'amplifier, amp, guitar amplifier, guitar amp, 音箱, 吉他音箱',
    'own/umbrella-stand': 'umbrella stand, umbrella stands, umbrella holder, 伞架, 雨伞架, 伞桶',
    'own/leaf-heap':
      'pile of leaves, pile of autumn leaves, pile of fall leaves, pile of fallen leaves, heap of leaves, heap of autumn leaves, leaf pile, leaf piles, piles of leaves, 落叶堆, 树叶堆, 一堆落叶, 一堆树叶, 枯叶堆, 叶子堆',
    'own/hay-heap':
      'pile of hay, heap of hay, hay pile, pile of straw, heap of straw, haystack, haystacks, hay stack, 干草堆, 草垛, 稻草堆, 一堆干草, 麦秸堆, 麦垛',
    'own/snow-heap': 'pile of snow, heap of snow, snow pile, snowdrift, snowbank, 雪堆, 一堆雪',
    'own/plate': 'china plate, fruit plate, fruit platter, 瓷盘, 果盘, 水果盘',
    'own/pot': 'cooking pot, stew pot, iron pot, 铁锅, 汤锅',
    'own/clay-pot':
      'clay pot, clay pots, earthen pot, earthenware pot, terracotta pot, terra-cotta pot, 瓦罐, 瓦盆, 陶锅, 陶盆',
  }),
  {
    key: 'eggshell',
    drawing: 'own/eggshell',
    kind: 'item',
    height: 0.66,
    words:
      'eggshell, egg shell, broken eggshell, cracked egg, cracked open egg, broken egg, dragon egg shell, 蛋壳, 破壳, 破壳而出, 破壳而出的',
  },
  {
    key: 'basket',
    drawing: 'basket',
    kind: 'item',
    height: 0.4,
    words:
      '菜篮, 菜篮子, 花篮子, 果篮, 竹篮, 竹篮子, 竹筐, 筐, 筐子, 藤篮, 藤筐, 柳条篮, 柳条筐, straw basket, bamboo basket, woven basket',
  },
  {
    key: 'mech',
    drawing: 'own/mech',
    kind: 'full',
    height: 0.7,
    words:
      'mech, mechs, mecha, mech warrior, mech warriors, mecha warrior, battle mech, combat mech, giant mech, mech suit, war machine, 机甲, 机甲战士, 巨型机甲, 战斗机甲, 高达, 机动战士',
  },
  {
    key: 'umbrella',
    drawing: 'own/leaf-umbrella',
    kind: 'item',
    height: 0.4,
    words: 'leaf umbrella, umbrella leaf, leaf as an umbrella, 荷叶伞, 叶子伞, 树叶伞',
  },
];
