// The small ones beside their mothers: "a whale and her calf", "a cat with kittens", 大象妈妈和小象.

import { ANIMAL_KINDS } from './prompt-reading.ts';
import type { SubjectEntry } from '../lexicon/subject.ts';
import { ADJECTIVE, isUnknown, means, meaningOf, type Word } from './word.ts';

const OWN = /^(?:its|her|his|their|它|她|它们)$/i;
const YOUNG =
  /^(?:baby|babies|child|children|kid|kids|young|cub|cubs|calf|calves|pup|pups|hatchlings?|little one|little ones|宝宝|小宝宝|孩子|孩子们|幼崽|幼仔)$/i;
const MANY_YOUNG = /^(?:babies|children|kids|cubs|calves|pups|little ones|孩子们)$/i;
/** Of animals only. */
const CUBS = /^(?:cubs?|calf|calves|pups?|hatchlings?|幼崽|幼仔)$/i;
/** They lie in the water as boats do. */
export const SWIMMERS: ReadonlySet<string> = new Set(['duck', 'swan']);
export const PARENT = /^(?:mother|mama|momma|mommy|mom|father|papa|daddy|dad|妈妈|爸爸|母亲)$/i;

/** Names of the young of one kind: they are that where one of its kind is named before. */
const NAMES: Readonly<Record<string, RegExp>> = {
  cat: /^(?:kittens?|kitty|kitties)$/i,
  dog: /^(?:puppy|puppies)$/i,
  horse: /^(?:foals?|colts?|fill(?:y|ies))$/i,
  donkey: /^foals?$/i,
  sheep: /^lambs?$/i,
  goat: /^kids?$/i,
  pig: /^piglets?$/i,
  deer: /^fawns?$/i,
  duck: /^ducklings?$/i,
  goose: /^goslings?$/i,
  swan: /^cygnets?$/i,
  kangaroo: /^joeys?$/i,
  koala: /^joeys?$/i,
  owl: /^owlets?$/i,
  eagle: /^eaglets?$/i,
};
/** Of birds that have a drawing of their own; those of a hen have one, too. */
const CHICKS = /^(?:chicks?|雏鸟|小鸟)$/i;
const CHICK_MOTHERS: ReadonlySet<string> = new Set([
  'penguin',
  'owl',
  'swan',
  'eagle',
  'flamingo',
  'goose',
  'peacock',
  'crane',
  'bird',
]);
/** 小象 beside 大象; 小 and nothing more is a size. */
const HAN_LITTLE = /^小\p{Script=Han}|(?:宝宝|幼崽|崽)$/u;

const HAN_YOUNG = /^(?:小?宝宝|幼崽|幼仔|幼兽)$/u;

/** Who is named long before is not the mother that is meant. */
const WORDS_APART = 24;

type Entry = Omit<SubjectEntry, 'words'>;

/** "An elephant and her baby", 大象和它的宝宝: of the same kind. "A mother duck", 鸭妈妈 is a duck. */
export function nameYoung(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const other = word.isHan ? words[at - 1] : words[at + 1];
    const isBeside = other?.run === word.run && (!word.isHan || other.end === word.start);
    if (PARENT.test(word.text) && isBeside && isAnimal(other)) return { ...word, meanings: ADJECTIVE };
    if (isYoungOf(words[at - 1], word)) return { ...word, meanings: ADJECTIVE };
    const own = meaningOf(word, 'subject')?.value;
    if (own && isYoungOf(word, words[at + 1])) return { ...word, meanings: [young(own)] };
    const value = youngOf(words, word, at);
    return value
      ? {
          ...word,
          isPlural: word.isPlural || MANY_YOUNG.test(word.text) || (isUnknown(word) && /s$/i.test(word.text)),
          meanings: [young(value)],
        }
      : word;
  });
}

/** 熊猫宝宝 is one small panda, and no child beside it. */
function isYoungOf(animal: Word | undefined, word: Word | undefined): boolean {
  return (
    word?.isHan === true &&
    HAN_YOUNG.test(word.text) &&
    animal?.run === word.run &&
    animal.end === word.start &&
    isAnimal(animal)
  );
}

function young(value: Entry): Word['meanings'][number] {
  return { is: 'subject', value: { ...value, ...cubOf(value), isYoung: true } };
}

/** What its mother is; undefined where it is nobody's young. */
function youngOf(words: readonly Word[], word: Word, at: number): Entry | undefined {
  if (!mayBeYoung(word)) return undefined;
  const before = words.slice(Math.max(0, at - WORDS_APART), at);
  if (YOUNG.test(word.text)) {
    const owner = words[at - 1]?.text === '的' ? words[at - 2] : words[at - 1];
    const mother = before.findLast((one) => means(one, 'subject'));
    const isTheirs = CUBS.test(word.text) || (owner !== undefined && OWN.test(owner.text));
    if (isTheirs && isAnimal(mother)) return meaningOf(mother, 'subject')?.value;
  }
  const own = meaningOf(word, 'subject')?.value;
  const mother = before.findLast(
    (one) =>
      isAnimal(one) &&
      // "A retriever puppy" is one.
      !(one.run === word.run && one.end + 1 >= word.start && !one.isHan) &&
      isChildOf(meaningOf(one, 'subject')?.value, word, own) &&
      !isLittle(one),
  );
  return meaningOf(mother, 'subject')?.value;
}

function mayBeYoung(word: Word): boolean {
  return YOUNG.test(word.text) || CHICKS.test(word.text) || isLittle(word);
}

function isChildOf(mother: Entry | undefined, word: Word, own: Entry | undefined): boolean {
  if (!mother) return false;
  if (NAMES[mother.key]?.test(word.text))
    return own === undefined || own.key === mother.key || own.kind === 'figure';
  if (CHICK_MOTHERS.has(mother.key) && CHICKS.test(word.text)) return true;
  // 北极熊和小熊.
  const isKin = own?.key === mother.key || (own?.key === 'bear' && mother.key === 'polar-bear');
  return word.isHan && isKin && HAN_LITTLE.test(word.text);
}

/** 小猫和小猫: neither is the other's mother. */
function isLittle({ text }: Word): boolean {
  return HAN_LITTLE.test(text) || Object.values(NAMES).some((name) => name.test(text));
}

function isAnimal(word: Word | undefined): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  return subject !== undefined && (ANIMAL_KINDS.has(subject.kind) || SWIMMERS.has(subject.key));
}

const YOUNG_OF: Readonly<Record<string, string>> = {
  'own/polar-bear': 'own/polar-bear-cub',
  'own/elephant': 'own/elephant-calf',
  'own/sheep': 'own/lamb',
  'own/lion': 'own/lioness',
};

/** The young of some look otherwise. */
function cubOf({ drawing }: { drawing: string }): { drawing?: string } {
  const young = YOUNG_OF[drawing];
  return young === undefined ? {} : { drawing: young };
}
