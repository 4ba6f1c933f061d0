// The plans with the terms of whoever looks at them, and what a press on each one does.
import type { ReactNode } from 'react';
import type { ChangeQuote, Plan, Subscription } from '#contract/billing.ts';
import { useIsGuest, useMe } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { PlanCards } from './plan-cards.tsx';
import { dailyPoints } from './plan-facts.ts';
import { planNamed } from './my-plan.tsx';
import { describeGuestTerms, describeTerms } from './describe-terms.ts';
import { useBillingText } from './use-billing-text.ts';
import type { PlanQuotes } from './use-quotes.ts';
import { buyAddress } from './use-terms.ts';
import type { Terms } from './use-terms.ts';
import { useResume } from './use-subscription-acts.ts';

export type PlanOffersProps = {
  plans: readonly Plan[];
  terms: Terms;
  quotes: PlanQuotes;
  onChoose: (plan: Plan) => void;
  onCancel: () => void;
  onSignIn: (address: string) => void;
};

export function PlanOffers(props: PlanOffersProps) {
  const { plans, terms, quotes } = props;
  const text = useBillingText();
  const isGuest = useIsGuest();
  const subscription = useMe((me) => me?.subscription ?? null);
  const { cycle, currency } = terms;
  const currentPlan = isGuest ? null : (subscription?.plan_id ?? null);

  function describe(plan: Plan): string | null {
    if (isGuest) return describeGuestTerms(text, plan, { cycle, currency, daily: dailyPoints() });
    if (quotes.hasFailed) return text.t('billing.error.terms');
    const quote = quotes.of(plan.id);
    if (!quote || !subscription) return null;
    const planName = planNamed(text, plans, subscription.plan_id);
    return describeTerms(text, quote, { plan: plan.id, cycle, subscription, planName, daily: dailyPoints() });
  }
  const filled = chooseFilled(plans, isGuest ? null : quotes);
  return (
    <PlanCards plans={plans} cycle={cycle} currency={currency} currentPlan={currentPlan} termsOf={describe}>
      {(plan) =>
        isGuest ? (
          <GuestButton plan={plan} isFilled={plan.id === filled} {...props} />
        ) : (
          <OwnButton plan={plan} isFilled={plan.id === filled} subscription={subscription} {...props} />
        )
      }
    </PlanCards>
  );
}

/** One button of all is filled: of the recommended plan where it would be more, else of the first that would. */
function chooseFilled(plans: readonly Plan[], quotes: PlanQuotes | null): Plan['id'] | undefined {
  const isMore = ({ id, prices }: Plan) => {
    if (!quotes) return prices.length > 0;
    const kind = quotes.of(id)?.kind;
    return kind === 'subscribe' || kind === 'upgrade';
  };
  const more = plans.filter(isMore);
  return (more.find(({ recommended }) => recommended) ?? more[0])?.id;
}

type OfferButtonProps = PlanOffersProps & { plan: Plan; isFilled: boolean };

function GuestButton({ plan, terms, isFilled, onSignIn }: OfferButtonProps) {
  const { t } = useBillingText();
  const isSold = plan.prices.length > 0;
  const { cycle, currency } = terms;
  return (
    <Button
      look={isFilled ? 'filled' : 'outline'}
      isWide
      onClick={() => onSignIn(isSold ? buyAddress({ plan: plan.id, cycle, currency }) : '/subscription')}
    >
      {t(isSold ? 'billing.guest.subscribe' : 'billing.guest.start')}
    </Button>
  );
}

function OwnButton({
  plan,
  terms,
  quotes,
  subscription,
  isFilled,
  onChoose,
  onCancel,
}: OfferButtonProps & { subscription: Subscription | null }) {
  const text = useBillingText();
  const { t, name } = text;
  const resuming = useResume();
  const quote = quotes.of(plan.id);
  const look = isFilled ? 'filled' : 'outline';
  const draw = (label: ReactNode, onClick?: () => void) => (
    <Button look={look} isWide disabled={!onClick} onClick={onClick}>
      {label}
    </Button>
  );
  if (quotes.hasFailed) return draw(t('billing.try_again'), quotes.retry);
  if (!quote || !subscription) return draw(t('billing.loading'));
  const isScheduled =
    subscription.scheduled_plan_id === plan.id &&
    (subscription.scheduled_cycle === null || subscription.scheduled_cycle === terms.cycle);
  const isOwn = subscription.plan_id === plan.id;
  if (isScheduled || (isOwn && subscription.state === 'canceled' && quote.kind === 'current'))
    return (
      <Button look={look} isWide isBusy={resuming.isBusy} onClick={resuming.resume}>
        {t(isScheduled ? 'billing.undo_change' : 'billing.resume')}
      </Button>
    );
  switch (quote.kind) {
    case 'current':
      // The renewal is off: this is what comes by itself.
      return draw(isOwn ? t('billing.current_plan') : t('billing.becomes', { plan: name(plan.name) }));
    case 'cancel':
      return draw(t('billing.change_to', { plan: name(plan.name) }), onCancel);
    default:
      return draw(describePress(quote), () => onChoose(plan));
  }

  function describePress({ kind }: ChangeQuote): string {
    if (kind === 'upgrade') return t('billing.upgrade');
    if (kind === 'subscribe') return t('billing.subscribe');
    return isOwn
      ? t(`billing.change_cycle.${terms.cycle}`)
      : t('billing.change_to', { plan: name(plan.name) });
  }
}
