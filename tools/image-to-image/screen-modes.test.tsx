// The three ways to change an image: each has its words, and the helpers for them.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { IMAGE_MODES } from './fields.ts';
import { ScreenModes } from './screen-modes.tsx';
import { readForm } from './screen-state.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return speakEnglish(bundledEn);
});
afterEach(cleanup);

it.each(IMAGE_MODES)('[product 2.0] helps with the words of %s: an idea, and Enhance', (mode) => {
  const form = readForm({ mode, prompt: 'make it night' });
  render(<ScreenModes form={form} change={() => {}} onSubmit={() => {}} errors={{}} />, {
    wrapper: QueryPage,
  });
  expect(screen.getByRole('button', { name: 'Idea' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enhance' }).disabled).toBe(false);
});
