// Works that people chose to show, for everybody.
import { useQuery } from '@tanstack/react-query';
import { taskPublic } from '#contract/task.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { call } from '#web/api/call.ts';
import { publicKeys } from '#web/model/works/public-cache.ts';

const A_MINUTE_MS = 60_000;

/** `types`: works of these tools only. */
export function usePublicWorks(count: number, types?: readonly TaskType[]) {
  return useQuery({
    queryKey: publicKeys.taste(count, types),
    queryFn: async ({ signal }) => {
      const page = await call(
        taskPublic,
        { tab: 'foryou', page_size: count, ...(types ? { type: [...types] } : {}) },
        { needToken: false, showLoading: false, showError: false, extractData: true, signal },
      );
      return page.items;
    },
    staleTime: A_MINUTE_MS,
  });
}
