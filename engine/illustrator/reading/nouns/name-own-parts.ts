// "A birdcage with an open door", "a carousel with horses", "a lantern with a painted dragon": what is a part of the thing or is
// painted on it stands nowhere beside it.

import { joinWords } from '../words/noun-phrase.ts';
import { ADJECTIVE, means, meaningOf, UNSHOWN, type Meaning, type Word } from '../words/word.ts';
import type { Subject } from '../prompt-reading.ts';

const DOOR = /^doors?$/i;
/** What has a door that is drawn shut. */
const OWNERS: ReadonlySet<Subject['kind']> = new Set(['item', 'vehicle', 'air']);
const IS_OPEN = /^(?:open|opened|ajar|closed|shut|half-open)$/i;
/** Words before a door in which what it belongs to is looked for. */
const FURTHEST = 10;

/** Returns the words, such a door as one that is not shown. */
export function nameOwnDoors(words: readonly Word[]): Word[] {
  return hidePhrases(words, (word, at) => (DOOR.test(word.text) ? beginsAt(words, at) : undefined));
}

/** Where "open" stands of "with an open door", after a thing that has one. */
function beginsAt(words: readonly Word[], door: number): number | undefined {
  const { clause } = words[door] as Word;
  const start = Math.max(0, door - FURTHEST);
  const before = words.slice(start, door);
  const link = before.findLastIndex((one) => /^(?:with|its)$/i.test(one.text) && one.clause === clause);
  const isOpenAfter = IS_OPEN.test(words[door + 1]?.text ?? '') && words[door + 1]?.clause === clause;
  const first = isOpenAfter ? link + 1 : before.findIndex((one, at) => at > link && IS_OPEN.test(one.text));
  const hasOwner = before
    .slice(0, Math.max(0, link))
    .some((one) => one.clause === clause && OWNERS.has(meaningOf(one, 'subject')?.value.kind ?? 'sky'));
  return link >= 0 && first >= 0 && hasOwner ? start + first : undefined;
}

/** Poured into the foam of lattes. */
const FOAM = /^(?:hearts?|爱心|心形)$/i;
const LATTE = /latte|cappuccino|flat white|拿铁|卡布奇诺/i;

/** Drawn with their owner. */
const PIECES: Readonly<Record<string, RegExp>> = {
  carousel: /^(?:horses?|ponies|pony|木马|马)$/i,
  menorah: /^(?:candles?|蜡烛)$/i,
  'go-board': /^(?:stones?|pieces?|pebbles|棋子|石子)$/i,
  piano: /^(?:keys?)$/i,
  scarecrow: /^(?:straw hat|hat|草帽|帽子)$/i,
  typewriter: /^(?:keys?)$/i,
  'matcha-latte': FOAM,
};

/** Returns the words, such pieces as what says no more of their owner. */
export function nameOwnPieces(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const before = words.slice(Math.max(0, at - FURTHEST), at).filter(({ clause }) => clause === word.clause);
    const link = before.findLastIndex((one) => !means(one, 'adjective', 'colour', 'size', 'number'));
    if (!/^(?:with|in|wearing|and|of|has|上|上的|带|和|有|戴着)$/i.test(before[link]?.text ?? ''))
      return word;
    const owner = before.slice(0, link).findLast((one) => means(one, 'subject'));
    const key = meaningOf(owner, 'subject')?.value.key ?? '';
    const piece = key === 'coffee' && LATTE.test(owner?.text ?? '') ? FOAM : PIECES[key];
    return piece?.test(word.text) ? { ...word, meanings: ADJECTIVE } : word;
  });
}

/** What one is in, and the parts of it that one is said to be in. */
const PARTS_OF: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  [/^(?:baskets?|gondola|吊?篮|篮子|吊?篮里|篮子里)$/i, /^hot-air-balloon$/],
  [
    /^(?:(?:back|front|passenger|driver'?s?) ?seats?|backseat)$/i,
    /^(?:(?:vintage-|sports-|toy-)?car|taxi|pickup|convertible|truck|sedan|suv)$/,
  ],
];

/** Returns the words, "the basket of a hot air balloon", 热气球的吊篮 as a part of it: who is in that is in the balloon. */
export function nameInnerParts(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    // 热气球的吊篮里 is read as 热气球里.
    if (word.text === '的' && isPartOf(next, before)) return [];
    if (!PARTS_OF.some(([parts]) => parts.test(word.text))) return [word];
    // "The back seat of a white vintage car".
    const after = words
      .slice(at + 1, at + 1 + FURTHEST)
      .find((one) => one.run === word.run && means(one, 'subject'));
    const isOwn = [before, after].some((one) => isPartOf(word, one));
    const isOwnHan = isPartOf(word, before) || (before?.text === '的' && isPartOf(word, words[at - 2]));
    // "A hot air balloon floats, and two people in the basket": in that of the balloon.
    const whole = words.slice(0, at).find((one) => one.clause !== word.clause && isPartOf(word, one));
    const isThe = /^the$/i.test(before?.text ?? '');
    if (whole && isThe && !isOwn) return [{ ...word, meanings: whole.meanings }];
    if (!(word.isHan ? isOwnHan : isOwn)) return [word];
    if (!word.isHan) return [{ ...word, meanings: ADJECTIVE }];
    return word.text.endsWith('里') ? [{ ...word, meanings: INSIDE }] : [];
  });
}

