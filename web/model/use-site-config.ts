// What this deployment has, asked for once a page.
import { useQuery } from '@tanstack/react-query';
import { siteConfig } from '#contract/site.ts';
import type { SiteConfig } from '#contract/site.ts';
import { call } from '#web/api/call.ts';

/** Engines come and go: whoever is about to ask for something wants to know. */
const WATCH_MS = 30_000;

/** `isWatched`: asked for again and again, as long as somebody looks. */
export function useSiteConfig({ isWatched = false }: { isWatched?: boolean } = {}): SiteConfig | null {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) =>
      call(
        siteConfig,
        {},
        { extractData: true, showLoading: false, showError: false, needToken: false, signal },
      ),
    staleTime: isWatched ? WATCH_MS : Infinity,
    refetchInterval: isWatched ? WATCH_MS : false,
  });
  return data ?? null;
}
