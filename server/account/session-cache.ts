// Remembers for some seconds whose a token is, for what everybody who waits asks every three seconds.
import type { Db } from '#server/database/connect.ts';
import type { SessionUser } from '#server/session-user.ts';
import { findSession, hashToken } from './session-token.ts';

/** The longest that an ended session could be taken for an open one, if the database's word of its end was lost. */
const REMEMBERED_MS = 7000;
const MANY = 20_000;

export type SessionCache = {
  /** As `findSession`; what is told besides the id may be some seconds old. */
  find(token: string): Promise<SessionUser | null>;
  /** A session of this user has ended, or may have. */
  forget(userId: number): void;
  /** Whether this process is told of every end (SESSION_CHANNEL). As long as it is not, nothing is remembered. */
  setHearing(isHearing: boolean): void;
};

export function openSessionCache(db: Db): SessionCache {
  const known = new Map<string, { user: SessionUser; until: number }>();
  let isHearing = false;
  let ends = 0;
  return {
    async find(token) {
      if (!isHearing) return await findSession(db, token);
      const hash = hashToken(token);
      const before = known.get(hash);
      if (before && before.until > performance.now()) return before.user;
      known.delete(hash);
      const endsBefore = ends;
      const user = await findSession(db, token);
      // Something ended while it was looked for: this answer may be from before.
      if (!user || ends !== endsBefore) return user;
      if (known.size >= MANY) known.clear();
      known.set(hash, { user, until: performance.now() + REMEMBERED_MS });
      return user;
    },
    forget(userId) {
      ends += 1;
      for (const [hash, { user }] of known) if (user.id === userId) known.delete(hash);
    },
    setHearing(isNow) {
      ends += 1;
      isHearing = isNow;
      known.clear();
    },
  };
}
