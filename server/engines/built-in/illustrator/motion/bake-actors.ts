// Makes the actors of a film of its layers: each is painted once, alike ones are laid together, and what lives is rigged.

import { makeSurface, type Brush, type Surface } from '../surface.ts';
import type { Scene } from '../compose-scene.ts';
import type { Layer, PaintedLayer } from '../layer.ts';
import type { Stage } from '../stage.ts';
import { bakeSheet, type BakedSheet } from './baked-sheet.ts';
import { drawDrift, weaveEnds } from './drift.ts';
import { dressLayer, type Dresser } from './dress-layers.ts';
import { lightningShine } from './film-layers.ts';
import { makeFilmWater, waterTones, type FilmWater } from './film-water.ts';
import { planDrift, planShine, planSway } from './layer-life.ts';
import { placeLayer, type Frame, type Place } from './nearness.ts';
import { planMove, type Move } from './subject-moves.ts';
import { makeSway } from './sway.ts';

export type Actor = {
  name: string;
  place: Place;
  blend: PaintedLayer['blend'] | undefined;
  water?: FilmWater;
  move?: Move | undefined;
  shine?: ((seconds: number) => number) | undefined;
  /** Draws it in pixels of the stage. */
  draw(brush: Brush, seconds: number): void;
  /** A still sheet, which others may be laid on. */
  sheet?: BakedSheet;
};

/** Layers whose places differ by less are laid together: nobody sees them move apart. */
const ALIKE = 0.012;

export function bakeActors(
  { stage, layers }: Scene,
  frame: Frame,
  { length, detail }: { length: number; detail: number },
  dresser: Dresser,
  report: (share: number) => void,
): Actor[] {
  const scratch = makeSurface(stage.width, stage.height);
  const actors: Actor[] = [];
  for (const [index, layer] of layers.entries()) {
    const actor = bakeActor(stage, frame, layer, { length, detail, scratch, dresser });
    if (actor) {
      const below = actors.at(-1);
      if (below?.sheet && actor.sheet && canMerge(below, actor, dresser.tolerance))
        below.sheet = merge(below.sheet, actor.sheet);
      else actors.push(actor);
    }
    report((index + 1) / layers.length);
  }
  for (const actor of actors) {
    const { sheet } = actor;
    if (sheet) actor.draw = (brush) => brush.drawImage(sheet.surface, sheet.left, sheet.top);
  }
  return actors;
}

type Means = { length: number; detail: number; scratch: Surface; dresser: Dresser };

function bakeActor(stage: Stage, frame: Frame, layer: Layer, means: Means): Actor | null {
  const place = placeLayer(stage, layer);
  const { name } = layer;
  if (layer.kind === 'effect') {
    const bare: Actor = {
      name,
      place,
      blend: undefined,
      draw: (brush, seconds) => layer.apply(brush, seconds),
    };
    if (!layer.water) return bare;
    // Wet ground keeps mirroring: it lies over walls and street alike.
    const isWater = layer.water.mirror === undefined;
    const painted = isWater ? dressLayer(means.dresser, layer, means.scratch) : null;
    if (painted)
      return rig(stage, { ...bare, place: { shape: 'ground', nearness: 1, size: 0.75 } }, painted, null);
    return {
      ...bare,
      water: makeFilmWater(
        stage,
        frame,
        means.detail,
        layer.water,
        means.dresser.tones(waterTones(stage, layer.water)),
      ),
    };
  }
  const isDressed = means.dresser.isPainting && layer.blend !== 'screen';
  const sheet = isDressed
    ? dressLayer(means.dresser, layer, means.scratch)
    : bakeSheet(means.scratch, (brush) => layer.paint(brush), means.dresser.grade);
  if (!sheet) return null;
  const actor: Actor = { name, place, blend: layer.blend, draw: () => {} };
  if (layer.spot) actor.move = planMove(stage, layer.spot, means.length);
  actor.shine = name === 'lightning' ? lightningShine(stage) : (planShine(stage, name) ?? undefined);
  return rig(stage, actor, sheet, layer);
}

/** Gives a sheet what its layer does: blown along, bending, or still. `layer` null is painted water. */
function rig(stage: Stage, actor: Actor, sheet: BakedSheet, layer: PaintedLayer | null): Actor {
  const speed = layer ? planDrift(stage, layer.name) : 0;
  if (speed !== 0) {
    const drift = weaveEnds(sheet, stage.width);
    return { ...actor, draw: (brush, seconds) => drawDrift(brush, drift, speed * seconds, stage.width) };
  }
  const plan = layer ? planSway(stage, layer, sheet) : waterSway(stage);
  const sway = plan && makeSway(sheet, plan);
  if (!sway) return { ...actor, sheet };
  return {
    ...actor,
    draw(brush, seconds) {
      sway.bend(seconds);
      brush.drawImage(sway.surface, sway.left, sway.top);
    },
  };
}

/** Water that is painted, not mirrored, runs in its own strokes. */
function waterSway(stage: Stage) {
  const { short, horizon, height } = stage;
  return {
    reachAt: (row: number) => short * 0.009 * Math.max(0.08, (row - horizon) / (height - horizon)),
    wave: short * 0.22,
    pace: 1.5,
    phase: 1,
  };
}

function canMerge(below: Actor, above: Actor, tolerance: number): boolean {
  if (below.move || above.move || below.shine || above.shine || below.blend || above.blend) return false;
  if (below.place.shape !== above.place.shape) return false;
  const limit = Math.max(ALIKE, tolerance);
  return (
    Math.abs(below.place.nearness - above.place.nearness) < limit &&
    Math.abs(below.place.size - above.place.size) < limit
  );
}

function merge(below: BakedSheet, above: BakedSheet): BakedSheet {
  const left = Math.min(below.left, above.left);
  const top = Math.min(below.top, above.top);
  const right = Math.max(below.left + below.surface.width, above.left + above.surface.width);
  const bottom = Math.max(below.top + below.surface.height, above.top + above.surface.height);
  const surface = makeSurface(right - left, bottom - top, (brush) => {
    for (const sheet of [below, above]) brush.drawImage(sheet.surface, sheet.left - left, sheet.top - top);
    // Reading flushes what would otherwise be painted again for every frame.
    brush.getImageData(0, 0, 1, 1);
  });
  return { surface, left, top };
}
