// A person as their sheet shows them: at once what the page knows, then what the server says.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userFollowers, userFollowing, userProfile } from '#contract/people.ts';
import type { Profile } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { usePaged } from '#web/model/use-paged.ts';
import type { PagedList } from '#web/model/use-paged.ts';
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

export function usePeople(list: PeopleListName, id: string): PagedList<Profile> {
  return usePaged(PEOPLE_LISTS[list], { id }, { queryKey: peopleKeys.list(list, id), pageSize: PAGE_SIZE });
}
