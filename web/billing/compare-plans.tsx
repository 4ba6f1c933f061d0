// Everything that the plans allow and bring, beside each other. On a phone each name takes a line of its own.
import type { Plan } from '#contract/billing.ts';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { ALL_FACTS, describeFact } from './plan-facts.ts';
import { useBillingText } from './use-billing-text.ts';
import style from './compare-plans.module.css';

export function ComparePlans({ plans }: { plans: readonly Plan[] }) {
  const text = useBillingText();
  const isPhone = useIsPhone();
  const { t, name } = text;
  return (
    <table className={style.table}>
      <caption>
        <VisuallyHidden>{t('billing.compare.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {!isPhone && (
            <th scope="col">
              <VisuallyHidden>{t('billing.includes')}</VisuallyHidden>
            </th>
          )}
          {plans.map((plan) => (
            <th key={plan.id} scope="col">
              {name(plan.name)}
            </th>
          ))}
        </tr>
      </thead>
      {ALL_FACTS.map((fact) => {
        const values = plans.map((plan) => <td key={plan.id}>{describeFact(text, plan, fact)}</td>);
        const label = t(`billing.fact.${fact}`);
        return (
          <tbody key={fact}>
            {isPhone ? (
              <>
                <tr>
                  <th scope="rowgroup" colSpan={plans.length} className={style.group}>
                    {label}
                  </th>
                </tr>
                <tr>{values}</tr>
              </>
            ) : (
              <tr>
                <th scope="row">{label}</th>
                {values}
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}
