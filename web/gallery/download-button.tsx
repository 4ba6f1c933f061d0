// The filled button that saves a picture, and beside it the other formats.
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import type { DownloadFormat } from '#web/api/task-acts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize } from '#web/ui/button-class.ts';
import { Menu } from '#web/ui/menu.tsx';
import style from './download-button.module.css';

const BYTES_A_MEGABYTE = 1024 * 1024;

export function DownloadButton({
  task,
  index,
  size = 'small',
}: {
  task: Task;
  index: number;
  size?: ButtonSize;
}) {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const [isBusy, setBusy] = useState(false);
  const result = task.results.find((candidate) => candidate.index === index);
  if (!result) return null;
  async function download(format: DownloadFormat) {
    setBusy(true);
    await acts.downloadResult(task, index, format);
    setBusy(false);
  }
  const megabytes = (result.size / BYTES_A_MEGABYTE).toFixed(1);
  return (
    <div className={style.pair}>
      <Button
        look="filled"
        size={size}
        isWide
        isBusy={isBusy}
        icon={<Download />}
        onClick={() => void download('png')}
      >
        {t('task.download')}
        {size === 'huge' && result.size > 0 && <small className={style.size}>{`PNG, ${megabytes} MB`}</small>}
      </Button>
      <Menu
        trigger={
          <Button look="filled" size={size} aria-label={t('gallery.formats')} className={style.more}>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        side="top"
        items={[
          { label: 'PNG', onSelect: () => void download('png') },
          { label: 'JPG', onSelect: () => void download('jpg') },
          { label: 'WebP', onSelect: () => void download('webp') },
        ]}
      />
    </div>
  );
}
