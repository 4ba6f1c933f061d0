// What happened to oneself, newest first; once it is seen the dot goes out.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownActivities, readActivities } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { patchMe } from '#web/model/me/me.ts';
import { useMe, useUserId } from '#web/model/me/use-me.ts';

const PAGE_SIZE = 20;
const QUIET = { extractData: true, showLoading: false, showError: false } as const;

export function useActivities() {
  const userId = useUserId();
  const unread = useMe((me) => me?.unread_activities ?? 0);
  const query = useInfiniteQuery({
    queryKey: ['own-activities', userId],
    queryFn: ({ pageParam, signal }) =>
      call(
        ownActivities,
        { page_size: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        { ...QUIET, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: userId !== null,
    // What is new is new each time one looks.
    gcTime: 0,
  });
  const isThere = query.isSuccess;
  useEffect(() => {
    if (!isThere || unread === 0) return;
    async function markRead() {
      try {
        const left = await call(readActivities, {}, QUIET);
        patchMe({ unread_activities: left.unread });
      } catch {
        // The dot stays, and goes out the next time.
      }
    }
    void markRead();
  }, [isThere, unread]);
  return query;
}
