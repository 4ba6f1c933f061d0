// A chosen sound: listen, and keep a part of it.
import { Pause, Play, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEGABYTE } from '#contract/media.ts';
import { Button } from '#web/ui/base/button.tsx';
import { formatClock } from '#web/ui/video/video-clock.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { isWhole, startRange } from '#web/ui/form/selected-range.ts';
import type { SelectedRange } from '#web/ui/form/selected-range.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { wavePeaks } from '#web/ui/video/wave-peaks.ts';
import { Waveform } from '#web/ui/video/waveform.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { describeUpload } from '#web/i18n/describe-upload.ts';
import { cutSound } from './cut-sound.ts';
import { decodeSound } from './decode-sound.ts';
import type { MediaChoice } from './media-choice.ts';
import type { MediaFieldState } from './use-media-field.ts';
import { useSoundPlayer } from './use-sound-player.ts';
import style from './sound-choice.module.css';

const BARS = 160;
/** Enough to draw by. */
const DRAWING_RATE = 8000;

export function SoundChoice({ field, choice }: { field: MediaFieldState; choice: MediaChoice }) {
  const { t } = useTranslation();
  const wave = useWave(choice.file);
  const duration = wave?.duration ?? choice.facts?.duration ?? 0;
  const [least, most] = field.rule.seconds ?? [0.1, Number.POSITIVE_INFINITY];
  const limits = { duration, least, most };
  const [chosen, setChosen] = useState<SelectedRange | null>(null);
  const [isCutting, setCutting] = useState(false);
  const range = chosen ?? startRange(limits);
  const player = useSoundPlayer(choice.url, range);

  async function cut() {
    if (!choice.file) return;
    setCutting(true);
    try {
      field.replace(choice.id, await cutSound(choice.file, range.start, range.end));
    } finally {
      setCutting(false);
    }
  }
  return (
    <div>
      <div className={style.head}>
        <IconButton
          isFramed
          label={player.isPlaying ? t('media.pause') : t('media.play')}
          icon={player.isPlaying ? <Pause /> : <Play />}
          onClick={player.toggle}
        />
        <div className={style.about}>
          <p className={style.name}>{choice.name}</p>
          <p className={style.facts}>{formatFile()}</p>
        </div>
        <SmallAction icon={<X />} onClick={() => field.remove(choice.id)}>
          {t('media.remove_sound')}
        </SmallAction>
      </div>
      {wave ? (
        <Waveform
          peaks={wave.peaks}
          limits={limits}
          range={range}
          onChange={setChosen}
          playhead={player.time}
          onSeek={player.seek}
          words={{
            start: t('media.wave.start'),
            end: t('media.wave.end'),
            kept: ({ start, end }) =>
              t('media.wave.kept', {
                a: formatClock(start, true),
                b: formatClock(end, true),
                n: formatTenths({ start, end }),
              }),
          }}
        />
      ) : (
        <div className={style.noWave} />
      )}
      {choice.state === 'uploading' && (
        <ProgressBar {...describeUpload(t, choice.progress, choice.isWaiting)} />
      )}
      {wave && !isWhole(range, duration) && (
        <div className={style.cut}>
          <Button look="filled" isBusy={isCutting} onClick={() => void cut()}>
            {t('media.wave.cut', { n: formatTenths(range) })}
          </Button>
          {chosen && <SmallAction onClick={() => setChosen(null)}>{t('media.wave.whole')}</SmallAction>}
        </div>
      )}
    </div>
  );

  function formatFile() {
    const seconds = duration > 0 ? t('media.seconds', { n: duration.toFixed(1) }) : '';
    const size = choice.file ? `${(choice.file.size / MEGABYTE).toFixed(1)} MB` : '';
    const way =
      choice.state === 'uploading' ? describeUpload(t, choice.progress, choice.isWaiting).label : '';
    return [seconds, size, way].filter(Boolean).join(' · ');
  }
}

/** As the clocks beside it count: tenths that have passed. */
function formatTenths({ start, end }: SelectedRange): string {
  return ((Math.floor(end * 10 + 1e-6) - Math.floor(start * 10 + 1e-6)) / 10).toFixed(1);
}

type Wave = { peaks: number[]; duration: number };

/** Null until it is decoded, and where this browser cannot. */
function useWave(file: File | null): Wave | null {
  const [wave, setWave] = useState<Wave | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function read(sound: File) {
      const { samples, duration } = await decodeSound(sound, DRAWING_RATE);
      if (isWanted) setWave({ peaks: wavePeaks(samples, BARS), duration });
    }
    if (file) void read(file).catch(() => isWanted && setWave(null));
    return () => {
      isWanted = false;
      setWave(null);
    };
  }, [file]);
  return wave;
}
