// The effects of one tool as this deployment has them, and their categories. Asked for once, then kept for minutes.
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { assetClassList, assetList } from '#contract/effect.ts';
import { PAGE_SIZE_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import type { EffectType } from './effect-places.ts';

/** They change with a new build or a newly connected engine only; the counts of uses may lag. */
const FIVE_MINUTES_MS = 5 * 60_000;

const quietly = { extractData: true, showLoading: false, showError: false, needToken: false } as const;

/** All of them at once: fewer than one page can hold. */
export function useEffects(type: EffectType) {
  return useQuery(listOf(type));
}

/** The same, before anybody looks at them. */
export function prefetchEffects(client: QueryClient, type: EffectType): void {
  void client.prefetchQuery(listOf(type));
}

function listOf(type: EffectType) {
  return {
    queryKey: ['effects', type],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const page = await call(assetList, { type, page_size: PAGE_SIZE_MAX }, { ...quietly, signal });
      return page.items;
    },
    staleTime: FIVE_MINUTES_MS,
  };
}

export function useEffectClasses(type: EffectType) {
  return useQuery({
    queryKey: ['effect-classes', type],
    queryFn: async ({ signal }) => {
      const { items } = await call(assetClassList, { type }, { ...quietly, signal });
      return items;
    },
    staleTime: FIVE_MINUTES_MS,
  });
}
