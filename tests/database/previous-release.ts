// What the release before this one knows of the database: it may run beside this one, and must go on.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { MIGRATIONS } from '#server/database/refuse-newer.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');

/** The newest migration of that release. Set anew with each release, to the newest that it has. */
export const PREVIOUS_MIGRATION = 25;

const Column = z.object({
  name: z.string(),
  type: z.string(),
  notNull: z.boolean(),
  default: z.unknown().optional(),
  identity: z.unknown().optional(),
  generated: z.unknown().optional(),
  primaryKey: z.boolean(),
});
const Index = z.object({
  columns: z.array(z.object({ expression: z.string() })),
  isUnique: z.boolean(),
  where: z.string().optional(),
});
const Table = z.object({
  name: z.string(),
  columns: z.record(z.string(), Column),
  indexes: z.record(z.string(), Index),
  compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
});
const Snapshot = z.object({ tables: z.record(z.string(), Table) });
const Journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });

export type KnownTable = z.output<typeof Table>;

const readJson = (...names: string[]): unknown =>
  JSON.parse(readFileSync(path.join(MIGRATIONS, ...names), 'utf8'));

/** As drizzle wrote them down with that migration; its statements name all columns of a table. */
export function readKnownTables(migration = PREVIOUS_MIGRATION): KnownTable[] {
  const name = `${String(migration).padStart(4, '0')}_snapshot.json`;
  return Object.values(Snapshot.parse(readJson('meta', name)).tables);
}

export type Migration = { index: number; tag: string; sql: string };

export function listMigrations(): Migration[] {
  return Journal.parse(readJson('meta', '_journal.json')).entries.map(({ idx, tag }) => ({
    index: idx,
    tag,
    sql: readFileSync(path.join(MIGRATIONS, `${tag}.sql`), 'utf8'),
  }));
}

/** By the headings of CHANGELOG.md. */
export function listReleases(): string[] {
  const changelog = readFileSync(path.join(PROJECT, 'CHANGELOG.md'), 'utf8');
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = '']) => version);
}
