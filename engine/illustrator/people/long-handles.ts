// What has a long handle in the hands of who is seen from the side: a mop, a vacuum cleaner, a stick in a cauldron.

import { FEAST_FIRES } from '../things/feast-fires.ts';
import { ball, bar, line, shape, type Pen } from '../things/pen.ts';
import type { Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';
import type { TradeDrawing } from './trade-drawing.ts';

const FOOT: Point = [50, -5];

export const LONG_HANDLES = {
  mop: {
    behind(pen) {
      // A wet streak, and the bucket behind it.
      ball(pen, 62, 1, 30, 2.4, '#a9c6d8');
      shape(pen, 'M78 -22 L82 0 H100 L104 -22 Z', '#3f8fc4', { colour: '#2a6590', from: -22, to: 0 });
      ball(pen, 91, -22, 13, 3, '#bfe0f0');
      line(pen, 'M78 -22 C80 -38 102 -38 104 -22', '#7d8894', 1.2);
    },
    over(pen, skeleton) {
      drawHandle(pen, skeleton, '#4f8fb8');
      for (let strand = 0; strand < 20; strand++) {
        const aside = (strand - 9.5) / 9.5;
        line(
          pen,
          `M${FOOT[0] + aside * 3} ${FOOT[1] - 4} Q${FOOT[0] + aside * 9} ${FOOT[1]} ${FOOT[0] + aside * 13} ${3 - Math.abs(aside)}`,
          strand % 2 === 0 ? '#f2efe8' : '#cfd6da',
          1.7,
        );
      }
      bar(pen, FOOT[0] - 5, FOOT[1] - 6, 10, 4, '#d8483c', 1.4);
    },
  },
  vacuum: {
    behind(pen, { arms: [far] }) {
      line(pen, `M92 -14 C70 -44 40 -60 ${far.end[0]} ${far.end[1]}`, '#3a3f4a', 3);
      shape(pen, 'M78 0 C74 -20 88 -26 102 -24 C116 -22 118 -8 116 0 Z', '#c8413c', {
        colour: '#8a2428',
        from: -26,
        to: 0,
      });
      ball(pen, 86, -3, 6, 6, '#22262e');
      ball(pen, 86, -3, 2.6, 2.6, '#8a94a0');
      ball(pen, 110, -2, 4, 4, '#22262e');
    },
    over(pen, skeleton) {
      drawHandle(pen, skeleton, '#6a7480');
      shape(
        pen,
        `M${FOOT[0] - 8} 2 L${FOOT[0] - 3} ${FOOT[1] - 4} H${FOOT[0] + 8} L${FOOT[0] + 16} 2 Z`,
        '#2c323c',
      );
    },
  },
  stir: {
    behind(pen) {
      const { brush } = pen;
      brush.save();
      brush.translate(58, 1);
      brush.scale(0.36, 0.36);
      FEAST_FIRES['own/cauldron']?.paint(pen);
      brush.restore();
    },
    over(pen, { arms: [far, near] }) {
      const [x, y] = [(far.end[0] + near.end[0]) / 2, (far.end[1] + near.end[1]) / 2];
      line(pen, `M${x - 9} ${y - 13} L57 -35`, '#4a3020', 2.6);
      line(pen, `M${x - 9} ${y - 13} L57 -35`, '#9a7048', 1.5);
    },
  },
} satisfies Record<string, TradeDrawing>;

function drawHandle(pen: Pen, { arms: [far, near] }: Skeleton, colour: string): void {
  const [x, y] = [(far.end[0] + near.end[0]) / 2, (far.end[1] + near.end[1]) / 2];
  const back: Point = [x - (FOOT[0] - x) * 0.4, y - (FOOT[1] - y) * 0.4];
  line(pen, `M${back[0]} ${back[1]} L${FOOT[0]} ${FOOT[1]}`, '#2a3038', 2.6);
  line(pen, `M${back[0]} ${back[1]} L${FOOT[0]} ${FOOT[1]}`, colour, 1.7);
}
