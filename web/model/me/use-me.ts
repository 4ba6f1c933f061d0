// The signed-in person as components read them.
import type { Mine } from '#contract/account.ts';
import { totalCredits } from './user.ts';
import { useUserStore } from './user-store.ts';

/** What `select` takes of the own record, which is null for a guest and before it has arrived. */
export function useMe<Part>(select: (me: Mine | null) => Part): Part {
  return useUserStore(({ me }) => select(me));
}

/** True only where nobody is signed in: between a token and the record of its user one is no guest. */
export function useIsGuest(): boolean {
  return useUserStore(({ isSignedIn }) => !isSignedIn);
}

/** Null for a guest, and until the record has come where only the token was stored. */
export function useUserId(): string | null {
  return useUserStore(({ user }) => user?.id ?? null);
}

/** All points of the signed-in person; null for a guest. Known at once from the stored session. */
export function usePoints(): number | null {
  return useUserStore(({ user }) => user && totalCredits(user));
}
