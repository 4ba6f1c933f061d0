// What one video effect is: it looks at the image once, and then draws any moment of its video.
import type { Noise } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import type { Mood } from '#engine/sound/make-music.ts';
import type { People } from '#engine/vision/see-people.ts';
import type { CutPerson } from './cut-couple.ts';
import type { Subject } from './find-subject-of-stage.ts';

/** Everything an effect works with; pixels are those of the video. */
export type EffectStage = {
  width: number;
  height: number;
  /** The shorter side: sizes are given as parts of it. */
  short: number;
  /** Length of the video. */
  seconds: number;
  seed: number;
  /** What was typed and chosen; empty where nothing was. */
  text: string;
  option: string;
  /** The first image, filling the frame. */
  photo: Surface;
  pixels: Image;
  /** Who is in it, or whom somebody pointed at alone. */
  people: People;
  /**
   * The two people, each on a print: their photos in about their own shape, brought nearer to them, or the part of one
   * photo that is theirs. Refuses (no_face) where one photo does not show two.
   */
  prints(): Promise<readonly [Surface, Surface]>;
  /** The two people of the images, cut out. Refuses (no_face) where there are no two. */
  couple(): Promise<readonly [CutPerson, CutPerson]>;
  /** What the first image is about. Searched for when it is first asked for. */
  subject(): Subject;
  /** The same for effects that take it elsewhere. Refuses (no_subject) a body whose head the image cuts off. */
  standing(): Subject;
  /** The same for effects that need none: null where nothing stands out. */
  subjectIfAny(): Subject | null;
  random(label: string): Random;
  noise(label: string): Noise;
};

/** Draws one moment over the whole frame; `share` is how much of the video has passed, 0–1. */
export type DrawMoment = (brush: Brush, share: number) => void;

export type Effect = {
  mood: Mood;
  /** The camera comes nearer first where the subject is small. */
  isClose?: boolean;
  /** Quality of the video where it is not the usual: noisy ones want 23. */
  crf?: number;
  plan(stage: EffectStage): DrawMoment | Promise<DrawMoment>;
};
