// The heart: filled at once wherever the work is seen, and empty again if the server says no.
import { useQueryClient } from '@tanstack/react-query';
import { likeTask } from '#contract/community.ts';
import type { PublicTask } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { findWork, patchWork } from '#web/model/works/public-cache.ts';
import { isGuest } from '#web/model/me/me.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { sendLatest } from './send-latest.ts';

export function useLike(): (work: PublicTask) => void {
  const client = useQueryClient();
  return (work) => {
    if (isGuest()) return openLogin();
    const now = findWork(client, work.id) ?? work;
    const put = (change: Partial<PublicTask>) =>
      patchWork(client, work.id, (held) => ({ ...held, ...change }));
    sendLatest(client, `like ${work.id}`, !now.liked, {
      show: (liked) => put({ liked, likes: Math.max(0, now.likes + (liked ? 1 : -1)) }),
      send: (like) => call(likeTask, { id: work.id, like }, { extractData: true, showLoading: false }),
      settle: ({ liked, likes }) => put({ liked, likes }),
      undo: () => put({ liked: now.liked, likes: now.likes }),
    }).catch((error: unknown) => {
      // What went wrong was shown by the call.
      if (!(error instanceof CallError)) throw error;
    });
  };
}
