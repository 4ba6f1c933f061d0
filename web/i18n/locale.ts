// Which language the page speaks: the cookie, else the browser's first wish, else English. Never in the address.
import { LOCALE_COOKIE_DAYS } from '#contract/limits.ts';
import { LANGUAGES } from '#texts/words.ts';
import type { Language } from '#texts/words.ts';

const LOCALE_COOKIE = 'locale';
const SECONDS_A_DAY = 24 * 60 * 60;

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** Spec §2, product R18. */
export function readLocale(cookies = document.cookie, wishes = navigator.languages): Language {
  const kept = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1);
  if (isLanguage(kept)) return kept;
  return wishes[0]?.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/** The cookie lasts 365 days from the last choice (spec §9). */
export function localeCookie(language: Language): string {
  return `${LOCALE_COOKIE}=${language}; path=/; max-age=${LOCALE_COOKIE_DAYS * SECONDS_A_DAY}; samesite=lax`;
}

/** What `<html lang>` says, so that the Chinese faces and line rules are chosen. */
export function htmlLang(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
