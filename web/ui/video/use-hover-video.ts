// The quiet video of one card: its state, and what the card's root listens to.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import type { VideoSource } from './video-source.ts';
import { createHoverVideo } from './hover-video.ts';
import type { HoverVideo, HoverVideoState } from './hover-video.ts';

export type HoverVideoHandle = {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: () => void;
};

/** Of all cards that show an image. */
const NO_VIDEO = createHoverVideo();

export function useHoverVideo(source: VideoSource | undefined): {
  hoverVideo: HoverVideo;
  state: HoverVideoState;
  hand: HoverVideoHandle;
} {
  const hasVideo = source !== undefined;
  const hoverVideo = useMemo(() => (hasVideo ? createHoverVideo() : NO_VIDEO), [hasVideo]);
  const state = useSyncExternalStore(hoverVideo.subscribe, hoverVideo.read, hoverVideo.read);
  useEffect(() => {
    if (!source) return;
    hoverVideo.take(source);
    return hoverVideo.stop;
  }, [hoverVideo, source]);
  if (!source) return { hoverVideo, state, hand: {} };
  return {
    hoverVideo,
    state,
    hand: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && hoverVideo.start(),
      onPointerLeave: hoverVideo.stop,
      onFocus: (event) => !state.isOn && event.target.matches(':focus-visible') && hoverVideo.start(),
      onBlur: hoverVideo.stop,
    },
  };
}
