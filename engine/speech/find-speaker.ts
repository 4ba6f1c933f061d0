// Finds a program on this machine that speaks typed text: espeak-ng, or its elder espeak.
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ASK_LIMIT_MS = 10_000;
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

/** Its path; empty where there is none that speaks both English and Chinese. Asked once for the same folders. */
export function findSpeaker({ programFolders }: { programFolders: readonly string[] }): Promise<string> {
  const key = JSON.stringify(programFolders);
  const known = found.get(key) ?? look(programFolders);
  found.set(key, known);
  return known;
}

async function look(folders: readonly string[]): Promise<string> {
  for (const program of PROGRAMS) {
    for (const folder of folders) {
      const file = path.join(folder, `${program}${EXE}`);
      const speaksBoth = await Promise.all([findTongue(file, 'zh'), findTongue(file, 'us')]).then(
        (names) => names.every((name) => name !== null),
        () => false,
      );
      if (speaksBoth) return file;
    }
  }
  return '';
}

/** The program's name for a language; null when it does not have it. */
export async function findTongue(speaker: string, tongue: Tongue): Promise<string | null> {
  const asked = tongue === 'zh' ? 'zh' : 'en';
  const { stdout } = await run(speaker, [`--voices=${asked}`], { timeout: ASK_LIMIT_MS, env: {} });
  const spoken = new Set(stdout.split('\n').map((line) => line.trim().split(/\s+/)[1]?.toLowerCase()));
  return TONGUES[tongue].find((name) => spoken.has(name)) ?? null;
}
