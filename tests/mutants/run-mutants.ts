// `node tests/mutants/run-mutants.ts [words of names]`: breaks the product in one place after the other, in a copy of the
// checkout, and runs the test that has to notice it. Prints which mistakes nobody noticed, and ends with 1 if any.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { copyCheckout } from '../start/copy-checkout.ts';
import { type Mutant, MUTANTS, mutate } from './mutants.ts';

/** What hangs has noticed nothing by itself: it is ended, and counts as a failure of the run. */
const LIMIT_MS = 300_000;

type Outcome = { passed: number; failed: number; output: string };

const words = process.argv.slice(2).join(' ');
const chosen = MUTANTS.filter(({ name }) => name.includes(words));
const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-mutants-'));
/** Tests that pass while nothing is wrong. */
const sound = new Set<string>();
let survivors = 0;
try {
  copyCheckout(folder, 'linked');
  // Caches are written in place, and their files are those of the checkout.
  for (const cache of ['.cache', '.vite', '.vitest']) {
    rmSync(path.join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
  for (const mutant of chosen) {
    const verdict = tryMutant(mutant);
    if (verdict !== 'noticed') survivors += 1;
    console.log(`${verdict.padEnd(20)} ${mutant.name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${chosen.length - survivors} of ${chosen.length} were noticed`);
process.exitCode = chosen.length === 0 || survivors > 0 ? 1 : 0;

function tryMutant(mutant: Mutant): string {
  const file = path.join(folder, mutant.file);
  const source = readFileSync(file, 'utf8');
  const test = `${mutant.test.file} ${mutant.test.title}`;
  if (!sound.has(test)) {
    const { passed, failed, output } = runTest(mutant);
    if (failed > 0 || passed === 0) return `fails without it:\n${output}\n`;
    sound.add(test);
  }
  writeFileSync(file, mutate(mutant, source));
  try {
    const { passed, failed, output } = runTest(mutant);
    if (failed > 0) return 'noticed';
    return passed > 0 ? 'NOT NOTICED' : `could not be run:\n${output}\n`;
  } finally {
    writeFileSync(file, source);
  }
}

function runTest({ test }: Mutant): Outcome {
  const report = path.join(folder, 'mutant-report.json');
  rmSync(report, { force: true });
  const pattern = test.title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const args = ['run', '--project', test.project, test.file, '-t', pattern];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, '--reporter=json', `--outputFile=${report}`],
    {
      cwd: folder,
      env: { ...process.env, TEST_CASES: 'all' }, // its own case may be one that a run leaves out
      encoding: 'utf8',
      timeout: LIMIT_MS,
      killSignal: 'SIGTERM',
    },
  );
  const output = `${stdout}${stderr}`.slice(-3000);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: numPassedTests, failed: numFailedTests, output };
  } catch {
    return { passed: 0, failed: 0, output };
  }
}
