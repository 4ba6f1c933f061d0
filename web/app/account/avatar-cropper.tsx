// Cuts an image of oneself: a round frame, as it will stand, and a square file of at most 512 pixels.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATAR_SIDE } from '#contract/people.ts';
import { CropFrame } from '#web/media/crop-frame.tsx';

export type AvatarCropperProps = { file: File; onDone: (image: File) => void; onClose: () => void };

/** The frame is round, the file is square: pages of other shapes may show it too. */
const OUTPUT = { format: 'jpg', quality: 92, isRound: false, mostSide: AVATAR_SIDE } as const;

export function AvatarCropper({ file, onDone, onClose }: AvatarCropperProps) {
  const { t } = useTranslation();
  const image = useMemo(() => ({ file, url: '' }), [file]);
  return (
    <CropFrame
      title={t('account.image.crop')}
      size="small"
      image={image}
      firstRatio={() => 'circle'}
      isShapeGiven
      outputOf={() => OUTPUT}
      applyLabel={t('account.image.use')}
      onDone={(cut) => onDone(new File([cut], 'avatar.jpg', { type: cut.type }))}
      onClose={onClose}
    />
  );
}
