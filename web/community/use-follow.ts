// Following a person: shown at once on their sheet and on every work of theirs, and taken back if the server says no.
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { follow, unfollow } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { findPerson, patchPerson, patchWorks, publicKeys } from '#web/model/works/public-cache.ts';
import { isGuest } from '#web/model/me/me.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { sendLatest } from './send-latest.ts';

type Followed = { id: string; followed: boolean };

export function useFollow(): (person: Followed) => void {
  const client = useQueryClient();
  return ({ id, followed }) => {
    if (isGuest()) return openLogin();
    const before = findPerson(client, id)?.stats.followers;
    sendLatest(client, `follow ${id}`, !followed, {
      show: (isFollowed) => {
        const more = Number(isFollowed) - Number(followed);
        put(client, id, isFollowed, before === undefined ? undefined : Math.max(0, before + more));
      },
      send: (isWanted) =>
        call(isWanted ? follow : unfollow, { id }, { extractData: true, showLoading: false }),
      settle: (answer) => {
        put(client, id, answer.followed, answer.followers);
        forgetFollowing(client);
      },
      undo: () => put(client, id, followed, before),
    }).catch((error: unknown) => {
      // What went wrong was shown by the call.
      if (!(error instanceof CallError)) throw error;
    });
  };
}

function put(client: QueryClient, id: string, followed: boolean, followers: number | undefined): void {
  patchWorks(client, (work) =>
    work.author.id === id ? { ...work, author: { ...work.author, followed } } : work,
  );
  patchPerson(client, id, (person) => ({
    ...person,
    followed,
    stats: { ...person.stats, followers: followers ?? person.stats.followers },
  }));
}

/** Walls and lists that are made of whom one follows, and are not looked at, are asked for anew when they are. */
function forgetFollowing(client: QueryClient): void {
  client.removeQueries({
    queryKey: publicKeys.feeds,
    type: 'inactive',
    predicate: ({ queryKey }) => (queryKey[2] as { tab?: string } | undefined)?.tab === 'following',
  });
  client.removeQueries({
    queryKey: ['people'],
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey[1] === 'following' || queryKey[1] === 'followers',
  });
}
