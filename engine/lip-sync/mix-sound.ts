// The sound of the video: the voice, and what the video sounded like under it where that is wanted.
import type { Stereo } from '#engine/sound/sound-bricks.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

/** How loud the original stays under a voice. */
const UNDER = 0.3;
const FADE_SECONDS = 0.05;
const MOST = 0.97;

export type SoundMix = { voice: Stereo; original: Stereo | null; rate: number; seconds: number };

/** As long as the video, and never beyond what a file can hold. A shorter original begins again. */
export function mixSound({ voice, original, rate, seconds }: SoundMix): Stereo {
  const length = Math.max(1, Math.round(seconds * rate));
  const fade = Math.round(FADE_SECONDS * rate);
  const mixed = voice.map((channel, side) =>
    makePlane(length, (i) => {
      const under = original?.[side];
      const below = under && under.length > 0 ? (under[i % under.length] ?? 0) * UNDER : 0;
      const end = Math.min(1, (length - i) / fade);
      return ((channel[i] ?? 0) + below) * end;
    }),
  ) as Stereo;
  let peak = 0;
  for (const channel of mixed) for (const value of channel) peak = Math.max(peak, Math.abs(value));
  if (peak <= MOST) return mixed;
  return mixed.map((channel) => channel.map((value) => (value * MOST) / peak)) as Stereo;
}
