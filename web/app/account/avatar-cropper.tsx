// Cuts a picture of oneself: a round frame, as it will stand, and a square file of at most 512 pixels.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { AVATAR_SIDE } from '#contract/people.ts';
import { useOpenedPicture } from '#web/media/open-picture.ts';
import { useCropperWords } from '#web/media/use-cropper-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Cropper } from '#web/ui/cropper.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { drawCrop } from '#web/ui/draw-crop.ts';
import { useCropper } from '#web/ui/use-cropper.ts';
import { readLanguage } from '#web/words/start-words.ts';
import style from './avatar-cropper.module.css';

export type AvatarCropperProps = { file: File; onDone: (picture: File) => void; onClose: () => void };

const QUALITY = 92;

export function AvatarCropper({ file, onDone, onClose }: AvatarCropperProps) {
  const { t } = useTranslation();
  const { bitmap, hasFailed } = useOpenedPicture({ file, url: '' });
  return (
    <Dialog isOpen onClose={onClose} title={t('account.picture.crop')} width={880} isBare>
      {bitmap ? (
        <Inside bitmap={bitmap} onDone={onDone} onClose={onClose} />
      ) : (
        <p className={style.wait} role={hasFailed ? 'alert' : 'status'}>
          {hasFailed ? readFieldWord('file_broken', readLanguage()) : t('media.preparing')}
        </p>
      )}
    </Dialog>
  );
}

type InsideProps = { bitmap: ImageBitmap; onDone: (picture: File) => void; onClose: () => void };

function Inside({ bitmap, onDone, onClose }: InsideProps) {
  const { t } = useTranslation();
  const words = useCropperWords();
  const cropper = useCropper(bitmap, 'circle');
  const [hasFailed, setFailed] = useState(false);
  async function apply() {
    try {
      const blob = await drawCrop(bitmap, cropper.crop, {
        format: 'jpg',
        quality: QUALITY,
        // The frame is round, the file is square: pages of other shapes may show it too.
        isRound: false,
        mostSide: AVATAR_SIDE,
      });
      onDone(new File([blob], 'avatar.jpg', { type: blob.type }));
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <div className={style.cropper}>
        <Cropper source={bitmap} cropper={cropper} words={words} isShapeGiven onApply={() => void apply()} />
      </div>
      <div className={style.foot}>
        <p className={style.problem} role="alert">
          {hasFailed && t('media.cropper.too_large')}
        </p>
        <Button size="medium" onClick={onClose}>
          {t('account.cancel')}
        </Button>
        <Button size="medium" look="filled" onClick={() => void apply()}>
          {t('account.picture.use')}
        </Button>
      </div>
    </>
  );
}
