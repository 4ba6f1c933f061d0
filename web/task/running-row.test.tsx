// What has come of a run that is still under way can be taken on like what a finished one made.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { createDataTransfer } from '#tests/fakes/dragged.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { readDraggedWork } from '#web/model/works/dragged-work.ts';
import { readItem } from '#web/ui/form/dragged-item.ts';
import { RunningRow } from './running-row.tsx';

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

it('an image that is there already is dragged as that image, and leads to it', () => {
  const result = { index: 1, kind: 'image', width: 1024, height: 1024, thumb: '/media/t', url: '/media/u' };
  const task = {
    id: '41',
    type: 1,
    status: 1,
    prompt: 'a fox',
    title: 'a fox',
    params: { count: 3 },
    inputs: [],
    results: [result],
    progress: 40,
    eta_seconds: 5,
    eta_most_seconds: 9,
    created_at: new Date().toISOString(),
    started_at: new Date().toISOString(),
  } as unknown as Task;
  render(
    <TaskActsProvider acts={{} as TaskActs}>
      <RunningRow task={task} isFirst isSmall />
    </TaskActsProvider>,
  );
  const link = screen.getByRole('link', { name: /a fox/ });
  expect(link.getAttribute('href')).toBe('/ai-image/generate?id=41&n=2');
  const dataTransfer = createDataTransfer() as unknown as DataTransfer;
  fireEvent.dragStart(link, { dataTransfer });
  expect(readDraggedWork(readItem({ dataTransfer }, 'image'))).toEqual({ task_id: '41', index: 1 });
});
