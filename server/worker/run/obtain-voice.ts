// The sound of a typed text, made once and kept: an input like any other, so that every engine for lip sync can be given it.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { optionsOf } from '#contract/model.ts';
import { removeWorkFolder } from '#server/children/remove-work-folder.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import type { Speaker } from '#server/adapters/speech.ts';
import { EngineError, type EngineInput } from '#server/engines/engine.ts';
import { type Ffmpeg, findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { Speech } from '#tools/lip-sync/fields.ts';
import { estimateSeconds } from '#tools/lip-sync/seconds.ts';
import { withSpan } from '#server/traces/span.ts';
import { EngineFault } from './ask-engine.ts';
import { type Engines, LATER } from '#server/worker/engines/choose-engine.ts';
import type { ClaimedTask } from './claim-task.ts';
import { UnclearRun } from './hold-task.ts';
import { OurFault } from './our-fault.ts';
import { outlastDatabase } from './outlast-database.ts';
import { beginRun, endRun } from './record-run.ts';
import { listSpeakers } from './speakers.ts';
import { measureSound, tidySound } from './tidy-sound.ts';
import type { WorkerContext } from '#server/worker/worker-context.ts';

/** How the names of spoken sounds begin; the sweep of orphans removes them a day later. */
export const SPEECH_PREFIX = 'speech-';
/** As which calls to it are recorded, where they cost money. */
const ENGINE = 'speech';
/** A server that is full for so short a time is waited for. */
const WAITED_SECONDS = 60;

/** `by`: who spoke, as people read it. */
export type Voice = { input: EngineInput; by: string };

type Order = { app: WorkerContext; task: ClaimedTask; ffmpeg: Ffmpeg; speech: Speech; signal: AbortSignal };

/**
 * Null where nothing was typed, where no server speaks here, and where none could and nothing was charged: then an engine
 * that can speak by itself is left. Throws UnclearRun where a call may have been paid for, OurFault where that passes (the
 * server is full for a while, or away and nobody else speaks), EngineFault where the text may not be said.
 */
export async function obtainVoice(
  app: WorkerContext,
  engines: Pick<Engines, 'choose' | 'listFor'>,
  task: ClaimedTask,
  signal: AbortSignal,
): Promise<Voice | null> {
  const speech = Speech.safeParse(task.params['speech']).data;
  if (!app.config.speech || !speech || task.params['audio']) return null;
  // For nobody nothing is spoken.
  const wanted = {
    tool: 'lip-sync',
    effectId: null,
    options: optionsOf(task.params),
    speaks: false,
  } as const;
  const first = engines.choose(wanted, task.engines_tried);
  if (first === LATER) throw new OurFault('every engine for lip-sync is resting');
  const ffmpeg = await findFfmpeg(app.config);
  if (!first || !ffmpeg) return null;
  const order: Order = { app, task, ffmpeg, speech, signal };
  let isAway = false;
  for (const speaker of await listSpeakers(app)) {
    const by = speaker.nameFor(speech);
    if (by === null) continue;
    try {
      return await speakOnce(order, speaker, by);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const { kind, message, failure, retryAfterSeconds } = error;
      if (kind === 'blocked') throw new EngineFault(failure, message, { kind, mayBeCharged: false });
      if (kind === 'busy' && retryAfterSeconds !== undefined && retryAfterSeconds <= WAITED_SECONDS) {
        throw new OurFault(message, retryAfterSeconds);
      }
      isAway ||= kind === 'busy' || kind === 'unavailable';
      app.log.warn({ task: task.id, by, why: message }, 'A text was not spoken; the next speaker takes over');
    }
  }
  const isLast = !engines.listFor('lip-sync').some(({ traits }) => traits.canSpeak);
  if (isAway && isLast) throw new OurFault('nobody can speak what was typed now');
  return null;
}

async function speakOnce(order: Order, speaker: Speaker, by: string): Promise<Voice> {
  const { app, speech } = order;
  const key = nameSound(speaker, by, speech);
  const folder = path.join(app.config.dataDir, 'scratch', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const file = path.join(folder, 'speech.m4a');
    const isKept = (await app.storage.size(key)) !== undefined;
    if (isKept) await pipeline(await app.storage.open(key), createWriteStream(file));
    else await makeSound(order, speaker, folder, file, key);
    return { input: describeSound(key, await measureSound(order.ffmpeg, file)), by };
  } finally {
    await removeWorkFolder(folder);
  }
}

/** The same words by the same voice are the same sound, whoever wants them. */
function nameSound({ edition }: Speaker, by: string, { text, speed, emotion }: Speech): string {
  const said = JSON.stringify([edition, by, text, speed, emotion]);
  return `${SPEECH_PREFIX}${createHash('sha256').update(said).digest('hex').slice(0, 40)}.m4a`;
}

function describeSound(key: string, duration: number): EngineInput {
  const sound = { kind: 'audio' as const, width: 0, height: 0, fps: 0, has_sound: true };
  return { ...sound, role: 'audio', index: 0, key, format: 'm4a', duration };
}

async function makeSound(
  { app, task, ffmpeg, speech, signal }: Order,
  speaker: Speaker,
  folder: string,
  file: string,
  key: string,
): Promise<void> {
  const { isPaid } = speaker;
  const runId = isPaid ? await recordCall(app, task, signal) : null;
  try {
    const raw = path.join(folder, 'spoken');
    await withSpan('speak', {}, () => speaker.speak(speech, raw, signal));
    await tidySound({ ffmpeg, raw, file, estimate: estimateSeconds(speech), isPaid }, signal);
    await app.storage.put(key, createReadStream(file));
    if (runId !== null) await endRun(app.db, runId, { state: 'succeeded' });
  } catch (error) {
    if (runId === null || !(error instanceof EngineError)) throw error;
    if (error.mayBeCharged) throw new UnclearRun(runId, `speech: ${error.message}`);
    await endRun(app.db, runId, { state: 'failed', detail: error.message });
    throw error;
  }
}

/** Stored before the call. Throws UnclearRun where an earlier one has no end: it may have been paid for. */
async function recordCall({ db }: WorkerContext, task: ClaimedTask, signal: AbortSignal): Promise<number> {
  return await outlastDatabase(async () => {
    const open = and(
      eq(engine_runs.task_id, task.id),
      eq(engine_runs.engine, ENGINE),
      isNull(engine_runs.ended_at),
    );
    const [earlier] = await db.select({ id: engine_runs.id }).from(engine_runs).where(open);
    if (earlier)
      throw new UnclearRun(earlier.id, 'it cannot be told whether the text was spoken and paid for');
    return (await beginRun(db, { task, engine: ENGINE, model: '' })).runId;
  }, signal);
}
