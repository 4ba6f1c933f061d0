// A prompt as a film: the illustrator's scene, painted once in layers, then moved for every frame.

import type { Camera } from '#contract/film.ts';
import type { Scene } from '../compose-scene.ts';
import { planScene, type IllustrationRequest } from '../illustrate.ts';
import type { Layer } from '../layer.ts';
import type { PromptReading } from '../prompt-reading.ts';
import type { Stage } from '../stage.ts';
import { makeSurface, type Brush, type Surface } from '../surface.ts';
import { bakeSheet, type BakedSheet } from './baked-sheet.ts';
import { chooseShot, type Shot, type View } from './camera.ts';
import { makeFilmWater, waterTones, type FilmWater } from './film-water.ts';
import { placeLayer, projectLayer, type Frame, type Matrix, type Place } from './nearness.ts';

export type SceneRequest = IllustrationRequest & {
  camera: Camera;
  seconds: number;
  /** How many stage pixels a pixel of the film gets on each side: 1, or a little more for a finer picture. */
  detail: number;
};

export type ScenePainter = {
  stage: Stage;
  reading: PromptReading;
  /** One frame: RGBA, opaque. */
  paint(seconds: number): Buffer;
};

type Actor = { layer: Layer; place: Place; sheet?: BakedSheet; water?: FilmWater };

export async function openScene(
  request: SceneRequest,
  report: (share: number) => void,
): Promise<ScenePainter> {
  const { detail, camera, seconds: length } = request;
  const frame: Frame = { width: request.width * detail, height: request.height * detail };
  const { over } = chooseShot(camera, 1, 0);
  const { scene, reading } = await planScene({
    ...request,
    width: even(frame.width * over.x),
    height: even(frame.height * over.y),
  });
  const { stage } = scene;
  const shot = chooseShot(camera, stage.light.side, stage.seed % 97);
  const actors = bakeActors(scene, frame, report);
  const canvas = makeSurface(request.width, request.height);
  const brush = canvas.getContext('2d');
  const look = { stage, frame, detail, shot, length };
  return {
    stage,
    reading,
    paint(seconds) {
      paintFrame(brush, look, actors, seconds);
      return canvas.data();
    },
  };
}

function even(value: number): number {
  return Math.ceil(value / 2) * 2;
}

function bakeActors({ stage, layers }: Scene, frame: Frame, report: (share: number) => void): Actor[] {
  const scratch = makeSurface(stage.width, stage.height);
  const actors: Actor[] = [];
  for (const [index, layer] of layers.entries()) {
    const place = placeLayer(stage, layer);
    if (layer.kind === 'painted') {
      const sheet = bakeSheet(scratch, (brush) => layer.paint(brush));
      if (sheet) actors.push({ layer, place, sheet });
    } else if (layer.water) {
      actors.push({
        layer,
        place,
        water: makeFilmWater(stage, frame, layer.water, waterTones(stage, layer.water)),
      });
    } else actors.push({ layer, place });
    report((index + 1) / layers.length);
  }
  return actors;
}

type Film = { stage: Stage; frame: Frame; detail: number; shot: Shot; length: number };

function paintFrame(brush: Brush, film: Film, actors: Actor[], seconds: number): void {
  const view = film.shot.viewAt(seconds / film.length, seconds);
  for (const actor of actors) {
    brush.save();
    if (actor.water) actor.water.paint(brush, view, seconds);
    else paintActor(brush, film, actor, view, seconds);
    brush.restore();
  }
}

function paintActor(brush: Brush, film: Film, actor: Actor, view: View, seconds: number): void {
  const { layer, place, sheet } = actor;
  const set = ([a, b, c, d, e, f]: Matrix) => {
    const k = 1 / film.detail;
    brush.setTransform(a * k, b * k, c * k, d * k, e * k, f * k);
  };
  if (layer.kind === 'effect') {
    set(projectLayer(film.stage, film.frame, place, view));
    layer.apply(brush, seconds);
    return;
  }
  if (!sheet) return;
  brush.globalCompositeOperation = layer.blend ?? 'source-over';
  set(projectLayer(film.stage, film.frame, place, view));
  const { x = 0, y = 0, turn = 0, stretch = 1, aboutX = 0, aboutY = 0 } = layer.move?.(seconds) ?? {};
  brush.translate(x + aboutX, y + aboutY);
  if (turn !== 0) brush.rotate(turn);
  if (stretch !== 1) brush.scale(1, stretch);
  brush.translate(-aboutX, -aboutY);
  drawSheet(brush, sheet.surface, sheet.left, sheet.top);
}

function drawSheet(brush: Brush, surface: Surface, left: number, top: number): void {
  brush.drawImage(surface, left, top);
}
