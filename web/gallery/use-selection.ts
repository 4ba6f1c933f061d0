// Which works are chosen: one by one, in ranges with Shift, with a rectangle, or all.
import { useCallback, useMemo, useRef, useState } from 'react';

export type Selection = {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** `order` tells how the works stand on the wall, where a range is wanted. */
  toggle: (id: string, withRange: boolean, order: () => readonly string[]) => void;
  /** A rectangle begins: what it touches comes to what is chosen now. */
  startArea: () => void;
  cover: (ids: readonly string[]) => void;
  choose: (ids: readonly string[]) => void;
  start: () => void;
  end: () => void;
};

const NONE: ReadonlySet<string> = new Set();

export function useSelection(): Selection {
  const [state, setState] = useState({ isOn: false, ids: NONE });
  /** The work that was pressed last: a range reaches from there. */
  const last = useRef<string | null>(null);
  const before = useRef<ReadonlySet<string>>(NONE);

  const toggle = useCallback((id: string, withRange: boolean, order: () => readonly string[]) => {
    const from = last.current;
    last.current = id;
    setState(({ ids }) => {
      if (withRange && from !== null)
        return { isOn: true, ids: new Set([...ids, ...findRange(order(), from, id)]) };
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return { isOn: true, ids: next };
    });
  }, []);
  const startArea = useCallback(() => {
    setState((now) => {
      before.current = now.ids;
      return { ...now, isOn: true };
    });
  }, []);
  const cover = useCallback((covered: readonly string[]) => {
    setState((now) => {
      const next = new Set([...before.current, ...covered]);
      return isSameSet(next, now.ids) ? now : { isOn: true, ids: next };
    });
  }, []);
  const choose = useCallback((ids: readonly string[]) => setState({ isOn: true, ids: new Set(ids) }), []);
  const start = useCallback(() => setState((now) => ({ ...now, isOn: true })), []);
  const end = useCallback(() => {
    last.current = null;
    setState({ isOn: false, ids: NONE });
  }, []);
  return useMemo(
    () => ({ ...state, toggle, startArea, cover, choose, start, end }),
    [state, toggle, startArea, cover, choose, start, end],
  );
}

/** Everything between two works of the wall, both included. */
export function findRange(order: readonly string[], from: string, to: string): string[] {
  const [start = 0, end = 0] = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b);
  return start < 0 ? [to] : order.slice(start, end + 1);
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
