// The bar over what a tool has made: how large it hangs is a habit, and choosing begins where it is at home.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { useSelection } from '#web/gallery/use-selection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskFeed } from './task-feed.tsx';

const { found } = vi.hoisted(() => ({ found: { tasks: [] as unknown[] } }));
vi.mock('#web/model/tasks/use-tasks.ts', () => ({ useTasks: () => found }));
vi.mock('./completed-row.tsx', () => ({
  CompletedRow: ({ isSmall }: { isSmall: boolean }) => <p>{isSmall ? 'small' : 'large'}</p>,
}));

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  localStorage.clear();
  found.tasks = [{ id: '7', type: 1, status: 2, results: [] }];
});
afterEach(cleanup);

function Wall() {
  return <p>{useSelection().isOn ? 'selecting' : 'looking'}</p>;
}

function open(at = '/ai-image/text-to-image') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/creations" element={<Wall />} />
        <Route path="*" element={<TaskFeed type={1} onReuse={() => {}} empty="Nothing yet" />} />
      </Routes>
    </MemoryRouter>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('begins to select in Creations, which otherwise begins with looking', () => {
  open();
  press('Select');
  expect(screen.getByText('selecting')).toBeDefined();
  cleanup();
  open('/creations?tool=1');
  expect(screen.getByText('looking')).toBeDefined();
});

it('offers nothing to select where nothing was made', () => {
  found.tasks = [];
  open();
  expect(screen.getByText('Nothing yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});

it('remembers how large results hang', () => {
  open();
  expect(screen.getByText('large')).toBeDefined();
  press('Smaller');
  cleanup();
  open();
  expect(screen.getByText('small')).toBeDefined();
  press('Larger');
  expect(screen.getByText('large')).toBeDefined();
});
