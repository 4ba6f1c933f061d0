// The keys of a player, and what its buttons do.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Player } from './player.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(keys: 'page' | 'inside' = 'page') {
  const { container } = render(
    <Player
      src="/video"
      poster="/poster"
      label="a wave"
      width={16}
      height={9}
      duration={2}
      fps={24}
      hasSound
      keys={keys}
      frame={{ label: 'This frame', items: () => [] }}
    />,
  );
  const video = container.querySelector('video');
  if (!video) throw new Error('no video');
  return video;
}

const press = (key: string, more: object = {}, target: Element = document.body) =>
  act(() => void fireEvent.keyDown(target, { key, ...more }));

it('plays and stops with Space', () => {
  draw();
  press(' ');
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
});

it('walks by frames with the arrows, by seconds with Shift', () => {
  const video = draw();
  press('ArrowRight');
  press('ArrowRight');
  expect(Math.floor(video.currentTime * 24)).toBe(2);
  press('ArrowLeft');
  expect(Math.floor(video.currentTime * 24)).toBe(1);
});

it('loops until L, sounds after M', () => {
  const video = draw();
  expect(video.loop).toBe(true);
  press('l');
  expect(video.loop).toBe(false);
  expect(video.muted).toBe(true);
  press('m');
  expect(video.muted).toBe(false);
});

it('leaves the keys to a field, and the page to others where it only plays along', () => {
  draw('inside');
  press(' ');
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  press(' ', {}, screen.getByRole('slider', { name: /position/i }));
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
});

it('says when a video cannot be played, and tries again', () => {
  const video = draw();
  act(() => void video.dispatchEvent(new Event('error')));
  vi.spyOn(video, 'load').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(video.load).toHaveBeenCalled();
});
