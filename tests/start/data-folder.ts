// Looks into the data folder of a product from outside, as an operator would.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** How to reach the embedded database of that folder, while its product runs. */
export function readDatabaseUrl(dataDir: string): string {
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
  const port = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://atelier:${password}@127.0.0.1:${port}/atelier`;
}

/** Runs one statement in the embedded database of that folder. */
export async function queryFolder(dataDir: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: readDatabaseUrl(dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** The process number of the database server of that folder. */
export function readPostmasterPid(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
