// How far an image of oneself has got; where it did not arrive, why, and once more.
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { describeUpload } from '#web/i18n/describe-upload.ts';
import { dropAvatar, stopAvatar, useAvatarSending } from './send-avatar.ts';
import style from './avatar-field.module.css';

export function AvatarSendingState({ onSend }: { onSend: (file: File) => void }) {
  const { t } = useTranslation();
  const { file, share, problem } = useAvatarSending();
  if (!file) return null;
  if (share !== null) {
    const sending = describeUpload(t, share);
    return (
      <div className={style.sending}>
        <span className={style.percent}>{sending.label}</span>
        <ProgressBar {...sending} />
        <Button look="quiet" onClick={stopAvatar}>
          {t('account.image.stop')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className={style.problem} role="alert">
        <CircleAlert aria-hidden="true" />
        {problem === '' ? t('account.image.stopped') : t('account.image.failed', { problem })}
      </p>
      <div className={style.acts}>
        <Button onClick={() => onSend(file)}>{t('account.image.again')}</Button>
        <Button look="quiet" onClick={dropAvatar}>
          {t('account.image.drop')}
        </Button>
      </div>
    </>
  );
}
