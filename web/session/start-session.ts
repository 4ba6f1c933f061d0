// Begins the session of a page: who is here, from where, and what the other tabs do.
import { STORED } from '#web/model/me/stored-values.ts';
import { forgetMe, readToken, refreshMe } from '#web/model/me/me.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { emitSessionEvent } from './session-events.ts';
import { saveReferrer } from './refsource.ts';

/** Call once, after the clients are connected. Returns what stops the watching of other tabs. */
export function startSession(): () => void {
  saveReferrer(new URL(location.href), document.referrer);
  if (readToken()) void refreshMe({ force: true });
  else if (useUserStore.getState().user) forgetMe();

  window.addEventListener('storage', mirror);
  return () => window.removeEventListener('storage', mirror);
}

function mirror(event: StorageEvent): void {
  // A null key means that the whole store was cleared.
  if (event.key === STORED.token || event.key === null) void followOtherTab();
}

async function followOtherTab(): Promise<void> {
  if (!readToken()) {
    if (!useUserStore.getState().isSignedIn) return;
    forgetMe();
    emitSessionEvent({ kind: 'signed_out', isExpired: false, isHere: false });
    return;
  }
  useUserStore.setState({ isSignedIn: true, isLoginOpen: false, me: null });
  await useUserStore.persist.rehydrate();
  await refreshMe({ force: true });
  const { isSignedIn, user } = useUserStore.getState();
  // The token of the other tab may have been refused meanwhile.
  if (isSignedIn) emitSessionEvent({ kind: 'mirrored', userId: user?.id ?? null });
}
