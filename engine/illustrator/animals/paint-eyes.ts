// The eyes of an animal in the colour that was said, or shining by themselves.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { EyeLook } from '../reading/prompt-reading.ts';
import { USUAL_EYE, type Head } from './measures.ts';

/** A cat's pupil is a slit: parts of the iris across and down. */
const [SLIT, ROUND] = [
  [0.26, 0.82],
  [0.56, 0.56],
] as const;
const SLIT_EYED = /^(?:cat|black-cat|kitten|fox|crocodile|snake|dragon|lizard)/;
/** Of eyes that shine where no colour is said. */
const SHINE = '#ffd94a';

/** `head`: where they are. Returns a sheet of the same size. */
export function paintEyes(
  sheet: Surface,
  head: Pick<Head, 'eyes' | 'eye'>,
  key: string,
  { colour, glows }: EyeLook,
): Surface {
  const { width, height } = sheet;
  const iris = colour ?? SHINE;
  return makeSurface(width, height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    const rx = width * (head.eye ?? USUAL_EYE);
    const ry = head.eye === undefined ? rx * 1.5 : rx;
    for (const [x, y] of head.eyes) {
      const at = [x * width, y * height] as const;
      if (glows) paintLight(brush, at, [rx, ry], iris, width);
      else paintIris(brush, at, [rx, ry], iris, SLIT_EYED.test(key) ? SLIT : ROUND);
    }
  });
}

type Pair = readonly [number, number];

function oval(brush: Brush, [x, y]: Pair, [rx, ry]: Pair, fill: Brush['fillStyle']): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
}

function paintIris(brush: Brush, at: Pair, [rx, ry]: Pair, iris: string, [across, down]: Pair): void {
  oval(brush, at, [rx * 1.16, ry * 1.16], '#1c161c');
  oval(brush, at, [rx, ry], css(mix(iris, '#ffffff', 0.12)));
  oval(brush, at, [rx * across, ry * down], '#14101a');
  oval(brush, [at[0] - rx * 0.34, at[1] - ry * 0.36], [rx * 0.24, ry * 0.24], css('#ffffff', 0.92));
}

/** Parts of the sheet's width that the light goes beyond a large eye. */
const REACH = 0.09;

function paintLight(brush: Brush, at: Pair, [rx, ry]: Pair, shine: string, width: number): void {
  const reach = Math.min(rx * 4, rx + width * REACH);
  const halo = brush.createRadialGradient(at[0], at[1], 0, at[0], at[1], reach);
  halo.addColorStop(0, css(shine, 0.6));
  halo.addColorStop(1, css(shine, 0));
  oval(brush, at, [reach, reach], halo);
  oval(brush, at, [rx * 1.35, ry * 1.3], css(shine));
  oval(brush, at, [rx * 0.6, ry * 0.6], css(mix(shine, '#ffffff', 0.72)));
}

/** Of steel: lamps in sockets. Returns a sheet of the same size. */
export function lightEyes(sheet: Surface, { eyes, eye = USUAL_EYE }: Head): Surface {
  const { width, height } = sheet;
  return makeSurface(width, height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    for (const [x, y] of eyes) paintLamp(brush, [x * width, y * height], eye * width);
  });
}

function paintLamp(brush: Brush, [x, y]: Pair, radius: number): void {
  const dot = (size: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(x, y, radius * size, 0, 7);
    brush.fill();
  };
  dot(2.4, css('#4fd8ff', 0.3));
  dot(1.6, '#18222e');
  dot(1.15, '#38c8f8');
  dot(0.5, '#e8fbff');
}
