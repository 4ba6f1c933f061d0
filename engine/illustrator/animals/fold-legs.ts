// Lays down an animal that is drawn standing, in profile: what is above its legs lies on the ground, the legs are folded.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { makeSurface, readPixels, type Surface } from '#engine/raster/surface.ts';
import type { Head } from './measures.ts';

/** Returns the drawing as it is where nobody knows where its legs begin. */
export function foldLegs(drawing: Surface, { belly }: Head): Surface {
  if (belly === undefined) return drawing;
  const { width: w, height: h } = drawing;
  const low = h * belly;
  const coat = colourAbove(drawing, low);
  const floor = low + h * 0.07;
  return makeSurface(w, floor + 1, (brush) => {
    const leg = (x: number, wide: number, tone: Rgb): void => {
      const fill = brush.createLinearGradient(0, floor - h * 0.1, 0, floor);
      fill.addColorStop(0, css(tone));
      fill.addColorStop(1, css(mix(tone, '#2a1420', 0.32)));
      brush.fillStyle = fill;
      brush.beginPath();
      brush.roundRect(x - wide / 2, floor - h * 0.095, wide, h * 0.095, h * 0.045);
      brush.fill();
    };
    leg(w * 0.56, w * 0.5, mix(coat, '#2a1420', 0.22));
    brush.save();
    brush.beginPath();
    brush.rect(0, 0, w, low - h * 0.06);
    // The belly is round where it lies.
    brush.roundRect(w * 0.04, low - h * 0.2, w * 0.93, h * 0.24, h * 0.1);
    brush.clip();
    brush.drawImage(drawing, 0, 0, w, low, 0, 0, w, low);
    brush.restore();
    leg(w * 0.3, w * 0.36, coat);
    leg(w * 0.76, w * 0.34, mix(coat, '#2a1420', 0.1));
  });
}

/** Of the flank, a little above. */
function colourAbove(drawing: Surface, low: number): Rgb {
  const { width: w, height: h } = drawing;
  const at = (Math.round(low - h * 0.16) * w + Math.round(w * 0.42)) * 4;
  const [red = 150, green = 120, blue = 100] = readPixels(drawing).subarray(at, at + 3);
  return [red, green, blue];
}
