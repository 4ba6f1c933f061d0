// What words for what hands and arms do mean between two: holding, leading, embracing, pushing, feeding.

import { isBeast } from '../../animals/heads.ts';
import { workWith } from '../../lexicon/hand-work.ts';
import { bears } from '../animals/bear-on-back.ts';
import { isByHand } from '../people/carry-people.ts';
import type { Subject } from '../prompt-reading.ts';
import { means, type Word } from '../words/word.ts';
import { isPairOfPeople, ROLLING, told, untold, type Pair, type PairRule } from './pair.ts';

const EMBRACING = /^(?:hug(?:ging|s)|cuddl(?:ing|es))(?: an?| his| her)?$|^(?:抱着?$|搂着?$)/;
const KISSING = /^(?:kiss|亲)/;
/** Who leads an animal has it beside. */
const ON_LEASH = /^(?:牵着|牵|拉着|遛|遛着)$/;

export const HOLDING_RULES: readonly PairRule[] = [
  // 背着大背包的女孩拥抱父母: what she has on the back was put on.
  ({ read, at, plain, next }) => {
    const isPutOn = read.words.slice(at + 1, next.at).some((one) => means(one, 'garment'));
    return plain.startsWith('背') && isPutOn ? 'apart' : undefined;
  },
  // Who pushes what does not roll is not seen doing it.
  ({ plain, to }) =>
    ROLLING.test(plain) && !isRolled(to) && to.person?.age !== 'baby' ? 'apart' : undefined,
  // "Holds the dog's paw", 牵着狗的爪子: the hand is at it, and it is in nobody's arms.
  (pair) => {
    const limb = pair.from.kind === 'figure' && isBeast(pair.to) ? limbAfter(pair) : undefined;
    return limb && told(pair, 'touching', [pair.from, pair.to], limb);
  },
  ({ plain, to }) => (ON_LEASH.test(plain) && isBeast(to) ? { means: 'beside' } : undefined),
  (pair) => {
    if (!isPairOfPeople(pair)) return undefined;
    const { read, at, plain, from, to, next } = pair;
    // 妈妈牵着孩子的手: what is held is told to its end.
    if (ON_LEASH.test(plain) || isByHand(read.words, at))
      return told(pair, 'hugging', [from, to], handAfter(read.words, next.at));
    // 新郎抱着新娘: the grown are embraced, and not carried.
    return EMBRACING.test(plain) && to.person?.age !== 'baby' ? { means: 'hugging' } : undefined;
  },
  ({ plain, to }) => (ON_LEASH.test(plain) && to.kind === 'figure' ? { means: 'hugging' } : undefined),
  (pair) =>
    pair.from.kind === 'mount' && pair.to.kind === 'figure'
      ? told(pair, 'riding', [pair.to, pair.from], pair.next.word)
      : undefined,
  // 女骑士牵着马,马背上驮着行李: no rider carries it on her back.
  ({ plain, from }) => (plain.startsWith('驮') && from.kind === 'figure' ? 'apart' : undefined),
  (pair) =>
    bears(pair.read.words, pair.at, pair.relation, pair)
      ? told(pair, 'on', [pair.to, pair.from], pair.next.word)
      : undefined,
];

export const HUGGING_RULES: readonly PairRule[] = [
  // Who kisses a baby has it in the arms: the kiss itself is not seen.
  (pair) => {
    if (!isPairOfPeople(pair) || pair.to.person?.age !== 'baby') return undefined;
    return KISSING.test(pair.plain)
      ? untold(pair, 'holding', pair.from, pair.to)
      : told(pair, 'holding', [pair.from, pair.to], pair.next.word);
  },
];

export const FEEDING_RULES: readonly PairRule[] = [
  // "Feeding a carrot to a horse": the carrot is in the hand.
  ({ to }) => (to.kind === 'food' ? { means: 'holding' } : undefined),
];

export const DRINKING_RULES: readonly PairRule[] = [
  // Nobody drinks from the pot.
  ({ to }) => {
    if (to.key === 'tea')
      Object.assign(to, { key: 'teacup-without-handle', drawing: 'noto/teacup-without-handle' });
    return undefined;
  },
];

export const PLAYING_RULES: readonly PairRule[] = [
  ({ to }) => (isRolled(to) ? { means: 'holding' } : undefined),
];

export const TOUCHING_RULES: readonly PairRule[] = [
  // 孩子们在水里摸鱼: they would kneel in the air over it.
  ({ plain, to }) => (plain.startsWith('摸') && to.kind === 'fish' ? 'apart' : undefined),
];

/** A stroller, a suitcase: its handle is held. */
function isRolled(thing: Subject): boolean {
  return ['push', 'wheel', 'pull'].includes(workWith(thing) ?? '');
}

function limbAfter({ read: { words }, next }: Pair): Word | undefined {
  const own = words.slice(next.at + 1, next.at + 3).filter(({ run }) => run === next.word.run);
  const [limb] = own.filter(({ text }) => text !== '的');
  const isOwn = next.word.isPossessive || own[0]?.text === '的' || own[0]?.isHan === true;
  return isOwn && LIMB.test(limb?.text ?? '') ? limb : undefined;
}
const LIMB = /^(?:paws?|heads?|hooves|hoof|ears?|爪子?|脚掌|头|脑袋)$/i;

function handAfter(words: readonly Word[], at: number): Word {
  const end = words.slice(at + 1, at + 3).find(({ text }) => /^(?:hands?|手|小手)$/i.test(text));
  return end ?? (words[at] as Word);
}
