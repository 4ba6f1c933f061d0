// Takes the own image away: at once for the eye, for good when the time to undo is over. If the page dies first it stays.
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { userEdit } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { patchMe, readMe, saveMe } from '#web/model/me/me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { showOwnCard } from './show-own-card.ts';

const UNDO_MS = 5000;

export function removeAvatar(client: QueryClient, t: TFunction): void {
  const mine = readMe();
  if (!mine || mine.head_img === '') return;
  const { id, head_img: image } = mine;
  let isUndone = false;
  /** Another image, or another person, may have come meanwhile. */
  const isStillAsked = () => {
    const now = readMe();
    return now?.id === id && (now.head_img === '' || now.head_img === image);
  };
  function show(head_img: string) {
    patchMe({ head_img });
    showOwnCard(client);
  }
  async function removeForGood() {
    if (isUndone || !isStillAsked()) return;
    try {
      saveMe(await call(userEdit, { head_img: '' }, { extractData: true, showLoading: false }));
    } catch {
      // The call has said why; the image is back.
      if (isStillAsked()) show(image);
    }
  }
  show('');
  toast.success(t('account.image.removed'), {
    duration: UNDO_MS,
    action: {
      label: t('account.image.undo'),
      onPress() {
        isUndone = true;
        if (isStillAsked()) show(image);
      },
    },
    onLeave: () => void removeForGood(),
  });
}
