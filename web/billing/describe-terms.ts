// The terms of a plan in one or two sentences, as they stand directly above its button: what is charged today, what
// later and when, and how to leave.
import type { ChangeQuote, Plan, Subscription } from '#contract/billing.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import type { BillingText } from './use-billing-text.ts';

/** `planName` is of the present plan, `daily` the free points of a day. */
export function describeTerms(
  text: BillingText,
  quote: ChangeQuote,
  { plan, cycle, subscription, planName, daily }: OwnTerms,
): string {
  const { t, day, price, each } = text;
  const { currency } = quote;
  const date = quote.next_charge_at === null ? '' : day(quote.next_charge_at);
  // The renewal is off: another plan than the own one is what comes then.
  const kind = quote.kind === 'current' && plan !== subscription.plan_id ? 'cancel' : quote.kind;
  switch (kind) {
    case 'current':
      return describeCurrent(text, subscription, daily);
    case 'cancel':
      return t('billing.terms.cancel', { date: endOf(text, subscription), n: daily });
    case 'scheduled':
      return t('billing.terms.scheduled', {
        date: date || endOf(text, subscription),
        each: each(quote.amount, currency, cycle),
        plan: planName,
      });
    default:
      return t(
        quote.credit > 0
          ? 'billing.terms.credited'
          : date
            ? 'billing.terms.today'
            : 'billing.terms.today_undated',
        { price: price(quote.today, currency), each: each(quote.amount, currency, cycle), date },
      );
  }
}

type OwnTerms = {
  plan: Plan['id'];
  cycle: Cycle;
  subscription: Subscription;
  planName: string;
  daily: number;
};

function describeCurrent(text: BillingText, subscription: Subscription, daily: number): string {
  const { t, day, each } = text;
  const { state, period_end, next_charge: next, currency, cycle, grace_until } = subscription;
  if (state === 'past_due') return t('billing.terms.past_due', { date: grace_until ? day(grace_until) : '' });
  if (state === 'canceled') return t('billing.terms.ends', { date: period_end ? day(period_end) : '' });
  if (next && currency && cycle)
    return t('billing.terms.renews', { date: day(next.at), each: each(next.amount, currency, cycle) });
  return t('billing.terms.free', { n: daily });
}

function endOf({ day }: BillingText, { period_end }: Subscription): string {
  return period_end ? day(period_end) : '';
}

/** What a guest reads: no account has terms of its own yet. */
export function describeGuestTerms(
  { t, each }: BillingText,
  plan: Plan,
  { cycle, currency, daily }: { cycle: Cycle; currency: Currency; daily: number },
): string {
  const price = plan.prices.find((listed) => listed.cycle === cycle && listed.currency === currency);
  return price
    ? t(`billing.terms.guest_${cycle}`, { each: each(price.amount, currency, cycle) })
    : t('billing.terms.free', { n: daily });
}
