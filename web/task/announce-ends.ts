// Says once that tasks have ended: to the ear alone where the eye is on them anyway.
import type { TFunction } from 'i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { StatusOf } from '#contract/task.ts';
import { toolOfType, TOOL_WORDS } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { speak } from '#web/ui/feedback/spoken.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export type Announcing = {
  t: TFunction;
  language: Language;
  /** Whether the end of this task is on the screen already. */
  isShown: (end: StatusOf) => boolean;
  open: (address: string) => void;
  /** Browser notifications, where nobody looks and the person switched them on. */
  notify: ((ends: readonly StatusOf[]) => void) | null;
};

/** Returns the ids that were announced and not seen. */
export function announceEnds(
  ends: readonly StatusOf[],
  { t, language, isShown, open, notify }: Announcing,
): string[] {
  const elsewhere = ends.filter((end) => !isShown(end));
  for (const end of ends.filter((one) => !elsewhere.includes(one))) speak(wordsOf(end));
  const ready = elsewhere.filter((end) => end.status === TASK_STATUS.completed);
  const failed = elsewhere.filter((end) => end.status === TASK_STATUS.failed);
  const [only] = ready;
  if (only) {
    const isOne = ready.length === 1;
    const text = isOne ? wordsOf(only) : t('task.toast.ready_several', { n: ready.length });
    const address = isOne ? studioAddress(only) : '/creations';
    toast.success(text, { action: { label: t('task.view'), onPress: () => open(address) } });
  }
  for (const end of failed) {
    const text = wordsOf(end);
    if (end.error_code === 'canceled') toast.info(text, { isRefund: true });
    else toast.warning(text, { isRefund: end.refunded > 0 });
  }
  const news = elsewhere.filter((end) => end.error_code !== 'canceled');
  if (news.length > 0) notify?.(news);
  return news.map(({ id }) => id);

  function wordsOf({ status, type, error_code, refunded }: StatusOf): string {
    if (status === TASK_STATUS.completed) {
      return t('task.toast.ready', { tool: TOOL_WORDS[toolOfType(type)][language] });
    }
    const isCanceled = error_code === 'canceled';
    const key =
      refunded > 0 ? (isCanceled ? 'canceled' : 'failed') : isCanceled ? 'canceled_free' : 'failed_free';
    return t(`task.toast.${key}`, { count: refunded, n: refunded });
  }
}

/** Says that nobody asks any more (spec §8, polling), and where the work will be when it comes. */
export function announceTimeout({ t, open }: Pick<Announcing, 't' | 'open'>): void {
  toast.info(t('task.toast.still_working'), {
    action: { label: t('app.nav.creations'), onPress: () => open('/creations') },
  });
}
