// A list of the server's that grows page by page, whatever is in it.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { call } from '#web/api/call.ts';

const PAGE_SIZE = 30;

type ItemOf<E extends Endpoint> = OutputOf<E> extends Page<infer Item> ? Item : never;

export type PagedList<Item> = {
  /** Those that have an id only once: a list that moves between two pages brings one twice. */
  items: Item[];
  total: number | null;
  isLoading: boolean;
  /** Where nothing of the list has arrived. */
  error: Error | null;
  /** When it last arrived, in epoch milliseconds; 0 before. */
  arrivedAt: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

export type PagedOptions = {
  queryKey: readonly unknown[];
  pageSize?: number;
  /** False asks for nothing, and the list stays empty. */
  isWanted?: boolean;
  /** True shows the list that was asked for before until this one arrives. */
  keepsPrevious?: boolean;
  needToken?: boolean;
  staleTime?: number;
  gcTime?: number;
};

/** `asked` without its page: that is added here. Errors stand in the place of the list, not in a toast. */
export function usePaged<E extends Endpoint>(
  endpoint: E,
  asked: InputOf<E>,
  { isWanted = true, keepsPrevious, ...options }: PagedOptions,
): PagedList<ItemOf<E>> {
  const query = useInfiniteQuery<
    Page<ItemOf<E>>,
    Error,
    InfiniteData<Page<ItemOf<E>>, string | null>,
    readonly unknown[],
    string | null
  >({
    ...queryOf(endpoint, asked, options),
    enabled: isWanted,
    placeholderData: keepsPrevious ? (before) => before : undefined,
  });
  const pages = query.data?.pages;
  const items = useMemo(() => onlyOnce((pages ?? []).flatMap((page) => page.items)), [pages]);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  return {
    items,
    total: pages?.[0]?.total ?? null,
    isLoading: query.isPending && isWanted,
    error: query.isError && !pages ? query.error : null,
    arrivedAt: query.dataUpdatedAt,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}

/** The first page of such a list, before anybody looks at it; nothing where it is there and fresh. */
export function prefetchPaged<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  asked: InputOf<E>,
  options: Omit<PagedOptions, 'isWanted' | 'keepsPrevious'>,
): void {
  void client.prefetchInfiniteQuery(queryOf(endpoint, asked, options));
}

function queryOf<E extends Endpoint>(
  endpoint: E,
  asked: InputOf<E>,
  { queryKey, pageSize = PAGE_SIZE, needToken, ...times }: Omit<PagedOptions, 'isWanted' | 'keepsPrevious'>,
) {
  return {
    queryKey,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const input = {
        ...(asked as object),
        page_size: pageSize,
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      const page = await call(endpoint, input as InputOf<E>, {
        extractData: true,
        showLoading: false,
        showError: false,
        needToken,
        signal,
      });
      return page as Page<ItemOf<E>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<ItemOf<E>>) => page.next_cursor,
    ...times,
  };
}

function onlyOnce<Item>(items: Item[]): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
    return !seen.has(id) && seen.add(id);
  });
}
