// Makes the actors of a video of its layers: each is painted once, alike ones are laid together, and what lives is rigged.

import type { Scene } from '../painting/compose-scene.ts';
import { freeSurfaces } from '../painting/free-surfaces.ts';
import type { EffectLayer, Layer, PaintedLayer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import type { Bend, Compositor, KeptSheet } from '#engine/raster/compositor.ts';
import { makeSurface, releasePixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import { bakeSheet, mergeSheets, type BakedSheet } from './baked-sheet.ts';
import { planBlink } from './blink.ts';
import { readCoverage, type Coverage } from './coverage.ts';
import { copiesOf, coverDrift, weaveEnds } from './drift.ts';
import { dressLayers, type Dresser } from './dress-layers.ts';
import { dressStrides, makeRoom } from './dress-strides.ts';
import { flashAt } from './sky-life.ts';
import { makeVideoWater, waterTones, type VideoWater } from './video-water.ts';
import { livesInPaint, planDrift, planShine, planSway, planWaterSway } from './layer-life.ts';
import { fitWithin, placeLayer, type Frame, type Place } from './nearness.ts';
import { isTraveller, planMove, planStride } from './subject-moves.ts';
import type { Move, VideoMotion } from './video-motion.ts';
import { STRIDES } from '../things/strides.ts';
import { makeSway, type Sway } from './sway.ts';

/** Pixels of the stage. */
export type LaidSheet = { sheet: KeptSheet; left: number; top: number; bend?: Bend };

export type Actor = {
  place: Place;
  blend: PaintedLayer['blend'] | undefined;
  water?: VideoWater;
  move?: Move | undefined;
  shine?: ((seconds: number) => number) | undefined;
  /** The sheets that show it at a moment. */
  lay?(seconds: number): readonly LaidSheet[];
  goesOn?: Sway['goesOn'];
  /** What is drawn of it anew for each frame, over its sheets. */
  stroke?: {
    blend?: 'screen' | undefined;
    isThere?(seconds: number): boolean;
    paint(brush: Brush, seconds: number): void;
  };
  /** A still sheet, which others may be laid on. */
  sheet?: BakedSheet;
  /** Where its pixels are at a moment, seconds; unknown where it is painted anew for each frame. */
  coverageAt?(seconds: number): Coverage;
};

type Means = {
  compositor: Compositor;
  stage: Stage;
  frame: Frame;
  /** Pixels of the stage for one of the video. */
  detail: number;
  /** Seconds. */
  length: number;
  /** How near the camera comes. */
  dolly: number;
  /** How far the camera has moved those aside with whom it goes, pixels; null when it follows nobody. */
  follow: number | null;
  /** How much lower what floats is than in the still, pixels. */
  drop: number;
  dresser: Dresser;
  scratch: Surface;
  /** Moments of a stride of each who walks or runs; 0 where they are too many. */
  strides: number;
  going: ReadonlySet<Layer>;
};

/** Layers whose places differ by less are laid together: nobody sees them move apart. In paint it may be more. */
const ALIKE = 0.012;
const ALIKE_IN_PAINT = 0.05;

/** Sheets of the stage's size, four bytes a pixel, that the painting of a layer leaves behind, about. */
const SHEETS_A_LAYER = 4;

export async function bakeActors(
  { stage, layers }: Scene,
  means: Omit<Means, 'stage' | 'scratch' | 'strides' | 'going'>,
  report: (share: number) => void,
): Promise<Actor[]> {
  const all: Means = {
    ...means,
    stage,
    ...countStrides(layers),
    scratch: makeSurface(stage.width, stage.height),
  };
  const groups = groupLayers(stage, layers, means.dresser.isPainting);
  const actors: Actor[] = [];
  const leftByLayer = stage.width * stage.height * 4 * SHEETS_A_LAYER;
  for (const [index, group] of groups.entries()) {
    const actor = (await bakeStrides(all, group)) ?? bakeGroup(all, group);
    const below = actors.at(-1);
    if (actor && below?.sheet && actor.sheet && mayShare(below, actor))
      below.sheet = mergeSheets(below.sheet, actor.sheet);
    else if (actor) {
      // Nothing more is laid on the sheet of the one before.
      if (below) keepStill(all, below);
      actors.push(actor);
    }
    report((index + 1) / groups.length);
    await freeSurfaces(group.layers.length * leftByLayer);
  }
  const last = actors.at(-1);
  if (last) keepStill(all, last);
  return actors;
}

/** Each moment is a drawing, an eighth of a second of work, and a sheet: of several fewer are shown. */
const MOST_SHEETS = 12;
const LEAST_STRIDES = 3;

/** Who goes, and at how many moments each. Among many, wheels and sails stand still sooner than feet. */
function countStrides(layers: readonly Layer[]): Pick<Means, 'strides' | 'going'> {
  const all = layers.flatMap((layer) => (layer.kind === 'painted' && layer.strides ? [layer] : []));
  const living = all.filter(
    ({ spot }) => !['vehicle', 'building', 'item'].includes(spot?.subject.kind ?? ''),
  );
  const going = all.length * LEAST_STRIDES <= MOST_SHEETS ? all : living;
  const each = Math.min(
    ...going.map(({ moments = STRIDES }) => moments),
    Math.floor(MOST_SHEETS / Math.max(1, going.length)),
  );
  return { strides: each < LEAST_STRIDES ? 0 : each, going: new Set(going) };
}

function keepStill({ compositor }: Means, actor: Actor): void {
  if (!actor.sheet) return;
  const { laid, coverage } = keepSheet(compositor, actor.sheet);
  actor.coverageAt = () => coverage;
  actor.lay = () => [laid];
  delete actor.sheet;
}

/** Layers that get one coat of paint; one each where a look only grades. */
type Group = { layers: readonly Layer[]; place: Place };

function groupLayers(stage: Stage, layers: readonly Layer[], isPainting: boolean): Group[] {
  const groups: { layers: Layer[]; place: Place; isStill: boolean }[] = [];
  for (const layer of layers) {
    const isStill =
      isPainting &&
      layer.kind === 'painted' &&
      !layer.blend &&
      !layer.spot &&
      !layer.move &&
      !livesInPaint(layer.name);
    // In one coat with the ground, lines of trees move with it.
    const place = isStill && /^(far|edge) trees$/.test(layer.name) ? GROUND : placeLayer(stage, layer);
    const last = groups.at(-1);
    if (isStill && last?.isStill && isAlike(last.place, place, ALIKE_IN_PAINT)) last.layers.push(layer);
    else groups.push({ layers: [layer], place, isStill });
  }
  return groups;
}

function placeSubject(
  { stage, frame, dolly }: Means,
  { spot }: PaintedLayer,
  place: Place,
  isFollowed: boolean,
): Place {
  if (!spot) return place;
  const fitting = fitWithin(stage, frame, place, spot, dolly);
  return isFollowed ? { ...fitting, nearness: fitting.nearness * NOT_QUITE_STILL } : fitting;
}

/** Whom a camera follows it never follows quite. */
const NOT_QUITE_STILL = 0.12;

const GROUND: Place = { shape: 'ground', nearness: 1, size: 0.75 };

function isAlike(one: Place, other: Place, limit: number): boolean {
  return (
    one.shape === other.shape &&
    Math.abs(one.nearness - other.nearness) < limit &&
    Math.abs(one.size - other.size) < limit
  );
}

function bakeGroup(means: Means, { layers, place }: Group): Actor | null {
  const [layer] = layers;
  if (!layer) return null;
  if (layer.kind === 'effect') return bakeEffect(means, layer, place);
  const { dresser, scratch, stage } = means;
  const sheet =
    dresser.isPainting && layer.blend !== 'screen' && layer.name !== 'writing'
      ? dressLayers(dresser, layers, scratch)
      : bakeSheet(scratch, (brush) => layer.paint(brush), dresser.grade);
  if (!sheet) return null;
  const { name } = layer;
  const actor = actorOf(means, layer, place);
  actor.shine =
    name === 'lightning' ? (seconds) => flashAt(stage, seconds) : (planShine(stage, name) ?? undefined);
  const speed = planDrift(stage, name);
  if (speed !== 0 && (!dresser.isPainting || livesInPaint(name))) {
    const drift = weaveEnds(sheet, stage.width);
    releasePixels(sheet.pixels);
    const { laid } = keepSheet(means.compositor, drift.sheet);
    return {
      ...actor,
      coverageAt: (seconds) => coverDrift(drift, speed * seconds),
      lay: (seconds) => copiesOf(drift, speed * seconds, stage.width).map((left) => ({ ...laid, left })),
    };
  }
  const blink = layer.spot && planBlink(stage, layer.spot, sheet);
  if (blink) {
    const { laid, coverage } = keepSheet(means.compositor, sheet);
    return {
      ...actor,
      coverageAt: () => coverage,
      lay: () => [laid],
      stroke: { isThere: blink.isShut, paint: blink.paint },
    };
  }
  const mayBend = !dresser.isPainting || livesInPaint(name);
  return bend(means, actor, sheet, mayBend ? planSway(stage, layer, sheet) : null);
}

/** Who walks or runs, at several moments of a stride; null where nobody does. */
async function bakeStrides(means: Means, { layers, place }: Group): Promise<Actor | null> {
  const [layer] = layers;
  const { dresser, stage, compositor, strides, going } = means;
  if (!layer?.spot || layer.kind === 'effect' || !layer.strides || strides === 0) return null;
  if (!going.has(layer)) return null;
  const strideAt = planStride(stage, layer.spot);
  if (!strideAt) return null;
  if (dresser.isPainting) await makeRoom(stage);
  const drawn = await drawStrides(layer.strides, means);
  if (drawn.length < strides) return null;
  const sheets = dresser.isPainting ? await dressStrides(dresser, layer, drawn) : drawn;
  if (!sheets) return null;
  const kept = sheets.map((sheet) => keepSheet(compositor, sheet));
  const keptAt = (seconds: number): (typeof kept)[number] =>
    kept[Math.floor(strideAt(seconds) * strides)] as (typeof kept)[number];
  return {
    ...actorOf(means, layer, place),
    coverageAt: (seconds) => keptAt(seconds).coverage,
    lay: (seconds) => [keptAt(seconds).laid],
  };
}

/** What it is drawn from is let go of. */
async function drawStrides(
  draw: Required<PaintedLayer>['strides'],
  { scratch, dresser, strides }: Means,
): Promise<BakedSheet[]> {
  const { paints, within } = await draw(strides);
  const sheets: BakedSheet[] = [];
  for (const paint of paints) {
    const sheet = bakeSheet(scratch, paint, dresser.grade, within);
    if (!sheet) continue;
    sheets.push(sheet);
    await freeSurfaces(sheet.pixels.length * SHEETS_A_LAYER);
  }
  return sheets;
}

/** Where it is and how it moves. */
function actorOf(means: Means, layer: PaintedLayer, place: Place): Actor {
  const { stage, length, follow, drop } = means;
  const isFollowed = follow !== null && layer.spot !== undefined && isTraveller(stage, layer.spot);
  const actor: Actor = { place: placeSubject(means, layer, place, isFollowed), blend: layer.blend };
  if (!layer.spot) return { ...actor, move: layer.move };
  const move = planMove(stage, layer.spot, length, isFollowed ? follow : null);
  const isLower = drop > 0 && layer.spot.isFloating && !layer.spot.isPerched;
  actor.move = isLower ? (seconds) => lower(move(seconds), drop) : move;
  return actor;
}

function lower(motion: VideoMotion, by: number): VideoMotion {
  return { ...motion, y: (motion.y ?? 0) + by };
}

/** `reach` is how far its pixels may go sideways. Its own pixels are given back. */
function keepSheet(
  compositor: Compositor,
  { pixels, width, height, left, top }: BakedSheet,
  reach = 0,
): { laid: LaidSheet; coverage: Coverage } {
  const sheet = compositor.keep(width, height, pixels);
  const coverage = readCoverage(pixels, { width, height, left, top, reach });
  releasePixels(pixels);
  return { laid: { sheet, left, top }, coverage };
}

/** Water mirrors; in paint it runs in its own strokes. */
function bakeEffect(means: Means, layer: EffectLayer, place: Place): Actor {
  const { stage, frame, detail, dresser, scratch, compositor } = means;
  const actor: Actor = { place, blend: undefined };
  const { water } = layer;
  if (!water) return { ...actor, stroke: { blend: layer.blend, paint: layer.apply } };
  // Wet ground keeps mirroring: it lies over walls and street alike.
  const sheet =
    water.mirror === undefined && dresser.isPainting ? dressLayers(dresser, [layer], scratch) : null;
  if (sheet) return bend(means, { ...actor, place: GROUND }, sheet, planWaterSway(stage));
  const tones = dresser.tones(waterTones(stage, water));
  return { ...actor, water: makeVideoWater(compositor, { stage, frame, detail, water, tones }) };
}

function bend(
  { compositor, stage }: Means,
  actor: Actor,
  sheet: BakedSheet,
  plan: ReturnType<typeof planSway>,
): Actor {
  const sway = plan && makeSway(sheet, plan, stage.width);
  if (!sway) return { ...actor, sheet };
  const { laid, coverage } = keepSheet(compositor, sheet, sway.reach);
  return {
    ...actor,
    coverageAt: () => coverage,
    lay: (seconds) => [{ ...laid, bend: sway.bendAt(seconds) }],
    goesOn: sway.goesOn,
  };
}

function mayShare(below: Actor, above: Actor): boolean {
  if (below.move || above.move || below.shine || above.shine || below.blend || above.blend) return false;
  return isAlike(below.place, above.place, ALIKE);
}
