// The small ones beside their mothers: "a whale and her calf", "a cat with kittens", 大象妈妈和小象.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { ADJECTIVE, isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const OWN = /^(?:its|her|his|their|它|她|它们)$/i;
const YOUNG =
  /^(?:baby|babies|child|children|kid|kids|young|cub|cubs|calf|calves|pup|pups|hatchlings?|little one|little ones|宝宝|小宝宝|孩子|孩子们|幼崽|幼仔)$/i;
const MANY_YOUNG = /^(?:babies|children|kids|cubs|calves|pups|little ones|孩子们)$/i;
/** Of animals only. */
const CUBS = /^(?:cubs?|calf|calves|pups?|hatchlings?|幼崽|幼仔)$/i;
/** They lie in the water as boats do. */
const SWIMMERS: ReadonlySet<string> = new Set(['duck', 'swan']);
export const PARENT =
  /^(?:mother|mama|momma|mommy|mom|father|papa|daddy|dad)(?:['’]s)?$|^(?:妈妈|爸爸|母亲|奶奶|爷爷|外婆|外公|叔叔|阿姨)$/i;

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

/** Words between a child and its mother whom it is close to: "beside its", 跟在. */
const CLOSE = 3;
/** Who is named long before is not the mother that is meant. */
const WORDS_APART = 24;

type Entry = Omit<SubjectEntry, 'words'>;

/** "An elephant and her baby", 大象和它的宝宝: of the same kind. "A mother duck", 鸭妈妈 is a duck. */
export function nameYoung(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (isAnimalParent(words, at)) return { ...word, meanings: ADJECTIVE };
    const parent = parentOf(words, word, at);
    if (parent) return { ...word, meanings: [{ is: 'subject', value: parent }] };
    const mother = motherOf(words, word, at);
    if (mother) return { ...word, meanings: [{ is: 'subject', value: mother }] };
    if (isYoungOf(words[at - 1], word)) return { ...word, meanings: ADJECTIVE };
    const own = meaningOf(word, 'subject')?.value;
    if (own && (isYoungOf(word, words[at + 1]) || hasParent(words, at)))
      return { ...word, meanings: [young(own)] };
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

/** "Mother" before "duck", 妈妈 after 鸭. */
function isAnimalParent(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !PARENT.test(word.text)) return false;
  const other = word.isHan ? words[at - 1] : words[at + 1];
  const isBeside = other?.run === word.run && (!word.isHan || other.end === word.start);
  return isBeside && isAnimal(other);
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

/** "A kitten and its mother": the one at `at` is the child. */
function hasParent(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + WORDS_APART)
    .some(
      (one, after) =>
        PARENT.test(one.text) &&
        (childOf(words, at + 1 + after) ??
          followerOf(words, at + 1 + after) ??
          onlyChild(words, at + 1 + after)) === words[at],
    );
}

/** Whose parent the word at `at` is: "a cat with her mother" may be somebody's, "its" is an animal's. */
function childOf(words: readonly Word[], at: number): Word | undefined {
  const owner = words[at - 1]?.text === '的' ? words[at - 2] : words[at - 1];
  if (!owner || !OF_ANIMALS.test(owner.text)) return undefined;
  // "A cub reaching for a beehive while its mother sleeps": no thing has a mother.
  const child = words
    .slice(Math.max(0, at - WORDS_APART), at)
    .findLast((one) => isAnimal(one) || isFigure(one));
  return isAnimal(child) ? child : undefined;
}

/** "A lion cub beside its mother", 小象和它的妈妈: she is what it will be. */
function parentOf(words: readonly Word[], word: Word, at: number): Entry | undefined {
  const child = PARENT.test(word.text)
    ? (childOf(words, at) ??
      childToldBefore(words, at) ??
      followerOf(words, at) ??
      pairedWith(words, at) ??
      onlyChild(words, at))
    : undefined;
  const value = meaningOf(child, 'subject')?.value;
  if (!value) return undefined;
  const { isYoung: _isYoung, ...grown } = value;
  const drawing = GROWN_OF[grown.drawing] ?? grown.drawing;
  return FATHER.test(word.text) ? { ...grown, drawing } : asMother({ ...grown, drawing });
}

/** "Spraying water on its mother, two birds on the mother's back". */
function childToldBefore(words: readonly Word[], at: number): Word | undefined {
  if (!/^the$/i.test(words[at - 1]?.text ?? '')) return undefined;
  const name = nameOf(words[at] as Word);
  const first = words.findIndex((one) => nameOf(one) === name);
  return first < at ? childOf(words, first) : undefined;
}

/** "Mother and baby elephant". */
function pairedWith(words: readonly Word[], at: number): Word | undefined {
  const [and, first, second] = words.slice(at + 1, at + 4);
  if (!/^(?:and|&|with)$/i.test(and?.text ?? '')) return undefined;
  if (isAnimal(first)) return meaningOf(first, 'subject')?.value.isYoung ? first : undefined;
  return /^baby$/i.test(first?.text ?? '') && isAnimal(second) ? second : undefined;
}

/** 小企鹅背着书包,妈妈站在冰屋门口: with nobody else there she is the mother of the little one of the wild who is named first. */
function onlyChild(words: readonly Word[], at: number): Word | undefined {
  const word = words[at];
  if (!word?.isHan || words.some((one) => one !== word && isFigure(one))) return undefined;
  const first = words.find((one) => means(one, 'subject'));
  const isWild = isAnimal(first) && first?.text.startsWith('小') && !PETS.test(first.text);
  return first && isWild && words.indexOf(first) < at ? first : undefined;
}
const PETS = /[狗猫鼠鸟鱼兔]/u;

const CLOSE_BY =
  /^(?:following|follows|beside|behind|near|snuggling|cuddling|nuzzling|hugging|hugs|kissing|抱着?|抱住|搂着?|亲着?|亲吻|骑着|骑在|牵着|跟着|跟在|跟随|紧跟|依偎着?|依偎在|偎依在|趴在|等|等着|等待|躲在|挨着|围着|蹭着)$/i;

/** 小马驹跟着妈妈: with nobody else there, the mother of a small animal that is close to her is an animal herself. */
function followerOf(words: readonly Word[], at: number): Word | undefined {
  const from = Math.max(0, at - CLOSE);
  if (!words.slice(from, at).some(({ text }) => CLOSE_BY.test(text))) return undefined;
  const word = words[at] as Word;
  const near = words.slice(Math.max(0, at - WORDS_APART), at + WORDS_APART);
  // 熊猫宝宝 is one panda.
  const isOwn = (one: Word): boolean => isYoungOf(words[words.indexOf(one) - 1], one);
  if (near.some((one) => one !== word && isFigure(one) && !isOwn(one))) return undefined;
  const child = words
    .slice(Math.max(0, at - WORDS_APART), at)
    .findLast((one) => means(one, 'subject') && !isOwn(one));
  const isSaidYoung = child !== undefined && isYoungOf(child, words[words.indexOf(child) + 1]);
  return isAnimal(child) &&
    child &&
    (isSaidYoung || isLittle(child) || meaningOf(child, 'subject')?.value.isYoung)
    ? child
    : undefined;
}

const OF_ANIMALS = /^(?:its|their|它|它们)$/i;
const FATHER = /^(?:father|papa|daddy|dad|爸爸)$/i;

/** "A mother lion", 狮子妈妈: she has no mane. */
function motherOf(words: readonly Word[], word: Word, at: number): Entry | undefined {
  const other = word.isHan ? words[at + 1] : words[at - 1];
  const isBeside = other?.run === word.run && (!word.isHan || word.end === other.start);
  const value = meaningOf(word, 'subject')?.value;
  const isParent = isBeside && PARENT.test(other.text) && !FATHER.test(other.text);
  return isParent && value?.drawing === 'own/lion' ? asMother(value) : undefined;
}

function asMother(value: Entry): Entry {
  return value.drawing === 'own/lion' ? { ...value, drawing: 'own/lioness' } : value;
}

function young(value: Entry): Word['meanings'][number] {
  return { is: 'subject', value: { ...value, ...cubOf(value), isYoung: true } };
}

/** What its mother is; undefined where it is nobody's young. */
function youngOf(words: readonly Word[], word: Word, at: number): Entry | undefined {
  if (!mayBeYoung(word)) return undefined;
  const again = toldAgain(words, word, at);
  if (again) return again;
  const before = words.slice(Math.max(0, at - WORDS_APART), at);
  if (YOUNG.test(nameOf(word))) {
    const owner = words[at - 1]?.text === '的' ? words[at - 2] : words[at - 1];
    // "A lion on a rock, three cubs": a rock has none.
    const isCub = CUBS.test(word.text);
    const mother = before.findLast(
      (one, back) =>
        // "A bear catching a salmon while her cubs play": a fish has none.
        (isCub ? isAnimal(one) && meaningOf(one, 'subject')?.value.key !== 'fish' : means(one, 'subject')) &&
        !isAnimalParent(words, at - before.length + back),
    );
    const isTheirs =
      isCub || (owner !== undefined && OWN.test(owner.text)) || isSaidParent(words, before, at, mother);
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

/** "A panda cradling her baby, a butterfly on the baby's nose". */
function toldAgain(words: readonly Word[], word: Word, at: number): Entry | undefined {
  if (!/^the$/i.test(words[at - 1]?.text ?? '')) return undefined;
  const first = words.findIndex((one) => one.text.toLowerCase() === nameOf(word));
  return first >= 0 && first < at ? youngOf(words, words[first] as Word, first) : undefined;
}

function nameOf({ text }: Word): string {
  return text.replace(/['’]s$/, '').toLowerCase();
}

/** 北极熊妈妈带着宝宝: of whom it was said that she is one. */
function isSaidParent(
  words: readonly Word[],
  before: readonly Word[],
  at: number,
  mother: Word | undefined,
): boolean {
  if (!mother) return false;
  const own = at - before.length + before.lastIndexOf(mother);
  return isAnimalParent(words, mother.isHan ? own + 1 : own - 1);
}

function mayBeYoung(word: Word): boolean {
  return YOUNG.test(nameOf(word)) || CHICKS.test(word.text) || isLittle(word);
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

/** Whether the word names an animal, also one that swims as boats do. */
export function isAnimal(word: Word | undefined): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  return subject !== undefined && (ANIMAL_KINDS.has(subject.kind) || SWIMMERS.has(subject.key));
}

const YOUNG_OF: Readonly<Record<string, string>> = {
  'own/polar-bear': 'own/polar-bear-cub',
  'own/elephant': 'own/elephant-calf',
  'own/sheep': 'own/lamb',
  'own/lion': 'own/lioness',
};

const GROWN_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(YOUNG_OF).map(([grown, young]) => [young, grown]),
);

/** The young of some look otherwise. */
function cubOf({ drawing }: { drawing: string }): { drawing?: string } {
  const young = YOUNG_OF[drawing];
  return young === undefined ? {} : { drawing: young };
}
