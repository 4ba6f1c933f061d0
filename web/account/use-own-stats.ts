// What is counted of oneself: works, likes, followers, points spent.
import { useQuery } from '@tanstack/react-query';
import { ownStats } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { useUserId } from '#web/model/me/use-me.ts';

export function useOwnStats() {
  const userId = useUserId();
  return useQuery({
    queryKey: ['own-stats', userId],
    queryFn: ({ signal }) =>
      call(ownStats, {}, { extractData: true, showLoading: false, showError: false, signal }),
    enabled: userId !== null,
  });
}
