// An umbrella of oiled paper on ribs of bamboo, open, its pole straight: what is carried through the rain in old China.

import { mix } from '#engine/raster/colour.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const PAPERS = ['#c23a30', '#d8874a', '#e0b878', '#c8583c'] as const;
/** The row of the rim, and how far the top rises over it. */
const [RIM, TOP, HALF] = [-92, -136, 84] as const;

function paperUmbrella(pen: Pen): void {
  const paper = pen.random.pick(PAPERS);
  const deep = mix(paper, '#2a1420', 0.45);
  bar(pen, 1.6, RIM - 20, 4.4, 20 - RIM, '#a87a48', 2);
  // Its inner side, below the rim, with the ribs.
  shape(pen, `M${-HALF} ${RIM} Q0 ${RIM - 24} ${HALF} ${RIM} Q0 ${RIM + 15} ${-HALF} ${RIM} Z`, deep);
  for (const x of [-62, -40, -19, 0, 19, 40, 62])
    line(pen, `M4 ${RIM - 14} L${x} ${RIM + 7.4 * (1 - (x / HALF) ** 2)}`, mix('#d8b070', deep, 0.2), 1.1);
  // Flat as a cone, a little hollow between the ribs.
  shape(
    pen,
    `M${-HALF} ${RIM} Q-40 ${TOP + 18} 0 ${TOP} Q40 ${TOP + 18} ${HALF} ${RIM} Q70 ${RIM - 4} 56 ${RIM + 3} Q42 ${RIM - 1} 28 ${RIM + 6} Q14 ${RIM + 2} 0 ${RIM + 7} Q-14 ${RIM + 2} -28 ${RIM + 6} Q-42 ${RIM - 1} -56 ${RIM + 3} Q-70 ${RIM - 4} ${-HALF} ${RIM} Z`,
    mix(paper, '#fff4d8', 0.3),
    { colour: mix(paper, '#2a1420', 0.14), from: TOP, to: RIM + 7 },
  );
  const dark = -pen.side;
  shape(
    pen,
    `M0 ${TOP} Q${dark * 40} ${TOP + 18} ${dark * HALF} ${RIM} Q${dark * 70} ${RIM - 4} ${dark * 56} ${RIM + 3} Q${dark * 42} ${RIM - 1} ${dark * 28} ${RIM + 6} Q${dark * 20} ${TOP + 22} 0 ${TOP} Z`,
    mix(paper, '#2a1420', 0.2),
  );
  for (const x of [-56, -28, 0, 28, 56])
    line(
      pen,
      `M0 ${TOP} Q${x * 0.55} ${TOP + 14 + Math.abs(x) * 0.06} ${x} ${RIM + 6 - Math.abs(x) * 0.06}`,
      mix(paper, '#3a1a18', 0.4),
      1,
    );
  // A painted branch with plum blossoms.
  line(pen, 'M-50 -99 Q-32 -110 -12 -112', mix('#4a3028', paper, 0.2), 1.5);
  for (const [x, y] of [
    [-46, -102],
    [-34, -108],
    [-22, -111],
    [-12, -108],
  ] as const)
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * Math.PI * 2;
      shape(
        pen,
        `M${x} ${y} m${Math.cos(turn) * 2.2 - 1.5} ${Math.sin(turn) * 1.7} a1.5 1.3 0 1 0 3 0 a1.5 1.3 0 1 0 -3 0 Z`,
        '#fff4ee',
      );
    }
  shape(pen, `M-5 ${TOP + 3} Q0 ${TOP - 2} 5 ${TOP + 3} L3 ${TOP - 5} H-3 Z`, '#6a4428');
  bar(pen, -1.6, TOP - 9, 3.2, 8, '#8a5f38', 1.4);
}

export const PAPER_UMBRELLAS: Record<string, OwnDrawing> = {
  'own/paper-umbrella': { width: 172, height: 146, paint: paperUmbrella },
};
