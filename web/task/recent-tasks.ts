// The last tasks that ended while this page was open: what the dock shows below the running ones.
import { create } from 'zustand';
import type { StatusOf } from '#contract/task.ts';

const KEPT = 5;

type RecentTasks = {
  ends: readonly StatusOf[];
  hidden: ReadonlySet<string>;
  addEnds: (ends: readonly StatusOf[]) => void;
  hide: (id: string) => void;
  clear: () => void;
};

export const useRecentTasks = create<RecentTasks>()((set, get) => ({
  ends: [],
  hidden: new Set(),
  addEnds: (ends) => set({ ends: [...ends, ...get().ends].slice(0, KEPT) }),
  hide: (id) => set({ hidden: new Set([...get().hidden, id]) }),
  clear: () => set({ ends: [], hidden: new Set() }),
}));
