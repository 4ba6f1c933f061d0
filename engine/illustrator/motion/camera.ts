// The camera of a video: how it moves, and how far beyond the frame the scene must be painted for it.

import type { Camera } from '#contract/video.ts';
import { smooth } from '#engine/raster/noise.ts';
import type { StageScene } from '../staging/stage.ts';

/** Where the camera is at a moment. Shares of the frame's width (x) and height (y) unless said otherwise. */
export type View = {
  /** It turns: everything shifts alike. */
  panX: number;
  panY: number;
  /** It walks: what is near (nearness 1 at the viewer's feet) shifts so much, the far sky not at all. */
  trackX: number;
  trackY: number;
  /** It comes nearer: how much larger things at nearness 1 get. */
  dolly: number;
  /** Radians. */
  roll: number;
};

export type Shot = {
  /** How much larger than the frame the scene is painted. */
  over: { x: number; y: number };
  viewAt(part: number, seconds: number): View;
  /** The subject keeps its place in the frame while the world passes. */
  isFollowing: boolean;
};

const STILL: View = { panX: 0, panY: 0, trackX: 0, trackY: 0, dolly: 0, roll: 0 };

/** Nearness of a subject in the foreground: around it an orbit turns. */
const MIDDLE = 0.72;

/** From 0 to 1, starting and ending softly, but never slow for long. */
function ease(part: number): number {
  return 0.55 * smooth(0, 1, part) + 0.45 * part;
}

/** From −1 to 1. */
const swing = (eased: number): number => eased * 2 - 1;

/** How far beyond the frame a move of this reach looks: known before the scene is planned. */
export function overscanOf(camera: Camera, reach = 1): Shot['over'] {
  const { x, y } = OVERSCAN[camera];
  return { x: 1 + (x - 1) * reach, y: 1 + (y - 1) * reach };
}

const OVERSCAN: Readonly<Record<Camera, Shot['over']>> = {
  auto: { x: 1.07, y: 1.03 },
  static: { x: 1, y: 1 },
  push_in: { x: 1, y: 1 },
  pull_out: { x: 1, y: 1 },
  pan_left: { x: 1.24, y: 1.02 },
  pan_right: { x: 1.24, y: 1.02 },
  tilt_up: { x: 1.02, y: 1.24 },
  tilt_down: { x: 1.02, y: 1.24 },
  orbit: { x: 1.2, y: 1.02 },
  tracking: { x: 1.27, y: 1.02 },
  handheld: { x: 1.07, y: 1.07 },
  crane_up: { x: 1.02, y: 1.3 },
};

/** What a shot goes by. */
export type ShotScene = {
  scene: StageScene;
  isPortrait: boolean;
  isRough: boolean;
  /** False in space, in the deep, in the open sky. */
  hasGround: boolean;
  /** Part of its usual way that the camera goes; 1 where there is room. */
  reach: number;
  /** Where moves without a direction of their own go: toward the light, or where the subject is heading. */
  side: -1 | 1;
  phase: number;
};

export function chooseShot(camera: Camera, scene: ShotScene): Shot {
  const move = camera === 'auto' ? autoMove(scene) : MOVES[camera];
  return {
    over: overscanOf(camera, scene.reach),
    viewAt: (part, seconds) => shorten({ ...STILL, ...move(ease(part), seconds, scene) }, scene.reach),
    isFollowing: camera === 'tracking',
  };
}

function shorten(view: View, reach: number): View {
  if (reach === 1) return view;
  const { panX, panY, trackX, trackY } = view;
  return { ...view, panX: panX * reach, panY: panY * reach, trackX: trackX * reach, trackY: trackY * reach };
}

type MoveView = (eased: number, seconds: number, scene: ShotScene) => Partial<View>;

const MOVES: Readonly<Record<Exclude<Camera, 'auto'>, MoveView>> = {
  static: () => ({}),
  push_in: (eased) => ({ dolly: 0.3 * eased }),
  pull_out: (eased) => ({ dolly: 0.3 * (1 - eased) }),
  pan_left: (eased) => ({ panX: 0.11 * swing(eased) }),
  pan_right: (eased) => ({ panX: -0.11 * swing(eased) }),
  tilt_up: (eased) => ({ panY: 0.11 * swing(eased) }),
  tilt_down: (eased) => ({ panY: -0.11 * swing(eased) }),
  orbit: (eased, _, { side }) => {
    const walked = 0.12 * swing(eased) * side;
    return { trackX: walked, panX: -walked * MIDDLE, dolly: 0.05 * (1 - swing(eased) ** 2) };
  },
  // The world passes against the way that is gone.
  tracking: (eased, _, { side }) => ({ trackX: -0.115 * swing(eased) * side }),
  handheld: (_, seconds, { phase }) => byHand(seconds, phase, 1),
  // It rises and looks down more and more: the horizon climbs, whoever stands near keeps the place.
  crane_up: (eased, _, { hasGround }) =>
    hasGround
      ? { trackY: -0.12 + 0.15 * eased, panY: -0.145 * eased }
      : { trackY: 0.1 * swing(eased), panY: 0.02 },
};

/** The move that shows most of a place. */
function autoMove({ scene, isPortrait, isRough }: ShotScene): MoveView {
  if (isRough)
    return (eased, seconds, { phase }) => ({ ...byHand(seconds, phase, 0.6), dolly: 0.02 + 0.06 * eased });
  if (isPortrait || ['table', 'studio', 'room', 'theatre'].includes(scene))
    return (eased, _, { side }) => {
      const walked = 0.036 * swing(eased) * side;
      return { trackX: walked, panX: -walked * MIDDLE, dolly: 0.02 + 0.05 * eased };
    };
  if (scene === 'emblem' || scene === 'poster' || scene === 'isometric')
    return (eased) => ({ dolly: 0.06 * eased });
  if (
    [
      'street',
      'station',
      'metro',
      'greenhouse',
      'forest',
      'cave',
      'water-town',
      'space',
      'abstract',
    ].includes(scene)
  )
    return (eased, _, { side }) => ({ dolly: 0.17 * eased, trackX: 0.008 * swing(eased) * side });
  if (['sky', 'underwater'].includes(scene))
    return (eased, seconds, { side, phase }) => ({
      trackX: 0.022 * swing(eased) * side,
      panY: 0.008 * Math.sin(seconds * 0.7 + phase),
      dolly: 0.07 * eased,
    });
  return (eased, _, { side }) => ({ trackX: 0.028 * swing(eased) * side, dolly: 0.1 * eased });
}

function byHand(seconds: number, phase: number, strength: number): Partial<View> {
  return {
    panX: 0.009 * strength * waver(seconds, phase),
    panY: 0.012 * strength * waver(seconds * 1.13, phase + 40),
    trackX: 0.006 * strength * waver(seconds * 0.7, phase + 80),
    roll: 0.006 * strength * waver(seconds * 0.8, phase + 120),
    dolly: 0.02 + 0.012 * waver(seconds * 0.6, phase + 160),
  };
}

/** What a hand does: slow sway, smaller and quicker tremble. −1 to 1. */
function waver(seconds: number, phase: number): number {
  const wave = (hertz: number, shift: number) => Math.sin(Math.PI * 2 * hertz * seconds + phase * shift);
  return 0.5 * wave(0.23, 1) + 0.28 * wave(0.61, 1.7) + 0.15 * wave(1.37, 2.3) + 0.07 * wave(2.9, 3.1);
}
