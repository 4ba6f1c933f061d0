// A kept picture as JPG or WebP, for a download: made once, with the same words about its making inside.
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { DownloadFormat } from '#contract/media.ts';
import type { House } from '#server/house.ts';
import type { MediaLab } from './media-lab.ts';

export type Converted = { content: Buffer; bytes: number; /** With its ending. */ name: string };

export async function convertForDownload(
  { storage }: Pick<House, 'storage'>,
  lab: MediaLab,
  key: string,
  format: Exclude<DownloadFormat, 'png'>,
): Promise<Converted> {
  const folder = path.join(lab.folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const file = path.join(folder, 'kept.png');
    const to = path.join(folder, `download.${format}`);
    await pipeline(await storage.open(key), createWriteStream(file));
    await lab.convert({ file, to, format });
    const content = await readFile(to);
    return { content, bytes: content.length, name: `${path.basename(key, '.png')}.${format}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
