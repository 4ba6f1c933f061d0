// Low poly: a net of triangles whose knots lie on the edges of the forms, each of one colour and lit as a facet.
import { clamp, lumaOf } from '#engine/raster/curves.ts';
import { streamRandom } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, unitOf, type Planes } from '#engine/raster/planes.ts';
import { colourAt, cssOf, paintOnCanvas, type Rgb } from './paint-on-canvas.ts';
import { replacePlanes, smoothWithCare } from './smooth-regions.ts';

/** Between two knots, pixels at 1024 x 1024. */
const MESH = 30;

type Knot = { x: number; y: number };

export function paintLowPoly(image: Planes, seed: number, care?: Float32Array): void {
  const unit = unitOf(image);
  replacePlanes(image, smoothWithCare(image, 4 * unit, care));
  const { width, height } = image;
  const step = Math.max(3, MESH * unit);
  const columns = Math.max(1, Math.round(width / step));
  const rows = Math.max(1, Math.round(height / step));
  const knots = setKnots(image, columns, rows, seed);
  const knotAt = (column: number, row: number): Knot => knots[row * (columns + 1) + column] as Knot;
  const triangles: (readonly [Knot, Knot, Knot])[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [
        knotAt(column, row),
        knotAt(column + 1, row),
        knotAt(column + 1, row + 1),
        knotAt(column, row + 1),
      ];
      // Parted where its two halves differ most.
      const isFalling = differs(image, a, c) <= differs(image, b, d);
      if (isFalling) triangles.push([a, b, c], [a, c, d]);
      else triangles.push([a, b, d], [b, c, d]);
    }
  const painted = triangles.map((corners) => ({ corners, colour: colourOf(image, corners) }));
  const random = streamRandom(seed + 3);
  paintOnCanvas(image, (brush) => {
    brush.lineJoin = 'round';
    brush.lineWidth = 1;
    for (const { corners, colour } of painted) {
      const [a, b, c] = corners;
      // A facet that rises to the left has more light.
      const slope = ((b.y - a.y) * (c.x - a.x) - (c.y - a.y) * (b.x - a.x)) / (step * step);
      const fill = cssOf(colour, 1 + (random() - 0.5) * 0.1 + slope * 0.03);
      brush.fillStyle = fill;
      brush.strokeStyle = fill;
      brush.beginPath();
      brush.moveTo(a.x, a.y);
      brush.lineTo(b.x, b.y);
      brush.lineTo(c.x, c.y);
      brush.closePath();
      brush.fill();
      brush.stroke();
    }
  });
}

/** Knots of a grid, each moved to the strongest edge nearby. */
function setKnots(image: Planes, columns: number, rows: number, seed: number): Knot[] {
  const { width, height } = image;
  const luma = readLuma(image);
  const random = streamRandom(seed);
  const [wide, tall] = [width / columns, height / rows];
  const knots: Knot[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const knot = {
        x: (column + (random() - 0.5) * 0.5) * wide,
        y: (row + (random() - 0.5) * 0.5) * tall,
      };
      let strongest = 0.05;
      const place = { ...knot };
      for (let down = -0.42; down <= 0.42; down += 0.12)
        for (let across = -0.42; across <= 0.42; across += 0.12) {
          const x = Math.round((column + across) * wide);
          const y = Math.round((row + down) * tall);
          if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) continue;
          const at = y * width + x;
          const edge =
            Math.abs((luma[at + 2] as number) - (luma[at - 2] as number)) +
            Math.abs((luma[at + width * 2] as number) - (luma[at - width * 2] as number));
          if (edge <= strongest) continue;
          strongest = edge;
          Object.assign(place, { x, y });
        }
      // The rim of the net is the rim of the image.
      knots.push({
        x: column === 0 ? 0 : column === columns ? width : place.x,
        y: row === 0 ? 0 : row === rows ? height : place.y,
      });
    }
  releasePlanes(luma);
  return knots;
}

function differs(image: Planes, from: Knot, to: Knot): number {
  const [r, g, b] = colourAt(image, from.x * 0.7 + to.x * 0.3, from.y * 0.7 + to.y * 0.3);
  const [red, green, blue] = colourAt(image, from.x * 0.3 + to.x * 0.7, from.y * 0.3 + to.y * 0.7);
  return Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue);
}

/** Of its middle and of three places about it, more itself than it was. */
function colourOf(image: Planes, [a, b, c]: readonly [Knot, Knot, Knot]): Rgb {
  const samples = [
    [1 / 3, 1 / 3],
    [0.6, 0.2],
    [0.2, 0.6],
    [0.2, 0.2],
  ].map(([u = 0, v = 0]) =>
    colourAt(image, a.x * u + b.x * v + c.x * (1 - u - v), a.y * u + b.y * v + c.y * (1 - u - v)),
  );
  const mean = ([0, 1, 2] as const).map(
    (channel) => samples.reduce((sum, sample) => sum + sample[channel], 0) / samples.length,
  );
  const [red = 0, green = 0, blue = 0] = mean;
  const luma = lumaOf(red, green, blue);
  return [
    clamp(luma + (red - luma) * 1.2),
    clamp(luma + (green - luma) * 1.2),
    clamp(luma + (blue - luma) * 1.2),
  ];
}
