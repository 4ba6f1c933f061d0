// An image that may be a video: then it plays quietly where it is looked at. Nothing else stands on it.
import { VideoLayer } from './video-layer.tsx';
import type { VideoSource } from './video-source.ts';
import { VideoStrip } from './video-strip.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { Image } from '../base/image.tsx';
import type { ImageProps } from '../base/image.tsx';
import { useHoverVideo } from './use-hover-video.ts';
import style from './video-layer.module.css';

export type VideoImageProps = ImageProps & { video?: VideoSource | undefined };

export function VideoImage({ video, className, ...image }: VideoImageProps) {
  const { hoverVideo, state, hand } = useHoverVideo(video);
  const { attachContainer, attachClock } = hoverVideo;
  if (!video) return <Image {...image} className={className} />;
  return (
    <span ref={attachContainer} className={joinClasses(style.container, className)} {...hand}>
      <Image {...image} />
      {state.isOn && <VideoLayer source={video} hoverVideo={hoverVideo} state={state} />}
      <VideoStrip
        ref={attachClock}
        size="wall"
        seconds={video.seconds}
        hasSound={video.hasSound}
        isPlaying={state.isPlaying}
      />
    </span>
  );
}
