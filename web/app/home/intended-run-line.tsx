// Says that a run begins by itself, and lets one begin it at once or leave it.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import type { IntendedRun } from './intended-run.ts';
import style from './composer.module.css';

export function IntendedRunLine({ run, onBegin }: { run: IntendedRun; onBegin: () => void }) {
  const { t } = useTranslation();
  return (
    <output className={style.intended}>
      <span>
        {t('home.begins')}
        {/* Said once: not each second to the ear. */}
        <b aria-hidden="true"> {run.secondsLeft}</b>
      </span>
      <Button look="filled" size="small" onClick={onBegin}>
        {t('home.begin_now')}
      </Button>
      <Button size="small" onClick={run.cancel}>
        {t('home.begin_cancel')}
      </Button>
    </output>
  );
}
