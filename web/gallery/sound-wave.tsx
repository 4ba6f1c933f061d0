// The sound of a video as bars under its player, with the wet line where it is now.
import { useEffect, useState } from 'react';
import type { VideoPlayer } from '#web/ui/video/video-player.ts';
import { wavePeaks } from '#web/ui/video/wave-peaks.ts';
import style from './sound-wave.module.css';

const BARS = 240;
const HEIGHT = 100;
/** Enough to see where somebody speaks. */
const SAMPLE_RATE = 8000;

export function SoundWave({ src, player }: { src: string; player: VideoPlayer }) {
  const peaks = usePeaks(src);
  const { paint } = player;
  if (!peaks) return <div className={style.wave} aria-hidden="true" />;
  return (
    <div ref={paint} className={style.wave} aria-hidden="true">
      <svg viewBox={`0 0 ${BARS} ${HEIGHT}`} preserveAspectRatio="none">
        <path
          d={peaks
            .map((peak, place) => `M${place + 0.5} ${HEIGHT / 2 - barOf(peak)}v${2 * barOf(peak)}`)
            .join('')}
        />
      </svg>
      <span className={style.head} />
    </div>
  );
}

/** A silent part is a thin line, not nothing. */
function barOf(peak: number): number {
  return Math.max(1, (peak * HEIGHT) / 2);
}

/** Null until it is decoded, and where this browser cannot. */
function usePeaks(src: string): number[] | null {
  const [peaks, setPeaks] = useState<number[] | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    async function read() {
      const response = await fetch(src, { signal: stopping.signal, credentials: 'omit' });
      // Never started, so that no browser asks for a press before it.
      const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
      const sound = await context.decodeAudioData(await response.arrayBuffer());
      if (!stopping.signal.aborted) setPeaks(wavePeaks(sound.getChannelData(0), BARS));
    }
    void read().catch(() => {}); // the video plays without its image of sound
    return () => stopping.abort();
  }, [src]);
  return peaks;
}
