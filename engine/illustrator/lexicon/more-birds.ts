// Birds that people ask for by name: with crests and great bills, of shores, of the ground, and those that only run.

import type { SubjectEntry } from './subject.ts';

/** Small ones, that sit on branches. */
const PERCHING = [
  [
    'own/cardinal',
    'cardinal, cardinal bird, red cardinal, northern cardinal, 红衣主教鸟, 北美红雀, 主红雀, 红雀',
  ],
  ['own/blue-jay', 'blue jay, bluejay, 冠蓝鸦, 蓝松鸦'],
  ['own/kingfisher', 'kingfisher, 翠鸟'],
  ['own/woodpecker', 'woodpecker, 啄木鸟'],
  ['own/starling', 'starling, myna, mynah, myna bird, 椋鸟, 八哥鸟, 鹩哥'],
  ['own/cuckoo', 'cuckoo, cuckoo bird, 布谷鸟, 杜鹃鸟, 大杜鹃'],
  ['own/hoopoe', 'hoopoe, 戴胜, 戴胜鸟'],
  ['own/swallow', 'chimney swift, common swift, 雨燕'],
  ['own/sparrow', 'lark, skylark, thrush, song thrush, 百灵鸟, 百灵, 云雀, 画眉鸟'],
] as const;

/** They swim or walk, and fly where it is said. */
const ON_FEET = [
  ['pelican', 0.32, 'pelican, 鹈鹕'],
  ['cormorant', 0.3, 'cormorant, 鸬鹚, 鱼鹰'],
  ['puffin', 0.24, 'puffin, atlantic puffin, 海鹦, 北极海鹦'],
  ['ibis', 0.3, 'ibis, crested ibis, sacred ibis, 朱鹮'],
  ['pheasant', 0.24, 'pheasant, golden pheasant, 野鸡, 雉鸡, 山鸡, 锦鸡'],
  ['partridge', 0.2, 'partridge, grouse, 鹧鸪, 山鹑, 松鸡'],
  ['quail', 0.18, 'quail, 鹌鹑'],
  ['ostrich', 0.46, 'ostrich, 鸵鸟'],
  ['emu', 0.42, 'emu, 鸸鹋'],
  ['cassowary', 0.42, 'cassowary, 鹤鸵, 食火鸡'],
  ['kiwi-bird', 0.18, 'kiwi bird, kiwi birds, 几维鸟, 鹬鸵, 奇异鸟'],
] as const;

export const MORE_BIRDS: readonly SubjectEntry[] = [
  ...PERCHING.map(([drawing, words]) => ({
    key: 'bird',
    drawing,
    kind: 'bird' as const,
    height: 0.12,
    words,
  })),
  ...ON_FEET.map(([name, height, words]) => ({
    key: name,
    drawing: `own/${name}`,
    kind: 'full' as const,
    height,
    words,
  })),
  { key: 'parrot', drawing: 'own/toucan', kind: 'bird', height: 0.2, words: 'toucan, 巨嘴鸟, 大嘴鸟' },
  {
    key: 'parrot',
    drawing: 'own/cockatoo',
    kind: 'bird',
    height: 0.2,
    words: 'cockatoo, 凤头鹦鹉, 葵花鹦鹉, 白鹦鹉',
  },
  {
    key: 'parrot',
    drawing: 'own/budgerigar',
    kind: 'bird',
    height: 0.14,
    words: 'budgie, budgerigar, parakeet, 虎皮鹦鹉',
  },
  {
    key: 'eagle',
    drawing: 'own/hawk',
    kind: 'bird',
    height: 0.24,
    words: 'buzzard, condor, andean condor, california condor, 秃鹰, 神鹫, 安第斯神鹫',
  },
];
