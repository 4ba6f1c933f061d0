// What a person wrote last, newest first and each once: read from their works, so that every device has it.
import { useEffect, useMemo, useRef } from 'react';
import { PAGE_SIZE_MAX } from '#contract/limits.ts';
import { taskList } from '#contract/task.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { useUserId } from '../me/use-me.ts';
import { usePaged } from '../use-paged.ts';
import { usePendingDeletes } from './pending-deletes.ts';

/** So many are shown. */
export const RECENT_PROMPTS = 20;
/** Whoever runs the same words again and again has few of them: so many works are looked through. */
const MOST_WORKS = 3 * PAGE_SIZE_MAX;

export type RecentPrompts = {
  prompts: readonly string[];
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
};

/** Of the works of these tools; asked for anew each time that somebody begins to look. */
export function useRecentPrompts(types: readonly TaskType[], isWanted = true): RecentPrompts {
  const userId = useUserId();
  const pending = usePendingDeletes((state) => state.ids);
  const list = usePaged(
    taskList,
    { type: [...types] },
    {
      queryKey: ['recent-prompts', types],
      pageSize: PAGE_SIZE_MAX,
      isWanted: isWanted && userId !== null,
      staleTime: 0,
    },
  );
  const { items, hasMore, isLoadingMore, loadMore } = list;
  const prompts = useMemo(() => {
    const written = items.filter(({ id }) => !pending.has(id)).map(({ prompt }) => prompt.trim());
    return [...new Set(written)].filter((prompt) => prompt !== '').slice(0, RECENT_PROMPTS);
  }, [items, pending]);
  const wantsMore = isWanted && hasMore && prompts.length < RECENT_PROMPTS && items.length < MOST_WORKS;
  /** A page that did not come is not asked for again and again. */
  const looked = useRef(0);
  useEffect(() => {
    if (!wantsMore || isLoadingMore || items.length <= looked.current) return;
    looked.current = items.length;
    loadMore();
  });
  return {
    prompts,
    isLoading: prompts.length === 0 && (list.isLoading || isLoadingMore),
    error: list.error,
    retry: list.retry,
  };
}
