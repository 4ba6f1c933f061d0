// The preload of our processes finds the modules that Node would find by itself.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { NODE_OPTIONS } from './node-options.ts';

const LOOK = `
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'];
  const found = [];
  for (const name of [...names, ...names]) {
    found.push(import.meta.resolve(name), ...Object.keys(await import(name)));
  }
  console.log(JSON.stringify(found));
`;

function look(options: readonly string[]): unknown {
  const args = [...options, '--input-type=module', '-e', LOOK];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
}

it('changes how long loading takes, and nothing of what is loaded', () => {
  expect(look(NODE_OPTIONS)).toEqual(look([]));
});
