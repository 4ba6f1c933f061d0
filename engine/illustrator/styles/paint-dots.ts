// Pointillism: dots of pure colour side by side, whose mixture the eye makes.
import { clamp, lumaOf } from '#engine/raster/curves.ts';
import { streamRandom } from '#engine/raster/plane-noise.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';
import { colourAt, cssOf, paintOnCanvas, type Rgb } from './paint-on-canvas.ts';

/** Radii of the dots, pixels at 1024 x 1024, the largest laid first. */
const PASSES = [7.5, 5, 3.6] as const;

export function paintDots(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const below: Planes = {
    ...image,
    red: image.red.slice(),
    green: image.green.slice(),
    blue: image.blue.slice(),
  };
  const random = streamRandom(seed);
  paintOnCanvas(image, (brush) => {
    brush.fillStyle = '#efe7d4';
    brush.fillRect(0, 0, width, height);
    for (const radius of PASSES) {
      const reach = Math.max(0.8, radius * unit);
      const step = reach * 1.9;
      for (let row = 0; row * step <= height; row++)
        for (let column = 0; column * step <= width; column++) {
          const x = (column + random()) * step;
          const y = (row + random()) * step;
          const colour = vary(colourAt(below, x, y), random() - 0.5, random() - 0.5);
          brush.fillStyle = cssOf(colour);
          brush.beginPath();
          brush.arc(x, y, reach * (0.75 + random() * 0.35), 0, 7);
          brush.fill();
        }
    }
  });
}

/** Warmer or colder, lighter or darker than what it is of, and purer. */
function vary([red, green, blue]: Rgb, warm: number, light: number): Rgb {
  const luma = lumaOf(red, green, blue);
  const purer = (part: number, shift: number): number =>
    clamp(luma + (part - luma) * 1.45 + shift * 0.26 + light * 0.16);
  return [purer(red, warm), purer(green, -warm * 0.3), purer(blue, -warm)];
}
