// Two sliders, the points that so much needs in a month, and what fits them; and what a hundred points buy.
import { useState } from 'react';
import type { Plan, PointPack } from '#contract/billing.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { dailyPoints } from './plan-facts.ts';
import { suggestPurchase } from './suggest-purchase.ts';
import type { Suggestion } from './suggest-purchase.ts';
import { useBillingText } from './use-billing-text.ts';
import type { BillingText } from './use-billing-text.ts';
import { buyAddress } from './use-terms.ts';
import type { Terms } from './use-terms.ts';
import style from './points-calculator.module.css';

/** Points for one of each, as the tools say it. */
export type ToolCosts = Readonly<Record<(typeof WHATS)[number], number>>;

const WHATS = ['draft', 'fine', 'restyled', 'video'] as const;
const HUNDRED = 100;
const MOST_IMAGES = 2000;
const MOST_VIDEOS = 300;

export type PointsCalculatorProps = {
  costs: ToolCosts;
  plans: readonly Plan[];
  packs: readonly PointPack[];
  terms: Terms;
};

export function PointsCalculator({ costs, plans, packs, terms }: PointsCalculatorProps) {
  const text = useBillingText();
  const { t, count } = text;
  const [images, setImages] = useState(200);
  const [videos, setVideos] = useState(20);
  const needed = images * costs.fine + videos * costs.video;
  const { cycle, currency } = terms;
  const suggestion = suggestPurchase(needed, { plans, packs, cycle, currency, daily: dailyPoints() });
  return (
    <div className={style.columns}>
      <div className={style.sliders}>
        <Slider
          label={t('billing.calculator.images')}
          value={images}
          onChange={setImages}
          min={0}
          max={MOST_IMAGES}
          step={20}
          shown={count(images)}
          ends={[t('billing.calculator.each', { count: costs.fine }), count(MOST_IMAGES)]}
        />
        <Slider
          label={t('billing.calculator.videos')}
          value={videos}
          onChange={setVideos}
          min={0}
          max={MOST_VIDEOS}
          step={5}
          shown={count(videos)}
          ends={[t('billing.calculator.each', { count: costs.video }), count(MOST_VIDEOS)]}
        />
      </div>
      <div aria-live="polite">
        <p className={style.needed}>
          <b>{count(needed)}</b> {t('billing.calculator.needed')}
        </p>
        {suggestion && <SuggestionLine suggestion={suggestion} terms={terms} />}
      </div>
      <div className={style.hundred}>
        <h3 className={style.title}>{t('billing.calculator.hundred')}</h3>
        <FactList
          facts={WHATS.filter((what) => costs[what] > 0).map((what) => ({
            name: t(`billing.calculator.buys.${what}`),
            note: t('billing.calculator.each', { count: costs[what] }),
            value: count(Math.floor(HUNDRED / costs[what])),
          }))}
        />
      </div>
    </div>
  );
}

function SuggestionLine({ suggestion, terms }: { suggestion: Suggestion; terms: Terms }) {
  const text = useBillingText();
  const { currency, cycle } = terms;
  const address =
    suggestion.kind === 'free'
      ? '/home'
      : suggestion.kind === 'pack'
        ? buyAddress({ pack: suggestion.pack.id, currency })
        : buyAddress({ plan: suggestion.plan.id, cycle, currency });
  return (
    <p className={style.fits}>
      {describeSuggestion(text, suggestion)}{' '}
      <UiLink href={address}>
        {text.t(suggestion.kind === 'free' ? 'billing.calculator.start' : 'billing.calculator.choose')}
      </UiLink>
    </p>
  );
}

function describeSuggestion({ t, name, count }: BillingText, suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'free':
      return t('billing.calculator.fits_free', { n: dailyPoints() });
    case 'pack':
      return t('billing.calculator.fits_pack', {
        n: count(suggestion.pack.points + suggestion.pack.bonus),
      });
    case 'plan':
      return t('billing.calculator.fits_plan', { plan: name(suggestion.plan.name) });
    case 'plan_and_packs':
      return t('billing.calculator.fits_both', {
        plan: name(suggestion.plan.name),
        n: count(suggestion.rest),
      });
  }
}
