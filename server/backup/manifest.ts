// What a backup says of itself: which tables and files it has, and by which hashes they are known again.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { readErrorCode, StartError } from '#server/process/start-error.ts';

export const MANIFEST = 'manifest.json';
/** A line for each file: key, bytes, sha256. */
export const MEDIA_LIST = 'media.list';

const CopiedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
});
export type CopiedTable = z.output<typeof CopiedTable>;

const CopiedTables = z.object({
  /** The newest migration: rows fit tables of that release alone. */
  migration: z.string(),
  tables: z.array(CopiedTable),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type CopiedTables = z.output<typeof CopiedTables>;

const Manifest = z.object({
  format: z.literal(1),
  /** Of this backup. */
  id: z.uuid(),
  made_at: z.string(),
  /** For people: where the media were. */
  place: z.string(),
  /** Of the secret that signs: another one would void every hash that is stored. */
  secret_sha256: z.string(),
  database: CopiedTables,
  media: z.object({ files: z.number(), bytes: z.number(), list_sha256: z.string() }),
});
export type Manifest = z.output<typeof Manifest>;

/** Throws StartError where there is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(path.join(folder, MANIFEST), 'utf8');
  } catch (error) {
    throw new StartError(
      `There is no whole backup in ${folder} (${MANIFEST}: ${readErrorCode(error)}). It is written last: one that was cut off has none.`,
    );
  }
  const read = Manifest.safeParse(parseJson(text));
  if (read.success) return read.data;
  throw new StartError(
    `${path.join(folder, MANIFEST)} is damaged, or of another release: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
