// Whether the page is as small as a phone, where panels become sheets.
import { useSyncExternalStore } from 'react';

/** --phone of media-queries.css. */
const PHONE = '(max-width: 767px), (max-width: 959px) and (max-height: 480px)';

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
