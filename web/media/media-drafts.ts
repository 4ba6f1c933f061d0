// Chosen files, kept in this browser for a day: they survive a reload, an error and a sign-in.
import type { MediaFacts, MediaRef } from '#contract/media.ts';

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
};

export const DRAFT_KEPT_MS = 24 * 60 * 60_000;

const DATABASE = 'media-drafts';
const CHOICES = 'choices';
/** Apart, so that a change of place does not write fifty megabytes again. */
const FILES = 'files';

/** Drafts whose key begins so, with their files. Empty where this browser keeps nothing for us. */
export async function readMediaDrafts(prefix: string): Promise<{ draft: MediaDraft; file: File | null }[]> {
  return quietly([], async (database) => {
    await purge(database);
    const shelf = database.transaction([CHOICES, FILES]);
    const drafts = await answer<MediaDraft[]>(
      shelf.objectStore(CHOICES).getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
    );
    return Promise.all(
      drafts.map(async (draft) => {
        const file = await answer<File | undefined>(shelf.objectStore(FILES).get(draft.key));
        return { draft, file: file ?? null };
      }),
    );
  });
}

/** `file` is written once, with the first draft of its choice. */
export async function writeMediaDraft(draft: MediaDraft, file?: File | null): Promise<void> {
  await quietly(undefined, async (database) => {
    const shelf = database.transaction([CHOICES, FILES], 'readwrite');
    shelf.objectStore(CHOICES).put(draft, draft.key);
    if (file) shelf.objectStore(FILES).put(file, draft.key);
    await done(shelf);
  });
}

export async function dropMediaDrafts(keys: readonly string[]): Promise<void> {
  await quietly(undefined, (database) => drop(database, keys));
}

async function purge(database: IDBDatabase): Promise<void> {
  const all = await answer<MediaDraft[]>(database.transaction([CHOICES]).objectStore(CHOICES).getAll());
  const old = all.filter(({ savedAt }) => savedAt < Date.now() - DRAFT_KEPT_MS);
  if (old.length > 0)
    await drop(
      database,
      old.map(({ key }) => key),
    );
}

async function drop(database: IDBDatabase, keys: readonly string[]): Promise<void> {
  const shelf = database.transaction([CHOICES, FILES], 'readwrite');
  for (const key of keys) {
    shelf.objectStore(CHOICES).delete(key);
    shelf.objectStore(FILES).delete(key);
  }
  await done(shelf);
}

/** A full or forbidden storage keeps nothing; the form goes on without. */
async function quietly<Value>(
  otherwise: Value,
  act: (database: IDBDatabase) => Promise<Value>,
): Promise<Value> {
  try {
    // Opened for each act: browsers close one that lies open.
    const database = await open();
    try {
      return await act(database);
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(CHOICES);
    request.result.createObjectStore(FILES);
  });
  return answer(request);
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')));
  });
}

function done(shelf: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    shelf.addEventListener('complete', () => resolve());
    shelf.addEventListener('error', () => reject(shelf.error ?? new Error('not kept')));
    shelf.addEventListener('abort', () => reject(shelf.error ?? new Error('not kept')));
  });
}
