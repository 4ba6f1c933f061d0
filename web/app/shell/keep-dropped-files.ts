// A file that is dropped beside the fields that take one must not make the browser leave the application for it.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export function useDroppedFiles(): void {
  const { t } = useTranslation();
  useEffect(() => {
    // A field that takes the file has said so before the event comes here.
    const isAstray = (event: DragEvent) =>
      !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false);
    function over(event: DragEvent) {
      if (!isAstray(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    }
    function drop(event: DragEvent) {
      if (!isAstray(event)) return;
      event.preventDefault();
      toast.info(t('app.drop_on_field'));
    }
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [t]);
}
