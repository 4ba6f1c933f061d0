// A mermaid who waves: a woman to the hips, below them a tail with scales and a fluke.

import { css, mix } from '#engine/raster/colour.ts';
import { poseBody } from '../people/skeleton.ts';
import { within, type Draft } from '../people/draft.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import { bareFigure, drawToHips } from './half-figures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const LOOK: PersonLook = {
  sex: 'woman',
  age: 'young',
  wears: [],
  hair: { cut: 'long', colour: '#a8432e', words: '' },
};
const [SCALE, DEEP, SHELL] = ['#2f9c94', '#1c5a78', '#c46aa8'] as const;

function mermaid(pen: Pen): void {
  const person = bareFigure(pen, LOOK, { view: 'front', pose: 'wave', tone: 1 });
  const { hips, trunk, head: h, hipHalf } = poseBody(person);
  // The hand that hangs down is seen beside the tail.
  drawToHips(pen, person, { below: h * 0.2, beside: h * 1.4 });
  const breast = hips[1] - trunk * 0.66;
  for (const side of [-1, 1]) {
    ball(pen, side * h * 0.36, breast, h * 0.3, h * 0.27, SHELL);
    for (const rib of [-0.16, 0, 0.16])
      line(
        pen,
        `M${side * h * 0.36} ${breast + h * 0.22} Q${side * h * 0.36 + rib * h * 0.7} ${breast} ${side * h * 0.36 + rib * h * 1.3} ${breast - h * 0.2}`,
        mix(SHELL, '#3a1030', 0.35),
        h * 0.025,
      );
  }
  tail({ ...pen, warp: (x, y) => [x, y] }, pen, { top: hips[1], hip: hipHalf * 1.04, h });
}

/** `top`: where the hips are; `hip`: half of its width there; `h`: the height of a head. */
function tail(draft: Draft, pen: Pen, { top, hip, h }: { top: number; hip: number; h: number }): void {
  const { brush } = pen;
  const body = `M${-hip} ${top - h * 0.5} C${-hip * 1.2} ${top + h * 0.9} ${-hip * 0.9} ${top + h * 1.9} ${-hip * 0.2} ${top + h * 2.9} C${hip * 0.2} ${top + h * 3.4} ${hip * 0.7} ${top + h * 3.6} ${hip * 1.2} ${top + h * 3.7} L${hip * 1.5} ${top + h * 3.4} C${hip * 1.1} ${top + h * 2.9} ${hip * 1.3} ${top + h * 1.2} ${hip} ${top - h * 0.5} C${hip * 0.4} ${top - h * 0.24} ${-hip * 0.4} ${top - h * 0.24} ${-hip} ${top - h * 0.5} Z`;
  const [fx, fy] = [hip * 1.35, top + h * 3.5];
  for (const lobe of [
    `M${fx - h * 0.16} ${fy - h * 0.1} C${fx + h * 0.1} ${fy - h * 0.9} ${fx + h * 1} ${fy - h * 1.2} ${fx + h * 1.7} ${fy - h * 1} C${fx + h * 1.4} ${fy - h * 0.5} ${fx + h * 0.8} ${fy} ${fx} ${fy + h * 0.12} Z`,
    `M${fx - h * 0.16} ${fy - h * 0.06} C${fx - h * 0.3} ${fy + h * 0.5} ${fx + h * 0.3} ${fy + h * 1.1} ${fx + h * 1.1} ${fy + h * 1.1} C${fx + h * 1} ${fy + h * 0.6} ${fx + h * 0.6} ${fy + h * 0.1} ${fx + h * 0.04} ${fy - h * 0.1} Z`,
  ])
    shape(pen, lobe, mix(SCALE, '#b8f0e0', 0.4), { colour: DEEP, from: fy - h, to: fy + h * 1.4 });
  shape(pen, body, mix(SCALE, '#c8f8e8', 0.25), { colour: DEEP, from: top - h, to: top + h * 4 });
  within(draft, body, () => {
    brush.strokeStyle = css(mix(SCALE, '#e8fff6', 0.55), 0.55);
    brush.lineWidth = h * 0.035;
    for (let row = 0; row < 17; row++)
      for (let scale = -4; scale <= 7; scale++) {
        brush.beginPath();
        const x = (scale + (row % 2) * 0.5) * h * 0.3;
        brush.arc(x, top + (row - 1) * h * 0.25, h * 0.16, 0.2, Math.PI - 0.2);
        brush.stroke();
      }
  });
}

export const MERMAIDS: Record<string, OwnDrawing> = {
  'own/mermaid': {
    width: 74,
    height: 146,
    paint(pen) {
      pen.brush.translate(-10, -31);
      mermaid(pen);
    },
  },
};
