// Which pixels belong to what an image is about, be it a thing, a plant, an animal or somebody: U²-Net in its small form.
import type { Image } from '#engine/raster/image.ts';
import { growMask, type Mask } from '#engine/raster/mask.ts';
import { loadNetwork, type Network } from './load-network.ts';
import { sampleSquare } from './sample-square.ts';
import type { Silhouette } from './segment-people.ts';

/** Pixels of the sides of what it takes. */
export const SIDE = 320;
/** And of what is enough where something only has to be hidden: it takes half of the time. Half of either is its answer. */
export const ROUGH_SIDE = 224;
const ENLARGED = [20, 40, 80, 160, 320];
/** Of the photographs that it learned from: red, green, blue. */
const MEAN = [0.485, 0.456, 0.406] as const;
const SPREAD = [0.229, 0.224, 0.225] as const;
/** Of a side: so far from what is found the network may still be of two minds. */
const EDGE = 2;

let network: Promise<Network> | undefined;

/**
 * Returns what takes an image. Its sureness is near 1 for what stands clearly apart; below 0.94 half of something is
 * missing, or nothing stands out. Loaded once.
 */
export async function loadSalientFinder(): Promise<(image: Image, side?: number) => Silhouette> {
  const order = { name: 'salient', side: SIDE, enlarged: ENLARGED, outputs: ['salient'] };
  const run = await (network ??= loadNetwork(order));
  return (image, side = SIDE) => {
    const { width, height } = image;
    const stretched = { x: width / 2, y: height / 2, side: width, height, angle: 0 };
    const pixels = sampleSquare(image, stretched, side, 0).map(
      (value, i) => (value - at(MEAN, i)) / at(SPREAD, i),
    );
    const [values] = run(pixels, side) as [Float32Array];
    const mask = { width: side / 2, height: side / 2, values };
    return { mask, sureness: shareFound(mask) };
  };
}

function at(colour: readonly [number, number, number], i: number): number {
  return colour[i % 3] as number;
}

/** Which part of all that may belong to something is found, or lies at the edge of what is: the rest is a haze. */
function shareFound(mask: Mask): number {
  const found = { ...mask, values: mask.values.map((value) => (value > 0.5 ? 1 : 0)) };
  const near = growMask(found, EDGE).values;
  let [within, all] = [0, 1e-6];
  for (const [i, value] of mask.values.entries()) {
    all += value;
    if (near[i] === 1) within += value;
  }
  return within / all;
}
