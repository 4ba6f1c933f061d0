// "A boy crossing the street", 小女孩过马路, "a cat stretching": verbs that stand between other words as well, and say of
// somebody what is either seen or told as left out.

import type { Subject } from '../prompt-reading.ts';
import { isAnimal } from '../animals/name-young.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, isUnknown, means, meaningOf, UNSHOWN, type Meaning, type Word } from '../words/word.ts';

const CROSSING = /^(?:cross(?:es|ing)|过|穿过|横穿|走过|穿越)$/i;
const WAYS = /^(?:马路|街道?|大街|公路|道路|路口|十字路口|斑马线|人行横道|天桥|小桥|桥)$/u;
const WAITING = /^(?:wait(?:s|ing)|pos(?:es|ing)|等待|等着|等候|等人|等)$/i;
const PLAYING_HAN = /^(?:玩耍|嬉戏|嬉闹|打闹)$/u;
/** Nobody is drawn so. */
const UNSEEN =
  /^(?:drift(?:s|ing)|open(?:s|ing)|break(?:s|ing)|blow(?:s|ing)|hang(?:s|ing)|lead(?:s|ing)|stretch(?:es|ing)|emerg(?:es|ing)|ris(?:es|ing)|fall(?:s|ing)|伸懒腰)$/i;
/** These rise and drift as they are. */
const LOOSE: ReadonlySet<Subject['kind']> = new Set(['fish', 'air', 'bird']);
const BETWEEN = /^(?:is|are|was|were|be|being|\w+ly|在|正|正在|着|站|坐|地)$/i;
/** So many words may stand between in Chinese: 小女孩背着书包过马路. */
const FURTHEST = 6;

const STANDS: readonly Meaning[] = [{ is: 'person-act', value: 'stand' }];

function isEggFried({ text }: Word): boolean {
  return /^煎(?:鸡|荷包)?蛋$/u.test(text);
}

/** 爸爸在煎鱼: a dish of it, and no fish that swims there. */
function cookedOf(word: Word, meanings: readonly Meaning[]): readonly Meaning[] {
  return meaningOf({ meanings }, 'subject')?.value.kind === 'fish' ? word.meanings : meanings;
}

const FRIED = /^(?<deed>[煎炒炸煮炖蒸])(?<food>\p{Script=Han}+)$/u;

/** 爸爸在煎鸡蛋: a deed, and what it is done to; a dish where nobody does it. */
export function splitCooked(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const { deed, food } = FRIED.exec(word.text)?.groups ?? {};
    const meanings = food === undefined ? undefined : VOCABULARY.get(food);
    if (deed === undefined || !isDoneBefore(words, at)) return [word];
    // 厨师在炒面: what is fried is no thing by itself.
    if (deed === '炒' && /^[面饭粉]$/u.test(food ?? ''))
      return [{ ...word, meanings: [{ is: 'person-act', value: 'stir-fry' }] }];
    if (meanings?.some(({ is }) => is === 'subject') !== true) return [word];
    const middle = word.start + deed.length;
    return [
      { ...word, text: deed, end: middle, meanings: VOCABULARY.get(deed) ?? [] },
      // An egg that is fried is in its pan.
      {
        ...word,
        text: food as string,
        start: middle,
        meanings: isEggFried(word) ? (VOCABULARY.get('fried egg') ?? meanings) : cookedOf(word, meanings),
      },
    ];
  });
}

/** 妈妈炒鸡蛋, 爸爸在煎鸡蛋, 爸爸在厨房煎鸡蛋: somebody stands before it, and no more than where they are between. */
function isDoneBefore(words: readonly Word[], at: number): boolean {
  const [last, place] = [words[at - 1], words[at - 2]];
  // 在大锅里炒面.
  if (/^[里中上]$/u.test(last?.text ?? '') && PAN.test(place?.text ?? '') && words[at - 3]?.text === '在')
    return words.slice(0, at - 3).some(isFigure);
  if (last && /^(?:在|正在|正)$/u.test(last.text)) return words.slice(0, at).some(isFigure);
  if (last === undefined || last.run !== words[at]?.run) return false;
  // 爸爸在厨房煎鱼, 爸爸在厨房里煎鱼.
  const inside = /^[里中上]$/u.test(last.text) ? 1 : 0;
  const isThere = words[at - 2 - inside]?.text === '在' && means(words[at - 1 - inside], 'scene', 'subject');
  return isThere ? words.slice(0, at - 2 - inside).some(isFigure) : isFigure(last);
}

const PAN = /^(?:大|铁|炒|平底|大铁)?锅$/u;

