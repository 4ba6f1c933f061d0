// What the engines of stable-diffusion.cpp are given.
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { OpenAiVideoSettings } from '../openai/settings.ts';

/** Limits are those of videos. */
export type SdCppSettings = Pick<
  OpenAiVideoSettings,
  'key' | 'baseUrl' | 'isPaid' | 'sizes' | 'seconds' | 'fps' | 'limitMs'
> & {
  makes: 'image' | 'video';
  /** Results lie here from the answer until they are stored. */
  scratchFolder: string;
  /** Null: there is none, and videos cannot be read. */
  ffmpeg: Ffmpeg | null;
};
