// What an effect makes of a sample: a still; looked at, a video plays, or the sample shows as it was before.
import { useMemo } from 'react';
import type { Effect } from '#contract/effect.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { VideoLayer } from '#web/ui/video/video-layer.tsx';
import { VideoStrip } from '#web/ui/video/video-strip.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Image } from '#web/ui/base/image.tsx';
import { useHoverVideo } from '#web/ui/video/use-hover-video.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './cover-size.ts';
import style from './effect-cover.module.css';

const PREVIEW_FPS = 12;

export type EffectCoverProps = {
  effect: Pick<Effect, 'type' | 'cover' | 'preview' | 'durations' | 'available'>;
  /** Empty where the name stands beside it. */
  alt: string;
  isEager?: boolean;
  className?: string;
};

export function EffectCover({ effect, alt, isEager, className }: EffectCoverProps) {
  const { type, cover, preview, durations, available } = effect;
  const [seconds = 0] = durations;
  const isVideo = type === 6 && preview !== '';
  const video = useMemo(
    () => (isVideo ? { url: preview, preview, seconds, fps: PREVIEW_FPS, hasSound: false } : undefined),
    [isVideo, preview, seconds],
  );
  const { hoverVideo, state, hand } = useHoverVideo(video);
  const { attachContainer, attachClock } = hoverVideo;
  return (
    <div
      ref={attachContainer}
      className={joinClasses(style.cover, !available && style.pale, className)}
      {...hand}
    >
      {cover === '' ? (
        <EmptyFrame ratio={COVER_WIDTH / COVER_HEIGHT} />
      ) : (
        <Image src={cover} alt={alt} width={COVER_WIDTH} height={COVER_HEIGHT} isEager={isEager} />
      )}
      {type === 5 && preview !== '' && (
        <img className={style.before} src={preview} alt="" loading="lazy" decoding="async" />
      )}
      {video && state.isOn && <VideoLayer source={video} hoverVideo={hoverVideo} state={state} />}
      {video && <VideoStrip ref={attachClock} size="wall" seconds={seconds} isPlaying={state.isPlaying} />}
    </div>
  );
}
