// The texts of one language: kept for 24 hours, else the server's, else those that came with the build.
import * as z from 'zod/mini';
import { LOCALE_CACHE_MS } from '#contract/limits.ts';
import { messages } from '#contract/site.ts';
import type { Language } from '#texts/words.ts';
import { call } from '#web/api/call.ts';
import { stored } from '#web/model/stored.ts';

/** By namespace. Whether what was sent or kept has every text nobody can know: a missing one is shown as its key. */
type Messages = Record<string, unknown>;

const KEY_START = 'locale-messages:';
/** A slow server must not hold the first image back: the build's own texts are as good. */
const FETCH_TIMEOUT_MS = 3000;

const Kept = z.catch(z.nullable(z.object({ at: z.number(), texts: z.looseObject({}) })), null);

/** The build is part of the key (product C10), so that a new one never meets old texts. */
function keyOf(language: Language, buildId: string): string {
  return `${KEY_START}${buildId}:${language}`;
}

/** Never fails. While the sources are served (`npm run dev`), the texts are modules too: a changed one is shown at once. */
export async function loadMessages(language: Language, buildId: string): Promise<Messages> {
  if (import.meta.env.MODE === 'development') return await loadBundled(language);
  const kept = readKept(keyOf(language, buildId));
  if (kept) return kept;
  try {
    const texts = await call(
      messages,
      { locale: language },
      { showLoading: false, showError: false, extractData: true, timeoutMs: FETCH_TIMEOUT_MS },
    );
    if (Object.keys(texts).length === 0) throw new Error('the server has no texts');
    keep(keyOf(language, buildId), texts);
    return texts;
  } catch {
    return await loadBundled(language);
  }
}

async function loadBundled(language: Language): Promise<Messages> {
  return language === 'zh'
    ? (await import('./bundled-zh.ts')).bundledZh
    : (await import('./bundled-en.ts')).bundledEn;
}

function readKept(key: string): Messages | null {
  const kept = stored(key, Kept).read();
  return kept && Math.abs(Date.now() - kept.at) < LOCALE_CACHE_MS ? (kept.texts as Messages) : null;
}

function keep(key: string, texts: Messages): void {
  try {
    const buildPart = key.slice(0, key.lastIndexOf(':'));
    for (const old of Object.keys(localStorage)) {
      if (old.startsWith(KEY_START) && !old.startsWith(buildPart)) localStorage.removeItem(old);
    }
  } catch {
    // Forbidden: then nothing is kept either.
  }
  stored(key, Kept).write({ at: Date.now(), texts }); // a full store only costs the next start one request
}
