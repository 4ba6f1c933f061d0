// @vitest-environment jsdom
// How long a video may be is said by the own plan, with the way to more.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { prices } from '#contract/prices.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { forgetMe } from '#web/model/me/me.ts';
import { VideoHint } from './screen-video-hint.tsx';

beforeAll(() => speakEnglish(bundledEn));
afterEach(() => {
  cleanup();
  forgetMe();
});

it.each(['free', 'ultimate'] as const)('is said by the plan: %s', (plan) => {
  const { limits } = prices().plans[plan];
  signInAs({ limits });
  render(<VideoHint />);
  expect(screen.getByText(new RegExp(`^1–${limits.upscale_seconds} seconds`))).toBeDefined();
  expect(screen.queryAllByRole('link', { name: 'See plans' })).toHaveLength(plan === 'free' ? 1 : 0);
});
