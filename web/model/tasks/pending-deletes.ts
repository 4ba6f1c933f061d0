// Works that were deleted and can still be called back: hidden everywhere, sent when the undo has passed.
import { create } from 'zustand';

type PendingDeletes = { ids: ReadonlySet<string> };

export const usePendingDeletes = create<PendingDeletes>(() => ({ ids: new Set() }));

export function hideTasks(ids: readonly string[]): void {
  usePendingDeletes.setState((state) => ({ ids: new Set([...state.ids, ...ids]) }));
}

export function unhideTasks(ids: readonly string[]): void {
  usePendingDeletes.setState((state) => ({ ids: new Set([...state.ids].filter((id) => !ids.includes(id))) }));
}
