// The command palette: opened by its key, filled by typing, worked by keys, and it leads where it says.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { CallError } from '#web/api/call-error.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { forgetMe } from '#web/model/me/me.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { useKeyHelp } from '../shell/key-help-store.ts';
import { useTheme } from '../shell/theme.ts';
import { PaletteButton } from './palette-button.tsx';
import { PaletteLayer } from './palette-layer.tsx';
import { closePalette } from './palette-store.ts';

type Asked = { type?: number | number[]; q?: string };
const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { path: string }, input: Asked) => Promise<unknown>>(),
}));
vi.mock('#web/api/call.ts', () => ({ call }));

const effect = (type: 5 | 6, id: string, en: string, zh: string, available: boolean) => ({
  id,
  type,
  name: { en, zh },
  desc: { en: '', zh: '' },
  available,
  price: 4,
  uses: 1,
});
const EFFECTS = {
  5: [effect(5, 'oil', 'Oil painting', '油画', true)],
  6: [effect(6, 'hug', 'Warm hug', '爱的拥抱', false)],
};
const task = (id: string, prompt: string) => ({ id, type: 1, prompt, title: prompt, results: [] });
const page = (items: unknown) => ({ items, total: null, next_cursor: null });

beforeAll(() => {
  speakEnglish(bundledEn);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
beforeEach(() => {
  signInAs();
  call.mockImplementation(async ({ path }, { type, q }) => {
    if (path === '/api/task/list')
      return page(q ? [task('9', `${q} by night`)] : [task('1', 'a fox'), task('2', 'a boat')]);
    return page(EFFECTS[type as 5 | 6]);
  });
});
afterEach(() => {
  closePalette();
  cleanup();
  call.mockReset();
});

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}
async function open() {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <PaletteButton />
      <PaletteLayer />
      <Place />
    </MemoryRouter>,
    { wrapper: QueryPage },
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox');
}
const place = () => screen.getByTestId('place').textContent;
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });

it('opens by its key and by its button, and closes by its key and by Escape', async () => {
  const line = await open();
  expect(document.activeElement).toBe(line);
  fireEvent.keyDown(line, { key: 'k', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /Search/ }));
  fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows tools, the last prompts, places and acts before anything is typed', async () => {
  await open();
  await screen.findByRole('option', { name: 'a fox' });
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(groups.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    'Tools',
    'Your last prompts',
    'Go to',
    'Do',
  ]);
  expect(call.mock.calls.every(([, { q }]) => q === undefined)).toBe(true);
});

it('is walked by arrows, round and round, and Enter goes there', async () => {
  const line = await open();
  expect(chosen()).toContain('Text to image');
  press('ArrowDown');
  expect(chosen()).toContain('Image to image');
  expect(line.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  press('Enter');
  expect(place()).toBe('/ai-image/image-to-image');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds an effect by its name in the other language, and none that cannot be used', async () => {
  await open();
  type('油画');
  expect(await screen.findByRole('option', { name: /Oil painting/ })).toBeTruthy();
  type('warm hug');
  expect(screen.queryByRole('option', { name: /Warm hug/ })).toBeNull();
  type('oil');
  press('Enter');
  expect(place()).toBe('/effects/generate?type=image&effect=oil');
});

it('asks the server for works, once typing has rested, and opens one', async () => {
  await open();
  for (const typed of ['l', 'li', 'lighthouse']) type(typed);
  fireEvent.click(await screen.findByRole('option', { name: /lighthouse by night/ }));
  expect(place()).toBe('/ai-image/generate?id=9');
  const asked = call.mock.calls.flatMap(([, { q }]) => q ?? []);
  expect(asked).toEqual(['lighthouse']);
});

it('opens text to image with a prompt of before, or with what was typed', async () => {
  await open();
  fireEvent.click(await screen.findByRole('option', { name: 'a boat' }));
  expect(place()).toBe('/ai-image/text-to-image?prompt=a+boat');
  fireEvent.click(screen.getByRole('button', { name: /Search/ }));
  await screen.findByRole('combobox');
  type('zzqq');
  fireEvent.click(await screen.findByRole('option', { name: 'Make a picture of “zzqq”' }));
  expect(place()).toBe('/ai-image/text-to-image?prompt=zzqq');
});

it('says that nothing was found, and that works could not be searched', async () => {
  call.mockImplementation(async (_, { q }) => {
    if (q === 'qqzz') throw new CallError({ kind: 'network', message: 'no network' });
    return page([]);
  });
  await open();
  type('zzqq');
  expect(await screen.findByText('No results for “zzqq”.')).toBeTruthy();
  expect(screen.getByText('0 results')).toBeTruthy();
  type('qqzz');
  expect(await screen.findByText(bundledEn.app.palette.works_error)).toBeTruthy();
});

it('changes the theme, shows the keys, opens a tab of the account', async () => {
  await open();
  type('theme dark');
  press('Enter');
  expect(useTheme.getState().theme).toBe('dark');
  for (const [typed, isDone] of [
    ['keyboard', () => useKeyHelp.getState().isOpen],
    ['preferences', () => place() === '/home?account=preferences'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: /Search/ }));
    await screen.findByRole('combobox');
    type(typed);
    press('Enter');
    expect(isDone()).toBe(true);
  }
});

it('offers a guest no works, and asks them to sign in where that is needed', async () => {
  forgetMe();
  await open();
  type('lip');
  press('Enter');
  expect(place()).toBe('/home');
  expect(useUserStore.getState().isLoginOpen).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /Search/ }));
  const list = within(await screen.findByRole('listbox'));
  expect(list.queryByText('Your last prompts')).toBeNull();
  expect(list.getByRole('option', { name: /Sign in/ })).toBeTruthy();
  expect(call.mock.calls.some(([{ path }]) => path === '/api/task/list')).toBe(false);
});
