// What a mirror of metal shows, by how it leans: a bright sky, a dark horizon, warm ground, and lamps at the sides.
import { clamp, lerp, smooth } from './ease.ts';

const SIDE = 128;

export type Metal = {
  /** Packed red, green, blue for a lean of −1 to 1 in both directions. */
  read(x: number, y: number): number;
};

type Rgb = readonly [number, number, number];

/** `tint` colours the whole: silver is [1, 1, 1]. */
export function castMetal(tint: Rgb = [1, 1, 1], contrast = 1): Metal {
  const room = new Uint32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const x = (column / (SIDE - 1)) * 2 - 1;
      const y = (row / (SIDE - 1)) * 2 - 1;
      const [red, green, blue] = roomAt(x, y).map(
        (value, channel) => clamp(lerp(0.5, value, contrast)) * 255 * (tint[channel] as number),
      ) as [number, number, number];
      room[row * SIDE + column] =
        (Math.min(255, blue) << 16) | (Math.min(255, green) << 8) | Math.min(255, red);
    }
  }
  return {
    read(x, y) {
      const column = clamp(((x + 1) / 2) * (SIDE - 1), 0, SIDE - 1) | 0;
      const row = clamp(((y + 1) / 2) * (SIDE - 1), 0, SIDE - 1) | 0;
      return room[row * SIDE + column] as number;
    },
  };
}

/** y −1 looks up, 1 looks down. */
function roomAt(x: number, y: number): Rgb {
  const sky = smooth(-0.1, -0.95, y);
  const under = smooth(0.34, 0.95, y);
  const horizon = Math.exp(-(((y - 0.36) / 0.11) ** 2));
  const lamp =
    Math.exp(-(((x - 0.5) / 0.14) ** 2) - ((y + 0.42) / 0.26) ** 2) +
    0.7 * Math.exp(-(((x + 0.62) / 0.1) ** 2) - ((y + 0.15) / 0.5) ** 2);
  const ripple = 0.07 * Math.sin(x * 9 + y * 7) + 0.05 * Math.sin(y * 23);
  const base = 0.56 + 0.36 * sky - 0.1 * under + ripple - 0.62 * horizon + lamp * 0.75;
  return [base + 0.1 * under - 0.04 * sky, base + 0.02 * under, base + 0.1 * sky - 0.05 * under + 0.04];
}
