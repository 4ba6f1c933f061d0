// Hands an address or words to others, and says what became of it.
import { useTranslation } from 'react-i18next';
import { copyText, hasShareSheet, shareAddress } from '#web/model/works/share-address.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export type Share = {
  canShare: boolean;
  share: (title: string, url: string) => Promise<void>;
  copy: (text: string, said: string) => Promise<void>;
};

export function useShare(): Share {
  const { t } = useTranslation();
  return {
    canShare: hasShareSheet(),
    async copy(text, said) {
      if (await copyText(text)) toast.success(said);
      else toast.warning(t('community.not_copied', { text }));
    },
    async share(title, url) {
      const done = await shareAddress(title, url);
      if (done === 'copied') toast.success(t('community.link_copied'));
      if (done === 'kept') toast.warning(t('community.not_copied', { text: url }));
    },
  };
}
