// Whether the page is as small as a phone, where panels become sheets.
import { useMatches } from './use-matches.ts';

/** --phone of media-queries.css. */
const PHONE = '(max-width: 767px), (max-width: 959px) and (max-height: 480px)';

export function useIsPhone(): boolean {
  return useMatches(PHONE);
}
