// Makes the tables of an earlier moment: rows of an older release fit them, and those of no other.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { MIGRATIONS } from './refuse-newer.ts';

type Journal = { entries: { when: number }[] };

/** `newest`: when that migration was written, as the database and the journal have it. Into an empty database. */
export async function migrateUpTo(client: Client, newest: number): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    journal.entries = journal.entries.filter(({ when }) => when <= newest);
    writeFileSync(file, JSON.stringify(journal));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
