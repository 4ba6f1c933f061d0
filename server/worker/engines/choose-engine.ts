// Which engine does a task: in the order of preference, of those that can do it and are well.
import type { Options } from '#contract/model.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Engine } from '#server/engines/engine.ts';
import { fits } from '#server/engine-order.ts';
import type { EngineLimits } from '#server/engine-settings.ts';
import type { EngineFault } from '#server/worker/run/ask-engine.ts';
import { openBreaker } from './breaker.ts';
import { readModel } from './find-model.ts';
import type { RunLimits } from './run-limits.ts';

/** What an engine must be able to do. */
export type Wanted = {
  tool: ToolName;
  effectId: string | null;
  /** By their names on the wire. */
  options: Options;
  speaks: boolean;
  /** What was chosen, as on the wire: no other engine does it. */
  model?: string | undefined;
};

/** Some engine could do it, but all that can are resting after faults. */
export const LATER = 'later';

export type Engines = {
  /** Undefined when no engine of this deployment can do it, beside those that were `tried`. */
  choose(wanted: Wanted, tried: readonly string[]): Engine | typeof LATER | undefined;
  find(id: string): Engine | undefined;
  list(): readonly Engine[];
  /** Those that may be asked for a tool, in the order of preference. */
  listFor(tool: ToolName): readonly Engine[];
  limitsOf(id: string): RunLimits;
  /** What came of asking an engine; null = it did what it was asked for. */
  note(id: string, fault: EngineFault | null): void;
  /** What it says of its health: one that is not well is asked after all others. */
  see(id: string, isWell: boolean): void;
  /** False while it rests after faults, and when it says that it is not well. */
  isWell(id: string): boolean;
  close(): Promise<void>;
};

type Limits = Partial<EngineLimits>;

/** Without an order: as they are listed. */
export function listEngines(engines: readonly Engine[], limits: Limits = {}): Engines {
  const breaker = openBreaker();
  const ill = new Set<string>();
  const find = (id: string) => engines.find((engine) => engine.id === id);
  const inOrder = (ids: readonly string[] | undefined) =>
    ids?.map(find).filter((engine) => engine !== undefined);
  const usual = inOrder(limits.order) ?? engines;
  const listFor = (tool: ToolName) => inOrder(limits.orders?.[tool]) ?? usual;
  const listAsked = ({ tool, options }: Wanted) => {
    const asked = listFor(tool);
    const rule = limits.rules?.find((one) => fits(one, tool, options));
    const first = (inOrder(rule?.engines) ?? []).filter((engine) => asked.includes(engine));
    return [...new Set([...first, ...asked])];
  };
  return {
    choose: (wanted, tried) => {
      const able = listAsked(wanted).filter((engine) => !tried.includes(engine.id) && canDo(engine, wanted));
      if (able.length === 0) return undefined;
      const awake = able.filter(({ id }) => !breaker.isResting(id));
      // Only by doing something can the built-in one get well, and another may be well again by now.
      return awake.find(({ id }) => !ill.has(id)) ?? awake[0] ?? LATER;
    },
    list: () => engines,
    listFor,
    find,
    limitsOf: (id) => ({
      tasks: limits.tasks?.[id] ?? null,
      budgetMicros: limits.budgets?.[id] ?? null,
      points: limits.points?.[id] ?? null,
    }),
    note: (id, fault) => breaker.note(id, fault?.kind ?? null),
    see: (id, isWell) => void (isWell ? ill.delete(id) : ill.add(id)),
    isWell: (id) => !ill.has(id) && !breaker.isResting(id),
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}

function canDo({ id, traits }: Engine, { tool, effectId, speaks, model }: Wanted): boolean {
  if (model !== undefined && readModel(model, id) === null) return false;
  if (!traits.tools.includes(tool)) return false;
  return (effectId === null || traits.effects.includes(effectId)) && (!speaks || traits.canSpeak);
}
