// Says that a run begins by itself, and lets one leave it, or begin it at once where no other button does.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import type { IntendedRun } from './use-countdown.ts';
import style from './intended-run-line.module.css';

export type IntendedRunLineProps = { run: IntendedRun; words: string; onBegin?: () => void };

export function IntendedRunLine({ run, words, onBegin }: IntendedRunLineProps) {
  const { t } = useTranslation();
  // Five seconds are too short to find the button by the Tab key.
  useShortcut('everywhere.close', run.cancel);
  return (
    <output className={style.intended}>
      <span>
        {words}
        {/* Said once: not each second to the ear. */}
        <b aria-hidden="true">{` · ${t('task.video_seconds', { n: run.secondsLeft })}`}</b>
      </span>
      {onBegin && (
        <Button look="filled" size="small" onClick={onBegin}>
          {t('task.begin_now')}
        </Button>
      )}
      <Button size="small" onClick={run.cancel}>
        {t('task.begin_cancel')}
      </Button>
    </output>
  );
}
