// A pond seen from above: koi in clear dark water, round leaves and water lilies upon it, stones along its bank.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';
import { koiLayers } from './koi.ts';

const IN_PONDS = /^(?:koi|lotus)$/;

/**
 * Whether a pond is looked down upon, and nothing is there that would be seen from the side. From the bank koi are hardly
 * seen between leaves: of them alone one looks down where nothing else is said.
 */
export function isPondFromAbove(reading: PromptReading): boolean {
  const { frame, scenes, subjects } = reading;
  return (
    (frame === 'top_down' || (frame === undefined && isOfKoiAlone(reading))) &&
    scenes.every((scene) => scene === 'lake') &&
    subjects.length > 0 &&
    subjects.every(isOfPond)
  );
}

function isOfKoiAlone(reading: PromptReading): boolean {
  const { subjects, time, relations, isAloft, sticker, ground } = reading;
  if (sticker || ground !== undefined) return false;
  const koi = subjects.filter(({ key }) => key === 'koi');
  const isStill = koi.every(({ rests, size }) => rests === undefined && size === undefined);
  return (
    koi.length > 0 && isStill && !isAloft && !relations.has('fly') && (time === undefined || time === 'day')
  );
}

/** What is drawn with such a pond. */
export function isOfPond({ key }: Pick<Subject, 'key'>): boolean {
  return IN_PONDS.test(key);
}

export function pondLayers(stage: Stage): Layer[] {
  return [
    painted('pond water', 0.1, (brush) => paintWater(stage, brush), { isSolid: false }),
    ...koiLayers(stage),
    painted('pond ripples', 0.35, (brush) => paintRipples(stage, brush), { isSolid: false }),
    painted('pond leaves', 0.5, (brush) => paintLeaves(stage, brush)),
    painted('pond bank', 0.7, (brush) => paintBank(stage, brush)),
  ];
}

function paintWater(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random('pond');
  const water = lit(stage, '#2f6f70');
  const [from, to] = light.side > 0 ? [width, 0] : [0, width];
  const fill = brush.createLinearGradient(from, 0, to, height);
  fill.addColorStop(0, css(mix(water, palette.sun, stage.isDark ? 0.05 : 0.2)));
  fill.addColorStop(0.5, css(mix(water, '#123c40', 0.35)));
  fill.addColorStop(1, css(mix(water, '#061c22', 0.62)));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
  // The bed is seen through it in soft patches.
  for (let patch = 0; patch < 22; patch++) {
    const tone = lit(stage, random.pick(['#4f8a6c', '#1d4f4c', '#6f9a78', '#163e42'] as const));
    const radius = short * random.between(0.08, 0.26);
    glow(brush, random.next() * width, random.next() * height, radius, css(tone, 0.32), css(tone, 0));
  }
}

/** Rings that widen, and light in thin arcs. */
function paintRipples(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const random = stage.random('pond ripples');
  const shine = mix(palette.sun, '#ffffff', 0.6);
  brush.lineCap = 'round';
  for (let arc = 0; arc < 46; arc++) {
    brush.strokeStyle = css(shine, random.between(0.05, 0.17));
    brush.lineWidth = Math.max(1, short * random.between(0.001, 0.003));
    const turn = random.between(0, 6.3);
    brush.beginPath();
    brush.arc(
      random.next() * width,
      random.next() * height,
      short * random.between(0.03, 0.13),
      turn,
      turn + random.between(0.4, 1.2),
    );
    brush.stroke();
  }
  for (let ring = 0; ring < 3; ring++) {
    const [x, y] = [width * random.between(0.15, 0.85), height * random.between(0.15, 0.85)];
    for (let wave = 1; wave <= 3; wave++) {
      brush.strokeStyle = css(shine, 0.26 / wave);
      brush.lineWidth = Math.max(1, short * 0.002);
      brush.beginPath();
      brush.arc(x, y, short * 0.028 * wave, 0, 7);
      brush.stroke();
    }
  }
}

function paintLeaves(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const random = stage.random('pond leaves');
  const isAsked = stage.reading.subjects.some(({ key }) => key === 'lotus');
  // In the corners, where they leave the fish to be seen.
  const groups = isAsked
    ? ([
        [0.1, 0.14, 6],
        [0.9, 0.84, 6],
        [0.92, 0.16, 3],
        [0.08, 0.88, 3],
      ] as const)
    : ([
        [0.08, 0.1, 3],
        [0.93, 0.9, 3],
      ] as const);
  for (const [across, down, count] of groups)
    for (let leaf = 0; leaf < count; leaf++) {
      const x = width * across + short * random.between(-0.16, 0.16);
      const y = height * down + short * random.between(-0.16, 0.16);
      const radius = short * random.between(0.05, 0.092);
      paintPad(stage, brush, { x, y, radius, notch: random.between(0, 6.3) });
      if (isAsked ? leaf % 3 === 1 : leaf === 1)
        paintLily(stage, brush, x + radius * 0.5, y - radius * 0.3, radius * 0.72);
    }
}

