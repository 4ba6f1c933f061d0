// The sky: its gradient, the glow around the light, stars, sun or moon.

import { css, mix } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { fractal, smooth } from '#engine/raster/noise.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { glow } from './glow.ts';
import {
  hasDisc,
  askedMoon,
  paintDayMoon,
  askedDisc,
  isAskedSun,
  FLAT_LOOKS,
  isPrintedSun,
  colourOf,
  paintDisc,
} from './sky-discs.ts';

export function skyLayers(stage: Stage): Layer[] {
  const layers = [painted('sky', 0.02, (brush) => paintGradient(stage, brush), { isSolid: false })];
  if (stage.time === 'night')
    layers.push(painted('stars', 0.03, (brush) => paintStars(stage, brush), { isSolid: false }));
  if (hasDisc(stage)) {
    if (stage.time !== 'night' && askedMoon(stage))
      layers.push(painted('asked moon', 0.1, (brush) => paintDayMoon(stage, brush), { isSolid: false }));
    const asked = askedDisc(stage);
    // A sun that is asked for, any in few inks and several that are to be counted are no light behind clouds but a form
    // before them.
    const isForm =
      (asked !== undefined &&
        (colourOf(stage, asked) !== undefined ||
          FLAT_LOOKS.has(stage.look) ||
          asked.count > 1 ||
          isAskedSun(stage, asked))) ||
      isPrintedSun(stage);
    layers.push(
      painted(lightName(stage, asked), isForm ? 0.1 : 0.04, (brush) => paintDisc(stage, brush), {
        isSolid: false,
      }),
    );
  }
  return layers;
}

/** In ink it is the one red thing, not a form to be drawn with care. */
function lightName(stage: Stage, asked: Subject | undefined): string {
  if (stage.look === 'ink' && stage.time !== 'night') return 'light';
  return asked || isPrintedSun(stage) ? 'asked light' : 'light';
}

function paintGradient(stage: Stage, brush: Brush): void {
  const { palette, width, height, horizon, short, light } = stage;
  const gradient = brush.createLinearGradient(0, 0, 0, horizon * 1.04);
  gradient.addColorStop(0, css(palette.skyTop));
  gradient.addColorStop(0.32, css(mix(palette.skyTop, palette.skyMiddle, 0.55)));
  gradient.addColorStop(0.6, css(palette.skyMiddle));
  gradient.addColorStop(0.85, css(mix(palette.skyMiddle, palette.horizon, 0.72)));
  gradient.addColorStop(1, css(palette.horizon));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
  if (!hasDisc(stage)) return;
  brush.globalCompositeOperation = 'screen';
  const reach = stage.time === 'night' ? 0.7 : 1;
  for (const [radius, alpha] of [
    [0.95, 0.2],
    [0.48, 0.27],
    [0.2, stage.time === 'day' ? 0.7 : 0.46],
  ] as const) {
    glow(brush, light.x, light.y, short * radius * reach, css(palette.sun, alpha), css(palette.sun, 0));
  }
  brush.globalCompositeOperation = 'source-over';
}

/** The whole image, from its upper edge (0) to its lower (1). */
export function fillDown(
  brush: Brush,
  { width, height }: Pick<Stage, 'width' | 'height'>,
  stops: readonly (readonly [at: number, colour: string])[],
): void {
  const gradient = brush.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
}

function paintStars(stage: Stage, brush: Brush): void {
  const { width, height, horizon, short } = stage;
  const random = stage.random('stars');
  const isOpen = stage.scene === 'space' || stage.scene === 'moon';
  const bottom = isOpen ? height : horizon;
  if (!stage.isNeon && !isOpen) paintNebula(stage, brush, bottom, 0.5);
  const count = Math.round((stage.isNeon ? 40 : isOpen ? 520 : 340) * Math.max(1, width / height));
  for (let index = 0; index < count; index++) {
    const x = random.next() * width;
    const y = random.next() ** 1.25 * bottom;
    const radius = short * (random.next() ** 10 * 0.0026 + 0.00055);
    const tint = random.next();
    brush.fillStyle = css(
      tint < 0.2 ? '#ffe2b8' : tint < 0.45 ? '#b8d0ff' : '#ffffff',
      random.between(0.35, 1),
    );
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fill();
    if (radius < short * 0.0021) continue;
    glow(brush, x, y, radius * 7, css('#cfe0ff', 0.24), css('#cfe0ff', 0));
  }
}

/** A band of coloured light across the night, like a faint galaxy. */
export function paintNebula(stage: Stage, brush: Brush, bottom: number, strength: number): void {
  const columns = 220;
  const rows = Math.max(20, Math.round((columns * bottom) / stage.width));
  const noise = stage.noise('nebula');
  const random = stage.random('nebula');
  const tilt = random.between(0.25, 0.7) * random.side();
  const centre = random.between(0.3, 0.6);
  const hues = [
    random.pick(['#7f9cff', '#58c8e8', '#9a7cff']),
    random.pick(['#ff8fc8', '#c08cff', '#ffb08c']),
  ] as const;
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const u = x / columns;
      const v = y / rows;
      const wave = fractal(noise, u * 4 + 7, v * 4, 3) * 0.35;
      const away = Math.abs(v - centre - (u - 0.5) * tilt + wave);
      const cloud = 0.5 + fractal(noise, u * 7, v * 7 + 3, 5);
      const dust = smooth(0.1, 0.55, Math.abs(fractal(noise, u * 6 + 20, v * 6 + 11, 4)));
      const alpha = smooth(0.42, 0, away) * cloud * (0.35 + dust * 0.65) * smooth(1.05, 0.75, v);
      const hue = mix(hues[0], hues[1], smooth(0.3, 0.8, cloud));
      const at = (y * columns + x) * 4;
      pixels[at] = hue[0];
      pixels[at + 1] = hue[1];
      pixels[at + 2] = hue[2];
      pixels[at + 3] = Math.max(0, alpha) * 255 * strength;
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.globalCompositeOperation = 'screen';
  brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, 0, stage.width, bottom);
  brush.globalCompositeOperation = 'source-over';
}
