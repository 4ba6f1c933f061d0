// The headers that every call of either client carries (spec §7, product C4).
import { readConnection } from './connection.ts';

const JSON_TYPE = 'application/json';

export type RequestHeaders = Record<string, string>;

/** `token` is left out where the address is on the exclusion list or nobody is signed in. */
export function buildHeaders(requestId: string, token: string | null): RequestHeaders {
  const { environment, readLanguage } = readConnection();
  return {
    Accept: JSON_TYPE,
    // The page's language, which the person may have chosen against the browser's.
    'Accept-Language': readLanguage() === 'zh' ? 'zh-CN' : 'en',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Request-Time': String(Date.now()),
    'X-Request-ID': requestId,
    'env-oneai': environment,
    ...(token ? { token } : {}),
  };
}

/** The multipart client must not name a content type: the browser writes it, with the boundary. */
export function buildJsonHeaders(requestId: string, token: string | null): RequestHeaders {
  return { 'Content-Type': JSON_TYPE, ...buildHeaders(requestId, token) };
}

/** A version 4 uuid; `randomUUID` is missing on a page that is not served securely. */
export function createRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}
