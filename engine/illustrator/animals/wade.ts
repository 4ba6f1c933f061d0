// Animals and people in the water: what is under it is not seen, and who bathes splashes.

import { css } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { OPEN_WATER, type Stage } from '../staging/stage.ts';
import { bathes, isInSpring, SUNK_BATHER } from '../casting/bathers.ts';
import { isBeast } from './heads.ts';

/** Parts of their height that are under water. */
const SUNK: Readonly<Record<string, number>> = {
  elephant: 0.34,
  crane: 0.13,
  flamingo: 0.16,
  giraffe: 0.3,
  mammoth: 0.3,
};
const USUAL = 0.3;
/** Up to the shoulders. */
const SUNK_SOAKER = 0.46;
const WADING: ReadonlySet<Subject['kind']> = new Set(['face', 'full', 'mount']);

/** On legs, and no bird on the wing. */
export function canWade(subject: Subject): boolean {
  return WADING.has(subject.kind) && (isBeast(subject) || subject.key === 'crane');
}

/** Whether it is to be seen in the water of this scene. */
export function wades(stage: Pick<Stage, 'scene' | 'reading'>, subject: Subject): boolean {
  if (bathes(stage, subject) || (canWade(subject) && isInSpring(stage, subject))) return true;
  return subject.rests?.how === 'wade' && canWade(subject) && OPEN_WATER.has(stage.scene);
}

/** What is above the water, and how much of the whole height that is. `isCalm`: who only sits in it, and splashes nobody. */
export function drawWading(
  sprite: Surface,
  subject: Subject,
  random: Random,
  isFlipped: boolean,
  isCalm = false,
): { sheet: Surface; share: number } {
  const sunk = subject.kind === 'figure' ? SUNK_BATHER : isCalm ? SUNK_SOAKER : (SUNK[subject.key] ?? USUAL);
  const isBathing = !isCalm && subject.key !== 'crane' && subject.key !== 'flamingo';
  const [w, tall] = [sprite.width, sprite.height * (1 - sunk)];
  const above = isBathing ? sprite.height * 0.26 : 0;
  const edge = isBathing ? w * 0.16 : 0;
  const sheet = makeSurface(w + edge * 2, tall + above, (brush) => {
    brush.drawImage(sprite, 0, 0, w, tall, edge, above, w, tall);
    if (isCalm) soften(brush, w, tall);
    if (!isBathing) return;
    brush.translate(edge, above);
    splash(brush, w, tall, random);
    if (subject.key !== 'elephant') return;
    if (isFlipped) {
      brush.translate(w, 0);
      brush.scale(-1, 1);
    }
    spray(brush, w, tall, random);
  });
  return { sheet, share: sheet.height / sprite.height };
}

/** What is just under the water is still seen a little, and there the water shines. */
function soften(brush: Brush, w: number, line: number): void {
  brush.save();
  brush.globalCompositeOperation = 'destination-out';
  const under = brush.createLinearGradient(0, line * 0.84, 0, line);
  under.addColorStop(0, css('#000000', 0));
  under.addColorStop(1, css('#000000', 0.95));
  brush.fillStyle = under;
  brush.fillRect(0, line * 0.84, w, line * 0.16);
  brush.restore();
  brush.strokeStyle = css('#f6fcff', 0.5);
  brush.lineWidth = Math.max(1, line * 0.012);
  for (const [part, lift] of [
    [0.42, 0.1],
    [0.3, 0.06],
  ] as const) {
    brush.beginPath();
    brush.ellipse(w / 2, line * (1 - lift), w * part, line * 0.045, 0, 0.15, Math.PI - 0.15);
    brush.stroke();
  }
}

/** Drops and foam along the line of the water. */
function splash(brush: Brush, w: number, line: number, random: Random): void {
  for (let drop = 0; drop < 90; drop++) {
    const x = random.between(-0.12, 1.12) * w;
    const up = random.next() ** 2.4 * line * 0.26;
    brush.fillStyle = css('#f4fbff', random.between(0.5, 0.95));
    brush.beginPath();
    brush.arc(x, line - up - w * 0.004, w * random.between(0.003, 0.009), 0, 7);
    brush.fill();
  }
  for (let foam = 0; foam < 26; foam++) {
    brush.fillStyle = css('#f6fcff', random.between(0.4, 0.8));
    brush.beginPath();
    brush.ellipse(
      (foam / 25) * w,
      line - w * 0.008,
      w * random.between(0.02, 0.05),
      w * random.between(0.008, 0.018),
      0,
      Math.PI,
      7,
    );
    brush.fill();
  }
}

/** Out of the trunk, in an arc over the back. */
function spray(brush: Brush, w: number, tall: number, random: Random): void {
  for (let drop = 0; drop < 150; drop++) {
    const part = random.next();
    const spread = 0.02 + part * 0.09;
    const x = w * (0.02 + part * 0.5 + random.between(-spread, spread));
    const y = tall * (0.66 - Math.sin(part * 2.3 + 0.1) * 0.98 + random.between(-spread, spread) * 1.4);
    brush.fillStyle = css(part > 0.5 ? '#e6f6ff' : '#ffffff', random.between(0.45, 0.95));
    brush.beginPath();
    brush.arc(x, y, w * random.between(0.003, 0.008), 0, 7);
    brush.fill();
  }
}
