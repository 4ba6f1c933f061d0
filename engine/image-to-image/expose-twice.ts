// A double exposure: within what an image is about shines a scene of the words, before a pale sheet.
import { composeScene } from '#engine/illustrator/painting/compose-scene.ts';
import { layOutReading } from '#engine/illustrator/illustrate.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { softenMask } from '#engine/raster/mask.ts';
import { readPixels } from '#engine/raster/surface.ts';
import type { Backdrop } from './swap-background.ts';
import type { Reason, Work } from './work.ts';

/** What the film shows where nobody stands. */
const SHEET = [236, 234, 230] as const;
/** Of what is dark in the portrait the scene is seen, of what is light the portrait: parts of what it has of both. */
const [DARK, LIGHT] = [0.1, 0.75];
/** Of its pixels: so many are darker than its darks, and as many lighter than its lights. */
const BEYOND = 0.03;

export async function exposeTwice(work: Work, words: string): Promise<Backdrop | Reason> {
  if (words === '') return 'with_what';
  const subject = work.subject();
  if (!subject) return 'no_subject';
  const { width, height, data } = work.image;
  const { layout, reading } = await layOutReading(parsePrompt(words), {
    prompt: words,
    style: 'auto',
    width,
    height,
    seed: work.seed,
    isBackdrop: true,
  });
  const painted = readPixels(composeScene(layout));
  const inside = applyStyle('photo', { width, height, data: painted }, work.seed).data;
  const own = softenMask(subject.mask, Math.max(1, width * 0.0015)).values;
  const result = new Uint8ClampedArray(data.length);
  const [darks, lights] = rangeOf(work.image, own);
  for (let i = 0, o = 0; i < own.length; i++, o += 4) {
    const luma = lumaOf(data[o] as number, data[o + 1] as number, data[o + 2] as number) / 255;
    const isLit = ramp(DARK, LIGHT, (luma - darks) / (lights - darks));
    // Towards the foot the figure goes over into the scene.
    const low = ramp(0.45, 0.95, Math.floor(i / width) / height);
    const share = Math.max(0, isLit - low * 0.35);
    for (let channel = 0; channel < 3; channel++) {
      const grey = (luma * 0.75 + ((data[o + channel] as number) / 255) * 0.25) * 255;
      const both = screen((inside[o + channel] as number) / 255, grey / 255 / 2.6) * 255;
      const figure = both + (grey - both) * share * 0.86;
      const sheet = SHEET[channel] as number;
      result[o + channel] = sheet + (figure - sheet) * (own[i] as number);
    }
    result[o + 3] = 255;
  }
  work.image = { width, height, data: result };
  work.forgetMasks();
  return { understood: reading.understood, ignored: reading.ignored };
}

/** How dark the darks and how light the lights are of what a mask has, 0–1. */
function rangeOf({ data }: Image, own: Float32Array): [number, number] {
  const lumas: number[] = [];
  for (let i = 0; i < own.length; i += 13)
    if ((own[i] as number) > 0.5)
      lumas.push(lumaOf(data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number) / 255);
  const sorted = Float32Array.from(lumas).sort();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const darks = at(BEYOND);
  return [darks, Math.max(darks + 0.1, at(1 - BEYOND))];
}
