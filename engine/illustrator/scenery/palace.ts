// The courtyard of a palace: a long red wall under yellow tiles, old trees behind it, a floor of large slabs.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { paintSlabFloor } from './slab-floor.ts';
import { treeLineLayer } from './woods.ts';

const TALL = 5.2;
const KEYS: ReadonlySet<string> = new Set(['palace-wall', 'palace-hall']);
/** Such a court is seen in these; anywhere else a palace is a building in the land. */
const AROUND: ReadonlySet<string> = new Set(['city', 'street', 'meadow', 'snowfield', 'sky']);

export function isPalaceCourt({ subjects, scenes }: PromptReading): boolean {
  return subjects.some(({ key }) => KEYS.has(key)) && scenes.every((scene) => AROUND.has(scene));
}

export function palaceLayers(stage: Stage): Layer[] {
  const away = stage.reading.subjects.some(({ key }) => key === 'palace-hall') ? 30 : 8.5;
  return [
    treeLineLayer(stage, {
      name: 'far trees',
      kind: stage.isSnowy ? 'pine' : 'oak',
      depth: 0.49,
      distance: away * 1.3,
      tall: away > 10 ? 11 : 7.5,
      count: away > 10 ? 22 : 9,
      haze: 0.3,
    }),
    painted('palace floor', 0.5, (brush) => paintCourt(stage, brush, away)),
    painted('palace wall', 0.51, (brush) => paintWall(stage, brush, away)),
  ];
}

function paintCourt(stage: Stage, brush: Brush, far: number): void {
  paintSlabFloor(stage, brush, {
    stone: lit(stage, stage.isSnowy ? '#eef2f8' : '#a9a69f'),
    far,
    near: 2,
    growth: 1.12,
    reach: 14,
    wide: 1.3,
    joints: [0.03, 0.025],
    shown: stage.isSnowy ? 0.14 : 0.5,
    tints: [0.25, 0.12, 0.32],
  });
}

function paintWall(stage: Stage, brush: Brush, away: number): void {
  const { width, palette, light } = stage;
  const scale = scaleAt(stage, away);
  const foot = rowOfDistance(stage, away);
  const haze = away > 10 ? 0.16 : 0.04;
  const veiled = (colour: Colour, alpha = 1): string =>
    css(mix(lit(stage, colour), palette.fog, haze), alpha);
  const band = (colour: Colour, low: number, high: number, alpha = 1): void => {
    brush.fillStyle = veiled(colour, alpha);
    brush.fillRect(0, foot - high * scale, width, (high - low) * scale + 1);
  };
  const asked = stage.reading.subjects.find(({ key }) => key === 'palace-wall')?.colour;
  const red: Colour = mix('#a83426', asked ?? '#a83426', 0.25);
  const plaster = brush.createLinearGradient(
    light.side > 0 ? width : 0,
    foot - TALL * scale,
    light.side > 0 ? 0 : width,
    foot,
  );
  plaster.addColorStop(0, veiled(mix(red, '#ff9a60', 0.22)));
  plaster.addColorStop(0.5, veiled(red));
  plaster.addColorStop(1, veiled(mix(red, '#2a0c18', 0.34)));
  brush.fillStyle = plaster;
  brush.fillRect(0, foot - TALL * scale, width, TALL * scale);
  const random = stage.random('palace wall');
  for (let stain = 0; stain < 70; stain++) {
    const wide = scale * random.between(0.1, 0.7);
    brush.fillStyle = veiled(random.chance(0.5) ? mix(red, '#f0b090', 0.3) : mix(red, '#2a0c18', 0.35), 0.07);
    brush.beginPath();
    brush.ellipse(
      random.next() * width,
      foot - random.between(0.5, 4.1) * scale,
      wide,
      scale * random.between(0.1, 0.9),
      0,
      0,
      7,
    );
    brush.fill();
  }
  band('#8f8a82', 0, 0.55);
  band('#b4afa6', 0.5, 0.6);
  for (let x = 0; x < width; x += scale * 1.3) {
    brush.fillStyle = veiled('#5f5a54', 0.6);
    brush.fillRect(x, foot - 0.52 * scale, Math.max(1, scale * 0.025), 0.52 * scale);
  }
  // The beam below the tiles throws its shade on the plaster.
  band('#2a0c18', 3.7, 4.1, 0.3);
  band('#2f6a5c', 4.05, 4.2);
  band('#e8dcc0', 4.2, 4.28);
  paintTiles(stage, brush, { foot, scale, veiled });
}

function paintTiles(
  stage: Stage,
  brush: Brush,
  {
    foot,
    scale,
    veiled,
  }: { foot: number; scale: number; veiled: (colour: Colour, alpha?: number) => string },
): void {
  const { width } = stage;
  const [low, high] = [foot - 4.28 * scale, foot - 5.3 * scale];
  const gold: Colour = '#dca42e';
  const slope = brush.createLinearGradient(0, high, 0, low);
  slope.addColorStop(0, veiled(mix(gold, '#fff0b8', 0.4)));
  slope.addColorStop(0.7, veiled(gold));
  slope.addColorStop(1, veiled(mix(gold, '#5a2c08', 0.45)));
  brush.fillStyle = slope;
  brush.fillRect(0, high, width, low - high);
  const step = scale * 0.3;
  for (let x = -step; x < width + step; x += step) {
    brush.fillStyle = veiled(mix(gold, '#5a2c08', 0.5), 0.7);
    brush.fillRect(x, high, step * 0.24, low - high);
    brush.fillStyle = veiled(mix(gold, '#fff4d0', 0.5), 0.7);
    brush.fillRect(x + step * 0.5, high, step * 0.14, low - high);
    brush.fillStyle = veiled(mix(gold, '#5a2c08', 0.2));
    brush.beginPath();
    brush.arc(x + step * 0.6, low, step * 0.34, 0, 7);
    brush.fill();
  }
  brush.fillStyle = veiled(mix(gold, '#fff0b8', 0.2));
  brush.fillRect(0, high - scale * 0.22, width, scale * 0.26);
  brush.fillStyle = veiled(mix(gold, '#5a2c08', 0.4));
  brush.fillRect(0, high - scale * 0.02, width, scale * 0.06);
  if (!stage.isSnowy) return;
  const noise = stage.noise('snow on tiles');
  brush.fillStyle = veiled('#f6f9ff');
  brush.beginPath();
  brush.moveTo(0, high - scale * 0.3);
  brush.lineTo(width, high - scale * 0.3);
  for (let x = width; x >= 0; x -= 4)
    brush.lineTo(
      x,
      high + scale * (0.42 + noise((x / scale) * 1.4, 3) * 0.2 + (Math.floor(x / step) % 2) * 0.06),
    );
  brush.fill();
}
