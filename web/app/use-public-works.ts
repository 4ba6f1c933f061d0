// Works that people chose to show, for everybody.
import { useQuery } from '@tanstack/react-query';
import { taskPublic } from '#contract/task.ts';
import { call } from '#web/api/call.ts';

const A_MINUTE_MS = 60_000;

export function usePublicWorks(count: number) {
  return useQuery({
    queryKey: ['public-works', count],
    queryFn: async ({ signal }) => {
      const page = await call(
        taskPublic,
        { tab: 'foryou', page_size: count },
        { needToken: false, showLoading: false, showError: false, extractData: true, signal },
      );
      return page.items;
    },
    staleTime: A_MINUTE_MS,
  });
}
