// What a video of a speaking face is made of.
import type { MouthBox } from '#tools/lip-sync/fields.ts';
import type { Job } from '#engine/job.ts';
import type { MouthTrack } from './hear-voice.ts';

export type FaceOrder = {
  job: Job;
  track: MouthTrack;
  frames: number;
  fps: number;
  /** Null: the mouth is looked for. */
  box: MouthBox | null;
};
