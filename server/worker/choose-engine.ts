// Which engine serves which tool: chosen once from the settings, in the order of preference.
import path from 'node:path';
import type { ToolName } from '#contract/tool-names.ts';
import { findSandbox } from '#server/children/find-sandbox.ts';
import { createBuiltIn } from '#server/engines/built-in.ts';
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import type { Engine } from '#server/engines/engine.ts';
import { withFaults } from '#server/engines/faulty.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { AppContext } from '#server/app-context.ts';

export type Engines = {
  /** Undefined when no engine of this deployment can do it. */
  choose(tool: ToolName): Engine | undefined;
  find(id: string): Engine | undefined;
  /** In the order of preference. */
  list(): readonly Engine[];
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

/** The first engine of the list that can do a tool serves it. */
export function listEngines(engines: readonly Engine[]): Engines {
  return {
    choose: (tool) => engines.find(({ traits }) => traits.tools.includes(tool)),
    list: () => engines,
    find: (id) => engines.find((engine) => engine.id === id),
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
