// Which part of a long wall is near the window, so that only that is drawn. For walls of any layout:
//
//   const container = useRef<HTMLDivElement>(null);
//   const { width, top, bottom } = useWindowRange(container);
//   const boxes = useMemo(() => layOut(items, width), [items, width]); // pure: { top, left, width, height } each
//   <div ref={container} style={{ position: 'relative', height: heightOf(boxes) }}>
//     {boxes.filter((box) => isInRange(box, { top, bottom })).map(…position: absolute…)}
//
// `top` and `bottom` are pixels from the top of the wall; they change by whole steps, so that scrolling draws seldom.
import { startTransition, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export type WindowRange = {
  /** Of the wall; 0 before it was measured. */
  width: number;
  top: number;
  bottom: number;
};

export type WindowRangeOptions = {
  /** How far one scrolls before anything is drawn anew, in pixels. */
  step?: number;
  /** What is drawn above and below the window, in pixels. */
  ahead?: number;
};

const STEP = 200;
const AHEAD = 600;
const NOWHERE: WindowRange = { width: 0, top: 0, bottom: 0 };

export function useWindowRange(
  container: RefObject<HTMLElement | null>,
  { step = STEP, ahead = AHEAD }: WindowRangeOptions = {},
): WindowRange {
  const [range, setRange] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    function measure() {
      if (!element) return;
      const next = measureRange(element, { step, ahead });
      setRange((last) => (isSame(last, next) ? last : next));
    }
    // What is drawn ahead gives time: the wheel is answered between two steps of drawing.
    const follow = () => startTransition(measure);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', measure);
    };
  }, [container, step, ahead]);
  return range;
}

/** As it is at this moment. */
export function measureRange(
  element: HTMLElement,
  { step = STEP, ahead = AHEAD }: WindowRangeOptions = {},
): WindowRange {
  const { top } = element.getBoundingClientRect();
  return {
    width: element.clientWidth,
    ...findRange({ wallTop: top, viewHeight: innerHeight }, step, ahead),
  };
}

/** How far one has scrolled into the wall at a range, up to a step less; below zero before it begins. */
export function scrolledTo({ top }: Pick<WindowRange, 'top'>): number {
  return top + AHEAD;
}

/** `wallTop` is where the wall begins, seen from the top of the window: below zero once one has scrolled into it. */
export function findRange(
  { wallTop, viewHeight }: { wallTop: number; viewHeight: number },
  step: number,
  ahead: number,
): { top: number; bottom: number } {
  return {
    top: Math.floor((-wallTop - ahead) / step) * step,
    bottom: Math.ceil((-wallTop + viewHeight + ahead) / step) * step,
  };
}

export function isInRange(
  box: { top: number; height: number },
  range: { top: number; bottom: number },
): boolean {
  return box.top < range.bottom && box.top + box.height > range.top;
}

function isSame(a: WindowRange, b: WindowRange): boolean {
  return a.width === b.width && a.top === b.top && a.bottom === b.bottom;
}
