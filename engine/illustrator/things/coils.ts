// What winds around an upright thing: a dragon or a snake with its head at the top, ivy with leaves all along.

import { css, mix } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

export type Coiler = 'dragon' | 'snake' | 'ivy';

type Place = { x: number; y: number; half: number; isBefore: boolean; turn: number };

const TURNS: Record<Coiler, number> = { dragon: 2.75, snake: 2.75, ivy: 4.25 };
const STEPS = 420;

/** `tall`: of the support; `share` says how many times the result is as tall. */
export function coilAround(
  support: Surface,
  coiler: Coiler,
  { colour, random, isDark }: { colour: string | undefined; random: Random; isDark: boolean },
): { sheet: Surface; share: number } {
  const { width, height } = support;
  // A slender thing is wound around closely, a broad one not at its full breadth.
  const reach = Math.min(width * 0.6, height * 0.3);
  const edge = coiler === 'ivy' ? height * 0.08 : height * 0.4;
  const thick = coiler === 'ivy' ? height * 0.012 : height * (coiler === 'dragon' ? 0.062 : 0.05);
  const base = colour ?? { dragon: '#3f8a4e', snake: '#5a9a3a', ivy: '#6a5236' }[coiler];
  const way = wayOf(coiler, {
    middle: edge + width / 2,
    foot: edge + height * 0.97,
    rise: height * 0.78,
    reach,
    thick,
  });
  const sheet = makeSurface(width + edge * 2, height + edge, (brush) => {
    brush.lineCap = 'round';
    if (coiler === 'dragon') paintWings(brush, way, height, base);
    paintBody(brush, way, base, false, coiler);
    brush.drawImage(support, edge, edge);
    paintBody(brush, way, base, true, coiler);
    if (coiler === 'ivy') paintLeaves(brush, way, height, random);
    else paintHead(brush, way, coiler, base, isDark);
  });
  const trimmed = trimSurface(sheet);
  return { sheet: trimmed, share: trimmed.height / height };
}

function wayOf(
  coiler: Coiler,
  {
    middle,
    foot,
    rise,
    reach,
    thick,
  }: { middle: number; foot: number; rise: number; reach: number; thick: number },
): Place[] {
  return Array.from({ length: STEPS }, (_, step): Place => {
    const part = step / (STEPS - 1);
    const turn = part * TURNS[coiler] * Math.PI * 2 + Math.PI * 0.9;
    const taper =
      coiler === 'ivy'
        ? 1 - part * 0.5
        : Math.min(1, 0.16 + part * 3) * (part > 0.93 ? 1 - (part - 0.93) * 4 : 1);
    return {
      x: middle + Math.cos(turn) * reach * (coiler === 'ivy' ? 0.86 : 0.98 - part * 0.12),
      y: foot - part * rise + Math.sin(turn) * reach * 0.24,
      half: thick * taper,
      isBefore: Math.sin(turn) > -0.08,
      turn,
    };
  });
}

function paintBody(
  brush: Brush,
  way: readonly Place[],
  base: string,
  isBefore: boolean,
  coiler: Coiler,
): void {
  const shade = isBefore ? 0 : 0.42;
  const passes = [
    { wide: 2.3, colour: mix(base, '#0c1408', 0.62), up: 0 },
    { wide: 2, colour: mix(base, '#101808', 0.18 + shade), up: 0 },
    { wide: 1.1, colour: mix(base, '#fff6c8', isBefore ? 0.2 : 0), up: -0.34 },
    { wide: 0.34, colour: mix(base, '#ffffff', isBefore ? 0.5 : 0.1), up: -0.62 },
  ];
  for (const { wide, colour, up } of passes) {
    brush.strokeStyle = css(colour, up === 0 ? 1 : 0.75);
    for (const [at, place] of way.entries()) {
      const next = way[at + 1];
      if (!next || place.isBefore !== isBefore) continue;
      brush.lineWidth = Math.max(0.6, place.half * wide);
      brush.beginPath();
      brush.moveTo(place.x, place.y + place.half * up);
      brush.lineTo(next.x, next.y + next.half * up);
      brush.stroke();
    }
  }
  if (coiler === 'ivy') return;
  for (let at = 12; at < STEPS - 8; at += 7) {
    const place = way[at];
    if (!place || place.isBefore !== isBefore) continue;
    const { x, y, half } = place;
    if (coiler === 'dragon') {
      brush.fillStyle = css(mix(base, '#e8b03a', isBefore ? 0.66 : 0.3));
      brush.beginPath();
      brush.moveTo(x - half * 0.5, y - half * 0.82);
      brush.lineTo(x + half * 0.1, y - half * 1.6);
      brush.lineTo(x + half * 0.6, y - half * 0.82);
      brush.fill();
      brush.strokeStyle = css(mix(base, '#f4e2a4', 0.62), isBefore ? 0.8 : 0.3);
      brush.lineWidth = half * 0.22;
      brush.beginPath();
      brush.moveTo(x - half * 0.2, y + half * 0.5);
      brush.lineTo(x + half * 0.2, y + half * 0.86);
      brush.stroke();
    } else if (at % 14 === 12) {
      brush.fillStyle = css(mix(base, '#1c2410', 0.6), 0.75);
      brush.beginPath();
      brush.ellipse(x, y - half * 0.2, half * 0.5, half * 0.5, 0.7, 0, 7);
      brush.fill();
    }
  }
}

