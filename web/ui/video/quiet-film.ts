// A film that plays quietly where it is looked at: pointed at for a moment, or most of it in sight on a touch screen.
import { wantsStillness } from './film-source.ts';
import type { FilmSource } from './film-source.ts';
import { leaveQuietTurn, takeQuietTurn } from './quiet-turn.ts';

/** A pointer that only passes wakes nothing. */
const REST_MS = 200;
const SHARE_IN_SIGHT = 0.6;
/** A preview that is so much of the film can be looked through in its place. */
const WHOLE_SHARE = 0.9;
/** Seeking to the very end shows nothing. */
const END_SECONDS = 0.05;

export type QuietState = {
  /** Its player is there. */
  isOn: boolean;
  isPlaying: boolean;
  isMuted: boolean;
  /** Something of the film itself can be seen: the poster gives way. */
  isShown: boolean;
  isScrubbing: boolean;
  /** What the preview is long, once it is known. */
  previewSeconds: number | null;
};

const atRest: QuietState = {
  isOn: false,
  isPlaying: false,
  isMuted: true,
  isShown: false,
  isScrubbing: false,
  previewSeconds: null,
};

export type QuietFilm = {
  subscribe: (change: () => void) => () => void;
  read: () => QuietState;
  take: (source: FilmSource | undefined) => void;
  start: () => void;
  stop: () => void;
  toggle: () => void;
  toggleSound: () => void;
  /** 0–1 of the whole film. */
  scrubTo: (share: number) => void;
  endScrub: () => void;
  /** The element of the film; what is returned lets it go. */
  attach: (film: HTMLVideoElement | null) => (() => void) | undefined;
  /** Where the wet line is drawn: `--at` (0–1) follows the film. */
  attachClock: (strip: HTMLElement | null) => () => void;
  /** The card as a whole: on a touch screen being in sight is being looked at. */
  attachRoom: (card: HTMLElement | null) => (() => void) | undefined;
};

export function createQuietFilm(): QuietFilm {
  let source: FilmSource | undefined;
  let state = atRest;
  let film: HTMLVideoElement | null = null;
  let strip: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantsPlay = false;
  /** Where the next address begins. */
  let goOnAt = 0;
  const listeners = new Set<() => void>();

  function set(part: Partial<QuietState>) {
    state = { ...state, ...part };
    for (const tell of listeners) tell();
  }
  const play = () => void film?.play().catch(() => {}); // refused before the first touch of the page
  function goTo(seconds: number) {
    goOnAt = seconds;
    if (film && film.readyState > 0) film.currentTime = Math.min(seconds, film.duration - END_SECONDS);
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
    if (!film) return;
    film.muted = state.isMuted;
    if (film.src.includes(source?.preview || ' ')) set({ previewSeconds: film.duration });
    if (goOnAt > 0) goTo(goOnAt);
    if (wantsPlay && !state.isScrubbing) play();
  }
  function followClock() {
    const length = source?.seconds ?? 0;
    if (film && length > 0) strip?.style.setProperty('--at', String(Math.min(1, film.currentTime / length)));
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
      else if (state.isPlaying) film?.pause();
      else play();
    },
    toggleSound() {
      goOnAt = film?.currentTime ?? 0;
      wantsPlay = true;
      set({ isMuted: !state.isMuted, isOn: source !== undefined });
    },
    scrubTo(share) {
      film?.pause();
      if (!state.isScrubbing) set({ isScrubbing: true });
      goTo(share * (source?.seconds ?? 0));
    },
    endScrub() {
      if (!state.isScrubbing) return;
      set({ isScrubbing: false });
      if (wantsPlay) play();
    },
    attach(taken) {
      film = taken;
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
        film = null;
      };
    },
    attachClock(element) {
      strip = element;
      return () => {
        strip = null;
      };
    },
    attachRoom(card) {
      if (!card || !matchMedia('(hover: none)').matches) return undefined;
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (!source || !entry || entry.intersectionRatio < SHARE_IN_SIGHT) {
            leaveQuietTurn(stop);
            return stop();
          }
          takeQuietTurn(stop);
          return start();
        },
        { threshold: [0, SHARE_IN_SIGHT] },
      );
      watcher.observe(card);
      return () => {
        watcher.disconnect();
        leaveQuietTurn(stop);
      };
    },
  };
}

/** The address that shows the film from end to end, where it is known to. */
export function wholeAddress(source: FilmSource, { previewSeconds }: QuietState): string | null {
  if (source.preview === '') return source.url;
  if (previewSeconds === null) return null;
  return previewSeconds >= source.seconds * WHOLE_SHARE ? source.preview : source.url;
}

/** The address that is to be played now: the small one, unless it should sound or show what the small one lacks. */
export function currentAddress(source: FilmSource, state: QuietState): string {
  if (!state.isMuted) return source.url;
  const whole = state.isScrubbing ? wholeAddress(source, state) : null;
  return whole ?? (source.preview || source.url);
}
