// A double exposure: within what an image is about shines a scene of the words, before a pale sheet.
import { composeScene } from '#engine/illustrator/painting/compose-scene.ts';
import { planScene } from '#engine/illustrator/illustrate.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { softenMask } from '#engine/raster/mask.ts';
import { readPixels } from '#engine/raster/surface.ts';
import type { Backdrop } from './swap-background.ts';
import type { Reason, Work } from './work.ts';

/** What the film shows where nobody stands. */
const SHEET = [236, 234, 230] as const;
/** Of what is dark in the portrait the scene is seen, of what is light the portrait. */
const [DARK, LIGHT] = [0.12, 0.78];

export async function exposeTwice(work: Work, words: string): Promise<Backdrop | Reason> {
  if (words === '') return 'with_what';
  const subject = work.subject();
  if (!subject) return 'no_subject';
  const { width, height, data } = work.image;
  const { scene, reading } = await planScene({
    prompt: words,
    style: 'auto',
    width,
    height,
    seed: work.seed,
    isBackdrop: true,
  });
  const painted = readPixels(composeScene(scene));
  const inside = applyStyle('photo', { width, height, data: painted }, work.seed).data;
  const own = softenMask(subject.mask, Math.max(1, width * 0.0015)).values;
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0, o = 0; i < own.length; i++, o += 4) {
    const luma = lumaOf(data[o] as number, data[o + 1] as number, data[o + 2] as number) / 255;
    const isLit = ramp(DARK, LIGHT, luma);
    // Towards the foot the figure goes over into the scene.
    const low = ramp(0.45, 0.95, Math.floor(i / width) / height);
    const share = Math.max(0, isLit - low * 0.4);
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
