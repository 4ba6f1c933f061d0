// Not enough points: what is needed, what is there, the smallest pack that covers it, and how the same costs less.
import { useTranslation } from 'react-i18next';
import { closePointsSheet, usePointsSheet } from '#web/model/points-sheet.ts';
import type { PointPack } from '#contract/billing.ts';
import { useMe, usePoints } from '#web/model/me/use-me.ts';
import { useCatalogue } from '#web/model/use-catalogue.ts';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { currencyOf, formatLocaleOf, formatPrice } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './points-sheet.module.css';

export function PointsSheet() {
  const { t } = useTranslation();
  const { count, time } = useTaskText();
  const need = usePointsSheet((state) => state.need);
  const points = usePoints() ?? 0;
  const wallet = useMe((me) => me?.wallet ?? null);
  const reachable = (need?.cheaper ?? []).filter(({ price }) => price <= points);
  const missing = need ? need.needed - points : 0;
  return (
    <Dialog isOpen={need !== null} onClose={closePointsSheet} title={t('points.sheet.title')} width={400}>
      {need && (
        <div className={style.sheet}>
          <FactList
            facts={[
              { name: t('points.sheet.needed'), value: count(need.needed) },
              { name: t('points.sheet.have'), value: count(points) },
              {
                name: t('points.sheet.short'),
                value: count(Math.max(0, missing)),
                isStrong: true,
              },
            ]}
          />
          <PackWay missing={missing} />
          {reachable.length > 0 && (
            <div className={style.ways}>
              <h3 className={style.head}>{t('points.sheet.cheaper')}</h3>
              {reachable.map((way) => (
                <Button
                  key={way.label}
                  size="large"
                  isWide
                  onClick={() => {
                    way.onChoose();
                    closePointsSheet();
                  }}
                >
                  {way.label}
                </Button>
              ))}
            </div>
          )}
          {wallet && (
            <p className={style.note}>
              {t('points.sheet.daily', {
                n: wallet.daily.amount,
                time: time(wallet.daily.resets_at),
              })}
            </p>
          )}
          <p className={style.note}>{t('points.sheet.form_stays')}</p>
        </div>
      )}
    </Dialog>
  );
}

/** The smallest pack that covers what is missing, and the plans; nothing where nothing is sold. */
function PackWay({ missing }: { missing: number }) {
  const { t } = useTranslation();
  const { count, language } = useTaskText();
  const { packs, plans } = useCatalogue();
  const plan = useMe((me) => me?.subscription ?? null);
  const currency = plan?.currency ?? currencyOf(language);
  const priceOf = (pack: PointPack) => pack.prices.find((price) => price.currency === currency)?.amount;
  const pack = packs
    .filter((one) => one.points + one.bonus >= missing && priceOf(one) !== undefined)
    .sort((a, b) => (priceOf(a) ?? 0) - (priceOf(b) ?? 0))[0];
  const hasPlans = plan?.state === 'none' && plans.some(({ prices }) => prices.length > 0);
  if (!pack && !hasPlans) return null;
  return (
    <div className={style.ways}>
      {pack && (
        <UiLink
          href={`/subscription?pack=${pack.id}&currency=${currency}`}
          className={buttonClass('filled', 'large', true)}
          onClick={closePointsSheet}
        >
          {t('points.sheet.pack', {
            n: count(pack.points + pack.bonus),
            price: formatPrice(priceOf(pack) ?? 0, currency, formatLocaleOf(language)),
          })}
        </UiLink>
      )}
      {hasPlans && (
        <UiLink
          href="/subscription#plans"
          className={buttonClass(pack ? 'outline' : 'filled', 'large', true)}
          onClick={closePointsSheet}
        >
          {t('points.sheet.plans')}
        </UiLink>
      )}
    </div>
  );
}
