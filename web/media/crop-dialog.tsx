// Crops a chosen image where it stands: what comes of it takes its place in the field.
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { checkMedia } from '#contract/media.ts';
import type { MediaCut } from '#contract/media.ts';
import { cropPixels } from '#web/ui/crop/crop-geometry.ts';
import type { CropFormat } from '#web/ui/crop/draw-crop.ts';
import type { Cropper, CropRatio } from '#web/ui/crop/use-cropper.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { CropFrame } from './crop-frame.tsx';
import type { MediaChoice } from './media-choice.ts';
import type { MediaFieldState } from './use-media-field.ts';

export type CropDialogProps = {
  field: MediaFieldState;
  /** The image to crop; null: the dialog is closed. */
  choice: MediaChoice | null;
  onClose: () => void;
  /** What the frame begins with. */
  ratio?: CropRatio;
};

const QUALITY = 92;

export function CropDialog({ field, choice, onClose, ratio }: CropDialogProps) {
  const { t } = useTranslation();
  function problemOf({ crop }: Cropper): string | null {
    const facts = { kind: 'image', duration: 0, fps: 0, has_sound: false, ...cropPixels(crop) } as const;
    const packed = checkMedia(field.rule, facts);
    return packed && readFieldWord(packed, readLanguage());
  }
  return (
    <CropFrame
      title={t('media.crop')}
      size="large"
      image={choice}
      firstRatio={(bitmap) => ratio ?? (choice?.remedy === 'crop' ? nearestTaken(bitmap) : 'free')}
      problemOf={problemOf}
      outputOf={(cropper) => {
        const isRound = cropper.ratio === 'circle';
        return { format: isRound || !choice ? 'png' : formatOfChoice(choice), quality: QUALITY, isRound };
      }}
      applyLabel={t('media.cropper.apply')}
      onDone={(cut, cropper) => {
        if (choice) {
          const file = new File([cut], choice.name, { type: cut.type });
          field.replace(choice.id, file, cutOf(choice, cropper));
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** What the server has is cut there: what the browser shows of it may have a mark. */
function cutOf({ origin, facts }: MediaChoice, { crop, image, ratio }: Cropper): MediaCut | undefined {
  if (!origin) return undefined;
  // A huge cut is kept smaller than what shows it.
  const scale = facts ? facts.width / image.width : 1;
  const part = {
    x: crop.x * scale,
    y: crop.y * scale,
    width: crop.width * scale,
    height: crop.height * scale,
    angle: crop.turns * 90 + crop.tilt,
    mirrored: crop.isMirrored,
    round: ratio === 'circle',
  };
  return { media: origin, part };
}

/** The widest or tallest known ratio that every tool takes. */
function nearestTaken({ width, height }: ImageBitmap): CropRatio {
  return width > height ? '16:9' : '9:16';
}

/** An image stays of its kind: what was without loss remains so. */
function formatOfChoice({ file }: MediaChoice): CropFormat {
  if (file === null || file.type === 'image/png') return 'png';
  return file.type === 'image/webp' ? 'webp' : 'jpg';
}
