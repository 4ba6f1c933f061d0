// The beats of the music that is laid under the video.
import { MOODS, type Mood } from '#engine/sound/moods.ts';

/** Beats since the beginning: music is made of whole bars that fill the video, so they come a little faster or slower. */
export function beatOf(mood: Mood, seconds: number, share: number): number {
  const bars = Math.max(1, Math.round((seconds * MOODS[mood].beatsPerMinute) / 60 / 4));
  return share * bars * 4;
}
