// A video that plays by itself: only where it is seen, and never where rest is wanted.
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoopVideo } from './loop-video.tsx';

let look: (ratio: number) => void = () => {};
let wantsRest = false;

class Watcher {
  constructor(hear: (entries: { intersectionRatio: number }[]) => void) {
    look = (intersectionRatio) => act(() => hear([{ intersectionRatio }]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  wantsRest = false;
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('matchMedia', () => ({ matches: wantsRest }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw(isPaused = false) {
  const image = { src: '/still', alt: 'a wave', width: 16, height: 9 };
  const { container, rerender } = render(<LoopVideo {...image} video="/clip" isPaused={isPaused} />);
  const find = () => container.querySelector('video');
  const pause = () => rerender(<LoopVideo {...image} video="/clip" isPaused />);
  return { find, pause, hasMark: () => container.querySelector('svg') !== null };
}

it('is its still until most of it is in sight, and again when it is not', () => {
  const { find, hasMark } = draw();
  expect([find(), hasMark()]).toEqual([null, true]);
  look(0.6);
  expect(find()?.getAttribute('src')).toBe('/clip');
  expect(hasMark()).toBe(true);
  fireEvent.playing(find() as HTMLVideoElement);
  expect(hasMark()).toBe(false);
  look(0.1);
  expect([find(), hasMark()]).toEqual([null, true]);
});

it('rests where somebody asks for it', () => {
  const { find, pause } = draw();
  look(1);
  expect(find()).not.toBeNull();
  pause();
  expect(find()).toBeNull();
});

it('never moves where less motion is wanted', () => {
  wantsRest = true;
  const { find } = draw();
  look(1);
  expect(find()).toBeNull();
});
