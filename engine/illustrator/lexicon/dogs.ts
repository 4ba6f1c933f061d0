// Dogs by their breeds: each breed of a drawing of its own, all the others of one.

import type { SubjectEntry } from './subject.ts';

const BREEDS: readonly (readonly [drawing: string, words: string, colour?: string])[] = [
  [
    'dog',
    'dog, guide dog, guard dog, sheep dog, sheepdog, pet dog, puppy, doggy, hound, border collie, collie, beagle, bulldog, french bulldog, pug, dachshund, chihuahua, terrier, greyhound, spaniel, pomeranian, 狗, 小狗, 狗狗, 边牧, 斗牛犬, 法斗, 吉娃娃, 博美, 大黄狗, 小奶狗, 犬, 🐶, 🐕',
  ],
  ['corgi', 'corgi, corgi puppy, corgi dog, welsh corgi, 柯基, 柯基犬, 小柯基'],
  ['shiba', 'shiba, shiba inu, shiba inu dog, shiba inu puppy, akita, 柴犬, 秋田犬, 小柴犬'],
  [
    'husky',
    'husky, husky puppy, husky dog, siberian husky, alaskan malamute, malamute, sled dog, 哈士奇, 雪橇犬, 阿拉斯加犬',
  ],
  ['husky', 'samoyed, 萨摩耶, 萨摩耶犬', '#f4f2ee'],
  [
    'retriever',
    'golden retriever, golden retriever puppy, golden retriever dog, retriever, 金毛, 金毛犬, 金毛寻回犬',
  ],
  ['labrador', 'labrador, labrador puppy, labrador retriever, rottweiler, doberman, 拉布拉多, 拉布拉多犬'],
  ['dalmatian', 'dalmatian, 斑点狗, 大麦町'],
  ['shepherd', 'german shepherd, german shepherd dog, german shepherd puppy, 德牧, 牧羊犬, 德国牧羊犬, 狼狗'],
];

export const DOGS: readonly SubjectEntry[] = BREEDS.map(([drawing, words, colour]) => ({
  key: 'dog',
  drawing: `own/${drawing}`,
  kind: 'full',
  height: 0.34,
  words,
  ...(colour === undefined ? {} : { colour }),
}));
