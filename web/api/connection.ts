// What the two clients are told about the product they run in: address, token, language, and whom to tell.
import type { Language, WordValues } from '#texts/words.ts';

export type ApiToast = {
  type: 'warning' | 'error';
  message: string;
  durationMs: number;
  /** Only people can help here: the toast offers to write to them (product §1.4). */
  offersSupport?: true;
};

/** Sentences of the clients themselves; the words of refusals come from the contract. */
type ApiWord = 'network' | 'unknown' | 'request_failed' | 'retry_after' | 'session_ended' | 'not_charged';

export type Connection = {
  /** Where the API is; empty = where the page came from. */
  baseUrl: string;
  environment: 'prod' | 'test' | 'dev';
  readToken: () => string | null;
  readLanguage: () => Language;
  say: (word: ApiWord, values?: WordValues) => string;
  showToast: (toast: ApiToast) => void;
  /** The session is gone or was never there: forget it and ask to sign in. */
  onNeedLogin: () => void;
};

const unconnected: Connection = {
  baseUrl: readApiBase(),
  environment: 'dev',
  readToken: () => null,
  readLanguage: () => 'en',
  say: (word) => word,
  showToast: () => {},
  onNeedLogin: () => {},
};

let current = unconnected;

/** Called once at start by the application, before the first call. */
export function connectApi(parts: Partial<Connection>): void {
  current = { ...current, ...parts };
}

export function readConnection(): Connection {
  return current;
}

/** The address of a path of the API, whole. */
export function resolveApiUrl(path: string): URL {
  const here = typeof location === 'undefined' ? undefined : location.origin;
  const base = current.baseUrl === '' ? here : new URL(current.baseUrl, here).href;
  return new URL(`${(base ?? '').replace(/\/$/, '')}${path}`);
}

/** As the server wrote it into the page (API_BASE), or whoever serves the built pages from elsewhere. */
function readApiBase(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '';
}
