// Who is named and is nobody of those who were named before: 助理 after 摄影师, "a short man" after "a tall man", 一个小徒弟 after
// 三个徒弟.

import type { Noun } from './find-nouns.ts';
import type { Subject } from '../prompt-reading.ts';
import { isFigure, isUnknown, means, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

/** Which noun names whom. */
type Named = { byNoun: ReadonlyMap<Noun, Subject> };

/** Returns whether the noun names somebody else than one of those before it. */
export function newcomer(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  { byNoun }: Named,
  subject: Subject,
): (one: Subject) => boolean {
  const noun = nouns[index] as Noun;
  const isNew = subject.kind === 'figure' && startsOwnClause(words, noun);
  const isCounted = !noun.word.isHan && hasArticle(words, noun);
  // Looked for once, and only where one of the two asks for it.
  let names: Map<Subject, Noun> | undefined;
  const nounOf = (one: Subject): Noun | undefined =>
    (names ??= new Map([...byNoun].map(([named, by]) => [by, named] as const))).get(one);
  return (one) => {
    if (one.kind !== 'figure' && !ANIMAL_KINDS.has(one.kind)) return false;
    // "A tall man walking a dog past a short man": by an article of their own in one clause.
    if (isCounted && one.count === 1 && isCountedToo(words, noun, nounOf(one))) return true;
    // 三个徒弟在练拳,一个小徒弟在扫地: none of the three.
    if (one.count > 1 && subject.isCounted === true && subject.count === 1) return true;
    // 摄影师在拍照,助理举着反光板: by another name somebody else does something else.
    if (isChildAgain(one, subject)) return false;
    return isNew && one.kind === 'figure' && one.words !== subject.words && isSaidOf(words, nounOf(one));
  };
}

/** 爸爸牵着女儿,小女孩拿着气球: the daughter is the girl, where no number says that it is another. */
function isChildAgain(one: Subject, again: Subject): boolean {
  return (
    OWN_CHILD.test(one.words ?? '') &&
    ANY_CHILD.test(again.words ?? '') &&
    again.isCounted !== true &&
    one.count === 1 &&
    again.count === 1 &&
    one.person?.sex === again.person?.sex
  );
}
const OWN_CHILD = /^(?:女儿|儿子|孙女|孙子|外孙女?|daughter|son|grand(?:daughter|son))$/i;
const ANY_CHILD = /^(?:小?女孩[儿子]?|小?男孩[儿子]?|(?:little |small |young )?(?:girl|boy))$/i;

function isCountedToo(words: readonly Word[], { word }: Noun, before: Noun | undefined): boolean {
  return (
    before !== undefined &&
    before.word.clause === word.clause &&
    before.word.text === word.text &&
    hasArticle(words, before)
  );
}

/** "A short fat man". */
function hasArticle(words: readonly Word[], { at, word }: Noun): boolean {
  const own = words.slice(Math.max(0, at - 4), at).filter(({ run }) => run === word.run);
  const article = own.findLastIndex(({ text }) => /^an?$/i.test(text));
  return (
    article >= 0 &&
    own
      .slice(article + 1)
      .every((one) => isUnknown(one) || means(one, 'adjective', 'size', 'colour', 'hair-colour'))
  );
}

/** Who begins a clause that goes on, by a name that is no word for anybody. */
function startsOwnClause(words: readonly Word[], { at, word }: Noun): boolean {
  if (!word.isHan || !isFigure(word) || words[at + 1]?.clause !== word.clause) return false;
  if (/(?:人|者|身影)$/u.test(word.text)) return false;
  for (let before = at - 1; words[before]?.clause === word.clause; before--)
    if (isFigure(words[before] as Word)) return false;
  return true;
}

/** Whether more than the name is said of somebody. */
function isSaidOf(words: readonly Word[], own: Noun | undefined): boolean {
  if (!own) return false;
  return words
    .slice(own.at + 1, own.at + 4)
    .some(
      (word) =>
        word.clause === own.word.clause &&
        (word.text.endsWith('在') || means(word, 'link', 'act', 'person-act', 'rest')),
    );
}
