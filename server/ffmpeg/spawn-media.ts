// The one way to run ffmpeg and ffprobe: under limits, behind everything else, knowing nothing of ours, never outliving us.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { lowerPriority } from '../children/lower-priority.ts';

const GIGABYTE = 1024 ** 3;
const LAST_WORDS_CHARACTERS = 2000;

export type MediaLimits = {
  /** It is killed then, whatever it is doing. */
  wallSeconds: number;
  /** Of all its threads together; then it is killed too. */
  processorSeconds: number;
  /** Of addresses, which is more than it uses. What asks for more is refused, and mostly ends by itself. */
  memoryBytes: number;
  /** Of the largest file that it writes. */
  fileBytes: number;
};

/** For what we make ourselves: an HEVC of 4K takes 1.1 GB on two processors, and more on more of them. */
const OUR_MEMORY_BYTES = 16 * GIGABYTE;
const OUR_FILE_BYTES = 8 * GIGABYTE;
const OPEN_FILES = 64;

/** util-linux has it on nearly every Linux; elsewhere time alone keeps a hostile file from taking the machine. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit', '/run/current-system/sw/bin/prlimit'].find((program) =>
  existsSync(program),
);

/** False where the system has no means to bound a program's memory, processor time and files. */
export const HAS_HARD_LIMITS = PRLIMIT !== undefined;

/** ffmpeg could not do it; the message holds its last words, for the log. */
export class FfmpegError extends Error {
  /** `timeout`: of the clock, or of the processor. `killed`: by nobody of ours, for the memory of the machine mostly. */
  readonly reason: 'failed' | 'timeout' | 'canceled' | 'killed';

  constructor(reason: FfmpegError['reason'], detail: string) {
    super(detail);
    this.name = 'FfmpegError';
    this.reason = reason;
  }
}

export type MediaProgram = {
  pid: number | undefined;
  stdin: Writable;
  /** Must be read to its end, or be resumed. */
  stdout: Readable;
  /** Resolves when it has done its work. Rejects with FfmpegError. */
  ended: Promise<void>;
  hasEnded(): boolean;
  /** Ends it at once; `ended` rejects with the reason. */
  kill(reason: FfmpegError['reason']): void;
};

/** A process that ends takes its programs with it; one that is killed has somebody who kills its group. */
const living = new Set<ChildProcessWithoutNullStreams>();
process.on('exit', () => {
  for (const program of living) program.kill('SIGKILL');
});

/** Runs a program of ffmpeg. What is not said in `limits` is as wide as our own videos need it. */
export function spawnMedia(
  program: string,
  args: readonly string[],
  limits: Pick<MediaLimits, 'wallSeconds'> & Partial<MediaLimits>,
): MediaProgram {
  const cores = os.availableParallelism();
  const bounds = {
    memoryBytes: OUR_MEMORY_BYTES,
    fileBytes: OUR_FILE_BYTES,
    processorSeconds: limits.wallSeconds * cores,
    ...limits,
  };
  const [command, ...rest] = limitCommand([program, ...args], bounds);
  const startedAt = performance.now();
  // Nothing of our environment: it holds secrets.
  const child = spawn(command, rest, { stdio: 'pipe', env: {} });
  living.add(child);
  lowerPriority(child.pid);
  let lastWords = '';
  let reason: FfmpegError['reason'] | null = null;
  let hasEnded = false;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS_CHARACTERS);
  });
  // A broken pipe is told by the end of the program, with its words.
  child.stdin.on('error', () => {});
  const kill = (why: FfmpegError['reason']) => {
    if (hasEnded) return;
    reason = why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(kill, limits.wallSeconds * 1000, 'timeout');
  const ended = new Promise<void>((resolve, reject) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(timer);
      living.delete(child);
      hasEnded = true;
      if (code === 0 && reason === null) return resolve();
      // Killed by nobody here: its processor time was over, where it can have used so much, or the machine's memory.
      const mostSeconds = ((performance.now() - startedAt) / 1000) * cores;
      const isOverTime = mostSeconds >= bounds.processorSeconds;
      reason ??= signal === 'SIGKILL' ? (isOverTime ? 'timeout' : 'killed') : 'failed';
      reject(
        new FfmpegError(reason, lastWords.trim() || `${program} was ended: ${signal ?? code}, ${reason}`),
      );
    };
    child.once('error', (error) => {
      lastWords += error.message;
      end(null, null);
    });
    child.once('close', end);
    // What it started itself may hold its pipes open, and would be waited for.
    child.once('exit', () => {
      if (reason === null) return;
      child.stdout.destroy();
      child.stderr.destroy();
    });
  });
  // Who waits for it hears of it; who does not has ended it.
  ended.catch(() => {});
  return { pid: child.pid, stdin: child.stdin, stdout: child.stdout, ended, hasEnded: () => hasEnded, kill };
}

/** What a program answers, at most so many bytes of it. Throws FfmpegError. */
export async function askMedia(
  program: string,
  args: readonly string[],
  { answerBytes, ...limits }: MediaLimits & { answerBytes: number },
): Promise<string> {
  const running = spawnMedia(program, args, limits);
  running.stdin.end();
  const chunks: Buffer[] = [];
  let bytes = 0;
  running.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > answerBytes) running.kill('failed');
    else chunks.push(chunk);
  });
  await running.ended;
  return Buffer.concat(chunks).toString('utf8');
}

function limitCommand(command: [string, ...string[]], limits: MediaLimits): [string, ...string[]] {
  if (PRLIMIT === undefined) return command;
  return [
    PRLIMIT,
    `--as=${withinOurs('Max address space', limits.memoryBytes)}`,
    `--cpu=${withinOurs('Max cpu time', Math.ceil(limits.processorSeconds))}`,
    `--fsize=${withinOurs('Max file size', limits.fileBytes)}`,
    `--nofile=${withinOurs('Max open files', OPEN_FILES)}`,
    '--core=0',
    '--',
    ...command,
  ];
}

/** A process may lower its limits and not raise them: in a sandbox, or where the operator set some, theirs stay. */
function withinOurs(name: string, wish: number): number {
  const line = new RegExp(`^${name} +\\S+ +(\\d+) `, 'm').exec(ownLimits());
  return Math.min(wish, Number(line?.[1] ?? wish));
}

let known: string | undefined;

function ownLimits(): string {
  try {
    return (known ??= readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return ''; // this system does not tell
  }
}
