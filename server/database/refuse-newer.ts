// Keeps older code away from a database that newer code has changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { StartError } from '#server/process/start-error.ts';
import { refuseUnfitQueue } from './refuse-unfit-queue.ts';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

type Journal = { entries: { when: number }[] };

/**
 * Only reads. Throws StartError when a migration was run that this version does not have, or when the queue's tables have
 * become others than it can use.
 */
export async function refuseNewer(client: Pick<ClientBase, 'query'>): Promise<void> {
  await refuseNewerTables(client);
  await refuseUnfitQueue(client);
}

async function refuseNewerTables(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return;
  const known = listKnown();
  const { rowCount } = await client.query('select from drizzle.__drizzle_migrations where created_at > $1', [
    Math.max(...known),
  ]);
  if (!rowCount) return;
  throw new StartError(
    `The database was changed by a newer version of Atelier: it has ${rowCount} migration${rowCount > 1 ? 's' : ''} that this one (${known.length} known) does not have.\n` +
      'Nothing was changed. Start the newer version again, or restore the backup that was made before it.',
  );
}

function listKnown(): number[] {
  const journal: Journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));
  return journal.entries.map(({ when }) => when);
}
