// How the heads of cats, dogs and wild beasts look from the front, and where their parts are.

import type { Head } from '../animals/measures.ts';
import { faceFrame, paintFace, paintNape } from './front-face.ts';
import { draftOf } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';
import { FRONT_BUILDS } from './front-builds.ts';

export const FRONT_FACES: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries(FRONT_BUILDS).flatMap(([name, build]) => {
    const { half, up, down } = faceFrame(build);
    const paintedBy = (paintHead: typeof paintFace): OwnDrawing => ({
      width: half * 2,
      height: up + down,
      paint(pen: Pen) {
        pen.brush.translate(0, -down);
        paintHead(draftOf(pen), build);
      },
    });
    return [
      [`own/${name}-face`, paintedBy(paintFace)],
      [napeOf(`own/${name}-face`), paintedBy(paintNape)],
    ];
  }),
);

/** The drawing of the same head from behind. */
export function napeOf(face: string): string {
  return face.replace(/-face$/, '-nape');
}

export const FRONT_HEADS: Record<string, Head> = Object.fromEntries(
  Object.entries(FRONT_BUILDS).map(([name, build]) => {
    const { half, up, down } = faceFrame(build);
    const part = (x: number, y: number): readonly [number, number] => [
      (x + half) / (half * 2),
      (y + up) / (up + down),
    ];
    const { wide, tall, eyeX, eyeY, eyeSize, muzzle } = build;
    return [
      `own/${name}-face`,
      {
        eyes: [part(-eyeX, eyeY), part(eyeX, eyeY)],
        eye: eyeSize / (half * 2),
        top: part(0, -tall * 0.86),
        wide: (wide * 1.16) / (half * 2),
        mouth: part(0, muzzle.y + muzzle.tall * 0.66),
        neck: [part(-wide * 0.6, tall * 0.98), part(wide * 0.6, tall * 0.98)],
      },
    ];
  }),
);
