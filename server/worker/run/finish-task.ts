// Brings a finished run home: files into storage first, then one transaction with rows, state and settlement.
import path from 'node:path';
import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { nearestRatio } from '#contract/limits.ts';
import { earnedPoints } from '#contract/tool.ts';
import { creditSource } from '#server/community/credit-source.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import type { Engine, EngineOutput, EngineRequest, EngineSuccess } from '#server/engines/engine.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { AppContext } from '#server/app-context.ts';
import { describeImage, describeVideo } from '#server/media/describe-making.ts';
import { storeVideo } from '#server/media/store-video.ts';
import { storeImage } from '#server/media/store-image.ts';
import { BadMedia, RESULT_PREFIX, type Stored, listKeys } from '#server/media/stored.ts';
import { judgeResults } from '#server/moderation/judge-results.ts';
import { nameFault, openSpan, withSpan } from '#server/traces/span.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { refundTask } from '#server/points/refund-task.ts';
import { findContract } from '#tools/find-contract.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import { EngineFault } from './ask-engine.ts';
import type { ClaimedTask } from './claim-task.ts';
import { outlastDatabase } from './outlast-database.ts';
import { LostClaim, updateClaimed } from './update-claimed.ts';

type FinishContext = Pick<AppContext, 'config' | 'db' | 'storage' | 'moderation'>;
type Result = Stored & { index: number; seed: number | null };

/**
 * Throws BadMedia when a result is not what it claims, EngineFault when one may not be shown, LostClaim when the task is not ours any more, and the signal's
 * reason when it is aborted; the files are removed again then. What is missing, and what could not be done, is paid back.
 * What was made outlasts a database that is away, as long as the claim does.
 */
export async function finishTask(
  app: FinishContext,
  engine: Engine,
  task: ClaimedTask,
  request: EngineRequest,
  success: EngineSuccess,
  signal: AbortSignal,
): Promise<void> {
  const stored: Result[] = [];
  try {
    for (const output of success.outputs) {
      const { kind, index } = output;
      const attributes = { 'atelier.engine': engine.id, 'atelier.kind': kind, 'atelier.index': index };
      const store = () => storeOutput(app, engine, task, request, output, signal);
      stored.push(await withSpan('store result', attributes, store));
    }
    await withSpan('judge results', {}, () =>
      outlastDatabase(() => refuseBlocked(app, task, stored), signal),
    );
    await withSpan('settle task', {}, () =>
      outlastDatabase(() => settleOnce(app, engine, task, request, success, stored), signal),
    );
  } catch (error) {
    // Where it cannot be told whether rows name them, the files stay: the sweep of orphans asks again.
    if (!(await isSettled(app, stored).catch(() => true)))
      await Promise.allSettled(stored.flatMap(listKeys).map((key) => app.storage.remove(key)));
    throw error;
  }
}

/** The names hold the claim's number: rows with them can only be ours. */
async function isSettled({ db }: FinishContext, stored: readonly Result[]): Promise<boolean> {
  return stored[0] !== undefined && (await db.$count(media, eq(media.key, stored[0].key))) > 0;
}

async function storeOutput(
  app: FinishContext,
  engine: Engine,
  task: ClaimedTask,
  request: EngineRequest,
  output: EngineOutput,
  signal: AbortSignal,
): Promise<Result> {
  signal.throwIfAborted();
  // The claim's number keeps two workers from writing one file.
  const name = `${RESULT_PREFIX}${task.id}-${task.fence}-${output.index}`;
  const making = { engine, taskId: task.id, index: output.index, at: new Date() };
  const result =
    output.kind === 'image'
      ? await storeImage(app.storage, await openOutput(engine, output), {
          name,
          hasWatermark: task.watermark,
          text: describeImage(making),
        })
      : await storeVideo(app.storage, await openOutput(engine, output), {
          name,
          hasWatermark: task.watermark,
          text: describeVideo(making),
          subtitles: output.subtitles,
          scratchFolder: path.join(app.config.dataDir, 'scratch'),
          ffmpeg: await needFfmpeg(app),
          signal,
        });
  return { ...result, index: output.index, seed: output.seed ?? request.seeds[output.index] ?? null };
}

/** From the first byte to the last, or to where it breaks off. */
async function openOutput(engine: Engine, output: EngineOutput): Promise<Readable> {
  const span = openSpan('engine download', { 'atelier.engine': engine.id });
  try {
    const bytes = await engine.open(output);
    return bytes.once('close', () => span.end(bytes.errored ? nameFault(bytes.errored) : undefined));
  } catch (error) {
    span.end(nameFault(error));
    throw error;
  }
}

async function needFfmpeg({ config }: FinishContext) {
  const ffmpeg = await findFfmpeg(config);
  if (!ffmpeg) throw new BadMedia('a video came, and there is no ffmpeg to look at it');
  return ffmpeg;
}

/** Before anything is committed: nobody ever sees it, and all points go back. */
async function refuseBlocked(
  app: FinishContext,
  task: ClaimedTask,
  stored: readonly Result[],
): Promise<void> {
  const made = stored.map(({ kind, key, sha256 }) => ({ kind, key, hashes: [sha256] }));
  const reason = await judgeResults(app, task.user_id, made);
  if (reason) throw new EngineFault('result_blocked', `a result breaks the content rules: ${reason}`);
}

/** A connection that ends in the middle of a commit leaves it open whether it happened; then it is looked for. */
async function settleOnce(...settled: Parameters<typeof settle>): Promise<void> {
  const [app, , , , , stored] = settled;
  try {
    await settle(...settled);
  } catch (error) {
    if (!(error instanceof LostClaim) || !(await isSettled(app, stored))) throw error;
  }
}

async function settle(
  app: FinishContext,
  engine: Engine,
  task: ClaimedTask,
  request: EngineRequest,
  success: EngineSuccess,
  stored: readonly Result[],
): Promise<void> {
  const earned = earnedPoints(findContract(task.type).contract, task.params, task.cost, {
    count: stored.length,
    wanted: request.seeds.length,
    seconds: stored[0]?.duration ?? 0,
    share: success.share ?? 1,
  });
  const refund = task.cost - earned;
  await app.db.transaction(async (tx) => {
    await lockUser(tx, task.user_id);
    await updateClaimed(tx, task, {
      status: TASK_STATUS.completed,
      progress: 100,
      engine: engine.id,
      understood: success.understood,
      ignored: success.ignored,
      refunded: refund,
      error_detail: success.missing.map(({ index, detail }) => `${index}: ${detail}`).join('\n') || null,
      lease_until: null,
      finished_at: sql`now()`,
      ratio: stored[0] ? nearestRatio(stored[0].width, stored[0].height) : '',
      published_at: sql`case when ${tasks.public} then coalesce(${tasks.published_at}, now()) end`,
    });
    await tx.insert(media).values(
      stored.map((result) => ({
        ...result,
        user_id: task.user_id,
        task_id: task.id,
        role: 'result' as const,
      })),
    );
    if (refund > 0) await refundTask(tx, { userId: task.user_id, taskId: task.id, points: refund });
    await recordActivity(tx, { userId: task.user_id, kind: 'task_done', taskId: task.id });
    await creditSource(tx, task);
    await notifyTask(tx, task);
  });
}
