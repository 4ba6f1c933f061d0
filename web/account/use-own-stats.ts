// What is counted of oneself: works, likes, followers, points spent.
import { useQuery } from '@tanstack/react-query';
import { ownStats } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { useMineStore } from '#web/api/mine-store.ts';

export function useOwnStats() {
  const userId = useMineStore((state) => state.userId);
  return useQuery({
    queryKey: ['own-stats', userId],
    queryFn: ({ signal }) =>
      call(ownStats, {}, { extractData: true, showLoading: false, showError: false, signal }),
    enabled: userId !== null,
  });
}
