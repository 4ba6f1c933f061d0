// `?media=<task>&n=<index>`: another screen hands one of its works over, or a file that it made (`?media=handed`). Taken once, then gone from the address.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HANDED, consumeHandedFile } from '#web/model/handed-file.ts';
import { useTask } from '#web/model/tasks/use-tasks.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useAddressParams } from '#web/model/use-address-params.ts';
import { shownWork } from './shown-work.ts';
import type { MediaFieldState } from './use-media-field.ts';

/** `isWanted` says which of several fields takes it. */
export function useMediaFromAddress(field: MediaFieldState, isWanted = true): void {
  const { t } = useTranslation();
  const [params, changeParams] = useAddressParams();
  const id = isWanted ? params.get('media') : null;
  const index = Number(params.get('n') ?? 0);
  const isHanded = id === HANDED;
  const { data: task, isError } = useTask(isHanded ? null : id);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  useEffect(() => {
    if (id === null || (!task && !isError && !isHanded)) return;
    const shown = task && shownWork(task, index);
    const made = isHanded ? consumeHandedFile() : null;
    if (made) latest.current.addCut(made.file, made.cut, 0);
    else if (shown) latest.current.addRef({ task_id: id, index }, shown, 0);
    else toast.warning(t('media.work_gone'));
    changeParams(
      (before) => {
        before.delete('media');
        before.delete('n');
      },
      { replace: true },
    );
  }, [id, index, task, isError, isHanded, changeParams, t]);
}
