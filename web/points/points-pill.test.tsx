// The balance in the top bar while it counts down to what a charge left of it.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { PointsPill } from './points-pill.tsx';

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  vi.useFakeTimers();
  const list = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => list);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pill = () => screen.getByRole('button');

it('is called by the number that it shows, at each moment of the count', () => {
  signInAs({ point: 920, sub_point: 0 });
  render(<PointsPill />);
  expect(pill().getAttribute('aria-label')).toBe('920 points');
  act(() => signInAs({ point: 3320, sub_point: 0 }));
  act(() => vi.advanceTimersByTime(150));
  const between = Number(pill().textContent.replace(/\D/g, ''));
  expect(between).toBeGreaterThan(920);
  expect(between).toBeLessThan(3320);
  expect(pill().getAttribute('aria-label')).toBe(pill().textContent);
  act(() => vi.advanceTimersByTime(400));
  expect(pill().getAttribute('aria-label')).toBe('3,320 points');
});
