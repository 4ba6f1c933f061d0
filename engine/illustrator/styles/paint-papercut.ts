// Papercut: the tones become sheets of coloured card, cut with a knife and stacked with shadows between.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { addContrast, blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { makePaper } from './paper.ts';
import { addVignette } from './finish.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { copyPlanes, readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { rankTones } from './rank-tones.ts';
import { sampleSmall, shrinkPlane, type SmallPlane } from '#engine/raster/resize-plane.ts';
import { smoothRegions } from './smooth-regions.ts';

const SHEETS = 6;
/** How far a card's colour is mixed, in pixels at 1024 x 1024. */
const REACH = 36;

/** Of the care that is taken: with so much of it a face is one sheet, and so much of that is seen. */
const [FACE, OF_FACE] = [0.4, 0.9] as const;

/** `care`, in a photo: where faces are. Cut by their light and shade they would be maps. */
export function paintPapercut(image: Planes, seed: number, care?: Float32Array, isPhoto = false): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const once = smoothRegions(image, 6 * unit);
  const calm = smoothRegions(once, 5 * unit);
  releasePlanes(once.red, once.green, once.blue);
  const faces = care && isPhoto ? smoothRegions(image, 3 * unit) : null;
  const heights = readHeights(calm, unit);
  const paper = makePaper(width, height, seed, 1.1);
  const colours = copyPlanes(calm);
  releasePlanes(calm.red, calm.green, calm.blue);
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    layDown(image, colours, heights, sheet, unit);
  }
  if (faces && care) {
    shadePixels(image, (pixel) => {
      const share = OF_FACE * ramp(0, FACE, care[pixel.index] ?? 0);
      if (share === 0) return;
      pixel.red = blend(pixel.red, faces.red[pixel.index] ?? 0, share);
      pixel.green = blend(pixel.green, faces.green[pixel.index] ?? 0, share);
      pixel.blue = blend(pixel.blue, faces.blue[pixel.index] ?? 0, share);
    });
    releasePlanes(faces.red, faces.green, faces.blue);
  }
  shadePixels(image, (pixel) => {
    const fibre = 1 + ((paper[pixel.index] ?? 0.5) - 0.5) * 0.09;
    saturate(pixel, 1.12);
    pixel.red = clamp(addContrast(pixel.red, 0.12) * fibre);
    pixel.green = clamp(addContrast(pixel.green, 0.12) * fibre);
    pixel.blue = clamp(addContrast(pixel.blue, 0.12) * fibre);
  });
  releasePlanes(heights, paper, colours.red, colours.green, colours.blue);
  addVignette(image, 0.2, [0.1, 0.05, 0.1]);
}

/** 0 (farthest sheet, lightest) to 1 (nearest, darkest); ranked, so that all sheets are used. */
function readHeights(calm: Planes, unit: number): Float32Array {
  const { width, height } = calm;
  const luma = readLuma(calm);
  const ranks = rankTones(luma);
  const raw = takePlane(luma.length);
  for (let i = 0; i < raw.length; i++) raw[i] = 1 - ((luma[i] ?? 0) * 0.55 + (ranks[i] ?? 0) * 0.45);
  const smooth = blurPlane(raw, width, height, 2.6 * unit);
  let low = 1;
  let high = 0;
  for (const value of smooth) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const span = Math.max(1e-3, high - low);
  for (let i = 0; i < smooth.length; i++) smooth[i] = ((smooth[i] ?? 0) - low) / span;
  releasePlanes(luma, ranks, raw);
  return smooth;
}

/** Puts one sheet on the stack: shadow below it, one colour a region, a light cut edge above. */
function layDown(image: Planes, colours: Planes, heights: Float32Array, sheet: number, unit: number): void {
  const { width, height } = image;
  const floor = sheet / SHEETS;
  const mask = takePlane(heights.length);
  const sharp = 0.5 / SHEETS;
  for (let i = 0; i < mask.length; i++) {
    mask[i] = sheet === 0 ? 1 : ramp(floor - sharp * 0.16, floor + sharp * 0.16, heights[i] ?? 0);
  }
  const shadow = blurPlane(mask, width, height, 7 * unit);
  const card = mixCard(colours, heights, sheet, unit);
  const dropX = Math.round(4 * unit);
  const dropY = Math.round(8 * unit);
  const edge = Math.max(1, Math.round(1.3 * unit));
  const wanted = 0.9 - 0.74 * (sheet / (SHEETS - 1));
  shadePixels(image, (pixel) => {
    const { x, y, index } = pixel;
    const cover = mask[index] ?? 0;
    const above = shadow[Math.max(0, y - dropY) * width + Math.max(0, x - dropX)] ?? 0;
    const dark = sheet === 0 ? 0 : clamp(above * 1.25) * 0.46 * (1 - cover);
    pixel.red *= 1 - dark;
    pixel.green *= 1 - dark;
    pixel.blue *= 1 - dark * 0.88;
    // Bare here, or hidden below the next sheet.
    if (cover <= 0 || (heights[index] ?? 0) > floor + 1.2 / SHEETS) return;
    const upper = mask[Math.max(0, y - edge) * width + Math.max(0, x - edge)] ?? 0;
    const red = sampleSmall(card.red, x, y);
    const green = sampleSmall(card.green, x, y);
    const blue = sampleSmall(card.blue, x, y);
    // Card comes in clear steps: near tones are moved apart, so that a night has its sheets too.
    const apart = (wanted - lumaOf(red, green, blue)) * 0.3;
    const lift = apart + (sheet === 0 ? 0 : clamp(cover - upper) * 0.26);
    pixel.red = blend(pixel.red, clamp(red + lift), cover);
    pixel.green = blend(pixel.green, clamp(green + lift), cover);
    pixel.blue = blend(pixel.blue, clamp(blue + lift), cover);
  });
  releasePlanes(mask, shadow, card.red.cells, card.green.cells, card.blue.cells);
}

type Card = { red: SmallPlane; green: SmallPlane; blue: SmallPlane };

/** The mean colour of a sheet's own pixels nearby: card is one colour, but two things on one level keep theirs. */
function mixCard(colours: Planes, heights: Float32Array, sheet: number, unit: number): Card {
  const { width, height } = colours;
  const factor = Math.max(1, Math.round(8 * unit));
  const own = takePlane(heights.length);
  for (let i = 0; i < own.length; i++) {
    const level = Math.min(SHEETS - 1, Math.floor((heights[i] ?? 0) * SHEETS));
    own[i] = level === sheet ? 1 : 1e-4;
  }
  const share = shrinkPlane(own, width, height, factor);
  const sigma = (REACH * unit) / factor;
  const weight = blurPlane(share.cells, share.width, share.height, sigma);
  const weighted = takePlane(heights.length);
  const mix = (channel: Float32Array): SmallPlane => {
    for (let i = 0; i < weighted.length; i++) weighted[i] = (channel[i] ?? 0) * (own[i] ?? 0);
    const small = shrinkPlane(weighted, width, height, factor);
    const cells = blurPlane(small.cells, small.width, small.height, sigma);
    for (let i = 0; i < cells.length; i++) cells[i] = (cells[i] ?? 0) / Math.max(1e-9, weight[i] ?? 1);
    releasePlanes(small.cells);
    return { ...small, cells };
  };
  const card = { red: mix(colours.red), green: mix(colours.green), blue: mix(colours.blue) };
  releasePlanes(own, weighted, share.cells, weight);
  return card;
}
