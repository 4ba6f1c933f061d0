// Which works are chosen: one by one, in ranges with Shift, or all.
import { useState } from 'react';

export type Selection = {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** `order` is how the works stand on the wall. */
  toggle: (id: string, withRange: boolean, order: readonly string[]) => void;
  selectAll: (ids: readonly string[]) => void;
  start: () => void;
  end: () => void;
};

export function useSelection(): Selection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  return {
    isOn,
    ids,
    toggle(id, withRange, order) {
      setOn(true);
      setLast(id);
      if (withRange && last !== null) return setIds(new Set([...ids, ...findRange(order, last, id)]));
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    selectAll: (all) => setIds(new Set(all)),
    start: () => setOn(true),
    end() {
      setOn(false);
      setIds(new Set());
      setLast(null);
    },
  };
}

/** Everything between two works of the wall, both included. */
export function findRange(order: readonly string[], from: string, to: string): string[] {
  const [start = 0, end = 0] = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b);
  return start < 0 ? [to] : order.slice(start, end + 1);
}
