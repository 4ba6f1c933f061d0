// Which files the rows of a database need.
import type { Client } from 'pg';
import type { Storage } from '#server/adapters/storage.ts';
import type { Wanted } from './copy-media.ts';

const BESIDE = ['thumb_key', 'poster_key', 'preview_key', 'subtitles_key', 'clean_key'];

/** Of the moment that the client's transaction sees. */
export async function listNeededMedia(client: Client): Promise<Map<string, Wanted>> {
  const { rows } = await client.query<{ key: string; bytes: string | null; sha256: string | null }>(
    `select key, bytes::text, sha256 from media
     union all select unnest(array[${BESIDE.join(', ')}]), null, null from media
     union all select key, null, null from data_exports`,
  );
  const needed = new Map<string, Wanted>();
  for (const { key, bytes, sha256 } of rows) {
    if (key === '' || needed.get(key)?.sha256 !== undefined) continue;
    needed.set(key, bytes === null || sha256 === null ? { key } : { key, bytes: Number(bytes), sha256 });
  }
  return needed;
}

/** Those that a row of now still names: the others were erased in order since. */
export async function keepNeeded(client: Client, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const needed = await listNeededMedia(client);
  return keys.filter((key) => needed.has(key));
}

/** All that is there, for a task under way may need what no row names; then what is needed and was not. */
export async function* listMedia(
  storage: Pick<Storage, 'list'>,
  needed: ReadonlyMap<string, Wanted>,
): AsyncGenerator<Wanted> {
  const left = new Set(needed.keys());
  for await (const key of storage.list(-60)) {
    left.delete(key);
    yield needed.get(key) ?? { key };
  }
  for (const key of left) yield needed.get(key) ?? { key };
}
