// Where land meets water: the grassy bank of a lake, the sand of a beach with its foam.

import { bearerOf } from '../placing/bear-on-back.ts';
import { isBoarded } from '../placing/manned-boats.ts';
import { metresOf } from '../things/metres.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { fractal, smooth } from '#engine/raster/noise.ts';
import { faded, lit, type Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { surfaceFromPixels } from '#engine/raster/surface.ts';
import { renderOwn } from '../painting/render-own.ts';
import { FLOWERS } from '../things/flowers.ts';
import { writtenGround } from '../posters/written-ground.ts';
import { hasIsle, isleLayer } from './isle.ts';
import { hasWhiteTown, whiteTownLayer } from './white-town.ts';
import { standsOnCliff } from './landforms.ts';
import { mountainLayers } from './mountains.ts';
import { isAmongMountains, mountainKind } from './mountain-kind.ts';
import { foregroundLayer, paintFacet, paintStone, turfLayer } from './ground.ts';
import { waterLayer } from './water.ts';

/** The line of the bank: lower in the middle of the light, higher at the other side. */
function bankLine(stage: Stage, base: number): (x: number) => number {
  const noise = stage.noise('bank');
  return (x) => {
    const u = x / stage.width;
    const tilt = (u - 0.5) * stage.light.side * stage.short * 0.1;
    return base * stage.height + tilt + fractal(noise, u * 4, 3, 4) * stage.short * 0.05;
  };
}

/** `base` is the row of the bank, as a part of the height. */
export function bankLayers(stage: Stage, base: number): Layer[] {
  const lineAt = bankLine(stage, base);
  const grass = stage.isSnowy ? '#eef3fb' : stage.isAutumn ? '#b08a42' : '#6c9c4c';
  const layers: Layer[] = [
    painted('bank', 0.5, (brush) => {
      const { width, height, palette } = stage;
      fillBelow(
        stage,
        brush,
        (x) => lineAt(x) - stage.short * 0.006,
        css(mix(lit(stage, '#6a5844'), palette.shade, 0.3)),
      );
      const gradient = brush.createLinearGradient(0, height * 0.76, 0, height);
      const tone = lit(stage, stage.groundColour ?? grass);
      gradient.addColorStop(0, css(mix(tone, palette.sun, 0.15)));
      gradient.addColorStop(1, css(mix(tone, palette.shade, 0.55)));
      fillBelow(stage, brush, (x) => lineAt(x) + stage.short * 0.004, gradient);
      const random = stage.random('bank stones');
      for (let index = 0; index < 15; index++) {
        const x = random.next() * width;
        const wide = stage.short * random.between(0.02, 0.085);
        paintStone(
          brush,
          x,
          lineAt(x) + stage.short * 0.012,
          wide,
          wide * 0.5,
          lit(stage, '#8d8a8c'),
          palette.shade,
          palette.sun,
          stage.light.side,
          random.next,
        );
      }
    }),
  ];
  if (stage.isSnowy) return layers;
  const isPlain = ['ink', 'line_art', 'poster'].includes(stage.look);
  const turf = turfLayer(stage, {
    colour: stage.isAutumn ? '#9a7836' : '#557f3c',
    flowers: isPlain ? 0 : 12,
    top: stage.height * (base - 0.05),
  });
  layers.push(
    painted(
      'bank turf',
      0.55,
      (brush) => {
        brush.save();
        brush.beginPath();
        brush.moveTo(0, stage.height);
        for (let x = 0; x <= stage.width; x += 8) brush.lineTo(x, lineAt(x) + stage.short * 0.01);
        brush.lineTo(stage.width, lineAt(stage.width));
        brush.lineTo(stage.width, stage.height);
        brush.clip();
        turf.paint(brush);
        brush.restore();
      },
      { top: turf.top },
    ),
    painted('reeds', 0.56, (brush) => {
      const random = stage.random('reeds');
      const reeds = FLOWERS['own/reeds'];
      if (!reeds) return;
      const sheets = [0, 1, 2].map((index) => renderOwn(stage, reeds, `reeds ${index}`, 220));
      const { subjects } = stage.reading;
      const isManned = subjects.some((one) => one.kind === 'boat' && isBoarded(stage, one));
      for (let index = 0; index < 16 * (stage.width / stage.short); index++) {
        const isLeft = random.chance(0.5);
        const inward = random.next() ** 1.4 * 0.3 * (isManned ? ASIDE : 1);
        const x = (isLeft ? inward : 1 - inward) * stage.width;
        const sheet = sheets[random.whole(3)];
        if (!sheet) continue;
        const tall = stage.short * random.between(0.09, 0.19) * (isManned ? LOW : 1);
        const wide = (tall * sheet.width) / sheet.height;
        brush.drawImage(sheet, x - wide / 2, lineAt(x) + stage.short * 0.03 - tall, wide, tall);
      }
      brush.globalCompositeOperation = 'source-atop';
      brush.fillStyle = css(
        mix(stage.palette.shade, stage.palette.ambient, stage.isDark ? 0.1 : 0.55),
        stage.isDark ? 0.68 : 0.3,
      );
      brush.fillRect(0, 0, stage.width, stage.height);
    }),
  );
  if (!isPlain) layers.push(foregroundLayer(stage, '#3c6a38'));
  return layers;
}

function fillBelow(
  stage: Stage,
  brush: Brush,
  lineAt: (x: number) => number,
  fill: Brush['fillStyle'],
): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(0, stage.height);
  for (let x = 0; x < stage.width + 6; x += 6) brush.lineTo(Math.min(x, stage.width), lineAt(x));
  brush.lineTo(stage.width, lineAt(stage.width));
  brush.lineTo(stage.width, stage.height);
  brush.fill();
}

