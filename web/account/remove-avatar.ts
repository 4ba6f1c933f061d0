// Takes the own picture away: at once for the eye, for good when the time to undo is over. If the page dies first it stays.
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { userEdit } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { patchMine, takeMine, useMineStore } from '#web/api/mine-store.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { showOwnCard } from './show-own-card.ts';

const UNDO_MS = 5000;

export function removeAvatar(client: QueryClient, t: TFunction): void {
  const { mine } = useMineStore.getState();
  if (!mine || mine.head_img === '') return;
  const { id, head_img: picture } = mine;
  let isUndone = false;
  /** Another picture, or another person, may have come meanwhile. */
  const isStillAsked = () => {
    const now = useMineStore.getState().mine;
    return now?.id === id && (now.head_img === '' || now.head_img === picture);
  };
  function show(head_img: string) {
    patchMine({ head_img });
    showOwnCard(client);
  }
  async function removeForGood() {
    if (isUndone || !isStillAsked()) return;
    try {
      takeMine(await call(userEdit, { head_img: '' }, { extractData: true, showLoading: false }));
    } catch {
      // The call has said why; the picture is back.
      if (isStillAsked()) show(picture);
    }
  }
  show('');
  toast.success(t('account.picture.removed'), {
    duration: UNDO_MS,
    action: {
      label: t('account.picture.undo'),
      onPress() {
        isUndone = true;
        if (isStillAsked()) show(picture);
      },
    },
    onLeave: () => void removeForGood(),
  });
}
