// Where results lie between the answer and our storage: a folder a run, whose name the run's ref has.
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { EngineError } from '../engine.ts';

const MOST_PIXELS = 50_000_000;
const LOCATION = /^openai-[\da-f-]{36}\/\d+\.(png|mp4)$/;

type Size = { width: number; height: number };

export const locate = (run: string, index: number, ending: 'png' | 'mp4' = 'png'): string =>
  `openai-${run}/${index}.${ending}`;

/** Cut to the size that was asked for. Throws an Error for what is no whole image. */
export async function fitImage(image: Buffer, { width, height }: Size): Promise<Buffer> {
  return await sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'centre', kernel: 'lanczos3' })
    .png()
    .toBuffer();
}

/** Whole or not at all. Throws what the disk says. */
export async function storeMade(scratchFolder: string, location: string, png: Buffer): Promise<void> {
  const file = path.join(scratchFolder, location);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, png);
  await rename(`${file}.part`, file);
}

export async function hasMade(scratchFolder: string, location: string): Promise<boolean> {
  const found = await stat(path.join(scratchFolder, location)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  return found !== null;
}

/** Throws EngineError where it is gone, RangeError for a place that is none of ours. */
export async function openMade(scratchFolder: string, location: string): Promise<Readable> {
  if (!LOCATION.test(location)) throw new RangeError('this is no result of this engine');
  try {
    return (await open(path.join(scratchFolder, location))).createReadStream();
  } catch (cause) {
    throw new EngineError('unavailable', 'the result is gone', { mayBeCharged: true, cause });
  }
}

export async function removeMade(scratchFolder: string, run: string): Promise<void> {
  await rm(path.join(scratchFolder, path.dirname(locate(run, 0))), { recursive: true, force: true });
}