/** In metres: a hut, a tent or a house. */
const TALLEST_ON_BEACH = 8;

/** Small buildings of a beach stand on its sand, as others stand on a headland. */
export function standsOnBeach({
  scene,
  words,
  reading,
}: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  const buildings = reading.subjects.filter(({ kind }) => kind === 'building');
  return (
    scene === 'sea' &&
    /\bbeach(?:es)?\b|沙滩|海滩/i.test(words) &&
    !/cliff|悬崖|headland|rocky/i.test(words) &&
    buildings.length > 0 &&
    buildings.every((one) => metresOf(one) <= TALLEST_ON_BEACH)
  );
}

/** Whether land lies before the sea, on the side away from the light, for buildings to stand upon. */
export function hasHeadland(stage: Stage): boolean {
  const { reading } = stage;
  // What an animal bears on its back needs none.
  const hasBuilding = reading.subjects.some(
    (subject) => subject.kind === 'building' && bearerOf(reading, subject) === undefined,
  );
  return stage.scene === 'sea' && !standsOnBeach(stage) && (hasBuilding || standsOnCliff(stage));
}

const ROUGH = /\b(?:big|high|rough|choppy) (?:waves|seas?)\b|大浪|波涛汹涌/i;

/** The open sea, with headlands far off and, when someone stands there, a beach. */
export function seaLayers(stage: Stage, hasBeach: boolean): Layer[] {
  const random = stage.random('sea');
  const layers: Layer[] = [];
  if (isAmongMountains(stage)) layers.push(...mountainLayers(stage, mountainKind(stage), 0.28));
  else if (random.chance(0.65)) layers.push(...mountainLayers(stage, 'hills', 0.1));
  const isRough = stage.weather.has('storm') || ROUGH.test(stage.words);
  if (hasWhiteTown(stage)) layers.push(whiteTownLayer(stage));
  else if (hasIsle(stage)) layers.push(isleLayer(stage));
  layers.push(
    waterLayer(stage, {
      top: stage.horizon,
      tint: isRough ? '#35505c' : stage.isDark ? '#0a1a40' : stage.time === 'day' ? '#1c86b4' : '#4a5488',
      body: stage.time === 'day' ? 0.62 : 0.42,
      waves: isRough ? 2.4 : 1.15,
      hasGlints: !stage.weather.has('rain'),
    }),
  );
  if (isRough) layers.push(whiteCapsLayer(stage));
  if (standsOnBeach(stage)) layers.push(beachLayer(stage));
  else if (hasHeadland(stage)) layers.push(headlandLayer(stage));
  else if (hasBeach || writtenGround(stage.reading, stage.words) === 'sand') layers.push(beachLayer(stage));
  return layers;
}

function whiteCapsLayer(stage: Stage): Layer {
  return painted(
    'white caps',
    0.34,
    (brush) => {
      const random = stage.random('white caps');
      const { width, height, horizon, short } = stage;
      brush.lineCap = 'round';
      for (let index = 0; index < 90; index++) {
        const part = random.next() ** 1.3;
        const y = horizon + part * (height - horizon);
        const reach = short * (0.01 + 0.07 * part) * random.between(0.5, 1.2);
        const x = random.next() * width;
        brush.strokeStyle = css('#f4fafc', 0.25 + 0.4 * part);
        brush.lineWidth = short * (0.001 + 0.004 * part);
        brush.beginPath();
        brush.moveTo(x - reach, y);
        brush.quadraticCurveTo(x, y - reach * 0.28, x + reach, y + reach * 0.06);
        brush.stroke();
      }
    },
    { isSolid: false },
  );
}

