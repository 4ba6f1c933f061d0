// What is said of a price before it is paid: its lines, what comes back, and what the plan allows with the result.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { installPrices, openToAll, SHIPPED_PRICES } from '#contract/prices.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { PriceDetails } from './price-details.tsx';

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  installPrices(SHIPPED_PRICES);
  vi.unstubAllGlobals();
});

const lines = [
  { label: '720p · 5 s', amount: 30 },
  { label: 'Sound', amount: 5 },
];

function open() {
  render(
    <MemoryRouter>
      <PriceDetails lines={lines} price={35} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'What it costs' }));
  return screen.getByRole('dialog', { name: 'What it costs' });
}

it('has every line, the sum, and what the free plan allows, with the way to more', () => {
  signInAs();
  const words = open().textContent;
  for (const part of ['720p · 5 s30', 'Sound5', '35 points', 'its points come back']) {
    expect(words).toContain(part);
  }
  expect(words).toContain('The result carries the small Atelier mark. For personal use.');
  expect(words).toContain('Downloaded files carry a small label saying that a machine made them.');
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/subscription#plans');
});

it('speaks of no plan where nothing is sold', () => {
  installPrices(openToAll(SHIPPED_PRICES));
  signInAs();
  const words = open().textContent;
  expect(words).toContain('Without the Atelier mark. Commercial use included.');
  expect(screen.queryByRole('link')).toBeNull();
});
