// Turns a subject into a finished sprite: in the size that it is seen in, overgrown, in the light of the scene.

import { css } from '#engine/raster/colour.ts';
import { contentsOf } from '../contents/containers.ts';
import { lightOn } from '../animals/coats.ts';
import { outline } from './outline.ts';
import { overgrow } from './overgrow.ts';
import { relight, snowCap } from './relight.ts';
import { asItIs, drawnLater, litLater, type Sprite } from './sprite.ts';
import type { Stage } from '../staging/stage.ts';
import { emblemInks } from '../scenery/emblem.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { colouredBuilding } from '../things/coloured-buildings.ts';
import { redrawnAs } from '../things/redrawn.ts';
import { singleHouseOf } from '../things/houses-of-lands.ts';
import { drawSubject, type Drawn } from './draw-subject.ts';
import { findOwnDrawing, withLampLight } from './render-own.ts';

export type SpriteWish = {
  /** Height at which it will be seen. */
  pixels: number;
  /** Haze before it, 0 to 1. */
  haze: number;
  /** Several of the same may differ: a few variants, not one for each. */
  variant: number;
};

/** Sprites of one image by what they look like: twenty lanterns are four sprites. */
export type SpriteCache = Map<string, Sprite>;

/** The subject in the light of the scene, no larger than it will be seen. */
export async function makeSprite(
  stage: Stage,
  subject: Drawn,
  wish: SpriteWish,
  cache: SpriteCache,
): Promise<Sprite> {
  const pixels = pixelsFor(wish);
  const haze = hazeFor(wish);
  const label = labelOf(subject, wish);
  const name = `${label} ${subject.drawing} ${subject.colour ?? ''} ${subject.overgrown ?? ''} ${subject.overgrownIn ?? ''} ${subject.print?.words ?? ''} ${subject.material ?? ''} ${subject.isHalved ?? ''} ${subject.parts?.map(({ colour }) => colour).join() ?? ''} ${contentsOf(
    stage.reading,
    subject,
  )
    .map(({ key }) => key)
    .join()} ${Math.round(pixels)} ${haze}`;
  const kept = cache.get(name);
  if (kept) return kept;
  const sprite = (await draftSprite(stage, subject, wish)).still();
  cache.set(name, sprite);
  return sprite;
}

type SpriteDraft = {
  sheet: Surface;
  /** Lays the light of the scene on the sheet, or on a part of it. */
  light(sheet: Surface): Sprite;
  /** The whole of it, no earlier than it is asked for. */
  still(): Sprite;
};

/** The bare drawing, and what lays the light of the scene on it. */
export async function draftSprite(stage: Stage, subject: Drawn, wish: SpriteWish): Promise<SpriteDraft> {
  const label = labelOf(subject, wish);
  const drawing = await drawSubject(stage, subject, label);
  const pixels = pixelsFor(wish);
  const own = findOwnDrawing(redrawnAs(subject));
  const isPlain = stage.scene === 'studio' || stage.scene === 'poster' || stage.look === 'poster';
  // The light of neon would leave nothing of a colour that was asked for.
  const isNamedAtNeon = stage.isNeon && subject.colour !== undefined;
  const isCapped = stage.isSnowy && ['building', 'tree'].includes(subject.kind);
  const house =
    subject.kind === 'building'
      ? (colouredBuilding(subject) ?? singleHouseOf(subject, stage.words) ?? own)
      : undefined;
  const { overgrown, overgrownIn } = subject;
  const draw = (): Surface => {
    const bare = shrink(drawing, pixels);
    const grown = overgrown
      ? overgrow(bare, overgrown, stage.random(`${overgrown} on ${label}`), overgrownIn)
      : bare;
    return isCapped ? snowCap(grown) : grown;
  };
  const lay = (sheet: Surface): Surface => {
    const lit = relight(stage, sheet, {
      haze: hazeFor(wish),
      strength: own?.isLamp ? 0.25 : isPlain || isNamedAtNeon ? 0.55 : lightOn(subject),
    });
    return house ? withLampLight(stage, lit, house, label) : lit;
  };
  // An emblem is printed flat: no light falls on it, a line holds it together.
  const light = (sheet: Surface): Sprite =>
    stage.scene === 'emblem' ? asItIs(outline(sheet, css(emblemInks(stage).line))) : litLater(sheet, lay);
  let drawn: Surface | undefined;
  return {
    get sheet() {
      return (drawn ??= draw());
    },
    light,
    // What climbs may grow over the edges, and so does the line.
    still: () =>
      overgrown || stage.scene === 'emblem'
        ? light(draw())
        : drawnLater(shrunkTo(drawing, pixels), draw, lay),
  };
}

/** Small ones share a few sizes; a large one is drawn hardly larger than it is seen. */
function pixelsFor({ pixels }: SpriteWish): number {
  const steps = pixels > 256 ? 6 : 2;
  return 2 ** (Math.ceil(Math.log2(Math.max(32, pixels)) * steps) / steps);
}

function hazeFor({ haze }: SpriteWish): number {
  return Math.round(haze * 10) / 10;
}

function labelOf({ key }: Drawn, { variant }: SpriteWish): string {
  return variant === 0 ? key : `${key} ${variant}`;
}

function shrink(sprite: Surface, pixels: number): Surface {
  if (sprite.height <= pixels * LARGER) return sprite;
  const width = (sprite.width * pixels) / sprite.height;
  return makeSurface(width, pixels, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(sprite, 0, 0, width, pixels);
  });
}
/** So much larger than it is seen a drawing may stay. */
const LARGER = 1.1;

/** The size that this comes to. */
function shrunkTo({ width, height }: Surface, pixels: number): { width: number; height: number } {
  return height <= pixels * LARGER
    ? { width, height }
    : { width: Math.max(1, Math.ceil((width * pixels) / height)), height: Math.ceil(pixels) };
}
