// Trees grown from branches and clumps of leaves, painted dark to light like an old master would.

import { css, mix, type Colour, type Rgb } from '../colour.ts';
import type { Random } from '../random.ts';
import { lit, type Stage } from '../stage.ts';
import { makeSurface, type Brush, type Surface } from '../surface.ts';

export type TreeKind = 'oak' | 'cherry' | 'maple' | 'ginkgo' | 'willow' | 'pine' | 'palm';

const LEAVES: Record<
  Exclude<TreeKind, 'pine' | 'palm'>,
  { dark: Colour; body: Colour; light: Colour; bark: Colour }
> = {
  oak: { dark: '#2c5a30', body: '#4f8f3f', light: '#8fc45a', bark: '#5a4030' },
  cherry: { dark: '#c4587f', body: '#f39abb', light: '#ffdbe7', bark: '#4e3236' },
  maple: { dark: '#8a2a1e', body: '#d9502a', light: '#ffa04a', bark: '#4c342c' },
  ginkgo: { dark: '#b07a18', body: '#ecb52c', light: '#ffe27a', bark: '#5a4634' },
  willow: { dark: '#3a6a34', body: '#73a84a', light: '#b4d673', bark: '#5a4836' },
};

type Tip = { x: number; y: number; depth: number };

/** A tree on its own sheet, its foot at the bottom middle. Colours are already in the light of the scene. */
export function growTree(stage: Stage, kind: TreeKind, label: string, pixels: number): Surface {
  if (kind === 'pine') return growPine(stage, label, pixels);
  if (kind === 'palm') return growPalm(stage, label, pixels);
  const random = stage.random(`tree ${kind} ${label}`);
  const tones = LEAVES[kind];
  const wide = pixels * (kind === 'willow' ? 1.25 : 1.3);
  return makeSurface(wide, pixels, (brush) => {
    const tips: Tip[] = [];
    const bark = mix(lit(stage, tones.bark), stage.palette.shade, 0.15);
    const lean = random.between(-0.1, 0.1);
    const trunk = pixels * (kind === 'cherry' ? 0.07 : 0.06);
    branch(
      brush,
      random,
      tips,
      { x: wide / 2, y: pixels, angle: -Math.PI / 2 + lean, length: pixels * 0.28, width: trunk, depth: 5 },
      bark,
      mix(bark, stage.palette.sun, 0.3),
      stage.light.side,
    );
    if (kind === 'willow') hangStrands(stage, brush, random, tips, tones, pixels);
    else leaf(stage, brush, random, tips, tones, pixels, kind === 'cherry' ? 0.055 : 0.062);
  });
}

type Branch = { x: number; y: number; angle: number; length: number; width: number; depth: number };