/** Round, cut in to its middle, with a pale rim and veins. */
function paintPad(
  stage: Stage,
  brush: Brush,
  { x, y, radius, notch }: { x: number; y: number; radius: number; notch: number },
): void {
  const { light, palette } = stage;
  const green = lit(stage, stage.isAutumn ? '#a8a044' : '#5fa04a');
  const outline = (grow: number, shift: number): void => {
    brush.beginPath();
    brush.moveTo(x - light.side * shift, y + shift);
    brush.arc(x - light.side * shift, y + shift, radius * grow, notch + 0.2, notch + Math.PI * 2 - 0.2);
    brush.closePath();
    brush.fill();
  };
  brush.fillStyle = css('#04181c', 0.45);
  outline(1.02, radius * 0.16);
  const fill = brush.createLinearGradient(
    x - light.side * radius,
    y + radius,
    x + light.side * radius,
    y - radius,
  );
  fill.addColorStop(0, css(mix(green, '#0e2a18', 0.38)));
  fill.addColorStop(1, css(mix(green, palette.sun, 0.35)));
  brush.fillStyle = fill;
  outline(1, 0);
  brush.strokeStyle = css(mix(green, '#f4ffd0', 0.5), 0.5);
  brush.lineWidth = Math.max(0.7, radius * 0.025);
  for (let vein = 0; vein < 11; vein++) {
    const turn = notch + 0.45 + (vein / 10) * (Math.PI * 2 - 0.9);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(turn) * radius * 0.86, y + Math.sin(turn) * radius * 0.86);
    brush.stroke();
  }
}

/** Two wheels of pointed petals around a yellow heart. */
function paintLily(stage: Stage, brush: Brush, x: number, y: number, radius: number): void {
  for (const [reach, count, turned, white] of [
    [1, 10, 0, 0.1],
    [0.68, 8, 0.3, 0.45],
  ] as const)
    for (let petal = 0; petal < count; petal++) {
      const turn = turned + (petal / count) * Math.PI * 2;
      const [dx, dy] = [Math.cos(turn) * radius * reach, Math.sin(turn) * radius * reach];
      const fill = brush.createLinearGradient(x, y, x + dx, y + dy);
      fill.addColorStop(0, css(lit(stage, '#fff4f8')));
      fill.addColorStop(1, css(lit(stage, mix('#ea7fae', '#ffffff', white))));
      brush.fillStyle = fill;
      brush.beginPath();
      brush.moveTo(x, y);
      brush.quadraticCurveTo(x + dx * 0.6 - dy * 0.3, y + dy * 0.6 + dx * 0.3, x + dx, y + dy);
      brush.quadraticCurveTo(x + dx * 0.6 + dy * 0.3, y + dy * 0.6 - dx * 0.3, x, y);
      brush.fill();
    }
  brush.fillStyle = css(lit(stage, '#f2c23c'));
  brush.beginPath();
  brush.arc(x, y, radius * 0.2, 0, 7);
  brush.fill();
}

/** Round stones along the upper edge, wet where the water reaches them. */
function paintBank(stage: Stage, brush: Brush): void {
  const { width, short, light } = stage;
  const random = stage.random('pond bank');
  for (let x = -short * 0.05; x < width + short * 0.05;) {
    const wide = short * random.between(0.05, 0.1);
    const tall = wide * random.between(0.62, 0.85);
    const y = tall * random.between(-0.25, 0.2);
    const stone = lit(stage, random.pick(['#8d8a86', '#a39d94', '#75767a', '#b0a99c'] as const));
    brush.fillStyle = css('#04181c', 0.4);
    brush.beginPath();
    brush.ellipse(x - light.side * wide * 0.1, y + tall * 0.26, wide, tall, 0, 0, 7);
    brush.fill();
    const fill = brush.createRadialGradient(x + light.side * wide * 0.4, y - tall * 0.2, 0, x, y, wide * 1.2);
    fill.addColorStop(0, css(mix(stone, '#ffffff', 0.3)));
    fill.addColorStop(1, css(mix(stone, '#1c2226', 0.5)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(x, y, wide, tall, random.between(-0.2, 0.2), 0, 7);
    brush.fill();
    x += wide * random.between(1.3, 1.7);
  }
}
