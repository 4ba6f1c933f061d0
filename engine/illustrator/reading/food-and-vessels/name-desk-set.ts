// "A programmer's desk setup", 程序员风格的桌面: nobody is there, the image is of what stands on the desk.

import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, means, meaningOf, type Word } from '../words/word.ts';

const DESK =
  /^(?:desks?|desktops?|desk setup|workspace|work ?station|桌面|桌面上|桌|桌子|办公桌|电脑桌|书桌|工位|工作台)$/i;
const STYLE = /^(?:style|styled|风格|风|式|风格的|风的)$/i;
const SETUP = /^(?:setup|set-up|set up|摆设|布置|搭配)$/i;
const ON_IT: ReadonlySet<string> = new Set(['desktop-computer', 'keyboard', 'computer-mouse', 'laptop']);

/** Returns the words with who only says what kind of desk it is as nobody. */
export function nameDeskSet(words: readonly Word[]): Word[] {
  const isSet =
    words.some(({ text }) => DESK.test(text)) &&
    words.some((word) => ON_IT.has(meaningOf(word, 'subject')?.value.key ?? ''));
  if (!isSet) return [...words];
  const hasSomebody = words.some(
    (word, at) => meaningOf(word, 'subject')?.value.kind === 'figure' && !isKindOfDesk(words, at),
  );
  // "A desk with a computer" is furniture of a room.
  const isNear = words.some(
    (word, at) =>
      SETUP.test(word.text) ||
      /^(?:keyboard|computer-mouse)$/.test(meaningOf(word, 'subject')?.value.key ?? '') ||
      isKindOfDesk(words, at),
  );
  const isRoom = words.some((word) => meaningOf(word, 'scene')?.value === 'room');
  return words.map((word, at) => {
    if (SETUP.test(word.text)) return { ...word, meanings: [{ is: 'structure' }] };
    if (isKindOfDesk(words, at)) return { ...word, meanings: ADJECTIVE };
    // 电脑桌 is a desk, and no computer more.
    if (word.text === '电脑' && words[at + 1]?.text === '桌') return { ...word, meanings: ADJECTIVE };
    if (hasSomebody && isAtIt(words, at)) return { ...word, meanings: [{ is: 'person-act', value: 'type' }] };
    if (
      isRoom ||
      (!hasSomebody && !isNear) ||
      (hasSomebody && !words.some((_, place) => isAtIt(words, place)))
    )
      return word;
    if (DESK.test(word.text)) return { ...word, meanings: VOCABULARY.get('桌面') ?? [] };
    if (/^(?:mouse|mice)$/i.test(word.text))
      return { ...word, meanings: VOCABULARY.get('gaming mouse') ?? [] };
    return STYLE.test(word.text) && !means(word, 'subject')
      ? { ...word, meanings: [{ is: 'structure' }] }
      : word;
  });
}

/** "Working at a desk", 坐在电脑桌前: with a screen there, somebody types. */
function isAtIt(words: readonly Word[], at: number): boolean {
  if (!/^(?:work(?:s|ing)?|sit(?:s|ting)?|工作|办公|坐|坐在)$/i.test(words[at]?.text ?? '')) return false;
  return words.slice(at + 1, at + 6).some(({ text }) => DESK.test(text));
}

/** Somebody who only says whose desk it would be. */
function isKindOfDesk(words: readonly Word[], at: number): boolean {
  if (meaningOf(words[at], 'subject')?.value.kind !== 'figure') return false;
  const [next, other] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? ''];
  return STYLE.test(next) || DESK.test(next) || (/^(?:的|'s|’s)$/.test(next) && DESK.test(other));
}
