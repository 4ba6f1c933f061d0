// How loud a file is and how high it peaks, by ffmpeg's meter (ebur128).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';

const run = promisify(execFile);

/** LUFS of all of it, and dBTP. */
export async function readLoudness(
  { ffmpeg }: Pick<Ffmpeg, 'ffmpeg'>,
  file: string,
): Promise<{ loudness: number; peak: number }> {
  const meter = [
    '-nostdin',
    '-hide_banner',
    '-i',
    file,
    '-af',
    'ebur128=peak=true',
    '-vn',
    '-f',
    'null',
    '-',
  ];
  const { stderr } = await run(ffmpeg, meter);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const read = (line: RegExp) => Number(line.exec(summary)?.[1] ?? Number.NaN);
  return { loudness: read(/I:\s+(-?[\d.]+) LUFS/), peak: read(/Peak:\s+(-?[\d.]+) dBFS/) };
}
