// Where results lie between the answer and our storage: a folder a run, whose name the run's ref has. The server has them
// for ten minutes more.
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { EngineError } from '../engine.ts';

const LOCATION = /^sdcpp-[\da-f-]{36}\/\d+\.(png|mp4)$/;

export const locate = (run: string, index: number, ending: 'png' | 'mp4' = 'png'): string =>
  `sdcpp-${run}/${index}.${ending}`;

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
