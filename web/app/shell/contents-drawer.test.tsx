// The drawer of a phone: who one is stands on top of it.
import { cleanup, render, screen } from '@testing-library/react';
import i18next, { changeLanguage } from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { installPrices, openToAll, SHIPPED_PRICES } from '#contract/prices.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { forgetMe } from '#web/model/me/me.ts';
import { startI18n } from '#web/i18n/start-i18n.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { ContentsDrawer } from './contents-drawer.tsx';

beforeAll(() => startI18n('test'));
afterEach(cleanup);

function draw() {
  render(
    <MemoryRouter>
      <ContentsDrawer isOpen onClose={() => {}} />
    </MemoryRouter>,
  );
}

it.each([
  ['en', 'Guest'],
  ['zh', '游客'],
])('[§3.2] shows a guest in %s as %s', async (language, name) => {
  i18next.addResourceBundle('zh', 'translation', bundledZh);
  await changeLanguage(language);
  draw();
  expect(screen.getByRole('dialog', { name }).textContent).toContain(name);
});

it('leads a guest to the prices where something is sold, and not elsewhere', async () => {
  await changeLanguage('en');
  onTestFinished(() => installPrices(SHIPPED_PRICES));
  draw();
  expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('/landing/subscription');
  cleanup();
  installPrices(openToAll(SHIPPED_PRICES));
  draw();
  expect(screen.queryByRole('link', { name: 'Prices' })).toBeNull();
});

it('offers the plan and its page where something is sold, and not elsewhere', async () => {
  await changeLanguage('en');
  signInAs();
  onTestFinished(() => {
    forgetMe();
    installPrices(SHIPPED_PRICES);
  });
  draw();
  expect(screen.getByText('Free')).toBeTruthy();
  expect(screen.getByText('Subscription')).toBeTruthy();
  cleanup();
  installPrices(openToAll(SHIPPED_PRICES));
  draw();
  expect(screen.queryByText('Free')).toBeNull();
  expect(screen.queryByText('Subscription')).toBeNull();
});
