// The card of the image that is open beside the wall is marked, and no other of the same work.
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { keyOfTile } from './group-by-day.ts';
import { useOpenedWork } from './opened-work.ts';
import { useWorkKit } from './use-work-menu.ts';
import { WorkCard } from './work-card.tsx';

const image = { kind: 'image', url: '/a', thumb: '/a', poster: '', thumbhash: '', width: 4, height: 3 };
const results = [0, 1].map((index) => ({ ...image, index, duration: 0, favorite: false }));
const task = { id: '41', type: 1, status: 2, title: 'a fox', params: {}, results } as unknown as Task;

beforeAll(() => speakEnglish(bundledEn));
afterEach(() => {
  cleanup();
  useOpenedWork.setState({ key: null });
});

function Cards() {
  const rest = { task, isSelecting: false, isSelected: false, isEager: true, tabIndex: 0, kit: useWorkKit() };
  return [0, 1].map((n) => <WorkCard key={n} {...rest} n={n} onOpen={() => {}} onToggle={() => {}} />);
}

function show() {
  render(
    <TaskActsProvider acts={{} as TaskActs}>
      <MemoryRouter>
        <Cards />
      </MemoryRouter>
    </TaskActsProvider>,
  );
}
const marks = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));

it('marks the open image for as long as it is open', () => {
  show();
  expect(marks()).toEqual([null, null]);
  act(() => useOpenedWork.setState({ key: keyOfTile({ id: '41', n: 1 }) }));
  expect(marks()).toEqual([null, 'true']);
  act(() => useOpenedWork.setState({ key: null }));
  expect(marks()).toEqual([null, null]);
});
