// Puts the subject of a photo before another background: a painted scene, a plain colour, or nothing.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { composeScene } from '#engine/illustrator/painting/compose-scene.ts';
import { planScene, reportScene } from '#engine/illustrator/illustrate.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { showLandmarks } from '#engine/illustrator/painting/show-landmarks.ts';
import { relight } from '#engine/illustrator/painting/relight.ts';
import { emptyMask, type Box, type Mask } from '#engine/raster/mask.ts';
import type { Image } from '#engine/raster/image.ts';
import { paintRegion } from './change-colour.ts';
import type { Stage } from '#engine/illustrator/staging/stage.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import {
  makeSurface,
  readPixels,
  silhouette,
  surfaceFromPixels,
  type Surface,
} from '#engine/raster/surface.ts';
import { clearEdges, cutOutBy } from '#engine/photo/cut-out-by.ts';
import { keepTable } from '#engine/photo/keep-table.ts';
import { showBeside } from '#engine/photo/show-beside.ts';
import { findThing } from './find-thing.ts';
import type { Operation } from './instruction.ts';
import { namesSkyAlone, paintSky } from './paint-sky.ts';
import { findRegion } from './regions.ts';
import type { Reason, Work } from './work.ts';

/** What the scene says of its words; empty for a plain colour. */
export type Backdrop = { understood: string[]; ignored: string[] };

/**
 * Without words before a sheet: of `colour`, or from it to `below`, else that of a studio. `table`: of the table that the
 * words are about.
 */
export async function swapBackground(
  work: Work,
  words: string,
  { colour, below, table }: Partial<Record<'colour' | 'below' | 'table', Rgb | undefined>> = {},
): Promise<Backdrop | Reason> {
  const subject = work.subject();
  if (!subject) return 'no_subject';
  const { width, height } = work.image;
  const cutBy = (own: Mask): Surface =>
    surfaceFromPixels(width, height, cutOutBy(work.image, own.values).data);
  if (words === '') {
    const cut = cutBy(subject.mask);
    if (colour) layOnSheet(work, colour, cut, below);
    else layOn(work, subject.box, studioBackdrop(work), cut, null);
    return { understood: [], ignored: [] };
  }
  const laid = table ? null : keepTable(work.image, subject);
  const { mask, box } = laid ?? subject;
  // Who goes on below the image stands on nothing that is seen.
  if (!laid && box.top + box.height >= height * STANDING && namesSkyAlone(words))
    return layBeforeSky(work, words, box, cutBy(mask));
  const behind = laid?.behind ?? height;
  const { wide, left } = showBeside(subject.mask);
  const { scene } = await planScene({
    prompt: words,
    style: 'auto',
    width: wide,
    height: behind,
    seed: work.seed,
    isBackdrop: true,
  });
  const view = showLandmarks(scene, subject.mask, left);
  const placed = new Set([...scene.placed].filter((one) => !view.hidden.has(one)));
  const { understood, ignored } = reportScene({ ...scene, placed });
  if (understood.length === 0 && view.hidden.size > 0) return 'behind_them';
  const frame = composeScene(scene);
  // As if taken by the same lens: the scene lies behind what is in focus.
  const photo = applyStyle(
    'photo',
    paintTable({ width: wide, height: behind, data: readPixels(frame) }, scene.stage.horizon, table),
    work.seed,
  );
  const backdrop = makeSurface(width, height, (brush) =>
    brush.drawImage(surfaceFromPixels(wide, behind, photo.data), -view.left, 0),
  );
  layOn(work, box, backdrop, relight(scene.stage, cutBy(mask), { strength: 0.5 }), scene.stage);
  return { understood, ignored };
}

function layBeforeSky(work: Work, words: string, box: Box, cut: Surface): Backdrop {
  const { width, height } = work.image;
  const { image, stage, understood, ignored } = paintSky(words, work.image, height, work.seed);
  const { data } = applyStyle('photo', image, work.seed);
  const backdrop = surfaceFromPixels(width, height, data);
  layOn(work, box, backdrop, relight(stage, cut, { strength: 0.5 }), stage);
  return { understood, ignored };
}

function paintTable(image: Image, horizon: number, colour: Rgb | undefined): Image {
  if (!colour) return image;
  const top = emptyMask(image.width, image.height);
  top.values.fill(1, Math.round(horizon) * image.width);
  const sheet = { image };
  paintRegion(sheet, colour, 1, top);
  return sheet.image;
}

/** Whether the words name a scene that can be painted; a colour alone is none. */
export function namesScene(words: string): boolean {
  const { scenes, subjects, time, weather } = parsePrompt(words);
  return scenes.length > 0 || subjects.length > 0 || time !== undefined || weather.size > 0;
}

type CutOut = Pick<Extract<Operation, { do: 'cut-out' }>, 'what' | 'across'>;

/** Leaves the subject on nothing: see-through in the result. `what`: only where it is that. */
export function removeBackground(work: Work, { what, across }: CutOut): Reason | null {
  const mask = what
    ? findThing(work, what)
    : findRegion(work, { kind: 'subject', ...(across && { across }) });
  if (typeof mask === 'string') return mask;
  work.alpha = mask;
  work.image = clearEdges(work.image, mask.values);
  return null;
}

/** Of the image's height: what ends above it stands on something. */
const STANDING = 0.97;

function layOn(work: Work, box: Box, backdrop: Surface, cut: Surface, stage: Stage | null): void {
  const { width, height } = work.image;
  const isStanding = box.top + box.height < height * STANDING;
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
  show(work, sheet);
}

/** What is pale throughout is asked for as white, and what is hardly lit as black. */
const [PALE, HARDLY_LIT] = [225, 30];

/** One colour up to the edge of what is cut out, as shops and passports want it: no light, and no shadow. */
function layOnSheet(work: Work, colour: Rgb, cut: Surface, below?: Rgb): void {
  const { width, height } = work.image;
  const isWhite = Math.min(...colour) > PALE;
  const isBlack = Math.max(...colour) < HARDLY_LIT;
  const sheet = makeSurface(width, height, (brush) => {
    const plain = isWhite ? '#ffffff' : isBlack ? '#000000' : css(colour);
    if (below) {
      const gradient = brush.createLinearGradient(0, 0, 0, height);
      gradient.addColorStop(0, plain);
      gradient.addColorStop(1, css(below));
      brush.fillStyle = gradient;
    } else brush.fillStyle = plain;
    brush.fillRect(0, 0, width, height);
    brush.drawImage(cut, 0, 0);
  });
  show(work, sheet);
}

const STUDIO: Rgb = [214, 219, 226];

/** A sheet that suits everybody: lighter where the lamp falls, darker at the corners. */
function studioBackdrop({ image, random }: Work): Surface {
  const { width, height } = image;
  return makeSurface(width, height, (brush) => {
    const x = width * random('backdrop').between(0.35, 0.65);
    const far = Math.hypot(width, height) * 0.62;
    const gradient = brush.createRadialGradient(x, height * 0.4, 0, x, height * 0.45, far);
    gradient.addColorStop(0, css(mix(STUDIO, '#ffffff', 0.14)));
    gradient.addColorStop(1, css(mix(STUDIO, '#000000', 0.2)));
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, width, height);
  });
}

function show(work: Work, sheet: Surface): void {
  const { width, height } = work.image;
  work.image = { width, height, data: new Uint8ClampedArray(readPixels(sheet)) };
  work.forgetMasks();
}
