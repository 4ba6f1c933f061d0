// Signs of a farm, a park and a back yard in the land behind whoever is there: a barn, a bench under a lamp, boards of a fence.

import { css, mix } from '#engine/raster/colour.ts';
import { paintSoftEllipse } from '#engine/raster/paint-blurred.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { isOrchard } from './orchard.ts';

export type Tended = 'farm' | 'homestead' | 'park' | 'yard';

const NAMED: readonly (readonly [Tended, RegExp])[] = [
  ['homestead', /农家|farmhouse yard/],
  ['farm', /\bfarms?\b|farm ?yards?|barn ?yards?|农场|牧场|\branch\b/],
  ['yard', /back ?yards?|后院/],
  [
    'park',
    /(?<!national |theme |amusement |skate |water |car |trailer )\bparks?\b(?! (?:ranger|bench))|(?<!国家|主题|滑板|游乐|森林|地质)公园/,
  ],
];

/** Whose signs a meadow shows; where something is built already it needs none. */
export function tendedLand({ scene, words, reading, isSnowy }: Stage): Tended | undefined {
  const isBuilt = reading.subjects.some(
    ({ kind, key }) => kind === 'building' || (kind === 'landmark' && key !== 'fence') || key === 'bench',
  );
  if (scene !== 'meadow' || isBuilt || isOrchard({ scene, words, isSnowy })) return undefined;
  return NAMED.find(([, pattern]) => pattern.test(words))?.[0];
}

export function tendedLandLayers(stage: Stage): Layer[] {
  const kind = tendedLand(stage);
  return kind === undefined ? [] : [painted(kind, 0.53, (brush) => PAINTERS[kind](stage, brush))];
}

const PAINTERS: Readonly<Record<Tended, (stage: Stage, brush: Brush) => void>> = {
  farm: (stage, brush) => {
    const side = -stage.light.side;
    stand(stage, brush, { name: 'own/barn', across: side * 5.2, away: 15, tall: 6.4 });
    paintRails(stage, brush, 11.5);
  },
  homestead: (stage, brush) => {
    const side = -stage.light.side;
    stand(stage, brush, { name: 'own/cottage', across: side * 3.9, away: 12, tall: 5.2 });
    paintBoardFence(stage, brush, 12.5);
  },
  yard: (stage, brush) => paintBoardFence(stage, brush, 11),
  park: (stage, brush) => {
    const side = -stage.light.side;
    stand(stage, brush, { name: 'own/street-lamp', across: side * 2.2, away: 9, tall: 3.6 });
    stand(stage, brush, { name: 'own/bench', across: side * 3.4, away: 8.6, tall: 0.95 });
    stand(stage, brush, { name: 'own/street-lamp', across: -side * 6.2, away: 14, tall: 3.6 });
  },
};

type Standing = { name: string; across: number; away: number; tall: number };

/** On the grass with its shadow; `across`, `away` and `tall` in metres. */
function stand(stage: Stage, brush: Brush, { name, across, away, tall }: Standing): void {
  const own = OWN_DRAWINGS[name];
  if (!own) return;
  const scale = scaleAt(stage, away);
  const high = tall * scale;
  const wide = (high * own.width) / own.height;
  const sheet = relight(stage, renderOwn(stage, own, `${name} ${across}`, Math.max(60, high)), {
    haze: Math.min(0.3, away * 0.014),
  });
  const x = stage.width / 2 + across * scale;
  const foot = rowOfDistance(stage, away);
  brush.fillStyle = css(stage.palette.shade, 0.34);
  paintSoftEllipse(brush, high * 0.02, {
    x: x - stage.light.side * wide * 0.08,
    y: foot,
    rx: wide * 0.5,
    ry: high * 0.03,
  });
  brush.drawImage(sheet, x - wide / 2, foot - high, wide, high);
}

/** Posts with two rails, all across the land. */
function paintRails(stage: Stage, brush: Brush, away: number): void {
  const scale = scaleAt(stage, away);
  const foot = rowOfDistance(stage, away);
  const wood = mix(lit(stage, '#b09a80'), stage.palette.fog, 0.14);
  brush.strokeStyle = css(wood);
  brush.lineWidth = Math.max(1, scale * 0.09);
  brush.beginPath();
  for (let x = (stage.width / 2) % (scale * 2); x < stage.width + scale; x += scale * 2) {
    brush.moveTo(x, foot);
    brush.lineTo(x, foot - scale * 1.15);
  }
  for (const up of [0.5, 0.95]) {
    brush.moveTo(0, foot - scale * up);
    brush.lineTo(stage.width, foot - scale * up);
  }
  brush.stroke();
}

/** Board by board, with a lighter rail along its head. */
function paintBoardFence(stage: Stage, brush: Brush, away: number): void {
  const scale = scaleAt(stage, away);
  const foot = rowOfDistance(stage, away);
  const random = stage.random('boards of the fence');
  const wood = mix(lit(stage, '#b8895c'), stage.palette.fog, 0.12);
  const wide = scale * 0.2;
  for (let x = -wide; x < stage.width + wide; x += wide) {
    const tall = scale * random.between(1.72, 1.8);
    brush.fillStyle = css(mix(wood, stage.palette.shade, random.between(0.04, 0.24)));
    brush.fillRect(x, foot - tall, wide * 0.93, tall);
  }
  for (const up of [0.35, 1.4]) {
    brush.fillStyle = css(mix(wood, stage.palette.sun, 0.25), 0.8);
    brush.fillRect(0, foot - scale * up, stage.width, Math.max(1, scale * 0.07));
  }
}
