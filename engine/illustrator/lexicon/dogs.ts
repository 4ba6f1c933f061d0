// Dogs by their breeds: each breed of a drawing of its own, all the others of one.

import type { SubjectEntry } from './subject.ts';

const BREEDS: readonly (readonly [drawing: string, words: string, colour?: string])[] = [
  [
    'dog',
    'dog, guide dog, guard dog, sheep dog, sheepdog, pet dog, puppy, doggy, hound, border collie, collie, terrier, spaniel, king charles spaniel, cavalier king charles spaniel, cavalier spaniel, cocker spaniel, springer spaniel, bloodhound, jack russell, jack russell terrier, saint bernard, st bernard, st. bernard, vizsla, pointer dog, pomeranian, 狗, 小狗, 狗狗, 边牧, 博美, 大黄狗, 可卡犬, 巴吉度犬, 寻血猎犬, 圣伯纳犬, 圣伯纳, 拳师犬, 中华田园犬, 土狗, 博美犬, 吉娃娃犬, 八哥犬, 八哥狗, 法国斗牛犬, 小奶狗, 犬, 🐶, 🐕',
  ],
  [
    'dachshund',
    'dachshund, dachshund puppy, sausage dog, wiener dog, basset hound, 腊肠犬, 腊肠狗, 巴吉度, 巴吉度犬',
  ],
  ['chihuahua', 'chihuahua, chihuahua puppy, 吉娃娃, 吉娃娃犬'],
  ['pug', 'pug, pug puppy, pug dog, 巴哥, 巴哥犬, 八哥犬, 哈巴狗'],
  [
    'bulldog',
    'bulldog, english bulldog, french bulldog, bulldog puppy, pit bull, pitbull, bull terrier, boxer dog, 斗牛犬, 法斗, 法国斗牛犬, 英国斗牛犬, 英斗',
  ],
  ['beagle', 'beagle, beagle puppy, 比格, 比格犬, 米格鲁'],
  ['greyhound', 'greyhound, whippet, italian greyhound, saluki, borzoi, 灵缇, 灵缇犬, 惠比特犬, 格力犬'],
  ['greyhound', 'great dane, great danes, weimaraner, 大丹犬, 大丹, 魏玛犬', '#7e828c'],
  ['shih-tzu', 'shih tzu, shih-tzu, havanese, lhasa apso, 西施犬, 西施狗'],
  ['shih-tzu', 'maltese dog, maltese puppy, maltese terrier, maltipoo, 马尔济斯, 马尔济斯犬', '#f6f3ee'],
  ['yorkie', 'yorkie, yorkshire terrier, 约克夏, 约克夏犬, 约克夏梗'],
  ['schnauzer', 'schnauzer, miniature schnauzer, giant schnauzer, 雪纳瑞, 雪纳瑞犬'],
  [
    'labrador',
    'newfoundland dog, tibetan mastiff, mastiff, cane corso, 藏獒, 獒犬, 纽芬兰犬, 罗威纳, 杜宾, 杜宾犬',
    '#2e2828',
  ],
  ['husky', 'chow chow, chow chow dog, 松狮, 松狮犬', '#b8743a'],
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
