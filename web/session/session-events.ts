// What the rest of the application hears about the session: who came, and that somebody left.
import type { User } from '#web/model/me/user.ts';

export type SessionEvent =
  /** `isRestored`: the account had been given up, and this took it back. */
  | {
      kind: 'signed_in';
      user: User;
      isFirstLogin: boolean;
      giftPoints: number;
      dailyPoints: number;
      isRestored: boolean;
    }
  /** `isExpired`: the server ended it, nobody asked. `isHere`: it happened in this tab. */
  | { kind: 'signed_out'; isExpired: boolean; isHere: boolean }
  /** Another tab signed in. */
  | { kind: 'mirrored'; userId: string | null };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSessionEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
