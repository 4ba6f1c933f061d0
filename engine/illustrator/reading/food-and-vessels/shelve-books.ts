// "A bookshelf full of old books", 书架上摆满了书: a bookshelf has books in it, and none lie about.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, type Word } from '../words/word.ts';

const FULL =
  /^(?:full|full of|filled|filled with|lined|lined with|packed|stacked|stuffed|crammed|loaded|of|with|上|里|摆满|放满|塞满|装满|堆满|满是|放着|摆着|排满|摆满了|放满了|的)$/iu;

/** The books are the shelf, for all that asks of them. Changes the cast. */
export function shelveBooks(words: readonly Word[], nouns: readonly Noun[], cast: Cast): void {
  const shelf = nouns.find((noun) => cast.byNoun.get(noun)?.key === 'bookshelf');
  const subject = shelf && cast.byNoun.get(shelf);
  if (!shelf || !subject) return;
  for (const noun of nouns) {
    const books = cast.byNoun.get(noun);
    if (books?.key !== 'book' || books.isCounted || noun.word.clause !== shelf.word.clause) continue;
    const [from, to] = noun.at < shelf.at ? [noun, shelf] : [shelf, noun];
    const between = words.slice(from.at + 1, to.at);
    const isThere =
      between.some(({ text }) => FULL.test(text)) &&
      between.every(
        (word) => FULL.test(word.text) || means(word, 'adjective', 'structure', 'place-after', 'colour'),
      );
    if (!isThere) continue;
    cast.byNoun.set(noun, subject);
    cast.subjects.splice(cast.subjects.indexOf(books), 1);
  }
}
