// The signed-in person: the own record is fetched, changed and forgotten here, and nowhere else.
import { mine } from '#contract/account.ts';
import type { Mine } from '#contract/account.ts';
import { USER_REFRESH_MS } from '#contract/limits.ts';
import { isCanceled } from '#web/api/call-error.ts';
import { call } from '#web/api/call.ts';
import { forgetStored, readStored, STORED, writeStored } from './stored-values.ts';
import { translateUser } from './user.ts';
import type { User } from './user.ts';
import { useUserStore } from './user-store.ts';

export function readToken(): string | null {
  return readStored(STORED.token);
}

/** See `useIsGuest`. */
export function isGuest(): boolean {
  return !useUserStore.getState().isSignedIn;
}

/** Null for a guest, and until the record has come where only the token was stored. */
export function readUserId(): string | null {
  return useUserStore.getState().user?.id ?? null;
}

/** The whole record; null for a guest and before it has arrived. */
export function readMe(): Mine | null {
  return useUserStore.getState().me;
}

/**
 * Fetches the own record. `force` at start and after a change; else, on a change of route, at most every
 * 5 minutes (spec §9). Returns null where nothing was fetched.
 */
export async function refreshMe({ force = false } = {}): Promise<Mine | null> {
  const token = readToken();
  if (!token) return null;
  const age = Date.now() - Number(readStored(STORED.userInfoAt) ?? 0);
  if (!force && age >= 0 && age < USER_REFRESH_MS) return null;
  useUserStore.setState({ isLoading: true, error: null });
  try {
    const record = await call(
      mine,
      {},
      { showLoading: false, showError: false, isBackground: true, extractData: true },
    );
    if (readToken() !== token) return null;
    saveMe(record);
    return record;
  } catch (error) {
    if (!isCanceled(error)) {
      // A failure counts, too: a server in trouble is not asked again at every step.
      if (readToken() === token) writeStored(STORED.userInfoAt, String(Date.now()));
      useUserStore.setState({ error: error instanceof Error ? error.message : String(error) });
    }
    return null;
  } finally {
    useUserStore.setState({ isLoading: false });
  }
}

/** Points moved elsewhere, for example back from a failed task: the record is fetched again. */
export function refreshBalance(): void {
  if (readUserId() !== null) void refreshMe({ force: true });
}

/** The whole record as an answer brought it: fetched, or after a change. */
export function saveMe(record: Mine): void {
  saveUser(translateUser(record, record.preferences));
  useUserStore.setState({ me: record, preferences: record.preferences });
}

/** One part of the record changed, and only that part was answered. */
export function patchMe(part: Partial<Mine>): void {
  const me = readMe();
  if (me) saveMe({ ...me, ...part });
}

/** What a sign-in answers of the person; the whole record follows. */
export function saveUser(user: User): void {
  useUserStore.setState({ user, isSignedIn: true });
  writeStored(STORED.userInfo, JSON.stringify(user));
  writeStored(STORED.userInfoAt, String(Date.now()));
}

/** The balance after a charge or a refund, as the answer of another call told it. */
export function setBalance({ point, sub_point }: Pick<User, 'point' | 'sub_point'>): void {
  useUserStore.setState(({ user, me }) => ({
    user: user && { ...user, point, sub_point },
    me: me && { ...me, point, sub_point },
  }));
}

/** Everything of the person goes; what belongs to the browser (device, referrer, preferences) stays. */
export function forgetMe(): void {
  forgetStored(STORED.token, STORED.userInfo, STORED.userInfoAt, STORED.googleState);
  useUserStore.setState({ user: null, me: null, isSignedIn: false, isLoading: false, error: null });
}
