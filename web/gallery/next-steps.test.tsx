// The next steps of a result: a video of an image is begun by the press, the others open the form of their tool.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { NextSteps } from './next-steps.tsx';

const task = { id: '41', type: 1, engine: { is_ai: false }, params: {}, results: [] } as unknown as Task;
const image = { kind: 'image', index: 2, width: 1024, height: 1024 } as Result;
const animate = vi.fn<TaskActs['animate']>();

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

function show(points: number | null) {
  const acts = { animate, animationPoints: () => points } as unknown as TaskActs;
  render(
    <TaskActsProvider acts={acts}>
      <MemoryRouter>
        <NextSteps task={task} result={image} />
      </MemoryRouter>
    </TaskActsProvider>,
  );
}

it('begins a video of the image in one press, and says what that costs', () => {
  show(30);
  fireEvent.click(screen.getByRole('button', { name: /^Animate ?30$/ }));
  expect(animate.mock.calls).toEqual([[task, 2]]);
  expect(screen.getByRole('link', { name: /^Edit ?from/ }).getAttribute('href')).toMatch(/image-to-image/);
});

it('opens the form, which says why, where the tool does not take the image', () => {
  show(null);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /^Animate ?from/ }).getAttribute('href')).toMatch(/image-to-video/);
});
