// A raft of bamboo poles, its bow bent up, with who fishes from it. The bow is to the left.

import { mix } from '#engine/raster/colour.ts';
import { paintFisherman } from './crafts.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const BAMBOO = '#a9b05c';
/** The rows of the poles from the far one to the near one, and how far each is shifted. */
const POLES = [
  [-13, 8],
  [-9, -2],
  [-5, 5],
  [-1, -4],
] as const;
const KNOTS = [-78, -44, -8, 30, 66, 96] as const;

function paintPoles(pen: Pen): void {
  for (const [at, [y, shift]] of POLES.entries()) {
    const colour = mix(BAMBOO, at % 2 === 0 ? '#ffffff' : '#5a5a24', 0.16);
    shape(
      pen,
      `M${-112 + shift} ${y - 13} Q${-96 + shift} ${y - 1} ${-66 + shift} ${y - 2} L${112 + shift} ${y - 2} L${112 + shift} ${y + 4} L${-66 + shift} ${y + 4} Q${-100 + shift} ${y + 4} ${-116 + shift} ${y - 10} Z`,
      colour,
      { colour: mix(BAMBOO, '#2c2c10', 0.5), from: y - 3, to: y + 5 },
    );
    for (const knot of KNOTS)
      line(pen, `M${knot + shift} ${y - 2} V${y + 3}`, mix(BAMBOO, '#34340f', 0.55), 1.1);
  }
  for (const x of [-62, 12, 92]) line(pen, `M${x + 6} -16 L${x - 4} 4`, '#6a4a2c', 2.6);
}

function bambooRaft(pen: Pen): void {
  paintPoles(pen);
  paintFisherman(pen);
}

export const BAMBOO_RAFT: Record<string, OwnDrawing> = {
  'own/bamboo-raft': { width: 240, height: 84, paint: bambooRaft },
  // With room over it for whoever stands there.
  'own/empty-bamboo-raft': { width: 240, height: 84, paint: paintPoles },
};
