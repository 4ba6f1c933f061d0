// Whether the page is as narrow as a phone, where panels become sheets.
import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767px)';

function follow(change: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
