// A prompt as a film: the illustrator's scene, painted once in layers, then moved for every frame.

import type { Camera } from '#contract/film.ts';
import { planScene, type IllustrationRequest } from '../illustrate.ts';
import { parsePrompt } from '../parse-prompt.ts';
import type { PromptReading } from '../prompt-reading.ts';
import type { Stage } from '../stage.ts';
import { dropPlanes } from '../styles/plane-store.ts';
import { makeSurface } from '../surface.ts';
import { bakeActors } from './bake-actors.ts';
import { chooseShot } from './camera.ts';
import { makeDresser } from './dress-layers.ts';
import { filmLayers } from './film-layers.ts';
import { makeMount } from './mount.ts';
import type { Frame } from './nearness.ts';
import { makeLens, paintFrame } from './paint-frame.ts';

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

export async function openScene(
  request: SceneRequest,
  report: (share: number) => void,
): Promise<ScenePainter> {
  const { detail, camera, seconds: length, width, height, seed } = request;
  const frame: Frame = { width: width * detail, height: height * detail };
  const { over } = chooseShot(camera, 1, 0);
  const { scene, reading, look } = await planScene({
    ...request,
    width: even(frame.width * over.x),
    height: even(frame.height * over.y),
  });
  const { stage } = scene;
  const unwanted = new Set(parsePrompt(request.negativePrompt ?? '').subjects.map(({ key }) => key));
  const layers = filmLayers(stage, scene.layers, length, unwanted);
  const actors = bakeActors(
    { stage, layers },
    { frame, detail, length, dresser: makeDresser(stage, look, seed) },
    report,
  );
  const film = { stage, frame, detail, length, shot: chooseShot(camera, stage.light.side, seed % 97) };
  const canvas = makeSurface(width, height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = detail > 1 ? 'medium' : 'low';
  const lens = makeLens(stage, width, height);
  const mount = makeMount(look, width, height, seed);
  dropPlanes();
  return {
    stage,
    reading,
    paint(seconds) {
      brush.resetTransform();
      paintFrame(brush, film, actors, mount.atOnes ? seconds : Math.floor(seconds * 12 + 1e-6) / 12);
      brush.resetTransform();
      lens(brush);
      mount.finish(brush);
      return canvas.data();
    },
  };
}

function even(value: number): number {
  return Math.ceil(value / 2) * 2;
}
