// "A cat with white fur", 紫色毛发的小怪兽: the colour of its coat is that of the animal.

import { ANIMAL_KINDS } from '../subject-kinds.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Word } from '../words/word.ts';

const COAT =
  /^(?:fluffy |thick |soft |shaggy |long |short )?(?:fur|coat|feathers|plumage|scales|wool|fleece)$|^(?:皮毛|毛皮|毛发|毛色|羽毛|绒毛|鳞片|毛|的?毛)$/i;

/** Changes the cast: animals that have no colour yet get that of their coat. */
export function colourFur(
  nouns: readonly Noun[],
  cast: Cast,
  show: (word: Word, thing: Subject, colour?: string) => void,
): void {
  for (const noun of nouns) {
    const { colour, colourWord, word } = noun;
    if (colour === undefined || !colourWord || !COAT.test(word.text)) continue;
    const owner = ownerOf(nouns, noun, cast);
    if (!owner || owner.colour !== undefined) continue;
    owner.colour = colour;
    show(word, owner);
    show(colourWord, owner, colour);
  }
}

/** The animal before it, in its clause or in the one before; in Chinese the one after it, in its own. */
function ownerOf(nouns: readonly Noun[], noun: Noun, cast: Cast): Subject | undefined {
  const animals = nouns.filter((one) => ANIMAL_KINDS.has(cast.byNoun.get(one)?.kind ?? 'item'));
  const isNear = (one: Noun): boolean =>
    one.at < noun.at && noun.word.clause - one.word.clause <= 1 && one.word.clause <= noun.word.clause;
  const before = animals.findLast(isNear);
  const after = noun.word.isHan
    ? animals.find((one) => one.at > noun.at && one.word.clause === noun.word.clause)
    : undefined;
  const owner = before ?? after;
  return owner && cast.byNoun.get(owner);
}