function branch(
  brush: Brush,
  random: Random,
  tips: Tip[],
  from: Branch,
  bark: Rgb,
  barkLit: Rgb,
  side: number,
): void {
  const x = from.x + Math.cos(from.angle) * from.length;
  const y = from.y + Math.sin(from.angle) * from.length;
  const bendX = (from.x + x) / 2 + random.between(-0.12, 0.12) * from.length;
  const bendY = (from.y + y) / 2;
  brush.lineCap = 'round';
  for (const [colour, shift, share] of [
    [bark, 0, 1],
    [barkLit, side * from.width * 0.22, 0.34],
  ] as const) {
    brush.strokeStyle = css(colour, share === 1 ? 1 : 0.7);
    brush.lineWidth = Math.max(1, from.width * share);
    brush.beginPath();
    brush.moveTo(from.x + shift, from.y);
    brush.quadraticCurveTo(bendX + shift, bendY, x + shift * 0.7, y);
    brush.stroke();
  }
  if (from.depth <= 3) tips.push({ x, y, depth: from.depth });
  if (from.depth === 0) return;
  const forks = random.chance(0.45) ? [-1, 0.1, 1] : [-1, 1];
  for (const fork of forks) {
    const angle = from.angle + fork * random.between(0.3, 0.62) + (Math.PI / 2 + from.angle) * -0.06;
    branch(
      brush,
      random,
      tips,
      {
        x,
        y,
        angle,
        length: from.length * random.between(0.64, 0.84),
        width: from.width * 0.62,
        depth: from.depth - 1,
      },
      bark,
      barkLit,
      side,
    );
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

function leaf(
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
  const perTip = Math.max(3, Math.round(420 / tips.length));
  for (const tip of tips) {
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

function hangStrands(
  stage: Stage,
  brush: Brush,
  random: Random,
  tips: Tip[],
  tones: { dark: Colour; body: Colour; light: Colour },
  pixels: number,
): void {
  const { palette, light } = stage;
  for (const [tone, amount, toward] of [
    [tones.dark, 0.35, palette.shade],
    [tones.body, 0.05, palette.shade],
    [tones.light, 0.2, palette.sun],
  ] as const) {
    brush.strokeStyle = css(mix(lit(stage, tone), toward, amount), 0.85);
    brush.lineWidth = Math.max(0.8, pixels * 0.0032);
    brush.setLineDash([pixels * 0.012, pixels * 0.005]);
    brush.beginPath();
    for (const tip of tips) {
      for (let strand = 0; strand < 2; strand++) {
        const x =
          tip.x +
          random.between(-0.05, 0.05) * pixels +
          (tone === tones.light ? light.side * pixels * 0.012 : 0);
        const fall = pixels * random.between(0.2, 0.52);
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

function growPine(stage: Stage, label: string, pixels: number): Surface {
  const random = stage.random(`pine ${label}`);
  const { palette, light, isSnowy } = stage;
  const wide = pixels * random.between(0.42, 0.54);
  const body = lit(stage, isSnowy ? '#4a6a66' : '#3d6b48');
  return makeSurface(wide, pixels, (brush) => {
    const middle = wide / 2;
    brush.fillStyle = css(mix(lit(stage, '#4a3428'), palette.shade, 0.3));
    brush.fillRect(middle - pixels * 0.014, pixels * 0.8, pixels * 0.028, pixels * 0.2);
    const tiers = 13;
    for (let tier = tiers - 1; tier >= 0; tier--) {
      const part = (tier + 1) / tiers;
      const y = pixels * (0.03 + 0.86 * (tier / tiers));
      const reach = wide * 0.5 * part ** 0.86 * random.between(0.86, 1.06);
      const drop = pixels * 0.11;
      for (const [from, to, tone, toward] of [
        [-1, 1, 0.42, palette.shade],
        [light.side > 0 ? -0.15 : -0.95, light.side > 0 ? 0.95 : 0.15, 0.1, palette.sun],
      ] as const) {
        brush.fillStyle = css(mix(body, toward, tone));
        brush.beginPath();
        brush.moveTo(middle, y - pixels * 0.045);
        const teeth = 9;
        for (let tooth = 0; tooth <= teeth; tooth++) {
          const u = from + ((to - from) * tooth) / teeth;
          const droop = drop * (0.42 + 0.58 * Math.abs(u)) * random.between(0.85, 1.1);
          brush.lineTo(middle + reach * u, y + droop * (tooth % 2 === 0 ? 1 : 0.62));
        }
        brush.closePath();
        brush.fill();
      }
      if (isSnowy || stage.weather.has('snow')) {
        brush.fillStyle = css(mix(lit(stage, '#f7faff'), palette.fog, 0.08), 0.92);
        brush.beginPath();
        brush.moveTo(middle, y - pixels * 0.046);
        for (let tooth = 0; tooth <= 8; tooth++) {
          const u = -0.8 + (1.6 * tooth) / 8;
          brush.lineTo(
            middle + reach * u,
            y + drop * (0.2 + 0.5 * Math.abs(u)) * (tooth % 2 === 0 ? 0.95 : 0.4),
          );
        }
        brush.closePath();
        brush.fill();
      }
    }
  });
}

function growPalm(stage: Stage, label: string, pixels: number): Surface {
  const random = stage.random(`palm ${label}`);
  const { palette, light } = stage;
  const wide = pixels * 1.1;
  const lean = random.side() * random.between(0.08, 0.2);
  return makeSurface(wide, pixels, (brush) => {
    const foot = wide / 2;
    const crownX = foot + lean * pixels;
    const crownY = pixels * 0.3;
    const bark = lit(stage, '#8a6644');
    for (const [colour, width, shift] of [
      [mix(bark, palette.shade, 0.45), 0.045, 0],
      [mix(bark, palette.sun, 0.2), 0.018, light.side * 0.012],
    ] as const) {
      brush.strokeStyle = css(colour);
      brush.lineWidth = pixels * width;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.moveTo(foot + shift * pixels, pixels);
      brush.quadraticCurveTo(foot + shift * pixels, pixels * 0.6, crownX + shift * pixels, crownY);
      brush.stroke();
    }
    const leafColour = lit(stage, '#3f8a48');
    for (let frond = 0; frond < 11; frond++) {
      const angle = -Math.PI * (0.02 + (0.96 * frond) / 10) + random.between(-0.1, 0.1);
      const length = pixels * random.between(0.3, 0.4);
      const endX = crownX + Math.cos(angle) * length;
      const endY = crownY + Math.sin(angle) * length * 0.55 + length * 0.38;
      const bendX = crownX + Math.cos(angle) * length * 0.55;
      const bendY = crownY + Math.sin(angle) * length * 0.72;
      const isLit = Math.cos(angle) * light.side > 0;
      brush.strokeStyle = css(
        isLit ? mix(leafColour, palette.sun, 0.25) : mix(leafColour, palette.shade, 0.4),
      );
      brush.lineWidth = pixels * 0.007;
      brush.beginPath();
      for (let needle = 2; needle <= 26; needle++) {
        const t = needle / 26;
        const x = (1 - t) ** 2 * crownX + 2 * t * (1 - t) * bendX + t * t * endX;
        const y = (1 - t) ** 2 * crownY + 2 * t * (1 - t) * bendY + t * t * endY;
        const reach = pixels * 0.085 * Math.sin(Math.PI * (0.12 + 0.85 * t));
        for (const side of [-1, 1]) {
          brush.moveTo(x, y);
          brush.lineTo(x + side * reach * 0.45 + Math.cos(angle) * reach * 0.5, y + reach * 0.85);
        }
      }
      brush.stroke();
    }
    for (let nut = 0; nut < 3; nut++) {
      brush.fillStyle = css(mix(bark, palette.shade, 0.35));
      brush.beginPath();
      brush.arc(crownX + (nut - 1) * pixels * 0.022, crownY + pixels * 0.025, pixels * 0.017, 0, 7);
      brush.fill();
    }
  });
}
