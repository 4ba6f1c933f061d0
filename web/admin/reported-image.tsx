// The image or video that was reported, whole; of several images one after another.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReport } from '#contract/admin.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { ImageStrip } from '#web/ui/wall/image-strip.tsx';
import style from './reported-image.module.css';

type ReportedImageProps = { report: AdminReport; className?: string | undefined };

export function ReportedImage({ report, className }: ReportedImageProps) {
  const { t } = useTranslation();
  const { kind, images, title } = report;
  const [index, setIndex] = useState(0);
  const shown = images.find((image) => image.index === index) ?? images[0];
  const all = images.length;
  return (
    <div className={className}>
      {!shown ? (
        <EmptyFrame ratio={1} />
      ) : kind === 'video' ? (
        <video src={shown.url} poster={shown.thumb} controls muted loop playsInline aria-label={title} />
      ) : (
        <img src={shown.url} alt={title} />
      )}
      {shown && all > 1 && (
        <ImageStrip
          images={images}
          index={shown.index}
          onChoose={setIndex}
          label={t('community.images')}
          nameOf={(place) => t('community.image_of', { n: place + 1, all })}
          className={style.strip}
        />
      )}
    </div>
  );
}
