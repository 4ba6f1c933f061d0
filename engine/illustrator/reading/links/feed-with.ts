// Who feeds whom with what: 女孩给小猫喂牛奶, "feeding a horse an apple", "feeding her baby with a spoon". Whoever feeds has it in the
// hand.

import { isBeast } from '../../animals/heads.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, type Word } from '../words/word.ts';

const FEEDING = /^(?:feeding|feeds|喂|喂着|喂养|喂食)$/i;
const HAN_TO = /^(?:给|为)$/u;
/** So many words on either side may belong to it. */
const FURTHEST = 8;
const FOOD: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'plant']);
/** What is fed with, as long as it is a thing of the table. */
const SPOONS = /^(?:spoon|fork|baby-bottle|bottle|milk-bottle|bowl|chopsticks)$/;

export function feedWith(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): Tie[] {
  const casting = nouns.filter((noun) => byNoun.has(noun));
  return words.flatMap((word, at) => {
    if (!FEEDING.test(word.text)) return [];
    const near = casting.filter(
      (noun) => Math.abs(noun.at - at) <= FURTHEST && noun.word.clause === word.clause,
    );
    const given = near.find((noun) => noun.at < at && HAN_TO.test(words[noun.at - 1]?.text ?? ''));
    const people = near.filter((noun) => byNoun.get(noun)?.person && noun !== given);
    const feeder = people.findLast((noun) => noun.at < at) ?? people.find((noun) => isLed(words, at, noun));
    const fed = given ?? near.find((noun) => noun.at > at && noun !== feeder && isFed(byNoun.get(noun)));
    const food = near.find(
      (noun) => noun.at > at && noun !== fed && noun !== feeder && isFedWith(words, noun, fed, byNoun),
    );
    const [from, to, what] = [feeder, fed, food].map((noun) => noun && byNoun.get(noun));
    if (!from || !to || from === to || (!given && !what)) return [];
    const tie = (relation: Tie['relation'], one: Subject, text: string): Tie => ({
      relation,
      from,
      to: one,
      words: text,
      word,
    });
    return [
      ...(what && from.count === 1 ? [tie('holding', one(what), '')] : []),
      ...(isBeast(to) ? [tie('feeding', to, word.text)] : []),
    ];
  });
}

/** One of it is in the hand. */
function one(food: Subject): Subject {
  if (food.kind === 'plant') Object.assign(food, { kind: 'item', count: 1 });
  return food;
}

function isFed(subject: Subject | undefined): boolean {
  return subject !== undefined && (isBeast(subject) || subject.person !== undefined);
}

/** What comes right after 喂, or after whoever is fed with nothing or "with" between them. */
function isFedWith(
  words: readonly Word[],
  food: Noun,
  fed: Noun | undefined,
  byNoun: ReadonlyMap<Noun, Subject>,
): boolean {
  const subject = byNoun.get(food);
  if (!fed || !subject || !FOOD.has(subject.kind)) return false;
  if (subject.kind === 'item' && subject.key !== 'bone' && !SPOONS.test(subject.key)) return false;
  if (fed.at > food.at) return false;
  if (food.word.isHan) return true;
  return words
    .slice(fed.at + 1, food.at)
    .every(
      (word) =>
        /^(?:an?|the|some|with|her|his)$/i.test(word.text) ||
        means(word, 'adjective', 'colour', 'number', 'size'),
    );
}

/** 给小狗喂骨头的男孩. */
function isLed(words: readonly Word[], at: number, noun: Noun): boolean {
  return noun.at > at && words.slice(at + 1, noun.at).some(({ text }) => text === '的');
}

/** What is in the hand of whoever feeds is neither eaten nor held by anybody else yet. */
export function withoutFed(ties: readonly Tie[], fed: readonly Tie[]): Tie[] {
  const food = new Set(fed.flatMap(({ relation, to }) => (relation === 'holding' && to ? [to] : [])));
  return ties.filter(({ from, to }) => !food.has(from) && !(to && food.has(to)));
}
