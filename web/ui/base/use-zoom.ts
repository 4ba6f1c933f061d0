// Zooming and moving an image in its window: wheel, drag, double click, buttons and keys.
import { useRef, useState } from 'react';
import type { PointerEvent, WheelEvent } from 'react';

const STEP = 1.25;
const LARGEST = 8;

type View = { scale: number; x: number; y: number };

/** 1 is the whole image in the window. */
const whole: View = { scale: 1, x: 0, y: 0 };

export type Zoom = {
  view: View;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** To a scale and back to the whole. */
  toggle: (scale: number) => void;
  handlers: {
    onWheel: (event: WheelEvent) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
  };
};

export function useZoom(): Zoom {
  const [view, setView] = useState(whole);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const zoomBy = (factor: number) => setView((before) => scaleView(before, before.scale * factor));
  return {
    view,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setView(whole),
    toggle: (scale) =>
      setView((before) => (before.scale > 1 ? whole : scaleView(before, Math.max(1.01, scale)))),
    handlers: {
      onWheel: (event) => {
        // Without a modifier the wheel belongs to the page, unless the image is zoomed already.
        if (!event.ctrlKey && view.scale === 1) return;
        zoomBy(event.deltaY < 0 ? STEP : 1 / STEP);
      },
      onPointerDown: (event) => {
        if (view.scale === 1 || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX - view.x, y: event.clientY - view.y };
      },
      onPointerMove: (event) => {
        const from = drag.current;
        if (from) setView((before) => ({ ...before, x: event.clientX - from.x, y: event.clientY - from.y }));
      },
      onPointerUp: () => {
        drag.current = null;
      },
    },
  };
}

/** Keeps the middle of the window where it is; never smaller than the whole image. */
export function scaleView(before: View, wanted: number): View {
  const scale = Math.min(LARGEST, Math.max(1, wanted));
  if (scale === 1) return whole;
  const change = scale / before.scale;
  return { scale, x: before.x * change, y: before.y * change };
}
