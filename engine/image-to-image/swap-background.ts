// Puts the subject of a photo before another background: a painted scene, a plain colour, or nothing.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { composeScene } from '#engine/illustrator/compose-scene.ts';
import { planScene } from '#engine/illustrator/illustrate.ts';
import { parsePrompt } from '#engine/illustrator/parse-prompt.ts';
import { relight } from '#engine/illustrator/relight.ts';
import type { Stage } from '#engine/illustrator/stage.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import {
  makeSurface,
  readPixels,
  silhouette,
  surfaceFromPixels,
  type Surface,
} from '#engine/raster/surface.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Subject } from '#engine/photo/find-subject.ts';
import { growMask } from '#engine/raster/mask.ts';
import type { Reason, Work } from './work.ts';

/** What the scene says of its words; empty for a plain colour. */
export type Backdrop = { understood: string[]; ignored: string[] };

export async function swapBackground(work: Work, words: string, colour?: Rgb): Promise<Backdrop | Reason> {
  const subject = work.subject();
  if (!subject) return 'no_subject';
  const cut = cutOut(work.image, subject);
  if (colour) {
    layOn(work, subject, plainBackdrop(work, colour), cut, null);
    return { understood: [], ignored: [] };
  }
  const { width, height } = work.image;
  const { scene, reading } = await planScene({
    prompt: words,
    style: 'auto',
    width,
    height,
    seed: work.seed,
  });
  const frame = composeScene(scene);
  // As if taken by the same lens: the scene lies behind what is in focus.
  const photo = applyStyle('photo', { width, height, data: readPixels(frame) }, work.seed);
  const backdrop = surfaceFromPixels(width, height, photo.data);
  layOn(work, subject, backdrop, relight(scene.stage, cut, { strength: 0.5 }), scene.stage);
  return { understood: reading.understood, ignored: reading.ignored };
}

/** Whether the words name a scene that can be painted; a colour alone is none. */
export function namesScene(words: string): boolean {
  const { scenes, subjects, time, weather } = parsePrompt(words);
  return scenes.length > 0 || subjects.length > 0 || time !== undefined || weather.size > 0;
}

/** Leaves the subject on nothing: see-through in the result. */
export function removeBackground(work: Work): Reason | null {
  const subject = work.subject();
  if (!subject) return 'no_subject';
  work.alpha = subject.mask;
  const cut = cleanEdges(work.image, subject);
  work.image = cut;
  return null;
}

function cutOut(image: Image, subject: Subject): Surface {
  const { width, height } = image;
  const clean = cleanEdges(image, subject);
  const data = new Uint8ClampedArray(clean.data);
  for (let i = 0; i < subject.mask.values.length; i++) data[i * 4 + 3] = (subject.mask.values[i] ?? 0) * 255;
  return surfaceFromPixels(width, height, data);
}

/** The half see-through pixels of the edge take the colour of the nearest inner ones: no rim of the old background. */
function cleanEdges(image: Image, { mask }: Subject): Image {
  const { width, height } = image;
  const inner = growMask(mask, -2).values;
  const data = new Uint8ClampedArray(image.data);
  const reach = Math.max(4, Math.round(Math.max(width, height) * 0.006));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const share = mask.values[i] ?? 0;
      if (share < 0.02 || (inner[i] ?? 0) > 0.9) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny += 2) {
        for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx += 2) {
          const n = ny * width + nx;
          if ((inner[n] ?? 0) < 0.9) continue;
          const weight = 1 / (1 + (nx - x) ** 2 + (ny - y) ** 2);
          red += (image.data[n * 4] ?? 0) * weight;
          green += (image.data[n * 4 + 1] ?? 0) * weight;
          blue += (image.data[n * 4 + 2] ?? 0) * weight;
          total += weight;
        }
      }
      if (total === 0) continue;
      const own = share ** 2;
      const o = i * 4;
      data[o] = red / total + ((image.data[o] ?? 0) - red / total) * own;
      data[o + 1] = green / total + ((image.data[o + 1] ?? 0) - green / total) * own;
      data[o + 2] = blue / total + ((image.data[o + 2] ?? 0) - blue / total) * own;
    }
  }
  return { width, height, data };
}

function layOn(work: Work, subject: Subject, backdrop: Surface, cut: Surface, stage: Stage | null): void {
  const { width, height } = work.image;
  const { box } = subject;
  const isStanding = box.top + box.height < height * 0.97;
  const sheet = makeSurface(width, height, (brush) => {
    brush.drawImage(backdrop, 0, 0);
    if (isStanding) {
      // It stands on something: a soft dark place under it.
      brush.filter = `blur(${(box.width * 0.05).toFixed(1)}px)`;
      brush.fillStyle = css(stage?.palette.shade ?? [20, 18, 24], stage ? 0.5 : 0.28);
      brush.beginPath();
      brush.ellipse(
        box.left + box.width / 2,
        box.top + box.height,
        box.width * 0.44,
        box.width * 0.06,
        0,
        0,
        7,
      );
      brush.fill();
      brush.filter = 'none';
    } else {
      brush.globalAlpha = 0.25;
      brush.filter = `blur(${(Math.min(width, height) * 0.02).toFixed(1)}px)`;
      brush.drawImage(silhouette(cut, '#0c0a14'), 0, 0);
      brush.filter = 'none';
      brush.globalAlpha = 1;
    }
    brush.drawImage(cut, 0, 0);
  });
  work.image = { width, height, data: new Uint8ClampedArray(readPixels(sheet)) };
  work.forgetMasks();
}

/** A studio sheet of one colour: lighter where the lamp falls, darker at the corners. */
function plainBackdrop({ image, random }: Work, colour: Rgb): Surface {
  const { width, height } = image;
  return makeSurface(width, height, (brush) => {
    const isWhite = Math.min(...colour) > 225;
    const x = width * random('backdrop').between(0.35, 0.65);
    const gradient = brush.createRadialGradient(
      x,
      height * 0.4,
      0,
      x,
      height * 0.45,
      Math.hypot(width, height) * 0.62,
    );
    gradient.addColorStop(0, css(isWhite ? colour : mix(colour, '#ffffff', 0.14)));
    gradient.addColorStop(1, css(mix(colour, '#000000', isWhite ? 0.03 : 0.2)));
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, width, height);
  });
}
