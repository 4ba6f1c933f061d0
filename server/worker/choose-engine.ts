// Which engine serves which tool: chosen once from the settings, in the order of preference.
import path from 'node:path';
import type { ToolName } from '#contract/tool-names.ts';
import type { Config } from '#server/config.ts';
import { createBuiltIn } from '#server/engines/built-in/built-in.ts';
import type { Engine } from '#server/engines/engine.ts';
import { withFaults } from '#server/engines/faulty.ts';

export type Engines = {
  /** Undefined when no engine of this deployment can do it. */
  choose(tool: ToolName): Engine | undefined;
  find(id: string): Engine | undefined;
  close(): Promise<void>;
};

/** `pictures` is how many the built-in engine may draw at a time. */
export function openEngines(config: Config, pictures: number): Engines {
  const builtIn = createBuiltIn({
    scratchFolder: path.join(config.dataDir, 'scratch'),
    concurrency: pictures,
  });
  return listEngines([config.engines.faults ? withFaults(builtIn, config.engines.faults) : builtIn]);
}

/** The first engine of the list that can do a tool serves it. */
export function listEngines(engines: readonly Engine[]): Engines {
  return {
    choose: (tool) => engines.find(({ traits }) => traits.tools.includes(tool)),
    find: (id) => engines.find((engine) => engine.id === id),
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
