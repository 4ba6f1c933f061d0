// Parts an image into many small areas of one colour each, whose borders follow its forms (SLIC).
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { streamRandom } from '#engine/raster/plane-noise.ts';
import type { Planes } from '#engine/raster/planes.ts';

export type Areas = {
  /** For each pixel the area that it is of. */
  of: Float32Array;
  count: number;
  /** The mean colours of the areas. */
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** Their middles, pixels. */
  x: Float32Array;
  y: Float32Array;
};

const ROUNDS = 4;

/**
 * Returns areas about `size` pixels wide. `evenness`: how much a place counts beside a colour, so that areas are round;
 * `jitter` 0 is a grid of rows, 1 is none.
 */
export function findAreas(
  image: Planes,
  size: number,
  { evenness, jitter, seed }: { evenness: number; jitter: number; seed: number },
): Areas {
  const { width, height, red, green, blue } = image;
  const columns = Math.max(1, Math.round(width / size));
  const rows = Math.max(1, Math.round(height / size));
  const count = columns * rows;
  const random = streamRandom(seed);
  const areas: Areas = {
    of: takePlane(width * height),
    count,
    red: new Float32Array(count),
    green: new Float32Array(count),
    blue: new Float32Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
  };
  for (let area = 0; area < count; area++) {
    const across = (area % columns) + 0.5 + (random() - 0.5) * jitter;
    const down = Math.floor(area / columns) + 0.5 + (random() - 0.5) * jitter;
    const x = Math.min(width - 1, Math.max(0, (across / columns) * width));
    const y = Math.min(height - 1, Math.max(0, (down / rows) * height));
    const at = Math.floor(y) * width + Math.floor(x);
    areas.x[area] = x;
    areas.y[area] = y;
    areas.red[area] = red[at] as number;
    areas.green[area] = green[at] as number;
    areas.blue[area] = blue[at] as number;
  }
  const nearness = takePlane(width * height);
  for (let round = 0; round < ROUNDS; round++) {
    claimPixels(image, areas, nearness, size, (evenness / size) ** 2);
    moveMiddles(image, areas);
  }
  releasePlanes(nearness);
  return areas;
}

/** Each pixel is of the area that is nearest by place and colour. */
function claimPixels(
  image: Planes,
  areas: Areas,
  nearness: Float32Array,
  size: number,
  weight: number,
): void {
  const { width, height, red, green, blue } = image;
  nearness.fill(Infinity);
  for (let area = 0; area < areas.count; area++) {
    const [x, y] = [areas.x[area] as number, areas.y[area] as number];
    const [r, g, b] = [areas.red[area] as number, areas.green[area] as number, areas.blue[area] as number];
    const left = Math.max(0, Math.floor(x - size * 1.3));
    const right = Math.min(width - 1, Math.ceil(x + size * 1.3));
    const last = Math.min(height - 1, Math.ceil(y + size * 1.3));
    for (let row = Math.max(0, Math.floor(y - size * 1.3)); row <= last; row++) {
      const down = (row - y) * (row - y);
      for (let column = left, at = row * width + left; column <= right; column++, at++) {
        const dr = (red[at] as number) - r;
        const dg = (green[at] as number) - g;
        const db = (blue[at] as number) - b;
        const away = dr * dr + dg * dg + db * db + ((column - x) * (column - x) + down) * weight;
        if (away >= (nearness[at] as number)) continue;
        nearness[at] = away;
        areas.of[at] = area;
      }
    }
  }
}

function moveMiddles({ width, red, green, blue }: Planes, areas: Areas): void {
  const { count, of } = areas;
  const sums = [0, 1, 2, 3, 4, 5].map(() => new Float64Array(count));
  const [rs, gs, bs, xs, ys, ns] = sums as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let at = 0; at < of.length; at++) {
    const area = of[at] as number;
    rs[area] = (rs[area] as number) + (red[at] as number);
    gs[area] = (gs[area] as number) + (green[at] as number);
    bs[area] = (bs[area] as number) + (blue[at] as number);
    xs[area] = (xs[area] as number) + (at % width);
    ys[area] = (ys[area] as number) + Math.floor(at / width);
    ns[area] = (ns[area] as number) + 1;
  }
  for (let area = 0; area < count; area++) {
    const n = ns[area] as number;
    if (n === 0) continue;
    areas.red[area] = (rs[area] as number) / n;
    areas.green[area] = (gs[area] as number) / n;
    areas.blue[area] = (bs[area] as number) / n;
    areas.x[area] = (xs[area] as number) / n;
    areas.y[area] = (ys[area] as number) / n;
  }
}

/** Returns a plane that is 1 where two areas meet, and 0 inside of them. */
export function bordersOf({ of }: Areas, width: number, height: number): Float32Array {
  const borders = takePlane(of.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const own = of[at];
      const isBorder = (x + 1 < width && of[at + 1] !== own) || (y + 1 < height && of[at + width] !== own);
      borders[at] = isBorder ? 1 : 0;
    }
  return borders;
}
