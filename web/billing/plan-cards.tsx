// The plans side by side: price, what they allow, the terms, and directly below these the button.
import type { ReactNode } from 'react';
import type { Plan } from '#contract/billing.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { Expander } from '#web/ui/base/expander.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CARD_FACTS, describeFact } from './plan-facts.ts';
import { useBillingText } from './use-billing-text.ts';
import style from './plan-cards.module.css';

export type PlanCardsProps = {
  plans: readonly Plan[];
  cycle: Cycle;
  currency: Currency;
  currentPlan: Plan['id'] | null;
  /** Null while the terms are on their way. */
  termsOf: (plan: Plan) => string | null;
  /** The button below the terms. */
  children: (plan: Plan) => ReactNode;
};

export function PlanCards({ plans, currentPlan, ...rest }: PlanCardsProps) {
  const isPhone = useIsPhone();
  // A phone shows one after the other: the own first.
  const shown = isPhone
    ? [...plans].sort((a, b) => Number(b.id === currentPlan) - Number(a.id === currentPlan))
    : plans;
  return (
    <ul className={style.cards} style={{ '--columns': plans.length }}>
      {shown.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isCurrent={plan.id === currentPlan}
          isFolded={isPhone && plan.id !== currentPlan}
          {...rest}
        />
      ))}
    </ul>
  );
}

type PlanCardProps = Omit<PlanCardsProps, 'plans' | 'currentPlan'> & {
  plan: Plan;
  isCurrent: boolean;
  isFolded: boolean;
};

function PlanCard({ plan, cycle, currency, isCurrent, isFolded, termsOf, children }: PlanCardProps) {
  const { t, name } = useBillingText();
  const terms = termsOf(plan);
  const facts = <Facts plan={plan} />;
  return (
    <li className={joinClasses(style.card, isCurrent && style.current)}>
      <h3 className={style.name}>
        {name(plan.name)} {plan.recommended && <span className={style.mark}>{t('billing.recommended')}</span>}
      </h3>
      <PlanPrice plan={plan} cycle={cycle} currency={currency} />
      <div className={style.facts}>
        {isFolded ? <Expander label={t('billing.includes')}>{facts}</Expander> : facts}
      </div>
      <p className={style.terms}>
        {terms ?? (
          <>
            <Skeleton width="92%" height="12px" />
            <Skeleton width="60%" height="12px" />
          </>
        )}
      </p>
      <div className={style.act}>{children(plan)}</div>
    </li>
  );
}

function PlanPrice({ plan, cycle, currency }: { plan: Plan; cycle: Cycle; currency: Currency }) {
  const { t, price, each } = useBillingText();
  const sold = plan.prices.find((listed) => listed.cycle === cycle && listed.currency === currency);
  const isYear = sold?.cycle === 'year';
  return (
    <>
      <p className={style.price}>
        {price(sold?.per_month ?? 0, currency)}
        <small>{t('billing.a_month')}</small>
      </p>
      {/* Also where it is empty: the cards keep one height when the cycle is switched. */}
      <p className={style.yearly}>
        {isYear ? t('billing.billed', { each: each(sold.amount, currency, 'year') }) : '\u00A0'}
      </p>
    </>
  );
}

function Facts({ plan }: { plan: Plan }) {
  const text = useBillingText();
  return (
    <dl>
      {CARD_FACTS.map((fact) => (
        <div key={fact} className={style.fact}>
          <dt>{text.t(`billing.fact.${fact}`)}</dt>
          <dd>{describeFact(text, plan, fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As high as the cards, so that nothing below moves when they come. */
export function PlanCardsSkeleton() {
  return (
    <div className={style.cards} style={{ '--columns': 4 }} aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={joinClasses(style.card, style.waiting)}>
          <Skeleton width="40%" height="20px" />
          <Skeleton width="60%" height="40px" />
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height="12px" />
          ))}
          <Skeleton height="36px" />
        </div>
      ))}
    </div>
  );
}
