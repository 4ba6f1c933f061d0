// Says for which task and which call a worker does what it does: in every line of its log, and in the trace of that call.
import { toolOfType } from '#contract/tool-names.ts';
import { runFor } from '#server/traces/call-context.ts';
import { beginSpan, recordSpan } from '#server/traces/span.ts';
import type { ClaimedTask } from './claim-task.ts';
import type { Outcome } from './run-metrics.ts';

type Traced = Pick<
  ClaimedTask,
  'id' | 'type' | 'fence' | 'attempts' | 'request_id' | 'traceparent' | 'created_at' | 'started_at'
>;

/** What came before its run: how long it waited for its first claim, and that claim. */
export function traceClaim(task: Traced, begun: Date): void {
  const { traceparent: parent, created_at, started_at, fence } = task;
  if (parent === null) return;
  // Both are the database's times: what lies between them is right, wherever the clock of this machine stands.
  if (fence === 1 && started_at !== null) {
    const waited = Math.max(0, started_at.getTime() - created_at.getTime());
    recordSpan('task waits', { parent, begun: new Date(Date.now() - waited), attributes: describe(task) });
  }
  recordSpan('claim task', { parent, begun, attributes: describe(task) });
}

/** What it came to; it went well where it was completed, and left in order. */
type Came = { outcome: Outcome; engine?: { id: string } };

export async function traceRun(task: Traced, work: () => Promise<Came>): Promise<void> {
  const ids = { task: task.id, claim: task.fence, ...(task.request_id && { request_id: task.request_id }) };
  const options = { kind: 'consumer', parent: task.traceparent, attributes: describe(task) } as const;
  const span = beginSpan('run task', options);
  let fault: string | undefined = 'unknown';
  try {
    const { outcome, engine } = await runFor({ ids, span }, work);
    span?.set({ 'atelier.outcome': outcome, ...(engine && { 'atelier.engine': engine.id }) });
    fault = outcome === 'completed' || outcome === 'left' ? undefined : outcome;
  } finally {
    span?.end(fault);
  }
}

const describe = ({ id, type, fence, attempts, request_id }: Traced) => ({
  'atelier.task': id,
  'atelier.tool': toolOfType(type),
  'atelier.claim': fence,
  'atelier.attempt': attempts,
  ...(request_id && { 'atelier.request_id': request_id }),
});
