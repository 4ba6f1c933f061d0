// Keeps the same item of a wall under the eye when rows move: another width, another size, items that come and go
// above. The place is also kept for the way back to the page.
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { boxOf, itemsIn } from './wall-layout.ts';
import type { WallLayout } from './wall-layout.ts';

/** An item by its key, and how far its upper edge stands from the top of the window. */
type Place = { key: string; offset: number };

/** A way back is over when the person moves, or after this time. */
const RETURN_MS = 1500;

/** Where one stood, by page of the history. */
const left = new Map<string, Place>();

export type ScrollRestorationOptions = {
  layout: WallLayout;
  container: RefObject<HTMLElement | null>;
  keyOf: (index: number) => string | undefined;
  /** −1 where it does not hang any more. */
  indexOf: (key: string) => number;
  /** The item that is looked at, kept in preference where it is in sight. */
  preferred: string | null;
  /** Another list begins anew. */
  listKey: string;
  /** The page of the history; `isReturn` when one has come back to it. */
  pageKey: string;
  isReturn: boolean;
  /** Pixels of the window that bars cover at the top. */
  covered: number;
};

/**
 * Returns how one goes to a place of the wall, in pixels from its top: it then stands so far below the top of the window,
 * and is kept.
 */
export function useScrollRestoration(
  options: ScrollRestorationOptions,
): (top: number, offset: number) => void {
  const { layout, listKey, pageKey, isReturn } = options;
  const latest = useRef(options);
  const place = useRef<Place | null>(null);
  const listOfPlace = useRef(listKey);
  const returning = useRef<{ place: Place; until: number } | null>(null);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const known = isReturn ? left.get(pageKey) : undefined;
    returning.current = known ? { place: known, until: performance.now() + RETURN_MS } : null;
  }, [pageKey, isReturn]);

  useLayoutEffect(() => {
    if (listOfPlace.current !== listKey) place.current = null;
    listOfPlace.current = listKey;
    const wanted = returning.current?.place ?? place.current;
    if (wanted)
      putBack(wanted, { layout, container: latest.current.container, indexOf: latest.current.indexOf });
  }, [layout, listKey]);

  useEffect(() => {
    function note() {
      const back = returning.current;
      if (back && performance.now() < back.until) putBack(back.place, latest.current);
      else returning.current = null;
      place.current = findPlace(latest.current);
    }
    function takeOver() {
      returning.current = null;
    }
    note();
    addEventListener('scroll', note, { passive: true });
    addEventListener('wheel', takeOver, { passive: true });
    addEventListener('touchmove', takeOver, { passive: true });
    addEventListener('keydown', takeOver);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('wheel', takeOver);
      removeEventListener('touchmove', takeOver);
      removeEventListener('keydown', takeOver);
    };
  }, []);

  useEffect(() => {
    const keep = () => {
      if (place.current) left.set(pageKey, place.current);
      else left.delete(pageKey);
    };
    return keep;
  }, [pageKey]);

  return useCallback((top: number, offset: number) => {
    const { container } = latest.current;
    if (!container.current) return;
    // Whoever is on the way back has chosen another place, and what the wall does next must not lead to the old one.
    returning.current = null;
    scrollBy({
      top: container.current.getBoundingClientRect().top + top - offset,
      behavior: 'instant',
    });
    place.current = findPlace(latest.current);
  }, []);
}

function putBack(
  { key, offset }: Place,
  { layout, container, indexOf }: Pick<ScrollRestorationOptions, 'layout' | 'container' | 'indexOf'>,
): void {
  const box = boxOf(layout, indexOf(key));
  if (!box || !container.current) return;
  const moved = container.current.getBoundingClientRect().top + box.top - offset;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
}

/** Null at the head of the wall: what comes there is meant to be seen. */
function findPlace({
  layout,
  container,
  keyOf,
  indexOf,
  preferred,
  covered,
}: ScrollRestorationOptions): Place | null {
  const top = container.current?.getBoundingClientRect().top;
  if (top === undefined || top > covered) return null;
  const looked = preferred === null ? undefined : boxOf(layout, indexOf(preferred));
  if (preferred !== null && looked && isInSight(top + looked.top, looked.height, covered)) {
    return { key: preferred, offset: top + looked.top };
  }
  const from = covered - top;
  const seen = itemsIn(layout, { top: from, bottom: from + innerHeight });
  const box = seen && boxOf(layout, seen.first);
  const key = seen ? keyOf(seen.first) : undefined;
  return box && key !== undefined ? { key, offset: top + box.top } : null;
}

function isInSight(top: number, height: number, covered: number): boolean {
  return top + height > covered && top < innerHeight;
}
