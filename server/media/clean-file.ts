// What the media lab is asked and what it answers: a stranger's file in, a clean one of a few kinds out.
import type { CutPart, DownloadFormat, RenditionSide, MediaFacts } from '#contract/media.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { Overlay } from '#server/ffmpeg/write-video.ts';
import type { TimeLimits } from './estimate-cost.ts';
import type { VideoPlan } from './measure-video.ts';

/** Looks at no more than the file's head. */
export type MeasureJob = {
  do: 'measure';
  file: string;
  mime: string;
  kind: MediaFacts['kind'];
  /** Null for an image. */
  ffmpeg: Ffmpeg | null;
};

/** Seconds of a processor that cleaning it will take, and what is to be done with a video or a sound. */
export type Measured = { cost: number; plan: VideoPlan | null };

export type CleanJob = Omit<MeasureJob, 'do'> & {
  do: 'clean';
  plan: VideoPlan | null;
  /** A folder of the job's own; the answer's files lie in it. */
  folder: string;
  limits: TimeLimits;
};

export type CleanFile = MediaFacts & {
  file: string;
  format: 'jpg' | 'png' | 'mp4' | 'm4a';
  /** A small image of it (WebP); empty for a sound. */
  thumb: string;
  thumbhash: string;
};

/** An image of ours as a file to download. */
export type ConvertJob = {
  do: 'convert';
  file: string;
  to: string;
  format: DownloadFormat;
  label: Overlay | null;
  /** Pixels of its longer side, at most. */
  side?: RenditionSide | undefined;
};

/** A video of ours under its label. */
export type LabelJob = {
  do: 'label';
  file: string;
  to: string;
  label: Overlay;
  ffmpeg: Ffmpeg;
  limits: TimeLimits;
};

/** The middle of an image, as a JPG of so many pixels on each side. */
export type SquareJob = {
  do: 'square';
  file: string;
  to: string;
  side: number;
};

/** What there is to see in a kept file. A still may be made beside it. */
export type LookJob = {
  do: 'look';
  file: string;
  /** Null for an image; of a video the first frame is looked at. */
  ffmpeg: Ffmpeg | null;
  limits: TimeLimits;
};

/** What is cut: a part of an image, or the frame that a video shows at a second. */
export type Cut =
  | { kind: 'image'; format: 'jpg' | 'png'; part: CutPart }
  | { kind: 'video'; second: number; fps: number };

/** The same cut of a kept file as it is shown, and of the one without its mark where it has one. */
export type CutJob = {
  do: 'cut';
  shown: string;
  /** Empty: there is no mark. */
  unmarked: string;
  cut: Cut;
  /** A folder of the job's own; the answer's files lie in it. */
  folder: string;
  /** Null for an image. */
  ffmpeg: Ffmpeg | null;
  limits: TimeLimits;
};

/** What people see of it, and the file for tools; empty where both are the same. */
export type CutFile = CleanFile & { unmarked: string };

export type LabJob = MeasureJob | CleanJob | ConvertJob | LabelJob | SquareJob | LookJob | CutJob;
