// What happened to oneself, newest first; once it is seen the dot goes out.
import { useEffect } from 'react';
import { ownActivities, readActivities } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { patchMe } from '#web/model/me/me.ts';
import { usePaged } from '#web/model/use-paged.ts';
import { useMe, useUserId } from '#web/model/me/use-me.ts';

const PAGE_SIZE = 20;
const QUIET = { extractData: true, showLoading: false, showError: false } as const;

export function useActivities() {
  const userId = useUserId();
  const unread = useMe((me) => me?.unread_activities ?? 0);
  const list = usePaged(
    ownActivities,
    {},
    {
      queryKey: ['own-activities', userId],
      pageSize: PAGE_SIZE,
      isWanted: userId !== null,
      // What is new is new each time one looks.
      gcTime: 0,
    },
  );
  const isThere = list.arrivedAt > 0;
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
  return list;
}
