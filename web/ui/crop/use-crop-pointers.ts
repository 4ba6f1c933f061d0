// Fingers and mouse on the stage of a crop: one moves the image or a handle of the frame, two pinch.
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { dragHandle, moveCrop, zoomCrop } from './crop-geometry.ts';
import type { Handle, Point } from './crop-geometry.ts';
import type { Cropper } from './use-cropper.ts';

type Held = { start: Point; now: Point };

type Drag = {
  /** Names the gesture in the history. */
  gesture: string;
  handle: Handle | null;
  /** Pixels of the screen for one of the image, when it began. */
  scale: number;
};

/** `hold` hears whether a handle is being dragged. */
export function useCropPointers(cropper: Cropper, scale: () => number, hold: (isHeld: boolean) => void) {
  const fingers = useRef(new Map<number, Held>());
  const drag = useRef<Drag | null>(null);
  const lastGesture = useRef(0);

  function begin(handle: Handle | null) {
    cropper.endGesture();
    lastGesture.current += 1;
    drag.current = { gesture: `drag-${lastGesture.current}`, handle, scale: scale() };
    for (const finger of fingers.current.values()) finger.start = finger.now;
    hold(handle !== null);
  }

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, { start: now, now });
    begin(fingers.current.size === 1 ? readHandle(event.target) : null);
  }

  function move(event: PointerEvent<HTMLElement>) {
    const finger = fingers.current.get(event.pointerId);
    const held = drag.current;
    if (!finger || !held) return;
    finger.now = { x: event.clientX, y: event.clientY };
    const { image, shape } = cropper;
    const [first = finger, second] = [...fingers.current.values()];
    const by = {
      x: (first.now.x - first.start.x) / held.scale,
      y: (first.now.y - first.start.y) / held.scale,
    };
    if (second) {
      const factor = distance(first.now, second.now) / Math.max(1, distance(first.start, second.start));
      const middle = {
        x: (by.x + (second.now.x - second.start.x) / held.scale) / 2,
        y: (by.y + (second.now.y - second.start.y) / held.scale) / 2,
      };
      cropper.change((from) => {
        const moved = moveCrop(from, image, { x: -middle.x, y: -middle.y });
        return zoomCrop(moved, image, factor);
      }, held.gesture);
      return;
    }
    const { handle } = held;
    cropper.change(
      (from) =>
        handle
          ? dragHandle(from, image, handle, by, shape)
          : // The frame stands still on the stage, so the image goes with the finger.
            moveCrop(from, image, { x: -by.x, y: -by.y }),
      held.gesture,
    );
  }

  function up(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId)) return;
    cropper.endGesture();
    drag.current = null;
    hold(false);
    // The finger that stays goes on from where it is.
    if (fingers.current.size > 0) begin(null);
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function readHandle(target: EventTarget): Handle | null {
  const name = target instanceof HTMLElement ? target.dataset.handle : undefined;
  if (!name) return null;
  const [x = 0, y = 0] = name.split(' ').map(Number);
  return { x: toWay(x), y: toWay(y) };
}

function toWay(value: number): -1 | 0 | 1 {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}
