// What each plan would cost the signed-in person today and later, as the server says it.
import { useQuery } from '@tanstack/react-query';
import { subscriptionQuote } from '#contract/billing.ts';
import type { ChangeQuote, Plan } from '#contract/billing.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import { call } from '#web/api/call.ts';
import { useMe } from '#web/model/me/use-me.ts';

export type PlanQuotes = {
  /** Null while it is not known. */
  of: (plan: Plan['id']) => ChangeQuote | null;
  hasFailed: boolean;
  retry: () => void;
};

/** Asks for nothing before the own record is there; again after each change of the subscription. */
export function useQuotes(cycle: Cycle, currency: Currency): PlanQuotes {
  const userId = useMe((me) => me?.id ?? null);
  const subscription = useMe((me) => me?.subscription ?? null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'quotes', cycle, currency, userId, subscription],
    queryFn: ({ signal }) =>
      call(
        subscriptionQuote,
        { cycle, currency },
        { extractData: true, showLoading: false, showError: false, signal },
      ),
    enabled: userId !== null,
    // Unused days are worth less each day: a page that was left open asks again.
    staleTime: 60_000,
  });
  return {
    of: (plan) => data?.items.find(({ plan_id }) => plan_id === plan) ?? null,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
