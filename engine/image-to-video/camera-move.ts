// How the camera moves through an image that has only one side: little, and never beyond its edges.
import type { Camera } from '#contract/video.ts';
import { smooth } from '#engine/raster/noise.ts';

/** Where the camera is at a moment: pans in shares of the frame's sides, tracks in shares of their geometric mean. */
export type Pose = {
  /** How much larger everything is. */
  zoom: number;
  panX: number;
  panY: number;
  /** How much more what is nearer than the pivot shifts; what is farther shifts the other way. */
  trackX: number;
  trackY: number;
  /** How much larger what is nearer than the pivot gets beside the rest. */
  dolly: number;
  /** Radians. */
  roll: number;
};

export type Move = {
  /** `part` 0–1 of the video. */
  poseAt(part: number, seconds: number): Pose;
  /** Nearness that keeps its place; null = that of what the image is about. */
  pivot: number | null;
  /** The frame stays equally large all the time; else the video begins with the whole image. */
  isSteady: boolean;
};

export const STILL: Pose = { zoom: 1, panX: 0, panY: 0, trackX: 0, trackY: 0, dolly: 0, roll: 0 };

const REACH = { low: 0.55, auto: 1, high: 1.75 } as const;
export type MotionStrength = keyof typeof REACH;

export type MoveRequest = {
  camera: Camera;
  motion: MotionStrength;
  /** Words like "slowly" and "fast": 1 is neither. */
  pace: number;
  /** Moves without a direction of their own go this way. */
  side: -1 | 1;
  phase: number;
};

/** Starts and ends softly, but is never slow for long. */
function ease(part: number): number {
  return 0.6 * smooth(0, 1, part) + 0.4 * part;
}

export function chooseMove({ camera, motion, pace, side, phase }: MoveRequest): Move {
  const reach = REACH[motion] * pace;
  const along = (
    pose: (eased: number, seconds: number) => Partial<Pose>,
    more: Partial<Move> = {},
  ): Move => ({
    poseAt: (part, seconds) => ({ ...STILL, ...pose(ease(part), seconds) }),
    pivot: null,
    isSteady: false,
    ...more,
  });
  const steady = { isSteady: true } as const;
  switch (camera) {
    case 'static':
      return along(() => ({}));
    case 'push_in':
      return along((e) => ({ zoom: 1 + 0.15 * reach * e, dolly: 0.13 * reach * e }));
    case 'pull_out':
      return along((e) => ({ zoom: 1 + 0.15 * reach * (1 - e), dolly: 0.13 * reach * (1 - e) }));
    case 'pan_left':
      return along((e) => pan(1, reach, e), steady);
    case 'pan_right':
      return along((e) => pan(-1, reach, e), steady);
    case 'tilt_up':
      return along((e) => ({ panY: 0.065 * reach * swing(e), trackY: 0.02 * reach * swing(e) }), steady);
    case 'tilt_down':
      return along((e) => ({ panY: -0.065 * reach * swing(e), trackY: -0.02 * reach * swing(e) }), steady);
    case 'orbit':
      return along((e) => ({
        trackX: 0.1 * reach * side * e,
        trackY: 0.012 * reach * Math.sin(Math.PI * e),
        zoom: 1 + 0.02 * reach * e,
      }));
    case 'tracking':
      return along((e) => ({ trackX: -0.075 * reach * side * swing(e) }), { ...steady, pivot: 0.02 });
    case 'handheld':
      return along((_, seconds) => shake(seconds * pace, phase, REACH[motion]), steady);
    case 'crane_up':
      return along((e) => ({
        trackY: 0.15 * reach * e,
        panY: 0.012 * reach * e,
        zoom: 1 + 0.02 * reach * e,
      }));
    case 'auto':
      return along((e) => ({
        zoom: 1 + 0.09 * reach * e,
        dolly: 0.09 * reach * e,
        trackX: 0.052 * reach * side * e,
      }));
  }
}

/** From −1 to 1. */
function swing(eased: number): number {
  return eased * 2 - 1;
}

function pan(direction: -1 | 1, reach: number, eased: number): Partial<Pose> {
  return { panX: 0.06 * reach * direction * swing(eased), trackX: 0.025 * reach * direction * swing(eased) };
}

function shake(seconds: number, phase: number, reach: number): Partial<Pose> {
  return {
    panX: 0.009 * reach * waver(seconds, phase),
    panY: 0.011 * reach * waver(seconds * 1.13, phase + 40),
    trackX: 0.016 * reach * waver(seconds * 0.7, phase + 80),
    trackY: 0.01 * reach * waver(seconds * 0.55, phase + 200),
    roll: 0.005 * reach * waver(seconds * 0.8, phase + 120),
    dolly: 0.02 * reach * waver(seconds * 0.6, phase + 160),
  };
}

/** What a hand does: slow sway, smaller and quicker tremble. −1 to 1. */
function waver(seconds: number, phase: number): number {
  const wave = (hertz: number, shift: number) => Math.sin(Math.PI * 2 * hertz * seconds + phase * shift);
  return 0.52 * wave(0.23, 1) + 0.28 * wave(0.61, 1.7) + 0.14 * wave(1.37, 2.3) + 0.06 * wave(2.9, 3.1);
}

/** The same move, but without where it stands at `other`: there the image is as it was given. */
export function relativeTo(pose: Pose, other: Pose): Pose {
  return {
    zoom: pose.zoom / other.zoom,
    panX: pose.panX - other.panX,
    panY: pose.panY - other.panY,
    trackX: pose.trackX - other.trackX,
    trackY: pose.trackY - other.trackY,
    dolly: pose.dolly - other.dolly,
    roll: pose.roll - other.roll,
  };
}
