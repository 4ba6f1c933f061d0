// Builds a drawing anew of what nobody carves: its outline filled with many small flowers, leaves, coins or clouds, or with
// fire, water or stars. Eyes stay what they were.

import type { Head } from '../animals/measures.ts';
import { USUAL_EYE } from '../animals/measures.ts';
import { paintEyes } from '../animals/paint-eyes.ts';
import type { StuffName } from '../lexicon/stuffs.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import {
  makeSurface,
  readAlpha,
  readPixels,
  releasePixels,
  type Brush,
  type Surface,
} from '#engine/raster/surface.ts';
import { PIECES, type Pieces } from './stuff-pieces.ts';
import { ELEMENTS } from './stuff-elements.ts';
import { recolour } from './recolour.ts';

type Build = { colour: string | undefined; random: Random; head: Head | undefined };

/** `colour`: where one was asked for, as of blue fire. Returns a sheet of the same size. */
export function buildOfStuff(drawing: Surface, stuff: StuffName, { colour, random, head }: Build): Surface {
  const element = ELEMENTS[stuff];
  if (element) {
    const made = element(drawing, { colour, random });
    if (!head) return made;
    return SHINING.has(stuff)
      ? paintEyes(made, head, stuff, { colour: '#ffffff', glows: true, words: '' })
      : keepEyes(made, drawing, head);
  }
  const pieces = PIECES[stuff];
  if (!pieces) return drawing;
  const made =
    stuff === 'toy-bricks' ? stackBricks(drawing, colour) : cover(drawing, pieces, { colour, random });
  return head ? keepEyes(made, drawing, head) : made;
}

/** Their eyes are points of light. */
const SHINING: ReadonlySet<StuffName> = new Set(['fire', 'stars', 'lightning']);

/** Parts of the root of the area that is filled: how large a piece is where it does not say. */
const USUAL_SIZE = 0.088;
const LEAST_PIXELS = 5;
/** How much the lights and shades of the drawing show on the pieces. */
const SHADED = 0.5;

function cover(
  drawing: Surface,
  { base, tones, size = USUAL_SIZE, gap = 0.62, paint }: Pieces,
  { colour, random }: Omit<Build, 'head'>,
): Surface {
  const { width, height } = drawing;
  const alpha = readAlpha(drawing);
  const filled = alpha.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0);
  const wide = Math.max(LEAST_PIXELS, Math.sqrt(filled) * size);
  const palette = colour === undefined ? tones : around(colour);
  const step = wide * gap;
  const made = makeSurface(width, height, (brush) => {
    // Between the pieces the drawing is seen, dark.
    brush.drawImage(recolour(drawing, mix(colour ?? base, '#1a1420', 0.2)), 0, 0);
    for (let y = step / 2, row = 0; y < height; y += step, row++)
      for (let x = (row % 2 === 0 ? 0.5 : 1) * step; x < width; x += step) {
        const [left, top] = [x + random.between(-0.3, 0.3) * step, y + random.between(-0.3, 0.3) * step];
        const tone = random.pick(palette);
        const turn = random.between(0, Math.PI * 2);
        const grown = wide * random.between(0.8, 1.15);
        if (!isInside(alpha, [width, height], [left, top], grown * 0.3)) continue;
        brush.save();
        brush.translate(
          Math.max(grown / 2, Math.min(width - grown / 2, left)),
          Math.max(grown / 2, Math.min(height - grown / 2, top)),
        );
        paint(brush, { size: grown, tone, turn, random });
        brush.restore();
      }
    brush.globalCompositeOperation = 'multiply';
    brush.globalAlpha = SHADED;
    brush.drawImage(recolour(drawing, '#b4b2ba'), 0, 0);
  });
  releasePixels(alpha);
  return made;
}

/** All of its middle, so that a piece reaches over the outline by no more than a part of itself. */
function isInside(
  alpha: Uint8Array,
  [width, height]: readonly [number, number],
  [x, y]: readonly [number, number],
  reach: number,
): boolean {
  return [
    [0, 0],
    [reach, 0],
    [-reach, 0],
    [0, reach],
    [0, -reach],
  ].every(([dx = 0, dy = 0]) => {
    const [column, row] = [Math.round(x + dx), Math.round(y + dy)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return (alpha[row * width + column] ?? 0) > 110;
  });
}

/** A colour with lighter and darker ones beside it. */
function around(colour: Colour): readonly [Colour, ...Colour[]] {
  return [colour, mix(colour, '#ffffff', 0.28), mix(colour, '#1a1020', 0.2), mix(colour, '#ffffff', 0.12)];
}

const BRICKS_ACROSS = 26;

/** Square bricks with a stud each, in the colours that the drawing has there. */
function stackBricks(drawing: Surface, colour: string | undefined): Surface {
  const painted = colour === undefined ? drawing : recolour(drawing, colour);
  const { width, height } = drawing;
  const side = Math.max(LEAST_PIXELS, Math.max(width, height) / BRICKS_ACROSS);
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const small = makeSurface(columns, rows, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(painted, 0, 0, width / side, height / side);
  });
  const cells = readPixels(small);
  return makeSurface(width, height, (brush) => {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = (row * columns + column) * 4;
        if ((cells[at + 3] ?? 0) < 120) continue;
        const tone = [cells[at] ?? 0, cells[at + 1] ?? 0, cells[at + 2] ?? 0] as const;
        paintBrick(brush, column * side, row * side, side, tone);
      }
  });
}

function paintBrick(brush: Brush, x: number, y: number, side: number, tone: Colour): void {
  brush.fillStyle = css(mix(tone, '#0c0a10', 0.36));
  brush.fillRect(x, y, side, side);
  brush.fillStyle = css(tone);
  brush.fillRect(x, y, side * 0.94, side * 0.92);
  brush.fillStyle = css(mix(tone, '#ffffff', 0.26));
  brush.fillRect(x, y, side * 0.94, side * 0.1);
  for (const [shift, light] of [
    [0.06, mix(tone, '#0c0a10', 0.3)],
    [0, mix(tone, '#ffffff', 0.16)],
  ] as const) {
    brush.fillStyle = css(light);
    brush.beginPath();
    brush.arc(x + side * (0.47 + shift), y + side * (0.5 + shift), side * 0.26, 0, 7);
    brush.fill();
  }
}

/** Parts of an eye's width around it that are left as they were. */
const AROUND_EYE = 2.1;

/** `drawing`: as it was before; what it looks with is never covered. */
function keepEyes(made: Surface, drawing: Surface, { eyes, eye = USUAL_EYE }: Head): Surface {
  const { width, height } = drawing;
  const kept = makeSurface(width, height, (brush) => {
    for (const [x, y] of eyes) {
      const [left, top, radius] = [x * width, y * height, width * eye * AROUND_EYE];
      const fade = brush.createRadialGradient(left, top, radius * 0.6, left, top, radius);
      fade.addColorStop(0, '#000000');
      fade.addColorStop(1, css('#000000', 0));
      brush.fillStyle = fade;
      brush.fillRect(left - radius, top - radius, radius * 2, radius * 2);
    }
    brush.globalCompositeOperation = 'source-in';
    brush.drawImage(drawing, 0, 0);
  });
  return makeSurface(width, height, (brush) => {
    brush.drawImage(made, 0, 0);
    brush.drawImage(kept, 0, 0);
  });
}
