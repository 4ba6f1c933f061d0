// What points buy, and the plans that are sold; the way to all of it.
import { useTranslation } from 'react-i18next';
import { PLAN_IDS, type PlanId, planName, prices, sellsAnything } from '#contract/prices.ts';
import { videoPrice } from '#contract/video.ts';
import type { Language } from '#texts/words.ts';
import { currencyOf, formatLocaleOf, formatPrice } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Button } from '#web/ui/base/button.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Part } from './part.tsx';
import style from './prices.module.css';

/** Where no gift is given, what so many points buy. */
const ROUND_SUM = 100;

export function Prices({ language, onStart }: { language: Language; onStart: () => void }) {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const { gifts } = prices();
  const sum = gifts.welcome || ROUND_SUM;
  const buys = listPoints().map(({ what, each, values }) => ({
    name: t(`landing.pricing.${what}`, values),
    note: formatEach(what, each),
    value: each === 0 ? t('landing.pricing.free') : count(Math.floor(sum / each)),
  }));
  function formatEach(what: Bought, each: number): string | undefined {
    if (each === 0) return undefined;
    if (each === 1) return t('landing.pricing.each_one');
    return t(what === 'video' ? 'landing.pricing.each_video' : 'landing.pricing.each', { n: each });
  }
  return (
    <Part
      id="pricing"
      title={t('landing.pricing.title')}
      about={gifts.welcome > 0 ? t('landing.pricing.about') : undefined}
    >
      <div className={style.hundred}>
        <div>
          <p className={style.big}>{sum}</p>
          <p className={style.unit}>
            {t(gifts.welcome > 0 ? 'landing.pricing.on_the_house' : 'landing.pricing.points')}
          </p>
        </div>
        <div>
          <p className={style.lead}>{t('landing.pricing.buys', { n: count(sum) })}</p>
          <div className={style.buys}>
            <FactList facts={buys} size="large" />
          </div>
        </div>
      </div>
      {sellsAnything() && <Plans language={language} onStart={onStart} />}
    </Part>
  );
}

type Bought = 'lite' | 'pro' | 'restyled' | 'video';

const USUAL_VIDEO = { mode: 'standard', resolution: '720p', duration: 5, sound: false } as const;

/** Points for one of each, and what its name says of it. */
function listPoints(): { what: Bought; each: number; values: Record<string, string | number> }[] {
  const { text_to_image, image_to_image } = prices().points;
  const { duration, resolution } = USUAL_VIDEO;
  const video = videoPrice(USUAL_VIDEO);
  return [
    { what: 'lite', each: text_to_image.draft, values: {} },
    { what: 'pro', each: text_to_image.fine_1K, values: { x: '1K' } },
    { what: 'restyled', each: image_to_image['1K'], values: {} },
    { what: 'video', each: video.price, values: { n: duration, x: resolution } },
  ];
}

function Plans({ language, onStart }: { language: Language; onStart: () => void }) {
  const { t } = useTranslation();
  const { plans } = prices();
  const shown = PLAN_IDS.filter((id) => id === 'free' || plans[id].prices !== null);
  return (
    <>
      {shown.length > 1 && (
        <ul className={style.plans} style={{ '--plans': shown.length }}>
          {shown.map((id) => (
            <li key={id} className={style.plan}>
              <h3 className={style.name}>
                {planName(id)[language]}
                {plans[id].recommended && (
                  <span className={style.mark}>{t('landing.pricing.recommended')}</span>
                )}
              </h3>
              <p className={style.price}>
                {formatMonth(id, language)}
                <small>{t('landing.pricing.month')}</small>
              </p>
              <PlanFacts id={id} />
              {id === 'free' && (
                <Button look="filled" isWide onClick={onStart}>
                  {t('landing.plans.start')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={style.later}>
        {t('landing.pricing.leave')}{' '}
        <UiLink href="/landing/subscription" className={style.all}>
          {t('landing.pricing.all')}
        </UiLink>
      </p>
    </>
  );
}

/** In the currency of the language. */
function formatMonth(id: PlanId, language: Language): string {
  const currency = currencyOf(language);
  return formatPrice(prices().plans[id].prices?.month[currency] ?? 0, currency, formatLocaleOf(language));
}

function PlanFacts({ id }: { id: PlanId }) {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const { plans, gifts } = prices();
  const { points_per_month, limits, perks, watermark } = plans[id];
  const facts = [
    ...(id === 'free' && gifts.daily > 0 ? [t('landing.plans.a_day', { n: count(gifts.daily) })] : []),
    ...(points_per_month > 0 ? [t('landing.plans.a_month', { n: count(points_per_month) })] : []),
    t('landing.plans.video', {
      x: limits.max_resolution,
      n: limits.max_resolution === '1080p' ? limits.max_1080p_seconds : limits.max_video_seconds,
    }),
    t('landing.plans.at_once', {
      count: limits.video_running,
      images: limits.image_running,
      videos: limits.video_running,
    }),
    ...(watermark ? [t('landing.plans.watermark')] : []),
    ...(perks.includes('commercial') ? [t('landing.plans.commercial')] : []),
  ];
  return (
    <ul className={style.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
