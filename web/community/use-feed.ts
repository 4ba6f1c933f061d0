// Works that people show, as a list that grows; every wall and every walk from work to work reads it.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { taskPublic } from '#contract/task.ts';
import type { PublicTask } from '#contract/task.ts';
import type { Page } from '#contract/page.ts';
import { call } from '#web/api/call.ts';
import { publicKeys } from '#web/model/works/public-cache.ts';
import type { Feed } from './feed-filter.ts';

const PAGE_SIZE = 30;
/** A wall that was left longer ago than this begins anew when it is entered, though not by Back. */
const FRESH_MS = 60_000;

export type FeedList = {
  works: PublicTask[];
  isLoading: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

export function useFeed(feed: Feed, isWanted = true): FeedList {
  const query = useInfiniteQuery<
    Page<PublicTask>,
    Error,
    InfiniteData<Page<PublicTask>, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: publicKeys.feed(feed),
    queryFn: ({ pageParam, signal }) => fetchPage(feed, pageParam, signal),
    initialPageParam: null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: isWanted,
    // Asked for anew as a whole or not at all: a hundred pages one after the other are no refreshment.
    staleTime: Infinity,
  });
  const pages = query.data?.pages;
  const works = useMemo(() => {
    // A list that moves between two pages may bring a work twice.
    const seen = new Set<string>();
    return (pages ?? []).flatMap((page) => page.items.filter(({ id }) => !seen.has(id) && seen.add(id)));
  }, [pages]);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  return {
    works,
    isLoading: query.isPending && isWanted,
    error: query.isError && !pages ? query.error : null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}

/** Whoever enters a wall sees what is new; whoever comes Back sees what they left. */
export function useFreshWall(feed: Feed): void {
  const client = useQueryClient();
  const isReturn = useNavigationType() === 'POP';
  const key = JSON.stringify(feed);
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (entered.current === key) return;
    entered.current = key;
    const queryKey = publicKeys.feed(JSON.parse(key) as Feed);
    const { dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
    const isOld = dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > FRESH_MS;
    if (isOld && !isReturn) void client.resetQueries({ queryKey, exact: true });
  }, [client, key, isReturn]);
}

function fetchPage(feed: Feed, cursor: string | null, signal: AbortSignal) {
  return call(
    taskPublic,
    { ...feed, page_size: PAGE_SIZE, ...(cursor ? { cursor } : {}) },
    { needToken: false, showLoading: false, showError: false, extractData: true, signal },
  );
}
