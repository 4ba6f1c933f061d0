// Reads animals that are somebody: 熊猫宇航员, "a cat astronaut", "a samurai cat", "a fox dressed as a detective".

import { animalHead, isStranger } from '../../animals/heads.ts';
import type { AnimalHead } from '../people/person-look.ts';
import { WORK_OF_TRADES } from '../../lexicon/trade-work.ts';
import type { SubjectEntry } from '../../lexicon/subject.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** Of no animals: a fox that is one is a fox. */
const SERVING =
  /^(?:waiters?|waitress(?:es)?|baristas?|bartenders?|cashiers?|shopkeepers?|butlers?|maids?|服务员|服务生|咖啡师|调酒师|收银员|店员|店主|管家|女仆|先生|太太|小姐|夫人|女士)$/i;
/** "A pig farmer" keeps pigs, "a shepherd dog" is a dog. */
const KEEPERS = /^(?:farmer|shepherd|vet|veterinarian|gardener|butcher)s?$/i;
const AS =
  /^(?:(?:is )?(?:dressed |disguised |costumed )?(?:up )?(?:as|like) (?:an? |the )?|(?:打扮|装扮|装|扮|化身)[成为](?:了)?(?:一[个名位])?)$/i;
/** So many words may stand between the animal and what it is dressed as. */
const FURTHEST = 5;

/** The two words become one, which is a person with the head of the animal. */
export function nameAnimalPeople(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const other = endOf(words, at);
    const last = words[other];
    const somebody = last && joinOf(word, last);
    named.push(somebody ?? word);
    if (somebody) at = other;
  }
  return named;
}

/** Where the second word is that may belong to the one at `at`: the next, or the one after "dressed as a". */
function endOf(words: readonly Word[], at: number): number {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !means(word, 'subject')) return -1;
  const isBeside = next.run === word.run && (!word.isHan || next.start === word.end);
  if (isBeside && means(next, 'subject')) return word.isPossessive || word.isPlural ? -1 : at + 1;
  for (let end = at + 2; end <= at + FURTHEST; end++) {
    if (words[end]?.clause !== word.clause || !means(words[end], 'subject')) continue;
    const between = words.slice(at + 1, end).map(({ text }) => text);
    return AS.test(word.isHan ? between.join('') : `${between.join(' ')} `) ? end : -1;
  }
  return -1;
}

function joinOf(first: Word, second: Word): Word | undefined {
  const [one, other] = [meaningOf(first, 'subject')?.value, meaningOf(second, 'subject')?.value];
  if (!one || !other) return undefined;
  const text = first.isHan ? first.text + second.text : `${first.text} ${second.text}`;
  const value = somebodyOf(one, other, second) ?? somebodyOf(other, one, first);
  return value && { ...second, text, start: first.start, meanings: [{ is: 'subject', value }] };
}

type Entry = Omit<SubjectEntry, 'words'>;

function somebodyOf(animal: Entry, figure: Entry, { text }: Word): Entry | undefined {
  if (figure.kind !== 'figure') return undefined;
  const { person } = figure;
  const isOther = isStranger(animal);
  const isTrade =
    person?.role !== undefined ||
    person?.hands !== undefined ||
    WORK_OF_TRADES.some(([trade]) => trade.test(text)) ||
    SERVING.test(text) ||
    (isOther && (person?.wears ?? []).length > 0);
  if (!isTrade || (!isOther && KEEPERS.test(text))) return undefined;
  const head = animalHead(animal);
  return head && { ...figure, person: withHead(person ?? {}, head) };
}

/** Nobody is seen to be a man or a woman under a mane. */
function withHead(
  { sex: _, age: _age, ...person }: NonNullable<Entry['person']>,
  animal: AnimalHead,
): Entry['person'] {
  return { ...person, animal };
}
