// The court of a house, of an old one of Beijing where China is meant: a hall at its end, wings at both sides, slabs, a
// tree, pots of flowers.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { lit, scaleAt, type Stage } from '../staging/stage.ts';
import { CRAFTS } from '../things/crafts.ts';
import { GARDEN_THINGS } from '../things/garden-things.ts';
import { growTree } from '../things/trees.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { glow } from './glow.ts';
import { paintPlasteredEnd, paintPlasteredWing } from './plastered-court.ts';
import { paintSlabFloor } from './slab-floor.ts';
import { stampTree } from './woods.ts';

/** Named with it, these are the court itself, or what is over it. */
const WITHIN: ReadonlySet<string> = new Set(['meadow', 'street', 'city', 'sky', 'snowfield']);

export function isCourtyard({ subjects, scenes }: PromptReading): boolean {
  return subjects.some(({ key }) => key === 'courtyard') && scenes.every((scene) => WITHIN.has(scene));
}

/** Chinese words mean one of their own, too. */
const OF_CHINA = /\p{Script=Han}|siheyuan|chinese|china|beijing|hutong/iu;

/** Plastered ones, in whatever language. */
const OF_THE_SOUTH = /摩洛哥|西班牙|地中海|意大利|托斯卡纳|希腊|墨西哥|罗马|欧式/u;

/** In metres: the front of the hall, the inner walls of the wings, their nearest ends. */
const HALL = 12;
const ASIDE = 4.3;
const NEAR = 2.2;
const EAVES = 2.75;

export function courtyardLayers(stage: Stage): Layer[] {
  const isChinese = OF_CHINA.test(stage.words) && !OF_THE_SOUTH.test(stage.words);
  return [
    painted('court floor', 0.24, (brush) => paintFloor(stage, brush)),
    painted('court hall', 0.26, (brush) => (isChinese ? paintHall : paintPlasteredEnd)(stage, brush)),
    painted('court wings', 0.3, (brush) => {
      for (const side of [-1, 1] as const) (isChinese ? paintWing : paintPlasteredWing)(stage, brush, side);
    }),
    painted('court tree', 0.41, (brush) => paintTree(stage, brush)),
    painted('court pots', 0.415, (brush) => paintPots(stage, brush)),
  ];
}

function paintFloor(stage: Stage, brush: Brush): void {
  paintSlabFloor(stage, brush, {
    stone: lit(stage, stage.isSnowy ? '#eef2f8' : '#a09d96'),
    far: HALL,
    near: 1.6,
    growth: 1.07,
    reach: 7,
    wide: 0.6,
    joints: [0.02, 0.016],
    shown: stage.isSnowy ? 0.12 : 0.45,
    tints: [0.16, 0.1, 0.3],
  });
}

function paintHall(stage: Stage, brush: Brush): void {
  const own = GARDEN_THINGS['own/courtyard-hall'];
  if (!own) return;
  const wide = scaleAt(stage, HALL) * 10.6;
  const tall = (wide * own.height) / own.width;
  const sheet = relight(stage, renderOwn(stage, own, 'court hall', Math.max(260, tall)), { haze: 0.08 });
  const [x, foot] = onImage(stage, [0, 0, HALL]);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sheet, x - wide / 2, foot - tall, wide, tall);
  const lantern = CRAFTS['own/paper-lantern'];
  if (!lantern) return;
  const lamp = renderOwn(stage, lantern, 'court lantern', 140);
  const size = scaleAt(stage, HALL) * 0.78;
  const span = (size * lamp.width) / lamp.height;
  for (const at of [-1.1, 1.1]) {
    const [left, top] = onImage(stage, [at, 3.4, HALL]);
    brush.drawImage(lamp, left - span / 2, top - size * 0.1, span, size);
    if (stage.isDark) glow(brush, left, top + size / 2, size * 1.5, css('#ff9a4c', 0.3), css('#ff9a4c', 0));
  }
}

