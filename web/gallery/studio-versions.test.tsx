// The runs of the same words in the studio, and the newest of them beside one another.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Task } from '#contract/task.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import type { CompareLayerProps } from './compare-layer.tsx';
import { StudioVersions } from './studio-versions.tsx';

const { found, drawn } = vi.hoisted(() => ({
  found: { tasks: [] as unknown[] },
  drawn: vi.fn<(props: CompareLayerProps) => void>(),
}));
vi.mock('#web/model/tasks/use-tasks.ts', () => ({ useTasks: () => found }));
vi.mock('./compare-layer.tsx', () => ({
  CompareLayer(props: CompareLayerProps) {
    drawn(props);
    return (
      <button type="button" onClick={props.onClose}>{`${props.tiles.length} beside one another`}</button>
    );
  },
}));

const version = (id: number) =>
  ({
    id: String(id),
    type: 1,
    prompt: 'a fox',
    params: {},
    created_at: new Date(id * 1000).toISOString(),
    results: [{ index: 0, thumb: `/${id}.webp`, thumbhash: '' }],
  }) as unknown as Task;

beforeAll(() => speakEnglish(bundledEn));
afterEach(() => {
  cleanup();
  drawn.mockReset();
});

function show(tasks: Task[], open: Task) {
  found.tasks = tasks;
  render(
    <MemoryRouter>
      <StudioVersions task={open} />
    </MemoryRouter>,
  );
}
const compared = () => drawn.mock.lastCall?.[0].tiles.map(({ id }) => id);

it('lays the newest beside one another, and always the one that is open', () => {
  const tasks = [6, 5, 4, 3, 2, 1].map(version);
  show(tasks, version(1));
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(compared()).toEqual(['1', '4', '5', '6']);
  fireEvent.click(screen.getByRole('button', { name: '4 beside one another' }));
  expect(screen.queryByRole('button', { name: '4 beside one another' })).toBeNull();
});

it('ends the comparison where one is left', () => {
  show([version(2), version(1)], version(2));
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(compared()).toEqual(['1', '2']);
  const { tiles, onRemove } = drawn.mock.lastCall?.[0] ?? {};
  const [first] = tiles ?? [];
  if (first) act(() => onRemove?.(first));
  expect(screen.queryByRole('button', { name: /beside one another/u })).toBeNull();
});

it('is not there for words that were made once', () => {
  show([version(1)], version(1));
  expect(screen.queryByRole('button')).toBeNull();
});
