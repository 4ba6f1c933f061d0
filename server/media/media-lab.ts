// Where strangers' files are opened: in processes that can be killed, under limits of time and memory.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { fieldWord } from '#contract/field-words.ts';
import { ChildFailure } from '#server/children/child-failure.ts';
import { type ChildPool, createChildPool } from '#server/children/child-pool.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import type { CleanFile, ConvertJob, LabJob, SquareJob } from './clean-file.ts';
import { hasRoom, type Received } from './receive-file.ts';

/** Of each kind. A picture takes a second and a film a minute: nobody's picture waits behind films. */
const CHILDREN = 2;
const PICTURE_LIMIT_SECONDS = 40;
const FILM_LIMIT_SECONDS = 150;
/** A child holds some 100 MB, and is there again in half a second. */
const IDLE_SECONDS = 60;

export type MediaLab = {
  /** Where files are received and opened. */
  folder: string;
  /**
   * `use` gets the clean file; its folder is removed afterwards. A problem is a packed field word. Refuses
   * `unavailable` when it is not the file's fault: the disk is full, or we are stopping.
   */
  clean<T>(received: Received, use: (clean: CleanFile) => Promise<T>): Promise<T | { problem: string }>;
  /** Throws ChildFailure; refuses `unavailable` when we are stopping. */
  convert(job: Omit<ConvertJob, 'do'>): Promise<void>;
  /** The same for the middle of a kept picture. */
  cutSquare(job: Omit<SquareJob, 'do'>): Promise<void>;
  close(): Promise<void>;
};

export function openMediaLab({ config, log }: Pick<House, 'config' | 'log'>): MediaLab {
  const folder = path.join(config.dataDir, 'incoming');
  const pictures = openPool(PICTURE_LIMIT_SECONDS);
  const films = openPool(FILM_LIMIT_SECONDS);

  /** What a failure says to the sender, and to the operator. */
  async function explain(failure: ChildFailure, mime: string): Promise<{ problem: string }> {
    const { reason, message: detail } = failure;
    if (reason === 'canceled' || !(await hasRoom(folder))) {
      throw new Refusal('unavailable', { cause: failure });
    }
    const isOurs = reason !== 'failed' || failure.code === '';
    log[isOurs ? 'warn' : 'info']({ mime, reason, detail }, 'A file could not be taken');
    return { problem: failure.code || fieldWord('file_broken') };
  }

  /** For pictures that were cleaned before: what fails with them is our fault. */
  async function runKept(job: LabJob): Promise<void> {
    try {
      await pictures.run(job);
    } catch (error) {
      const isStopping = error instanceof ChildFailure && error.reason === 'canceled';
      throw isStopping ? new Refusal('unavailable', { cause: error }) : error;
    }
  }

  return {
    folder,
    async clean({ file, mime, kind }, use) {
      const own = path.join(folder, randomUUID());
      await mkdir(own, { recursive: true });
      try {
        const ffmpeg = kind === 'image' ? null : await findFfmpeg(config, log);
        const job: LabJob = { do: 'clean', file, mime, kind, folder: own, ffmpeg };
        const cleaned = await (kind === 'image' ? pictures : films).run(job);
        return await use(cleaned as CleanFile);
      } catch (error) {
        if (error instanceof ChildFailure) return await explain(error, mime);
        throw error;
      } finally {
        await Promise.all([rm(own, { recursive: true, force: true }), rm(file, { force: true })]);
      }
    },
    convert: (job) => runKept({ do: 'convert', ...job }),
    cutSquare: (job) => runKept({ do: 'square', ...job }),
    async close() {
      await Promise.all([pictures.close(), films.close()]);
    },
  };
}

function openPool(timeoutSeconds: number): ChildPool {
  const file = fileURLToPath(new URL('lab-child.ts', import.meta.url));
  return createChildPool({ file, size: CHILDREN, timeoutSeconds, idleSeconds: IDLE_SECONDS });
}
