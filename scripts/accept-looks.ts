// Takes what the drawings look like now for what they should look like: `npm run looks:accept`, then read the diff of
// tests/looks/looks.json, and look at what was drawn.
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';

const files = globSync('engine/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('openLooks('),
);
// One after the other: they write one file.
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'unit',
  '--no-file-parallelism',
  ...files,
];
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, ACCEPT_LOOKS: '1' },
});
child.once('exit', (code) => (process.exitCode = code ?? 1));
