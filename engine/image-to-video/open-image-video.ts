// Puts a video of one or two images together: looks at them, chooses the move, and paints the frame of any moment.
import type { Camera, VideoMode } from '#contract/video.ts';
import { giveBack, KEPT_FOR_A_VIDEO } from '#engine/give-back.ts';
import { JobRefusal } from '#engine/job.ts';
import { smooth } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { copyPixels, makePixelWriter, makeSurface } from '#engine/raster/surface.ts';
import { chooseMove, type MotionStrength, type Move } from './camera-move.ts';
import { videoStill, makeFrame, type StillVideo } from './video-still.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';
import { findRelief, type Relief } from './find-relief.ts';
import { makeStir, type Stirring } from './make-stir.ts';
import { morphStills, type Morph } from './morph-stills.ts';
import { airLayers, type AirLayer } from './paint-air.ts';
import { GESTURES } from './stir-people.ts';
import { readSmall, readStill, type Still } from './read-frame.ts';
import type { MotionWords } from './read-motion-words.ts';
import { mixFrames, type Pixels } from './sample-image.ts';

export type ImageVideoOrder = {
  /** Files. */
  first: string;
  last: string | null;
  width: number;
  height: number;
  seconds: number;
  seed: number;
  mode: VideoMode;
  camera: Camera;
  motion: MotionStrength;
  words: MotionWords;
};

/** `part` 0–1 of the video. The bytes (RGBA) are good until the next frame. */
export type FramePainter = (part: number, seconds: number) => Uint8ClampedArray | Buffer;

const SMALL_PIXELS = 640;
/** Pixels of the image for one of the video, on each side: what comes nearer must not blur. */
const DETAIL = { standard: 1.3, pro: 1.6 } as const;
const STIR_REACH = { low: 0.6, auto: 1, high: 1.5 } as const;
/** The first frame is the image as it was given; within so many seconds all that moves has begun. */
const SWELL_SECONDS = 0.8;

export type ImageVideo = {
  paint: FramePainter;
  /** Was to move, and is in none of the images. */
  missing: Stirring[];
};

/** Refuses (bad_media) a file that is no image. */
export async function openImageVideo(order: ImageVideoOrder): Promise<ImageVideo> {
  const { words, width, height, seed, seconds, camera, motion } = order;
  const random = makeRandom(seed, 'camera');
  const side = random.side();
  const phase = random.between(0, 90);
  const chosen = camera === 'auto' ? (words.camera ?? 'auto') : camera;
  const move = chooseMove({ camera: chosen, motion, pace: words.pace, side, phase });
  const first = await look(order.first, order);
  const last = order.last === null ? null : await look(order.last, order);
  const morph = last && morphStills(first, last, order);
  // What looking left behind is as much as all that the frames need.
  await giveBack(KEPT_FOR_A_VIDEO);
  const firstVideo = videoOf('first', first, { order, move, side, morph });
  const lastVideo = last && videoOf('last', last, { order, move, side, morph });
  const isStill = chosen === 'static' && !firstVideo.isStirred;
  const air = airLayers({ words, ...first, width, height, seed, seconds, isStill });
  const paint = framePainter(order, firstVideo.video, lastVideo?.video ?? null, morph);
  return {
    paint: air.length === 0 ? paint.paint : airPainter(order, paint, firstVideo.video, air),
    missing: firstVideo.missing.filter((one) => !lastVideo || lastVideo.missing.includes(one)),
  };
}

type Looked = { small: Image; people: People; relief: Relief; still: Still };

async function look(file: string, { width, height, mode }: ImageVideoOrder): Promise<Looked> {
  // It reads the whole file; what fails after it is no fault of the image.
  const small = await readSmall(file, SMALL_PIXELS).catch((error: unknown) => {
    throw new JobRefusal('bad_media', error instanceof Error ? error.message : 'the picture cannot be read');
  });
  const people = await seePeople(small);
  const relief = findRelief(small, people);
  const still = await readStill(file, { width, height }, relief.focus, DETAIL[mode]);
  return { small, people, relief, still };
}

type Direction = { order: ImageVideoOrder; move: Move; side: -1 | 1; morph: Morph | null };

function videoOf(
  which: 'first' | 'last',
  { small, people, relief, still }: Looked,
  { order, move, side, morph }: Direction,
): { video: StillVideo; isStirred: boolean; missing: Stirring[] } {
  const { words, seconds: length, width, height } = order;
  const isLast = which === 'last';
  const { stir, missing } = makeStir({
    small,
    size: still.image,
    relief,
    reach: STIR_REACH[order.motion] * words.pace,
    seconds: length,
    swell: (seconds) => smooth(0, SWELL_SECONDS, isLast ? length - seconds : seconds),
    hasClouds: words.air.has('clouds'),
    hasWater: words.air.has('water'),
    hasStars: words.air.has('stars'),
    hasWind: words.weather.has('wind') || words.weather.has('storm'),
    hasBreath: words.air.has('breath'),
    people,
    gestures: new Set(GESTURES.filter((one) => words.air.has(one))),
    side,
  });
  const pulled = morph ? morph.pull(which, stir) : stir;
  const restAt = isLast ? 'end' : morph ? 'begin' : null;
  const video = videoStill({ still, relief, move, width, height, restAt, ...(pulled && { stir: pulled }) });
  return { video, isStirred: stir !== undefined, missing };
}

type Painted = { frame: Pixels & { data: Uint8ClampedArray }; paint: FramePainter };

function framePainter(
  { width, height }: ImageVideoOrder,
  first: StillVideo,
  last: StillVideo | null,
  morph: Morph | null,
): Painted {
  const frame = makeFrame(width, height);
  const other = last ? makeFrame(width, height) : null;
  return {
    frame,
    paint(part, seconds) {
      const shares = morph ? morph.sharesAt(part) : 'first';
      if (shares !== 'last') first.paint(frame, part, seconds);
      if (last && other && shares !== 'first') {
        last.paint(shares === 'last' ? frame : other, part, seconds);
        if (shares !== 'last') mixFrames(frame, other, shares.knots);
      }
      return frame.data;
    },
  };
}

/** Lays the air over the frames: it comes softly, and goes where a last image is to be seen as it was given. */
function airPainter(
  order: ImageVideoOrder,
  { frame, paint }: Painted,
  video: StillVideo,
  air: AirLayer[],
): FramePainter {
  const canvas = makeSurface(frame.width, frame.height);
  const brush = canvas.getContext('2d');
  const write = makePixelWriter(canvas);
  const pixels = Buffer.alloc(frame.width * frame.height * 4);
  return (part, seconds) => {
    paint(part, seconds);
    write(frame.data);
    const begun = smooth(0, SWELL_SECONDS, seconds);
    const strength = order.last === null ? begun : begun * smooth(0, SWELL_SECONDS, order.seconds - seconds);
    for (const layer of air) {
      brush.save();
      video.place(brush, layer.nearness, part, seconds);
      brush.globalAlpha = strength;
      layer.paint(brush, seconds);
      brush.restore();
    }
    copyPixels(canvas, pixels);
    return pixels;
  };
}
