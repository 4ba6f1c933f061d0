// Finds ffmpeg and ffprobe on this machine, and asks them once what they can do.
import { execFile } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Config } from '#server/config.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const ASK_LIMIT_MS = 20_000;
const ANSWER_BYTES = 4 * 1024 * 1024;
const EXE = process.platform === 'win32' ? '.exe' : '';

/** Plain data, so that it can be handed to a child process. */
export type Ffmpeg = {
  ffmpeg: string;
  ffprobe: string;
  version: string;
  filters: readonly string[];
  encoders: readonly string[];
};

type Pair = { ffmpeg: string; ffprobe: string };

const found = new Map<string, Promise<Ffmpeg | null>>();

type Log = { warn(facts: object, words: string): void };
type Places = Pick<Config, 'ffmpegPath' | 'programFolders'>;

/**
 * `ffmpegPath` (FFMPEG_PATH) is the program, or the folder that holds it with ffprobe beside it; empty looks on the PATH
 * and then into the packages of npm. Null where there is none that runs: films and sounds cannot be worked with then,
 * until it is asked again and finds one. `log` is told why.
 */
export async function findFfmpeg(places: Places, log?: Log): Promise<Ffmpeg | null> {
  const key = JSON.stringify([places.ffmpegPath, places.programFolders]);
  const looking = found.get(key) ?? look(places, log);
  found.set(key, looking);
  const ffmpeg = await looking;
  // A machine that was too busy to answer is asked again.
  if (!ffmpeg) found.delete(key);
  return ffmpeg;
}

async function look(places: Places, log?: Log): Promise<Ffmpeg | null> {
  for (const pair of await listPlaces(places)) {
    try {
      return await ask(pair);
    } catch (err) {
      // Most folders of the PATH hold none.
      const isMissing = err instanceof Error && 'code' in err && err.code === 'ENOENT';
      if (!isMissing) log?.warn({ err, ...pair }, 'An ffmpeg that does not run is passed over');
    }
  }
  // Not `places` itself: callers hand over their whole settings, secrets and all.
  const { ffmpegPath, programFolders } = places;
  log?.warn(
    { ffmpegPath, programFolders },
    'There is no ffmpeg that runs: films and sounds cannot be worked with',
  );
  return null;
}

async function listPlaces({ ffmpegPath: wish, programFolders }: Places): Promise<Pair[]> {
  if (wish !== '') {
    const isFolder = await stat(wish).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const folder = isFolder ? wish : path.dirname(wish);
    const ffmpeg = isFolder ? path.join(wish, `ffmpeg${EXE}`) : wish;
    return [{ ffmpeg, ffprobe: path.join(folder, `ffprobe${EXE}`) }];
  }
  const onPath = programFolders.map((folder) => ({
    ffmpeg: path.join(folder, `ffmpeg${EXE}`),
    ffprobe: path.join(folder, `ffprobe${EXE}`),
  }));
  return [...onPath, ...(await findInPackages())];
}

/** Optional packages: absent where npm has no binary for this platform. */
async function findInPackages(): Promise<Pair[]> {
  try {
    const ffmpeg = (require('@ffmpeg-installer/ffmpeg') as { path: string }).path;
    const ffprobe = (require('@ffprobe-installer/ffprobe') as { path: string }).path;
    // Their install scripts do only this, and ours do not run them. Not ours to change = it can be run already, or is
    // passed over with its reason.
    await Promise.all([ffmpeg, ffprobe].map((file) => chmod(file, 0o755).catch(() => {})));
    return [{ ffmpeg, ffprobe }];
  } catch {
    return [];
  }
}

async function say(program: string, flag: string): Promise<string> {
  const options = { timeout: ASK_LIMIT_MS, maxBuffer: ANSWER_BYTES };
  return (await run(program, ['-hide_banner', flag], options)).stdout;
}

async function ask({ ffmpeg, ffprobe }: Pair): Promise<Ffmpeg> {
  const [version, filters, encoders] = await Promise.all([
    say(ffmpeg, '-version'),
    say(ffmpeg, '-filters'),
    say(ffmpeg, '-encoders'),
    say(ffprobe, '-version'),
  ]);
  return {
    ffmpeg,
    ffprobe,
    version: /^ffmpeg version (\S+)/.exec(version)?.[1] ?? 'unknown',
    filters: listNames(filters, /^ [T.][S.][C.]? (\S+)\s+\S*->\S*/gm),
    encoders: listNames(encoders, /^ [VAS][F.][S.][X.][B.][D.] ([^\s=]\S*)/gm),
  };
}

function listNames(answer: string, line: RegExp): string[] {
  return Array.from(answer.matchAll(line), ([, name = '']) => name);
}
