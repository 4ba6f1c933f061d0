// Mosaic: small stones in pale mortar, laid in rows that bend along the forms; none is quite as its neighbour.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { bordersOf, findAreas } from './superpixels.ts';

/** Of a stone, pixels at 1024 x 1024. */
const STONE = 15;
const MORTAR = [0.8, 0.77, 0.71] as const;

export function paintMosaic(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const areas = findAreas(image, Math.max(4, STONE * unit), { evenness: 0.42, jitter: 0.3, seed });
  const borders = bordersOf(areas, width, height);
  const joints = blurPlane(borders, width, height, 1.1 * unit);
  shadePixels(image, (pixel) => {
    const { index, x, y } = pixel;
    const area = areas.of[index] as number;
    const [red, green, blue] = [
      areas.red[area] as number,
      areas.green[area] as number,
      areas.blue[area] as number,
    ];
    const luma = lumaOf(red, green, blue);
    const tone = 1 + (grainAt(area, 7, seed) - 0.5) * 0.26;
    const across = (x - (areas.x[area] as number)) / (STONE * unit);
    const down = (y - (areas.y[area] as number)) / (STONE * unit);
    // Each stone is bent a little: light from the upper left.
    const bent = 1 - (across + down) * 0.13;
    const joint = ramp(0.16, 0.34, joints[index] as number);
    for (const [channel, value, mortar] of [
      ['red', red, MORTAR[0]],
      ['green', green, MORTAR[1]],
      ['blue', blue, MORTAR[2]],
    ] as const)
      pixel[channel] = blend(clamp((luma + (value - luma) * 1.3) * tone * bent), mortar, joint);
  });
  releasePlanes(areas.of, borders, joints);
}
