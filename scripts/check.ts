// `npm test`: runs every check and test, tells each with its time, and ends with the line "N passed, N failed".
import process from 'node:process';
import { listSteps } from './check/list-steps.ts';
import { runStep, stopRunningSteps, type StepResult } from './check/run-step.ts';

const CONCURRENT_CHECKS = 2;
const HEARTBEAT_MS = 30_000;

const wanted = process.argv.slice(2);
const steps = listSteps().filter((step) => wanted.length === 0 || wanted.includes(step.name));
const running = new Map<string, number>();
const results: StepResult[] = [];

if (steps.length === 0) {
  console.error(
    `There is no such step. The steps are: ${listSteps()
      .map((step) => step.name)
      .join(', ')}`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopEverything(130));
process.on('disconnect', () => stopEverything(1));
const heartbeat = setInterval(() => {
  for (const [name, startedAt] of running) console.log(`  …     ${name} (${seconds(startedAt)} s so far)`);
}, HEARTBEAT_MS);

const startedAt = Date.now();
// What is quick and independent runs side by side; what starts servers and browsers has the machine for itself.
const quick = steps.filter((step) => !step.isAlone);
await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, () => runNext(quick)));
await runNext(steps.filter((step) => step.isAlone));
clearInterval(heartbeat);

const failed = results.filter((result) => result.failed > 0);
for (const result of failed) console.log(`\n──── ${result.name} ────\n${result.output.trim()}\n`);
if (failed.length > 0) console.log(`Failed: ${failed.map((result) => result.name).join(', ')}`);
console.log(`All steps took ${seconds(startedAt)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(failed.length > 0 ? 1 : 0);

async function runNext(queue: typeof steps): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    running.set(step.name, Date.now());
    const result = await runStep(step);
    running.delete(step.name);
    results.push(result);
    const counts =
      result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : '';
    console.log(`  ${result.failed > 0 ? 'FAIL' : 'ok  '}  ${step.name} (${result.seconds} s)${counts}`);
  }
}

function sum(key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

function stopEverything(code: number): void {
  stopRunningSteps();
  process.exit(code);
}
