// How one video plays: what it does now, and what can be done with it. No drawing here.
import { stepFrame } from './video-clock.ts';
import { wantsStillness } from './video-source.ts';

export const SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const;

export type PlayerState = {
  isPlaying: boolean;
  /** Seconds, to a tenth. */
  time: number;
  duration: number;
  isMuted: boolean;
  volume: number;
  speed: number;
  isLooping: boolean;
  hasFailed: boolean;
};

export type VideoPlayer = {
  subscribe: (change: () => void) => () => void;
  read: () => PlayerState;
  /** Takes the video over; what is returned lets it go. */
  attach: (video: HTMLVideoElement | null) => (() => void) | undefined;
  /** Keeps `--at` (0–1) of this element at the place of the video. */
  paint: (element: HTMLElement | null) => (() => void) | undefined;
  video: () => HTMLVideoElement | null;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** Stops at a neighbouring frame. */
  step: (by: number) => void;
  setSpeed: (speed: number) => void;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
  toggleLoop: () => void;
  retry: () => void;
};

/** `duration` is known from the record before the video itself is. */
export function createVideoPlayer({ duration, fps }: { duration: number; fps: number }): VideoPlayer {
  let video: HTMLVideoElement | null = null;
  let state: PlayerState = {
    isPlaying: false,
    time: 0,
    duration,
    isMuted: true,
    volume: 1,
    speed: 1,
    isLooping: true,
    hasFailed: false,
  };
  const listeners = new Set<() => void>();
  function set(part: Partial<PlayerState>) {
    state = { ...state, ...part };
    for (const notify of listeners) notify();
  }
  const play = () => void video?.play().catch(() => {}); // refused where no one has touched the page yet
  const follow = (taken: HTMLVideoElement, stopping: AbortController) => {
    const hear = (name: string, change: () => Partial<PlayerState>) =>
      taken.addEventListener(name, () => set(change()), { signal: stopping.signal });
    hear('play', () => ({ isPlaying: true }));
    hear('pause', () => ({ isPlaying: false }));
    hear('durationchange', () => (Number.isFinite(taken.duration) ? { duration: taken.duration } : {}));
    hear('volumechange', () => ({ isMuted: taken.muted, volume: taken.volume }));
    hear('ratechange', () => ({ speed: taken.playbackRate }));
    hear('error', () => ({ hasFailed: true, isPlaying: false }));
    hear('loadeddata', () => ({ hasFailed: false }));
  };

  return {
    subscribe(change) {
      listeners.add(change);
      return () => listeners.delete(change);
    },
    read: () => state,
    attach(taken) {
      video = taken;
      if (!taken) return undefined;
      taken.loop = state.isLooping;
      const stopping = new AbortController();
      follow(taken, stopping);
      const stop = everyFrame(() => {
        const time = Math.floor(taken.currentTime * 10 + 1e-6) / 10;
        if (time !== state.time) set({ time });
      });
      // Silent at first: no browser lets a page begin to sound by itself.
      if (!wantsStillness()) play();
      return () => {
        stopping.abort();
        stop();
        video = null;
      };
    },
    paint(element) {
      if (!element) return undefined;
      return everyFrame(() => {
        const share = video && state.duration > 0 ? video.currentTime / state.duration : 0;
        element.style.setProperty('--at', String(Math.min(1, share)));
      });
    },
    video: () => video,
    toggle: () => (video?.paused ? play() : video?.pause()),
    seek(seconds) {
      if (video) video.currentTime = Math.min(Math.max(0, seconds), Math.max(0, state.duration - 0.01));
    },
    step(by) {
      if (!video) return;
      video.pause();
      video.currentTime = stepFrame(video.currentTime, by, fps, state.duration);
    },
    setSpeed(speed) {
      if (video) video.playbackRate = speed;
    },
    setVolume(volume) {
      if (video) Object.assign(video, { volume, muted: volume === 0 });
    },
    toggleMuted() {
      if (video) video.muted = !video.muted;
    },
    toggleLoop() {
      if (video) video.loop = !state.isLooping;
      set({ isLooping: !state.isLooping });
    },
    retry() {
      video?.load();
      play();
    },
  };
}

function everyFrame(act: () => void): () => void {
  let next = requestAnimationFrame(function again() {
    act();
    next = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(next);
}
