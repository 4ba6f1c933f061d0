// The other ways into a media field: one's own works, and the camera.
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '#web/ui/form/drop-zone.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import type { MediaFieldState } from './use-media-field.ts';

/** Both come when somebody goes that way. */
const WorksSheet = lazy(async () => ({ default: (await import('./works-sheet.tsx')).WorksSheet }));
const CameraDialog = lazy(async () => ({ default: (await import('./camera-dialog.tsx')).CameraDialog }));

export type MediaFieldWaysProps = {
  field: MediaFieldState;
  /** The place to fill; the free ones where left out. */
  slot?: number;
  isSmall?: boolean;
};

export function MediaFieldWays({ field, slot, isSmall }: MediaFieldWaysProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'works' | 'camera' | null>(null);
  const phoneCamera = useRef<HTMLInputElement>(null);
  const { kind } = field.rule;
  // No tool makes sounds, and a video is not taken here.
  if (kind === 'audio') return null;
  const close = () => setOpen(null);

  function openCamera() {
    // A phone has a better camera of its own than a page can be.
    if (matchMedia('(pointer: coarse)').matches) phoneCamera.current?.click();
    else setOpen('camera');
  }
  return (
    <>
      <SmallAction onClick={() => setOpen('works')}>
        {isSmall ? t('media.creations_short') : t('media.creations')}
      </SmallAction>
      {kind === 'image' && <SmallAction onClick={openCamera}>{t('media.camera')}</SmallAction>}
      <FileInput
        ref={phoneCamera}
        accept="image/*"
        capture="environment"
        onFiles={(files) => field.add(files, slot)}
      />
      <Suspense>
        {open === 'works' && <WorksSheet field={field} slot={slot} onClose={close} />}
        {open === 'camera' && (
          <CameraDialog
            onClose={close}
            onImage={(file) => {
              field.add([file], slot);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
