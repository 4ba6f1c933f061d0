// Who is named and is nobody of those who were named before: 助理 after 摄影师, "a short man" after "a tall man", 一个小徒弟 after
// 三个徒弟.

import type { Noun } from './find-nouns.ts';
import { ANIMAL_KINDS, type Subject } from '../prompt-reading.ts';
import { isFigure, isUnknown, means, type Word } from '../words/word.ts';

/** Which noun names whom. */
type Named = { byNoun: ReadonlyMap<Noun, Subject> };

/** Returns whether the noun names somebody else than one of those before it. */
export function newcomer(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  named: Named,
  subject: Subject,
): (one: Subject) => boolean {
  const isNew = subject.kind === 'figure' && startsOwnClause(words, nouns[index] as Noun);
  return (one) => {
    if (one.kind !== 'figure' && !ANIMAL_KINDS.has(one.kind)) return false;
    if (isCountedBoth(words, nouns, index, one, named)) return true;
    // 三个徒弟在练拳,一个小徒弟在扫地: none of the three.
    if (one.count > 1 && subject.isCounted === true && subject.count === 1) return true;
    // 摄影师在拍照,助理举着反光板: by another name somebody else does something else.
    return isNew && one.kind === 'figure' && one.words !== subject.words && isSaidOf(words, one, named);
  };
}

/** Whether each of the two has an article of its own, in one clause. */
function isCountedBoth(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  one: Subject,
  { byNoun }: Named,
): boolean {
  const noun = nouns[index] as Noun;
  if (noun.word.isHan || one.count !== 1 || !hasArticle(words, noun)) return false;
  const before = nouns.slice(0, index).findLast((other) => byNoun.get(other) === one);
  return (
    before !== undefined &&
    before.word.clause === noun.word.clause &&
    before.word.text === noun.word.text &&
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
function startsOwnClause(words: readonly Word[], noun: Noun): boolean {
  const next = words[noun.at + 1];
  return (
    next?.clause === noun.word.clause &&
    noun.word.isHan &&
    isFigure(noun.word) &&
    words.slice(0, noun.at).every((word) => word.clause !== noun.word.clause || !isFigure(word)) &&
    !/(?:人|者|身影)$/u.test(noun.word.text)
  );
}

/** Whether more than the name is said of somebody. */
function isSaidOf(words: readonly Word[], one: Subject, { byNoun }: Named): boolean {
  const own = [...byNoun].find(([, subject]) => subject === one)?.[0];
  const said = own && words.slice(own.at + 1, own.at + 4).filter(({ clause }) => clause === own.word.clause);
  return (
    said?.some((word) => word.text.endsWith('在') || means(word, 'link', 'act', 'person-act', 'rest')) ===
    true
  );
}
