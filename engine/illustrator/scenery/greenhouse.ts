// A greenhouse seen along its path: a roof and walls of glass in iron, beds and pots at both sides.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import { loadDrawing } from '../drawings.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { recolourBlossom } from '../painting/recolour.ts';
import { relight } from '../painting/relight.ts';
import { findOwnDrawing, renderOwn } from '../painting/render-own.ts';
import { lit, scaleAt, type Stage } from '../staging/stage.ts';
import { BED_PLANTS, POTTED_PLANT } from '../things/leafy-plants.ts';
import { metresOf } from '../things/metres.ts';
import { isContained } from '../contents/containers.ts';
import { isInVase } from '../contents/vases.ts';
import { groundLayer } from './ground.ts';
import { alongAway, hazy, onImage, paintBeam, paintFace, type Place } from './in-perspective.ts';
import { localTree, treeLineLayer } from './woods.ts';

/** Metres. */
const WALL = 3.5;
const EAVES = 2.7;
const RIDGE = 4.5;
const PATH = 0.85;
const BED = 0.36;
const NEAR = 1.7;
const END = 26;

export async function greenhouseLayers(stage: Stage): Promise<Layer[]> {
  const frame: Colour = stage.random('frame').pick(['#e9eeea', '#3f5f50', '#52615c']);
  const plants = await growPlants(stage);
  return [
    groundLayer(stage, {
      colour: stage.isSnowy ? '#eef3fb' : '#84b354',
      patches: stage.isSnowy ? '#d8e3f3' : '#a4c260',
      roll: 0.3,
    }),
    treeLineLayer(stage, {
      name: 'far trees',
      kind: localTree(stage),
      depth: 0.51,
      distance: 34,
      tall: 5,
      count: 26,
      haze: 0.45,
    }),
    painted('glass', 0.52, (brush) => paintGlass(stage, brush), { isSolid: false }),
    painted('far gable', 0.521, (brush) => paintGable(stage, brush, frame)),
    painted('iron frame', 0.522, (brush) => paintFrame(stage, brush, frame)),
    painted('greenhouse floor', 0.53, (brush) => paintFloor(stage, brush)),
    painted('greenhouse beds', 0.54, (brush) => paintBeds(stage, brush, plants)),
  ];
}

/** Whether it grows in the beds. */
export function isGrownInBeds({ key, kind }: { key: string; kind: string }): boolean {
  return key === 'potted-plant' || (kind === 'plant' && key !== 'lotus');
}

/** How tall, metres. */
type Grown = { sheet: Surface; tall: number };

/** What was asked for grows in every second place. */
async function growPlants(stage: Stage): Promise<{ usual: Grown[]; asked: Grown[]; pot: Grown }> {
  const grown = (drawing: (typeof BED_PLANTS)[number], label: string): Grown => ({
    sheet: relight(stage, renderOwn(stage, drawing, label, 330)),
    tall: drawing.height / 100,
  });
  const usual = [0, 1].flatMap((round) => BED_PLANTS.map((one, at) => grown(one, `bed ${at} ${round}`)));
  const asked: Grown[] = [];
  for (const subject of stage.reading.subjects) {
    if (subject.kind !== 'plant' || !isGrownInBeds(subject) || isInVase(stage.reading, subject)) continue;
    if (isContained(stage.reading, subject)) continue;
    const own = findOwnDrawing(subject.drawing);
    for (let variant = 0; variant < (own ? 3 : 1); variant++) {
      const sheet = own
        ? renderOwn(stage, own, `${subject.key} ${variant}`, 260)
        : await loadDrawing(subject.drawing, 260);
      const coloured = subject.colour === undefined ? sheet : recolourBlossom(sheet, subject.colour);
      asked.push({ sheet: relight(stage, coloured), tall: Math.max(0.55, metresOf(subject)) });
    }
  }
  return { usual, asked, pot: grown(POTTED_PLANT, 'bed pot') };
}

/** A veil with gleams, over the land and the sky behind. */
function paintGlass(stage: Stage, brush: Brush): void {
  const { palette, light } = stage;
  const glass = mix(mix('#dff0ee', palette.horizon, 0.4), palette.shade, stage.isDark ? 0.5 : 0);
  for (const side of [-1, 1]) {
    const isLit = side === light.side;
    const wall: Place[] = [
      [side * WALL, 0, NEAR],
      [side * WALL, EAVES, NEAR],
      [side * WALL, EAVES, END],
      [side * WALL, 0, END],
    ];
    const roof: Place[] = [
      [side * WALL, EAVES, NEAR],
      [0, RIDGE, NEAR],
      [0, RIDGE, END],
      [side * WALL, EAVES, END],
    ];
    paintFace(stage, brush, css(glass, isLit ? 0.4 : 0.3), wall);
    paintFace(stage, brush, css(glass, isLit ? 0.3 : 0.2), roof);
  }
  const random = stage.random('gleams');
  for (let gleam = 0; gleam < 12; gleam++) {
    const side = random.side();
    const away = random.between(2.6, 13);
    const up = random.between(0.1, 0.6);
    const along = (part: number, further: number): Place => [
      side * WALL * (1 - part),
      EAVES + (RIDGE - EAVES) * part,
      away + further,
    ];
    paintFace(stage, brush, css(palette.sun, stage.isDark ? 0.06 : 0.2), [
      along(up, 0),
      along(up + 0.3, 0.5),
      along(up + 0.3, 0.9),
      along(up, 0.4),
    ]);
  }
}

