// A terrace out of doors: tables with chairs and parasols, and behind them the sea, a lake, hills, a garden or a street.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { lit, scaleAt, type Stage } from '../staging/stage.ts';
import { SIGHTS } from '../things/sights.ts';
import { terraceSet, usualSet } from '../things/terrace-set.ts';
import { hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { lakeLayers, meadowLayers, mountainValleyLayers } from './open-land.ts';
import { seaLayers } from './shore.ts';
import { streetLayers } from './street.ts';
import { GROUND_BODY_KINDS } from '../reading/subject-kinds.ts';

type Prospect = 'sea' | 'lake' | 'mountains' | 'street' | 'meadow';

const SEEN: Readonly<Record<Prospect, readonly SceneName[]>> = {
  sea: ['sea', 'sky'],
  lake: ['lake', 'mountains', 'sky'],
  mountains: ['mountains', 'sky'],
  street: ['street', 'city', 'sky'],
  meadow: ['meadow', 'sky'],
};

/** What lies behind it: what is named with it, else a street where something is served, else a garden. */
function prospectOf({ reading, words }: Pick<Stage, 'reading' | 'words'>): Prospect {
  const { scenes } = reading;
  if (scenes.includes('sea') || /seaside|beach|海/.test(words)) return 'sea';
  if (scenes.includes('lake')) return 'lake';
  if (scenes.includes('street') || scenes.includes('city')) return 'street';
  if (scenes.includes('mountains')) return 'mountains';
  if (scenes.includes('meadow') || scenes.includes('forest')) return 'meadow';
  return /caf|restaurant|\bbar\b|bistro|咖啡|餐|酒|street|街/.test(words) ? 'street' : 'meadow';
}

export function isSeenFromTerrace(stage: Stage, scene: SceneName): boolean {
  return stage.scene === 'terrace' && SEEN[prospectOf(stage)].includes(scene);
}

export function terraceLayers(stage: Stage): Layer[] {
  const prospect = prospectOf(stage);
  const isPaved = prospect !== 'street';
  return [
    // No grass or reeds of the foreground stand on its floor.
    ...landBehind(stage, prospect).filter(({ depth }) => !isPaved || depth < 0.55),
    ...(prospect === 'street' && /paris|巴黎/.test(stage.words)
      ? [painted('far tower', 0.125, (brush) => paintFarTower(stage, brush))]
      : []),
    ...(isPaved
      ? [
          painted('terrace floor', 0.6, (brush) => paintFloor(stage, brush, prospect)),
          painted('terrace railing', 0.61, (brush) => paintRailing(stage, brush)),
        ]
      : []),
    painted('furniture of the terrace', 0.63, (brush) => paintTables(stage, brush)),
  ];
}

function landBehind(stage: Stage, prospect: Prospect): Layer[] {
  // The colour that was asked for is the sea's, not the floor's.
  const plain: Stage = { ...stage, groundColour: undefined };
  switch (prospect) {
    case 'sea':
      return seaLayers(plain, false);
    case 'lake':
      return lakeLayers(plain, false);
    case 'mountains':
      return mountainValleyLayers(plain, []);
    case 'meadow':
      return meadowLayers(plain);
    case 'street':
      return streetLayers(plain);
  }
}

function paintFarTower(stage: Stage, brush: Brush): void {
  const tower = SIGHTS['own/eiffel-tower'];
  if (!tower) return;
  const tall = stage.short * 0.42;
  const sheet = relight(stage, renderOwn(stage, tower, 'far tower', tall), { haze: 0.4 });
  const wide = (tall * sheet.width) / sheet.height;
  brush.drawImage(sheet, stage.width / 2 - wide / 2, stage.horizon - tall + 2, wide, tall);
}

/** Metres. */
const FAR_EDGE = 9.5;
const HALF = 14;

function paintFloor(stage: Stage, brush: Brush, prospect: Prospect): void {
  const { palette, height } = stage;
  const isWood = /\bdeck|wooden|木/.test(stage.words);
  const floor = lit(
    stage,
    stage.isSnowy ? '#e8edf4' : isWood ? '#b58a5c' : prospect === 'sea' ? '#dccdb2' : '#c3b5a0',
  );
  const [, back] = onImage(stage, [0, 0, FAR_EDGE]);
  const shade = brush.createLinearGradient(0, back, 0, height);
  shade.addColorStop(0, css(mix(floor, palette.fog, 0.22)));
  shade.addColorStop(0.5, css(mix(floor, palette.sun, 0.1)));
  shade.addColorStop(1, css(mix(floor, palette.shade, 0.32)));
  brush.fillStyle = shade;
  brush.fillRect(0, back, stage.width, height - back);
  const joint = css(mix(floor, palette.shade, 0.55), 0.5);
  if (!isWood)
    for (let away = FAR_EDGE; away > 2.2; away /= 1.13)
      paintBeam(stage, brush, joint, 0.02, [
        [-HALF, 0, away],
        [HALF, 0, away],
      ]);
  for (let across = -HALF; across <= HALF; across += isWood ? 0.28 : 0.85)
    paintBeam(stage, brush, joint, 0.006, [
      [across, 0, 2.2],
      [across, 0, FAR_EDGE],
    ]);
  // A kerb at the end.
  const stone = mix(floor, '#ffffff', 0.2);
  paintFace(stage, brush, css(stone), [
    [-HALF, 0, FAR_EDGE],
    [HALF, 0, FAR_EDGE],
    [HALF, 0.14, FAR_EDGE],
    [-HALF, 0.14, FAR_EDGE],
  ]);
}

/** White posts with three ropes or rails: one sees through. */
function paintRailing(stage: Stage, brush: Brush): void {
  const white: Colour = '#f4f1ea';
  for (let across = -HALF; across <= HALF; across += 1.4)
    paintBeam(stage, brush, hazy(stage, white, FAR_EDGE), 0.09, [
      [across, 0.1, FAR_EDGE],
      [across, 0.98, FAR_EDGE],
    ]);
  for (const [up, wide] of [
    [0.95, 0.09],
    [0.65, 0.035],
    [0.38, 0.035],
  ] as const)
    paintBeam(stage, brush, hazy(stage, white, FAR_EDGE), wide, [
      [-HALF, up, FAR_EDGE],
      [HALF, up, FAR_EDGE],
    ]);
}

/** At both sides of the middle, where people stand; the nearest are cut by the frame. */
function placesOfTables(stage: Stage): Place[] {
  const isStreet = prospectOf(stage) === 'street';
  const isTaken = stage.reading.subjects.some(({ kind }) => GROUND_BODY_KINDS.has(kind));
  const places: Place[] = [];
  const rows = isStreet
    ? [
        { away: 14, offset: 2.15 },
        { away: 10.2, offset: 2.1 },
        { away: 7.2, offset: 2.05 },
        { away: 5, offset: 1.9 },
      ]
    : [
        { away: 7.9, offset: isTaken ? 2.9 : 1.5 },
        { away: 5.4, offset: isTaken ? 1.95 : 1.45 },
      ];
  for (const { away, offset } of rows)
    for (let at = 0; at < (isStreet ? 1 : 4); at++)
      for (const side of [-1, 1])
        places.push([side * (offset + at * 2.9) + (isTaken || isStreet ? 0 : (away - 6.6) * 0.35), 0, away]);
  return places;
}

function paintTables(stage: Stage, brush: Brush): void {
  const { subjects } = stage.reading;
  const random = stage.random('terrace');
  const [wood, cloth] = usualSet((list) => random.pick(list));
  const set = terraceSet(
    subjects.find(isTerraceTable)?.colour ?? wood,
    subjects.find(isTerraceParasol)?.colour ?? cloth,
  );
  const sheets: Surface[] = [0, 1].map((at) =>
    relight(stage, renderOwn(stage, set, `terrace set ${at}`, stage.short * 0.55)),
  );
  for (const [at, place] of placesOfTables(stage).entries()) {
    const [x, y] = onImage(stage, place);
    const sheet = sheets[at % sheets.length];
    if (!sheet) continue;
    const scale = scaleAt(stage, place[2]);
    const tall = scale * 2.7;
    const wide = (tall * sheet.width) / sheet.height;
    if (x + wide < 0 || x - wide > stage.width) continue;
    brush.fillStyle = css(stage.palette.shade, stage.isDark ? 0.2 : 0.3);
    brush.beginPath();
    brush.ellipse(x - stage.light.side * scale * 0.3, y, scale * 1.15, scale * 0.22, 0, 0, 7);
    brush.fill();
    brush.drawImage(sheet, x - wide / 2, y - tall, wide, tall);
  }
}

export function isTerraceTable({ key }: { key: string }): boolean {
  return key === 'table-and-chairs';
}

export function isTerraceParasol({ key }: { key: string }): boolean {
  return key === 'parasol';
}
