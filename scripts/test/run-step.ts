// Runs one step of `npm test` as a process, and reads from its report how many tests passed and failed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { lowerPriority } from '#server/children/lower-priority.ts';

type Counts = { passed: number; failed: number };

/** What the report of a test runner says. */
export type Report = Counts & {
  /** Each with the seconds that its tests took. */
  files: { name: string; seconds: number }[];
  failures: Failure[];
};

/** A test that failed. */
export type Failure = { name: string; message: string };

export type Step = {
  name: string;
  /** The Node program and its arguments. `report` is a file that a test runner may write its results to. */
  command(report: string): string[];
  env?(report: string): Record<string, string>;
  /** Without it the step counts as one. */
  read?(report: unknown): Report;
  /** Told before the step; a refusal in words fails it. */
  prepare?(): Promise<string | null>;
  /** Returns why it need not be run, or null. */
  skip?(): string | null;
  isAlone?: boolean;
  /** Beside those that are alone, behind all that they run: it has what they leave of the processors. */
  standsBack?: boolean;
  onPassed?(): void;
};

export type StepResult = Report & { name: string; seconds: string; output: string };

const children = new Set<ChildProcess>();
/** Absolute: a step may begin in another folder. */
const END_WITH_RUNNER = new URL('end-with-runner.mjs', import.meta.url);

export async function runStep(step: Step): Promise<StepResult> {
  const startedAt = Date.now();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-check-'));
  const report = path.join(folder, 'report.json');
  try {
    const refusal = await step.prepare?.();
    const env = step.env?.(report) ?? {};
    const { code, output } = refusal
      ? { code: 1, output: refusal }
      : await run(step, step.command(report), env);
    const told = step.read ? readReport(report, step.read) : null;
    const counts = settle(told, code);
    if (counts.failed === 0) step.onPassed?.();
    return {
      name: step.name,
      ...counts,
      files: told?.files ?? [],
      failures: told?.failures ?? [],
      output,
      seconds: ((Date.now() - startedAt) / 1000).toFixed(1),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends what is under way; the runners take their own children down when asked like this. */
export function stopRunningSteps(): void {
  for (const child of children) child.kill('SIGTERM');
}

/** A runner that fails without a failed test (a broken configuration, a crash) still counts as one failure. */
function settle(counts: Counts | null, code: number | null): Counts {
  if (counts === null) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { passed: counts.passed, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
}

function run(
  { standsBack = false }: Step,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const options = ['--disable-warning=ExperimentalWarning', `--import=${END_WITH_RUNNER.href}`];
    const child = spawn(process.execPath, [...options, ...command], {
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        STEP_OF_RUNNER: String(process.pid),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: standsBack, // leads a session: its niceness is heeded beside other sessions, too
    });
    children.add(child);
    if (standsBack) lowerPriority(child.pid, { ownsSession: true });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code, output });
    });
  });
}

function readReport(report: string, read: (report: unknown) => Report): Report | null {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return null;
  }
}
