// Which engine does a task: in the order of preference, of those that can do it and are well.
import path from 'node:path';
import type { ToolName } from '#contract/tool-names.ts';
import { findSandbox } from '#server/children/find-sandbox.ts';
import { createBuiltIn } from '#server/engines/built-in.ts';
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import type { Engine } from '#server/engines/engine.ts';
import { withFaults } from '#server/engines/faulty.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { AppContext } from '#server/app-context.ts';
import type { EngineFault } from './ask-engine.ts';
import { openBreaker } from './breaker.ts';

/** What an engine must be able to do. */
export type Wanted = { tool: ToolName; effectId: string | null; speaks: boolean };

/** Some engine could do it, but all that can are resting after faults. */
export const LATER = 'later';

export type Engines = {
  /** Undefined when no engine of this deployment can do it, beside those that were `tried`. */
  choose(wanted: Wanted, tried: readonly string[]): Engine | typeof LATER | undefined;
  find(id: string): Engine | undefined;
  /** In the order of preference. */
  list(): readonly Engine[];
  /** What came of asking an engine; null = it did what it was asked for. */
  note(id: string, fault: EngineFault | null): void;
  /** False while it rests after faults. */
  isResting(id: string): boolean;
  close(): Promise<void>;
};

/** `results` is how many images and videos the built-in engine may make at a time. */
export async function openEngines(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  results: number,
): Promise<Engines> {
  const builtIn = createBuiltIn({
    dataDir: config.dataDir,
    sandbox: findSandbox(config),
    scratchFolder: path.join(config.dataDir, 'scratch'),
    concurrency: results,
    ffmpeg: await findFfmpeg(config, log),
    speaker: await findSpeaker(config),
  });
  return listEngines([config.engines.faults ? withFaults(builtIn, config.engines.faults) : builtIn]);
}

/** `orders` names the engines for a tool, where that is not the order of the list. */
export function listEngines(
  engines: readonly Engine[],
  orders: Partial<Record<ToolName, readonly string[]>> = {},
): Engines {
  const breaker = openBreaker();
  const find = (id: string) => engines.find((engine) => engine.id === id);
  const inOrder = (tool: ToolName) =>
    orders[tool]?.map(find).filter((engine) => engine !== undefined) ?? engines;
  return {
    choose: (wanted, tried) => {
      const able = inOrder(wanted.tool).filter(
        (engine) => !tried.includes(engine.id) && canDo(engine, wanted),
      );
      if (able.length === 0) return undefined;
      return able.find(({ id }) => !breaker.isResting(id)) ?? LATER;
    },
    list: () => engines,
    find,
    note: (id, fault) => breaker.note(id, fault?.kind ?? null),
    isResting: (id) => breaker.isResting(id),
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}

function canDo({ traits }: Engine, { tool, effectId, speaks }: Wanted): boolean {
  if (!traits.tools.includes(tool)) return false;
  return (effectId === null || traits.effects.includes(effectId)) && (!speaks || traits.canSpeak);
}
