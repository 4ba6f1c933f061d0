// The one memory of what the server said: lists are asked for again when they are looked at again.
import { QueryClient } from '@tanstack/react-query';

/** A list that is younger than this is not asked for again by coming back to it. */
const FRESH_MS = 30_000;

export const queryClient = new QueryClient({
  // Retries are the person's (spec §7: zero); coming back to the tab is followed by the modules that care.
  defaultOptions: { queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false } },
});
