// Who leaps, and over no fence: in the air, the forelegs up, a shadow on the ground; at the mouth what is caught.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { leapsOverFence } from '../staging/barriers.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { headOf, movedAs } from './heads.ts';

/** Radians. */
const RISING = 0.2;
/** How high over the ground, in parts of its height. */
const HIGH = 0.42;
const WHEELED: ReadonlySet<string> = new Set(['bike', 'motorcycle']);

export function leapsFree(reading: PromptReading, subject: Subject): boolean {
  if (subject.rests?.how !== 'leap' || leapsOverFence(reading, subject)) return false;
  return WHEELED.has(subject.key) || movedAs(subject, 'leap') !== undefined;
}

/** `sprite` looks to the left. Also how much taller than it the result is. */
export function drawLeaping(sprite: Surface, subject: Subject): { sheet: Surface; share: number } {
  const [w, h] = [sprite.width, sprite.height];
  const room = Math.max(w, h) * 0.5;
  const rise = h * HIGH;
  const sheet = trimSurface(
    makeSurface(w + room * 2, h + room * 2 + rise, (brush) => {
      const ground = room + h + rise;
      brush.imageSmoothingQuality = 'high';
      for (const [part, alpha] of [
        [0.42, 0.12],
        [0.3, 0.16],
      ] as const) {
        brush.fillStyle = css('#1c1030', alpha);
        brush.beginPath();
        brush.ellipse(room + w / 2, ground - h * 0.02, w * part, h * 0.05, 0, 0, 7);
        brush.fill();
      }
      brush.translate(room + w / 2, room + h / 2);
      brush.rotate(RISING);
      brush.translate(-w / 2, -h / 2);
      brush.drawImage(sprite, 0, 0);
      if (subject.catches) paintCaught(brush, subject, w, h);
    }),
  );
  return { sheet, share: sheet.height / h };
}

function paintCaught(brush: Brush, subject: Subject, w: number, h: number): void {
  const drawing = movedAs(subject, 'leap');
  const [x, y] = (drawing === undefined ? undefined : headOf(drawing)?.mouth) ?? [0.04, 0.3];
  const size = h * 0.2;
  const [left, top] = [x * w - size * 0.42, y * h + size * 0.1];
  if (subject.catches === 'ball') {
    const paint = brush.createRadialGradient(left - size * 0.1, top - size * 0.1, 0, left, top, size * 0.4);
    const { caughtColour: colour } = subject;
    paint.addColorStop(0, css(colour === undefined ? '#f2f8a0' : mix(colour, '#ffffff', 0.34)));
    paint.addColorStop(1, css(colour === undefined ? '#a8c03a' : mix(colour, '#1c0a1c', 0.16)));
    brush.fillStyle = paint;
    brush.beginPath();
    brush.arc(left, top, size * 0.36, 0, 7);
    brush.fill();
    return;
  }
  const disc = subject.caughtColour ?? '#f0604c';
  for (const [dy, tall, colour] of [
    [0, 0.2, mix(disc, '#2a0c14', 0.34)],
    [-0.06, 0.18, disc],
    [-0.08, 0.1, mix(disc, '#ffffff', 0.4)],
  ] as const) {
    brush.fillStyle = css(colour);
    brush.beginPath();
    brush.ellipse(left, top + dy * size, size * (tall === 0.1 ? 0.5 : 0.78), size * tall, -0.16, 0, 7);
    brush.fill();
  }
}
