// How whatever is in a scene moves while a video runs.
import type { Motion } from '../painting/layer.ts';

/** As a layer's motion, wider or narrower too, and seen above a row of the stage only: below it is the water. */
export type VideoMotion = Motion & { widen?: number; above?: number };
export type Move = (seconds: number) => VideoMotion;

/** Radians a second of the stride of a walker. */
export const STEP = 3.1;
