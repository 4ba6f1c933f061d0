// Finds a program on this machine that speaks typed text: espeak-ng, its elder espeak, or the one that npm brought.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runSpeaker } from './run-speaker.ts';

const EXE = process.platform === 'win32' ? '.exe' : '';
const PROGRAMS = ['espeak-ng', 'espeak'];

/** Languages of the program's own naming, best first. */
const TONGUES = {
  // The plain `cmn` of espeak-ng 1.51 reads the tone numbers of most syllables aloud.
  zh: ['cmn-latn-pinyin', 'cmn', 'zh'],
  us: ['en-us', 'en'],
  gb: ['en-gb', 'en-uk', 'en'],
} as const;
export type Tongue = keyof typeof TONGUES;

const found = new Map<string, Promise<string>>();

/** Slower to start than a program of this machine, and there wherever the optional packages of npm were installed. */
export const NPM_SPEAKER = fileURLToPath(new URL('espeak-wasm.mjs', import.meta.url));

type Places = { programFolders: readonly string[]; speechProgram: string };

/**
 * Returns its path: `speechProgram`, or where that is empty the first in the folders, then that of npm. Empty where there
 * is none that speaks both English and Chinese, or where it is `off`. Asked once for the same places.
 */
export function findSpeaker({ programFolders, speechProgram }: Places): Promise<string> {
  const key = JSON.stringify([programFolders, speechProgram]);
  const known = found.get(key) ?? look({ programFolders, speechProgram });
  found.set(key, known);
  return known;
}

async function look({ programFolders, speechProgram }: Places): Promise<string> {
  if (speechProgram === 'off') return '';
  // Looked for first: to start what is not there costs as much as to start it.
  const ofMachine = PROGRAMS.flatMap((name) =>
    programFolders.map((folder) => path.join(folder, `${name}${EXE}`)),
  ).filter((file) => existsSync(file));
  for (const file of speechProgram === '' ? [...ofMachine, NPM_SPEAKER] : [speechProgram]) {
    const speaksBoth = await Promise.all([findTongue(file, 'zh'), findTongue(file, 'us')]).then(
      (names) => names.every((name) => name !== null),
      () => false,
    );
    if (speaksBoth) return file;
  }
  return '';
}

/** The program's name for a language; null when it does not have it. */
export async function findTongue(speaker: string, tongue: Tongue): Promise<string | null> {
  const spoken = await listTongues(speaker);
  return TONGUES[tongue].find((name) => spoken.has(name)) ?? null;
}

/** What the package of npm speaks: always the same, and to ask it loads half a second of a program. A test asks it. */
export const NPM_TONGUES: ReadonlySet<string> = new Set(['cmn-latn-pinyin', 'en-us', 'en-gb']);

const tongues = new Map<string, Promise<ReadonlySet<string>>>();

/** Asked once: a program of npm starts slowly, and what it speaks does not change. */
async function listTongues(speaker: string): Promise<ReadonlySet<string>> {
  const known = tongues.get(speaker) ?? listTonguesOf(speaker);
  tongues.set(speaker, known);
  known.catch(() => tongues.delete(speaker));
  return await known;
}

async function listTonguesOf(speaker: string): Promise<ReadonlySet<string>> {
  if (speaker !== NPM_SPEAKER) return await askTongues(speaker);
  import.meta.resolve('espeak-ng'); // throws where the optional packages were left out
  return NPM_TONGUES;
}

export async function askTongues(speaker: string): Promise<ReadonlySet<string>> {
  const stdout = await runSpeaker(speaker, ['--voices']);
  return new Set(stdout.split('\n').flatMap(tonguesIn));
}

/** Of a line like ` 5  cmn  --/M  Chinese_(Mandarin)  sit/cmn  (zh-cmn 5)(zh 5)`: by which names its voice is called. */
function tonguesIn(line: string): string[] {
  const [, own = ''] = line.trim().split(/\s+/);
  const others = [...line.matchAll(/\((\S+) \d+\)/g)].map(([, name = '']) => name);
  return [own, ...others].map((name) => name.toLowerCase());
}
