// Zooming and moving an image in its window: wheel, drag, double click, two fingers, buttons and keys.
import { useRef, useState } from 'react';
import type { PointerEvent, WheelEvent } from 'react';

const STEP = 1.25;
const LARGEST = 8;

type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };

/** 1 is the whole image in the window. */
const whole: View = { scale: 1, x: 0, y: 0 };

export type Zoom = {
  view: View;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** To a scale and back to the whole. */
  toggle: (scale: number) => void;
  /** In pixels; the whole image stays where it is. */
  moveBy: (across: number, down: number) => void;
  handlers: {
    onWheel: (event: WheelEvent) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
};

export type ZoomOptions = {
  /** The page behind does not scroll: the wheel needs no modifier. */
  hasWheel?: boolean;
};

export function useZoom({ hasWheel = false }: ZoomOptions = {}): Zoom {
  const [view, setView] = useState(whole);
  const pointers = useRef(new Map<number, Point>());
  const zoomBy = (factor: number) => setView((before) => scaleView(before, before.scale * factor));
  const moveBy = (across: number, down: number) =>
    setView((before) =>
      before.scale === 1 ? before : { ...before, x: before.x + across, y: before.y + down },
    );
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    view,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setView(whole),
    toggle: (scale) =>
      setView((before) => (before.scale > 1 ? whole : scaleView(before, Math.max(1.01, scale)))),
    moveBy,
    handlers: {
      onWheel: (event) => {
        // Without a modifier the wheel belongs to the page, unless the image is zoomed already.
        if (!hasWheel && !event.ctrlKey && view.scale === 1) return;
        zoomBy(event.deltaY < 0 ? STEP : 1 / STEP);
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        // At rest the press is a click, or the page's own.
        if (view.scale > 1 || pointers.current.size > 1)
          event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const held = pointers.current;
        const from = held.get(event.pointerId);
        if (!from) return;
        // It was let go where nobody listened.
        if (event.buttons === 0) return release(event);
        const to = { x: event.clientX, y: event.clientY };
        const other = [...held].find(([id]) => id !== event.pointerId);
        held.set(event.pointerId, to);
        if (other) zoomBy(distance(to, other[1]) / Math.max(1, distance(from, other[1])));
        else moveBy(to.x - from.x, to.y - from.y);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Keeps the middle of the window where it is; never smaller than the whole image. */
function scaleView(before: View, wanted: number): View {
  const scale = Math.min(LARGEST, Math.max(1, wanted));
  if (scale === 1) return whole;
  const change = scale / before.scale;
  return { scale, x: before.x * change, y: before.y * change };
}
