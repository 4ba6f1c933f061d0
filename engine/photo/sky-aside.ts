// The sky beside and below what stands before it: under the crown of a tree it goes on, and nobody sees an edge there.
import type { LabPlanes } from '#engine/raster/lab.ts';

/** In Lab: so far apart the colours of two neighbours may be where there is no edge. */
const STEP = 3;
/** How uneven sky is at most, in units of lightness, and how much of the colours of air it has at least. */
const [CALM, AIRY] = [4.5, 0.5] as const;

type Planes = { lab: LabPlanes; air: Float32Array; texture: Float32Array };

/**
 * Adds to `inside`, 1 where sky was found above the border of each column, what hangs together with it and lies above the
 * row `lowest`; and lowers `border`, the first row of each column that is no sky, to the end of that.
 */
export function goOnAside(
  { lab, air, texture }: Planes,
  inside: Float32Array,
  border: Int32Array,
  lowest: number,
): void {
  const { width, lightness, a, b } = lab;
  const last = Math.max(0, Math.floor(lowest)) * width;
  const waiting: number[] = [];
  for (let i = 0; i < last; i++) if (inside[i] === 1) waiting.push(i);
  const pass = (from: number, to: number): void => {
    if (to < 0 || to >= last || inside[to] !== 0) return;
    if ((texture[to] as number) > CALM || (air[to] as number) < AIRY) return;
    const far = Math.hypot(
      (lightness[from] as number) - (lightness[to] as number),
      (a[from] as number) - (a[to] as number),
      (b[from] as number) - (b[to] as number),
    );
    if (far >= STEP) return;
    inside[to] = 1;
    waiting.push(to);
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [x, y] = [next % width, Math.floor(next / width)];
    if (y >= (border[x] as number)) border[x] = y + 1;
    if (x > 0) pass(next, next - 1);
    if (x < width - 1) pass(next, next + 1);
    pass(next, next - width);
    pass(next, next + width);
  }
}
