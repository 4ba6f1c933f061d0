// The guard of the admin module: for everybody but an admin there is no such page.
import type { ReactNode } from 'react';
import { isAdmin } from '#web/model/me/user.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { LoadingBar } from '../shell/loading-line.tsx';
import { NotFoundPage } from '../routes/not-found-page.tsx';

export function AdminGuard({ children }: { children: ReactNode }) {
  // The fetched record says it; what the browser keeps of a session never makes an admin (spec §6).
  const mine = useMe((me) => me);
  if (!mine) return <LoadingBar />;
  return isAdmin(mine) ? children : <NotFoundPage />;
}

export function useIsAdmin(): boolean {
  return useMe((me) => me !== null && isAdmin(me));
}
