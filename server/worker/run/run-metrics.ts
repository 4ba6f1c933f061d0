// What the runs of this worker came to, for a monitor.
import { Counter, Histogram, Registry } from 'prom-client';
import type { ToolName } from '#contract/tool-names.ts';

export const runMetrics = new Registry();

const registers = [runMetrics];

/** `outcome`: completed, failed, left (ended or taken over), held, or interrupted by a fault of ours. */
export type Outcome = 'completed' | 'failed' | 'left' | 'held' | 'interrupted';

const seconds = new Histogram<'tool' | 'outcome'>({
  name: 'atelier_run_seconds',
  help: 'Time that this worker spent on a task it had claimed, by tool and what came of it.',
  labelNames: ['tool', 'outcome'],
  buckets: [0.5, 2, 5, 15, 60, 180, 600, 1800],
  registers,
});

export const leasesLost = new Counter({
  name: 'atelier_leases_lost_total',
  help: 'Tasks of this worker that had ended, or were taken over by another worker, while it still worked on them.',
  registers,
});

export function observeRun(tool: ToolName, outcome: Outcome, ms: number): void {
  seconds.observe({ tool, outcome }, ms / 1000);
}
