// `?from=<task>` brings the parameters of another own task into a form, once; what shall be otherwise stands beside it.
import { useEffect, useRef } from 'react';
import type { Task } from '#contract/task.ts';
import { takeChanges } from '#web/model/tasks/task-addresses.ts';
import { isOwnTask, useTask } from '#web/model/tasks/use-tasks.ts';
import { useAddressParams } from '#web/model/use-address-params.ts';

export function useReuseFromAddress(reuse: (task: Task) => void): void {
  const [params, changeParams] = useAddressParams();
  const from = params.get('from');
  const { data: task } = useTask(from);
  const latest = useRef(reuse);
  useEffect(() => {
    latest.current = reuse;
  });
  useEffect(() => {
    if (!from || !task) return;
    const changes = takeChanges(new URLSearchParams(params));
    if (isOwnTask(task)) latest.current({ ...task, params: { ...task.params, ...changes } });
    changeParams(
      (before) => {
        takeChanges(before);
        before.delete('from');
      },
      { replace: true },
    );
  }, [from, task, params, changeParams]);
}