/** Looking to the left, over the last turn. */
function paintHead(brush: Brush, way: readonly Place[], coiler: Coiler, base: string, isDark: boolean): void {
  const neck = way[STEPS - 1];
  if (!neck) return;
  const size = (way[Math.round(STEPS * 0.8)]?.half ?? neck.half) * (coiler === 'dragon' ? 2.5 : 1.9);
  brush.save();
  brush.translate(neck.x, neck.y);
  brush.scale(size, size);
  const hide = brush.createLinearGradient(0, -0.9, 0, 0.6);
  hide.addColorStop(0, css(mix(base, '#ffffff', 0.22)));
  hide.addColorStop(1, css(mix(base, '#0c1408', 0.4)));
  if (coiler === 'dragon') {
    brush.fillStyle = css('#f0dca4');
    for (const [x, y] of [
      [0.1, -0.62],
      [0.42, -0.5],
    ] as const) {
      brush.beginPath();
      brush.moveTo(x - 0.14, y + 0.1);
      brush.quadraticCurveTo(x + 0.3, y - 0.2, x + 0.74, y - 0.62);
      brush.quadraticCurveTo(x + 0.4, y + 0.1, x + 0.12, y + 0.26);
      brush.fill();
    }
    fillPath(brush, hide, [
      [0.62, 0.36],
      [0.6, -0.5],
      [-0.2, -0.8],
      [-0.5, -0.5],
      [-1.1, -0.42],
      [-1.42, -0.3],
      [-1.44, -0.04],
      [-0.7, 0.02],
      [-1.2, 0.26],
      [-0.8, 0.42],
      [-0.1, 0.46],
    ]);
    brush.fillStyle = css('#8c2a2a');
    brush.beginPath();
    brush.moveTo(-1.36, -0.02);
    brush.lineTo(-0.56, 0.04);
    brush.lineTo(-1.14, 0.24);
    brush.fill();
    brush.fillStyle = '#fffaf0';
    for (const x of [-1.28, -1.08, -0.88]) {
      brush.beginPath();
      brush.moveTo(x - 0.06, -0.03);
      brush.lineTo(x, 0.12);
      brush.lineTo(x + 0.06, -0.02);
      brush.fill();
    }
  } else {
    fillPath(brush, hide, [
      [0.5, 0.3],
      [0.46, -0.44],
      [-0.3, -0.56],
      [-0.9, -0.3],
      [-1.04, 0.04],
      [-0.8, 0.26],
      [-0.2, 0.4],
    ]);
    brush.strokeStyle = '#c8323a';
    brush.lineWidth = 0.07;
    brush.beginPath();
    brush.moveTo(-1, 0.06);
    brush.quadraticCurveTo(-1.3, 0.02, -1.44, 0.16);
    brush.lineTo(-1.62, 0.08);
    brush.moveTo(-1.44, 0.16);
    brush.lineTo(-1.56, 0.32);
    brush.stroke();
    brush.strokeStyle = css(mix(base, '#0c1408', 0.6));
    brush.lineWidth = 0.05;
    brush.beginPath();
    brush.moveTo(-1.02, 0.06);
    brush.quadraticCurveTo(-0.6, 0.16, -0.2, 0.1);
    brush.stroke();
  }
  const [ex, ey] = coiler === 'dragon' ? [-0.36, -0.42] : [-0.46, -0.18];
  brush.fillStyle = isDark ? '#ffe27a' : '#f6d84a';
  brush.beginPath();
  brush.ellipse(ex, ey, 0.17, 0.13, -0.2, 0, 7);
  brush.fill();
  brush.fillStyle = '#161210';
  brush.beginPath();
  brush.ellipse(ex, ey, 0.05, 0.12, 0, 0, 7);
  brush.fill();
  brush.restore();
}

