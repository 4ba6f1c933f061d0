// Keeps this version away from tables of the queue that a newer one has changed so much that this one cannot use them.
import type { ClientBase } from 'pg';
import { PgBoss, type SchemaDriftReport } from 'pg-boss';
import bossPackage from 'pg-boss/package.json' with { type: 'json' };
import { StartError } from '#server/process/start-error.ts';

/** The version of the queue's tables that this version makes. */
export const QUEUE_SCHEMA: number = bossPackage.pgboss.schema;

type Asked = Pick<ClientBase, 'query'>;

/**
 * Only reads. pg-boss itself goes on beside any newer tables, which is right as long as all that it uses is still there and
 * nothing new must be filled: its releases add, so far. Throws StartError, with what is in the way, where that is not so.
 */
export async function refuseUnfitQueue(client: Asked): Promise<void> {
  const version = await readQueueSchema(client);
  if (version === null || version <= QUEUE_SCHEMA) return;
  const queue = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
  });
  const drift = await queue.detectSchemaDrift();
  const faults = [...listLost(drift), ...(await listDemanded(client, drift))];
  if (faults.length === 0) return;
  throw new StartError(
    `The tables of the queue were changed by a newer version of Atelier (${version}; this one knows ${QUEUE_SCHEMA}), and this one cannot use them: ${faults.join(', ')}.\n` +
      'Nothing was changed. Start the newer version again, or restore the backup that was made before it.',
  );
}

/** Null where there are none yet. */
async function readQueueSchema(client: Asked): Promise<number | null> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('pgboss.version') is not null as found`,
  );
  if (!tables[0]?.found) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}

/** Other indexes make it slower or faster; another function of the same name answers the same call. */
function listLost({ missingTables, missingFunctions, columnDrift, enumDrift }: SchemaDriftReport): string[] {
  const states = enumDrift?.expectedValues.filter((state) => !enumDrift.actualValues.includes(state)) ?? [];
  return [
    ...missingTables.map((table) => `there is no ${table}`),
    ...missingFunctions.map(({ name }) => `there is no ${name}()`),
    ...states.map((state) => `there is no state ${state}`),
    ...columnDrift.flatMap(({ table, missingColumns, typeMismatches }) => [
      ...missingColumns.map((column) => `there is no ${table}.${column}`),
      ...typeMismatches.map(({ column, actual }) => `${table}.${column} is a ${actual}`),
    ]),
  ];
}

/** What must be filled by whoever writes a row, and this version does not know. */
async function listDemanded(client: Asked, { columnDrift }: SchemaDriftReport): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'pgboss' and is_nullable = 'NO' and column_default is null
       and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const demanded = new Set(rows.map(({ column }) => column));
  return columnDrift
    .flatMap(({ table, unexpectedColumns }) => unexpectedColumns.map((column) => `${table}.${column}`))
    .filter((column) => demanded.has(column))
    .map((column) => `${column} must be filled`);
}
