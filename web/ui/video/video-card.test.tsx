// A video as a card: still at rest, quiet while it is looked at, loud only when it is asked.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VideoSource } from './video-source.ts';
import { MediaCard } from '../form/media-card.tsx';

const video: VideoSource = {
  url: '/media/video',
  preview: '/media/small',
  seconds: 5,
  fps: 24,
  hasSound: true,
};
let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isStill,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw() {
  const { container } = render(
    <MediaCard src="/poster" alt="a wave" width={16} height={9} href="#w" video={video} videoSize="page" />,
  );
  const card = container.firstElementChild as HTMLElement;
  const seen = () => container.querySelector('video');
  return { card, seen };
}

function lookAt(card: HTMLElement) {
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(300));
}

function load(element: HTMLVideoElement) {
  Object.defineProperty(element, 'duration', { value: 3, configurable: true });
  act(() => element.dispatchEvent(new Event('loadedmetadata')));
}

it('is its poster at rest, and says how long it is', () => {
  const { seen } = draw();
  expect(seen()).toBeNull();
  expect(screen.getByText('0:05')).toBeDefined();
});

it('plays its small silent video while it is pointed at, and goes back to the poster', () => {
  const { card, seen } = draw();
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(100));
  expect(seen()).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  const element = seen();
  if (!element) throw new Error('no video');
  load(element);
  expect(element.getAttribute('src')).toBe('/media/small');
  expect(element.muted).toBe(true);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
  fireEvent.pointerLeave(card);
  expect(seen()).toBeNull();
});

it('stands still under reduced motion until play is pressed', () => {
  isStill = true;
  const { card, seen } = draw();
  lookAt(card);
  const element = seen();
  if (!element) throw new Error('no video');
  load(element);
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
});

it('takes the video itself when it should sound', () => {
  const { card, seen } = draw();
  lookAt(card);
  fireEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  const element = seen();
  if (!element) throw new Error('no video');
  load(element);
  expect(element.getAttribute('src')).toBe('/media/video');
  expect(element.muted).toBe(false);
});
