// What a new account is called until its owner says otherwise.
import type { Language } from '#contract/errors.ts';

const NAME_CHARACTERS = 30;
/** For who came with neither a name nor an address. */
const NAMELESS: Readonly<Record<Language, string>> = { en: 'Newcomer', zh: '新朋友' };

/** The part before the @, as long as a name may be. */
export function nameFromEmail(email: string): string {
  return shorten(email.split('@')[0] ?? email);
}

/** The name that was given elsewhere, or the part before the @, as long as a name may be and in one line. */
export function chooseFirstName(given: string, email: string, language: Language): string {
  const name = shorten(given.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, ' '));
  return name || nameFromEmail(email) || NAMELESS[language];
}

function shorten(name: string): string {
  return Array.from(name.trim()).slice(0, NAME_CHARACTERS).join('').trim();
}
