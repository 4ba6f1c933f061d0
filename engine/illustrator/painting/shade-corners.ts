// Lets a colour gather in the corners of an image, as a lens darkens them or as light bleaches a print.
import type { Brush } from '#engine/raster/surface.ts';

export type Corners = {
  /** Where it begins, as a part of the shorter side, and where it ends, as a part of the diagonal. */
  from: number;
  to: number;
  /** Height of the clear middle, as a part of the image's. */
  middle?: number;
  /** Colours on the way, each with its place (0–1). */
  colours: readonly (readonly [at: number, colour: string])[];
};

export function shadeCorners(
  brush: Brush,
  width: number,
  height: number,
  { from, to, middle = 0.5, colours }: Corners,
): void {
  const shade = brush.createRadialGradient(
    width / 2,
    height * middle,
    Math.min(width, height) * from,
    width / 2,
    height / 2,
    Math.hypot(width, height) * to,
  );
  for (const [at, colour] of colours) shade.addColorStop(at, colour);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}

export const LENS_TINT = [20, 10, 40] as const;

/** As a lens has them; `strength` in the very corner. */
export function lensCorners(strength: number): Corners {
  return {
    from: 0.4,
    to: 0.57,
    middle: 0.47,
    colours: [
      [0, tint(0)],
      [0.6, tint(0.1)],
      [1, tint(strength)],
    ],
  };
}

function tint(part: number): string {
  return `rgba(${LENS_TINT.join(',')},${part})`;
}
