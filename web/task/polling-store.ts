// The tasks that are running, kept in the browser under `global-polling-tasks` so that they outlive a reload.
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StatusOf } from '#contract/task.ts';
import { listOf } from '#web/model/stored.ts';
import { createEntry, mergeEntries, PollingEntry, reviveEntry } from './polling-entry.ts';

export const POLLING_KEY = 'global-polling-tasks';

/** So many ends are remembered: enough that none is announced twice, few enough for the storage. */
const SEEN_KEPT = 500;

type Persisted = {
  /** Whose tasks these are; another person's are dropped. */
  userId: string | null;
  entries: PollingEntry[];
  /** Tasks whose end has been announced on this device. */
  seen: string[];
  /** Announced, and not looked at yet: the number in the title of the tab. */
  unseen: string[];
};

export type PollingState = Persisted & {
  /** The newest status of each task since the page was loaded. */
  statuses: Readonly<Record<string, StatusOf>>;
  add: (id: string, taskType: number, now: number) => void;
  replace: (entries: PollingEntry[]) => void;
  patch: (id: string, part: Partial<PollingEntry>) => void;
  remove: (id: string) => void;
  revive: (ids?: readonly string[]) => void;
  setStatus: (status: StatusOf) => void;
  /** True for the one who is to announce the end of this task, false for everybody after. */
  claimEnd: (id: string) => boolean;
  markLookedAt: (ids?: readonly string[]) => void;
  addUnseen: (ids: readonly string[]) => void;
  /** Somebody is signed in. The entries of anybody else are dropped. */
  setUser: (userId: string) => void;
};

const PersistedSchema: z.ZodMiniType<Persisted> = z.object({
  userId: z.catch(z.nullable(z.string()), null),
  entries: listOf(PollingEntry),
  seen: listOf(z.string()),
  unseen: listOf(z.string()),
});

const nothing: Persisted = { userId: null, entries: [], seen: [], unseen: [] };

export const usePollingStore = create<PollingState>()(
  persist(
    (set, get) => ({
      ...nothing,
      statuses: {},
      add(id, taskType, now) {
        const { entries, seen } = get();
        if (seen.includes(id) || entries.some((entry) => entry.id === id)) return;
        set({ entries: [...entries, createEntry(id, taskType, now)] });
      },
      replace: (entries) => set({ entries }),
      patch: (id, part) =>
        set({ entries: get().entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) }),
      remove: (id) => set({ entries: get().entries.filter((entry) => entry.id !== id) }),
      revive: (ids) =>
        set({
          entries: get().entries.map((entry) =>
            !ids || ids.includes(entry.id) ? reviveEntry(entry) : entry,
          ),
        }),
      setStatus: (status) => set({ statuses: { ...get().statuses, [status.id]: status } }),
      claimEnd(id) {
        // Another tab may have been faster; what it wrote is in the storage already, its event is not here yet.
        void usePollingStore.persist.rehydrate();
        const { seen, entries } = get();
        if (seen.includes(id)) return false;
        set({
          seen: [...seen, id].slice(-SEEN_KEPT),
          entries: entries.filter((entry) => entry.id !== id),
        });
        return true;
      },
      markLookedAt: (ids) => {
        if (get().unseen.length === 0) return;
        set({ unseen: ids ? get().unseen.filter((id) => !ids.includes(id)) : [] });
      },
      addUnseen: (ids) => set({ unseen: [...new Set([...get().unseen, ...ids])] }),
      setUser(userId) {
        if (get().userId === userId) return;
        set({ ...nothing, userId, statuses: {} });
      },
    }),
    {
      name: POLLING_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ userId, entries, seen, unseen }): Persisted => ({ userId, entries, seen, unseen }),
      merge: (stored, current) => mergePersisted(readPersisted(stored), current),
    },
  ),
);

function readPersisted(stored: unknown): Persisted {
  return PersistedSchema.safeParse(stored).data ?? nothing;
}

function mergePersisted(stored: Persisted, current: PollingState): PollingState {
  // Another person signed in, in another tab: what this tab remembers is not theirs.
  if (stored.userId !== current.userId && current.userId !== null)
    return { ...current, ...stored, statuses: {} };
  const seen = [...new Set([...stored.seen, ...current.seen])].slice(-SEEN_KEPT);
  return { ...current, ...stored, seen, entries: mergeEntries(current.entries, stored.entries, seen) };
}

/** Keeps the tabs of one browser in step. Returns what stops it. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', takeStored);
  return () => window.removeEventListener('storage', takeStored);
}

function takeStored(event: StorageEvent): void {
  if (event.key === POLLING_KEY) void usePollingStore.persist.rehydrate();
}
