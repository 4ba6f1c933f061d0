// What is said of a wall with nothing on it, by what was asked for.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { NoMatches } from './empty-creations.tsx';
import { readFilter } from './gallery-filter.ts';

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

it.each([
  ['favorite=1', 'No favorites yet'],
  ['shared=1', 'Nothing shared yet'],
  ['favorite=1&tab=video', 'No results'],
  ['q=heron', 'No results'],
])('behind %s: %s', (address, title) => {
  render(<NoMatches filter={readFilter(new URLSearchParams(address))} onClear={() => {}} />);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
});
