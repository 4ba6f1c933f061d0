// What runs in the studio counts the seconds to the eye, and not to the ear.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Task } from '#contract/task.ts';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { RunningStage } from './studio-stages.tsx';

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

it('is no live region', () => {
  const started = new Date().toISOString();
  const task = {
    id: '41',
    type: 1,
    status: 1,
    title: 'a fox',
    params: {},
    results: [],
    inputs: [],
    progress: 20,
    eta_seconds: 30,
    created_at: started,
    started_at: started,
  } as unknown as Task;
  const { container } = render(
    <QueryPage>
      <TaskActsProvider acts={{} as TaskActs}>
        <RunningStage task={task} caption="Nº 1" />
      </TaskActsProvider>
    </QueryPage>,
  );
  expect(screen.getByText(/Generating/u)).toBeDefined();
  expect(container.querySelector('output, [aria-live], [role=status]')).toBeNull();
});
