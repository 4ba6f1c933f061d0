// Where strangers' files are opened: in processes that can be killed, under limits of time and memory.
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { fieldWord } from '#contract/field-words.ts';
import { ChildFailure } from '#server/children/child-failure.ts';
import {
  type ChildPool,
  createChildPool,
  type Enclosure,
  type JobOptions,
} from '#server/children/child-pool.ts';
import { findSandbox } from '#server/children/find-sandbox.ts';
import { removeWorkFolder } from '#server/children/remove-work-folder.ts';
import { type Ffmpeg, findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { withSpan } from '#server/traces/span.ts';
import type {
  CleanFile,
  ConvertJob,
  Cut,
  CutFile,
  LabelJob,
  LabJob,
  Measured,
  SquareJob,
} from './clean-file.ts';
import { limitVideo, limitImage, LONG_COST, type TimeLimits } from './estimate-cost.ts';
import { type FairQueue, openFairQueue } from './fair-queue.ts';
import { openLabBudget } from './lab-budget.ts';
import type { Seen } from './look-at-kept.ts';
import { hasSpace, type Received } from './receive-file.ts';

/** Of each kind. An image takes a second and a video a minute: nobody's image waits behind videos. */
const CHILDREN = 2;
/** Of them. A video that takes long never keeps one waiting that does not. */
const LONG_CHILDREN = 1;
/** A file's head is read in a tenth of a second. */
const MEASURE_LIMITS: TimeLimits = { wallSeconds: 35, processorSeconds: 10 };
/** A group in a large photo takes a second and a half; loading what finds it, a tenth of one. */
const LOOK_LIMITS: TimeLimits = { wallSeconds: 20, processorSeconds: 10 };
/** The largest image is decoded and written in ten seconds; of one with a mark two are. */
const CUT_LIMITS: TimeLimits = { wallSeconds: 40, processorSeconds: 30 };
/**
 * A child ends its own work in time; one that cannot is killed so much later. It may have to be started first, and lets
 * all else on a busy machine go before it.
 */
const SPARE_SECONDS = 40;
/** For images that were cleaned before. */
const KEPT_LIMIT_SECONDS = 40;
/**
 * For videos of ours that get their label. A whole one is written anew, whatever it takes: the copied end of a video
 * would need the settings of its encoder again. Two minutes of 4K take some twenty.
 */
const LABEL_LIMITS: TimeLimits = { wallSeconds: 45 * 60, processorSeconds: 90 * 60 };
/** Of their megapixels, all frames together: what takes longer than half a minute never keeps an upload waiting. */
const LONG_LABEL_MEGAPIXELS = 1000;
/** Whose work it is that nobody in particular waits for. */
const NOBODY = '';
/** A child holds some 100 MB, and is there again in half a second. */
const IDLE_SECONDS = 60;

/** What is said of a file that its child did not finish. */
const TOO_SLOW = { image: 'image_huge', video: 'video_heavy', audio: 'file_broken' } as const;

export type MediaLab = {
  /** Where files are received and opened. */
  folder: string;
  /**
   * `use` gets the clean file; its folder is removed afterwards. A problem is a packed field word. Refuses
   * `unavailable` when it is not the file's fault: the disk is full, or we are stopping; and `too_many_requests` when this
   * person has used up what a day allows.
   */
  clean<T>(
    userId: number,
    received: Received,
    use: (clean: CleanFile) => Promise<T>,
  ): Promise<T | { problem: string }>;
  /** Throws ChildFailure; refuses `unavailable` when we are stopping. */
  convert(job: Omit<ConvertJob, 'do'>): Promise<void>;
  /** The same for a video and its label; it also refuses `unavailable` where a video cannot be opened. */
  labelVideo(job: Pick<LabelJob, 'file' | 'to' | 'label'> & VideoSize): Promise<void>;
  /** The same for the middle of a kept image. */
  cutSquare(job: Omit<SquareJob, 'do'>): Promise<void>;
  /**
   * What there is to see in a kept image, or in the first frame of a kept video. Waits and pays as `clean` does;
   * `open` is called when it is its turn. Throws ChildFailure; refuses `unavailable` when we are stopping or a video
   * cannot be opened here, and `too_many_requests` when this person has used up what a day allows.
   */
  lookAt(userId: number, kept: KeptFile): Promise<Seen>;
  /**
   * What is cut of a kept file. `use` gets it; its folder is removed afterwards. Waits, pays and refuses as `lookAt`
   * does. Throws ChildFailure.
   */
  cut<T>(userId: number, kept: CuttableFile, use: (cut: CutFile) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Pixels and seconds. */
type VideoSize = { width: number; height: number; duration: number; fps: number };

/** An image otherwise. */
export type KeptFile = { isVideo: boolean; open: () => Promise<Readable> };

/** `openUnmarked`: the same without its mark; null where it has none. */
export type CuttableFile = {
  cut: Cut;
  open: () => Promise<Readable>;
  openUnmarked: (() => Promise<Readable>) | null;
};

/** Of the data's folders: the listener's own is cleared when it starts, the worker's when that one does. */
type LabFolder = 'incoming' | 'scratch';

export function openMediaLab(
  app: Pick<AppContext, 'config' | 'log' | 'db'>,
  folderName: LabFolder = 'incoming',
): MediaLab {
  const { config, log } = app;
  const folder = path.join(config.dataDir, folderName);
  let programs: string[] = [];
  const place = { dataDir: config.dataDir, folder, listPrograms: () => programs };
  const enclosure = { sandbox: findSandbox(config), place };
  const images = openChildren(enclosure);
  const videos = openChildren(enclosure);
  const budget = openLabBudget(app);

  /** Null where there is no ffmpeg. Children that start later can run it. */
  async function findPrograms(): Promise<Ffmpeg | null> {
    const ffmpeg = await findFfmpeg(config, log);
    if (ffmpeg) programs = [ffmpeg.ffmpeg, ffmpeg.ffprobe];
    return ffmpeg;
  }

  /** Throws ChildFailure, and what the budget refuses. */
  function runPaid(userId: number, pool: LabPool, job: LabJob, limits: TimeLimits): Promise<unknown> {
    const { wallSeconds, processorSeconds } = limits;
    const work = () => pool.run(job, { timeoutSeconds: wallSeconds + SPARE_SECONDS });
    // Who meets a busy machine pays no more than the work can have cost.
    return budget.spend(userId, Math.min(wallSeconds, processorSeconds), work);
  }

  /** Throws ChildFailure, and what the budget refuses. */
  async function openFile(userId: number, { file, mime, kind }: Received, own: string): Promise<CleanFile> {
    const isImage = kind === 'image';
    const { queue, pool } = isImage ? images : videos;
    const run = (job: LabJob, limits: TimeLimits, isLong: boolean) =>
      queue(String(userId), () => runPaid(userId, pool, job, limits), { isLong });
    const ffmpeg = isImage ? null : await findPrograms();
    const facts = { file, mime, kind, ffmpeg };
    const { cost, plan } = (await run({ do: 'measure', ...facts }, MEASURE_LIMITS, false)) as Measured;
    const limits = isImage ? limitImage(cost) : limitVideo(cost);
    const job: LabJob = { do: 'clean', ...facts, plan, folder: own, limits };
    return (await run(job, limits, cost > LONG_COST)) as CleanFile;
  }

  /** What a failure says to the sender, and to the operator. */
  async function explain(failure: ChildFailure, { mime, kind }: Received): Promise<{ problem: string }> {
    const { reason, message: detail } = failure;
    if (reason === 'canceled' || !(await hasSpace(folder))) {
      throw new Refusal('unavailable', { cause: failure });
    }
    const isOurs = reason !== 'failed' || failure.code === '';
    log[isOurs ? 'warn' : 'info']({ mime, reason, detail }, 'A file could not be taken');
    return { problem: failure.code || fieldWord(reason === 'timeout' ? TOO_SLOW[kind] : 'file_broken') };
  }

  /** For images that were cleaned before. */
  async function runKept(job: LabJob): Promise<void> {
    const options = { timeoutSeconds: KEPT_LIMIT_SECONDS };
    await refuseStopping(images.queue(NOBODY, () => images.pool.run(job, options)));
  }

  /** In its turn, with a folder of its own. Refuses `unavailable` where a video cannot be opened. */
  async function workOnKept<T>(
    userId: number,
    isVideo: boolean,
    work: (own: string, ffmpeg: Ffmpeg | null, pool: LabPool) => Promise<T>,
  ): Promise<T> {
    const { queue, pool } = isVideo ? videos : images;
    const ffmpeg = isVideo ? await findPrograms() : null;
    if (isVideo && !ffmpeg) throw new Refusal('unavailable', { says: fieldWord('video_unavailable') });
    const inFolder = async () => {
      const own = path.join(folder, randomUUID());
      await mkdir(own, { recursive: true });
      try {
        return await work(own, ffmpeg, pool);
      } finally {
        await removeWorkFolder(own);
      }
    };
    return await refuseStopping(queue(String(userId), inFolder));
  }

  return {
    folder,
    async clean(userId, received, use) {
      const own = path.join(folder, randomUUID());
      await mkdir(own, { recursive: true });
      try {
        const clean = await budget.tryFile(
          userId,
          () =>
            openFile(userId, received, own).catch((error: unknown) => {
              if (error instanceof ChildFailure) return explain(error, received);
              throw error;
            }),
          (cleaned) => 'problem' in cleaned,
        );
        return 'problem' in clean ? clean : await use(clean);
      } finally {
        await Promise.all([removeWorkFolder(own), rm(received.file, { force: true })]);
      }
    },
    convert: (job) => runKept({ do: 'convert', ...job }),
    async labelVideo({ width, height, duration, fps, ...files }) {
      const ffmpeg = await findPrograms();
      if (!ffmpeg) throw new Refusal('unavailable', { says: fieldWord('video_unavailable') });
      const job: LabJob = { do: 'label', ...files, ffmpeg, limits: LABEL_LIMITS };
      const isLong = ((width * height) / 1e6) * duration * fps > LONG_LABEL_MEGAPIXELS;
      const timeoutSeconds = LABEL_LIMITS.wallSeconds + SPARE_SECONDS;
      const work = () => videos.pool.run(job, { timeoutSeconds });
      await refuseStopping(videos.queue(NOBODY, work, { isLong }));
    },
    cutSquare: (job) => runKept({ do: 'square', ...job }),
    async lookAt(userId, { isVideo, open }) {
      return await workOnKept(userId, isVideo, async (own, ffmpeg, pool) => {
        const file = await fetchKept(own, 'kept', open);
        const job: LabJob = { do: 'look', file, ffmpeg, limits: LOOK_LIMITS };
        return (await runPaid(userId, pool, job, LOOK_LIMITS)) as Seen;
      });
    },
    async cut(userId, { cut, open, openUnmarked }, use) {
      return await workOnKept(userId, cut.kind === 'video', async (own, ffmpeg, pool) => {
        const shown = await fetchKept(own, 'kept', open);
        const unmarked = openUnmarked ? await fetchKept(own, 'kept-unmarked', openUnmarked) : '';
        const job: LabJob = { do: 'cut', shown, unmarked, cut, folder: own, ffmpeg, limits: CUT_LIMITS };
        return await use((await runPaid(userId, pool, job, CUT_LIMITS)) as CutFile);
      });
    },
    async close() {
      await Promise.all([images.pool.close(), videos.pool.close()]);
    },
  };
}

async function fetchKept(own: string, name: string, open: () => Promise<Readable>): Promise<string> {
  const file = path.join(own, name);
  await pipeline(await open(), createWriteStream(file));
  return file;
}

/** What fails with a file that was cleaned before is our fault, unless we are stopping. */
async function refuseStopping<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isStopping = error instanceof ChildFailure && error.reason === 'canceled';
    throw isStopping ? new Refusal('unavailable', { cause: error }) : error;
  }
}

type LabPool = Omit<ChildPool, 'run'> & {
  run(job: LabJob, options?: JobOptions): Promise<unknown>;
};

/** Children of one kind, and the queue before them. */
function openChildren(enclosure: Enclosure): { pool: LabPool; queue: FairQueue } {
  const file = fileURLToPath(new URL('lab-child.ts', import.meta.url));
  const pool = createChildPool({ file, enclosure, size: CHILDREN, idleSeconds: IDLE_SECONDS });
  return {
    pool: { ...pool, run: (job, options) => withSpan(`media ${job.do}`, {}, () => pool.run(job, options)) },
    queue: openFairQueue({ places: CHILDREN, longPlaces: LONG_CHILDREN }),
  };
}
