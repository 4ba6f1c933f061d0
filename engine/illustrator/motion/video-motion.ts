// How whatever is in a scene moves while a video runs.
import type { Motion } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';

/** As a layer's motion, wider or narrower too, and seen above a row of the stage only: below it is the water. */
export type VideoMotion = Motion & { widen?: number; above?: number };
export type Move = (seconds: number) => VideoMotion;

/** Radians a second of the stride of a walker. */
export const STEP = 3.1;

/** Who or what moves in a video. */
export type Self = {
  stage: Stage;
  spot: Spot;
  phase: number;
  /** Nobody is quite as quick as another. */
  vary: number;
  /** Seconds. */
  middle: number;
  length: number;
  /** Where it looks: −1 left, 1 right. */
  ahead: -1 | 1;
  /** 0 when the camera goes along. */
  going: 0 | 1;
};
