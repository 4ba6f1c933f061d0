// /subscription: the own plan and points, the plans and packs with their terms, the history, the invoices. The address
// says what is being bought (`plan`, `pack`) and what was paid (`order`).
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Plan, PointPack } from '#contract/billing.ts';
import { useIsGuest, useMe } from '#web/model/me/use-me.ts';
import { useAddressParams } from '#web/model/use-address-params.ts';
import { useCatalogue } from '#web/model/use-catalogue.ts';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { BuyDialog } from './buy-dialog.tsx';
import type { Purchase } from './buy-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Invoices } from './invoices.tsx';
import { GuestPlan, MyPlan, MyPlanSkeleton, planNamed } from './my-plan.tsx';
import { PackOffers } from './pack-offers.tsx';
import { PartTabs } from './part-tabs.tsx';
import { PaymentResult } from './payment-result.tsx';
import { PlanCardsSkeleton } from './plan-cards.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { Switches } from './switches.tsx';
import { useBillingText } from './use-billing-text.ts';
import { useQuotes } from './use-quotes.ts';
import { useTerms } from './use-terms.ts';
import { useWatchedOrder } from './use-watched-order.ts';
import style from './billing-screen.module.css';

export type BillingScreenProps = {
  /** Both are drawn by the part of the product that knows points. */
  balance: ReactNode;
  history: ReactNode;
  /** Asks a guest to sign in, and keeps the address for afterwards. */
  onSignIn: (address: string) => void;
};

export function BillingScreen({ balance, history, onSignIn }: BillingScreenProps) {
  const text = useBillingText();
  const { t } = text;
  const { language } = useTaskText();
  const isGuest = useIsGuest();
  const subscription = useMe((me) => me?.subscription ?? null);
  const catalogue = useCatalogue();
  const { plans, packs, sellsNothing } = catalogue;
  const terms = useTerms(language, subscription);
  const quotes = useQuotes(terms.cycle, terms.currency);
  const watched = useWatchedOrder();
  const choice = useChoice();
  const [isCanceling, setCanceling] = useState(false);
  const planName = subscription ? planNamed(text, plans, subscription.plan_id) : '';
  const purchase = isGuest || watched ? null : readPurchase();

  function readPurchase(): Purchase | null {
    const pack = packs.find(({ id }) => id === choice.pack);
    if (pack) return { kind: 'pack', pack, currency: terms.currency };
    const plan = plans.find(({ id }) => id === choice.plan);
    const quote = plan && quotes.of(plan.id);
    if (!plan || !quote || quote.kind === 'current' || quote.kind === 'cancel') return null;
    return { kind: 'plan', plan, cycle: terms.cycle, quote, currentName: planName };
  }

  const hasPlans = !sellsNothing && (catalogue.isLoading || catalogue.error !== null || plans.length > 0);
  const hasPacks = packs.length > 0;
  const parts = [
    { id: 'overview', label: t('billing.parts.overview') },
    ...(hasPlans ? [{ id: 'plans', label: t('billing.parts.plans') }] : []),
    ...(hasPacks ? [{ id: 'packs', label: t('billing.parts.packs') }] : []),
    ...(isGuest ? [] : [{ id: 'history', label: t('billing.parts.history') }]),
    ...(isGuest || sellsNothing ? [] : [{ id: 'invoices', label: t('billing.parts.invoices') }]),
  ];
  return (
    <div className={style.page}>
      <div className={style.head}>
        <PageTitle>{t('billing.title')}</PageTitle>
        <PartTabs parts={parts} />
      </div>
      <section id="overview" aria-label={t('billing.parts.overview')} className={style.overview}>
        {!sellsNothing && drawPlan()}
        {isGuest && sellsNothing && <GuestPlan onSignIn={() => onSignIn('/subscription')} />}
        {!isGuest && <div>{balance}</div>}
      </section>
      {hasPlans && (
        <Section
          id="plans"
          title={t('billing.parts.plans')}
          className={style.flat}
          aside={<Switches terms={terms} plans={plans} />}
        >
          {catalogue.isLoading && <PlanCardsSkeleton />}
          {catalogue.error && (
            <ErrorState
              title={t('billing.error.plans')}
              about={catalogue.error.message}
              retryLabel={t('billing.try_again')}
              onRetry={catalogue.retry}
            />
          )}
          {plans.length > 0 && (
            <PlanOffers
              plans={plans}
              terms={terms}
              quotes={quotes}
              onChoose={(plan) => choice.open('plan', plan.id)}
              onCancel={() => setCanceling(true)}
              onSignIn={onSignIn}
            />
          )}
        </Section>
      )}
      {hasPacks && (
        <Section id="packs" title={t('billing.parts.packs')} aside={t('billing.pack.about')}>
          <PackOffers
            packs={packs}
            currency={terms.currency}
            onChoose={(pack) => choice.open('pack', pack.id)}
            onSignIn={onSignIn}
          />
        </Section>
      )}
      {!isGuest && history}
      {!isGuest && !sellsNothing && <Invoices />}
      {purchase && <BuyDialog purchase={purchase} onClose={choice.close} onRefused={quotes.retry} />}
      {isCanceling && subscription && (
        <CancelDialog subscription={subscription} planName={planName} onClose={() => setCanceling(false)} />
      )}
      {watched && <PaymentResult watched={watched} subscription={subscription} />}
    </div>
  );

  function drawPlan() {
    if (isGuest) return <GuestPlan onSignIn={() => onSignIn('/subscription')} />;
    if (!subscription || catalogue.isLoading) return <MyPlanSkeleton />;
    return (
      <MyPlan
        subscription={subscription}
        plans={plans}
        isActivating={watched?.outcome === 'activating' || watched?.outcome === 'late'}
        onCancel={() => setCanceling(true)}
      />
    );
  }
}

type Choice = {
  plan: Plan['id'] | string | null;
  pack: PointPack['id'] | null;
  open: (kind: 'plan' | 'pack', id: string) => void;
  close: () => void;
};

/** What is being bought stands in the address: a guest comes back to it after signing in. */
function useChoice(): Choice {
  const [params, changeParams] = useAddressParams();
  const put = (kind: 'plan' | 'pack' | null, id: string) =>
    changeParams(
      (held) => {
        held.delete('plan');
        held.delete('pack');
        if (kind) held.set(kind, id);
      },
      { replace: true },
    );
  return {
    plan: params.get('plan'),
    pack: params.get('pack'),
    open: put,
    close: () => put(null, ''),
  };
}
