// Cuts a picture of oneself: a round frame, as it will stand, and a square file of at most 512 pixels.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATAR_SIDE } from '#contract/people.ts';
import { CropFrame } from '#web/media/crop-frame.tsx';

export type AvatarCropperProps = { file: File; onDone: (picture: File) => void; onClose: () => void };

/** The frame is round, the file is square: pages of other shapes may show it too. */
const OUTPUT = { format: 'jpg', quality: 92, isRound: false, mostSide: AVATAR_SIDE } as const;

export function AvatarCropper({ file, onDone, onClose }: AvatarCropperProps) {
  const { t } = useTranslation();
  const picture = useMemo(() => ({ file, url: '' }), [file]);
  return (
    <CropFrame
      title={t('account.picture.crop')}
      size="small"
      picture={picture}
      firstRatio={() => 'circle'}
      isShapeGiven
      outputOf={() => OUTPUT}
      applyLabel={t('account.picture.use')}
      onDone={(cut) => onDone(new File([cut], 'avatar.jpg', { type: cut.type }))}
      onClose={onClose}
    />
  );
}
