// Follows the order that the buyer came back with until the server knows what became of it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderStatus } from '#contract/billing.ts';
import type { Order } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { useAddressParams } from '#web/model/use-address-params.ts';
import { useBillingChanged } from './use-subscription-acts.ts';

const ASK_EVERY_MS = 3000;
/** After this the page stops asking, and says that it will come. */
const PATIENCE_MS = 2 * 60_000;

export type WatchedOrder = {
  id: string;
  /** Null until it has arrived. */
  order: Order | null;
  /** `left`: the pay page was given up; `late`: paid, and two minutes later still not known here. */
  outcome: 'asking' | 'activating' | 'late' | 'paid' | 'left' | 'closed' | 'unknown';
  error: Error | null;
  retry: () => void;
  /** Takes the order out of the address. */
  close: () => void;
};

/** Null where the address names no order, and for a guest. */
export function useWatchedOrder(): WatchedOrder | null {
  const [params, changeParams] = useAddressParams();
  const id = params.get('order');
  const hasLeft = params.get('paid') === 'no';
  const userId = useUserId();
  const [lateId, setLateId] = useState<string | null>(null);
  const isLate = lateId !== null && lateId === id;
  const changed = useBillingChanged();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'order', id],
    queryFn: ({ signal }) =>
      call(
        orderStatus,
        { id: id ?? '' },
        { extractData: true, showLoading: false, showError: false, signal },
      ),
    enabled: id !== null && userId !== null,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' && !hasLeft && !isLate ? ASK_EVERY_MS : false,
  });
  const paidId = data?.status === 'paid' ? data.id : null;
  const onPaid = useEffectEvent(() => changed());
  useEffect(() => {
    if (paidId !== null) onPaid();
  }, [paidId]);
  useEffect(() => {
    const timer = setTimeout(() => setLateId(id), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [id]);

  if (id === null || userId === null) return null;
  return {
    id,
    order: data ?? null,
    outcome: data ? describeOutcome(data, { hasLeft, isLate }) : error && !isFetching ? 'unknown' : 'asking',
    error: isFetching ? null : error,
    retry: () => void refetch(),
    close: () =>
      changeParams(
        (held) => {
          held.delete('order');
          held.delete('paid');
        },
        { replace: true },
      ),
  };
}

function describeOutcome(
  order: Order,
  { hasLeft, isLate }: { hasLeft: boolean; isLate: boolean },
): WatchedOrder['outcome'] {
  if (order.status === 'paid' || order.status === 'refunded') return 'paid';
  if (order.status === 'closed') return 'closed';
  if (hasLeft) return 'left';
  return isLate ? 'late' : 'activating';
}
