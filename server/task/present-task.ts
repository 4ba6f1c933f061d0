// One's own tasks as the browser sees them: what was asked, how it went, what came of it and what it cost.
import { readPriceItems } from '#contract/price-words.ts';
import { inArray, sql } from 'drizzle-orm';
import { type Task, TASK_STATUS } from '#contract/task.ts';
import { listSources } from './list-sources.ts';
import { ledger } from '#server/database/schema/points.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Language } from '#texts/words.ts';
import { listInputs } from './present-inputs.ts';
import { presentMaker } from './present-engine.ts';
import { listResults, type MediaRow, presentResult } from './present-result.ts';
import { presentTemplate, titleOf } from './present-template.ts';
import { presentStatus, type TaskRow } from './present-status.ts';
import { placesOf } from './read-queue.ts';

/** In the order of the rows, which are all of one user. */
export async function presentTasks(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  rows: readonly TaskRow[],
  language: Language,
): Promise<Task[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = rows.filter(({ status }) => status === TASK_STATUS.queued).map(({ id }) => id);
  const places = await placesOf({ config, db }, waiting);
  const results = await listResults(db, ids, 'all');
  const inputs = await listInputs({ config, db }, rows[0]?.user_id ?? 0, ids);
  const receipts = await listReceipts(db, ids);
  const sources = await listSources({ config, db }, rows);
  return rows.map((task) => {
    const engine = presentMaker(task, language);
    const made = results.get(task.id) ?? [];
    return {
      id: String(task.id),
      seq: task.seq,
      type: task.type,
      status: task.status,
      ...presentStatus(task, places.get(task.id), language),
      title: titleOf(task, language),
      prompt: task.prompt,
      params: task.params,
      effect: presentTemplate(task, language),
      inputs: inputs.get(task.id) ?? [],
      results: made.filter(isKept).map((row) => presentResult(config, row, task)),
      deleted_images: listDeleted(task, made),
      engine,
      understood: task.understood,
      ignored: task.ignored,
      cost: task.cost,
      cost_detail: readPriceItems(task.cost_detail, language),
      receipt: receipts.get(task.id) ?? [],
      watermark: task.watermark,
      ai_label: engine.is_ai,
      favorite: task.favorite,
      public: task.public,
      show_prompt: task.show_prompt,
      likes: task.likes,
      liked: false, // a like is another's
      views: task.views,
      remixes: task.remixes,
      retry_of: toId(task.retry_of),
      remix_of: toId(task.remix_of),
      remixed_from: sources.get(task.remix_of) ?? null,
      hidden: task.hidden_at !== null,
      created_at: task.created_at.toISOString(),
      started_at: task.started_at?.toISOString() ?? null,
      finished_at: task.finished_at?.toISOString() ?? null,
    };
  });
}

function isKept({ deleted_at }: MediaRow): boolean {
  return deleted_at === null;
}

/** Rows stay for thirty days. */
function listDeleted(task: TaskRow, made: readonly MediaRow[]): number[] {
  const deleted = made.filter((row) => !isKept(row)).map(({ index }) => index);
  return [...deleted, ...task.erased_images].sort((a, b) => a - b);
}

function toId(id: number | null): string | null {
  return id === null ? null : String(id);
}

/** Points that moved for each task, one line a kind: what was paid, and what came back. */
async function listReceipts(
  db: AppContext['db'],
  taskIds: readonly number[],
): Promise<Map<number, Task['receipt']>> {
  const receipts = new Map<number, Task['receipt']>();
  if (taskIds.length === 0) return receipts;
  const rows = await db
    .select({
      taskId: ledger.task_id,
      kind: ledger.kind,
      points: sql<number>`sum(${ledger.amount})`,
      at: sql<Date>`min(${ledger.created_at})`.mapWith(ledger.created_at),
    })
    .from(ledger)
    .where(inArray(ledger.task_id, [...taskIds]))
    .groupBy(ledger.task_id, ledger.kind)
    .orderBy(ledger.task_id, sql`min(${ledger.id})`);
  for (const { taskId, kind, points, at } of rows) {
    if (taskId === null) continue;
    receipts.set(taskId, [...(receipts.get(taskId) ?? []), { kind, points, at: at.toISOString() }]);
  }
  return receipts;
}
