// Hands an address or words to others, and says what became of them.
import { useTranslation } from 'react-i18next';
import { hasShareSheet, shareAddress } from '#web/ui/feedback/share-address.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export type Share = {
  canShare: boolean;
  share: (title: string, url: string) => Promise<void>;
  copy: (text: string, said: string) => Promise<void>;
};

export function useShare(): Share {
  const { t } = useTranslation();
  async function handOn(text: string, said: string, hand: () => Promise<boolean>) {
    try {
      if (await hand()) toast.success(said);
    } catch {
      toast.warning(t('community.not_copied', { text }));
    }
  }
  return {
    canShare: hasShareSheet(),
    copy: (text, said) =>
      handOn(text, said, async () => {
        await navigator.clipboard.writeText(text);
        return true;
      }),
    share: (title, url) => handOn(url, t('community.link_copied'), () => shareAddress(title, url)),
  };
}
