// The open work of the wall: a video of its image begins in one press, where the tool takes the image.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { DetailsActs } from './details-acts.tsx';

const task = { id: '41', type: 1, prompt: 'a fox', favorite: false } as Task;
const image = { kind: 'image', index: 2, favorite: false } as Result;
const animate = vi.fn<TaskActs['animate']>();

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

function show(points: number | null) {
  const acts = { animate, animationPoints: () => points } as unknown as TaskActs;
  render(
    <TaskActsProvider acts={acts}>
      <DetailsActs task={task} result={image} />
    </TaskActsProvider>,
  );
}

it('begins the video of the open image, and says what it costs', () => {
  show(20);
  fireEvent.click(screen.getByRole('button', { name: /^Animate.*20 points/u }));
  expect(animate.mock.calls).toEqual([[task, 2]]);
});

it('offers none where there can be none', () => {
  show(null);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Copy prompt',
    'Favorite',
  ]);
});
