// Several videos as one: the first leads, the others follow it, all silent.
import { useCallback, useEffect, useRef, useState } from 'react';
import { followVideo } from '#web/ui/video/follow-video.ts';

export type SyncedVideos = {
  isPlaying: boolean;
  toggle: () => void;
  /** A `ref` of each video. */
  attach: (video: HTMLVideoElement | null) => (() => void) | undefined;
};

export function useSyncedVideos(): SyncedVideos {
  const [videos, setVideos] = useState<readonly HTMLVideoElement[]>([]);
  const [isPlaying, setPlaying] = useState(false);
  const leader = useRef<HTMLVideoElement | null>(null);
  const attach = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return undefined;
    setVideos((before) => [...before, video]);
    return () => setVideos((before) => before.filter((other) => other !== video));
  }, []);
  useEffect(() => {
    const [first, ...others] = videos;
    leader.current = first ?? null;
    if (!first) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    first.addEventListener('play', () => setPlaying(true), { signal });
    first.addEventListener('pause', () => setPlaying(false), { signal });
    const parts = others.map((other) => followVideo(first, other));
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void first.play().catch(() => {});
    return () => {
      stopping.abort();
      for (const part of parts) part();
    };
  }, [videos]);
  const toggle = useCallback(() => {
    const first = leader.current;
    if (first?.paused) void first.play().catch(() => {});
    else first?.pause();
  }, []);
  return { isPlaying, toggle, attach };
}
