// "Snakes for hair", "hair made of fire", 头发由花朵组成: what hair is made of is on the head, and never beside it.

import { hairOfThings } from '../../people/hair-of-things.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, meaningOf, means, UNSHOWN, type Word } from '../words/word.ts';

const HAIR = /^(?:hair|头发|长发|短发|秀发)$/i;
/** Between hair and what it is of. */
const TO_THING =
  /^(?:made|composed|woven|formed|out|of|from|is|are|was|like|turned|turning|into|that|which|a|an|the|all|living|writhing|burning|glowing|soft|fluffy|real|是|由|用|变成|变成了|化作|化为|像|如|为|都|全)$/i;
const LEADING = /^(?:of|from|is|are|like|into|是|由|用|变成|变成了|化作|化为|像|如)$/i;
/** Between a thing and hair: "snakes for hair", 火焰做成的头发. */
const TO_HAIR = /^(?:for|as|instead|of|做|做成|做的|组成|组成的|构成|编成|般|一样|似|的|like)$/i;
const AFTER_THING = /^(?:做|做成|做的|组成|组成的|构成|构成的|编成|一样|般|似的)$/;
/** 蛇发女子. */
const HAN_OF_THING = /^[蛇火云花]发$/u;
/** "Flowers in her hair". */
const IN_HAIR = /^(?:in|her|his|their|the)$/i;
const STUCK_IN = /^(?:.*\b)?(?:flowers?|rose|roses|daisy|daisies|blossoms?|feathers?|ribbons?) in /i;
const WITH = /^(?:用|由)$/;
const FURTHEST = 5;

/** One word of all of it: worn on the head where that is drawn, else left out. */
export function nameHairOfThings(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  const isSomebody = words.some((word) => isFigure(word));
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const span = spanFrom(words, at);
    if (span === undefined) {
      named.push(word);
      continue;
    }
    const parts = words.slice(at, span + 1);
    const text = parts.map((part) => part.text).join(word.isHan ? '' : ' ');
    const kind = hairOfThings(text);
    const isWorn = kind !== undefined || STUCK_IN.test(text);
    const meanings = !isWorn
      ? UNSHOWN
      : !isSomebody && kind?.gear === 'snake-hair'
        ? (VOCABULARY.get('medusa') ?? [])
        : [{ is: 'garment', value: 'hat' } as const];
    named.push({ ...word, text, end: (parts.at(-1) as Word).end, meanings });
    at = span;
  }
  return named;
}

/** Where the words that begin here and say what hair is of end. */
function spanFrom(words: readonly Word[], at: number): number | undefined {
  // "A dog's hair" is of a dog.
  if (words[at]?.isPossessive) return undefined;
  const word = words[at] as Word;
  if (HAIR.test(word.text)) return fromHair(words, at);
  if (HAN_OF_THING.test(word.text)) return at;
  const start = WITH.test(word.text) ? at + 1 : at;
  const thing = words[start];
  if (!thing || !isThing(thing)) return undefined;
  let next = start + 1;
  const isLeading = /^in$/i.test(words[next]?.text ?? '') ? IN_HAIR : TO_HAIR;
  while (next - start < FURTHEST && words[next]?.run === word.run && isLeading.test(words[next]?.text ?? ''))
    next++;
  const hair = words[next];
  if (!hair || hair.run !== word.run || !HAIR.test(hair.text)) return undefined;
  // 桃花的头发: what is right before it with no more than "of" is made of it, too.
  return next;
}

function fromHair(words: readonly Word[], at: number): number | undefined {
  const { run } = words[at] as Word;
  let next = at + 1;
  let isLed = false;
  while (next - at <= FURTHEST && words[next]?.run === run && TO_THING.test(words[next]?.text ?? '')) {
    isLed ||= LEADING.test(words[next]?.text ?? '');
    next++;
  }
  const thing = words[next];
  if (!isLed || !thing || thing.run !== run || !isThing(thing)) return undefined;
  const after = words[next + 1];
  return after?.run === run && AFTER_THING.test(after.text) ? next + 1 : next;
}

const KIND_OF_THING = ['undrawn', 'scene', 'near-scene', 'part', 'plume', 'weather'] as const;

/** Nobody's hair is made of somebody, or of a colour. */
function isThing(word: Word): boolean {
  if (means(word, 'colour', 'hair-colour', 'hair', 'hair-cut', 'garment')) return false;
  const subject = meaningOf(word, 'subject')?.value;
  return subject ? subject.kind !== 'figure' : means(word, ...KIND_OF_THING);
}
