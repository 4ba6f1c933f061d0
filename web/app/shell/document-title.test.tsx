// The title of the tab.
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import type { StatusOf } from '#contract/task.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { usePollingStore } from '#web/task/polling-store.ts';
import { noteHiddenEnds } from '#web/task/tab-state.ts';
import { DocumentTitle } from './document-title.tsx';

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  usePollingStore.getState().setUser('7');
  usePollingStore.setState({ entries: [], statuses: {}, seen: [], unseen: [] });
  render(
    <MemoryRouter initialEntries={['/creations']}>
      <DocumentTitle />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('is the page and the product, with what was not looked at', () => {
  expect(document.title).toBe('Creations — Atelier');
  act(() => usePollingStore.getState().addUnseen(['1', '2']));
  expect(document.title).toBe('(2) Creations — Atelier');
});

it('says how far it is while something runs, and in a tab that nobody sees that it is ready', () => {
  const { add, setStatus, claimEnd, addUnseen } = usePollingStore.getState();
  const status = { id: '1', type: 1, status: 1, progress: 42, error_code: null } as StatusOf;
  act(() => {
    add('1', 1, Date.now());
    setStatus(status);
  });
  expect(document.title).toBe('42 % · Creations — Atelier');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    const end = { ...status, status: 2 as const, progress: 100 };
    setStatus(end);
    noteHiddenEnds([end]);
    claimEnd('1');
    addUnseen(['1']);
  });
  expect(document.title).toBe('✓ Ready · (1) Creations — Atelier');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(document.title).toBe('(1) Creations — Atelier');
});
