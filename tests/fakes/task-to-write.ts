// A task as it is written with its charge, for tests of what is written: nobody makes it, and nothing hangs on its words.
import type { TaskToWrite } from '#server/task/write-task.ts';
import { boatParams } from './boat-params.ts';

type Needed = Pick<TaskToWrite, 'user' | 'spending'> & { points: number; prompt?: string };

export function taskToWrite({ user, spending, points, prompt = boatParams.prompt }: Needed): TaskToWrite {
  return {
    user,
    task: {
      type: 1,
      params: boatParams,
      prompt,
      title: prompt,
      cost: points,
      cost_detail: [{ label: 'images', amount: points }],
      eta_seconds: 1,
      eta_most_seconds: 2,
      priority: 0,
      watermark: true,
      retry_of: null,
      remix_of: null,
      request_id: null,
      traceparent: null,
    },
    model: null,
    inputs: [],
    spending,
    click: null,
  };
}
