// "A child throws bread", 女孩捡贝壳: what somebody does with a small thing, by a word that nobody knows, is done with it in the
// hand. The word itself is told as left out.

import { isPortable } from '../../casting/portable.ts';
import { isMusic, workWith } from '../../lexicon/hand-work.ts';
import { metresOf } from '../../things/metres.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import { isUnknown, means, type Word } from '../words/word.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';

/** In metres: what is larger has its place. */
const LARGEST = 0.45;
const MEANWHILE = /^(?:在|正在|正|who|is|are)$/iu;

/** `ties`: what was said already. */
export function holdObjects(
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
  ties: readonly Tie[],
): Tie[] {
  return nouns.flatMap((noun): Tie[] => {
    const to = byNoun.get(noun);
    if (
      !to ||
      !PORTABLE_KINDS.has(to.kind) ||
      to.count > 1 ||
      isMusic(workWith(to)) ||
      metresOf(to) > LARGEST ||
      !(to.kind === 'food' || isPortable(to))
    )
      return [];
    if (ties.some((tie) => tie.to === to || tie.from === to)) return [];
    const at = doerOf(words, noun);
    const doer = nouns.find((one) => one.at === at);
    const from = doer && byNoun.get(doer);
    const isFree =
      from?.person && from.count === 1 && from.person.hands === undefined && !from.person.carried;
    if (!from || !isFree || ties.some((tie) => tie.from === from && tie.relation !== 'beside')) return [];
    return [{ relation: 'holding', from, to, words: '', word: noun.word }];
  });
}

/** Where who does it stands, right before a deed that nobody knows; -1 where there is no such deed. */
function doerOf(words: readonly Word[], { at, word }: Noun): number {
  let deed = at - 1;
  while (words[deed]?.run === word.run && means(words[deed], 'adjective', 'number', 'colour', 'size')) deed--;
  const done = words[deed];
  if (!done || done.clause !== word.clause || !isUnknown(done)) return -1;
  if (done.isHan ? done.text.length > 2 : !/^[a-z]+(?:ing|s)$/i.test(done.text)) return -1;
  let doer = deed - 1;
  while (MEANWHILE.test(words[doer]?.text ?? '')) doer--;
  return words[doer]?.clause === word.clause ? doer : -1;
}
