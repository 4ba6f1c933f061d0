// The question before every step: is that page closed to a guest? If so, sign-in opens and the place is kept.
import { useCallback } from 'react';
import { openLogin } from '#web/model/me/user-store.ts';
import { rememberPlace } from './interrupted-place.ts';
import { accessOf } from '../routes/site-map.ts';
import { useViewer } from './viewer.ts';

/** Returns a function that is true, and has opened sign-in, where the address needs a user and there is none. */
export function useRouteGuard(): (address: string) => boolean {
  const viewer = useViewer();
  const isGuest = viewer === null;
  return useCallback(
    (address: string) => {
      const path = address.split(/[?#]/)[0] ?? '';
      if (!isGuest || accessOf(path) === 'anyone') return false;
      rememberPlace(address);
      openLogin();
      return true;
    },
    [isGuest],
  );
}
