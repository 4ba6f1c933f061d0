// What an export says of somebody's works and uploads, and how their files are called in it.
import { readPriceItems } from '#contract/price-words.ts';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { nameResultFile, nameUploadFile } from '#contract/file-name.ts';
import { toolOfType } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { listResults, type MediaRow } from '#server/task/present-result.ts';
import type { Language } from '#texts/words.ts';
import { AT_ONCE, nameKind, pages, toId } from './export-rows.ts';

type TaskRow = typeof tasks.$inferSelect;

/** Tasks with their results: all that are kept, the deleted ones of both too. */
export async function* pagesOfWorks(
  db: Db,
  userId: number,
): AsyncGenerator<{ task: TaskRow; results: MediaRow[] }[]> {
  const read = (after: number) =>
    db
      .select()
      .from(tasks)
      .where(and(eq(tasks.user_id, userId), gt(tasks.id, after)))
      .orderBy(asc(tasks.id))
      .limit(AT_ONCE);
  for await (const page of pages(read, ({ id }) => id)) {
    const ids = page.map(({ id }) => id);
    const results = await listResults(db, ids, 'all');
    yield page.map((task) => ({ task, results: results.get(task.id) ?? [] }));
  }
}

export async function* pagesOfUploads(db: Db, userId: number): AsyncGenerator<MediaRow[]> {
  const read = (after: number) =>
    db
      .select()
      .from(media)
      .where(and(eq(media.user_id, userId), eq(media.role, 'upload'), gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(AT_ONCE);
  yield* pages(read, ({ id }) => id);
}

const STATES = { 0: 'waiting', 1: 'running', 2: 'done', '-1': 'failed' } as const;

export async function* listWorks(db: Db, userId: number, language: Language): AsyncGenerator<object> {
  for await (const page of pagesOfWorks(db, userId)) {
    const ids = page.map(({ task }) => task.id);
    const inputs = await listInputs(db, userId, ids);
    const receipts = await listReceipts(db, ids);
    for (const { task, results } of page) {
      yield {
        id: String(task.id),
        number: task.seq,
        tool: toolOfType(task.type),
        state: STATES[task.status],
        error: task.error_code,
        title: task.title,
        prompt: task.prompt,
        parameters: task.params,
        engine: task.engine,
        cost: task.cost,
        cost_detail: readPriceItems(task.cost_detail, language),
        refunded: task.refunded,
        receipt: receipts.get(task.id) ?? [],
        favorite: task.favorite,
        public: task.public,
        show_prompt: task.show_prompt,
        hidden_at: task.hidden_at,
        likes: task.likes,
        views: task.views,
        remixes: task.remixes,
        retry_of: toId(task.retry_of),
        remix_of: toId(task.remix_of),
        created_at: task.created_at,
        started_at: task.started_at,
        finished_at: task.finished_at,
        published_at: task.published_at,
        deleted_at: task.deleted_at,
        inputs: inputs.get(task.id) ?? [],
        results: results.map((row) => ({
          file: nameResult(task, results, row),
          subtitles: row.subtitles_key === '' ? null : nameResult(task, results, row, 'srt'),
          ...describeFile(row),
          seed: row.seed,
          favorite: task.favorite && !row.unstarred,
          public: task.public && !row.withheld,
          deleted_at: row.deleted_at,
        })),
      };
    }
  }
}

export function nameResult(
  task: TaskRow,
  results: readonly MediaRow[],
  { index, format }: MediaRow,
  as = format,
): string {
  return nameResultFile(task, { index, of: results.length, format: as });
}

/** Of what is shown as the own face: an upload, or the result of a work. Null where nothing is shown. */
export async function nameImage(db: Db, key: string): Promise<string | null> {
  if (key === '') return null;
  const [shown] = await db
    .select({ row: media, task: tasks })
    .from(media)
    .leftJoin(tasks, eq(tasks.id, media.task_id))
    .where(eq(media.key, key));
  if (!shown) return null;
  const { row, task } = shown;
  if (!task) return nameUploadFile(row.id, row.created_at, row.format);
  return nameResult(task, (await listResults(db, [task.id], 'all')).get(task.id) ?? [], row);
}

function describeFile({ kind, width, height, duration, fps, bytes, sha256 }: MediaRow): object {
  return { kind, width, height, duration, fps, bytes, sha256 };
}

/** An own upload by its file; a work, own or not, by its number. */
async function listInputs(db: Db, userId: number, ids: number[]): Promise<Map<number, object[]>> {
  const rows = await db
    .select({ input: task_inputs, media })
    .from(task_inputs)
    .innerJoin(media, eq(media.id, task_inputs.media_id))
    .where(inArray(task_inputs.task_id, ids))
    .orderBy(task_inputs.task_id, task_inputs.role, task_inputs.index);
  const inputs = new Map<number, object[]>();
  for (const { input, media: row } of rows) {
    const isUpload = row.role === 'upload' && row.user_id === userId;
    const source = isUpload
      ? { file: nameUploadFile(row.id, row.created_at, row.format) }
      : { work_id: toId(row.task_id), result: row.index };
    inputs.set(input.task_id, [...(inputs.get(input.task_id) ?? []), { role: input.role, ...source }]);
  }
  return inputs;
}

async function listReceipts(db: Db, ids: number[]): Promise<Map<number, object[]>> {
  const rows = await db.select().from(ledger).where(inArray(ledger.task_id, ids)).orderBy(asc(ledger.id));
  const receipts = new Map<number, object[]>();
  for (const { task_id, kind, amount, created_at } of rows) {
    if (task_id === null) continue;
    const line = { kind: nameKind(kind), points: amount, at: created_at };
    receipts.set(task_id, [...(receipts.get(task_id) ?? []), line]);
  }
  return receipts;
}
