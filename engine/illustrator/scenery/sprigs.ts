// Sprigs and blooms as they are printed on fine paper: washes of colour with a darker rim, without light or shadow.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Ornament } from '../reading/writing/sheet-reading.ts';

/** Pixels and radians; `bend` is how far its tip turns aside. */
export type Sprig = { x: number; y: number; turn: number; long: number; bend: number };

type Foliage = {
  colours: readonly [string, ...string[]];
  stem: string;
  /** Of a leaf, in parts of the sprig. */
  long: number;
  wide: number;
  pairs: number;
  /** How far a leaf turns from the stem. */
  spread: number;
  berries?: string;
};

const FOLIAGE: Partial<Record<Ornament, Foliage>> = {
  eucalyptus: {
    colours: ['#8fae9c', '#a5bfa8', '#7b9c92', '#b4c8b0'],
    stem: '#8d7a62',
    long: 0.19,
    wide: 0.085,
    pairs: 7,
    spread: 1.1,
  },
  olive: {
    colours: ['#7f8f5c', '#94a36c', '#6b7d52'],
    stem: '#7a6a4c',
    long: 0.2,
    wide: 0.034,
    pairs: 9,
    spread: 0.75,
    berries: '#4c4a56',
  },
  laurel: {
    colours: ['#5f7f4c', '#77945a', '#4f6f46'],
    stem: '#6b5a3e',
    long: 0.2,
    wide: 0.052,
    pairs: 9,
    spread: 0.55,
  },
  bamboo: {
    colours: ['#6f9a52', '#8bb065', '#588448'],
    stem: '#7f9a56',
    long: 0.34,
    wide: 0.036,
    pairs: 5,
    spread: 0.6,
  },
  fern: { colours: ['#6c8f56', '#83a468'], stem: '#5f7a48', long: 0.22, wide: 0.03, pairs: 14, spread: 1.2 },
  holly: {
    colours: ['#3f6e48', '#4f8156'],
    stem: '#5c4a38',
    long: 0.2,
    wide: 0.075,
    pairs: 5,
    spread: 0.9,
    berries: '#c4392f',
  },
  leaf: {
    colours: ['#6f9468', '#8cab78', '#5b8060', '#a3b98a'],
    stem: '#74664c',
    long: 0.21,
    wide: 0.062,
    pairs: 7,
    spread: 0.8,
  },
};

export function paintSprig(
  brush: Brush,
  random: Random,
  kind: Ornament,
  sprig: Sprig,
  isGilt: boolean,
): void {
  const foliage = FOLIAGE[kind] ?? (FOLIAGE.leaf as Foliage);
  const { x, y, turn, long, bend } = sprig;
  const stem = isGilt ? '#b8934a' : foliage.stem;
  const at = (part: number): [number, number, number] => {
    const angle = turn + bend * part * 0.5;
    return [x + Math.cos(angle) * long * part, y + Math.sin(angle) * long * part, turn + bend * part];
  };
  brush.strokeStyle = css(stem, 0.9);
  brush.lineWidth = Math.max(1, long * 0.011);
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x, y);
  for (let step = 1; step <= 12; step++) brush.lineTo(...(at(step / 12).slice(0, 2) as [number, number]));
  brush.stroke();
  for (let pair = 0; pair < foliage.pairs; pair++) {
    const part = (pair + 0.7) / foliage.pairs;
    const size = 1.12 - part * 0.55;
    for (const side of [-1, 1]) {
      const [px, py, angle] = at(Math.min(1, part + side * 0.02));
      const aside = angle + side * (foliage.spread * (1.05 - part * 0.35) + random.between(-0.12, 0.12));
      const colour = random.pick(foliage.colours);
      paintLeaf(
        brush,
        { x: px, y: py, turn: aside, long: long * foliage.long * size, wide: long * foliage.wide * size },
        colour,
      );
      if (foliage.berries !== undefined && random.chance(0.34))
        paintBerry(
          brush,
          px + Math.cos(aside) * long * 0.06,
          py + Math.sin(aside) * long * 0.06,
          long * 0.026,
          foliage.berries,
        );
    }
  }
  const [tx, ty, tip] = at(1);
  paintLeaf(
    brush,
    { x: tx, y: ty, turn: tip, long: long * foliage.long * 0.6, wide: long * foliage.wide * 0.55 },
    foliage.colours[0],
  );
}

type Leaf = { x: number; y: number; turn: number; long: number; wide: number };

function paintLeaf(brush: Brush, { x, y, turn, long, wide }: Leaf, colour: Colour): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  const wash = brush.createLinearGradient(0, 0, long, 0);
  wash.addColorStop(0, css(mix(colour, '#2c4a3c', 0.24), 0.94));
  wash.addColorStop(1, css(mix(colour, '#ffffff', 0.22), 0.9));
  brush.fillStyle = wash;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.bezierCurveTo(long * 0.2, -wide * 1.25, long * 0.78, -wide, long, 0);
  brush.bezierCurveTo(long * 0.78, wide, long * 0.2, wide * 1.25, 0, 0);
  brush.fill();
  brush.strokeStyle = css(mix(colour, '#243c30', 0.4), 0.45);
  brush.lineWidth = Math.max(0.6, long * 0.012);
  brush.stroke();
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.lineTo(long * 0.86, 0);
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.45), 0.7);
  brush.stroke();
  brush.restore();
}

