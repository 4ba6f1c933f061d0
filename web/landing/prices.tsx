// What a hundred points buy, and the plans. What cannot be bought yet says so.
import { useTranslation } from 'react-i18next';
import { WELCOME_GIFT_POINTS } from '#contract/limits.ts';
import { Button } from '#web/ui/base/button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Part } from './part.tsx';
import style from './prices.module.css';

/** Points for one of each. Source: product §2. */
const BUYS = { lite: 1, pro: 2, restyled: 3, video: 30 } as const;

const PLANS = ['free', 'basic', 'pro', 'ultimate'] as const;
const FACTS = ['a', 'b', 'c'] as const;

export function Prices({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation();
  const buys = (Object.keys(BUYS) as (keyof typeof BUYS)[]).map((what) => ({
    name: t(`landing.pricing.${what}`),
    note: formatEach(what),
    value: Math.floor(WELCOME_GIFT_POINTS / BUYS[what]),
  }));
  function formatEach(what: keyof typeof BUYS): string {
    if (BUYS[what] === 1) return t('landing.pricing.each_one');
    return t(what === 'video' ? 'landing.pricing.each_video' : 'landing.pricing.each', { n: BUYS[what] });
  }
  return (
    <Part id="pricing" title={t('landing.pricing.title')} about={t('landing.pricing.about')}>
      <div className={style.hundred}>
        <div>
          <p className={style.big}>{WELCOME_GIFT_POINTS}</p>
          <p className={style.unit}>{t('landing.pricing.on_the_house')}</p>
        </div>
        <div>
          <p className={style.lead}>{t('landing.pricing.buys')}</p>
          <div className={style.buys}>
            <FactList facts={buys} size="large" />
          </div>
        </div>
      </div>
      <ul className={style.plans}>
        {PLANS.map((plan) => (
          <li key={plan} className={style.plan}>
            <h3 className={style.name}>
              {t(`landing.plans.${plan}.name`)}
              {plan === 'pro' && <span className={style.mark}>{t('landing.pricing.recommended')}</span>}
            </h3>
            <p className={style.price}>
              {t(`landing.plans.${plan}.price`)}
              <small>{t('landing.pricing.month')}</small>
            </p>
            <ul className={style.facts}>
              {FACTS.map((fact) => (
                <li key={fact}>{t(`landing.plans.${plan}.${fact}`)}</li>
              ))}
            </ul>
            {plan === 'free' && (
              <Button look="filled" isWide onClick={onStart}>
                {t('landing.plans.start')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={joinClasses(style.later)}>{t('landing.pricing.later')}</p>
    </Part>
  );
}