function isPartOf(part: Word | undefined, whole: Word | undefined): boolean {
  const key = meaningOf(whole, 'subject')?.value.key ?? '';
  return PARTS_OF.some(([parts, wholes]) => parts.test(part?.text ?? '') && wholes.test(key));
}

const INSIDE: readonly Meaning[] = [{ is: 'place-after', value: 'in' }];

const POURED =
  /^(?:honey|(?:maple |chocolate )?syrup|caramel|melted chocolate|chocolate sauce|chocolate|melted butter|butter|cream|sauce|gravy)$/i;
const POURING =
  /^(?:dripping|dripped|drips|drizzled|drizzling|pouring|poured|melting|melted|flowing|spread)$/i;

/** Returns the words, "honey dripping over pancakes" without a pot of it in the air: it runs over what is eaten. */
export function namePoured(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const [next, over] = words.slice(at + 1, at + 3);
    const isPoured =
      POURED.test(word.text) &&
      next?.run === word.run &&
      POURING.test(next.text) &&
      /^(?:over|on|onto|down|from|off)$/i.test(over?.text ?? '');
    return isPoured ? { ...word, meanings: UNSHOWN } : word;
  });
}

const PAINTED = /^(?:painted|printed|embroidered|carved|engraved|etched)$/i;

/** Returns the words, "with a painted dragon" as one that is not there by itself: it may be printed on what bears it. */
export function namePainted(words: readonly Word[]): Word[] {
  return hidePhrases(words, (word, at) => (means(word, 'subject') ? paintedFrom(words, at) : undefined));
}

/** "A rose bush painted red": the colour is said of it as if it came before. */
export function colourPainted(words: readonly Word[]): Word[] {
  const at = words.findIndex(
    (word, place) =>
      /^(?:painted|dyed)$/i.test(word.text) &&
      means(words[place + 1], 'colour') &&
      means(words[place - 1], 'subject') &&
      [words[place - 1], words[place + 1]].every((one) => one?.run === word.run),
  );
  if (at < 0) return [...words];
  const [noun, verb, colour] = words.slice(at - 1, at + 2) as [Word, Word, Word];
  return [
    ...words.slice(0, at - 1),
    colour,
    noun,
    { ...verb, meanings: [{ is: 'structure' }] },
    ...words.slice(at + 2),
  ];
}

/** Where "with a painted" begins, after a thing. */
function paintedFrom(words: readonly Word[], noun: number): number | undefined {
  const { clause } = words[noun] as Word;
  const start = Math.max(0, noun - FURTHEST);
  const before = words.slice(start, noun);
  const link = before.findLastIndex(
    (one) => !means(one, 'adjective', 'colour', 'size', 'number') && !PAINTED.test(one.text),
  );
  const isPainted = before.some((one, at) => at > link && PAINTED.test(one.text));
  const hasOwner = before
    .slice(0, Math.max(0, link))
    .some((one) => one.clause === clause && means(one, 'subject', 'garment'));
  const isWith = /^with$/i.test(before[link]?.text ?? '') && before[link]?.clause === clause;
  return isWith && isPainted && hasOwner ? start + link : undefined;
}

/** Returns the words, each phrase that ends at a word as one that is not shown; `from` tells at which word it begins. */
function hidePhrases(words: readonly Word[], from: (last: Word, at: number) => number | undefined): Word[] {
  const named: Word[] = [];
  for (const [at, word] of words.entries()) {
    const first = from(word, at);
    if (first === undefined) named.push(word);
    else {
      named.length -= at - first;
      named.push(joinWords(words, [first, at], UNSHOWN));
    }
  }
  return named;
}
