// One work of the demo gallery, as if it had been made here: its files in our storage, its task, what it was given.
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { nearestRatio } from '#contract/limits.ts';
import type { MediaSource } from '#contract/media.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { mediaOfTool, TOOL_TYPES } from '#contract/tool-names.ts';
import type { AppContext } from '#server/app-context.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { describeImage, describeVideo } from '#server/media/describe-making.ts';
import { storeImage } from '#server/media/store-image.ts';
import { storeVideo } from '#server/media/store-video.ts';
import { listKeys, RESULT_PREFIX, type Stored } from '#server/media/stored.ts';
import { nameWork } from '#server/task/name-work.ts';
import { findContract } from '#tools/find-contract.ts';
import { type GalleryWork, openGalleryFile } from './gallery-works.ts';

export type GalleryContext = Pick<AppContext, 'config' | 'db' | 'storage'>;

export type Addition = {
  work: GalleryWork;
  /** Its author. */
  userId: number;
  /** Of earlier works, by their names. */
  ids: ReadonlyMap<string, number>;
};

const ENGINE = { id: 'built-in', name: 'Built-in illustrator', isAi: false };
const LANGUAGE = 'en';

type MediaRow = typeof media.$inferSelect;

/** Returns the id of its task; null where it cannot be shown here, or another worker has just added it. */
export async function addGalleryWork(
  app: GalleryContext,
  addition: Addition,
  signal: AbortSignal,
): Promise<number | null> {
  const given = await listGiven(app.db, addition);
  if (!given) return null;
  const id = await takeTaskId(app.db);
  const stored = await storeResult(app, id, addition.work, signal);
  if (!stored) return null;
  try {
    if (await insertWork(app, id, addition, given, stored)) return id;
  } catch (error) {
    await removeFiles(app, stored);
    throw error;
  }
  await removeFiles(app, stored);
  return null;
}

/** Results of earlier works, by the field that takes them; null where one is not there. */
async function listGiven(db: DbOrTx, { work, ids }: Addition): Promise<Map<string, MediaRow[]> | null> {
  const given = new Map<string, MediaRow[]>();
  for (const [field, names] of Object.entries(work.media)) {
    const rows: MediaRow[] = [];
    for (const name of names) {
      const isResult = and(eq(media.task_id, ids.get(name) ?? 0), eq(media.role, 'result'));
      const [row] = await db.select().from(media).where(isResult);
      if (!row) return null;
      rows.push(row);
    }
    given.set(field, rows);
  }
  return given;
}

/** Files are named by it before there is a row. */
async function takeTaskId(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('tasks', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

/** Null for a video where there is no ffmpeg. */
async function storeResult(
  { config, storage }: GalleryContext,
  taskId: number,
  { tool, file, subtitles }: GalleryWork,
  signal: AbortSignal,
): Promise<Stored | null> {
  const name = `${RESULT_PREFIX}${taskId}-0-0`;
  const making = { engine: ENGINE, taskId, index: 0, at: new Date() };
  if (mediaOfTool(tool) === 'image') {
    return await storeImage(storage, openGalleryFile(file), {
      name,
      hasWatermark: false,
      text: describeImage(making),
    });
  }
  const ffmpeg = await findFfmpeg(config);
  if (!ffmpeg) return null;
  return await storeVideo(storage, openGalleryFile(file), {
    name,
    hasWatermark: false,
    text: describeVideo(making),
    subtitles,
    scratchFolder: path.join(config.dataDir, 'scratch'),
    ffmpeg,
    signal,
  });
}

/** False when the work is there already. */
async function insertWork(
  { db }: GalleryContext,
  id: number,
  { work, userId }: Addition,
  given: ReadonlyMap<string, MediaRow[]>,
  stored: Stored,
): Promise<boolean> {
  const tool = findContract(TOOL_TYPES[work.tool]);
  const params = { ...work.params, ...nameSources(tool.contract.media, given) };
  const prompt = tool.contract.promptOf(params);
  return await db.transaction(async (tx) => {
    const rows = await tx
      .insert(tasks)
      .overridingSystemValue()
      .values({
        id,
        user_id: userId,
        seq: work.seq,
        type: tool.type,
        status: TASK_STATUS.completed,
        params,
        prompt,
        title: nameWork(tool, params, { prompt, language: LANGUAGE }),
        engine: ENGINE.id,
        understood: work.understood,
        ignored: work.ignored,
        cost: 0,
        cost_detail: [],
        progress: 100,
        public: true,
        ratio: nearestRatio(stored.width, stored.height),
        deadline_at: sql`now()`,
        started_at: sql`now()`,
        finished_at: sql`now()`,
        published_at: sql`now()`,
      })
      .onConflictDoNothing()
      .returning({ id: tasks.id });
    if (rows.length === 0) return false;
    const result = { user_id: userId, task_id: id, role: 'result' as const, seed: work.seed };
    await tx.insert(media).values({ ...stored, ...result });
    const inputs = [...given].flatMap(([field, files]) => nameInputs(tool.contract.media, field, files));
    if (inputs.length > 0) {
      await tx.insert(task_inputs).values(inputs.map((input) => ({ ...input, task_id: id })));
    }
    return true;
  });
}

type Rules = ReturnType<typeof findContract>['contract']['media'];

function nameSources(rules: Rules, given: ReadonlyMap<string, MediaRow[]>): Record<string, unknown> {
  return Object.fromEntries(
    [...given].map(([field, files]) => {
      const sources = files.map(
        ({ task_id, kind, width, height, duration, fps, has_sound }): MediaSource => ({
          task_id: String(task_id),
          index: 0,
          kind,
          width,
          height,
          duration,
          fps,
          has_sound,
        }),
      );
      return [field, (rules[field]?.most ?? 1) > 1 ? sources : sources[0]];
    }),
  );
}

function nameInputs(rules: Rules, field: string, files: readonly MediaRow[]) {
  const rule = rules[field];
  if (!rule) throw new Error(`no tool of the gallery takes ${field}`);
  return files.map(({ id }, index) => ({ role: rule.role, index, media_id: id }));
}

async function removeFiles({ storage }: GalleryContext, stored: Stored): Promise<void> {
  await Promise.allSettled(listKeys(stored).map((key) => storage.remove(key)));
}
