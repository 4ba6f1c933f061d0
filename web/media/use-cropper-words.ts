// The words of the cropper in the language of the page.
import { useTranslation } from 'react-i18next';
import type { CropperWords } from '#web/ui/crop/cropper.tsx';

export function useCropperWords(): CropperWords {
  const { t } = useTranslation();
  return {
    stage: t('media.cropper.stage'),
    keys: t('media.cropper.keys'),
    ratio: t('media.cropper.ratio'),
    free: t('media.cropper.free'),
    circle: t('media.cropper.circle'),
    width: t('media.cropper.width'),
    height: t('media.cropper.height'),
    zoom: t('media.cropper.zoom'),
    tilt: t('media.cropper.tilt'),
    turn: t('media.cropper.turn'),
    mirrorAcross: t('media.cropper.mirror_across'),
    mirrorDown: t('media.cropper.mirror_down'),
    undo: t('media.undo'),
    redo: t('media.cropper.redo'),
    reset: t('media.cropper.reset'),
  };
}
