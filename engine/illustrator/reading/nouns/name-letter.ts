// "A letter on the desk" is of paper, "the letter A" is not; who reads one has it in the hands.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const LETTER = /^letters?$/i;
/** Before what is written on paper: "a letter", "his old letter". */
const OWNING = /^(?:an?|his|her|their|my|your|our|this|that|two|three|some|love|old|the)$/i;
const SINGLE = /^[A-Za-z0-9]$/;

/** One that somebody reads is told with the reading. */
export function nameLetters(words: readonly Word[]): Word[] {
  const named = words.map((word, at): Word => {
    const next = words[at + 1];
    const isOfPaper = LETTER.test(word.text) && isOwned(words, at) && !(next && isSign(next));
    return isOfPaper ? { ...word, meanings: VOCABULARY.get('love letter') ?? [] } : word;
  });
  return named.reduce<Word[]>((kept, word) => {
    const reader = isLetter(word) ? readerOf(kept) : undefined;
    if (reader === undefined) {
      kept.push(word);
      return kept;
    }
    const read = kept[reader] as Word;
    const gap = word.isHan ? '' : ' ';
    const text = [...kept.slice(reader), word].map((one) => one.text).join(gap);
    return [
      ...kept.slice(0, reader),
      {
        ...read,
        text,
        end: word.end,
        meanings: VOCABULARY.get(word.isHan ? '看书' : 'reading a book') ?? [],
      },
    ];
  }, []);
}

function isLetter(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'letter';
}

/** "Letter A", "letter “B”". */
function isSign(next: Word): boolean {
  return SINGLE.test(next.text) || means(next, 'quote');
}

function isOwned(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return words
    .slice(Math.max(0, at - 3), at)
    .some((before) => before.clause === word?.clause && OWNING.test(before.text));
}

/** Where who reads it is said to, with nothing but small words between. */
function readerOf(kept: readonly Word[]): number | undefined {
  for (let at = kept.length - 1; at >= 0; at--) {
    const word = kept[at] as Word;
    if (/^(?:reading|reads|读|读着|阅读|看|看着|在读|在看)$/i.test(word.text)) return at;
    if (!means(word, 'adjective', 'number') && !/^(?:an?|the|his|her|封|一封)$/i.test(word.text))
      return undefined;
  }
  return undefined;
}
