// The cropper by itself: free, and nothing leaves this browser.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { acceptOf, asFile } from '#web/media/media-formats.ts';
import { useOpenedPicture } from '#web/media/open-picture.ts';
import { useReceivesFiles } from '#web/media/receive-files.ts';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { readLanguage } from '#web/words/start-words.ts';
import { CropperWork } from './cropper-work.tsx';
import hidden from '#web/ui/base/visually-hidden.module.css';
import style from './cropper-page.module.css';

export function CropperPage() {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<{ file: File; url: string; number: number } | null>(null);
  const { bitmap, hasFailed } = useOpenedPicture(picture);
  function open([blob]: readonly Blob[]) {
    if (!blob) return;
    setPicture((before) => ({ file: asFile(blob, 'image'), url: '', number: (before?.number ?? 0) + 1 }));
  }
  useReceivesFiles(root, { kind: 'image', hasRoom: picture === null, take: open });
  if (picture && bitmap) {
    return (
      <div ref={root} className={style.work}>
        <h1 className={hidden.hidden}>{t('app.title.cropper')}</h1>
        {/* Another picture begins anew. */}
        <CropperWork key={picture.number} bitmap={bitmap} name={picture.file.name} onOpen={open} />
      </div>
    );
  }
  const isHeic = /\.hei[cf]$/i.test(picture?.file.name ?? '');
  return (
    <div ref={root} className={style.empty}>
      <PageTitle aside={t('media.page.about')}>{t('app.title.cropper')}</PageTitle>
      <DropZone
        label={picture && !hasFailed ? t('media.preparing') : t('media.page.open')}
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
