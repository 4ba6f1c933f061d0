// A work that is let go over a place of a field goes the way of those that are chosen from one's creations.
import { useTranslation } from 'react-i18next';
import { CallError } from '#web/api/call-error.ts';
import { readDraggedWork } from '#web/model/works/dragged-work.ts';
import type { DropTarget } from '#web/ui/form/use-drop-target.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { fetchShownWork } from './shown-work.ts';
import type { MediaFieldState } from './use-media-field.ts';

type Field = Pick<MediaFieldState, 'rule' | 'addRef'>;

/** Returns what a place takes beside files: works of its field's kind. Without `slot` they go to the free places. */
export function useDroppedWork(): (field: Field, slot?: number) => DropTarget['items'] {
  const { t } = useTranslation();
  async function take(field: Field, value: string, slot?: number) {
    const place = readDraggedWork(value);
    if (!place) return;
    try {
      const shown = await fetchShownWork(place.task_id, place.index);
      if (shown) field.addRef(place, shown, slot);
      else toast.warning(t('media.work_gone'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.warning(error.kind === 'refused' ? t('media.work_gone') : error.message);
    }
  }
  return (field, slot) =>
    // No work is a sound.
    field.rule.kind === 'audio'
      ? undefined
      : { kind: field.rule.kind, onItem: (value) => void take(field, value, slot) };
}
