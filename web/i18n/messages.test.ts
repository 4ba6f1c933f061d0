// How the browser fills a text.
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { bundledEn } from './bundled-en.ts';

it('fills places in braces, and counts', async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: bundledEn } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  expect(i18n.t('session.resend_in', { s: 42 })).toBe('Resend (42s)');
});
