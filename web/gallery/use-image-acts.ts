// What the studio does with one image or video: its star, who sees it, its end.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { askToShare } from '#web/model/works/share-wish.ts';
import type { MenuItem } from '#web/ui/layer/menu.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';

export type ImageActs = {
  toggleFavorite: () => void;
  /** Shows it to everybody, once it was asked how; of what is shown already, hands its link on. */
  share: () => void;
  /** The next of its batch takes its place; without one the studio is left for the wall. */
  remove: () => void;
  menu: () => MenuItem[];
};

/** Without a result they are of the whole task: it has not come out, or failed. */
export function useImageActs(task: Task, result: Result | undefined): ImageActs {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const part = result ? { id: task.id, images: [result.index] } : { id: task.id };
  const all = task.results.map(({ index }) => index);

  function remove(images: readonly number[]) {
    const left = task.results.filter(({ index }) => !images.includes(index));
    const at = result?.index ?? 0;
    const next = left.find(({ index }) => index > at) ?? left.at(-1);
    acts.deleteTasks([result ? { id: task.id, images } : part]);
    // The page stays the same, so that Undo is still there.
    void navigate(next ? studioAddress(task, next.index) : '/creations', { replace: next !== undefined });
  }
  const removeOne = () => remove(result ? [result.index] : []);
  return {
    toggleFavorite: () => acts.setFavorite([part], !(result?.favorite ?? task.favorite)),
    share: () => (result?.public ? void acts.shareLink(task) : askToShare([part])),
    remove: removeOne,
    menu: () => {
      const isShown = result?.public === true;
      const items: (MenuItem | false)[] = [
        result !== undefined && {
          label: t('task.download'),
          onSelect: () => void acts.downloadResult(task, result.index),
        },
        !task.hidden && {
          label: t(isShown ? 'gallery.share_link' : 'gallery.share'),
          onSelect: () => (isShown ? void acts.shareLink(task) : askToShare([part])),
        },
        isShown && { label: t('gallery.unshare'), onSelect: () => void acts.setPublic([part], false) },
        'line',
        { label: t('task.delete'), isDanger: true, onSelect: removeOne },
        all.length > 1 && {
          label: t('gallery.delete_all', { n: words.count(all.length) }),
          isDanger: true,
          onSelect: () => remove(all),
        },
      ];
      return items.filter((item): item is MenuItem => item !== false);
    },
  };
}