/** Volcanic sand is black, that of corals white or pink. */
function sandOf({ words }: Stage): { dry: Colour; damp: Colour } {
  if (/black[- ]sand|black (?:lava )?beach|黑沙|黑色的?沙滩/.test(words))
    return { dry: '#4c494e', damp: '#2a282e' };
  if (/pink[- ]sand|pink beach|粉红?色?的?沙滩|粉沙/.test(words)) return { dry: '#f0c4bc', damp: '#cf938c' };
  if (/white[- ]sand|white beach|白沙|白色的?沙滩/.test(words)) return { dry: '#f6eedd', damp: '#cdbb98' };
  return { dry: '#ead3a6', damp: '#b8955f' };
}

function beachLayer(stage: Stage): Layer {
  const { width, height, short, palette, light } = stage;
  // Sand that is written in has room for it.
  const isWritten = writtenGround(stage.reading, stage.words) === 'sand';
  const top = Math.floor(height * (isWritten ? 0.56 : 0.7));
  const paint = (brush: Brush): void => {
    const noise = stage.noise('beach');
    const base = (x: number): number =>
      height * (isWritten ? 0.68 : 0.84) +
      Math.sin((x / width) * 3 + 1) * short * 0.03 -
      (x / width - 0.5) * light.side * short * 0.12;
    const { dry, damp } = sandOf(stage);
    const sand = lit(stage, dry);
    const wet = mix(lit(stage, damp), palette.horizon, 0.25);
    const columns = Math.ceil(width / 2);
    const rows = Math.ceil((height - top) / 2);
    const pixels = new Uint8ClampedArray(columns * rows * 4);
    for (let row = 0; row < rows; row++) {
      const y = top + row * 2;
      for (let column = 0; column < columns; column++) {
        const x = column * 2;
        const wave = fractal(noise, (x / short) * 5, 2, 3) * short * 0.02;
        const into = (y - base(x) - wave) / short;
        if (into < -0.045) continue;
        const lace = fractal(noise, (x / short) * 16, (y / short) * 34, 4);
        const foam =
          smooth(0.014, 0, Math.abs(into + 0.006 + lace * 0.012)) +
          smooth(0.008, 0, Math.abs(into + 0.03 + lace * 0.014)) * 0.65;
        const wetness = smooth(0.07, 0, into);
        const grain = fractal(noise, (x / short) * 30, (y / short) * 60, 3);
        const tone = mix(
          mix(sand, wet, wetness * 0.85),
          palette.shade,
          Math.max(0, into) * 1.1 - grain * 0.16,
        );
        const painted = mix(tone, mix('#ffffff', palette.sun, 0.25), Math.min(1, foam));
        const at = (row * columns + column) * 4;
        pixels[at] = painted[0];
        pixels[at + 1] = painted[1];
        pixels[at + 2] = painted[2];
        pixels[at + 3] =
          255 * Math.max(smooth(-0.008, 0.006, into), Math.min(0.9, foam), smooth(-0.045, 0.03, into) * 0.5);
      }
    }
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(surfaceFromPixels(columns, rows, pixels), 0, top, columns * 2, rows * 2);
    const random = stage.random('beach stones');
    for (let index = 0; index < 9; index++) {
      const x = random.next() * width;
      const y = base(x) + short * random.between(0.03, 0.15);
      const wide = short * random.between(0.01, 0.035);
      paintStone(
        brush,
        x,
        y,
        wide,
        wide * 0.5,
        faded(stage, lit(stage, '#a08a78'), 0.1),
        palette.shade,
        palette.sun,
        light.side,
        random.next,
      );
    }
  };
  return painted('beach', 0.5, paint, { top });
}

/** The row in which a building on the headland stands, as a part of the height. */
export const HEADLAND_ROW = 0.74;

/**
 * How far the tip of the headland lies beyond the middle, toward the light, as a part of the width. Boats get
 * open water beside it.
 */
export function headlandReach(stage: Stage): number {
  return stage.reading.subjects.some((subject) => subject.kind === 'boat') ? 0.06 : 0.3;
}

