// Crops a chosen picture where it stands: what comes of it takes its place in the field.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { checkMedia } from '#contract/media.ts';
import { Button } from '#web/ui/button.tsx';
import { cropPixels } from '#web/ui/crop-geometry.ts';
import { Cropper } from '#web/ui/cropper.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { drawCrop } from '#web/ui/draw-crop.ts';
import type { CropFormat } from '#web/ui/draw-crop.ts';
import { useCropper } from '#web/ui/use-cropper.ts';
import type { CropRatio } from '#web/ui/use-cropper.ts';
import { readLanguage } from '#web/words/start-words.ts';
import type { MediaChoice } from './media-choice.ts';
import { useOpenedPicture } from './open-picture.ts';
import { useCropperWords } from './use-cropper-words.ts';
import type { MediaFieldState } from './use-media-field.ts';
import style from './crop-dialog.module.css';

export type CropDialogProps = {
  field: MediaFieldState;
  /** The picture to crop; null: the dialog is closed. */
  choice: MediaChoice | null;
  onClose: () => void;
  /** What the frame begins with. */
  ratio?: CropRatio;
};

const QUALITY = 92;

export function CropDialog({ field, choice, onClose, ratio }: CropDialogProps) {
  const { t } = useTranslation();
  const { bitmap, hasFailed } = useOpenedPicture(choice);
  return (
    <Dialog isOpen={choice !== null} onClose={onClose} title={t('media.crop')} width={1040} isBare>
      {choice && bitmap ? (
        <Inside
          bitmap={bitmap}
          field={field}
          choice={choice}
          ratio={ratio ?? (choice.remedy === 'crop' ? nearestTaken(bitmap) : 'free')}
          onClose={onClose}
        />
      ) : (
        <p className={style.wait} role={hasFailed ? 'alert' : 'status'}>
          {hasFailed ? readFieldWord('file_broken', readLanguage()) : t('media.preparing')}
        </p>
      )}
    </Dialog>
  );
}

type InsideProps = {
  bitmap: ImageBitmap;
  field: MediaFieldState;
  choice: MediaChoice;
  ratio: CropRatio;
  onClose: () => void;
};

function Inside({ bitmap, field, choice, ratio, onClose }: InsideProps) {
  const { t } = useTranslation();
  const words = useCropperWords();
  const cropper = useCropper(bitmap, ratio);
  const [hasFailed, setFailed] = useState(false);
  const size = cropPixels(cropper.crop);
  const packed = checkMedia(field.rule, { kind: 'image', duration: 0, fps: 0, has_sound: false, ...size });
  const problem = packed && readFieldWord(packed, readLanguage());

  async function apply() {
    if (problem) return;
    const isRound = cropper.ratio === 'circle';
    const format = isRound ? 'png' : formatOfChoice(choice);
    try {
      const blob = await drawCrop(bitmap, cropper.crop, { format, quality: QUALITY, isRound });
      field.replace(choice.id, new File([blob], choice.name, { type: blob.type }));
      onClose();
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <div className={style.cropper}>
        <Cropper source={bitmap} cropper={cropper} words={words} onApply={() => void apply()} />
      </div>
      <div className={style.foot}>
        <p className={style.problem} role="alert">
          {hasFailed ? t('media.cropper.too_large') : problem}
        </p>
        <Button size="medium" onClick={onClose}>
          {t('media.cancel')}
        </Button>
        <Button size="medium" look="filled" disabled={problem !== null} onClick={() => void apply()}>
          {t('media.cropper.apply')}
        </Button>
      </div>
    </>
  );
}

/** The widest or tallest known ratio that every tool takes. */
function nearestTaken({ width, height }: ImageBitmap): CropRatio {
  return width > height ? '16:9' : '9:16';
}

/** A picture stays of its kind: what was without loss remains so. */
function formatOfChoice({ file }: MediaChoice): CropFormat {
  if (file === null || file.type === 'image/png') return 'png';
  return file.type === 'image/webp' ? 'webp' : 'jpg';
}
