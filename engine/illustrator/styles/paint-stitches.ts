// Embroidery: satin stitches of silk that follow the forms, each with a shine and a shadow, on linen.
import { clamp, lumaOf } from '#engine/raster/curves.ts';
import { streamRandom } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';
import { readFlow } from './flow.ts';
import { colourAt, cssOf, paintOnCanvas, type Rgb } from './paint-on-canvas.ts';
import { readTone } from './read-tone.ts';
import { replacePlanes, smoothWithCare } from './smooth-regions.ts';

/** Of a stitch and of its thread, pixels at 1024 x 1024. */
const LONG = 20;
const THICK = 3.6;

export function paintStitches(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothWithCare(image, 6 * unit, care));
  const tone = readTone(image);
  const flow = readFlow(tone, width, height, Math.max(1, 14 * unit));
  const random = streamRandom(seed);
  const thick = Math.max(1, THICK * unit);
  const long = Math.max(3, LONG * unit);
  const below: Planes = {
    ...image,
    red: image.red.slice(),
    green: image.green.slice(),
    blue: image.blue.slice(),
  };
  paintOnCanvas(image, (brush) => {
    brush.fillStyle = '#d9cfb8';
    brush.fillRect(0, 0, width, height);
    brush.lineCap = 'round';
    const rows = Math.ceil(height / (thick * 1.1));
    const columns = Math.ceil(width / (long * 0.62)) + 1;
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const x = (column + (row % 3) / 3 + (random() - 0.5) * 0.2) * long * 0.62;
        const y = (row + (random() - 0.5) * 0.5) * thick * 1.1;
        const at =
          Math.min(height - 1, Math.floor(Math.max(0, y))) * width + Math.min(width - 1, Math.floor(x));
        const sureness = clamp((flow.sureness[at] as number) * 4);
        // On flat ground all lie one way.
        const angle =
          sureness > 0.2
            ? Math.atan2(flow.y[at] as number, flow.x[at] as number)
            : -0.5 + (random() - 0.5) * 0.16;
        const own = colourAt(below, x, y);
        const colour = colourOf(own);
        const half = (long / 2) * (0.75 + random() * 0.4) * (sureness > 0.2 ? 0.7 : 1);
        const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
        const tint = 0.93 + random() * 0.14;
        stroke(
          brush,
          [x - dx, y - dy + thick * 0.34, x + dx, y + dy + thick * 0.34],
          cssOf(colour, 0.6),
          thick,
        );
        stroke(brush, [x - dx, y - dy, x + dx, y + dy], cssOf(colour, tint), thick * 0.86);
        stroke(
          brush,
          [x - dx * 0.5, y - dy * 0.5 - thick * 0.16, x + dx * 0.4, y + dy * 0.4 - thick * 0.16],
          cssOf(colour, 1.2),
          thick * 0.3,
        );
      }
  });
  releasePlanes(tone, flow.x, flow.y, flow.sureness);
}

function stroke(
  brush: Parameters<Parameters<typeof paintOnCanvas>[1]>[0],
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  ink: string,
  width: number,
): void {
  brush.strokeStyle = ink;
  brush.lineWidth = width;
  brush.beginPath();
  brush.moveTo(fromX, fromY);
  brush.lineTo(toX, toY);
  brush.stroke();
}

/** Silk is dyed in full colours. */
function colourOf([red, green, blue]: Rgb): Rgb {
  const luma = lumaOf(red, green, blue);
  const [r, g, b] = [red, green, blue].map((part) => clamp(luma + (part - luma) * 1.25) * 0.96 + 0.02);
  return [r ?? 0, g ?? 0, b ?? 0];
}
