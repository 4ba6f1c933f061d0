// Somebody signed in on the page of a test.
import type { Mine } from '#contract/account.ts';
import { saveMe } from '#web/model/me/me.ts';
import { translateUser } from '#web/model/me/user.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { buildMine } from './own-record.ts';

/** The whole record is there, as after the page has asked for it. */
export function signInAs(part: Partial<Mine> = {}): void {
  saveMe(buildMine(part));
}

/** Only the token is known: neither who it is of, nor their record. */
export function signInByToken(): void {
  useUserStore.setState({ user: null, me: null, isSignedIn: true });
}

/** Only what the browser stored is known; the record has not arrived. */
export function signInStored(part: Partial<Mine> = {}): void {
  const record = buildMine(part);
  useUserStore.setState({ user: translateUser(record, record.preferences), me: null, isSignedIn: true });
}
