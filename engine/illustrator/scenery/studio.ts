// The sweep of a photographer's studio: seamless paper, a soft light, a low stand.

import { css, mix } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';
import { beadLayer, stoneLayers, stoneOf } from './stone-top.ts';

/** The soft shadow of a palm leaf that hangs somewhere out of the image. */
function paintLeafShadow(stage: Stage, brush: Brush, colour: string): void {
  const random = stage.random('leaf shadow');
  const { width, height, short, light } = stage;
  brush.save();
  brush.filter = `blur(${(short * 0.012).toFixed(1)}px)`;
  brush.translate(width * (0.5 + light.side * 0.46), height * 0.08);
  brush.rotate(light.side * random.between(0.5, 0.9));
  brush.fillStyle = colour;
  for (let leaf = 0; leaf < 15; leaf++) {
    const y = leaf * short * 0.042;
    const reach = short * 0.3 * Math.sin(Math.PI * (0.2 + (leaf / 15) * 0.75));
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(0, y);
      brush.quadraticCurveTo(side * reach * 0.5, y + short * 0.01, side * reach, y + short * 0.12);
      brush.quadraticCurveTo(side * reach * 0.45, y + short * 0.06, 0, y + short * 0.022);
      brush.fill();
    }
  }
  brush.restore();
}

