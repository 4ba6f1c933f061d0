// Two equal calls at once: of two reads the older is dropped, of two acts the newer (spec §7, product C6).
import type { Endpoint } from '#contract/endpoint.ts';

export const MUTATING_METHODS = ['post', 'put', 'patch', 'delete'] as const;

export function isMutating(method: string): boolean {
  return MUTATING_METHODS.some((mutating) => mutating === method.toLowerCase());
}

type KeyParts = { method: string; url: string; params?: unknown; data?: unknown };

/**
 * method + url + params + data, whatever the order of their fields. `client_token` is left out: it names the
 * click, and two clicks that ask for the same thing at once are the double click this is about.
 */
export function buildDuplicateKey({ method, url, params, data }: KeyParts): string {
  return [method.toLowerCase(), url, toSortedJson(params), toSortedJson(data)].join(' ');
}

function toSortedJson(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'client_token') return undefined;
    if (part instanceof Blob) return describeFile(part);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function describeFile(file: Blob): unknown {
  return file instanceof File ? [file.name, file.size, file.type, file.lastModified] : [file.size, file.type];
}

type Flight = { abort: () => void };

const flights = new Map<string, Flight>();

/**
 * Starts a call under its key. Returns null when an equal act is under way: this one must not be sent.
 * An equal read that is under way is aborted instead. `land` must be called when the call is over.
 */
export function enterFlight(key: string, kind: Endpoint['kind'], abort: () => void): (() => void) | null {
  const older = flights.get(key);
  if (older && kind === 'act') return null;
  older?.abort();
  const flight: Flight = { abort };
  flights.set(key, flight);
  return function land() {
    if (flights.get(key) === flight) flights.delete(key);
  };
}
