// Choosing by drawing a rectangle over a wall with the mouse; near the edges of the window the wall moves along.
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { WallBox } from './wall-layout.ts';

/** A press that moves less is a click. */
const LEAST_MOVE = 6;
/** So near to an edge of the window the wall moves, by at most so much in a frame. */
const EDGE = 60;
const MOST_STEP = 24;

export type RubberBandOptions = {
  container: RefObject<HTMLElement | null>;
  /** Also over items; otherwise they are pressed, and only the paper between them begins a rectangle. */
  isOverItems: boolean;
  onStart: () => void;
  /** From the left and top of the wall. */
  onCover: (area: WallBox) => void;
};

export function useRubberBand({ container, isOverItems, onStart, onCover }: RubberBandOptions) {
  const [band, setBand] = useState<WallBox | null>(null);
  const acts = useRef({ onStart, onCover });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    acts.current = { onStart, onCover };
  });
  useEffect(() => () => stop.current?.(), []);

  function begin(event: ReactPointerEvent) {
    const wall = container.current;
    const target = event.target as HTMLElement;
    const isOnItem = target.closest('[data-index]') !== null;
    const isOnButton = target.closest('button, label, input, [role=menu]') !== null;
    if (!wall || event.button !== 0 || event.pointerType !== 'mouse' || isOnButton) return;
    if (isOnItem && !isOverItems) return;
    const from = wall.getBoundingClientRect();
    const start = { x: event.clientX - from.left, y: event.clientY - from.top };
    let pointer = { x: event.clientX, y: event.clientY };
    let isDrawing = false;
    let frame = 0;

    function draw() {
      if (!wall) return;
      const { left, top } = wall.getBoundingClientRect();
      const now = { x: pointer.x - left, y: pointer.y - top };
      const area = {
        left: Math.min(start.x, now.x),
        top: Math.min(start.y, now.y),
        width: Math.abs(now.x - start.x),
        height: Math.abs(now.y - start.y),
      };
      if (!isDrawing && Math.hypot(area.width, area.height) < LEAST_MOVE) return;
      if (!isDrawing) {
        isDrawing = true;
        acts.current.onStart();
        follow();
      }
      setBand(area);
      acts.current.onCover(area);
    }
    function follow() {
      const step = stepAt(pointer.y);
      if (step !== 0) {
        scrollBy({ top: step, behavior: 'instant' });
        draw();
      }
      frame = requestAnimationFrame(follow);
    }
    const listening = new AbortController();
    const { signal } = listening;
    stop.current = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      setBand(null);
      stop.current = null;
    };
    addEventListener(
      'pointermove',
      (move) => {
        pointer = { x: move.clientX, y: move.clientY };
        draw();
      },
      { signal },
    );
    addEventListener('pointerup', () => stop.current?.(), { signal });
    addEventListener('pointercancel', () => stop.current?.(), { signal });
    // The press that ends a rectangle opens nothing, and no image is carried off.
    const silence = new AbortController();
    addEventListener('click', (click) => isDrawing && click.preventDefault(), {
      capture: true,
      once: true,
      signal: silence.signal,
    });
    addEventListener('pointerup', () => setTimeout(() => silence.abort()), { once: true });
    if (!isOnItem) event.preventDefault();
  }
  return {
    band,
    hand: {
      onPointerDown: begin,
      onDragStart: (event: { preventDefault: () => void }) => stop.current && event.preventDefault(),
      onClickCapture: (event: { defaultPrevented: boolean; stopPropagation: () => void }) =>
        event.defaultPrevented && event.stopPropagation(),
    },
  };
}

/** How far the wall moves in a frame while the pointer stands at this height. */
export function stepAt(y: number, height = innerHeight): number {
  if (y < EDGE) return -Math.min(MOST_STEP, Math.ceil((EDGE - y) / 2));
  if (y > height - EDGE) return Math.min(MOST_STEP, Math.ceil((y - height + EDGE) / 2));
  return 0;
}