/** A rocky cliff with a grassy back that runs out into the sea from the side away from the light. */
function headlandLayer(stage: Stage): Layer {
  return painted('headland', 0.5, (brush) => {
    const { width, height, short, palette, light } = stage;
    const random = stage.random('headland');
    const noise = stage.noise('headland');
    const land = -light.side;
    const rock = lit(stage, stage.isSnowy ? '#8d95a8' : '#7d726c');
    const grass = lit(stage, stage.isSnowy ? '#eef3fb' : stage.isAutumn ? '#b08a42' : '#6f9450');
    const tip = width * (0.5 - land * headlandReach(stage));
    const back = land > 0 ? width : 0;
    const span = Math.abs(back - tip);
    const crest = (u: number): number =>
      height * HEADLAND_ROW -
      short * (0.012 + 0.05 * u) +
      short * 0.5 * Math.max(0, 0.16 - u) ** 1.2 +
      fractal(noise, u * 5, 1, 3) * short * 0.018;
    const at = (u: number): number => tip + land * span * u;
    const foot = (u: number): number =>
      Math.min(
        height + 6,
        height * HEADLAND_ROW + short * (0.1 + 0.3 * u) + fractal(noise, u * 9, 7, 4) * short * 0.04,
      );
    const face = brush.createLinearGradient(0, height * HEADLAND_ROW, 0, height);
    face.addColorStop(0, css(mix(rock, palette.sun, 0.25)));
    face.addColorStop(0.5, css(mix(rock, palette.shade, 0.3)));
    face.addColorStop(1, css(mix(rock, palette.shade, 0.7)));
    brush.fillStyle = face;
    brush.beginPath();
    brush.moveTo(at(0), foot(0));
    for (let step = 0; step <= 60; step++) brush.lineTo(at(step / 60), crest(step / 60));
    brush.lineTo(at(1), height + 6);
    for (let step = 60; step >= 0; step--) brush.lineTo(at(step / 60), foot(step / 60));
    brush.fill();
    brush.save();
    brush.clip();
    for (let facet = 0; facet < 420; facet++) {
      const u = random.next();
      const top = crest(u) + short * 0.02;
      paintFacet(stage, brush, random, at(u), top + (foot(u) - top) * random.next(), rock);
    }
    brush.restore();
    const turf = brush.createLinearGradient(
      0,
      height * (HEADLAND_ROW - 0.06),
      0,
      height * (HEADLAND_ROW + 0.08),
    );
    turf.addColorStop(0, css(mix(grass, palette.sun, 0.25)));
    turf.addColorStop(1, css(mix(grass, palette.shade, 0.4)));
    brush.fillStyle = turf;
    brush.beginPath();
    for (let step = 0; step <= 60; step++) brush.lineTo(at(step / 60), crest(step / 60));
    for (let step = 60; step >= 0; step--) {
      const u = step / 60;
      brush.lineTo(at(u), crest(u) + short * (0.012 + 0.11 * u) * (0.75 + 0.5 * Math.abs(noise(u * 24, 4))));
    }
    brush.fill();
    for (let blade = 0; blade < 500; blade++) {
      const u = random.next() ** 0.7;
      const x = at(u);
      const y = crest(u) + random.next() * short * 0.1 * u;
      brush.strokeStyle = css(mix(grass, random.chance(0.5) ? palette.sun : palette.shade, 0.35), 0.55);
      brush.lineWidth = short * 0.0016;
      brush.beginPath();
      brush.moveTo(x, y + short * 0.004);
      brush.lineTo(x + random.between(-0.006, 0.006) * short, y - short * random.between(0.004, 0.014));
      brush.stroke();
    }
    brush.lineCap = 'round';
    for (let wave = 0; wave < 60; wave++) {
      const u = random.next();
      const y = foot(u) + random.between(-0.008, 0.012) * short;
      brush.strokeStyle = css(mix('#ffffff', palette.horizon, 0.2), random.between(0.25, 0.8));
      brush.lineWidth = short * random.between(0.001, 0.005);
      brush.beginPath();
      brush.moveTo(at(u) - short * 0.02, y);
      brush.quadraticCurveTo(at(u), y - short * 0.008, at(u) + short * random.between(0.01, 0.04), y);
      brush.stroke();
    }
  });
}

/** Of the reeds, where they would hide who is in a boat: how far inward, and how tall they are. */
const [ASIDE, LOW] = [0.4, 0.55] as const;
