// Takes what the drawings look like now for what they should look like: `npm run looks:accept`, then look at what was
// drawn. All or nothing: where a test fails for another reason, what was accepted before stays.
import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const LOOKS = 'tests/looks/looks.json';
const before = readFileSync(LOOKS, 'utf8');
const files = globSync('engine/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('openLooks('),
);
// One after the other: they write one file.
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'engine',
  '--no-file-parallelism',
  ...files,
];
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, ACCEPT_LOOKS: '1' },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
  if (code === 0) return;
  writeFileSync(LOOKS, before);
  console.error(`Nothing was accepted: ${LOOKS} is as it was, because a test failed.`);
});
