// A person as their sheet shows them: at once what the page knows, then what the server says.
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#contract/page.ts';
import { userFollowers, userFollowing, userProfile } from '#contract/people.ts';
import type { Profile } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { findPerson, peopleKeys } from '#web/model/works/public-cache.ts';

const quietly = { extractData: true, showLoading: false, showError: false } as const;

export function usePerson(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: peopleKeys.one(id),
    queryFn: ({ signal }) => call(userProfile, { id }, { ...quietly, signal }),
    placeholderData: () => findPerson(client, id),
  });
}

export const PEOPLE_LISTS = { following: userFollowing, followers: userFollowers };
export type PeopleListName = keyof typeof PEOPLE_LISTS;

const PAGE_SIZE = 24;

export function usePeople(list: PeopleListName, id: string) {
  const query = useInfiniteQuery<
    Page<Profile>,
    Error,
    InfiniteData<Page<Profile>, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: peopleKeys.list(list, id),
    queryFn: ({ pageParam, signal }) =>
      call(
        PEOPLE_LISTS[list],
        { id, page_size: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        { ...quietly, signal },
      ),
    initialPageParam: null,
    getNextPageParam: (page) => page.next_cursor,
  });
  return { ...query, people: query.data?.pages.flatMap((page) => page.items) ?? [] };
}
