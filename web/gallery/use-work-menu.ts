// What can be done with an image or video: the same list behind the ⋯ of its card and of its details.
import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { listNextSteps } from '#web/model/tasks/next-steps.ts';
import type { NextStep } from '#web/model/tasks/next-steps.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { reuseAddress, studioAddress } from '#web/model/tasks/task-addresses.ts';
import { isRunning } from '#web/model/tasks/task-shape.ts';
import type { MenuItem } from '#web/ui/layer/menu.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import type { TaskText } from '#web/i18n/use-task-text.ts';
import { askToShare } from '#web/model/works/share-wish.ts';
import { listAgain } from './list-again.ts';

/** Without what stands above them in one press. */
function listOtherSteps(task: Task, result: Result, animation: number | null): NextStep[] {
  return listNextSteps(task, result).filter(({ name }) => name !== 'animate' || animation === null);
}

/** What the cards of a wall need for their words and acts: asked for once, as a wall has many cards. */
export type WorkKit = { t: TFunction; words: TaskText; acts: TaskActs };

export function useWorkKit(): WorkKit {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  return useMemo(() => ({ t, words, acts }), [t, words, acts]);
}

/** What is returned makes the list, when it is wanted. */
export function createWorkMenu(
  { t, words, acts }: WorkKit,
  task: Task,
  result: Result | undefined,
): () => MenuItem[] {
  return () => {
    const part = result ? { id: task.id, images: [result.index] } : { id: task.id };
    const all = task.results.length;
    const animation = result ? acts.animationPoints(result) : null;
    const items: (MenuItem | false | undefined)[] = [
      { label: t('gallery.open_studio'), href: studioAddress(task, result?.index) },
      { label: t('task.reuse'), href: reuseAddress(task) },
      animation !== null && {
        label: t('task.animate', { points: words.points(animation) }),
        onSelect: () => result && acts.animate(task, result.index),
      },
      {
        label: t('task.run_again', { n: words.count(task.cost) }),
        disabled: isRunning(task),
        onSelect: () => void acts.runAgain(task),
      },
      result && {
        label: t('gallery.use_as_input'),
        items: listOtherSteps(task, result, animation).map(({ name, address }) => ({
          label: t(`gallery.step.${name}`),
          href: address,
        })),
      },
      ...(result ? listAgain(task, result) : []).map(({ name, address, points }) => ({
        label: t('gallery.again_points', { what: t(`gallery.again.${name}`), n: words.count(points) }),
        href: address,
      })),
      'line',
      result && !task.hidden && !isRunning(task)
        ? result.public
          ? { label: t('gallery.unshare'), onSelect: () => void acts.setPublic([part], false) }
          : { label: t('gallery.share'), onSelect: () => askToShare([part]) }
        : undefined,
      task.prompt !== '' && {
        label: t('task.copy_prompt'),
        onSelect: () => void acts.copyPrompt(task.prompt),
      },
      'line',
      { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([part]) },
      all > 1 && {
        label: t('gallery.delete_all', { n: words.count(all) }),
        isDanger: true,
        onSelect: () => acts.deleteTasks([{ id: task.id, images: task.results.map(({ index }) => index) }]),
      },
    ];
    return items.filter((item): item is MenuItem => Boolean(item));
  };
}
