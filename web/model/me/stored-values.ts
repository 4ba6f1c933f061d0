// The values this module keeps in the browser, under the names of spec §3.

export const STORED = {
  token: 'auth_token',
  userInfo: 'user_info',
  /** Epoch milliseconds of the last time that the user was asked for, well or in vain. */
  userInfoAt: 'user_info_last_update',
  device: 'device_id',
  referrer: 'refsource',
  googleState: 'googleOAuthState',
} as const;

type StoredName = (typeof STORED)[keyof typeof STORED];

/** Stands in where the browser forbids its store or it is full: then a value lasts as long as the page. */
const fallback = new Map<StoredName, string>();

export function readStored(name: StoredName): string | null {
  try {
    return localStorage.getItem(name) ?? fallback.get(name) ?? null;
  } catch {
    return fallback.get(name) ?? null;
  }
}

export function writeStored(name: StoredName, value: string): void {
  fallback.delete(name);
  try {
    localStorage.setItem(name, value);
  } catch {
    fallback.set(name, value);
  }
}

export function forgetStored(...names: StoredName[]): void {
  for (const name of names) {
    fallback.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // What cannot be written was not kept.
    }
  }
}
