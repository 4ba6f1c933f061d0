// Animals by the drawings of the emoji fonts, each looked at and named by hand.

import { drawnNouns, type SubjectEntry } from './subject.ts';

export const MORE_ANIMALS: readonly SubjectEntry[] = [
  {
    key: 'blackbird',
    drawing: 'own/crow',
    kind: 'bird',
    height: 0.16,
    words: 'blackbird, crow, raven, 乌鸦, 渡鸦, 🐦‍⬛',
  },
  { key: 'magpie', drawing: 'own/magpie', kind: 'bird', height: 0.16, words: 'magpie, 喜鹊' },
  {
    key: 'goose',
    drawing: 'own/goose',
    kind: 'full',
    height: 0.3,
    words: 'wild goose, wild geese, canada goose, canada geese, 大雁, 雁, 雁群, 鸿雁',
  },
  {
    key: 'crocodile',
    drawing: 'own/crocodile',
    kind: 'full',
    height: 0.16,
    words: 'crocodile, alligator, caiman, 鳄鱼, 短吻鳄, 🐊',
  },
  ...drawnNouns('full', 0.36, {
    gorilla: 'gorilla, 大猩猩, 🦍',
    orangutan: 'orangutan, chimpanzee, ape, 猩猩, 黑猩猩, 🦧',
    'own/bison': 'bison, 野牛, 🦬',
    ox: 'ox, oxen, bull, 公牛, 🐂',
    'water-buffalo': 'buffalo, buffaloes, 🐃',
    ram: 'ram, 公羊, 🐏',
    'own/llama': 'llama, alpaca, 羊驼, 美洲驼, 🦙',
    rhinoceros: 'rhinoceros, rhino, 犀牛, 🦏',
    hippopotamus: 'hippopotamus, hippo, 河马, 🦛',
    mammoth: 'mammoth, 猛犸象, 猛犸, 🦣',
    goose: 'goose, 大鹅, 鹅, 🪿',
    turkey: 'turkey, 火鸡, 🦃',
    dodo: 'dodo, 渡渡鸟, 🦤',
  }),
  ...drawnNouns('full', 0.26, {
    rat: 'rat, 大老鼠, 🐀',
    beaver: 'beaver, 河狸, 海狸, 🦫',
    sloth: 'sloth, 树懒, 🦥',
    skunk: 'skunk, 臭鼬, 🦨',
    badger: 'badger, 獾, 🦡',
    'own/lizard': 'lizard, gecko, iguana, 蜥蜴, 壁虎, 🦎',
    'own/chameleon': 'chameleon, chameleons, 变色龙',
    'own/snake':
      'snake, cobra, python, viper, pit viper, rattlesnake, boa constrictor, anaconda, king cobra, black mamba, 毒蛇, 响尾蛇, 蝰蛇, 竹叶青蛇, 森蚺, 蛇, 眼镜蛇, 蟒蛇, 🐍',
    lobster: 'lobster, 龙虾, 🦞',
    scorpion: 'scorpion, 蝎子, 🦂',
    spider: 'spider, tarantula, 蜘蛛, 🕷️',
  }),
  ...drawnNouns('full', 0.16, {
    ant: 'ant, 蚂蚁, 🐜',
    beetle: 'beetle, 甲虫, 🪲',
    cricket: 'cricket, field cricket, cricket insect, grasshopper, 蟋蟀, 蚱蜢, 🦗',
    bug: 'caterpillar, 毛毛虫, 🐛',
    worm: 'worm, earthworm, 蚯蚓, 🪱',
    shrimp: 'shrimp, prawn, 虾, 🦐',
    'spiral-shell': 'seashell, shell, conch, 贝壳, 海螺, 🐚',
    'hatching-chick': 'hatching chick, 破壳小鸡, 🐣',
  }),
  ...drawnNouns('bird', 0.16, {
    bat: 'bat, 蝙蝠, 🦇',
    mosquito: 'mosquito, 蚊子, 🦟',
  }),
  ...drawnNouns('fish', 0.24, {
    blowfish: 'blowfish, pufferfish, 河豚, 🐡',
    squid: 'squid, cuttlefish, 墨鱼, 鱿鱼, 乌贼, 🦑',
  }),
];
