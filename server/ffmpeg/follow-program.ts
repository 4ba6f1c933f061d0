// What every run of ffmpeg needs: its last words, its end, and that it never outlives us.
import type { ChildProcessByStdio } from 'node:child_process';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';

const LAST_WORDS_CHARACTERS = 2000;

/** A process that ends takes its programs with it; one that is killed has somebody who kills its group. */
const living = new Set<Program>();
process.on('exit', () => {
  for (const program of living) program.kill('SIGKILL');
});

type Program = ChildProcessByStdio<Writable | null, Readable | null, Readable>;

export type Followed = {
  /** The code that it ended with; null when a signal ended it, or it could not be started. */
  ended: Promise<number | null>;
  /** The end of what it wrote to stderr, for the log. */
  lastWords(): string;
};

export function followProgram(program: Program): Followed {
  let lastWords = '';
  living.add(program);
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS_CHARACTERS);
  });
  const ended = new Promise<number | null>((resolve) => {
    program.once('error', (error) => {
      lastWords += error.message;
      resolve(null);
    });
    program.once('close', resolve);
  }).finally(() => living.delete(program));
  return { ended, lastWords: () => lastWords.trim() };
}
