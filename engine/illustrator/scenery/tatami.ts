// The floor of a Japanese room: mats of straw with dark borders, laid in turns.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { roomStyleOf } from './room-style.ts';

/** Rows of mats from the wall to the viewer: where each begins, 0–1 of the floor. */
const ROWS = [0, 0.13, 0.33, 0.62, 1.02] as const;
/** In parts of the frame's short side, at the wall. */
const MAT = 0.42;

/** Whether mats lie on the floor of this room. */
export function hasMats(stage: Pick<Stage, 'scene' | 'words'>): boolean {
  return roomStyleOf(stage) === 'japanese';
}

export function paintMats(stage: Stage, brush: Brush, top: number): void {
  const { width, height, short, isDark } = stage;
  const random = stage.random('mats');
  const straw = isDark ? mix('#a8a468', '#1c1a2c', 0.5) : lit(stage, '#bdb677');
  const border = isDark ? '#1c2420' : '#3f4a38';
  const deep = height - top;
  const at = (x: number, part: number): [number, number] => [
    width / 2 + x * short * MAT * (1 + part * 1.35),
    top + deep * part,
  ];
  const strip = (x: number, wide: number, from: number, to: number, colour: string): void => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(...at(x, from));
    brush.lineTo(...at(x + wide, from));
    brush.lineTo(...at(x + wide, to));
    brush.lineTo(...at(x, to));
    brush.fill();
  };
  for (const [row, from] of ROWS.slice(0, -1).entries()) {
    const to = ROWS[row + 1] ?? 1;
    for (let mat = -5; mat <= 4; mat++) {
      const x = mat + (row % 2) * 0.5;
      const tone = mix(straw, random.chance(0.5) ? '#f4ecb8' : '#6a6a34', random.between(0.02, 0.13));
      strip(x, 1, from, to, css(mix(tone, '#1c140c', from * 0.28)));
      // The weave runs along each mat.
      brush.strokeStyle = css('#5f5c30', 0.16);
      brush.lineWidth = Math.max(0.6, short * 0.001);
      for (let straws = 1; straws < 26; straws++) {
        const part = from + ((to - from) * straws) / 26;
        brush.beginPath();
        brush.moveTo(...at(x, part));
        brush.lineTo(...at(x + 1, part));
        brush.stroke();
      }
      strip(x, 0.035, from, to, css(border));
      strip(x + 0.965, 0.035, from, to, css(border));
    }
    strip(-5, 11, from, from + 0.012, css(border, 0.6));
  }
  const light = brush.createLinearGradient(0, top, 0, height);
  light.addColorStop(0, css('#fff0c8', isDark ? 0.08 : 0.3));
  light.addColorStop(1, css('#1c0c0c', 0.3));
  brush.fillStyle = light;
  brush.fillRect(0, top, width, deep);
}
