// The words of the page, for tests that draw a part of it alone.
import { use as extend } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Given the words, since only what is built for a browser can gather them. */
export async function speakEnglish(translation: Record<string, unknown>): Promise<void> {
  await extend(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
}
