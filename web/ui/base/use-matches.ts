// Whether a media query holds now; false where the page is drawn without a window.
import { useCallback, useSyncExternalStore } from 'react';

export function useMatches(query: string): boolean {
  const follow = useCallback(
    (change: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', change);
      return () => list.removeEventListener('change', change);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
