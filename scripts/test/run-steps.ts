// Runs steps in their order, prints what came of each, and ends the process with the sum of all.
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { playsAll, seedOfRun } from '#tests/draw-cases.ts';
import { type Failure, runStep, stopRunningSteps, type Step, type StepResult } from './run-step.ts';

const CONCURRENT_CHECKS = 2;
/** Some services stop a run that prints nothing for minutes. */
const HEARTBEAT_MS = 120_000;
/** How much of a failed test's message stands beside its name; the whole is in the step's output. */
const MESSAGE_LINES = 12;
/** How many of the slowest test files are printed. */
const SLOWEST = 15;

/** Never returns: the process exits with 1 when anything failed. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const running = new Map<string, number>();
  const results: StepResult[] = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopEverything(130));
  process.on('disconnect', () => stopEverything(1));
  const heartbeat = setInterval(() => {
    for (const [name, since] of running) console.log(`  …     ${name} (${seconds(since)} s so far)`);
  }, HEARTBEAT_MS);

  const runNext = async (queue: Step[]): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const reason = step.skip?.();
      if (reason) {
        console.log(`  --    ${step.name}: ${reason}`);
        continue;
      }
      running.set(step.name, Date.now());
      const result = await runStep(step);
      running.delete(step.name);
      results.push(result);
      printResult(result);
    }
  };

  const startedAt = Date.now();
  // What is quick and independent runs side by side; what starts servers and browsers waits for none but its own.
  const quick = steps.filter((step) => !step.isAlone);
  await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, () => runNext(quick)));
  const alone = steps.filter((step) => step.isAlone);
  await Promise.all([
    runNext(alone.filter((step) => !step.standsBack)),
    runNext(alone.filter((step) => step.standsBack)),
  ]);
  clearInterval(heartbeat);

  const failed = results.filter((result) => result.failed > 0);
  for (const result of failed) console.log(`\n──── ${result.name} ────\n${result.output.trim()}\n`);
  printSlowest(results);
  if (failed.length > 0) console.log(`Failed: ${failed.map((result) => result.name).join(', ')}`);
  for (const failure of failed.flatMap((result) => result.failures)) printFailure(failure);
  if (failed.length > 0 && !playsAll())
    console.log(`Cases were drawn by TEST_SEED=${seedOfRun}; TEST_CASES=all plays every one.`);
  console.log(`All steps took ${seconds(startedAt)} s`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

function printResult({ name, seconds: took, passed, failed, failures }: StepResult): void {
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`  ${failed > 0 ? 'FAIL' : 'ok  '}  ${name} (${took} s)${counts}`);
  for (const failure of failures) printFailure(failure);
}

/** At once and at the end, in short: whoever sees only a part of the output shall find the cause in it. */
function printFailure({ name, message }: Failure): void {
  console.log(`        ${name}`);
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, MESSAGE_LINES)) console.log(`          ${line}`);
}

function printSlowest(results: readonly StepResult[]): void {
  const files = results.flatMap((result) => result.files).toSorted((a, b) => b.seconds - a.seconds);
  if (files.length === 0) return;
  console.log('The slowest test files:');
  for (const { name, seconds: took } of files.slice(0, SLOWEST)) {
    console.log(`  ${took.toFixed(1).padStart(7)} s  ${name}`);
  }
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

function stopEverything(code: number): void {
  stopRunningSteps();
  process.exit(code);
}
