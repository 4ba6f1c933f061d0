// Lets the illustrator's brushes paint over a photo: a stage of the photo's size, and layers laid on its pixels.
import type { Layer } from '#engine/illustrator/painting/layer.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import type { Image } from '#engine/raster/image.ts';
import { planStage } from '#engine/illustrator/staging/plan-stage.ts';
import { mix, type Rgb } from '#engine/raster/colour.ts';
import { makeStage, type Stage } from '#engine/illustrator/staging/stage.ts';
import { makeSurface, readPixels, surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import type { Mask } from '#engine/raster/mask.ts';
import type { Work } from './work.ts';

/** A stage as the illustrator would set it for these words, but in the photo's frame and light. */
export function stageOfPhoto(work: Work, words: string): Stage {
  const { image } = work;
  const { width, height } = image;
  const reading = parsePrompt(words);
  const planned = planStage({ ...reading, scenes: ['meadow'] }, 'auto', {
    width,
    height,
    seed: work.seed,
    prompt: words,
  });
  const horizon = Math.round((work.sky()?.horizon ?? 0.52) * height);
  const light = readLight(image);
  const isDark = light.mean < 0.26;
  const palette = {
    ...planned.palette,
    ambient: light.ambient,
    ambientStrength: isDark ? 0.85 : 0.42,
    sun: light.bright,
    shade: light.dark,
    fog: mix(light.bright, light.middle, 0.5),
    key: 0.7,
  };
  return makeStage({
    ...planned,
    // No grass is drawn around feet: nobody knows what the ground of a photo is.
    scene: 'street',
    horizon,
    isDark,
    palette,
    light: { side: light.side, x: width * (0.5 + light.side * 0.3), y: height * 0.14 },
  });
}

/** What light the photo has: its mean colours by brightness, and the brighter side. */
function readLight({ width, height, data }: Image) {
  const groups = [0, 1, 2].map(() => ({ rgb: [0, 0, 0] as [number, number, number], n: 1e-6 }));
  let sum = 0;
  let count = 0;
  const halves: [number, number] = [0, 0];
  for (let y = 0; y < height; y += 6) {
    for (let x = 0; x < width; x += 6) {
      const o = (y * width + x) * 4;
      const luma = ((data[o] ?? 0) * 0.299 + (data[o + 1] ?? 0) * 0.587 + (data[o + 2] ?? 0) * 0.114) / 255;
      sum += luma;
      count++;
      halves[x < width / 2 ? 0 : 1] += luma;
      const group = groups[luma < 0.3 ? 0 : luma < 0.66 ? 1 : 2];
      if (!group) continue;
      for (const channel of [0, 1, 2] as const) group.rgb[channel] += data[o + channel] ?? 0;
      group.n++;
    }
  }
  const mean = sum / count;
  const [dark, middle, bright] = groups.map(({ rgb, n }): Rgb | null =>
    n < 3 ? null : [rgb[0] / n, rgb[1] / n, rgb[2] / n],
  );
  const plain: Rgb = [mean * 255, mean * 255, mean * 255];
  const light = bright ?? middle ?? plain;
  const ambient = normalise(mix(middle ?? plain, light, 0.4), 0.18 + 0.82 * Math.min(1, mean * 2.1));
  return {
    mean,
    ambient,
    bright: mix(light, '#ffffff', 0.25),
    middle: middle ?? plain,
    dark: mix(dark ?? plain, '#0c0a14', 0.45),
    side: (halves[1] > halves[0] ? 1 : -1) as -1 | 1,
  };
}

/** The hue of a light at a brightness of 0–1. */
function normalise(colour: Rgb, brightness: number): Rgb {
  const most = Math.max(1, ...colour);
  const soft = mix(colour, [most, most, most], 0.4);
  return soft.map((channel) => (channel / most) * 255 * brightness) as unknown as Rgb;
}

/** Paints with a brush on the photo; a mask keeps the paint where it says. */
export function paintOver(work: Work, paint: (brush: Brush) => void, mask?: Mask): void {
  const { width, height, data } = work.image;
  const sheet = surfaceFromPixels(width, height, data);
  const brush = sheet.getContext('2d');
  brush.save();
  paint(brush);
  brush.restore();
  const painted = new Uint8ClampedArray(readPixels(sheet));
  if (mask) {
    for (let i = 0, o = 0; o < painted.length; i++, o += 4) {
      const share = mask.values[i] ?? 0;
      for (let channel = 0; channel < 3; channel++)
        painted[o + channel] =
          (data[o + channel] ?? 0) + ((painted[o + channel] ?? 0) - (data[o + channel] ?? 0)) * share;
    }
  }
  work.image = { width, height, data: painted };
}

/** Lays one of the illustrator's layers on the photo. */
export function layLayer(brush: Brush, layer: Layer, strength = 1): void {
  brush.save();
  if (layer.kind === 'effect') {
    brush.globalAlpha = strength;
    layer.apply(brush, 0);
  } else {
    const { width, height } = brush.canvas;
    const sheet = makeSurface(width, height, (inner) => layer.paint(inner));
    brush.globalCompositeOperation = layer.blend ?? 'source-over';
    brush.globalAlpha = strength;
    brush.drawImage(sheet, 0, 0);
  }
  brush.restore();
}
