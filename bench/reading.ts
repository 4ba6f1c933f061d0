// Measures reading 2,000 characters of known words, and of one sign or word again and again: the processor time of each
// reader beside that of dividing the same text into words with Intl.Segmenter, in turns in the same run. How the cost grows
// with the length is told by engine/reading-cost.test.ts. One command: node bench/reading.ts
import process from 'node:process';
import { READERS, ROWS, writeTexts } from '#tests/fakes/long-texts.ts';

const TEXTS = 40;
const ROUNDS = 5;
/** No text may cost more than so many times what dividing it into words does. */
const LIMIT = 800;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

let worst = 0;
for (const [name, read] of Object.entries(READERS)) {
  const ratios: number[] = [];
  const times: number[] = [];
  for (const text of [...writeTexts(name, TEXTS), ...Object.values(ROWS)]) {
    const [reading, dividing] = [[] as number[], [] as number[]];
    for (let round = 0; round < ROUNDS; round++) {
      reading.push(spent(() => read(text)));
      dividing.push(spent(() => Array.from(segmenter.segment(text))));
    }
    times.push(Math.min(...reading));
    ratios.push(Math.min(...reading) / Math.min(...dividing));
  }
  worst = Math.max(worst, ...ratios);
  console.log(
    `${name.padEnd(34)} ${median(times).toFixed(1)} ms in the middle, ${Math.max(...times).toFixed(1)} at most;` +
      ` ${median(ratios).toFixed(1)} times dividing into words, ${Math.max(...ratios).toFixed(1)} at most`,
  );
}
console.log(`worst ratio                        ${worst.toFixed(0)} (limit ${LIMIT})`);
if (worst > LIMIT) process.exitCode = 1;

/** Milliseconds. */
function spent(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
