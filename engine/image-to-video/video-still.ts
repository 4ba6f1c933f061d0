// One image under a moving camera: paints the frame of any moment.
import type { Image } from '#engine/raster/image.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Relief } from './find-relief.ts';
import { relativeTo, type Move } from './camera-move.ts';
import type { Still } from './read-frame.ts';
import { asPixels, sampleImage, type Pixels } from './sample-image.ts';
import { coverFor, fillGrid, makeGrid, trackUnit, type Lens } from './warp-grid.ts';
import { easeSlopes } from './ease-slopes.ts';

export type StillVideo = {
  paint(target: Pixels, part: number, seconds: number): void;
  /** Moves a brush to where things of this nearness are at that moment. */
  place(brush: Brush, nearness: number, part: number, seconds: number): void;
};

export type StillVideoRequest = {
  still: Still;
  relief: Relief;
  move: Move;
  width: number;
  height: number;
  /** When the image is to be whole and at rest: as the video begins, as it ends, or whenever the move wants it. */
  restAt: 'begin' | 'end' | null;
  stir?: Lens['stir'];
};

/** Looked at so often along the way to see how much the frame must be enlarged. */
const LOOKS = 24;
/** Which part of its size what lies on a slope may lose. */
const MOST_STRETCH = 0.55;

export function videoStill(request: StillVideoRequest): StillVideo {
  const { still, relief, move, width, height, restAt, stir } = request;
  const source = asPixels(still.image);
  const lens: Lens = {
    width,
    height,
    image: still.image,
    window: still.window,
    nearness: easeSlopes(relief.nearness, gentleSlope(request)),
    pivot: move.pivot ?? relief.focus.nearness,
    centre: centreOf(still, relief),
    ...(stir && { stir }),
  };
  const rest = restAt === null ? null : move.poseAt(restAt === 'begin' ? 0 : 1, 0);
  const poseAt = (part: number, seconds: number) => {
    const pose = move.poseAt(part, seconds);
    return rest ? relativeTo(pose, rest) : pose;
  };
  const covers = chooseCovers(
    Array.from({ length: LOOKS + 1 }, (_, look) => coverFor(lens, poseAt(look / LOOKS, look))),
    restAt === null && move.isSteady ? 'steady' : restAt === 'end' ? 'falling' : 'rising',
  );
  const coverAt = (part: number) => {
    const at = Math.min(1, Math.max(0, part)) * LOOKS;
    const before = Math.floor(at);
    const from = covers[before] ?? 1;
    return from + ((covers[before + 1] ?? from) - from) * (at - before);
  };
  const grid = makeGrid(lens);
  return {
    paint(target, part, seconds) {
      fillGrid(grid, lens, poseAt(part, seconds), coverAt(part), seconds);
      sampleImage(target, source, grid);
    },
    place(brush, nearness, part, seconds) {
      const pose = poseAt(part, seconds);
      const beyond = nearness - lens.pivot;
      const size = pose.zoom * coverAt(part) * (1 + pose.dolly * beyond);
      const centreX = lens.centre.x * width;
      const centreY = lens.centre.y * height;
      brush.translate(centreX, centreY);
      brush.rotate(pose.roll);
      const unit = trackUnit(lens);
      brush.translate(
        pose.panX * width + pose.trackX * beyond * unit,
        pose.panY * height + pose.trackY * beyond * unit,
      );
      brush.scale(size, size);
      brush.translate(-centreX, -centreY);
    },
  };
}

/** How fast nearness may change from one of its places to the next, so that neither track nor dolly folds the image. */
function gentleSlope({ move, still, relief, width, height }: StillVideoRequest): number {
  let farthest = 0;
  for (let look = 0; look <= LOOKS; look++) {
    const { trackX, trackY, dolly } = move.poseAt(look / LOOKS, look);
    const unit = trackUnit({ width, height });
    const shift = Math.hypot(trackX, trackY) * unit + Math.abs(dolly) * Math.hypot(width, height) * 0.4;
    farthest = Math.max(farthest, shift);
  }
  const perPlace = (still.image.width / relief.nearness.width) * (width / still.window.width);
  return (MOST_STRETCH * perPlace) / Math.max(1, farthest);
}

/** The frame may grow all the time, or shrink, or stay as large as it must be at its worst; it never pumps. */
function chooseCovers(needed: number[], way: 'steady' | 'rising' | 'falling'): number[] {
  if (way === 'steady') return needed.map(() => Math.max(...needed));
  if (way === 'falling') return needed.map((_, look) => Math.max(...needed.slice(look)));
  return needed.map((_, look) => Math.max(...needed.slice(0, look + 1)));
}

/** Zooming goes toward what the image is about, but not all the way: that would push the rest out. */
function centreOf({ image, window }: Still, { focus }: Relief): Lens['centre'] {
  return {
    x: centreShare(focus.x * image.width, window.left, window.width),
    y: centreShare(focus.y * image.height, window.top, window.height),
  };
}

function centreShare(at: number, start: number, size: number): number {
  return Math.min(0.8, Math.max(0.2, 0.5 + 0.7 * ((at - start) / size - 0.5)));
}

export function makeFrame(width: number, height: number): Pixels & Image {
  const data = new Uint8ClampedArray(width * height * 4);
  return { width, height, data, words: new Uint32Array(data.buffer) };
}
