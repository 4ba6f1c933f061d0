// From where somebody is, as far as skin and hair are usual there: "a Nigerian woman", 一位印度老人.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Land } from './person-look.ts';
import { isUnknown, means, type Show, type Word } from '../words/word.ts';

const LANDS: readonly (readonly [Land, RegExp])[] = [
  [
    'east',
    /^(?:chinese|japanese|korean|asian|east asian|vietnamese|taiwanese|mongolian|tibetan|thai|中国|日本|韩国|朝鲜|亚洲|东亚|东方|越南|藏族|蒙古|蒙古族|苗族|傣族|彝族)$/i,
  ],
  [
    'south',
    /^(?:indian|south asian|pakistani|bangladeshi|sri lankan|nepali|nepalese|sikh|hindu|印度|巴基斯坦|孟加拉|尼泊尔)$/i,
  ],
  [
    'africa',
    /^(?:african|african american|african-american|afro-american|black|dark-skinned|nigerian|kenyan|ethiopian|ghanaian|maasai|masai|zulu|jamaican|非洲|黑人|黑皮肤)$/i,
  ],
  [
    'north',
    /^(?:white|caucasian|european|french|austrian|swiss|scandinavian|nordic|swedish|norwegian|danish|finnish|icelandic|irish|scottish|german|russian|dutch|polish|ukrainian|british|english|白人|欧洲|法国|北欧|瑞典|挪威|丹麦|芬兰|俄罗斯|德国|英国|爱尔兰|苏格兰)$/i,
  ],
  [
    'middle',
    /^(?:arab|arabian|arabic|middle eastern|persian|iranian|egyptian|moroccan|turkish|latina|latino|latin american|mexican|brazilian|native american|中东|阿拉伯|波斯|埃及|摩洛哥|土耳其|墨西哥|巴西|维吾尔族)$/i,
  ],
];
const REACH = 4;
/** Their dress is that of a land, too. */
const FEAST = /wedding|bride|groom|婚礼|新娘|新郎/i;
const OF_ANOTHER = ['subject', 'scene', 'near-scene', 'garment', 'undrawn', 'part'] as const;

/**
 * Gives those of the cast who are said to be from a land their land. Where no land is named, whoever is asked for in
 * Chinese is from the east, as most who write it mean.
 */
export function giveLands(words: readonly Word[], nouns: readonly Noun[], cast: Cast, show: Show): void {
  let isNamed = false;
  for (const [at, word] of words.entries()) {
    const land = LANDS.find(([, pattern]) => pattern.test(word.text))?.[0];
    // A black coat is none of its wearer's skin.
    if (!land || means(word, 'colour')) continue;
    isNamed = true;
    const near = nouns.filter((noun) => noun.at >= at && noun.at <= at + REACH && noun.word.run === word.run);
    const whose = near.find((noun) => cast.byNoun.get(noun)?.person !== undefined);
    const person = whose && cast.byNoun.get(whose)?.person;
    if (!person) continue;
    person.land ??= land;
    // "A Japanese garden with a girl": the garden is told by it.
    const isOwn = words.slice(at + 1, whose.at).every((one) => !means(one, ...OF_ANOTHER) && !isUnknown(one));
    if (isOwn && person.land === land && !means(word, 'subject') && !FEAST.test(whose.word.text))
      show(word, (person.origin ??= { words: word.text }));
  }
  if (isNamed) return;
  for (const [noun, { person }] of cast.byNoun) if (noun.word.isHan && person) person.land ??= 'east';
}
