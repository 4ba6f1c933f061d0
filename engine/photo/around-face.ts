// Where skin, hair and cloth usually lie around a face, before anything is known of their colours.
import { clamp, ramp } from '#engine/raster/curves.ts';
import { pointOf, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** Numbers of the face mesh. */
const [FOREHEAD, CHIN, NOSE, LEFT_EAR, RIGHT_EAR] = [10, 152, 1, 234, 454] as const;
/** Widths of a face that the middle of a head lies behind that of a face which is turned aside. */
export const TURNED = 0.4;
/** Heights of a face below its middle. */
export const [BROWS_AT, CHIN_AT] = [-0.2, 0.45] as const;
/** Widths of a face: as far from it hair falls. */
const BESIDE = 0.95;

/** Widths of a face from its middle and heights below it, along its own axes; and how far it looks aside, −1 to 1. */
export type Place = { across: number; down: number; turned: number };

/** Returns where any pixel lies beside this face. */
export function placesAround({ x: fx, y: fy, width, height, points }: Face): (x: number, y: number) => Place {
  const at = (n: number): Point => pointOf(points, n);
  const [top, chin] = [at(FOREHEAD), at(CHIN)];
  const tilt = Math.atan2(top.x - chin.x, chin.y - top.y);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const along = ({ x, y }: Point): number => (x - fx) * cos + (y - fy) * sin;
  const [left, right] = [along(at(LEFT_EAR)), along(at(RIGHT_EAR))];
  const half = Math.max(1, Math.abs(right - left) / 2);
  const turned = clamp((along(at(NOSE)) - (left + right) / 2) / half, -1, 1);
  return (x, y) => {
    const [dx, dy] = [x - fx, y - fy];
    return { across: (dx * cos + dy * sin) / width, down: (dy * cos - dx * sin) / height, turned };
  };
}

/** How often each is met in a place, beside one another: hair that falls on a shoulder (`lock`) only where hair is long. */
export type Usual = { skin: number; hair: number; cloth: number; lock: number };

/** `isFace`: whether the mesh lies over it. */
export function usualAt(place: Place, isFace: boolean): Usual {
  const { across, down, turned } = place;
  // Above the brows the mesh lies over a fringe as well as over a forehead, and below them a strand may hang.
  if (isFace) return { skin: 1, hair: down < BROWS_AT ? 0.25 : 0.06, cloth: 0.02, lock: 0 };
  const far = Math.abs(across);
  if (down < CHIN_AT) {
    const behind = Math.abs(across + turned * TURNED);
    const head = Math.hypot(behind / 0.85, (down + 0.12) / 0.95);
    const ear = far < 0.72 && Math.abs(down) < 0.35 ? 0.2 : 0.1;
    const forehead = 0.6 * ramp(0.5, 0.4, far) * ramp(-0.68, -0.55, down);
    const hand = 0.25 * ramp(0.9, 1.5, head);
    const shoulder = 0.25 * ramp(0.1, 0.45, down) * ramp(0.5, 0.7, far);
    return {
      skin: ear + forehead + hand,
      hair: 0.02 + ramp(1.7, 0.9, head),
      cloth: 0.03 + 0.3 * ramp(1.1, 1.6, head) + shoulder,
      lock: 0,
    };
  }
  const neck = ramp(0.55, 0.35, far) * ramp(1, 0.7, down);
  // Beside the neck shoulders rise above the chin.
  const collar = 0.5 - 0.15 * ramp(0.4, 0.6, far);
  return {
    skin: 0.25 + neck,
    hair: 0.02,
    cloth: 0.08 + ramp(collar, 1.05, down),
    lock: ramp(0.3, 0.5, far) * ramp(1.35, 0.9, besideHead(place)) * ramp(3.2, 0.8, down),
  };
}

/** −1 beside the jaw on the left, 1 on the right, 0 elsewhere: what is no hair there is none on that shoulder. */
export function besideJaw(place: Place): number {
  const { across, down } = place;
  const far = besideHead(place);
  return far > 0.6 && far < 0.9 && down > 0.2 && down < CHIN_AT ? Math.sign(across) : 0;
}

/** So many steps lead from the middle of a face down to its chin, beside it. */
export const STEPS_DOWN = 8;
/** How much of the way down a face one such step is, in heights of it. */
export const STEP_DOWN = CHIN_AT / STEPS_DOWN;

/** Which step beside the face it is, from 1 at the height of the nose to the last one at the chin: minus on the left, 0 elsewhere. */
export function stepBesideFace(place: Place, isFace: boolean): number {
  const { across, down } = place;
  if (isFace || down < 0 || down >= CHIN_AT || besideHead(place) > BESIDE) return 0;
  return Math.sign(across) * (1 + Math.floor(down / STEP_DOWN));
}

/** Whether an ear may lie there. */
export function isBesideEar({ across, down }: Place): boolean {
  const far = Math.abs(across);
  return far > 0.35 && far < 0.8 && down > -0.4 && down < CHIN_AT;
}

/** 0–1: how surely it lies right below the chin, where a beard is and no hair of the head. */
export function neckAt({ across, down }: Place): number {
  return ramp(0.32, 0.24, Math.abs(across)) * ramp(0.95, 0.75, down) * ramp(0.3, 0.4, down);
}

/** 0–1: how often long hair lies there, below the chin, where it is known to hang so far. */
export function hangsTo(place: Place): number {
  const { across, down } = place;
  if (down < CHIN_AT) return 0;
  return (1 - 0.85 * neckAt(place)) * ramp(3.4, 2, Math.abs(across)) * ramp(5, 3.5, down);
}

/** Widths of a face from the middle of the head or of the face, whichever is nearer: where hair falls. */
function besideHead({ across, turned }: Place): number {
  return Math.min(Math.abs(across), Math.abs(across + turned * TURNED));
}
