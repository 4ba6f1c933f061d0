// Keeps the product away from poolers that share connections: it listens on them, holds locks on them, and gives them
// time limits as they begin.
import type { ClientBase } from 'pg';
import { StartError } from '#server/process/start-error.ts';

const WORDS =
  'What answers at DATABASE_URL is a pooler (such as PgBouncer) that does not keep the settings of a connection.\n' +
  'Atelier pools its own connections, and needs them for itself: to listen, to lock, and with time limits.\n' +
  'Nothing was changed. Let DATABASE_URL lead to PostgreSQL itself; each process holds up to 15 connections.';

/** What PgBouncer answers to a connection that brings settings along. */
export function isPoolerError(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/i.test(error.message);
}

export function makePoolerError(cause?: unknown): StartError {
  return new StartError(WORDS, { cause });
}

/** Only reads. Throws StartError where the time limits that the connection began with did not arrive. */
export async function refusePooler(client: Pick<ClientBase, 'query'>): Promise<void> {
  // Every part has one (describeConnection); a server's own setting is none.
  const { rows } = await client.query<{ limit: string }>(`select current_setting('lock_timeout') as limit`);
  if (rows[0]?.limit === '0') throw makePoolerError();
}