/** The end of the house, with its door. */
function paintGable(stage: Stage, brush: Brush, frame: Colour): void {
  const tone = hazy(stage, frame, END);
  const beam = (wide: number, ...places: readonly Place[]): void =>
    paintBeam(stage, brush, tone, wide, places);
  for (let across = -3; across <= 3; across++) {
    const top = RIDGE - (Math.abs(across) / WALL) * (RIDGE - EAVES);
    beam(0.09, [across, 0, END], [across, top, END]);
  }
  for (const up of [1.1, EAVES]) beam(0.1, [-WALL, up, END], [WALL, up, END]);
  beam(0.16, [-WALL, EAVES, END], [0, RIDGE, END], [WALL, EAVES, END]);
  beam(0.2, [-0.8, 0, END], [-0.8, 2.2, END], [0.8, 2.2, END], [0.8, 0, END]);
}

function paintFrame(stage: Stage, brush: Brush, frame: Colour): void {
  const lean = mix(frame, '#10201c', 0.2);
  const ribs: number[] = [];
  for (let away = NEAR + 0.5; away < END; away += 1.5) ribs.push(away);
  for (const side of [-1, 1]) {
    const tone = side === stage.light.side ? lean : frame;
    for (const [across, up, wide] of [
      [WALL, 0.5, 0.12],
      [WALL, 1.6, 0.05],
      [WALL, EAVES, 0.14],
      [WALL * 0.66, EAVES + (RIDGE - EAVES) * 0.34, 0.06],
      [WALL * 0.33, EAVES + (RIDGE - EAVES) * 0.67, 0.06],
    ] as const)
      strip(stage, brush, tone, [side * across, up], wide);
    // Bricks below the glass.
    paintFace(
      stage,
      brush,
      alongAway(stage, brush, '#a8674e', [side * WALL, 0.3, 3], [side * WALL, 0.3, END]),
      [
        [side * WALL, 0, NEAR],
        [side * WALL, 0.5, NEAR],
        [side * WALL, 0.5, END],
        [side * WALL, 0, END],
      ],
    );
    for (const away of ribs.toReversed())
      paintBeam(stage, brush, hazy(stage, tone, away), 0.08, [
        [side * WALL, 0, away],
        [side * WALL, EAVES, away],
        [0, RIDGE, away],
      ]);
  }
  strip(stage, brush, frame, [0, RIDGE], 0.16);
}

/** A bar that runs along the whole house. */
function strip(
  stage: Stage,
  brush: Brush,
  colour: Colour,
  [across, up]: [number, number],
  wide: number,
): void {
  paintFace(stage, brush, alongAway(stage, brush, colour, [across, up, 3], [across, up, END]), [
    [across, up - wide / 2, NEAR],
    [across, up + wide / 2, NEAR],
    [across, up + wide / 2, END],
    [across, up - wide / 2, END],
  ]);
}

function paintFloor(stage: Stage, brush: Brush): void {
  const { palette, height, horizon } = stage;
  const stone = lit(stage, '#b5ab9c');
  const slabs = brush.createLinearGradient(0, horizon, 0, height);
  slabs.addColorStop(0, css(mix(stone, palette.fog, 0.5)));
  slabs.addColorStop(0.4, css(mix(stone, palette.sun, 0.12)));
  slabs.addColorStop(1, css(mix(stone, palette.shade, 0.4)));
  paintFace(stage, brush, slabs, [
    [-WALL, 0, NEAR],
    [WALL, 0, NEAR],
    [WALL, 0, END],
    [-WALL, 0, END],
  ]);
  for (let away = 2.2; away < 20; away *= 1.16)
    paintBeam(stage, brush, css(palette.shade, 0.3), 0.03, [
      [-PATH, 0, away],
      [PATH, 0, away],
    ]);
  for (const across of [-0.28, 0.28])
    paintBeam(stage, brush, css(palette.shade, 0.25), 0.012, [
      [across, 0, 2.2],
      [across, 0, END],
    ]);
}

function paintBeds(
  stage: Stage,
  brush: Brush,
  { usual, asked, pot }: { usual: Grown[]; asked: Grown[]; pot: Grown },
): void {
  for (const side of [-1, 1]) {
    paintFace(stage, brush, alongAway(stage, brush, '#5a4030', [side * 2, BED, 3], [side * 2, BED, END]), [
      [side * PATH, BED, NEAR],
      [side * WALL, BED, NEAR],
      [side * WALL, BED, END],
      [side * PATH, BED, END],
    ]);
    paintFace(stage, brush, alongAway(stage, brush, '#9a7048', [side * PATH, 0, 3], [side * PATH, 0, END]), [
      [side * PATH, 0, NEAR],
      [side * PATH, BED, NEAR],
      [side * PATH, BED, END],
      [side * PATH, 0, END],
    ]);
    strip(stage, brush, '#b98c5c', [side * PATH, BED], 0.06);
  }
  const random = stage.random('beds');
  for (let away = 17; away > 2.6; away *= 0.9)
    for (const side of [-1, 1] as const) {
      for (const across of [3, 2.2, 1.4]) {
        const list = asked.length > 0 && (across < 2 || random.chance(0.5)) ? asked : usual;
        // What climbs stands at the wall.
        const one = random.pick(list as [Grown, ...Grown[]]);
        stamp(
          stage,
          brush,
          one,
          [side * (across + random.between(-0.2, 0.2)), BED, away + random.between(0, 0.3)],
          across < 2 ? 0.72 : 1,
        );
      }
      if (random.chance(0.4)) stamp(stage, brush, pot, [side * (PATH + 0.16), BED, away - 0.05], 0.42);
    }
}

function stamp(stage: Stage, brush: Brush, { sheet, tall }: Grown, place: Place, size: number): void {
  const [x, y] = onImage(stage, place);
  const high = scaleAt(stage, place[2]) * tall * size * 0.85;
  const wide = (high * sheet.width) / sheet.height;
  brush.drawImage(sheet, x - wide / 2, y - high, wide, high);
}
