// What is stored of a run: before it was sent, and after.
import * as z from 'zod';
import { MAX_SEED } from '#contract/limits.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { Graph } from './workflow.ts';

const Uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** One prompt of ComfyUI: it makes the outputs `indexes`. */
const Part = z.object({
  /** Chosen by us before it is sent: by it the run is found again. */
  id: Uuid,
  indexes: z.array(z.int().min(0)).min(1),
  /** Of each of these outputs; null where it cannot be had again by a seed. */
  seeds: z.array(z.int().min(0).max(MAX_SEED).nullable()),
});
export type Part = z.output<typeof Part>;

const shared = {
  server: z.string(),
  workflow: z.string(),
  tool: z.custom<ToolName>((value) => typeof value === 'string'),
  /** The one name under which a socket hears of this run. */
  client: Uuid,
  /** Nodes whose files are the results. */
  outputs: z.array(z.string()).min(1),
};

export const PreparedRun = z.object({ ...shared, parts: z.array(Part.extend({ graph: Graph })).min(1) });
export type PreparedRun = z.output<typeof PreparedRun>;

export const RunRef = z.object({
  ...shared,
  parts: z
    .array(
      Part.extend({
        /** What each node counts for in the progress. */
        weights: z.record(z.string(), z.number()),
      }),
    )
    .min(1),
});
export type RunRef = z.output<typeof RunRef>;
