// Works that people show, as a list that grows; every wall and every walk from work to work reads it.
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { taskPublic } from '#contract/task.ts';
import type { PublicTask } from '#contract/task.ts';
import { prefetchPaged, usePaged } from '#web/model/use-paged.ts';
import type { PagedList } from '#web/model/use-paged.ts';
import { publicKeys } from '#web/model/works/public-cache.ts';
import type { Feed } from './feed-filter.ts';

/** A wall that was left longer ago than this begins anew when it is entered, though not by Back. */
const FRESH_MS = 60_000;

export function useFeed(feed: Feed, isWanted = true): PagedList<PublicTask> {
  return usePaged(taskPublic, feed, { ...listOf(feed), isWanted });
}

/** The beginning of a wall, before anybody enters it. */
export function prefetchFeed(client: QueryClient, feed: Feed): void {
  prefetchPaged(client, taskPublic, feed, listOf(feed));
}

function listOf(feed: Feed) {
  return {
    queryKey: publicKeys.feed(feed),
    needToken: false,
    // Asked for anew as a whole or not at all: a hundred pages one after the other are no refreshment.
    staleTime: Infinity,
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