/** A wing runs from the hall to beside the viewer; its roof falls toward the court. */
function paintWing(stage: Stage, brush: Brush, side: -1 | 1): void {
  const isLit = side !== stage.light.side;
  const at = (up: number, away: number, out = 0): Place => [side * (ASIDE + out), up, away];
  const tone = (colour: Colour): Colour =>
    mix(colour, isLit ? stage.palette.sun : stage.palette.shade, isLit ? 0.1 : 0.3);
  const face = (colour: Colour, low: number, high: number, near = NEAR, far = HALL, out = 0): void =>
    paintFace(stage, brush, hazy(stage, tone(colour), (near + far) / 2, 0.7), [
      at(low, near, out),
      at(low, far, out),
      at(high, far, out),
      at(high, near, out),
    ]);
  face('#83868a', 0, EAVES);
  face('#6a6d70', 0, 0.3);
  const bays = 5;
  for (let bay = bays - 1; bay >= 0; bay--) {
    const from = NEAR + ((HALL - NEAR) * bay) / bays;
    const to = NEAR + ((HALL - NEAR) * (bay + 1)) / bays;
    const wide = to - from;
    face(stage.isDark ? '#f0a84a' : '#dccfae', 0.95, 2.35, from + wide * 0.12, to - wide * 0.12, -0.01);
    for (let bar = 0; bar <= 6; bar++) {
      const away = from + wide * (0.12 + (0.76 * bar) / 6);
      face('#7c2c22', 0.95, 2.35, away - 0.03, away + 0.03, -0.02);
    }
    for (const up of [0.92, 1.3, 1.65, 2, 2.34])
      face('#7c2c22', up, up + 0.06, from + wide * 0.12, to - wide * 0.12, -0.02);
    face('#9c342a', 0, EAVES, from - 0.09, from + 0.09, -0.05);
  }
  face('#2f5f58', EAVES - 0.3, EAVES, NEAR, HALL, -0.06);
  const roof = stage.isSnowy ? '#eef3fa' : '#5c6267';
  paintFace(stage, brush, hazy(stage, tone(roof), 7, 0.7), [
    at(EAVES - 0.06, NEAR, -0.5),
    at(EAVES - 0.06, HALL, -0.5),
    at(EAVES + 1.5, HALL, 1.5),
    at(EAVES + 1.5, NEAR, 1.5),
  ]);
  for (let rib = 0; rib < 34; rib++) {
    const away = NEAR + (HALL - NEAR) * (rib / 34) ** 1.2;
    paintBeam(stage, brush, hazy(stage, tone(stage.isSnowy ? '#cdd8e6' : '#3a3f44'), away, 0.7), 0.06, [
      at(EAVES - 0.06, away, -0.5),
      at(EAVES + 1.5, away, 1.5),
    ]);
  }
  paintBeam(stage, brush, hazy(stage, '#2c3034', 6), 0.12, [
    at(EAVES - 0.08, NEAR, -0.5),
    at(EAVES - 0.08, HALL, -0.5),
  ]);
}

function paintTree(stage: Stage, brush: Brush): void {
  const kind = stage.isSnowy
    ? 'pine'
    : stage.weather.has('petals')
      ? 'cherry'
      : stage.isAutumn
        ? 'ginkgo'
        : 'oak';
  const [x, foot] = onImage(stage, [stage.light.side * -2.9, 0, 8.6]);
  const tall = scaleAt(stage, 8.6) * 5.4;
  stampTree(brush, growTree(stage, kind, 'court', Math.max(320, Math.min(760, tall))), x, foot, tall, false);
}

/** Along the wings, and a vat for goldfish. */
function paintPots(stage: Stage, brush: Brush): void {
  const random = stage.random('court pots');
  const { palette } = stage;
  for (const away of [9.6, 7.4, 5.9])
    for (const side of [-1, 1] as const) {
      const [x, foot] = onImage(stage, [side * 3.7, 0, away]);
      const scale = scaleAt(stage, away);
      const [wide, tall] = [scale * 0.36, scale * 0.36];
      for (let leaf = 0; leaf < 26; leaf++) {
        const isBloom = leaf > 18 && !stage.isSnowy;
        brush.fillStyle = css(
          lit(
            stage,
            isBloom ? random.pick(['#d8483c', '#e88aa4', '#f2c23a']) : random.pick(['#4f7f42', '#6a9a50']),
          ),
        );
        brush.beginPath();
        brush.ellipse(
          x + random.between(-0.34, 0.34) * scale,
          foot - tall - random.between(-0.02, 0.5) * scale,
          scale * random.between(0.05, 0.1),
          scale * random.between(0.04, 0.08),
          random.next() * 3,
          0,
          7,
        );
        brush.fill();
      }
      const clay = brush.createLinearGradient(x - wide, 0, x + wide, 0);
      clay.addColorStop(0, css(mix(lit(stage, '#8a5a44'), palette.shade, 0.3)));
      clay.addColorStop(0.5, css(lit(stage, '#b87a58')));
      clay.addColorStop(1, css(mix(lit(stage, '#8a5a44'), palette.shade, 0.4)));
      brush.fillStyle = clay;
      brush.beginPath();
      brush.moveTo(x - wide, foot - tall);
      brush.lineTo(x + wide, foot - tall);
      brush.lineTo(x + wide * 0.66, foot);
      brush.lineTo(x - wide * 0.66, foot);
      brush.fill();
    }
}
