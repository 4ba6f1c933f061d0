// Stained glass: panes of deep colour, each clouded in its own way and lit from behind, held by dark leads.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { grainAt, spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { replacePlanes, smoothWithCare } from './smooth-regions.ts';
import { bordersOf, findAreas } from './superpixels.ts';

/** Of a pane, pixels at 1024 x 1024. */
const PANE = 44;

export function paintGlass(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothWithCare(image, 5 * unit, care));
  const areas = findAreas(image, Math.max(4, PANE * unit), { evenness: 0.16, jitter: 0.9, seed });
  const borders = bordersOf(areas, width, height);
  const leads = blurPlane(borders, width, height, 1.7 * unit);
  const glow = blurPlane(borders, width, height, 9 * unit);
  const clouds = spreadClouds(width, height, { cell: 34 * unit, octaves: 3, seed: seed + 1 });
  shadePixels(image, (pixel) => {
    const { index, x, y } = pixel;
    const area = areas.of[index] as number;
    const [red, green, blue] = [
      areas.red[area] as number,
      areas.green[area] as number,
      areas.blue[area] as number,
    ];
    const luma = lumaOf(red, green, blue);
    // Every pane is of its own melt; light comes through the middle of it.
    const melt = (grainAt(area, 3, seed) - 0.5) * 0.2;
    const lit = 1.06 + melt + ((clouds[index] as number) - 0.5) * 0.5 - (glow[index] as number) * 0.5;
    const deep = 1.75;
    pixel.red = clamp((luma + (red - luma) * deep) * lit);
    pixel.green = clamp((luma + (green - luma) * deep) * lit);
    pixel.blue = clamp((luma + (blue - luma) * deep) * lit);
    const lead = ramp(0.1, 0.22, leads[index] as number);
    // The came is round: its upper side has a gleam.
    const above = leads[Math.max(0, y - Math.round(2 * unit)) * width + x] as number;
    const gleam = clamp((leads[index] as number) - above) * 0.9;
    pixel.red = blend(pixel.red, 0.09 + gleam, lead);
    pixel.green = blend(pixel.green, 0.09 + gleam, lead);
    pixel.blue = blend(pixel.blue, 0.11 + gleam, lead);
  });
  releasePlanes(areas.of, borders, leads, glow, clouds);
}
