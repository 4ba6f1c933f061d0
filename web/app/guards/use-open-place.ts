// The place at an address, as whoever looks at it may know of it.
import { useIsAdmin } from './admin-guard.tsx';
import { placeAt, type Place } from '../routes/site-map.ts';

/** Undefined where nothing is, and where nobody but an admin may know that something is. */
export function useOpenPlace(pathname: string): Place | undefined {
  const isAdmin = useIsAdmin();
  const place = placeAt(pathname);
  return place?.access === 'admin' && !isAdmin ? undefined : place;
}