/** Drops lie on a top of stone that is wet. */
export function hasBeads({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  const top = stoneOf(reading);
  const isWet = top?.isWet === true || reading.subjects.some(({ key }) => key === 'dew');
  return scene === 'studio' && top !== undefined && top.material !== 'water' && isWet;
}

type Ground = 'stand' | 'white' | 'plain' | 'stone';

const ON_PAPER: ReadonlySet<Stage['look']> = new Set(['line_art', 'watercolor', 'ink']);

/** What a product stands on: what the words say, else a low stand. */
export function studioGround({ words, reading, look }: Stage): Ground {
  if (reading.surface?.material === 'pedestal') return 'stand';
  // What is sketched by itself is on the paper, and on no stand.
  if (ON_PAPER.has(look) && reading.frame === undefined && reading.ground === undefined) return 'white';
  if (/stone|marble|slate|concrete|rock|石|大理石|岩/.test(words)) return 'stone';
  return /white (background|backdrop|surface)|on white|白底|白色背景|纯白|白背景/.test(words)
    ? 'white'
    : reading.ground === undefined
      ? 'stand'
      : 'plain';
}

/** Seamless paper bent up behind the subject, a soft light above, and what the subject stands on. */
export function studioLayers(stage: Stage): Layer[] {
  const top = stoneOf(stage.reading);
  if (top) return [...stoneLayers(stage, top), ...(hasBeads(stage) ? [beadLayer(stage)] : [])];
  const ground = studioGround(stage);
  return [
    painted('sweep', 0.02, (brush) => SWEEPS[ground](stage, brush), {
      isSolid: false,
    }),
    ...(ground === 'stand' ? [painted('stand', 0.5, (brush) => paintStand(stage, brush))] : []),
    ...(ground === 'stone' ? [painted('stone', 0.5, (brush) => paintStone(stage, brush))] : []),
  ];
}

const SWEEPS: Readonly<Record<Ground, (stage: Stage, brush: Brush) => void>> = {
  stand: paintSweep,
  stone: paintSweep,
  white: paintWhite,
  plain: paintPlain,
};

/** Paper of the colour that was asked for. */
function paintPlain(stage: Stage, brush: Brush): void {
  const { width, height, short, light, reading } = stage;
  const base = reading.ground ?? '#d8d2c8';
  const low = reading.groundTo ?? base;
  fillDown(brush, stage, [
    [0, css(mix(base, '#1c1426', 0.1))],
    [0.6, css(mix(base, low, 0.6))],
    [0.74, css(mix(mix(base, low, 0.74), '#1c1426', 0.08))],
    [1, css(mix(low, '#ffffff', 0.06))],
  ]);
  const x = width * (0.5 + light.side * 0.2);
  glow(brush, x, height * 0.34, short * 0.8, css(mix(base, '#ffffff', 0.4), 0.6), css(base, 0));
}

function paintWhite(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  fillDown(brush, stage, [
    [0, '#f1f1f2'],
    [0.6, '#fdfdfd'],
    [0.74, '#f2f2f3'],
    [1, '#fafafa'],
  ]);
  glow(
    brush,
    width * (0.5 + light.side * 0.24),
    height * 0.3,
    short * 0.8,
    'rgba(255,255,255,0.9)',
    'rgba(255,255,255,0)',
  );
}

/** A slab with a rough front, lit along its upper edge. */
function paintStone(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const random = stage.random('stone');
  const base = random.pick(['#a39b92', '#8f9498', '#b4aca2', '#77757a']);
  const top = height * 0.72;
  const front = height * 0.84;
  const [left, right] = [width * 0.5 - short * 0.46, width * 0.5 + short * 0.46];
  brush.filter = `blur(${(short * 0.025).toFixed(1)}px)`;
  brush.fillStyle = 'rgba(40,32,44,0.42)';
  brush.fillRect(
    left - short * 0.03 - light.side * short * 0.04,
    front + short * 0.05,
    right - left + short * 0.06,
    short * 0.07,
  );
  brush.filter = 'none';
  const outline = (): void => {
    brush.beginPath();
    brush.moveTo(left + short * 0.07, top);
    brush.lineTo(right - short * 0.06, top + short * 0.006);
    brush.lineTo(right, front);
    brush.lineTo(right - short * 0.012, front + short * 0.09);
    for (let step = 0; step <= 18; step++)
      brush.lineTo(
        right - ((right - left) * step) / 18,
        front + short * (0.088 + random.between(-0.006, 0.006)),
      );
    brush.lineTo(left, front);
    brush.closePath();
  };
  outline();
  const face = brush.createLinearGradient(0, top, 0, front + short * 0.09);
  face.addColorStop(0, css(mix(base, '#ffffff', 0.34)));
  face.addColorStop((front - top) / (front + short * 0.09 - top) - 0.01, css(mix(base, '#ffffff', 0.12)));
  face.addColorStop((front - top) / (front + short * 0.09 - top) + 0.01, css(mix(base, '#241c26', 0.24)));
  face.addColorStop(1, css(mix(base, '#241c26', 0.5)));
  brush.fillStyle = face;
  brush.fill();
  brush.save();
  brush.clip();
  for (let speck = 0; speck < 900; speck++) {
    brush.fillStyle = css(random.chance(0.5) ? '#ffffff' : '#2a2226', random.between(0.04, 0.16));
    brush.fillRect(
      left + random.next() * (right - left),
      top + random.next() * (front + short * 0.1 - top),
      short * random.between(0.001, 0.004),
      short * 0.0016,
    );
  }
  brush.lineWidth = short * 0.002;
  for (let vein = 0; vein < 5; vein++) {
    const x = left + random.next() * (right - left);
    brush.strokeStyle = css(mix(base, '#ffffff', 0.6), 0.35);
    brush.beginPath();
    brush.moveTo(x, top);
    brush.bezierCurveTo(
      x + short * random.between(-0.1, 0.1),
      top + short * 0.05,
      x + short * random.between(-0.1, 0.1),
      front,
      x + short * random.between(-0.2, 0.2),
      front + short * 0.1,
    );
    brush.stroke();
  }
  brush.restore();
}

function paintSweep(stage: Stage, brush: Brush): void {
  const { width, height, light, short } = stage;
  const random = stage.random('sweep');
  const base =
    stage.reading.colours[0] === undefined
      ? random.pick(['#e6d8cc', '#cfd9dc', '#e8c9bd', '#d6d2e0', '#cdd8c8', '#efe0bc'])
      : mix(stage.reading.colours[0], '#ffffff', 0.45);
  fillDown(brush, stage, [
    [0, css(mix(base, '#2a2030', 0.16))],
    [0.5, css(mix(base, '#ffffff', 0.25))],
    [0.64, css(mix(base, '#ffffff', 0.12))],
    [0.72, css(mix(base, '#3a2c38', 0.1))],
    [1, css(mix(base, '#2a2030', 0.26))],
  ]);
  glow(
    brush,
    width * (0.5 + light.side * 0.2),
    height * 0.34,
    short * 0.75,
    css('#ffffff', 0.6),
    css('#ffffff', 0),
  );
  paintLeafShadow(stage, brush, css(mix(base, '#3a2c38', 0.5), 0.2));
  brush.filter = `blur(${(short * 0.02).toFixed(1)}px)`;
  brush.fillStyle = css(mix(base, '#3a2c38', 0.55), 0.22);
  const edge = width * (0.5 - light.side * 0.5);
  brush.beginPath();
  brush.moveTo(edge, 0);
  brush.lineTo(edge + light.side * width * 0.3, 0);
  brush.lineTo(edge + light.side * width * 0.08, height);
  brush.lineTo(edge, height);
  brush.fill();
  brush.filter = 'none';
}

function paintStand(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const random = stage.random('stand');
  const colour =
    stage.reading.surface?.colour ??
    (stage.reading.colours[0] === undefined
      ? random.pick(['#f2ebe2', '#d9b8a8', '#b9c6c2', '#e2cfa6'])
      : mix(stage.reading.colours[0], '#ffffff', 0.25));
  const isGlass = stage.reading.surface?.isGlass === true;
  const x = width / 2;
  const y = height * 0.78;
  const rx = short * 0.31;
  const ry = short * 0.062;
  const tall = short * 0.07;
  brush.filter = `blur(${(short * 0.025).toFixed(1)}px)`;
  brush.fillStyle = 'rgba(50,36,50,0.4)';
  brush.beginPath();
  brush.ellipse(x - light.side * short * 0.06, y + tall * 1.05, rx * 1.12, ry * 1.1, 0, 0, 7);
  brush.fill();
  brush.filter = 'none';
  if (isGlass) brush.globalAlpha = 0.34;
  const drum = brush.createLinearGradient(x - rx, 0, x + rx, 0);
  drum.addColorStop(light.side > 0 ? 1 : 0, css(mix(colour, '#ffffff', 0.35)));
  drum.addColorStop(0.5, css(mix(colour, '#3a2c38', 0.1)));
  drum.addColorStop(light.side > 0 ? 0 : 1, css(mix(colour, '#3a2c38', 0.42)));
  brush.fillStyle = drum;
  brush.beginPath();
  brush.ellipse(x, y + tall, rx, ry, 0, 0, Math.PI);
  brush.lineTo(x - rx, y);
  brush.lineTo(x + rx, y);
  brush.fill();
  const plate = brush.createLinearGradient(x - rx, y - ry, x + rx, y + ry);
  plate.addColorStop(light.side > 0 ? 1 : 0, css(mix(colour, '#ffffff', 0.6)));
  plate.addColorStop(light.side > 0 ? 0 : 1, css(mix(colour, '#3a2c38', 0.12)));
  brush.fillStyle = plate;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
  brush.globalAlpha = 1;
  if (isGlass) paintGlassRims(brush, { x, y, rx, ry, tall }, short, light.side);
}

type Drum = { x: number; y: number; rx: number; ry: number; tall: number };

/** Its edges shine, the far ones through it, and a light runs down its side. */
function paintGlassRims(brush: Brush, { x, y, rx, ry, tall }: Drum, short: number, side: number): void {
  brush.lineWidth = short * 0.004;
  for (const [row, alpha] of [
    [0, 0.9],
    [tall, 0.55],
  ] as const) {
    brush.strokeStyle = css('#ffffff', alpha);
    brush.beginPath();
    brush.ellipse(x, y + row, rx, ry, 0, 0, 7);
    brush.stroke();
  }
  brush.fillStyle = css('#ffffff', 0.55);
  brush.beginPath();
  brush.rect(x + side * rx * 0.62, y + ry * 0.8, rx * 0.05, tall * 0.9);
  brush.fill();
}
