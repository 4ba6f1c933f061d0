// Which images are chosen: one by one, in ranges with Shift, with a rectangle, or all.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readSelects } from '#web/model/works/selecting-address.ts';

export type Selection = {
  isOn: boolean;
  /** Keys of tiles (group-by-day.ts). */
  keys: ReadonlySet<string>;
  /** `order` tells how the images hang on the wall, where a range is wanted. */
  toggle: (key: string, withRange: boolean, order: () => readonly string[]) => void;
  /** A rectangle begins: what it touches comes to what is chosen now. */
  startArea: () => void;
  cover: (keys: readonly string[]) => void;
  choose: (keys: readonly string[]) => void;
  start: () => void;
  end: () => void;
};

const NONE: ReadonlySet<string> = new Set();

export function useSelection(): Selection {
  const { state: step } = useLocation();
  // Somebody came here to choose.
  const [state, setState] = useState({ isOn: readSelects(step), keys: NONE });
  /** The image that was pressed last: a range reaches from there. */
  const last = useRef<string | null>(null);
  const before = useRef<ReadonlySet<string>>(NONE);

  const toggle = useCallback((key: string, withRange: boolean, order: () => readonly string[]) => {
    const from = last.current;
    last.current = key;
    setState(({ keys }) => {
      if (withRange && from !== null)
        return { isOn: true, keys: new Set([...keys, ...findRange(order(), from, key)]) };
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      return { isOn: true, keys: next };
    });
  }, []);
  const startArea = useCallback(() => {
    setState((now) => {
      before.current = now.keys;
      return { ...now, isOn: true };
    });
  }, []);
  const cover = useCallback((covered: readonly string[]) => {
    setState((now) => {
      const next = new Set([...before.current, ...covered]);
      return isSameSet(next, now.keys) ? now : { isOn: true, keys: next };
    });
  }, []);
  const choose = useCallback((keys: readonly string[]) => setState({ isOn: true, keys: new Set(keys) }), []);
  const start = useCallback(() => setState((now) => ({ ...now, isOn: true })), []);
  const end = useCallback(() => {
    last.current = null;
    setState({ isOn: false, keys: NONE });
  }, []);
  return useMemo(
    () => ({ ...state, toggle, startArea, cover, choose, start, end }),
    [state, toggle, startArea, cover, choose, start, end],
  );
}

/** Everything between two images of the wall, both included. */
export function findRange(order: readonly string[], from: string, to: string): string[] {
  const [start = 0, end = 0] = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b);
  return start < 0 ? [to] : order.slice(start, end + 1);
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
