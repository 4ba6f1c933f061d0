// A video that plays quietly where it is looked at: pointed at for a moment, or most of it in sight on a touch screen.
import { wantsStillness } from './video-source.ts';
import type { VideoSource } from './video-source.ts';
import { leavePlayTurn, takePlayTurn } from './play-turn.ts';

/** A pointer that only passes wakes nothing. */
const REST_MS = 200;
const SHARE_IN_SIGHT = 0.6;
/** A preview that is so much of the video can be looked through in its place. */
const WHOLE_SHARE = 0.9;
/** Seeking to the very end shows nothing. */
const END_SECONDS = 0.05;

export type HoverVideoState = {
  /** Its player is there. */
  isOn: boolean;
  isPlaying: boolean;
  isMuted: boolean;
  /** Something of the video itself can be seen: the poster gives way. */
  isShown: boolean;
  isScrubbing: boolean;
  /** What the preview is long, once it is known. */
  previewSeconds: number | null;
};

const atRest: HoverVideoState = {
  isOn: false,
  isPlaying: false,
  isMuted: true,
  isShown: false,
  isScrubbing: false,
  previewSeconds: null,
};

export type HoverVideo = {
  subscribe: (change: () => void) => () => void;
  read: () => HoverVideoState;
  take: (source: VideoSource | undefined) => void;
  start: () => void;
  stop: () => void;
  toggle: () => void;
  toggleSound: () => void;
  /** 0–1 of the whole video. */
  scrubTo: (share: number) => void;
  endScrub: () => void;
  /** The element of the video; what is returned lets it go. */
  attach: (video: HTMLVideoElement | null) => (() => void) | undefined;
  /** Where the wet line is drawn: `--at` (0–1) follows the video. */
  attachClock: (strip: HTMLElement | null) => () => void;
  /** The card as a whole: on a touch screen being in sight is being looked at. */
  attachContainer: (card: HTMLElement | null) => (() => void) | undefined;
};

export function createHoverVideo(): HoverVideo {
  let source: VideoSource | undefined;
  let state = atRest;
  let video: HTMLVideoElement | null = null;
  let strip: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantsPlay = false;
  /** Where the next address begins. */
  let goOnAt = 0;
  const listeners = new Set<() => void>();

  function set(part: Partial<HoverVideoState>) {
    state = { ...state, ...part };
    for (const notify of listeners) notify();
  }
  const play = () => void video?.play().catch(() => {}); // refused before the first touch of the page
  function goTo(seconds: number) {
    goOnAt = seconds;
    if (video && video.readyState > 0) video.currentTime = Math.min(seconds, video.duration - END_SECONDS);
  }
  function start() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wantsPlay = !wantsStillness();
      set({ isOn: source !== undefined });
    }, REST_MS);
  }
  function stop() {
    clearTimeout(timer);
    goOnAt = 0;
    strip?.style.removeProperty('--at');
    if (state.isOn) set({ ...atRest, previewSeconds: state.previewSeconds });
  }
  function begin() {
    if (!video) return;
    video.muted = state.isMuted;
    if (video.src.includes(source?.preview || ' ')) set({ previewSeconds: video.duration });
    if (goOnAt > 0) goTo(goOnAt);
    if (wantsPlay && !state.isScrubbing) play();
  }
  function followClock() {
    const length = source?.seconds ?? 0;
    if (video && length > 0)
      strip?.style.setProperty('--at', String(Math.min(1, video.currentTime / length)));
  }

  return {
    subscribe(change) {
      listeners.add(change);
      return () => listeners.delete(change);
    },
    read: () => state,
    take(taken) {
      source = taken;
    },
    start,
    stop,
    toggle() {
      wantsPlay = !state.isPlaying;
      if (!state.isOn) set({ isOn: source !== undefined });
      else if (state.isPlaying) video?.pause();
      else play();
    },
    toggleSound() {
      goOnAt = video?.currentTime ?? 0;
      wantsPlay = true;
      set({ isMuted: !state.isMuted, isOn: source !== undefined });
    },
    scrubTo(share) {
      video?.pause();
      if (!state.isScrubbing) set({ isScrubbing: true });
      goTo(share * (source?.seconds ?? 0));
    },
    endScrub() {
      if (!state.isScrubbing) return;
      set({ isScrubbing: false });
      if (wantsPlay) play();
    },
    attach(taken) {
      video = taken;
      if (!taken) return undefined;
      const stopping = new AbortController();
      const hear = (name: string, act: () => void) =>
        taken.addEventListener(name, act, { signal: stopping.signal });
      hear('loadedmetadata', begin);
      hear('playing', () => set({ isShown: true, isPlaying: true }));
      hear('pause', () => set({ isPlaying: false }));
      hear('seeked', () => set({ isShown: true }));
      let next = requestAnimationFrame(function follow() {
        followClock();
        next = requestAnimationFrame(follow);
      });
      return () => {
        stopping.abort();
        cancelAnimationFrame(next);
        video = null;
      };
    },
    attachClock(element) {
      strip = element;
      return () => {
        strip = null;
      };
    },
    attachContainer(card) {
      if (!card || !matchMedia('(hover: none)').matches) return undefined;
      const watcher = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1); // several where it came and went between two looks of the browser
          if (!source || !entry || entry.intersectionRatio < SHARE_IN_SIGHT) {
            leavePlayTurn(stop);
            return stop();
          }
          takePlayTurn(stop);
          return start();
        },
        { threshold: [0, SHARE_IN_SIGHT] },
      );
      watcher.observe(card);
      return () => {
        watcher.disconnect();
        leavePlayTurn(stop);
      };
    },
  };
}

/** The address that shows the video from end to end, where it is known to. */
export function wholeAddress(source: VideoSource, { previewSeconds }: HoverVideoState): string | null {
  if (source.preview === '') return source.url;
  if (previewSeconds === null) return null;
  return previewSeconds >= source.seconds * WHOLE_SHARE ? source.preview : source.url;
}

/** The address that is to be played now: the small one, unless it should sound or show what the small one lacks. */
export function currentAddress(source: VideoSource, state: HoverVideoState): string {
  if (!state.isMuted) return source.url;
  const whole = state.isScrubbing ? wholeAddress(source, state) : null;
  return whole ?? (source.preview || source.url);
}
