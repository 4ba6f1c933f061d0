// What can be done with a work: the same list behind the ⋯ of its card and of its details.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { listNextSteps } from '#web/model/tasks/next-steps.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { reuseAddress, studioAddress } from '#web/model/tasks/task-addresses.ts';
import { isRunning } from '#web/model/tasks/task-shape.ts';
import type { MenuItem } from '#web/ui/layer/menu.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { askToShare } from '#web/model/works/share-wish.ts';

/** `n` is which of its results. What is returned makes the list, when it is wanted. */
export function useWorkMenu(task: Task, n: number): () => MenuItem[] {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  return () => {
    const result = task.results[n];
    const items: (MenuItem | false | undefined)[] = [
      { label: t('gallery.open_studio'), href: studioAddress(task, result?.index) },
      { label: t('task.reuse'), href: reuseAddress(task) },
      {
        label: t('task.run_again', { n: words.count(task.cost) }),
        disabled: isRunning(task),
        onSelect: () => void acts.runAgain(task),
      },
      result && {
        label: t('gallery.use_as_input'),
        items: listNextSteps(task, result).map(({ name, address }) => ({
          label: t(`gallery.step.${name}`),
          href: address,
        })),
      },
      'line',
      result && !task.hidden && !isRunning(task)
        ? task.public
          ? { label: t('gallery.unshare'), onSelect: () => void acts.setPublic([task.id], false) }
          : { label: t('gallery.share'), onSelect: () => askToShare([task.id]) }
        : undefined,
      task.prompt !== '' && {
        label: t('task.copy_prompt'),
        onSelect: () => void acts.copyPrompt(task.prompt),
      },
      'line',
      { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([task]) },
    ];
    return items.filter((item): item is MenuItem => Boolean(item));
  };
}
