// Plays one part of a sound, and knows where it is.
import { useEffect, useRef, useState } from 'react';
import type { SelectedRange } from '#web/ui/form/selected-range.ts';

export type SoundPlayer = {
  isPlaying: boolean;
  /** Seconds; null before it was played. */
  time: number | null;
  /** From where it stood, or from the beginning of the part. */
  toggle: () => void;
  seek: (seconds: number) => void;
};

export function useSoundPlayer(url: string, range: SelectedRange): SoundPlayer {
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState<number | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const latest = useRef(range);
  useEffect(() => {
    latest.current = range;
  });
  useEffect(() => {
    const sound = new Audio(url);
    audio.current = sound;
    let request = 0;
    function follow() {
      setTime(sound.currentTime);
      if (sound.currentTime >= latest.current.end) sound.pause();
      else request = requestAnimationFrame(follow);
    }
    function begin() {
      setPlaying(true);
      follow();
    }
    function stop() {
      cancelAnimationFrame(request);
      setPlaying(false);
    }
    sound.addEventListener('play', begin);
    sound.addEventListener('pause', stop);
    return () => {
      sound.pause();
      stop();
      setTime(null);
      sound.removeAttribute('src');
    };
  }, [url]);

  function seek(seconds: number) {
    if (!audio.current) return;
    audio.current.currentTime = seconds;
    setTime(seconds);
  }
  function toggle() {
    const sound = audio.current;
    if (!sound) return;
    if (!sound.paused) return sound.pause();
    const isOutside = sound.currentTime < range.start || sound.currentTime >= range.end - 0.05;
    if (isOutside) sound.currentTime = range.start;
    // A browser may refuse to play; then nothing plays, and the button says so.
    void sound.play().catch(() => setPlaying(false));
  }
  return { isPlaying, time, toggle, seek };
}
