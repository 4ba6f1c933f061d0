// Cats by their coats and breeds.

import type { SubjectEntry } from './subject.ts';

/** Breeds that everybody knows by their coat. */
const CATS_BY_COAT: readonly (readonly [colour: string, words: string])[] = [
  [
    '#8d96a4',
    'british shorthair, british shorthair cat, russian blue, 英短, 英短猫, 英国短毛猫, 蓝猫, 英短蓝猫, 俄罗斯蓝猫, scottish fold, scottish folds, scottish fold cat, chartreux, 折耳猫, 苏格兰折耳猫',
  ],
  ['#f3efe8', 'persian cat, 波斯猫'],
];

export const CATS: readonly SubjectEntry[] = [
  {
    key: 'cat',
    drawing: 'own/cat',
    kind: 'full',
    height: 0.32,
    words:
      '猫群, cat, pussycat, pussy cat, kitty cat, house cat, domestic cat, kitten, kitty, tabby, maine coon, maine coon cat, norwegian forest cat, abyssinian, abyssinian cat, ginger cat, orange cat, orange tabby, calico cat, 猫, 小猫, 肥猫, 胖猫, 大肥猫, 懒猫, 猫咪, 橘猫, 加菲, 狸花猫, 小奶猫, 流浪猫, 花猫, 缅因猫, 缅因库恩猫, 挪威森林猫, 阿比西尼亚猫, 🐱, 🐈',
  },
  ...CATS_BY_COAT.map(([colour, words]) => ({
    key: 'cat',
    drawing: 'own/cat',
    kind: 'full' as const,
    height: 0.32,
    colour,
    words,
  })),
  {
    key: 'cat',
    drawing: 'own/sphynx-cat',
    kind: 'full',
    height: 0.32,
    words: 'sphynx, sphynx cat, sphinx cat, hairless cat, 无毛猫, 斯芬克斯猫, 加拿大无毛猫',
  },
  {
    key: 'cat',
    drawing: 'own/ragdoll-cat',
    kind: 'full',
    height: 0.32,
    words: 'ragdoll cat, ragdoll, siamese cat, siamese, 布偶猫, 布偶, 暹罗猫, 暹罗',
  },
  {
    key: 'cat',
    drawing: 'own/bengal-cat',
    kind: 'full',
    height: 0.32,
    words: 'bengal cat, ocelot, leopard cat, savannah cat, 孟加拉豹猫, 孟加拉猫, 豹猫',
  },
  {
    key: 'black-cat',
    drawing: 'own/black-cat',
    colour: '#26262c',
    kind: 'full',
    height: 0.3,
    words: 'black cat, black kitten, 黑猫, 小黑猫, 🐈‍⬛',
  },
];
