// How far a subject reaches from its middle, in every direction.
import type { Subject } from '../find-subject-of-stage.ts';

const DIRECTIONS = 180;

export type Outline = {
  x: number;
  y: number;
  /** Radius of a circle that covers as much. */
  mean: number;
  /** Pixels from the middle to the outline, for an angle. */
  radius(angle: number): number;
};

export function readOutline(
  { mask, box }: Pick<Subject, 'mask' | 'box'>,
  width: number,
  height: number,
): Outline {
  let sum = 0;
  let sumX = 0;
  let sumY = 0;
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const value = mask[y * width + x] as number;
      sum += value;
      sumX += value * x;
      sumY += value * y;
    }
  }
  const middle = { x: sumX / Math.max(1, sum), y: sumY / Math.max(1, sum) };
  const reached = Float32Array.from({ length: DIRECTIONS }, (_, n) => reach((n / DIRECTIONS) * Math.PI * 2));
  const soft = reached.map((_, n) => {
    let total = 0;
    for (let near = -4; near <= 4; near++) total += reached[(n + near + DIRECTIONS) % DIRECTIONS] as number;
    return total / 9;
  });

  /** The farthest pixel that belongs to it, in one direction. */
  function reach(angle: number): number {
    const most = Math.hypot(box.width, box.height);
    for (let distance = most; distance > 2; distance -= 1.5) {
      const x = Math.round(middle.x + Math.cos(angle) * distance);
      const y = Math.round(middle.y + Math.sin(angle) * distance);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if ((mask[y * width + x] as number) > 0.5) return distance;
    }
    return 2;
  }

  return {
    ...middle,
    mean: Math.sqrt(sum / Math.PI),
    radius(angle) {
      const place = ((angle / (Math.PI * 2) + 1) % 1) * DIRECTIONS;
      const low = Math.floor(place) % DIRECTIONS;
      const from = soft[low] as number;
      return from + ((soft[(low + 1) % DIRECTIONS] as number) - from) * (place - Math.floor(place));
    },
  };
}
