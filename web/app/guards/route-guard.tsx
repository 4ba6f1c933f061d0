// A page that needs a user, entered by its address: a guest lands on /home with sign-in open, the place kept.
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { EXPLORE_PATH, sharedWorkPath } from '#web/model/works/public-places.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { rememberPlace } from './interrupted-place.ts';
import { useViewer } from './viewer.ts';

export function RouteGuard({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  // Asked once, at sign-in: a session that ends inside leaves the page and what was typed on it as it is.
  const [mayEnter] = useState(viewer !== null);
  useEffect(() => {
    if (mayEnter) return;
    rememberPlace(pathname + search);
    const isWork = pathname === EXPLORE_PATH && new URLSearchParams(search).has('id');
    if (!isWork) openLogin();
  }, [mayEnter, pathname, search]);
  if (mayEnter) return children;
  // A link to a work on Explore shows the work to everybody.
  const work = pathname === EXPLORE_PATH ? new URLSearchParams(search).get('id') : null;
  return <Navigate to={work ? sharedWorkPath(work) : '/home'} replace />;
}
