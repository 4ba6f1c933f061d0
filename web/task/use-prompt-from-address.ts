// `?prompt=…`: words that were chosen elsewhere come into the form, which is gone to; what stood there can be had back.
import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useValueFromAddress } from './use-value-from-address.ts';

/** As long as a hasty hand needs. */
const UNDO_MS = 8000;

/** Empty words leave the prompt as it is. */
export function usePromptFromAddress(prompt: string, fill: (part: { prompt: string }) => void): void {
  const { t } = useTranslation();
  useValueFromAddress('prompt', (words) => {
    if (words.trim() !== '' && words !== prompt) {
      fill({ prompt: words });
      if (prompt.trim() !== '') {
        toast.info(t('tool.prompt_replaced'), {
          duration: UNDO_MS,
          action: { label: t('task.undo'), onPress: () => fill({ prompt }) },
        });
      }
    }
    document.querySelector<HTMLTextAreaElement>('main textarea[data-prompt]')?.focus();
  });
}
