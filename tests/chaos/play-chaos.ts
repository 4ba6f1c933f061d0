// `node tests/chaos/play-chaos.ts [minutes]`, by hand: two API processes and three workers, eight people, a fault every few
// seconds. Prints the seed first and a report at the end, and ends with 1 when anything is wrong.
import process from 'node:process';
import { chooseSeed } from './open-random.ts';
import { runChaos } from './run-chaos.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = 4000;
/** With what it takes itself. */
const FAULT_MS = PAUSE_MS + 4000;

const minutes = Number(process.argv[2] ?? 10);
const report = await runChaos({
  seed: chooseSeed(),
  machines: { api: 2, worker: 3 },
  people: 8,
  faults: Math.ceil((minutes * MINUTE_MS) / FAULT_MS),
  pauseMs: PAUSE_MS,
  pace: 0.5,
  say: (sentence) => console.log(`${new Date().toISOString().slice(11, 19)}  ${sentence}`),
});
console.log(JSON.stringify(report, null, 2));
const isWrong = Object.values(report.wrong).some((wrong) =>
  Array.isArray(wrong) ? wrong.length > 0 : wrong > 0,
);
process.exitCode = isWrong ? 1 : 0;
