// Records a voice: a wet dot and the running time while it does, then the file.
import { Mic, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { formatClock } from '#web/ui/video/video-clock.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { LevelBars } from '#web/ui/base/level-bars.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { useRecorder } from './use-recorder.ts';
import style from './voice-recorder.module.css';

export type VoiceRecorderProps = {
  /** Seconds. */
  most?: number;
  /** Gets a WAV file. */
  onRecorded: (file: File) => void;
  /** Stands beside the running time: what so many seconds cost, for example. */
  formatBeside?: (seconds: number) => string;
};

export function VoiceRecorder({ most = 60, onRecorded, formatBeside }: VoiceRecorderProps) {
  const { t } = useTranslation();
  const recorder = useRecorder(most, t('media.record.name'), onRecorded);
  const { state, seconds, levels, problem } = recorder;
  if (state === 'idle' || state === 'asking') {
    return (
      <div className={style.ready}>
        <Button
          icon={<Mic />}
          size="medium"
          isBusy={state === 'asking'}
          busyLabel={t('media.record.allow')}
          onClick={() => void recorder.start()}
        >
          {t('media.record.start')}
        </Button>
        <p className={style.about}>{t('media.record.about', { n: most })}</p>
        {problem && (
          <p className={style.problem} role="alert">
            {t(problem)}
          </p>
        )}
      </div>
    );
  }
  const beside = [t('media.record.of', { time: formatClock(most) }), formatBeside?.(seconds)];
  return (
    <div>
      <div className={style.head}>
        <IconButton
          isFramed
          label={t('media.record.stop')}
          icon={<Square className={style.square} />}
          disabled={state === 'finishing'}
          onClick={recorder.finish}
        />
        <div className={style.words}>
          <p className={style.time} role="timer">
            <span className={style.dot} aria-hidden="true" />
            {state === 'finishing'
              ? t('media.preparing')
              : t('media.record.running', { time: formatClock(seconds, true) })}
          </p>
          <p className={style.about}>{beside.filter(Boolean).join(' · ')}</p>
        </div>
        <SmallAction onClick={recorder.cancel}>{t('media.cancel')}</SmallAction>
      </div>
      <LevelBars levels={levels} />
    </div>
  );
}
