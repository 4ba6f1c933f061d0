// What this deployment has, asked for once a page.
import { useQuery } from '@tanstack/react-query';
import { siteConfig } from '#contract/site.ts';
import type { SiteConfig } from '#contract/site.ts';
import { call } from '#web/api/call.ts';

export function useSiteConfig(): SiteConfig | null {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) =>
      call(
        siteConfig,
        {},
        { extractData: true, showLoading: false, showError: false, needToken: false, signal },
      ),
    staleTime: Infinity,
  });
  return data ?? null;
}
