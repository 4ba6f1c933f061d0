// @vitest-environment jsdom
// A voice is recorded for as long as the own plan takes.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { prices } from '#contract/prices.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import { forgetMe } from '#web/model/me/me.ts';
import { LIP_MEDIA } from './contract.ts';
import { ScreenSpeech } from './screen-speech.tsx';
import { readForm } from './screen-state.ts';

beforeAll(() => speakEnglish(bundledEn));
afterEach(() => {
  cleanup();
  forgetMe();
});

const nothing = () => {};

function Speech() {
  const audio = useMediaField('lip-sync', 'audio', LIP_MEDIA.audio);
  const rest = { audio, canSpeak: true, formatPrice: () => '', errors: {} };
  return (
    <ScreenSpeech form={{ ...readForm({}), way: 'record' }} change={nothing} onSubmit={nothing} {...rest} />
  );
}

it.each(['free', 'pro'] as const)('[product 2.7] is recorded for as long as the plan takes: %s', (plan) => {
  const { limits } = prices().plans[plan];
  signInAs({ limits });
  render(<Speech />);
  expect(screen.getByText(new RegExp(`^Up to ${limits.lip_seconds} seconds`))).toBeDefined();
});
