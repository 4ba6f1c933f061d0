// The history of a crop: every act is one step, a gesture as a whole too.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moveCrop, tiltCrop, zoomCrop } from './crop-geometry.ts';
import { useCropper } from './use-cropper.ts';

const IMAGE = { width: 1200, height: 800 };
const open = () => renderHook(() => useCropper(IMAGE)).result;

it('[product 2.9] undoes and redoes one act at a time', () => {
  const cropper = open();
  expect([cropper.current.canUndo, cropper.current.canRedo]).toEqual([false, false]);
  act(() => cropper.current.setRatio('1:1'));
  act(() => cropper.current.turn());
  expect(cropper.current.crop).toMatchObject({ turns: 1 });
  act(() => cropper.current.undo());
  expect(cropper.current).toMatchObject({ ratio: '1:1', crop: { turns: 0 }, canRedo: true });
  act(() => cropper.current.undo());
  expect(cropper.current).toMatchObject({
    ratio: 'free',
    crop: { width: 1200, height: 800 },
    canUndo: false,
  });
  act(() => cropper.current.redo());
  expect(cropper.current.ratio).toBe('1:1');
});

it('makes one step of a gesture, each part of it from where it began', () => {
  const cropper = open();
  for (const tilt of [5, 20, 40, 0.5]) {
    act(() => cropper.current.change((from) => tiltCrop(from, IMAGE, tilt), 'tilt'));
  }
  // The far tilt on the way has not made the frame smaller than the last one needs.
  expect(cropper.current.crop.width).toBeGreaterThan(1180);
  act(() => cropper.current.undo());
  expect(cropper.current.crop).toMatchObject({ tilt: 0, width: 1200 });
});

it('begins a new step after the gesture has ended', () => {
  const cropper = open();
  const drag = () => cropper.current.change((from) => zoomCrop(from, IMAGE, 2), 'drag');
  act(drag);
  act(() => cropper.current.endGesture());
  act(drag);
  expect(cropper.current.crop.width).toBe(300);
  act(() => cropper.current.undo());
  expect(cropper.current.crop.width).toBe(600);
});

it('keeps no step of an act that changes nothing', () => {
  const cropper = open();
  act(() => cropper.current.change((from) => moveCrop(from, IMAGE, { x: 9, y: 0 })));
  expect(cropper.current.canUndo).toBe(false);
});

it('turns a ratio with the image, and comes back as it was opened', () => {
  const cropper = open();
  act(() => cropper.current.setRatio('16:9'));
  act(() => cropper.current.turn());
  expect([cropper.current.ratio, cropper.current.shape]).toEqual(['9:16', 9 / 16]);
  act(() => cropper.current.reset());
  expect(cropper.current).toMatchObject({ ratio: 'free', crop: { turns: 0, width: 1200 }, canUndo: true });
});
