// A browser database in memory, as much of it as the product uses: open, get, getAll of a range, put, delete.

type Rows = Map<string, unknown>;
type Range = { lower: string; upper: string };

/** Put in the place of `indexedDB` and `IDBKeyRange` by `vi.stubGlobal`; a new one is an empty browser. */
export function createFakeIndexedDb() {
  const databases = new Map<string, Map<string, Rows>>();
  return {
    indexedDB: {
      open(name: string) {
        const isNew = !databases.has(name);
        const stores = databases.get(name) ?? new Map<string, Rows>();
        databases.set(name, stores);
        const database = {
          createObjectStore: (store: string) => stores.set(store, new Map()),
          transaction: () => openShelf(stores),
          close: () => {},
        };
        return ask(() => database, isNew ? 'upgradeneeded' : undefined, database);
      },
    },
    IDBKeyRange: { bound: (lower: string, upper: string): Range => ({ lower, upper }) },
  };
}

function openShelf(stores: Map<string, Rows>) {
  const shelf = new EventTarget();
  // Everything asked for in one turn is one transaction.
  setTimeout(() => shelf.dispatchEvent(new Event('complete')), 0);
  return Object.assign(shelf, {
    error: null,
    objectStore(name: string) {
      const rows = stores.get(name);
      if (!rows) throw new Error(`no store ${name}`);
      return {
        get: (key: string) => ask(() => rows.get(key)),
        getAll: (range?: Range) =>
          ask(() =>
            [...rows]
              .filter(([key]) => !range || (key >= range.lower && key <= range.upper))
              .map(([, row]) => row),
          ),
        put: (row: unknown, key: string) => ask(() => rows.set(key, row)),
        delete: (key: string) => ask(() => rows.delete(key)),
      };
    },
  });
}

function ask(read: () => unknown, before?: string, early?: unknown) {
  const request = Object.assign(new EventTarget(), { result: early, error: null });
  queueMicrotask(() => {
    if (before) request.dispatchEvent(new Event(before));
    request.result = read();
    request.dispatchEvent(new Event('success'));
  });
  return request;
}
