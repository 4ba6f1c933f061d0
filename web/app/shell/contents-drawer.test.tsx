// The drawer of a phone: who one is stands on top of it.
import { cleanup, render, screen } from '@testing-library/react';
import i18next, { changeLanguage } from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '#web/i18n/start-i18n.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { ContentsDrawer } from './contents-drawer.tsx';

beforeAll(() => startI18n('test'));
afterEach(cleanup);

it.each([
  ['en', 'Guest'],
  ['zh', '游客'],
])('[§3.2] shows a guest in %s as %s', async (language, name) => {
  i18next.addResourceBundle('zh', 'translation', bundledZh);
  await changeLanguage(language);
  render(
    <MemoryRouter>
      <ContentsDrawer isOpen onClose={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('dialog', { name }).textContent).toContain(name);
});
