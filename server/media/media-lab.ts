// Where strangers' files are opened: in processes that can be killed, under limits of time and memory.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { fieldWord } from '#contract/field-words.ts';
import { ChildFailure } from '#server/children/child-failure.ts';
import { createChildPool } from '#server/children/child-pool.ts';
import type { Config } from '#server/config.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { CleanFile, ConvertJob } from './clean-file.ts';
import type { Received } from './receive-file.ts';

const CHILDREN = 2;
const LIMIT_SECONDS = 150;

export type MediaLab = {
  /** Where files are received and opened. */
  folder: string;
  /** `use` gets the clean file; its folder is removed afterwards. A problem is a packed field word. */
  clean<T>(received: Received, use: (clean: CleanFile) => Promise<T>): Promise<T | { problem: string }>;
  convert(job: Omit<ConvertJob, 'do'>): Promise<void>;
  close(): Promise<void>;
};

export function openMediaLab(config: Config): MediaLab {
  const folder = path.join(config.dataDir, 'incoming');
  const pool = createChildPool({
    file: fileURLToPath(new URL('lab-child.ts', import.meta.url)),
    size: CHILDREN,
    timeoutSeconds: LIMIT_SECONDS,
  });
  return {
    folder,
    async clean({ file, mime, kind }, use) {
      const own = path.join(folder, randomUUID());
      await mkdir(own, { recursive: true });
      try {
        const ffmpeg = kind === 'image' ? null : await findFfmpeg(config);
        const job = { do: 'clean', file, mime, kind, folder: own, ffmpeg };
        return await use((await pool.run(job)) as CleanFile);
      } catch (error) {
        if (!(error instanceof ChildFailure) || error.reason === 'canceled') throw error;
        return { problem: error.code || fieldWord('file_broken') };
      } finally {
        await Promise.all([rm(own, { recursive: true, force: true }), rm(file, { force: true })]);
      }
    },
    async convert(job) {
      await pool.run({ do: 'convert', ...job });
    },
    close: () => pool.close(),
  };
}
