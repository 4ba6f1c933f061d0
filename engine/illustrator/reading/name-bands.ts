// "A band" is people who play, unless it is of rubber or around a hat; what they do on a stage is to play.

import { means, meaningOf, type Word } from './word.ts';

const PERFORMING = /^(?:perform(?:s|ing|ance)?|演出|表演|登台|登台演出|现场演出|现场表演|in concert|live)$/i;
const AROUND_SOMETHING = /^(?:in|with|has|of|around)$/i;
/** Words before it in which that would stand: "with a wide metal band". */
const REACH = 4;

export function nameBands(words: readonly Word[]): Word[] {
  const named = words.map((word, at) =>
    isBand(word) && isThing(words, at) ? { ...word, meanings: [] } : word,
  );
  if (!named.some(isBand)) return named;
  return named.map((word) =>
    PERFORMING.test(word.text) ? { ...word, meanings: [{ is: 'act', value: 'play' }] } : word,
  );
}

function isBand(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'band';
}

/** "A rubber band", "a hat with a metal band", "a band of gold". */
function isThing(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!/^(?:metal )?bands?$/i.test(word.text)) return false;
  if (words[at + 1]?.text.toLowerCase() === 'of') return true;
  const before = words.slice(Math.max(0, at - REACH), at).filter(({ run }) => run === word.run);
  if (before.some(({ text }) => AROUND_SOMETHING.test(text))) return true;
  const [last] = before.slice(-1);
  return (
    last !== undefined && !means(last, 'adjective', 'number', 'size', 'mood', 'structure', 'joiner', 'look')
  );
}
