// The cropper by itself: free, and nothing leaves this browser.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { acceptOf, asFile } from '#web/media/media-formats.ts';
import { useOpenedImage } from '#web/media/open-image.ts';
import { useReceivesFiles } from '#web/media/receive-files.ts';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { HiddenTitle } from '#web/ui/base/hidden-title.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { CropperWork } from './cropper-work.tsx';
import style from './cropper-page.module.css';

export function CropperPage() {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<{ file: File; url: string; number: number } | null>(null);
  const { bitmap, hasFailed } = useOpenedImage(image);
  function open([blob]: readonly Blob[]) {
    if (!blob) return;
    setImage((before) => ({ file: asFile(blob, 'image'), url: '', number: (before?.number ?? 0) + 1 }));
  }
  useReceivesFiles(root, { kind: 'image', hasRoom: image === null, take: open });
  if (image && bitmap) {
    return (
      <div ref={root} className={style.work}>
        <HiddenTitle>{t('app.title.cropper')}</HiddenTitle>
        {/* Another image begins anew. */}
        <CropperWork key={image.number} bitmap={bitmap} name={image.file.name} onOpen={open} />
      </div>
    );
  }
  const isHeic = /\.hei[cf]$/i.test(image?.file.name ?? '');
  return (
    <div ref={root} className={style.empty}>
      <PageTitle aside={t('media.page.about')}>{t('app.title.cropper')}</PageTitle>
      <DropZone
        label={image && !hasFailed ? t('media.preparing') : t('media.page.open')}
        note={t('media.page.takes')}
        overLabel={t('media.let_go')}
        accept={`image/*,${acceptOf('image')}`}
        hasError={hasFailed}
        onFiles={open}
      />
      {hasFailed && (
        <p className={style.problem} role="alert">
          {isHeic ? t('media.problem.heic') : readFieldWord('file_broken', readLanguage())}
        </p>
      )}
    </div>
  );
}