function fillPath(
  brush: Brush,
  paint: ReturnType<Brush['createLinearGradient']>,
  points: readonly (readonly [number, number])[],
): void {
  brush.fillStyle = paint;
  brush.beginPath();
  // Rounded: each corner is the control of a curve between the middles of two sides.
  const middle = (at: number): [number, number] => {
    const [ax, ay] = points[at % points.length] ?? [0, 0];
    const [bx, by] = points[(at + 1) % points.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [sx, sy] = middle(points.length - 1);
  brush.moveTo(sx, sy);
  for (const [at, [x, y]] of points.entries()) {
    const [tx, ty] = middle(at);
    brush.quadraticCurveTo(x, y, tx, ty);
  }
  brush.fill();
}

/** Half spread behind the upper turns. */
function paintWings(brush: Brush, way: readonly Place[], height: number, base: string): void {
  const root = way[Math.round(STEPS * 0.72)];
  if (!root) return;
  const middle = way.reduce((sum, { x }) => sum + x, 0) / way.length;
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): [number, number] => [
      middle + side * x * height * 0.5,
      root.y + y * height * 0.5,
    ];
    const skin = brush.createLinearGradient(0, root.y - height * 0.3, 0, root.y + height * 0.2);
    skin.addColorStop(0, css(mix(base, '#e8903a', 0.4)));
    skin.addColorStop(1, css(mix(base, '#2a0c10', 0.5)));
    brush.fillStyle = skin;
    brush.beginPath();
    brush.moveTo(...at(0.1, 0.06));
    brush.quadraticCurveTo(...at(0.34, -0.4), ...at(0.62, -0.62));
    brush.quadraticCurveTo(...at(0.66, -0.3), ...at(0.9, -0.16));
    brush.quadraticCurveTo(...at(0.72, -0.16), ...at(0.68, 0.1));
    brush.quadraticCurveTo(...at(0.54, -0.04), ...at(0.44, 0.24));
    brush.quadraticCurveTo(...at(0.3, 0.06), ...at(0.1, 0.2));
    brush.fill();
    brush.strokeStyle = css(mix(base, '#140c08', 0.4));
    brush.lineWidth = height * 0.008;
    for (const [x, y] of [
      [0.62, -0.62],
      [0.9, -0.16],
      [0.68, 0.1],
      [0.44, 0.24],
    ] as const) {
      brush.beginPath();
      brush.moveTo(...at(0.12, 0.06));
      brush.quadraticCurveTo(...at(0.36, -0.3), ...at(x, y));
      brush.stroke();
    }
  }
}

const GREENS = ['#3f7a3a', '#5a9a48', '#2f6434', '#79b35a'] as const;

function paintLeaves(brush: Brush, way: readonly Place[], height: number, random: Random): void {
  for (const { x, y, isBefore } of way) {
    if (!isBefore) continue;
    for (let leaf = 0; leaf < 2; leaf++) {
      const size = height * random.between(0.012, 0.026);
      brush.save();
      brush.translate(x + random.between(-2.2, 2.2) * size, y + random.between(-1.8, 1.8) * size);
      brush.rotate(random.between(-1.2, 1.2));
      brush.fillStyle = css(random.pick(GREENS));
      brush.beginPath();
      brush.moveTo(0, size);
      brush.quadraticCurveTo(-size * 1.1, size * 0.7, -size, -size * 0.1);
      brush.lineTo(-size * 0.45, -size * 0.2);
      brush.lineTo(0, -size);
      brush.lineTo(size * 0.45, -size * 0.2);
      brush.lineTo(size, -size * 0.1);
      brush.quadraticCurveTo(size * 1.1, size * 0.7, 0, size);
      brush.fill();
      brush.strokeStyle = 'rgba(230,246,200,0.5)';
      brush.lineWidth = size * 0.08;
      brush.beginPath();
      brush.moveTo(0, size * 0.9);
      brush.lineTo(0, -size * 0.7);
      brush.stroke();
      brush.restore();
    }
  }
}
