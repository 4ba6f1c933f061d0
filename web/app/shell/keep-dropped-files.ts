// What is dropped beside the fields that take it must not make the browser leave the application: a file, or a card's address.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasItem } from '#web/ui/form/dragged-item.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export function useDroppedFiles(): void {
  const { t } = useTranslation();
  useEffect(() => {
    // A field that takes it has said so before the event comes here.
    const isAstray = (event: DragEvent) =>
      !event.defaultPrevented && (hasItem(event) || (event.dataTransfer?.types.includes('Files') ?? false));
    function over(event: DragEvent) {
      if (!isAstray(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    }
    function drop(event: DragEvent) {
      if (!isAstray(event)) return;
      event.preventDefault();
      // A card that was moved a little and let go is not worth a word.
      if (!hasItem(event)) toast.info(t('app.drop_on_field'));
    }
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [t]);
}
