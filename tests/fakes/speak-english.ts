// The words of the page, for tests that draw a part of it alone.
import { use as extend } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bundledEn } from '#web/words/bundled-en.ts';

export async function speakEnglish(): Promise<void> {
  await extend(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: bundledEn } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
}
