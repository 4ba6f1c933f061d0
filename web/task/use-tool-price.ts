// What a tool's button says: the formula's price at once, the server's when it has come, or why it cannot run.
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { type PriceItem, readPriceItems } from '#contract/price-words.ts';
import { findUnable, optionsOf } from '#contract/model.ts';
import { type PlanLimits, sellsAnything } from '#contract/prices.ts';
import { priceTask, type ToolContract } from '#contract/tool.ts';
import { mediaOfTool, TOOL_TYPES, toolOfType } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { openPointsSheet } from '#web/model/points-sheet.ts';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { useMe, usePoints } from '#web/model/me/use-me.ts';
import type { PriceButtonProps } from '#web/ui/form/price-button.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { describeUnable } from './model-words.ts';
import { usePollingStore } from './polling-store.ts';
import { PLANS_ADDRESS } from './plan-hint.tsx';
import { useQuote } from './use-quote.ts';

export type ToolPriceOrder<Params extends object> = {
  contract: ToolContract<Params>;
  /** As the task would be stored; null while not enough is there to say a price. */
  params: Params | null;
  /** For the server's quote: no media, their durations as numbers, nothing that leaves the price as it is. */
  quoteParams: Readonly<Record<string, unknown>>;
  /** What is still missing, most important first; what is null, false or undefined does not hold. */
  reasons: readonly (string | null | false | undefined)[];
  /** Settings of the same form that cost less, for the sheet of missing points. */
  cheaper?: readonly { label: string; params: Params; choose: () => void }[];
  /** "Generate · 4 points", where the tool says it in other words. */
  label?: (points: string) => string;
};

export type ToolPrice = {
  /** Null while nothing can be said. */
  price: number | null;
  /** What it is made of, in the reader's language. */
  lines: readonly PriceItem[];
  button: Pick<PriceButtonProps, 'label' | 'wait' | 'below' | 'blocked'>;
  askForPoints: () => void;
  /** What the same would cost by another model, or by whoever comes first; null while nothing can be said. */
  priceBy: (model: string | undefined) => number | null;
};

export function useToolPrice<Params extends object>(order: ToolPriceOrder<Params>): ToolPrice {
  const { contract, params, reasons, cheaper = [] } = order;
  const { t } = useTranslation();
  const words = useTaskText();
  const points = usePoints();
  const limits = useMe((me) => me?.limits ?? null);
  const type = TOOL_TYPES[contract.name];
  const engines = useSiteConfig({ isWatched: true })?.engines;
  const engine = engines?.find((one) => one.type === type);
  const isFull = useIsFull(contract.name, limits);
  const chosen = engine?.models?.find(({ id }) => id === modelOf(params));
  const server = useQuote(type, params && { ...order.quoteParams, ...(chosen && { model: chosen.id }) });
  const price = server?.price ?? (params && priceTask(contract, params).price);
  const seconds = server?.eta_seconds ?? (params && contract.etaSeconds(params));
  const most = server?.eta_most_seconds ?? seconds;
  const short = points === null || price === null ? 0 : price - points;

  function askForPoints() {
    if (price === null) return;
    const ways = cheaper.map((way) => ({ ...way, price: priceTask(contract, way.params).price }));
    openPointsSheet({
      needed: price,
      cheaper: ways.map(({ label, price: less, choose }) => ({
        label: `${label} · ${words.points(less)}`,
        price: less,
        onChoose: choose,
      })),
    });
  }

  return {
    price,
    lines: server?.items ?? (params ? readPriceItems(priceTask(contract, params).items, words.language) : []),
    askForPoints,
    priceBy: (id) => params && priceTask(contract, { ...params, model: id }).price,
    button: { label: formatLabel(), wait: formatWait(), below: formatBalance(), blocked: findReason() },
  };

  function formatLabel(): string {
    if (price === null) return t('tool.generate_unpriced');
    return order.label?.(words.points(price)) ?? t('tool.generate', { points: words.points(price) });
  }

  function formatWait(): string | undefined {
    if (seconds === null || most === null) return undefined;
    const about = words.range(seconds, most);
    return server && server.queue_ahead > 0
      ? t('task.ahead', { n: words.count(server.queue_ahead), about })
      : about;
  }

  function formatBalance(): string | undefined {
    if (points === null || price === null || short > 0) return undefined;
    return t('tool.balance', { n: words.points(points), after: words.count(points - price) });
  }

  /** What no choice of the form could put right: files, and how long they are. */
  function findModelReason(): string | undefined {
    if (!chosen || !params) return undefined;
    const options = { ...optionsOf(params), ...contract.moreOptionsOf?.(params) };
    const [option] = findUnable(chosen.accepts, options);
    if (option === undefined) return undefined;
    return t('tool.model.unable_of', { name: chosen.name, what: describeUnable(t, chosen.accepts, option) });
  }

  function findReason(): PriceButtonProps['blocked'] {
    if (engines && !engine) return { reason: t('tool.no_engine') };
    if (chosen?.away) return { reason: t('tool.model.is_away', { name: chosen.name }) };
    if (engine && !engine.is_well && !chosen) return { reason: t('tool.engine_away', { name: engine.name }) };
    const missing = reasons.find(Boolean);
    if (missing) return { reason: missing };
    const unable = findModelReason();
    if (unable) return { reason: unable };
    const [beyondPlan] = limits && params ? Object.values(contract.refusePlan(params, limits)) : [];
    if (beyondPlan) {
      const reason = readFieldWord(beyondPlan, words.language);
      return sellsAnything()
        ? { reason, action: { label: t('tool.see_plans'), href: PLANS_ADDRESS } }
        : { reason };
    }
    if (short > 0) {
      return {
        reason: t('tool.short_by', { points: words.points(short) }),
        action: { label: t('tool.get_points'), onPress: askForPoints },
      };
    }
    return isFull && limits ? { reason: t('tool.waiting_full', { n: limits.waiting }) } : undefined;
  }
}

function modelOf(params: object | null): unknown {
  return params && 'model' in params ? params.model : undefined;
}

/** The server would refuse one more: what finds no free slot of its kind waits, and all that wait share one line. */
function useIsFull(tool: ToolName, limits: PlanLimits | null): boolean {
  const entries = usePollingStore((state) => state.entries);
  if (!limits) return false;
  const open = { image: 0, video: 0 };
  for (const { taskType } of entries) open[mediaOfTool(toolOfType(taskType))] += 1;
  open[mediaOfTool(tool)] += 1;
  const waiting =
    Math.max(0, open.image - limits.image_running) + Math.max(0, open.video - limits.video_running);
  return waiting > limits.waiting;
}
