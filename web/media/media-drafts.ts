// Chosen files, kept in this browser for a day: they survive a reload, an error and a sign-in.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MediaCut, MediaFacts, MediaRef } from '#contract/media.ts';

export type MediaDraft = {
  /** person/tool/field/choice */
  key: string;
  /** Epoch milliseconds. */
  savedAt: number;
  slot: number;
  name: string;
  thumbhash: string;
  facts: MediaFacts | null;
  ref: MediaRef | null;
  /** Of a work; a file has addresses only while the page lives. */
  shown: { url: string; thumb: string } | null;
  still: Blob | null;
  /** Drafts of an earlier release say nothing of it. */
  cut?: MediaCut | null;
  /** The same. */
  place?: string | null;
};

export const DRAFT_KEPT_MS = 24 * 60 * 60_000;

const DATABASE = 'media-drafts';

interface Stored extends DBSchema {
  choices: { key: string; value: MediaDraft };
  /** Apart, so that a change of place does not write fifty megabytes again. */
  files: { key: string; value: File };
}

const STORES = ['choices', 'files'] as const;

/** Returns the drafts whose key begins so, with their files; none where this browser keeps nothing for us. */
export async function readMediaDrafts(prefix: string): Promise<{ draft: MediaDraft; file: File | null }[]> {
  return withDatabase([], async (database) => {
    await purge(database);
    const read = database.transaction(STORES);
    const files = read.objectStore('files');
    const drafts = await read.objectStore('choices').getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    return await Promise.all(
      drafts.map(async (draft) => ({ draft, file: (await files.get(draft.key)) ?? null })),
    );
  });
}

/** `file` is written once, with the first draft of its choice. */
export async function writeMediaDraft(draft: MediaDraft, file?: File | null): Promise<void> {
  await withDatabase(undefined, async (database) => {
    const write = database.transaction(STORES, 'readwrite');
    await Promise.all([
      write.objectStore('choices').put(draft, draft.key),
      file && write.objectStore('files').put(file, draft.key),
      write.done,
    ]);
  });
}

export async function dropMediaDrafts(keys: readonly string[]): Promise<void> {
  await withDatabase(undefined, (database) => drop(database, keys));
}

async function purge(database: IDBPDatabase<Stored>): Promise<void> {
  const old = (await database.getAll('choices')).filter(
    ({ savedAt }) => savedAt < Date.now() - DRAFT_KEPT_MS,
  );
  if (old.length === 0) return;
  await drop(
    database,
    old.map(({ key }) => key),
  );
}

async function drop(database: IDBPDatabase<Stored>, keys: readonly string[]): Promise<void> {
  const write = database.transaction(STORES, 'readwrite');
  await Promise.all([
    ...keys.flatMap((key) => STORES.map((store) => write.objectStore(store).delete(key))),
    write.done,
  ]);
}

/** A full or forbidden storage keeps nothing; the form goes on without. */
async function withDatabase<Value>(
  otherwise: Value,
  act: (database: IDBPDatabase<Stored>) => Promise<Value>,
): Promise<Value> {
  try {
    // Opened for each act: browsers close one that lies open.
    const database = await openDB<Stored>(DATABASE, 1, {
      upgrade: (fresh) => STORES.forEach((store) => fresh.createObjectStore(store)),
    });
    try {
      return await act(database);
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}
