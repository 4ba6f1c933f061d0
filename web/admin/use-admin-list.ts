// A list of the admin module that grows by pages.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { call } from '#web/api/call.ts';

/** Everything of this module is asked for under this key: after an act all of it is asked again. */
export const ADMIN_KEY = 'admin';

const PAGE_SIZE = 30;

type ItemOf<E extends Endpoint> = OutputOf<E> extends Page<infer Item> ? Item : never;

export type AdminList<Item> = {
  items: Item[];
  total: number | null;
  isLoading: boolean;
  error: Error | null;
  /** When it last arrived, in epoch milliseconds. */
  arrivedAt: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

export function useAdminList<E extends Endpoint>(endpoint: E, asked: InputOf<E>): AdminList<ItemOf<E>> {
  const query = useInfiniteQuery({
    queryKey: [ADMIN_KEY, endpoint.path, asked],
    queryFn: async ({ pageParam, signal }) => {
      const input = {
        ...(asked as object),
        ...(pageParam ? { cursor: pageParam } : {}),
        page_size: PAGE_SIZE,
      };
      return (await call(endpoint, input as InputOf<E>, {
        extractData: true,
        showLoading: false,
        showError: false,
        signal,
      })) as Page<ItemOf<E>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (before) => before,
  });
  return {
    items: query.data?.pages.flatMap(({ items }) => items) ?? [],
    total: query.data?.pages[0]?.total ?? null,
    isLoading: query.isPending,
    error: query.error,
    arrivedAt: query.dataUpdatedAt,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
