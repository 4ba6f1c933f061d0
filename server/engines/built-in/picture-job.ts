// What is said between the built-in engine and its drawing processes: one job is one picture.
import type { Style } from '#contract/limits.ts';

export type PictureJob = {
  prompt: string;
  negativePrompt: string;
  style: Style;
  seed: number;
  /** Pixels of the finished picture. */
  width: number;
  height: number;
  /** Drawn this many times larger and scaled down: smoother edges for more time. */
  oversampling: number;
  /** Where the PNG goes; it appears there whole or not at all. */
  file: string;
};

export type PictureDone = { understood: string[]; ignored: string[] };
