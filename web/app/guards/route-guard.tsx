// A page that needs a user, entered by its address: a guest lands on /home with sign-in open, the place kept.
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
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
    openLogin();
  }, [mayEnter, pathname, search]);
  return mayEnter ? children : <Navigate to="/home" replace />;
}
