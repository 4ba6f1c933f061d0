// The plan of runs on a server of one's own: what they cost is nowhere said, and the inputs go along with the call.
import { randomUUID } from 'node:crypto';
import { hardLimitSeconds } from '#contract/tool-names.ts';
import type { EngineRequest } from '../engine.ts';
import type { Plan, PlannedRun } from './stored.ts';

/** A run for each seed. */
export function planUnpriced(
  request: EngineRequest,
  { model, upstream, kind }: Pick<Plan, 'model' | 'upstream' | 'kind'>,
  describe: (seed: number) => Pick<PlannedRun, 'seed' | 'params'>,
): Plan {
  return {
    model,
    upstream,
    kind,
    at: Date.now(),
    limitSeconds: hardLimitSeconds(request.tool),
    micros: null,
    microsPerComputeSecond: null,
    inputs: [...request.inputs],
    runs: request.seeds.map((seed, index) => ({ index, token: randomUUID(), ...describe(seed) })),
  };
}
