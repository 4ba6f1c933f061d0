// The tables as the code knows them are the tables that the migrations make.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import config from '../../drizzle.config.ts';
import { MIGRATIONS } from './refuse-newer.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');

it('has a migration for every change of the schema: else run npm run db:generate', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-migrations-'));
  const copy = path.join(folder, 'migrations');
  try {
    cpSync(MIGRATIONS, copy, { recursive: true });
    const file = `${copy}.json`;
    writeFileSync(file, JSON.stringify({ ...config, out: path.relative(PROJECT, copy) }));
    const generate = [
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--config',
      path.relative(PROJECT, file),
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, generate, {
      cwd: PROJECT,
      encoding: 'utf8',
    });
    expect({ status, stderr: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('No schema changes');
    expect(readdirSync(copy).sort()).toEqual(readdirSync(MIGRATIONS).sort());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
