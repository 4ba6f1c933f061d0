// A kept image as JPG or WebP, for downloads: made when it is first asked for, and then kept for a day.
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { DownloadFormat } from '#contract/media.ts';
import { openMadeFile } from '#server/children/open-made-file.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import type { MediaLab } from './media-lab.ts';

/** Made or waiting to be made. Strangers may ask too: their addresses are signed, but to no one. */
const MOST_AT_ONCE = 16;
const RETRY_AFTER_SECONDS = 5;

type Format = Exclude<DownloadFormat, 'png'>;

/**
 * Returns the key of the image in that format. It has no row of its own: the sweep of orphans takes it away again.
 * Refuses `unavailable` when too many are being made.
 */
export type ConvertForDownload = (key: string, format: Format) => Promise<string>;

export function openDownloads({ storage }: Pick<AppContext, 'storage'>, lab: MediaLab): ConvertForDownload {
  const underWay = new Map<string, Promise<void>>();

  async function make(key: string, format: Format, converted: string): Promise<void> {
    const folder = path.join(lab.folder, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const file = path.join(folder, 'kept.png');
      const to = path.join(folder, `download.${format}`);
      await pipeline(await storage.open(key), createWriteStream(file));
      await lab.convert({ file, to, format });
      await storage.put(converted, (await openMadeFile(to, lab.folder)).createReadStream());
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return async (key, format) => {
    const converted = nameConverted(key, format);
    if ((await storage.size(converted)) !== undefined) return converted;
    const known = underWay.get(converted);
    if (!known && underWay.size >= MOST_AT_ONCE) {
      throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const making = known ?? make(key, format, converted).finally(() => underWay.delete(converted));
    underWay.set(converted, making);
    await making;
    return converted;
  };
}

function nameConverted(key: string, format: Format): string {
  return `${path.basename(key, '.png')}-download.${format}`;
}

/** Under which keys other formats of it may lie in storage. */
export function listConverted(key: string): string[] {
  return key.endsWith('.png') ? [nameConverted(key, 'jpg'), nameConverted(key, 'webp')] : [];
}
