// What is sold: the plans and the packs, asked for once a page. Every part that names a price reads it here.
import { useQuery } from '@tanstack/react-query';
import { packList, planList } from '#contract/billing.ts';
import type { Plan, PointPack } from '#contract/billing.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';

export type Catalogue = {
  /** Empty while they come, and where nothing is sold. */
  plans: readonly Plan[];
  packs: readonly PointPack[];
  isLoading: boolean;
  /** Null also while it is asked again. */
  error: Error | null;
  retry: () => void;
  /** True once it is known that there is nothing to buy here. */
  sellsNothing: boolean;
};

export function useCatalogue(): Catalogue {
  const plans = useQuery(listed('plans', planList, {}));
  const packs = useQuery(listed('packs', packList, {}));
  // Both or none: a page that is drawn in halves moves under the reader.
  const sold = plans.data && packs.data ? { plans: plans.data.items, packs: packs.data.items } : null;
  const isFetching = plans.isFetching || packs.isFetching;
  return {
    plans: sold?.plans ?? [],
    packs: sold?.packs ?? [],
    isLoading: !sold && isFetching,
    error: isFetching ? null : (plans.error ?? packs.error),
    retry() {
      if (plans.isError) void plans.refetch();
      if (packs.isError) void packs.refetch();
    },
    sellsNothing:
      sold !== null && sold.packs.length === 0 && sold.plans.every(({ prices }) => prices.length === 0),
  };
}

function listed<E extends Endpoint>(name: string, endpoint: E, input: InputOf<E>) {
  return {
    queryKey: ['billing', name],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(endpoint, input, {
        extractData: true,
        showLoading: false,
        showError: false,
        needToken: false,
        signal,
      }),
    staleTime: Infinity,
  };
}
