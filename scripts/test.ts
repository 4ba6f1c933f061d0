// `npm test`: runs every check and test, prints each with its time, and ends with the line "N passed, N failed".
// `npm test -- <step> …` runs these steps alone.
import process from 'node:process';
import { CHECKS, TESTS } from './test/list-steps.ts';
import { runSteps } from './test/run-steps.ts';

const all = [...CHECKS, ...TESTS];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.some((step) => step.name === name));

if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
await runSteps(all.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
