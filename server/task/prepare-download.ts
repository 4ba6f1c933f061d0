// A kept image or video as a file to download: in its format, and a result under its label; or an image in the size that
// it is looked at. Made when it is first asked
// for, and then kept for a day.
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type DownloadFormat, RENDITION_SIDES, type RenditionSide } from '#contract/media.ts';
import { removeWorkFolder } from '#server/children/remove-work-folder.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Overlay } from '#server/ffmpeg/write-video.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { putMadeFile } from '#server/media/put-made-file.ts';
import { Refusal } from '#server/refusal.ts';
import { presentEngine } from './present-engine.ts';
import type { MediaRow } from './present-result.ts';

/** Made or waiting to be made. Strangers may ask too: their addresses are signed, but to no one. */
const MOST_AT_ONCE = 16;
/** A wall of images on a large screen asks for as many as it shows. */
const MOST_RENDITIONS_AT_ONCE = 64;
const RETRY_AFTER_SECONDS = 5;
/** Proxies give up a call that says nothing for a minute; a long video takes longer, and is asked for again. */
const PATIENCE_MS = 20_000;

export type Download = {
  /** The format of an image; what else there is stays what it is. The kept one where left out. */
  format?: DownloadFormat | undefined;
  /** The owner has asked for the file without its label, and was given an address for it. */
  isUnlabelled?: boolean;
  /** Not to be downloaded: to be looked at, with a longer side of so many pixels, and without its label. */
  side?: RenditionSide | undefined;
};

/**
 * Returns the key of the file, which has no row of its own: the sweep of orphans takes it away again. It is `key` itself
 * where nothing is to be made. Refuses `unavailable`, with the time to wait, while it takes long or too many are being
 * made.
 */
export type PrepareDownload = (key: string, download: Download) => Promise<string>;

type Result = Pick<MediaRow, 'kind' | 'width' | 'height' | 'duration' | 'fps'> & { isAi: boolean };

export function openDownloads(
  { db, storage, log }: Pick<AppContext, 'db' | 'storage' | 'log'>,
  lab: Pick<MediaLab, 'folder' | 'convert' | 'labelVideo'>,
): PrepareDownload {
  const underWay = new Map<string, Promise<void>>();

  async function make(key: string, made: string, result: Result | null, side?: RenditionSide): Promise<void> {
    const folder = path.join(lab.folder, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const file = path.join(folder, `kept${path.extname(key)}`);
      const to = path.join(folder, `download${path.extname(made)}`);
      await pipeline(await storage.open(key), createWriteStream(file));
      const label = result && (await writeLabel(result, folder));
      if (label && result.kind === 'video') {
        const { width, height, duration, fps } = result;
        await lab.labelVideo({ file, to, label, width, height, duration, fps });
      } else {
        const format = path.extname(made).slice(1) as DownloadFormat;
        await lab.convert({ file, to, label, format, side });
      }
      await putMadeFile(storage, made, to, lab.folder);
    } finally {
      await removeWorkFolder(folder);
    }
  }

  return async (key, { format, isUnlabelled = false, side }) => {
    const result = isUnlabelled || side ? null : await findResult(db, key);
    const made = side ? nameRendition(key, side) : nameDownload(key, { format, isLabelled: result !== null });
    if (made === key || (await storage.size(made)) !== undefined) return made;
    const known = underWay.get(made);
    if (!known && underWay.size >= (side ? MOST_RENDITIONS_AT_ONCE : MOST_AT_ONCE)) {
      throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const making = known ?? make(key, made, result, side).finally(() => underWay.delete(made));
    underWay.set(made, making);
    making.catch((err: unknown) => {
      if (!(err instanceof Refusal)) log.warn({ err, key }, 'A download could not be made');
    });
    const isMade = making.then(() => true);
    const patience = result?.kind === 'video' ? sleep(PATIENCE_MS, false, { ref: false }) : isMade;
    if (!(await Promise.race([isMade, patience])))
      throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return made;
  };
}

/** Null for what is no result of a task: an upload, a voice. */
async function findResult(db: AppContext['db'], key: string): Promise<Result | null> {
  const [row] = await db
    .select({ file: media, engine: tasks.engine })
    .from(media)
    .innerJoin(tasks, eq(tasks.id, media.task_id))
    .where(and(eq(media.key, key), eq(media.role, 'result')));
  if (!row) return null;
  const { kind, width, height, duration, fps } = row.file;
  return { kind, width, height, duration, fps, isAi: presentEngine(row.engine, 'en').is_ai };
}

async function writeLabel({ isAi, width, height }: Result, folder: string): Promise<Overlay> {
  const { drawLabel } = await import('#server/media/draw-label.ts'); // the API starts sooner without it
  const { png, left, top } = drawLabel(isAi, width, height);
  const file = path.join(folder, 'label.png');
  await writeFile(file, png);
  return { file, left, top };
}

function nameDownload(
  key: string,
  { format, isLabelled }: { format: DownloadFormat | undefined; isLabelled: boolean },
): string {
  const { name, ext } = path.parse(key);
  const ending = ext === '.png' && format ? `.${format}` : ext;
  if (isLabelled) return `${name}-labelled${ending}`;
  return ending === ext ? key : `${name}-download${ending}`;
}

const IMAGE_KEY = /\.(png|jpg|webp)$/;

/** The key itself for what is no image. */
function nameRendition(key: string, side: RenditionSide): string {
  return IMAGE_KEY.test(key) ? key.replace(IMAGE_KEY, `-${side}.webp`) : key;
}

/** Under which keys files of it to download may lie in storage. */
export function listDownloads(key: string): string[] {
  const formats = key.endsWith('.png') ? (['png', 'jpg', 'webp'] as const) : ([undefined] as const);
  const names = formats.flatMap((format) =>
    [true, false].map((isLabelled) => nameDownload(key, { format, isLabelled })),
  );
  const renditions = RENDITION_SIDES.map((side) => nameRendition(key, side));
  return [...names, ...renditions].filter((name) => name !== key);
}
