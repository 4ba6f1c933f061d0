// What grows on the twigs of a tree: tufts of leaves, blossoms, strands.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { type Tip } from './tree-tones.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

/** Clusters of small golden flowers all over the crown. */
export function flower(
  stage: Stage,
  brush: Brush,
  random: Random,
  tips: readonly Tip[],
  pixels: number,
): void {
  for (const { x, y } of tips.filter(() => random.chance(0.5)))
    for (let one = 0; one < 4; one++) {
      const [atX, atY] = [x + random.between(-0.05, 0.05) * pixels, y + random.between(-0.05, 0.04) * pixels];
      for (let petal = 0; petal < 5; petal++) {
        brush.fillStyle = css(lit(stage, random.pick(['#f8bd34', '#ffd45c', '#f0a428'])));
        brush.beginPath();
        const size = pixels * random.between(0.0028, 0.005);
        brush.arc(atX + random.between(-2, 2) * size, atY + random.between(-2, 2) * size, size, 0, 7);
        brush.fill();
      }
    }
}

/** A tuft of leaves of one tone, stamped many times over: cheaper and rounder than single leaves. */
function makeTuft(random: Random, colour: Colour, size: number, isFine: boolean): Surface {
  return makeSurface(size, size, (brush) => {
    brush.fillStyle = css(colour);
    const middle = size / 2;
    const count = isFine ? 20 : 16;
    for (let index = 0; index < count; index++) {
      const angle = random.next() * 6.283;
      const away = Math.sqrt(random.next()) * size * 0.4;
      brush.beginPath();
      brush.ellipse(
        middle + Math.cos(angle) * away,
        middle + Math.sin(angle) * away,
        size * random.between(0.05, 0.1),
        size * random.between(0.035, 0.06),
        random.next() * 3.14,
        0,
        7,
      );
      brush.fill();
    }
  });
}

export function leaf(
  stage: Stage,
  brush: Brush,
  random: Random,
  tips: Tip[],
  tones: { dark: Colour; body: Colour; light: Colour },
  pixels: number,
  size: number,
): void {
  const { palette, light } = stage;
  const tint = (colour: Colour, toward: Colour, amount: number): Rgb =>
    mix(lit(stage, colour), toward, amount);
  const tufts = [
    makeTuft(random, tint(tones.dark, palette.shade, 0.4), 48, false),
    makeTuft(random, tint(tones.dark, palette.shade, 0.1), 48, false),
    makeTuft(random, tint(tones.body, palette.shade, 0.05), 48, false),
    makeTuft(random, tint(tones.body, palette.sun, 0.12), 48, true),
    makeTuft(random, tint(tones.light, palette.sun, 0.15), 48, true),
  ];
  const middleX = tips.reduce((sum, tip) => sum + tip.x, 0) / tips.length;
  const middleY = tips.reduce((sum, tip) => sum + tip.y, 0) / tips.length;
  const stamps: { x: number; y: number; tone: number; size: number; turn: number }[] = [];
  const left = Math.min(...tips.map((tip) => tip.x));
  const right = Math.max(...tips.map((tip) => tip.x));
  const top = Math.min(...tips.map((tip) => tip.y));
  const bottom = Math.max(...tips.map((tip) => tip.y));
  // Extra boughs inside the crown, so that one does not look through it everywhere.
  const inner = Array.from({ length: Math.round(tips.length * 0.5) }, () => {
    const angle = random.next() * 6.283;
    const away = Math.sqrt(random.next()) * 0.78;
    return {
      x: (left + right) / 2 + (Math.cos(angle) * away * (right - left)) / 2,
      y: (top + bottom) / 2 + (Math.sin(angle) * away * (bottom - top)) / 2,
    };
  });
  const boughs = [...tips.filter((tip) => tip.depth <= 3), ...inner];
  const perTip = Math.max(3, Math.round((pixels > 420 ? 900 : 480) / boughs.length));
  for (const tip of boughs) {
    for (let index = 0; index < perTip; index++) {
      const angle = random.next() * 6.283;
      const away = Math.sqrt(random.next()) * pixels * size * 1.35;
      const x = tip.x + Math.cos(angle) * away;
      const y = tip.y + Math.sin(angle) * away * 0.72;
      // Lit where it faces the light within its own bough and within the whole crown.
      const own = (-(y - tip.y) * 1.1 + light.side * (x - tip.x) * 0.8) / (pixels * size * 1.3);
      const whole = (-(y - middleY) + light.side * (x - middleX)) / (pixels * 0.75);
      const tone = 2 + own * 1.5 + whole * 2.1 + random.between(-0.7, 0.7);
      stamps.push({
        x,
        y,
        tone: Math.max(0, Math.min(4, Math.round(tone))),
        size: pixels * size * random.between(0.7, 1.35),
        turn: random.next() * 6.283,
      });
    }
  }
  stamps.sort((a, b) => a.tone - b.tone);
  for (const stamp of stamps) {
    const tuft = tufts[stamp.tone];
    if (!tuft) continue;
    brush.save();
    brush.translate(stamp.x, stamp.y);
    brush.rotate(stamp.turn);
    brush.drawImage(tuft, -stamp.size / 2, -stamp.size / 2, stamp.size, stamp.size);
    brush.restore();
  }
}

export function hangStrands(
  stage: Stage,
  brush: Brush,
  random: Random,
  tips: Tip[],
  tones: { dark: Colour; body: Colour; light: Colour },
  pixels: number,
): void {
  const { palette, light } = stage;
  for (const [tone, amount, toward] of [
    [tones.dark, 0.6, palette.shade],
    [tones.body, 0.3, palette.shade],
    [tones.light, 0.1, palette.sun],
  ] as const) {
    brush.strokeStyle = css(
      mix(mix(lit(stage, tone), toward, amount), palette.shade, stage.isDark ? 0.5 : 0),
      0.8,
    );
    brush.lineWidth = Math.max(0.7, pixels * 0.0026);
    brush.setLineDash([pixels * 0.009, pixels * 0.006]);
    brush.beginPath();
    for (const tip of tips) {
      if (tip.depth > 2) continue;
      for (let strand = 0; strand < 1; strand++) {
        const x =
          tip.x +
          random.between(-0.05, 0.05) * pixels +
          (tone === tones.light ? light.side * pixels * 0.012 : 0);
        const fall = pixels * random.between(0.14, 0.42);
        const sway = random.between(-0.03, 0.06) * pixels;
        brush.moveTo(x, tip.y);
        brush.bezierCurveTo(
          x + sway,
          tip.y + fall * 0.3,
          x + sway * 1.6,
          tip.y + fall * 0.6,
          x + sway * 1.2,
          Math.min(pixels * 0.99, tip.y + fall),
        );
      }
    }
    brush.stroke();
  }
  brush.setLineDash([]);
}
