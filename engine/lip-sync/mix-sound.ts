// The sound of the video: the voice, and what the video sounded like under it where that is wanted.
import { makePlane } from '#engine/raster/make-plane.ts';
import { holdPeaks, levelVoice } from '#engine/sound/level-voice.ts';
import { RATE, type Stereo } from '#engine/sound/sound-bricks.ts';

/** How loud the original stays under a voice. */
const UNDER = 0.3;
const FADE_SECONDS = 0.05;

export type SoundMix = { voice: Stereo; original: Stereo | null; seconds: number };

/** As long as the video, its voice as loud as all voices. A shorter original begins again. */
export function mixSound({ voice, original, seconds }: SoundMix): Stereo {
  const length = Math.max(1, Math.round(seconds * RATE));
  const fade = Math.round(FADE_SECONDS * RATE);
  const levelled = levelVoice(voice.map((channel) => channel.subarray(0, length)) as Stereo);
  const mixed = levelled.map((channel, side) =>
    makePlane(length, (i) => {
      const under = original?.[side];
      const below = under && under.length > 0 ? (under[i % under.length] ?? 0) * UNDER : 0;
      const end = Math.min(1, (length - i) / fade);
      return ((channel[i] ?? 0) + below) * end;
    }),
  ) as Stereo;
  return holdPeaks(mixed);
}
