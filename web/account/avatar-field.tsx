// The own image: pick, drop or take one; it is cut in the next step, sent with its progress, and can be removed.
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/model/me/use-me.ts';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { FileInput } from '#web/ui/form/drop-zone.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useDropTarget } from '#web/ui/form/use-drop-target.ts';
import { AvatarSendingState } from './avatar-sending-state.tsx';
import type { ImageWays } from './image-ways.ts';
import { removeAvatar } from './remove-avatar.ts';
import { sendAvatar, useAvatarSending } from './send-avatar.ts';
import style from './avatar-field.module.css';

export function AvatarField({ ways }: { ways: ImageWays }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const mine = useMe((me) => me);
  const sending = useAvatarSending();
  const input = useRef<HTMLInputElement>(null);
  const phoneCamera = useRef<HTMLInputElement>(null);
  const [cut, setCut] = useState<File | null>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function take([file]: readonly File[]) {
    if (!file) return;
    const found = ways.findProblem(file);
    setProblem(found);
    setCut(found === null ? file : null);
  }
  const { isOver, listeners } = useDropTarget({ onFiles: take });
  function openCamera() {
    // A phone has a better camera of its own than a page can be.
    if (matchMedia('(pointer: coarse)').matches) phoneCamera.current?.click();
    else setCameraOpen(true);
  }
  async function send(image: File) {
    setCut(null);
    if (await sendAvatar(client, image)) toast.success(t('account.image.done'));
  }
  if (!mine) return null;
  return (
    <div {...listeners} className={joinClasses(style.field, isOver && style.over)}>
      <Avatar name={mine.name} image={sending.url || mine.head_img} size="large" />
      <div className={style.words}>
        {sending.file ? (
          <AvatarSendingState onSend={(file) => void send(file)} />
        ) : (
          <div className={style.acts}>
            <Button onClick={() => input.current?.click()}>{t('account.image.change')}</Button>
            <Button look="quiet" onClick={openCamera}>
              {t('account.image.camera')}
            </Button>
            {mine.head_img !== '' && (
              <Button look="quiet" onClick={() => removeAvatar(client, t)}>
                {t('account.image.remove')}
              </Button>
            )}
          </div>
        )}
        {problem !== null && (
          <p className={style.problem} role="alert">
            <CircleAlert aria-hidden="true" />
            {problem}
          </p>
        )}
        <p className={style.note}>{isOver ? t('account.image.let_go') : t('account.image.takes')}</p>
      </div>
      <FileInput ref={input} accept={ways.accept} onFiles={take} />
      <FileInput ref={phoneCamera} accept="image/*" capture="user" onFiles={take} />
      {cut && ways.drawCropper({ file: cut, onDone: (file) => void send(file), onClose: () => setCut(null) })}
      {isCameraOpen &&
        ways.drawCamera({
          onImage(file) {
            setCameraOpen(false);
            take([file]);
          },
          onClose: () => setCameraOpen(false),
        })}
    </div>
  );
}
