// What shines by itself keeps its own colours in the dark, and has light around it.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { makeSurface, readPixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Spot } from '../placing/spot.ts';
import { glow } from '../scenery/glow.ts';
import type { Sprite } from './sprite.ts';

/** How much of its own paint shows through the light of the scene, and how much brighter it is. */
const [OWN, BRIGHTER] = [0.72, 0.3] as const;

/** The same sprite lit from within. */
export function selfLit(sprite: Sprite): Sprite {
  let made: Surface | undefined;
  const { width, height } = sprite;
  return {
    width,
    height,
    bare: () => sprite.bare(),
    lit: () =>
      (made ??= makeSurface(width, height, (brush) => {
        const bare = sprite.bare();
        brush.drawImage(sprite.lit(), 0, 0);
        brush.globalCompositeOperation = 'source-atop';
        brush.globalAlpha = OWN;
        brush.drawImage(bare, 0, 0);
        brush.globalAlpha = BRIGHTER;
        brush.fillStyle = css(mix(shineOf(bare), '#ffffff', 0.5));
        brush.fillRect(0, 0, width, height);
      })),
  };
}

/** Of one, and of each of many: their lights add up. */
const [OF_ONE, OF_MANY] = [0.62, 0.24] as const;
const FEW = 3;
/** How far it reaches, in widths or heights of what shines. */
const REACH = 0.95;

/** Light around it, before it is painted. */
export function paintShine(brush: Brush, { x, y, tall, subject }: Spot, sprite: Surface): void {
  const wide = (tall * sprite.width) / sprite.height;
  const shine = mix(subject.colour ?? shineOf(sprite), '#ffffff', 0.2);
  brush.save();
  brush.globalCompositeOperation = 'screen';
  const strength = subject.count > FEW ? OF_MANY : OF_ONE;
  const radius = Math.max(wide, tall) * REACH;
  glow(brush, x, y - tall * 0.52, radius, css(shine, strength), css(shine, 0));
  brush.restore();
}

const SAMPLE = 24;

/** Its colour: of all pixels, the more the more colourful they are. */
function shineOf(sheet: Surface): Rgb {
  const pixels = readPixels(
    makeSurface(SAMPLE, SAMPLE, (brush) => brush.drawImage(sheet, 0, 0, SAMPLE, SAMPLE)),
  );
  const sum = [0, 0, 0];
  let all = 1e-6;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const weight = (alpha / 255) * (4 + Math.max(red, green, blue) - Math.min(red, green, blue));
    all += weight;
    for (const [channel, value] of [red, green, blue].entries())
      sum[channel] = (sum[channel] ?? 0) + value * weight;
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / all);
  // As bright as light is.
  const lift = 235 / Math.max(60, red, green, blue);
  return [red * lift, green * lift, blue * lift];
}
