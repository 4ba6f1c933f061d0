// Somebody new is told a thing once, when it is of use.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildMine } from '#tests/fakes/own-record.ts';
import { useUserStore } from './me/user-store.ts';
import { useHint } from './use-hint.ts';

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  localStorage.clear();
  beSomebodySince(1);
});
afterEach(cleanup);

function beSomebodySince(days: number) {
  const first_login_at = new Date(Date.now() - days * DAY_MS).toISOString();
  useUserStore.setState({ me: buildMine({ first_login_at }) });
}
const hint = (isUseful = true, name: 'result' | 'palette' = 'result') =>
  renderHook(({ isUseful: useful }) => useHint(name, useful), { initialProps: { isUseful } });

it('comes when it is of use, stays until it is put away, and does not come again', () => {
  const { result, rerender, unmount } = hint(false);
  expect(result.current.isShown).toBe(false);
  rerender({ isUseful: true });
  expect(result.current.isShown).toBe(true);
  rerender({ isUseful: true });
  expect(result.current.isShown).toBe(true);
  act(() => result.current.dismiss());
  expect(result.current.isShown).toBe(false);
  unmount();
  expect(hint().result.current.isShown).toBe(false);
});

it('does not come again either where the page was left without putting it away', () => {
  hint().unmount();
  expect(hint().result.current.isShown).toBe(false);
  expect(hint(true, 'palette').result.current.isShown).toBe(true);
});

it('is not spent while it is of no use', () => {
  hint(false).unmount();
  expect(hint().result.current.isShown).toBe(true);
});

it('is not for guests, nor for whoever has been here for long', () => {
  useUserStore.setState({ me: null });
  expect(hint().result.current.isShown).toBe(false);
  beSomebodySince(30);
  expect(hint().result.current.isShown).toBe(false);
});

it('is told again where what this browser has kept makes no sense', () => {
  localStorage.setItem('hints-told', '{"result":true}');
  expect(hint().result.current.isShown).toBe(true);
});
