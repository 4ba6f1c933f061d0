// The camera of a film: how it moves, and how far beyond the frame the scene must be painted for it.

import type { Camera } from '#contract/film.ts';
import { smooth } from '../noise.ts';

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

/** A move from 0 to 1 that starts and ends softly, but is never slow for long. */
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

function ease(part: number): number {
  return 0.55 * smooth(0, 1, part) + 0.45 * part;
}

function makeShot(
  over: Shot['over'],
  move: (eased: number, seconds: number) => Partial<View>,
  isFollowing = false,
): Shot {
  return {
    over,
    viewAt: (part, seconds) => ({ ...STILL, ...move(ease(part), seconds) }),
    isFollowing,
  };
}

/** From −1 to 1. */
const swing = (eased: number): number => eased * 2 - 1;

/** `side` is where the light stands: moves that have no direction of their own go toward it. */
export function chooseShot(camera: Camera, side: -1 | 1, phase: number): Shot {
  switch (camera) {
    case 'static':
      return makeShot({ x: 1, y: 1 }, () => ({}));
    case 'push_in':
      return makeShot({ x: 1, y: 1 }, (eased) => ({ dolly: 0.3 * eased }));
    case 'pull_out':
      return makeShot({ x: 1, y: 1 }, (eased) => ({ dolly: 0.3 * (1 - eased) }));
    case 'pan_left':
      return makeShot({ x: 1.24, y: 1.02 }, (eased) => ({ panX: 0.11 * swing(eased) }));
    case 'pan_right':
      return makeShot({ x: 1.24, y: 1.02 }, (eased) => ({ panX: -0.11 * swing(eased) }));
    case 'tilt_up':
      return makeShot({ x: 1.02, y: 1.24 }, (eased) => ({ panY: 0.11 * swing(eased) }));
    case 'tilt_down':
      return makeShot({ x: 1.02, y: 1.24 }, (eased) => ({ panY: -0.11 * swing(eased) }));
    case 'orbit':
      return makeShot({ x: 1.2, y: 1.02 }, (eased) => {
        const walked = 0.12 * swing(eased) * side;
        return { trackX: walked, panX: -walked * MIDDLE, dolly: 0.05 * (1 - swing(eased) ** 2) };
      });
    case 'tracking':
      return makeShot({ x: 1.27, y: 1.02 }, (eased) => ({ trackX: -0.115 * swing(eased) * side }), true);
    case 'handheld':
      return makeShot({ x: 1.07, y: 1.07 }, (_, seconds) => ({
        panX: 0.009 * waver(seconds, phase),
        panY: 0.012 * waver(seconds * 1.13, phase + 40),
        trackX: 0.006 * waver(seconds * 0.7, phase + 80),
        roll: 0.006 * waver(seconds * 0.8, phase + 120),
        dolly: 0.02 + 0.012 * waver(seconds * 0.6, phase + 160),
      }));
    case 'crane_up':
      // It rises and looks down more and more: the horizon climbs, whoever stands near keeps the place.
      return makeShot({ x: 1.02, y: 1.3 }, (eased) => ({
        trackY: -0.12 + 0.15 * eased,
        panY: -0.145 * eased,
      }));
    case 'auto':
      return makeShot({ x: 1.06, y: 1.02 }, (eased) => ({
        trackX: 0.026 * swing(eased) * side,
        dolly: 0.1 * eased,
      }));
  }
}

/** What a hand does: slow sway, smaller and quicker tremble. −1 to 1. */
function waver(seconds: number, phase: number): number {
  const wave = (hertz: number, shift: number) => Math.sin(Math.PI * 2 * hertz * seconds + phase * shift);
  return 0.5 * wave(0.23, 1) + 0.28 * wave(0.61, 1.7) + 0.15 * wave(1.37, 2.3) + 0.07 * wave(2.9, 3.1);
}
