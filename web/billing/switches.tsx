// Month or year, and in which money.
import type { Plan } from '#contract/billing.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import type { Terms } from './use-terms.ts';
import { useBillingText } from './use-billing-text.ts';
import style from './switches.module.css';

export function Switches({ terms, plans }: { terms: Terms; plans: readonly Plan[] }) {
  const { t } = useBillingText();
  const saved = savedByYear(plans);
  return (
    <div className={style.switches}>
      {plans.length > 0 && (
        <Segmented
          label={t('billing.switch.cycle')}
          isLabelHidden
          className={style.cycle}
          value={terms.cycle}
          onChange={terms.setCycle}
          options={[
            { value: 'month', label: t('billing.switch.month') },
            {
              value: 'year',
              label: saved > 0 ? t('billing.switch.year_saves', { n: saved }) : t('billing.switch.year'),
            },
          ]}
        />
      )}
      {!terms.isCurrencyFixed && (
        <Segmented
          label={t('billing.switch.currency')}
          isLabelHidden
          className={style.currency}
          value={terms.currency}
          onChange={terms.setCurrency}
          options={[
            { value: 'CNY', label: 'CNY ¥' },
            { value: 'USD', label: 'USD $' },
          ]}
        />
      )}
    </div>
  );
}

/** What a year saves against twelve months, in percent: of the plan that saves least. */
function savedByYear(plans: readonly Plan[]): number {
  const shares = plans.flatMap(({ prices }) =>
    prices.flatMap((year) => {
      const month = prices.find((price) => price.cycle === 'month' && price.currency === year.currency);
      return year.cycle === 'year' && month ? [1 - year.amount / (month.amount * 12)] : [];
    }),
  );
  return shares.length === 0 ? 0 : Math.round(Math.min(...shares) * 100);
}
