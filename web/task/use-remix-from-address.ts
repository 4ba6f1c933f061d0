// `?remix=<public work>` brings what its author shows of it into a form and credits it; `?credit=` only credits. Once.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAddressParams } from '#web/model/use-address-params.ts';
import type { PublicTask } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { isOwnTask, useTask } from '#web/model/tasks/use-tasks.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { setRemix } from './remix-source.ts';
import type { RemixSource } from './remix-source.ts';

export function useRemixFromAddress(tool: ToolName, fill: (work: Reusable) => void): void {
  const { t } = useTranslation();
  const [params, changeParams] = useAddressParams();
  const { state } = useLocation();
  const name = params.has('remix') ? 'remix' : 'credit';
  const id = params.get(name);
  const { data: work, isError } = useTask(id);
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    // What begins on /home is made after nobody, unless a public work stood beside the words there.
    const begun = state as { begin?: unknown; credit?: RemixSource } | null;
    if (begun?.begin) setRemix(tool, begun.credit);
  }, [state, tool]);
  useEffect(() => {
    if (!id || (!work && !isError)) return;
    if (!work) toast.warning(t('task.remix.gone'));
    else {
      if (!isOwnTask(work)) setRemix(tool, { id, author: work.author.name, thumb: work.thumb });
      const shown = isOwnTask(work) ? work : shownOf(work);
      if (name === 'remix' && shown) latest.current(shown);
    }
    changeParams(
      (before) => {
        before.delete(name);
      },
      { replace: true },
    );
  }, [id, name, tool, work, isError, changeParams, t]);
}

/** Null where the author keeps the words: then only the tool and the template are taken. The seed is drawn anew. */
function shownOf({ params, prompt, effect, title }: PublicTask): Reusable | null {
  if (!params) return null;
  const { seed: _, ...taken } = params;
  return { params: { ...(prompt === null ? {} : { prompt }), ...taken }, inputs: [], effect, title };
}
