// What a price is made of, what comes back when it fails, and what one may do with the result.
import { useTranslation } from 'react-i18next';
import type { PriceItem } from '#contract/price-words.ts';
import { prices, sellsAnything } from '#contract/prices.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Popover } from '#web/ui/layer/popover.tsx';
import { PLANS_ADDRESS } from './plan-hint.tsx';
import style from './price-details.module.css';

/** The trigger lies below the priced button, which stays in sight; pixels. */
const ABOVE_BUTTON = 68;

export type PriceDetailsProps = {
  /** In the reader's language; they sum up to `price`. */
  lines: readonly PriceItem[];
  price: number;
};

export function PriceDetails({ lines, price }: PriceDetailsProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const planId = useMe((me) => me?.subscription.plan_id ?? 'free');
  const plan = prices().plans[planId];
  const facts = [
    ...lines.map(({ label, amount }) => ({ name: label, value: words.count(amount) })),
    { name: t('tool.price.total'), value: words.points(price), isStrong: true },
  ];
  return (
    <Popover
      trigger={
        <button type="button" className={style.trigger}>
          {t('tool.price.open')}
        </button>
      }
      label={t('tool.price.title')}
      side="top"
      align="end"
      distance={ABOVE_BUTTON}
    >
      <div className={style.details}>
        <h3 className={style.title}>{t('tool.price.title')}</h3>
        <FactList facts={facts} />
        <p>{t('tool.price.returned')}</p>
        <p>
          {t(plan.watermark ? 'tool.price.marked' : 'tool.price.unmarked')}{' '}
          {t(plan.perks.includes('commercial') ? 'tool.price.commercial' : 'tool.price.personal')}{' '}
          {t('tool.price.labelled')}
          {plan.watermark && sellsAnything() && (
            <>
              {' '}
              <UiLink href={PLANS_ADDRESS} className={style.link}>
                {t('tool.see_plans')}
              </UiLink>
            </>
          )}
        </p>
      </div>
    </Popover>
  );
}
