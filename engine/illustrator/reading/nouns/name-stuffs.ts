// "A dragon made of fire", "a fox made entirely of autumn leaves", 用云朵做成的小羊: what somebody or something is built of
// is no thing beside it, and all of it is painted so.

import {
  canBeOf,
  MATERIALS_HAN,
  materialOfFigures,
  materialOfStatues,
  type MaterialName,
} from '../../lexicon/materials.ts';
import { COLOURFUL_STUFFS, isStuff, stuffNamed, STUFFS_HAN } from '../../lexicon/stuffs.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { ADJECTIVE, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

const MADE = /^(?:made|built|composed|formed|constructed|crafted|sculpted|woven|created|assembled)$/i;
const WHOLLY =
  /^(?:entirely|completely|purely|wholly|fully|up|out|all|of|from|by|only|just|pure|swirling|living|tiny|small|little|colou?rful|many|various|different|hundreds|thousands|lots|fresh|old|and|the|a|an)$/i;
const OF = /^(?:of|from|by)$/i;
/** So many words may stand between "made" and what it is of. */
const FURTHEST = 6;

/** Returns the words, with such stuff said of what is built of it. */
export function nameStuffs(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found = (words[at] as Word).isHan ? builtHan(words, at) : builtEnglish(words, at);
    named.push(...(found?.words ?? [words[at] as Word]));
    at += found?.taken ?? 1;
  }
  return named;
}

type Found = { words: Word[]; taken: number };

function canBeBuilt(word: Word | undefined, material: MaterialName): word is Word {
  const thing = meaningOf(word, 'subject')?.value;
  return (
    thing !== undefined &&
    canBeOf(thing, material, true) &&
    !(word?.isHan === false && means(word, 'garment'))
  );
}

function meaning(value: MaterialName): Word['meanings'] {
  return [...ADJECTIVE, { is: 'material', value }];
}

function builtEnglish(words: readonly Word[], at: number): Found | undefined {
  const thing = words[at] as Word;
  const made = words[at + 1];
  if (made?.run !== thing.run || !MADE.test(made.text)) return undefined;
  const colours: Word[] = [];
  let isOf = false;
  for (let next = at + 2; next < at + 2 + FURTHEST; next++) {
    const word = words[next];
    if (word?.run !== thing.run) return undefined;
    const found = isOf ? longestAt(words, next) : undefined;
    // "A city made of candy": no sweets lie before it.
    const isPlace = found && means(thing, 'scene') && !means(thing, 'subject') && isStuff(found.material);
    if (found && (isPlace === true || canBeBuilt(thing, found.material))) {
      const isSeen = isPlace !== true && isSoColoured(words.slice(at + 2, next), found.material);
      const said = joinWords(words, [at + 1, found.to], isSeen ? meaning(found.material) : UNSHOWN);
      const taken = found.to + 1 - at;
      return isSeen
        ? { words: [{ ...said, run: thing.run }, ...colours, thing], taken }
        : { words: [thing, said], taken };
    }
    isOf ||= OF.test(word.text);
    if (means(word, 'colour')) colours.push(word);
    else if (!WHOLLY.test(word.text)) return undefined;
  }
  return undefined;
}

/** "Of colorful clouds": what has one colour is told as left out. */
function isSoColoured(said: readonly Word[], material: MaterialName): boolean {
  return COLOURFUL_STUFFS.has(material) || !said.some(({ text }) => COLOURFUL.test(text));
}
const COLOURFUL = /colou?rful|五颜六色|彩色/i;

/** Its name may be of several words: "autumn leaves", "lego bricks". */
function longestAt(words: readonly Word[], from: number): { material: MaterialName; to: number } | undefined {
  const { run } = words[from] as Word;
  for (let to = from + 2; to >= from; to--) {
    if (words[to]?.run !== run) continue;
    const text = words
      .slice(from, to + 1)
      .map((word) => word.text)
      .join(' ');
    const material = stuffNamed(text) ?? materialOfFigures(text) ?? materialOfStatues(text);
    if (material) return { material, to };
  }
  return undefined;
}

const BUILT_HAN = new RegExp(
  `^(?:全身|身体|浑身|通体)?(?:都|完全)?(?:是)?(?:用|由)?(?:许多|各种|很多|无数|五颜六色的|彩色的?|秋天的|新鲜的?)?(${STUFFS_HAN}|冰块?|巧克力|黄金|白银|${MATERIALS_HAN})` +
    '(?:做|做成|制成|制作|制作成|组成|组合|拼成|拼|构成|构建|编成|编织|编织成|堆成|堆|堆砌|搭成|搭|搭建|化成|幻化|凝聚|凝成|凝结|形成|打造|扎成|砌成|垒成)' +
    '(?:而成|成)?的$',
  'u',
);
const MOST_SIGNS = 16;

/** The words may be cut anywhere: 用 | 云 | 做的 | 小羊. */
function builtHan(words: readonly Word[], at: number): Found | undefined {
  let text = '';
  for (let to = at; text.length < MOST_SIGNS; to++) {
    const word = words[to];
    if (!word?.isHan || (to > at && word.start !== words[to - 1]?.end)) return undefined;
    text += word.text;
    const name = BUILT_HAN.exec(text)?.[1] ?? '';
    const material = stuffNamed(name) ?? materialOfFigures(name);
    if (!material) continue;
    if (!canBeBuilt(thingAfter(words, to), material)) return undefined;
    const isSeen = isSoColoured([{ ...word, text }], material);
    return {
      words: [joinWords(words, [at, to], isSeen ? meaning(material) : UNSHOWN)],
      taken: to + 1 - at,
    };
  }
  return undefined;
}

function thingAfter(words: readonly Word[], at: number): Word | undefined {
  const next = words
    .slice(at + 1, at + 1 + FURTHEST)
    .find((one) => !means(one, 'adjective', 'size', 'colour', 'number') || means(one, 'subject'));
  return next?.run === words[at]?.run ? next : undefined;
}
