// Finds ffmpeg and ffprobe on this machine, and asks them once what they can do.
import { access, chmod, constants, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import type { Config } from '#server/config.ts';
import { askMedia, HAS_HARD_LIMITS } from './spawn-media.ts';

const require = createRequire(import.meta.url);
const ASK_LIMITS = {
  wallSeconds: 20,
  processorSeconds: 20,
  memoryBytes: 2 * 1024 ** 3,
  fileBytes: 0,
  answerBytes: 4 * 1024 ** 2,
};
/** An ffmpeg from before this year reads strangers' files with faults that have been known since. */
const OLD_BEFORE = 2022;
const EXE = process.platform === 'win32' ? '.exe' : '';

/** Plain data, so that it can be handed to a child process. */
export type Ffmpeg = {
  ffmpeg: string;
  ffprobe: string;
  version: string;
  /** Of the source of the older of the two; 0 where one does not say. */
  year: number;
  filters: readonly string[];
  encoders: readonly string[];
};

type Pair = { ffmpeg: string; ffprobe: string };

const found = new Map<string, Promise<Ffmpeg | null>>();

type Log = { warn(facts: object, words: string): void };
type Places = Pick<Config, 'ffmpegPath' | 'programFolders'>;

/**
 * `ffmpegPath` (FFMPEG_PATH) is the program, or the folder that holds it with ffprobe beside it; empty looks on the PATH
 * and into the packages of npm, and takes the newest, the first on the PATH where two are equally new. Null where there is none that runs: videos and sounds cannot be worked with then,
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

/** Says once at the start which ffmpeg opens the files that people send, and what would make it safer. */
export async function announceFfmpeg(places: Places, log: Log & { info: Log['warn'] }): Promise<void> {
  const found = await findFfmpeg(places, log);
  if (!found) return; // that has been said
  const { ffmpeg, version, year } = found;
  const words = `Videos and sounds that people send are opened with ffmpeg ${version} of ${year || 'an unknown year'}`;
  if (isOldFfmpeg(found)) {
    log.warn(
      { ffmpeg },
      `${words}, whose faults are known: install a current one, or name it in FFMPEG_PATH`,
    );
  } else log.info({ ffmpeg }, words);
  if (HAS_HARD_LIMITS) return;
  log.warn({}, 'prlimit (of util-linux) is missing: only time bounds ffmpeg, and not its memory');
}

/** True where its faults are so well known that it should be replaced. */
export function isOldFfmpeg({ year }: Pick<Ffmpeg, 'year'>): boolean {
  return year < OLD_BEFORE;
}

async function look(places: Places, log?: Log): Promise<Ffmpeg | null> {
  const running: Ffmpeg[] = [];
  for (const pair of await listPlaces(places)) {
    try {
      running.push(await ask(pair));
    } catch (err) {
      // Most folders of the PATH hold none.
      const isMissing = err instanceof Error && 'code' in err && err.code === 'ENOENT';
      if (!isMissing) log?.warn({ err, ...pair }, 'An ffmpeg that does not run is passed over');
    }
  }
  const [first, ...others] = running;
  if (first) return others.reduce((newest, other) => (other.year > newest.year ? other : newest), first);
  // Not `places` itself: callers hand over their whole settings, secrets and all.
  const { ffmpegPath, programFolders } = places;
  log?.warn(
    { ffmpegPath, programFolders },
    'There is no ffmpeg that runs: videos and sounds cannot be worked with',
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
  return await askMedia(program, ['-hide_banner', flag], ASK_LIMITS);
}

async function ask({ ffmpeg, ffprobe }: Pair): Promise<Ffmpeg> {
  for (const program of [ffmpeg, ffprobe]) await access(program, constants.X_OK);
  const [version, filters, encoders, probeVersion] = await Promise.all([
    say(ffmpeg, '-version'),
    say(ffmpeg, '-filters'),
    say(ffmpeg, '-encoders'),
    say(ffprobe, '-version'),
  ]);
  readVersion(probeVersion, 'ffprobe');
  return {
    ffmpeg,
    ffprobe,
    version: readVersion(version, 'ffmpeg'),
    year: Math.min(readYear(version), readYear(probeVersion)),
    filters: listNames(filters, /^ [T.][S.][C.]? (\S+)\s+\S*->\S*/gm),
    encoders: listNames(encoders, /^ [VAS][F.][S.][X.][B.][D.] ([^\s=]\S*)/gm),
  };
}

/** Throws where it is another program, or a file that a shell ran. */
function readVersion(answer: string, program: string): string {
  const [, version] = new RegExp(`^${program} version (\\S+)`).exec(answer) ?? [];
  if (version === undefined)
    throw new Error(`${program} -version says ${JSON.stringify(answer.slice(0, 100))}`);
  return version;
}

function readYear(answer: string): number {
  return Number(/Copyright \(c\) (?:\d{4}-)?(\d{4})/.exec(answer)?.[1] ?? 0);
}

function listNames(answer: string, line: RegExp): string[] {
  return Array.from(answer.matchAll(line), ([, name = '']) => name);
}
