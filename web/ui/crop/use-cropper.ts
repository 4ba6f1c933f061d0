// A crop in work, with everything that was done to it: each act can be undone, a gesture as one.
import { useMemo, useReducer } from 'react';
import { mirrorCrop, shapeCrop, startCrop, turnCrop } from './crop-geometry.ts';
import type { Crop, Size } from './crop-geometry.ts';

export const CROP_RATIOS = ['free', '1:1', '16:9', '9:16', '4:3', '3:4', '2:3', '3:2', 'circle'] as const;
export type CropRatio = (typeof CROP_RATIOS)[number];

type Step = { crop: Crop; ratio: CropRatio };
type History = { past: readonly Step[]; now: Step; future: readonly Step[]; gesture: string | null };
type Act =
  | { type: 'change'; next: (from: Step) => Step; gesture: string | null }
  | { type: 'end' }
  | { type: 'undo' }
  | { type: 'redo' };

/** More than anybody goes back. */
const STEPS_KEPT = 100;

export type Cropper = {
  image: Size;
  crop: Crop;
  ratio: CropRatio;
  /** Width divided by height; null: free. */
  shape: number | null;
  canUndo: boolean;
  canRedo: boolean;
  /**
   * Changes of one `gesture` are one step, and each is made from the crop before the gesture: a tilt that is turned
   * back leaves no trace.
   */
  change: (next: (from: Crop) => Crop, gesture?: string) => void;
  endGesture: () => void;
  setRatio: (ratio: CropRatio) => void;
  turn: () => void;
  mirror: (axis: 'across' | 'down') => void;
  undo: () => void;
  redo: () => void;
  /** As it was opened. It can be undone. */
  reset: () => void;
};

export function useCropper(image: Size, firstRatio: CropRatio = 'free'): Cropper {
  const { width, height } = image;
  const [history, act] = useReducer(takeAct, null, () => beginHistory({ width, height }, firstRatio));
  const acts = useMemo(() => {
    const whole = { width, height };
    const change = (next: (from: Step) => Step, gesture: string | null = null) =>
      act({ type: 'change', next, gesture });
    return {
      image: whole,
      change: (next: (from: Crop) => Crop, gesture?: string) =>
        change(({ crop, ratio }) => ({ crop: next(crop), ratio }), gesture),
      endGesture: () => act({ type: 'end' }),
      setRatio: (ratio: CropRatio) =>
        change(({ crop }) => {
          const shape = shapeOf(ratio);
          return { ratio, crop: shape === null ? crop : shapeCrop(crop, whole, shape) };
        }),
      turn: () => change(({ crop, ratio }) => ({ crop: turnCrop(crop), ratio: turnRatio(ratio) })),
      mirror: (axis: 'across' | 'down') =>
        change(({ crop, ratio }) => ({ crop: mirrorCrop(crop, axis), ratio })),
      undo: () => act({ type: 'undo' }),
      redo: () => act({ type: 'redo' }),
      reset: () => change(() => beginHistory(whole, firstRatio).now),
    };
  }, [width, height, firstRatio]);
  const { crop, ratio } = history.now;
  return {
    ...acts,
    crop,
    ratio,
    shape: shapeOf(ratio),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

function beginHistory(image: Size, ratio: CropRatio): History {
  return { past: [], now: { crop: startCrop(image, shapeOf(ratio)), ratio }, future: [], gesture: null };
}

/** Exported for its test. */
export function takeAct(history: History, act: Act): History {
  const { past, now, future } = history;
  switch (act.type) {
    case 'change': {
      const isGoingOn = act.gesture !== null && act.gesture === history.gesture;
      const from = (isGoingOn ? past.at(-1) : now) ?? now;
      const next = act.next(from);
      if (!isGoingOn && isSame(next, now)) return history;
      return {
        past: isGoingOn ? past : [...past, now].slice(-STEPS_KEPT),
        now: next,
        future: [],
        gesture: act.gesture,
      };
    }
    case 'end':
      return { ...history, gesture: null };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], gesture: null };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return history;
      return { past: [...past, now], now: after, future: rest, gesture: null };
    }
  }
}

function isSame(a: Step, b: Step): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function shapeOf(ratio: CropRatio): number | null {
  if (ratio === 'free') return null;
  if (ratio === 'circle') return 1;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

function turnRatio(ratio: CropRatio): CropRatio {
  const turned = ratio.split(':').toReversed().join(':');
  return CROP_RATIOS.find((known) => known === turned) ?? ratio;
}