/** "A man fries an egg": a deed where somebody stands right before it, and what is fried after it. */
export function nameFries(words: readonly Word[]): Word[] {
  const isFrying = (at: number): boolean => {
    const [word, doer, next] = [words[at], words[at - 1], words[at + 1]];
    const isOne = word !== undefined && [doer?.run, next?.run].every((run) => run === word.run);
    return (
      isOne &&
      /^fries$/i.test(word.text) &&
      doer !== undefined &&
      isFigure(doer) &&
      (ARTICLE.test(next?.text ?? '') || means(next, 'subject', 'adjective'))
    );
  };
  return words.map((word, at) => {
    if (isFrying(at)) return { ...word, meanings: VOCABULARY.get('cooks') ?? [] };
    const verb = means(words[at - 1], 'subject') ? at - 1 : at - 2;
    const isFried = isFrying(verb) || /^frying$/i.test(words[verb]?.text ?? '');
    // An egg that is fried is in its pan.
    if (isFried && /^eggs?$/i.test(word.text))
      return { ...word, meanings: VOCABULARY.get('fried egg') ?? word.meanings };
    return word;
  });
}

/** "A girl with headphones skateboards past a shop", "a man fishes from a boat": deeds that are spelled like things. */
export function nameDeedsLikeThings(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (WAVES.test(word.text))
      return isWaved(words, at) ? { ...word, meanings: wavedBy(words[at - 1]) } : word;
    const deed = LIKE_THINGS[word.text.toLowerCase()];
    const meanings = deed === undefined ? undefined : VOCABULARY.get(deed);
    if (!meanings || !isDoneThere(words, at)) return word;
    return { ...word, isPlural: false, meanings };
  });
}

const WAVES = /^waves?$/i;
/** "Their mother waves from the porch", "fans wave blue flags": no sea is there. */
function isWaved(words: readonly Word[], at: number): boolean {
  const [word, before, next] = [words[at] as Word, words[at - 1], words[at + 1]];
  if (!before || before.run !== word.run) return false;
  const isOfThing = ARTICLE.test(next?.text ?? '') || means(next, 'colour', 'carrier', 'subject');
  // "A boy waves a flag" has it in the hand.
  if (isFigure(before)) return !(isOfThing && next?.run === word.run);
  return isUnknown(before) && /[^s]s$/i.test(before.text) && isOfThing;
}
function wavedBy(doer: Word | undefined): readonly Meaning[] {
  return (doer && isFigure(doer) ? VOCABULARY.get('waving') : undefined) ?? UNSHOWN;
}

const LIKE_THINGS: Readonly<Record<string, string>> = {
  skateboards: 'skateboarding',
  fishes: 'fishing',
  fish: 'fishing',
  snowboards: 'snowboarding',
  skis: 'skiing',
  skates: 'skating',
  sleds: 'sledding',
  bikes: 'cycling',
  canoes: 'canoeing',
  kayaks: 'kayaking',
  surfs: 'surfing',
  drums: 'drumming',
};
const WAYS_AND_PLACES =
  /^(?:past|along|down|up|through|across|around|over|from|off|beside|by|near|between|behind|ahead|towards?|on|in|at|into)\b/i;

/** Somebody stands before it, with no deed between, and where it is done, or nothing, comes after it. */
function isDoneThere(words: readonly Word[], at: number): boolean {
  const [word, before, next] = [words[at] as Word, words[at - 1], words[at + 1]];
  if (word.isHan || before?.run !== word.run) return false;
  if (next?.run === word.run && !WAYS_AND_PLACES.test(next.text)) return false;
  const start = words.findLastIndex(
    (one, place) => place < at && (one.clause !== word.clause || /^(?:and|while|as|but)$/i.test(one.text)),
  );
  const part = words.slice(start + 1, at);
  const doer = part.find((one) => isFigure(one));
  if (!doer || part.some((one) => means(one, 'person-act', 'act', 'rest'))) return false;
  // One fishes, several fish.
  if (isFigure(before)) return /s$/i.test(word.text) !== before.isPlural;
  if (means(before, 'link', 'structure', 'number', 'adjective', 'colour', 'joiner')) return false;
  return /s$/i.test(word.text) && part.some(({ text }) => /^(?:with|in|wearing)$/i.test(text));
}

/** 小猫扑蝴蝶: an animal has no net, and runs after it. */
export function splitPounces(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const { deed, prey } = (word.isHan && POUNCE.exec(word.text)?.groups) || {};
    if (deed === undefined || prey === undefined) return [word];
    const before = words.slice(0, at).findLast((one) => !/^(?:在|正在|正)$/u.test(one.text));
    if (before?.clause !== word.clause || !isAnimal(before)) return [word];
    const middle = word.start + deed.length;
    return [
      { ...word, text: deed, end: middle, meanings: VOCABULARY.get('追') ?? [] },
      { ...word, text: prey, start: middle, meanings: VOCABULARY.get(prey) ?? [] },
    ];
  });
}

