// What the media lab is asked and what it answers: a stranger's file in, a clean one of a few kinds out.
import type { MediaFacts } from '#contract/media.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { DownloadFormat } from '#contract/media.ts';

export type CleanJob = {
  do: 'clean';
  file: string;
  mime: string;
  kind: MediaFacts['kind'];
  /** A folder of the job's own; the answer's files lie in it. */
  folder: string;
  ffmpeg: Ffmpeg | null;
};

export type CleanFile = MediaFacts & {
  file: string;
  format: 'jpg' | 'png' | 'mp4' | 'm4a';
  /** A small picture of it (WebP); empty for a sound. */
  thumb: string;
  thumbhash: string;
};

export type ConvertJob = {
  do: 'convert';
  file: string;
  to: string;
  format: Exclude<DownloadFormat, 'png'>;
};

/** The middle of a picture, as a JPG of so many pixels on each side. */
export type SquareJob = {
  do: 'square';
  file: string;
  to: string;
  side: number;
};

export type LabJob = CleanJob | ConvertJob | SquareJob;
