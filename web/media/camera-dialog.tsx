// An image from the camera of this computer.
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '#web/i18n/text-key.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { describeDeviceError } from './describe-device-error.ts';
import { canvasBlob } from './prepare-image.ts';
import style from './camera-dialog.module.css';

export type CameraDialogProps = { onImage: (file: File) => void; onClose: () => void };

const QUALITY = 0.92;

export function CameraDialog({ onImage, onClose }: CameraDialogProps) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(1);
  return (
    <Dialog isOpen onClose={onClose} title={t('media.camera')} width={720}>
      <Finder key={attempt} onImage={onImage} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

type FinderProps = { onImage: (file: File) => void; onRetry: () => void };

function Finder({ onImage, onRetry }: FinderProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isWanted = true;
    async function open() {
      try {
        // Without https a browser has no such thing at all, and this throws as well.
        stream = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1920 } } });
        if (!isWanted || !video.current) return stop(stream);
        video.current.srcObject = stream;
        await video.current.play();
        setOn(true);
      } catch (error) {
        if (isWanted) setProblem(describeDeviceError(error, 'camera'));
      }
    }
    void open();
    return () => {
      isWanted = false;
      if (stream) stop(stream);
    };
  }, []);

  async function take() {
    const element = video.current;
    if (!element) return;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: element.videoWidth, height: element.videoHeight });
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    const blob = await canvasBlob(canvas, 'image/jpeg', QUALITY);
    onImage(new File([blob], t('media.camera_name'), { type: blob.type }));
  }
  return (
    <>
      <div className={style.frame}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees now */}
        <video ref={video} className={style.element} muted playsInline hidden={problem !== null} />
        {problem !== null && (
          <p className={style.words} role="alert">
            {t(problem)}
          </p>
        )}
        {!isOn && problem === null && <output className={style.words}>{t('media.camera_allow')}</output>}
      </div>
      <div className={style.acts}>
        {problem === null ? (
          <Button look="filled" size="medium" icon={<Camera />} disabled={!isOn} onClick={() => void take()}>
            {t('media.camera_take')}
          </Button>
        ) : (
          <Button size="medium" onClick={onRetry}>
            {t('ui.try_again')}
          </Button>
        )}
      </div>
    </>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
