// Fetches a legal text when it is first read: most visitors never do.
import type { Language } from '#texts/words.ts';
import type { LegalDocument } from './legal-document.ts';

export type LegalName = 'terms' | 'privacy';

const sources: Record<LegalName, Record<Language, () => Promise<LegalDocument>>> = {
  terms: {
    en: async () => (await import('./terms-en.ts')).termsEn,
    zh: async () => (await import('./terms-zh.ts')).termsZh,
  },
  privacy: {
    en: async () => (await import('./privacy-en.ts')).privacyEn,
    zh: async () => (await import('./privacy-zh.ts')).privacyZh,
  },
};

const loaded = new Map<string, Promise<LegalDocument>>();

/** The same promise for the same text, so that it can be waited for while drawing. */
export function loadLegal(name: LegalName, language: Language): Promise<LegalDocument> {
  const key = `${name}-${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = sources[name][language]();
  loaded.set(key, loading);
  // A chunk that did not arrive is asked for again at the next try.
  loading.catch(() => loaded.delete(key));
  return loading;
}
