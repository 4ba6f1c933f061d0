// The own plan: what it is, how long it lasts, what is charged next, and the ways to change, to end and to resume it.
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan, Subscription } from '#contract/billing.ts';
import { Badge } from '#web/ui/base/badge.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { describeQueue } from './plan-facts.ts';
import { useBillingText } from './use-billing-text.ts';
import type { BillingText } from './use-billing-text.ts';
import { useResume, useUpdatePayment } from './use-subscription-acts.ts';
import style from './my-plan.module.css';

export type MyPlanProps = {
  subscription: Subscription;
  plans: readonly Plan[];
  /** An order was paid, and the plan is not there yet. */
  isActivating: boolean;
  onCancel: () => void;
};

export function MyPlan({ subscription, plans, isActivating, onCancel }: MyPlanProps) {
  const text = useBillingText();
  const { t } = text;
  const resuming = useResume();
  const updating = useUpdatePayment();
  const { state } = subscription;
  const plan = plans.find(({ id }) => id === subscription.plan_id);
  const isScheduled = subscription.scheduled_plan_id !== null;
  // A plan that an operator has given has no period, and nothing that could be turned off.
  const renews = (state === 'active' || state === 'past_due') && subscription.period_end !== null;
  return (
    <div>
      <h2 className={style.name}>
        {plan ? text.name(plan.name) : ''}
        <Badge>{t(isActivating ? 'billing.state.activating' : `billing.state.${state}`)}</Badge>
      </h2>
      <output className={style.line}>
        {state === 'past_due' && <TriangleAlert aria-hidden="true" />}
        {describeState(text, subscription)}
      </output>
      {isScheduled && state === 'active' && (
        <p className={style.line}>
          {describeScheduled(text, subscription, plans)}{' '}
          <button type="button" className={style.undo} disabled={resuming.isBusy} onClick={resuming.resume}>
            {t('billing.undo')}
          </button>
        </p>
      )}
      <div className={style.facts}>
        <FactList facts={listFacts(text, subscription, plan)} />
      </div>
      <div className={style.ways}>
        {state === 'past_due' && (
          <Button look="filled" isBusy={updating.isBusy} onClick={updating.updatePayment}>
            {t('billing.update_payment')}
          </Button>
        )}
        {state === 'canceled' && (
          <Button look="filled" isBusy={resuming.isBusy} onClick={resuming.resume}>
            {t('billing.resume')}
          </Button>
        )}
        <UiLink href="#plans" className={buttonClass()}>
          {t(state === 'none' || state === 'expired' ? 'billing.choose_plan' : 'billing.change_plan')}
        </UiLink>
        {renews && (
          <Button look="quiet" onClick={onCancel}>
            {t('billing.cancel_renewal')}
          </Button>
        )}
      </div>
    </div>
  );
}

function describeState(text: BillingText, subscription: Subscription): string {
  const { t, longDay, price } = text;
  const { state, period_end, grace_until, next_charge: next, currency, amount } = subscription;
  const date = period_end ? longDay(period_end) : '';
  switch (state) {
    case 'active':
      return next ? t('billing.status.renews', { date: longDay(next.at) }) : t('billing.status.given');
    case 'canceled':
      return t('billing.status.canceled', { date });
    case 'past_due':
      return t('billing.status.past_due', {
        price: currency && amount !== null ? price(amount, currency) : '',
        date: grace_until ? longDay(grace_until) : '',
      });
    case 'expired':
      return t('billing.status.expired', { date });
    case 'none':
      return t('billing.status.none');
  }
}

function describeScheduled(text: BillingText, subscription: Subscription, plans: readonly Plan[]): string {
  const { scheduled_plan_id: id, scheduled_cycle: cycle, period_end, currency } = subscription;
  if (id === null) return '';
  const next = plans.find((plan) => plan.id === id);
  const price = next?.prices.find((listed) => listed.cycle === cycle && listed.currency === currency);
  return text.t('billing.status.scheduled', {
    plan: planNamed(text, plans, id),
    date: period_end ? text.day(period_end) : '',
    each: price ? text.each(price.amount, price.currency, price.cycle) : '',
  });
}

/** Empty while the plans are on their way. */
export function planNamed(text: BillingText, plans: readonly Plan[], id: Plan['id']): string {
  const plan = plans.find((listed) => listed.id === id);
  return plan ? text.name(plan.name) : '';
}

function listFacts(text: BillingText, subscription: Subscription, plan: Plan | undefined) {
  const { t, day, price, count } = text;
  const { next_charge: next, currency, next_grant_at, next_grant_points, paid_with, state } = subscription;
  const on = (what: string, at: string) => t('billing.on', { what, date: day(at) });
  const facts: { name: string; value: ReactNode }[] = [];
  if (next && currency)
    facts.push({ name: t('billing.mine.next_charge'), value: on(price(next.amount, currency), next.at) });
  if (next_grant_at && next_grant_points !== null)
    facts.push({ name: t('billing.mine.next_points'), value: on(count(next_grant_points), next_grant_at) });
  if (plan) facts.push({ name: t('billing.fact.queue'), value: describeQueue(t, plan) });
  if (paid_with && state !== 'expired') facts.push({ name: t('billing.mine.paid_with'), value: paid_with });
  return facts;
}

export function MyPlanSkeleton() {
  return (
    <div className={style.waiting} aria-hidden="true">
      <Skeleton width="180px" height="56px" />
      <Skeleton width="60%" height="14px" />
      <Skeleton height="12px" />
      <Skeleton height="12px" />
      <Skeleton height="12px" />
      <Skeleton width="220px" height="36px" />
    </div>
  );
}

/** A guest has no plan: what one gets without paying, and the way in. */
export function GuestPlan({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useBillingText();
  return (
    <div>
      <h2 className={style.name}>{t('billing.guest.title')}</h2>
      <p className={style.line}>{t('billing.guest.about')}</p>
      <div className={style.ways}>
        <Button onClick={onSignIn}>{t('billing.guest.sign_in')}</Button>
      </div>
    </div>
  );
}
