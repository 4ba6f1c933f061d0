// Buildings whose parts have colours of their own: a white church with a blue roof, a house with green shutters.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { BuildingPart, Subject } from '../reading/prompt-reading.ts';
import type { MaterialName } from '../lexicon/materials.ts';
import type { WallMaterial } from './wall-courses.ts';
import { bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import { BARN, paintBarn } from './barn.ts';
import { modernVilla } from './modern-villa.ts';
import { SHOP_FRONTS } from './shop-fronts.ts';
import { cabin, castle, cottage, type BuildingColours } from './structures.ts';
import { WORKS } from './street-things.ts';
import { TOWN_BUILDINGS } from './town-buildings.ts';

type Coloured = {
  width: number;
  height: number;
  paint: (pen: Pen, colours: BuildingColours) => void;
  parts: readonly BuildingPart['part'][];
};

/** By key; what no row has is drawn in one piece. */
const BUILDINGS: Readonly<Record<string, Coloured>> = {
  house: { width: 116, height: 96, paint: cottage, parts: ['roof', 'door', 'windows', 'shutters'] },
  cabin: { width: 114, height: 90, paint: cabin, parts: ['roof', 'door', 'windows'] },
  barn: { ...BARN, paint: paintBarn, parts: ['roof', 'door'] },
  castle: { width: 104, height: 106, paint: castle, parts: ['roof'] },
  'modern-villa': { width: 190, height: 98, paint: modernVilla, parts: ['roof', 'door'] },
  church: { width: 112, height: 134, paint: church, parts: ['roof', 'door'] },
  ...Object.fromEntries(
    Object.entries({ ...TOWN_BUILDINGS, ...SHOP_FRONTS }).map(([key, one]): [string, Coloured] => [
      key,
      { ...one, parts: ['roof', 'door'] },
    ]),
  ),
};

/** Whether this part of it can have a colour. */
export function hasPart({ key }: Pick<Subject, 'key'>, part: BuildingPart['part']): boolean {
  if (key === 'watch') return part === 'strap' || part === 'dial';
  return BUILDINGS[key]?.parts.includes(part) === true;
}

function isWallMaterial(material: MaterialName): material is WallMaterial {
  return material === 'brick' || material === 'stone' || material === 'wood';
}

/** The drawing with its walls and parts in their colours; undefined where none has one. */
export function colouredBuilding({
  key,
  colour,
  parts,
  material,
}: Pick<Subject, 'key' | 'colour' | 'parts' | 'material'>) {
  const building = BUILDINGS[key];
  const laidOf = material && isWallMaterial(material) ? material : undefined;
  if (!building || (!parts && colour === undefined && !laidOf)) return undefined;
  const colours: BuildingColours = {
    ...(laidOf ? { laidOf } : {}),
    ...(colour === undefined ? {} : { wall: colour }),
    ...Object.fromEntries((parts ?? []).map((one) => [one.part, one.colour])),
  };
  const { width, height, paint } = building;
  return { width, height, paint: (pen) => paint(pen, colours) } satisfies OwnDrawing;
}

/** A nave with a steep roof and a tower with a spire before it. */
function church(pen: Pen, { wall = '#f2ece0', roof = '#5d6878', door = '#6a4226' }: BuildingColours): void {
  const tiles = mix(roof, '#20101c', 0.38);
  const shade = mix(wall, '#3a2430', 0.28);
  shape(pen, 'M-18 0 L-18 -44 L50 -44 L50 0 Z', wall, { colour: shade, from: -44, to: 4 });
  shape(pen, 'M-20 -42 L-8 -74 L44 -74 L55 -42 Z', roof, { colour: tiles, from: -76, to: -40 });
  for (const row of [-50, -58, -66])
    line(pen, `M-16 ${row} L${52 + (row + 42) * 0.32} ${row}`, mix(tiles, roof, 0.35), 0.8);
  for (const x of [-4, 14, 32]) arch(pen, x, -12, 9, 22, windowColour(pen));
  bar(pen, -48, -78, 34, 78, wall);
  shape(pen, 'M-50 -76 h38 v-4 h-38 Z', shade);
  shape(pen, 'M-53 -79 L-31 -122 L-9 -79 Z', roof, { colour: tiles, from: -122, to: -78 });
  shape(pen, 'M-31 -122 L-31 -79 L-9 -79 Z', mix(tiles, '#20101c', 0.2), undefined);
  line(pen, 'M-31 -122 V-133 M-34.5 -129.4 H-27.5', '#d8b04c', 1.6);
  arch(pen, -35.5, -56, 9, 14, windowColour(pen));
  line(pen, 'M-48 -46 H-14', shade, 1.4);
  shape(pen, 'M-38.5 0 L-38.5 -17 Q-31 -30 -23.5 -17 L-23.5 0 Z', door, {
    colour: mix(door, '#20101c', 0.34),
    from: -26,
    to: 0,
  });
  line(pen, 'M-31 0 V-23', mix(door, '#20101c', 0.5), 0.8);
  shape(pen, 'M-44 0 h26 v-2.4 h-26 Z', '#b8b0a6');
}

/** A window with a pointed top; `y` is its sill. */
function arch(pen: Pen, x: number, y: number, wide: number, tall: number, colour: Colour): void {
  const top = y - tall * 0.66;
  const path = `M${x} ${y} L${x} ${top} Q${x + wide * 0.1} ${y - tall * 0.9} ${x + wide / 2} ${y - tall} Q${x + wide * 0.9} ${y - tall * 0.9} ${x + wide} ${top} L${x + wide} ${y} Z`;
  shape(pen, path, colour);
  line(pen, path, '#d8cebe', 1);
  line(pen, `M${x + wide / 2} ${y} V${y - tall} M${x} ${top} h${wide}`, '#d8cebe', 0.7);
  if (pen.isDark) shineAround(pen, x + wide / 2, y - tall / 2, tall, '#ffb648', 0.45);
}

/** In the colours that they usually have. */
export const TOWN_DRAWINGS: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries({ ...TOWN_BUILDINGS, ...SHOP_FRONTS, ...WORKS }).map(([key, { width, height, paint }]) => [
    `own/${key}`,
    { width, height, paint: (pen: Pen) => paint(pen, {}) },
  ]),
);

export const VILLA_DRAWING: Record<string, OwnDrawing> = {
  'own/modern-villa': { width: 190, height: 98, paint: (pen: Pen) => modernVilla(pen, {}) },
};

/** One of a town, with a street before it. */
export function isTownBuilding({ key }: Pick<Subject, 'key'>): boolean {
  return `own/${key}` in TOWN_DRAWINGS;
}