function paintBerry(brush: Brush, x: number, y: number, radius: number, colour: Colour): void {
  brush.fillStyle = css(colour, 0.95);
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.5)';
  brush.beginPath();
  brush.arc(x - radius * 0.3, y - radius * 0.3, radius * 0.3, 0, 7);
  brush.fill();
}

const PETALS: Partial<Record<Ornament, readonly [string, ...string[]]>> = {
  rose: ['#e9a6a8', '#f2c3bd', '#d98a93'],
  blossom: ['#f6c3d0', '#fbdde4'],
  daisy: ['#fdfbf4', '#f7f0dc'],
  lavender: ['#a58cc8', '#8f76b8'],
  tulip: ['#e88f86', '#f0b09a', '#d8737c'],
};

export type Bloom = { x: number; y: number; size: number; turn: number };

export function paintBloom(
  brush: Brush,
  random: Random,
  kind: Ornament,
  bloom: Bloom,
  colour?: string,
): void {
  const own = PETALS[kind] ?? (PETALS.rose as readonly [string, ...string[]]);
  const tone = colour === undefined ? random.pick(own) : mix(colour, '#ffffff', random.between(0.1, 0.38));
  brush.save();
  brush.translate(bloom.x, bloom.y);
  brush.rotate(bloom.turn);
  if (kind === 'lavender') paintSpike(brush, random, bloom.size, tone);
  else if (kind === 'tulip') paintCup(brush, bloom.size, tone);
  else if (kind === 'rose') paintRose(brush, random, bloom.size, tone);
  else paintStar(brush, bloom.size, tone, kind === 'daisy' ? 14 : 5);
  brush.restore();
}

function petal(brush: Brush, angle: number, reach: number, wide: number, tone: Colour, alpha = 0.92): void {
  brush.save();
  brush.rotate(angle);
  const wash = brush.createRadialGradient(0, 0, 0, 0, 0, reach);
  wash.addColorStop(0, css(mix(tone, '#8a2c48', 0.3), alpha));
  wash.addColorStop(0.75, css(tone, alpha));
  wash.addColorStop(1, css(mix(tone, '#ffffff', 0.3), alpha));
  brush.fillStyle = wash;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.bezierCurveTo(-wide * 1.1, -reach * 0.35, -wide, -reach * 1.06, 0, -reach);
  brush.bezierCurveTo(wide, -reach * 1.06, wide * 1.1, -reach * 0.35, 0, 0);
  brush.fill();
  brush.strokeStyle = css(mix(tone, '#7c2a40', 0.4), 0.6);
  brush.lineWidth = Math.max(0.7, reach * 0.022);
  brush.stroke();
  brush.restore();
}

/** Rings of petals, the inner the smaller and deeper. */
function paintRose(brush: Brush, random: Random, size: number, tone: Colour): void {
  for (const [ring, count] of [5, 5, 4, 3, 2].entries()) {
    const reach = size * ([1, 0.8, 0.6, 0.42, 0.24][ring] ?? 0.2);
    const deep = mix(tone, '#a2425c', ring * 0.13);
    const from = random.between(0, 6);
    for (let at = 0; at < count; at++)
      petal(brush, from + (at * 2 * Math.PI) / count + random.between(-0.1, 0.1), reach, reach * 0.74, deep);
  }
}

function paintStar(brush: Brush, size: number, tone: Colour, count: number): void {
  const isDaisy = count > 8;
  for (let at = 0; at < count; at++) {
    brush.save();
    if (isDaisy) {
      brush.rotate((at * 2 * Math.PI) / count);
      brush.fillStyle = css(tone);
      brush.strokeStyle = 'rgba(150,140,110,0.5)';
      brush.lineWidth = Math.max(0.6, size * 0.014);
      brush.beginPath();
      brush.ellipse(0, -size * 0.58, size * 0.13, size * 0.42, 0, 0, 7);
      brush.fill();
      brush.stroke();
    } else petal(brush, (at * 2 * Math.PI) / count, size, size * 0.55, tone);
    brush.restore();
  }
  paintBerry(brush, 0, 0, size * (isDaisy ? 0.26 : 0.12), '#e8b13c');
  if (isDaisy) return;
  brush.strokeStyle = '#b8567a';
  brush.lineWidth = Math.max(0.6, size * 0.03);
  for (let at = 0; at < 9; at++) {
    const angle = (at * 2 * Math.PI) / 9;
    brush.beginPath();
    brush.moveTo(Math.cos(angle) * size * 0.12, Math.sin(angle) * size * 0.12);
    brush.lineTo(Math.cos(angle) * size * 0.36, Math.sin(angle) * size * 0.36);
    brush.stroke();
  }
}

function paintCup(brush: Brush, size: number, tone: Colour): void {
  for (const angle of [-0.42, 0.42, 0])
    petal(brush, angle, size * 1.15, size * 0.46, mix(tone, '#ffffff', angle === 0 ? 0.12 : 0));
}

function paintSpike(brush: Brush, random: Random, size: number, tone: Colour): void {
  for (let row = 0; row < 9; row++)
    for (const side of [-1, 0, 1]) {
      brush.fillStyle = css(mix(tone, '#ffffff', random.between(0, 0.3)), 0.92);
      brush.beginPath();
      brush.ellipse(
        side * size * 0.17 * (1 - row / 12),
        size * 0.8 - row * size * 0.22,
        size * 0.13,
        size * 0.15,
        side * 0.5,
        0,
        7,
      );
      brush.fill();
    }
}
