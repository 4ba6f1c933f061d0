// After an account was given up, this browser keeps nothing of it (spec §4).
import { emitSessionEvent } from '#web/session/session-events.ts';
import { forgetMe } from '#web/model/me/me.ts';

export async function leaveForGood(): Promise<void> {
  forgetMe();
  emitSessionEvent({ kind: 'signed_out', isExpired: false, isHere: true });
  try {
    localStorage.clear();
    sessionStorage.clear();
    const kept = await indexedDB.databases();
    for (const { name } of kept) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that forbids its stores has kept nothing.
  }
}
