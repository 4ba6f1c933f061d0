// Starts the texts of the page, and changes their language without a reload.
import i18next, { changeLanguage, use as extend } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#texts/words.ts';
import { loadMessages } from './load-messages.ts';
import { htmlLang, isLanguage, localeCookie, readLocale } from './locale.ts';

const NAMESPACE = 'translation';

let buildId = 'dev';

/**
 * Resolves when the texts of the reader's language are there; nothing is drawn before.
 * `build` is the id of this build: part of the key under which texts are kept.
 */
export async function startI18n(build: string): Promise<void> {
  buildId = build;
  const language = readLocale();
  await extend(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { [NAMESPACE]: await loadMessages(language, buildId) } },
    // The same `{n}` places as in the contract's own words.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnEmptyString: false,
  });
  speak(language);
}

/** Remembers the choice for 365 days and shows the page in it at once. */
export async function switchLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, NAMESPACE)) {
    i18next.addResourceBundle(language, NAMESPACE, await loadMessages(language, buildId));
  }
  document.cookie = localeCookie(language);
  await changeLanguage(language);
  speak(language);
}

function speak(language: Language): void {
  document.documentElement.lang = htmlLang(language);
}

/** The language that the page is shown in now. */
export function readLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}
