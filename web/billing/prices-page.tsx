// The public page of prices: the plans, all that they differ in, what a month needs, the packs, and what is asked.
import { REFUND_DAYS, REFUND_MOST_USED_PERCENT } from '#contract/billing.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { useCatalogue } from '#web/model/use-catalogue.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { QuestionList } from '#web/ui/base/question-list.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ComparePlans } from './compare-plans.tsx';
import { PackOffers } from './pack-offers.tsx';
import { PlanCardsSkeleton } from './plan-cards.tsx';
import { dailyPoints } from './plan-facts.ts';
import { PlanOffers } from './plan-offers.tsx';
import { PointsCalculator } from './points-calculator.tsx';
import type { ToolCosts } from './points-calculator.tsx';
import { Switches } from './switches.tsx';
import { useBillingText } from './use-billing-text.ts';
import { useLeave } from './use-leave.ts';
import { useQuotes } from './use-quotes.ts';
import { buyAddress, useTerms } from './use-terms.ts';
import style from './prices-page.module.css';

const QUESTIONS = ['expire', 'refund', 'commercial', 'cancel', 'failed', 'after'] as const;

export type PricesPageProps = {
  costs: ToolCosts;
  /** Asks a guest to sign in, and keeps the address for afterwards. */
  onSignIn: (address: string) => void;
};

export function PricesPage({ costs, onSignIn }: PricesPageProps) {
  const { t } = useBillingText();
  const { language } = useTaskText();
  const leave = useLeave();
  const { plans, packs, isLoading, error, retry, sellsNothing } = useCatalogue();
  const terms = useTerms(
    language,
    useMe((me) => me?.subscription ?? null),
  );
  const { cycle, currency } = terms;
  const quotes = useQuotes(cycle, currency);
  if (sellsNothing) return <NothingSold />;
  return (
    <div className={style.page}>
      <PageTitle>{t('billing.prices.title')}</PageTitle>
      <p className={style.lead}>{t('billing.prices.lead', { n: dailyPoints() })}</p>
      <Section
        id="plans"
        title={t('billing.parts.plans')}
        className={style.flat}
        aside={<Switches terms={terms} plans={plans} />}
      >
        {isLoading && <PlanCardsSkeleton />}
        {error && (
          <ErrorState
            title={t('billing.error.plans')}
            about={error.message}
            retryLabel={t('billing.try_again')}
            onRetry={retry}
          />
        )}
        {plans.length > 0 && (
          <PlanOffers
            plans={plans}
            terms={terms}
            quotes={quotes}
            onChoose={(plan) => leave(buyAddress({ plan: plan.id, cycle, currency }))}
            onCancel={() => leave('/subscription')}
            onSignIn={onSignIn}
          />
        )}
        <p className={style.promise}>{t('billing.prices.promise')}</p>
      </Section>
      {packs.length > 0 && (
        <Section id="packs" title={t('billing.parts.packs')} aside={t('billing.pack.about')}>
          <PackOffers
            packs={packs}
            currency={currency}
            onChoose={(pack) => leave(buyAddress({ pack: pack.id, currency }))}
            onSignIn={onSignIn}
          />
        </Section>
      )}
      <Section id="calculator" title={t('billing.calculator.title')}>
        <PointsCalculator costs={costs} plans={plans} packs={packs} terms={terms} />
      </Section>
      {plans.length > 0 && (
        <Section id="compare" title={t('billing.compare.title')}>
          <ComparePlans plans={plans} />
        </Section>
      )}
      <Section id="faq" title={t('billing.faq.title')}>
        <QuestionList
          questions={QUESTIONS.map((name) => ({
            question: t(`billing.faq.${name}.question`),
            answer: t(`billing.faq.${name}.answer`, {
              days: REFUND_DAYS,
              percent: REFUND_MOST_USED_PERCENT,
            }),
          }))}
        />
      </Section>
    </div>
  );
}

function NothingSold() {
  const { t } = useBillingText();
  return (
    <div className={style.page}>
      <PageTitle>{t('billing.prices.title')}</PageTitle>
      <p className={style.lead}>{t('billing.prices.nothing')}</p>
      <p className={style.ways}>
        <UiLink href="/home" className={buttonClass('filled')}>
          {t('billing.prices.home')}
        </UiLink>
      </p>
    </div>
  );
}
