// The rules of spec §5 for the two fields of the login modal, in the words of the contract.
import { readFieldWord } from '#contract/field-words.ts';
import { CODE_DIGITS } from '#contract/limits.ts';
import { Email, VerificationCode } from '#contract/session.ts';
import type { Language } from '#texts/words.ts';

/** What is wrong with the address, as a sentence; null where nothing is. */
export function checkEmail(email: string, language: Language): string | null {
  const { error } = Email.safeParse(email);
  return error ? readFieldWord(error.issues[0]?.message ?? 'email_wrong', language) : null;
}

export function checkCode(code: string, language: Language): string | null {
  const { error } = VerificationCode.safeParse(code);
  return error ? readFieldWord(error.issues[0]?.message ?? 'code_format', language) : null;
}

/** What the field keeps of what was typed or pasted: digits, at most 6. Full-width digits count. */
export function onlyCodeDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS);
}
