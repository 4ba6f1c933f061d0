// What a new account is called until its owner says otherwise.
import type { Language } from '#contract/errors.ts';

const NAME_CHARACTERS = 30;
/** Breaks of lines, and what turns the direction of the text around a name. */
const UNRULY = /[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu;
const INVISIBLE = /^[\p{C}\p{Z}]*$/u;
/** For who came with neither a name nor an address. */
const NAMELESS: Readonly<Record<Language, string>> = { en: 'Newcomer', zh: '新朋友' };

/** The part before the @, as long as a name may be. */
export function nameFromEmail(email: string): string {
  return shorten(email.split('@')[0] ?? email);
}

/** The name that was given elsewhere, or the part before the @, as long as a name may be and in one line. */
export function chooseFirstName(given: string, email: string, language: Language): string {
  const name = shorten(given.normalize('NFC').replaceAll(UNRULY, ' ').trim());
  return INVISIBLE.test(name) ? nameFromEmail(email) || NAMELESS[language] : name;
}

/** What joins characters joins nothing at the end. */
function shorten(name: string): string {
  return Array.from(name)
    .slice(0, NAME_CHARACTERS)
    .join('')
    .replace(/[\p{Cf}\p{Z}]+$/u, '');
}
