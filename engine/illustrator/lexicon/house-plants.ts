// House plants by their names: each stands in a pot of its own.

import type { SubjectEntry } from './subject.ts';

/** By the ends of the names of their drawings. */
const WORDS: Readonly<Record<string, string>> = {
  monstera:
    'monstera, monsteras, monstera plant, monstera plants, monstera deliciosa, swiss cheese plant, 龟背竹',
  'snake-plant': 'snake plant, snake plants, sansevieria, sansevierias, 虎尾兰, 虎皮兰, 虎皮掌',
  aloe: 'aloe, aloes, aloe vera, aloe plant, aloe vera plant, 芦荟',
  'fiddle-leaf-fig': 'fiddle leaf fig, fiddle-leaf fig, fiddle leaf fig tree, fiddle leaf figs, 琴叶榕',
  'rubber-plant':
    'rubber plant, rubber plants, ficus, ficus plant, ficus tree, ficus elastica, 橡皮树, 橡胶榕, 印度榕',
  pothos: 'pothos, pothos plant, golden pothos, devil’s ivy, 绿萝',
  ivy: 'potted ivy, ivy plant, ivy plants, ivy in a pot, 盆栽常春藤',
  'spider-plant': 'spider plant, spider plants, 吊兰',
  dracaena: 'dracaena, dracaenas, dracaena plant, yucca, yuccas, yucca plant, 龙血树, 巴西木, 丝兰, 龙舌兰',
  philodendron: 'philodendron, philodendrons, calathea, calatheas, 喜林芋, 春羽, 海芋, 滴水观音, 竹芋',
  'peace-lily': 'peace lily, peace lilies, 白掌, 一帆风顺花',
  anthurium: 'anthurium, anthuriums, flamingo flower, 红掌, 红掌花',
  'money-tree': 'money tree, money trees, money plant, pachira, 发财树, 招财树, 摇钱树盆栽',
  'lucky-bamboo': 'lucky bamboo, 富贵竹, 转运竹',
  'feather-fern': 'asparagus fern, 文竹',
  fern: 'potted fern, potted ferns, boston fern, boston ferns, fern plant, 波士顿蕨, 蕨类盆栽',
  herb: 'pot of basil, basil in a pot, pot of mint, mint in a pot, pot of herbs, herbs in a pot, potted basil, basil plant, basil plants, potted mint, mint plant, mint plants, potted herbs, potted herb, herb plant, herb plants, 薄荷盆栽, 盆栽薄荷, 一盆薄荷, 罗勒盆栽, 一盆罗勒',
  rosemary:
    'pot of rosemary, rosemary in a pot, pot of thyme, potted rosemary, rosemary plant, rosemary bush, potted thyme, thyme plant, 盆栽迷迭香, 迷迭香盆栽, 一盆迷迭香',
  succulent:
    'succulent, potted succulent, potted succulents, succulent plant, succulent plants, succulents, small succulent, 多肉, 多肉植物, 多肉盆栽, 一盆多肉',
  bonsai: 'bonsai, bonsais, bonsai tree, bonsai trees, bonsai pine, 盆景, 松树盆景, 盆景树, 一盆盆景',
};

export const HOUSE_PLANT_ENTRIES: readonly SubjectEntry[] = Object.entries(WORDS).map(([kind, words]) => ({
  key: 'potted-plant',
  drawing: `own/potted-${kind}`,
  kind: 'item',
  height: 0.28,
  words,
}));
