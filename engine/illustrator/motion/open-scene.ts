// A prompt as a video: the illustrator's scene, painted once in layers, then moved for every frame.

import type { Camera } from '#contract/video.ts';
import { freeSurfaces, leftByImage } from '../painting/free-surfaces.ts';
import { planScene, reportScene, type IllustrationRequest } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { headingOf, type Spot } from '../placing/spot.ts';
import type { Relation } from '../lexicon/circumstances.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Report } from '../report-placed.ts';
import type { Stage } from '../staging/stage.ts';
import type { Look } from '../styles/look.ts';
import { chooseLook } from '../styles/look.ts';
import { smooth } from '#engine/raster/noise.ts';
import { makeCompositor } from '#engine/raster/compositor.ts';
import { dropPlanes } from '#engine/raster/plane-store.ts';
import { bakeActors } from './bake-actors.ts';
import { chooseShot, overscanOf } from './camera.ts';
import { isPaintedLook, makeDresser } from './dress-layers.ts';
import { missMoves } from './quiet-moves.ts';
import { isMoveShown } from './shown-moves.ts';
import { isRolling } from './drive.ts';
import { makeStrokes } from './strokes.ts';
import { videoLayers } from './video-layers.ts';
import { makeMount } from './mount.ts';
import { hasGround, type Frame } from './nearness.ts';
import { isTraveller } from './subject-moves.ts';
import { dropIntoFrame } from './keep-in-frame.ts';
import { makeLens } from './lens.ts';
import { SOFT_BEHIND_LAYER } from '../painting/soft-behind.ts';
import { gradesOf } from '../styles/grade-image.ts';
import { paintFrame } from './paint-frame.ts';

export type SceneRequest = IllustrationRequest & {
  camera: Camera;
  seconds: number;
  /** How fast things go, the camera excepted: 1 is as they do. */
  pace: number;
  /** Painted with more pixels than the video has, where they fit into memory. */
  isFine: boolean;
};

export type ScenePainter = {
  stage: Stage;
  reading: PromptReading;
  /** What of the prompt is to be seen. */
  report(isFiller?: (word: string) => boolean): Report;
  /** One frame: RGBA, opaque. The next is written over it. */
  paint(seconds: number): Buffer;
};

export async function openScene(
  request: SceneRequest,
  report: (share: number) => void,
): Promise<ScenePainter> {
  const { camera, seconds: length, pace, width, height, seed } = request;
  const named = namedLook(request);
  const reach = TIGHT.has(named) ? 0.3 : 1;
  const over = overscanOf(camera, reach);
  const detail = chooseDetail(named, request.isFine, width * height * over.x * over.y);
  const frame: Frame = { width: width * detail, height: height * detail };
  const { scene, reading, look } = await planScene({
    ...request,
    width: even(frame.width * over.x),
    height: even(frame.height * over.y),
  });
  // A camera that moves on has no such lens.
  scene.layers = scene.layers.filter(({ name }) => name !== SOFT_BEHIND_LAYER);
  const { stage } = scene;
  // Of this one, and of what the video before it held.
  await freeSurfaces(leftByImage(stage));
  const unwanted = reading.unwanted.keys;
  const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
  const traveller = spots.find((spot) => isTraveller(stage, spot));
  const isUnderWay = spots.some((spot) => isRolling(stage, spot));
  const moving: Relation[] = [
    ...(traveller ? (['run'] as const) : []),
    ...(isUnderWay ? (['sail'] as const) : []),
    'dance',
  ];
  const shot = chooseShot(camera, {
    scene: stage.scene,
    isPortrait: spots.some((spot) => spot.isPortrait),
    isRough: stage.weather.has('storm'),
    hasGround: hasGround(stage),
    reach,
    side: traveller ? headingOf(traveller) : stage.light.side,
    phase: seed % 97,
  });
  const dolly = Math.max(shot.viewAt(0, 0).dolly, shot.viewAt(1, length).dolly);
  const follow = shot.isFollowing && traveller ? makeRoom(stage, traveller) : null;
  const views = RISING.has(camera) ? [0, 0.5, 1].map((part) => shot.viewAt(part, part * length)) : [];
  const drop = dropIntoFrame(stage, frame, scene.layers, views);
  const layers = videoLayers(stage, scene.layers, { length: length * pace, follow }, unwanted);
  const compositor = makeCompositor(width, height);
  const actors = await bakeActors(
    { stage, layers },
    {
      compositor,
      frame,
      detail,
      length: length * pace,
      follow,
      drop,
      dolly,
      dresser: makeDresser(stage, look, seed),
    },
    report,
  );
  const pixels = compositor.frame();
  const strokes = makeStrokes(compositor);
  const video = { compositor, strokes, stage, frame, detail, length, pace, shot };
  const lens = makeLens(stage, width, height);
  const mount = makeMount(look, width, height, seed);
  const grades = gradesOf(reading, { width, height, seed });
  dropPlanes();
  await freeSurfaces(leftByImage(stage));
  return {
    stage,
    reading,
    report: (isFiller) =>
      missMoves(
        { stage, layers },
        reportScene(scene, moving, isFiller, (words) => isMoveShown({ stage, layers }, words)),
      ),
    paint(seconds) {
      pixels.fill(0);
      paintFrame(video, actors, mount.atOnes ? seconds : Math.floor(seconds * 12 + 1e-6) / 12);
      if (mount.frame) compositor.lay(mount.frame, 0, height, 'source-over');
      lens?.(pixels);
      mount.repaint?.(pixels);
      for (const grade of grades) grade(pixels, Math.round(seconds * 24));
      return pixels;
    },
  };
}

/** They look down upon what was named; one that tilts is to find it. */
const RISING: ReadonlySet<Camera> = new Set(['crane_up']);

/** What stands in the middle of a bare stage fills it: the camera has little room there. */
const TIGHT: ReadonlySet<Look> = new Set(['logo', 'product']);

function namedLook({ prompt, style }: SceneRequest): Look {
  return chooseLook(style, parsePrompt(prompt).looks);
}

/**
 * A stage has a little more pixels than the video: one to one, a sheet that moves by parts of a pixel would be sharp in
 * one frame and soft in the next.
 */
const USUAL = 1.15;
const FINE = 1.3;
const LEAST = 1.1;
/** Pixels of a stage; the looks that paint need many sheets of numbers at once. */
const MOST_PIXELS = 2_000_000;
const MOST_PAINTED_PIXELS = 1_600_000;

/** Pixels of the stage for one of the video, on each side. */
function chooseDetail(look: Look, isFine: boolean, pixels: number): number {
  const wish = isFine ? FINE : USUAL;
  if (isPaintedLook(look)) return Math.min(wish, Math.sqrt(MOST_PAINTED_PIXELS / pixels));
  return Math.max(LEAST, Math.min(wish, Math.sqrt(MOST_PIXELS / pixels)));
}

/** Whom the camera goes along with has more room before it than behind; who fills the frame would be cut off there. */
function makeRoom(stage: Stage, spot: Spot): number {
  const aside = 0.07 * (1 - smooth(0.28, 0.42, spot.tall / stage.short));
  return stage.width * (0.5 - headingOf(spot) * aside) - spot.x;
}

function even(value: number): number {
  return Math.ceil(value / 2) * 2;
}
