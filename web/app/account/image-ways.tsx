// How an image of oneself is taken and cut: by the camera and the cropper of the forms, into a square of 512 pixels.
import { lazy, Suspense } from 'react';
import { fieldWord, readFieldWord } from '#contract/field-words.ts';
import type { ImageWays } from '#web/account/image-ways.ts';
import { formatOf } from '#web/media/media-formats.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';

const AvatarCropper = lazy(async () => ({ default: (await import('./avatar-cropper.tsx')).AvatarCropper }));
const CameraDialog = lazy(async () => ({
  default: (await import('#web/media/camera-dialog.tsx')).CameraDialog,
}));

export const imageWays: ImageWays = {
  accept: 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp',
  findProblem: (file) =>
    formatOf(file)?.kind === 'image' ? null : readFieldWord(fieldWord('image_format'), readLanguage()),
  drawCropper: (props) => (
    <Suspense>
      <AvatarCropper {...props} />
    </Suspense>
  ),
  drawCamera: (props) => (
    <Suspense>
      <CameraDialog {...props} />
    </Suspense>
  ),
};
