// A dialog with an image in the cropper: opens it, says what is wrong with it, and hands on what was cut.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Cropper as CropStage } from '#web/ui/crop/cropper.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { drawCrop } from '#web/ui/crop/draw-crop.ts';
import type { CropOutput } from '#web/ui/crop/draw-crop.ts';
import { useCropper } from '#web/ui/crop/use-cropper.ts';
import type { Cropper, CropRatio } from '#web/ui/crop/use-cropper.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import type { MediaChoice } from './media-choice.ts';
import { useOpenedImage } from './open-image.ts';
import { useCropperWords } from './use-cropper-words.ts';
import style from './crop-frame.module.css';

export type CropFrameProps = {
  title: string;
  size: 'large' | 'small';
  /** Null: the dialog is closed. */
  image: Pick<MediaChoice, 'file' | 'url'> | null;
  firstRatio: (bitmap: ImageBitmap) => CropRatio;
  /** The frame keeps its first shape. */
  isShapeGiven?: boolean;
  /** Why what is in the frame cannot be taken, in words; null when it can. */
  problemOf?: (cropper: Cropper) => string | null;
  outputOf: (cropper: Cropper) => CropOutput;
  applyLabel: string;
  onDone: (cut: Blob, cropper: Cropper) => void;
  onClose: () => void;
};

const WIDTHS = { large: 1040, small: 880 } as const;

export function CropFrame(props: CropFrameProps) {
  const { t } = useTranslation();
  const { bitmap, hasFailed } = useOpenedImage(props.image);
  return (
    <Dialog
      isOpen={props.image !== null}
      onClose={props.onClose}
      title={props.title}
      width={WIDTHS[props.size]}
      isBare
    >
      {props.image && bitmap ? (
        <Inside {...props} bitmap={bitmap} />
      ) : (
        <p className={style.wait} role={hasFailed ? 'alert' : 'status'}>
          {hasFailed ? readFieldWord('file_broken', readLanguage()) : t('media.preparing')}
        </p>
      )}
    </Dialog>
  );
}

function Inside({ bitmap, ...props }: CropFrameProps & { bitmap: ImageBitmap }) {
  const { t } = useTranslation();
  const words = useCropperWords();
  const cropper = useCropper(bitmap, props.firstRatio(bitmap));
  const [hasFailed, setFailed] = useState(false);
  const problem = props.problemOf?.(cropper) ?? null;

  async function apply() {
    if (problem !== null) return;
    try {
      props.onDone(await drawCrop(bitmap, cropper.crop, props.outputOf(cropper)), cropper);
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <div className={style.cropper} data-size={props.size}>
        <CropStage
          source={bitmap}
          cropper={cropper}
          words={words}
          isShapeGiven={props.isShapeGiven ?? false}
          onApply={() => void apply()}
        />
      </div>
      <div className={style.foot}>
        <p className={style.problem} role="alert">
          {hasFailed ? t('media.cropper.too_large') : problem}
        </p>
        <Button size="medium" onClick={props.onClose}>
          {t('media.cancel')}
        </Button>
        <Button size="medium" look="filled" disabled={problem !== null} onClick={() => void apply()}>
          {props.applyLabel}
        </Button>
      </div>
    </>
  );
}