const POUNCE = /^(?<deed>扑|追|捉|捕)(?<prey>蝴蝶|蜻蜓|萤火虫)$/u;

/** "A zebra crossing a road" is an animal; by itself it is painted on the road. */
export function splitCrossings(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const isAnimalThere = /^zebra crossing$/i.test(word.text) && ARTICLE.test(words[at + 1]?.text ?? '');
    if (!isAnimalThere) return [word];
    const middle = word.start + 'zebra'.length;
    return [
      { ...word, text: 'zebra', end: middle, meanings: VOCABULARY.get('zebra') ?? [] },
      { ...word, text: 'crossing', start: middle + 1, meanings: [{ is: 'structure' }] },
    ];
  });
}

export function tellDeeds(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (isJuggled(words, at)) return { ...word, meanings: [{ is: 'link', value: 'holding' }] };
    if (!means(word, 'structure', 'adjective')) return word;
    const meanings = meaningsOf(words, at);
    return meanings ? { ...word, meanings } : word;
  });
}

/** Balls are drawn over the head of who throws them. */
function isJuggled(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!JUGGLING.test(word.text)) return false;
  const next = words.slice(at + 1, at + 5).find((one) => one.clause === word.clause && means(one, 'subject'));
  return meaningOf(next, 'subject')?.value.key === 'ball' && doerBefore(words, at) !== undefined;
}
const JUGGLING = /^(?:juggl(?:es|ing)|杂耍|抛接|耍)$/i;

function meaningsOf(words: readonly Word[], at: number): readonly Meaning[] | undefined {
  const { text } = words[at] as Word;
  if (CROSSING.test(text) && means(words[at], 'structure')) {
    if (!isWayNext(words, at) || !doerBefore(words, at)) return undefined;
    return isOtherBridge(words, at) ? UNSHOWN : VOCABULARY.get('walking');
  }
  if (WAITING.test(text)) {
    const doer = doerBefore(words, at);
    if (!doer) return undefined;
    return isFigure(doer) ? [...STANDS, { is: 'structure' }] : UNSHOWN;
  }
  if (PLAYING_HAN.test(text)) {
    const doer = doerBefore(words, at) ?? doerAfter(words, at);
    return doer && (isFigure(doer) ? VOCABULARY.get('playing') : UNSHOWN);
  }
  // A telescope stands or is held before who looks through it; nobody has the eye at it.
  if (LOOKING.test(text) && /^through$/i.test(words[at + 1]?.text ?? '') && isGlassNext(words, at))
    return UNSHOWN;
  if (!UNSEEN.test(text) || isObjectNext(words, at)) return undefined;
  const doer = doerBefore(words, at);
  return doer && !LOOSE.has(meaningOf(doer, 'subject')?.value.kind ?? 'item') ? UNSHOWN : undefined;
}

const LOOKING = /^(?:look|peer|gaz)(?:s|es|ing)$/i;
function isGlassNext(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 2, at + FURTHEST).find((word) => means(word, 'subject'));
  return /telescope|microscope|magnifying|spyglass/.test(meaningOf(next, 'subject')?.value.key ?? '');
}

/** "Falling snow", "opening a gift": what is done to things is told with them. */
function isObjectNext(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    next?.run === words[at]?.run && (ARTICLE.test(next?.text ?? '') || !means(next, 'link', 'structure'))
  );
}
const ARTICLE = /^(?:an?|the|his|her|its|their|some)$/i;

/** Who is on a bridge has its deck underfoot; one that hangs, or that trains go on, stands in the land with nobody on it. */
function isOtherBridge(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + 1 + FURTHEST).find((word) => means(word, 'subject'));
  const key = meaningOf(next, 'subject')?.value.key ?? '';
  return /bridge$|viaduct/.test(key) && key !== 'bridge';
}

/** In English anything is crossed that is named with "the". */
function isWayNext(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  return word.isHan ? WAYS.test(next?.text ?? '') : /^(?:an?|the|his|her|their)$/i.test(next?.text ?? '');
}

/** 玩耍的孩子. */
function doerAfter(words: readonly Word[], at: number): Word | undefined {
  const [of, doer] = words.slice(at + 1, at + 3);
  return of?.text === '的' && doer && (isFigure(doer) || isAnimal(doer)) ? doer : undefined;
}

/** Who is named right before it; in Chinese last in the clause. */
function doerBefore(words: readonly Word[], at: number): Word | undefined {
  const { clause, isHan } = words[at] as Word;
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST); before--) {
    const one = words[before] as Word;
    if (one.clause !== clause) return undefined;
    if (isFigure(one) || isAnimal(one)) return one.isPossessive ? undefined : one;
    if (!isHan && !BETWEEN.test(one.text)) return undefined;
  }
  return undefined;
}
