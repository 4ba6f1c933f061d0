// The filled button that saves a result, and beside it what the file carries, the other formats, and it without a label.
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOWNLOAD_FORMATS, downloadUnlabelled, MEGABYTE } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import type { SavedFormat } from '#web/model/tasks/task-acts.tsx';
import { Button } from '#web/ui/base/button.tsx';
import type { ButtonSize } from '#web/ui/base/button-class.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Menu } from '#web/ui/layer/menu.tsx';
import style from './download-button.module.css';
import { StatementDialog } from '#web/ui/layer/statement-dialog.tsx';

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
  const [isAsking, setAsking] = useState(false);
  const result = task.results.find((candidate) => candidate.index === index);
  if (!result) return null;
  const own = result.format as SavedFormat;
  const formats: readonly SavedFormat[] =
    result.kind === 'image' ? DOWNLOAD_FORMATS : result.subtitles ? [own, 'srt'] : [own];
  async function download(format: SavedFormat, address?: string) {
    setShare(0);
    await acts.downloadResult(task, index, { format, onProgress: setShare, ...(address && { address }) });
    setShare(null);
  }
  /** Without `accept` the server says whether the statement was accepted before. */
  async function takeUnlabelled(accept?: true) {
    try {
      const asked = { id: task.id, index, ...(accept && { accept }) };
      const quietly = { extractData: true, showLoading: false, showError: false } as const;
      const { url } = await call(downloadUnlabelled, asked, quietly);
      setAsking(false);
      await download(own, url);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.fields['accept']) setAsking(true);
      else toast.error(error.message);
    }
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
      <Menu
        trigger={
          <Button look="filled" size={size} aria-label={t('gallery.formats')} className={style.more}>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        side="top"
        head={<p className={style.carries}>{carries()}</p>}
        items={[
          ...formats.map((format) => ({
            label: FORMAT_NAMES[format],
            onSelect: () => void download(format),
          })),
          'line',
          { label: t('gallery.file.unlabelled'), onSelect: () => void takeUnlabelled() },
        ]}
      />
      <StatementDialog
        isOpen={isAsking}
        title={t('gallery.file.statement_title')}
        about={t('gallery.file.statement_about')}
        statement={t('gallery.file.statement')}
        go={t('gallery.file.statement_go')}
        onClose={() => setAsking(false)}
        onAccept={() => takeUnlabelled(true)}
      />
    </div>
  );

  /** By what the plan was when the work was made: a plan without the mark is one for commercial use. */
  function carries(): string {
    return [
      t(task.watermark ? 'gallery.file.marked' : 'gallery.file.unmarked'),
      t(task.engine.is_ai ? 'gallery.file.label_ai' : 'gallery.file.label_rules'),
      t(task.watermark ? 'gallery.file.personal' : 'gallery.file.commercial'),
    ].join(' ');
  }
}
