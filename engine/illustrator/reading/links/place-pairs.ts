// What words of place mean between two: who sits in a chair, who is at a door and not on it, what is in a jar.

import { isContainer } from '../../contents/containers.ts';
import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import { metresOf } from '../../things/metres.ts';
import { isBeast } from '../../animals/heads.ts';
import { isLap } from '../people/taken-up.ts';
import { ANIMAL_KINDS, DOER_KINDS } from '../subject-kinds.ts';
import { isUnknown, means, type Word } from '../words/word.ts';
import { lastBefore } from './who-begins.ts';
import { isBusy, isPairOfPeople, untold, type PairRule } from './pair.ts';

/** In metres: a dog may be on somebody. */
const HEAVIEST = 0.9;
const DOOR = /^(?:front |wooden )?doors?$/i;
/** Their roofs end in a tip. */
const POINTED: ReadonlySet<string> = new Set(['stone-tower', 'lighthouse', 'windmill', 'church']);
const BASKETS: ReadonlySet<string> = new Set([
  'basket',
  'bag',
  'handbag',
  'shopping-bag',
  'lunch-box',
  'bucket',
  'suitcase',
]);
const BRINGING = /^(?:bring|carry|carri|deliver|take|tak|fetch)(?:s|es|ing|e)?$/i;
const CHAIRS: ReadonlySet<string> = new Set(['chair', 'armchair', 'rocking-chair', 'office-chair']);
const WORKED_AT: ReadonlySet<string> = new Set([
  'spinning-wheel',
  'sewing-machine',
  'typewriter',
  'microscope',
  'coffee-machine',
  'printer',
]);
const HANGING = /^(?:hang|hung|dangl)/;

export const ON_RULES: readonly PairRule[] = [
  // "Dusts flour on the table": the flour is there.
  ({ read, at, from }) => {
    const last = lastBefore(read, at);
    return from.person && last && isObjectUnknown(read.words.slice(last.at + 1, at)) ? 'apart' : undefined;
  },
  // What hangs from anything but a tree is not on it.
  ({ plain, to }) => (HANGING.test(plain) && to.kind !== 'tree' && to.key !== 'branch' ? 'apart' : undefined),
  // "On Santa's lap": nobody sits on the head.
  (pair) =>
    isPairOfPeople(pair) && isLap(pair.read.words, pair.next.at + 1)
      ? untold(pair, 'beside', pair.from, pair.to)
      : undefined,
  // "Two wizards duel on a tower": nobody stands on the tip of its roof.
  ({ from, to }) => (from.kind === 'figure' && POINTED.has(to.key) ? 'apart' : undefined),
  // "Fitting a suit on a customer": nobody stands on top of somebody.
  (pair) => (isPairOfPeople(pair) && pair.plain === 'on' && pair.from.size !== 'tiny' ? 'apart' : undefined),
  // "Spraying water on a boy": nobody bears an elephant.
  ({ from, to }) =>
    to.kind === 'figure' && isBeast(from) && metresOf(from) > HEAVIEST ? 'apart' : undefined,
  // "Two cooks stir pots on the stove": the pots are there.
  ({ from, to }) => (from.kind === 'figure' && to.key === 'stove' ? 'apart' : undefined),
  // "Spinning wool on a spinning wheel": nobody stands on top of it.
  (pair) =>
    pair.from.kind === 'figure' && WORKED_AT.has(pair.to.key)
      ? untold(pair, 'beside', pair.from, pair.to)
      : undefined,
  // "Knocking on a door", "on the door of a house": nobody is on top of it.
  (pair) =>
    (pair.to.key === 'door' || DOOR.test(pair.next.word.text)) && DOER_KINDS.has(pair.from.kind)
      ? untold(pair, 'in_front', pair.from, pair.to)
      : undefined,
];

export const IN_RULES: readonly PairRule[] = [
  // "In a palace garden": in the garden.
  ({ read, to, next }) => {
    const beyond = read.words[next.at + 1];
    const isOfGround = beyond?.run === next.word.run && means(beyond, 'scene', 'near-scene');
    return to.kind === 'building' && isOfGround ? 'apart' : undefined;
  },
  // "His wife brings lunch in a basket": nobody knows what, and she has the basket.
  ({ read: { words }, earlier, at, from, to }) =>
    from.kind === 'figure' &&
    BASKETS.has(to.key) &&
    words.slice((earlier?.at ?? at) + 1, at).some(({ text }) => BRINGING.test(text))
      ? { means: 'holding' }
      : undefined,
  // "A boy catching fireflies in a jar": they are, and not the boy.
  (pair) => (pair.from.kind === 'figure' && isContainer(pair.to) && isBusy(pair) ? 'apart' : undefined),
  // "In a high chair": one sits on it.
  ({ from, to }) => (from.kind === 'figure' && CHAIRS.has(to.key) ? { means: 'on' } : undefined),
  // "Hanging a coat in the closet": nobody is in it.
  (pair) =>
    pair.from.kind === 'figure' && pair.to.key === 'wardrobe' && pair.plain === 'in'
      ? untold(pair, 'beside', pair.from, pair.to)
      : undefined,
  // An owl that teaches in a graduation cap has it on.
  ({ from, to }) => (from.kind === 'figure' && to.kind === 'hat' ? { means: 'wearing' } : undefined),
  // "A penguin in a top hat"; "a rabbit peeking out of a top hat" wears none.
  ({ read, word, next, from, to }) => {
    const isOutOf = /\b(?:out of|from|inside)\b/i.test(read.text.slice(word.start, next.word.start));
    const isAnimal = isBeast(from) || ANIMAL_KINDS.has(from.kind);
    return !isOutOf && isAnimal && to.key in GARMENT_DRAWINGS ? { means: 'wearing' } : undefined;
  },
];

/** "Sit around a barrel", 围坐. */
const SEATED = /^(?:sit|sits|sat|sitting|seated)\b|^围坐/i;

export const AROUND_RULES: readonly PairRule[] = [
  ({ plain, from }) => {
    if (from.person && SEATED.test(plain)) from.person.does ??= 'sit';
    return undefined;
  },
  // 围着围巾: nobody goes around it.
  ({ from, to }) => (isBeast(from) && to.key in GARMENT_DRAWINGS ? { means: 'wearing' } : undefined),
];

export const LOOKING_RULES: readonly PairRule[] = [
  // "Watches from a tree stump": nobody looks at that; and who watches from a tower is not seen there.
  ({ read: { words }, at, next, from, to }) => {
    if (!words.slice(at + 1, next.at).some(({ text }) => /^from$/i.test(text))) return undefined;
    if (to.kind === 'mount' && from.kind === 'figure') return { means: 'riding' };
    return to.kind === 'item' || to.kind === 'boat' || to.kind === 'mount' ? { means: 'on' } : 'apart';
  },
];

/** A deed that nobody knows and what it is done to, which is not drawn. */
function isObjectUnknown(lead: readonly Word[]): boolean {
  const [deed, ...rest] = lead;
  const object = rest.at(-1);
  const isUnknownDeed = isUndrawn(deed) && /(?:s|ing)$/i.test(deed?.text ?? '');
  return isUnknownDeed && isUndrawn(object) && !/(?:ly|ing)$/i.test(object?.text ?? '');
}

function isUndrawn(word: Word | undefined): boolean {
  return word !== undefined && (isUnknown(word) || means(word, 'undrawn')) && word.isHan !== true;
}
