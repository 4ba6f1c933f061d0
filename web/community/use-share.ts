// Hands an address to others: by the sheet of the device where it has one for fingers, else by the clipboard.
import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export type Share = {
  canShare: boolean;
  share: (title: string, url: string) => Promise<void>;
  copy: (text: string, said: string) => Promise<void>;
};

export function useShare(): Share {
  const { t } = useTranslation();
  const canShare = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  async function copy(text: string, said: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(said);
    } catch {
      toast.warning(t('community.not_copied', { text }));
    }
  }
  return {
    canShare,
    copy,
    async share(title, url) {
      if (!canShare) return copy(url, t('community.link_copied'));
      // Whoever closes the sheet of the device has changed their mind: nothing is said.
      await navigator.share({ title, url }).catch(() => {});
    },
  };
}
