// What the button says: the price at once from the formula, the server's when it has come, or why it cannot run.
import { useTranslation } from 'react-i18next';
import { PLANS, type PlanLimits } from '#contract/limits.ts';
import { useMineStore, usePoints } from '#web/api/mine-store.ts';
import { openPointsSheet } from '#web/api/points-sheet.ts';
import type { CheaperWay } from '#web/api/points-sheet.ts';
import type { PriceButtonProps } from '#web/ui/price-button.tsx';
import { usePollingStore } from '#web/task/polling-store.ts';
import { useQuote } from '#web/task/use-quote.ts';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { textToImage } from './contract.ts';
import type { TextToImageParams } from './contract.ts';
import { effectiveParams } from './screen-state.ts';

const TYPE = 1;

export type ScreenPrice = {
  button: Pick<PriceButtonProps, 'label' | 'wait' | 'below' | 'blocked'>;
  askForPoints: () => void;
};

export function useScreenPrice(
  form: TextToImageParams,
  change: (part: Partial<TextToImageParams>) => void,
): ScreenPrice {
  const { t } = useTranslation();
  const words = useTaskWords();
  const points = usePoints();
  const limits = useMineStore(({ mine }) => mine?.limits ?? null);
  const begun = usePollingStore((state) => state.entries.length);
  const params = effectiveParams(form);
  // Neither the words nor the seed change the price, so typing asks nothing.
  const { prompt: _prompt, negative_prompt: _negative, seed: _seed, ...priced } = params;
  const server = useQuote(TYPE, priced);
  const price = server?.price ?? textToImage.price(params, words.language).price;
  const wait = server ? server.eta_seconds : textToImage.etaSeconds(params);
  const short = points === null ? 0 : price - points;

  function askForPoints() {
    openPointsSheet({ needed: price, cheaper: findCheaper(form, words.points, change, t) });
  }

  return {
    askForPoints,
    button: {
      label: t('text-to-image.generate', { points: words.points(price) }),
      wait:
        server && server.queue_ahead > 0
          ? t('task.ahead', { n: words.count(server.queue_ahead), about: words.seconds(wait) })
          : words.seconds(wait),
      below:
        points === null || short > 0
          ? undefined
          : t('text-to-image.balance', { n: words.points(points), after: words.count(points - price) }),
      blocked: findReason(),
    },
  };

  function findReason(): PriceButtonProps['blocked'] {
    if (params.prompt === '') return { reason: t('text-to-image.say_something') };
    if (limits && 'resolution' in textToImage.refusePlan(params, limits satisfies PlanLimits)) {
      return { reason: t('text-to-image.plan_needed', { plan: PLANS.basic.name[words.language] }) };
    }
    if (short > 0) {
      return {
        reason: t('text-to-image.short_by', { points: words.points(short) }),
        action: { label: t('text-to-image.get_points'), onPress: askForPoints },
      };
    }
    if (limits && begun >= limits.image_running + limits.waiting) {
      return { reason: t('text-to-image.waiting_full', { n: limits.waiting }) };
    }
    return undefined;
  }
}

type Say = ReturnType<typeof useTranslation>['t'];

function findCheaper(
  form: TextToImageParams,
  sayPoints: (points: number) => string,
  change: (part: Partial<TextToImageParams>) => void,
  t: Say,
): CheaperWay[] {
  const priceOf = (part: Partial<TextToImageParams>) =>
    textToImage.price(effectiveParams({ ...form, ...part }), 'en').price;
  const ways: { label: string; part: Partial<TextToImageParams> }[] = [];
  if (form.count > 1)
    ways.push({ label: t('text-to-image.cheaper_count', { n: form.count }), part: { count: 1 } });
  if (form.engine === 'pro') ways.push({ label: t('text-to-image.cheaper_lite'), part: { engine: 'lite' } });
  return ways.map(({ label, part }) => {
    const price = priceOf(part);
    return { label: `${label} · ${sayPoints(price)}`, price, onChoose: () => change(part) };
  });
}
