// The filled button that saves a result, and beside it the other formats.
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOWNLOAD_FORMATS, MEGABYTE } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import type { SavedFormat } from '#web/model/tasks/task-acts.tsx';
import { Button } from '#web/ui/base/button.tsx';
import type { ButtonSize } from '#web/ui/base/button-class.ts';
import { Menu } from '#web/ui/layer/menu.tsx';
import style from './download-button.module.css';

/** Of a larger file is said how much has come. */
const COUNTED_BYTES = 20 * MEGABYTE;

const FORMAT_NAMES: Readonly<Record<SavedFormat, string>> = {
  png: 'PNG',
  jpg: 'JPG',
  webp: 'WebP',
  mp4: 'MP4',
  srt: 'SRT',
};

export type DownloadButtonProps = { task: Task; index: number; size?: ButtonSize };

export function DownloadButton({ task, index, size = 'small' }: DownloadButtonProps) {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const [share, setShare] = useState<number | null>(null);
  const result = task.results.find((candidate) => candidate.index === index);
  if (!result) return null;
  const own = result.format as SavedFormat;
  const formats: readonly SavedFormat[] =
    result.kind === 'image' ? DOWNLOAD_FORMATS : result.subtitles ? [own, 'srt'] : [];
  async function download(format: SavedFormat) {
    setShare(0);
    await acts.downloadResult(task, index, { format, onProgress: setShare });
    setShare(null);
  }
  const isCounted = share !== null && share > 0 && result.size > COUNTED_BYTES;
  const facts = `${FORMAT_NAMES[own]}, ${(result.size / MEGABYTE).toFixed(1)} MB`;
  return (
    <div className={style.pair}>
      <Button
        look="filled"
        size={size}
        isWide
        isBusy={share !== null}
        icon={<Download />}
        onClick={() => void download(own)}
      >
        {t('task.download')}
        {isCounted ? (
          <small className={style.size}>{`${Math.floor(share * 100)} %`}</small>
        ) : (
          size === 'huge' && result.size > 0 && <small className={style.size}>{facts}</small>
        )}
      </Button>
      {formats.length > 0 && (
        <Menu
          trigger={
            <Button look="filled" size={size} aria-label={t('gallery.formats')} className={style.more}>
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          side="top"
          items={formats.map((format) => ({
            label: FORMAT_NAMES[format],
            onSelect: () => void download(format),
          }))}
        />
      )}
    </div>
  );
}
