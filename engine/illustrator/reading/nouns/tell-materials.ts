// What a thing is made of: seen in its drawing, painted on it, or told as left out.

import { canBeOf, coverOf, MADE_OF_IT, type MaterialName } from '../../lexicon/materials.ts';
import { meaningOf, means, type Word } from '../words/word.ts';
import type { PromptReading, Shown, Subject } from '../prompt-reading.ts';

/** So many words may stand between a material and its thing. */
const FURTHEST = 4;

/** What is put together of boards is of no stone, whatever its colour. */
const CARVED = /^(?:marble|stone|clay)$/;

function isOfBoards({ key }: Subject): boolean {
  return MADE_OF_IT.wood?.test(key) === true;
}

/** Changes what is painted anew of it. Returns what shows the material named by the word at `at`. */
export function tellMaterial(
  reading: PromptReading,
  words: readonly Word[],
  at: number,
  subjectOf: (word: Word) => Subject | undefined,
): Shown[] | undefined {
  const word = words[at] as Word;
  const value = meaningOf(word, 'material')?.value;
  if (value === undefined) return undefined;
  const owner = ownerOf(words, at);
  // 大理石女神雕像: what it is of may be named apart from the statue.
  const isStatue = [word, words[at + 1]].some(
    (one) => one?.run === word.run && means(one, 'material') && STATUE.test(one.text),
  );
  const subject = owner && (subjectOf(owner) ?? (isStatue ? statueOf(reading, owner) : undefined));
  if (!subject) {
    // What is eaten lies on a plate of it.
    const dish = value === 'porcelain' && owner && PLATES.test(owner.text) ? served(reading) : undefined;
    if (dish) return [{ is: 'thing', thing: dish }];
    return owner && means(owner, 'scene') ? tellTable(reading, value) : [];
  }
  if (!reading.subjects.includes(subject)) return [];
  const shown: Shown[] = [{ is: 'thing', thing: subject }];
  if (MADE_OF_IT[value]?.test(subject.key) && (subject.colour === undefined || value === 'cloth'))
    return shown;
  // The houses of a village are of plaster.
  if (subject.kind === 'building' && reading.subjects.some(({ key }) => key === 'village')) return [];
  const cover = coverOf(subject, value);
  // In another colour nobody tells what it is covered with.
  if (cover !== undefined && subject.colour === undefined) {
    subject.colour = cover;
    return [{ is: 'colour', thing: subject, colour: subject.colour }];
  }
  const isBuilt = BUILT.test(word.text) || isStatue;
  if (!canBeOf(subject, value, isBuilt) || (CARVED.test(value) && !isBuilt && isOfBoards(subject))) return [];
  subject.material ??= value;
  if (subject.material === value && LIT.has(value)) subject.glows ??= { words: '' };
  return subject.material === value ? shown : [];
}

const STATUE =
  /\b(?:statue|sculpture|statuette|carving|figurine)s? of\b|雕像|雕塑|塑像|石像|铜像|金像|石雕|木雕/i;

/** Who is a statue. */
function statueOf({ subjects }: PromptReading, { text }: Word): Subject | undefined {
  return subjects.find(({ kind, words }) => kind === 'figure' && words?.toLowerCase() === text.toLowerCase());
}

/** "Made of ice", 用冰做的: said of a whole thing, and no kind of it. */
const BUILT =
  /^(?:made|built|composed|formed|constructed|crafted|sculpted|woven|created|assembled) |(?:做|成|作|造)的$/i;
const LIT: ReadonlySet<MaterialName> = new Set(['fire', 'lightning', 'stars']);

const PLATES = /^(?:plates?|dish(?:es)?|bowls?|盘子?|碟子?|碗)$/i;

function served({ subjects }: PromptReading): Subject | undefined {
  return subjects.find(({ kind }) => kind === 'food');
}

/** A table that is no thing of its own is of wood, where nothing else is said of its top. */
function tellTable({ scenes, surface }: PromptReading, value: MaterialName): Shown[] {
  return value === 'wood' && scenes.includes('table') && !surface ? [{ is: 'scene', scene: 'table' }] : [];
}

/** What comes after it, or before "made of" it. */
function ownerOf(words: readonly Word[], at: number): Word | undefined {
  const { clause } = words[at] as Word;
  if (/^(?:of|from)$/i.test(words[at - 1]?.text ?? ''))
    return words.slice(0, at).findLast((one) => one.clause === clause && means(one, 'subject'));
  return words
    .slice(at + 1, at + 1 + FURTHEST)
    .find(
      (one) =>
        one.clause === clause &&
        (means(one, 'subject', 'scene', 'carrier') || !means(one, 'adjective', 'colour', 'size')),
    );
}
