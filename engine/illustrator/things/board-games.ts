// Games on a table: a chessboard with its men, a go board, a hand of cards; in units of their own.

import { mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, line, moved, shape, type OwnDrawing, type Pen } from './pen.ts';

type Row = (row: number) => { y: number; half: number };

/** A board that lies before us: how high each line is, and how wide. */
const lying: Row = (row) => ({ y: -58 + row ** 1.12 * 5.2, half: 62 + row * 3.9 });

const squareAt = ({ half }: { half: number }, step: number): number => -half + (half * 2 * step) / 8;

/** With all its men, the black ones farther off. */
function chessBoard(pen: Pen): void {
  const front = lying(8);
  const back = lying(0);
  shape(
    pen,
    `M${-back.half - 5} ${back.y - 2} H${back.half + 5} L${front.half + 8} ${front.y + 2} H${-front.half - 8} Z`,
    '#6a3f24',
  );
  shape(
    pen,
    `M${-front.half - 8} ${front.y + 2} H${front.half + 8} V${front.y + 9} H${-front.half - 8} Z`,
    '#4a2816',
  );
  for (let row = 0; row < 8; row++) {
    const [far, near] = [lying(row), lying(row + 1)];
    for (let at = 0; at < 8; at++) {
      shape(
        pen,
        `M${squareAt(far, at)} ${far.y} L${squareAt(far, at + 1)} ${far.y} L${squareAt(near, at + 1)} ${near.y} L${squareAt(near, at)} ${near.y} Z`,
        (row + at) % 2 === 0 ? '#f0dcb4' : '#8a5630',
      );
    }
  }
  const man = (
    row: number,
    at: number,
    tall: number,
    colour: string,
    head: 'ball' | 'cross' | 'tower',
  ): void => {
    const [far, near] = [lying(row), lying(row + 1)];
    const half = (far.half + near.half) / 2;
    const [x, y] = [-half + (half * 2 * (at + 0.5)) / 8, (far.y + near.y) / 2 + 1];
    const wide = half * 0.068;
    ball(pen, x, y, wide * 1.2, wide * 0.5, mix(colour, '#20142a', 0.3));
    shape(
      pen,
      `M${x - wide} ${y} Q${x - wide * 0.4} ${y - tall * 0.5} ${x - wide * 0.5} ${y - tall * 0.8} H${x + wide * 0.5} Q${x + wide * 0.4} ${y - tall * 0.5} ${x + wide} ${y} Z`,
      light(colour, 0.2),
      down(colour, y - tall, y),
    );
    if (head === 'tower') box(pen, x - wide * 0.8, y - tall, wide * 1.6, tall * 0.28, light(colour, 0.1), 1);
    else ball(pen, x, y - tall * 0.86, wide * 0.7, wide * 0.7, light(colour, 0.1));
    if (head === 'cross')
      line(pen, `M${x} ${y - tall * 0.96} v${-tall * 0.26} m-2 ${tall * 0.1} h4`, colour, 1.6);
  };
  const heads = ['tower', 'ball', 'ball', 'cross', 'cross', 'ball', 'ball', 'tower'] as const;
  const talls = [13, 15, 17, 19, 20, 17, 15, 13] as const;
  for (let at = 0; at < 8; at++) man(0, at, (talls[at] ?? 14) * 0.9, '#33262a', heads[at] ?? 'ball');
  for (let at = 0; at < 8; at++) if (at !== 4) man(1, at, 10, '#33262a', 'ball');
  man(3, 4, 11, '#33262a', 'ball');
  man(4, 3, 12, '#f2e6cc', 'ball');
  for (let at = 0; at < 8; at++) if (at !== 3) man(6, at, 12.6, '#f2e6cc', 'ball');
  for (let at = 0; at < 8; at++) man(7, at, (talls[at] ?? 14) * 1.14, '#f2e6cc', heads[at] ?? 'ball');
}

/** Of yellow wood with lines, black and white stones on it, its bowls beside it. */
function goBoard(pen: Pen): void {
  const front = lying(8);
  const back = lying(0);
  shape(
    pen,
    `M${-front.half - 6} ${front.y + 2} H${front.half + 6} V${front.y + 14} H${-front.half - 6} Z`,
    '#a8783c',
  );
  shape(
    pen,
    `M${-back.half - 4} ${back.y - 2} H${back.half + 4} L${front.half + 6} ${front.y + 2} H${-front.half - 6} Z`,
    '#f0c87c',
    down('#d8a858', back.y, front.y, 0.06),
  );
  const put = (row: number, at: number): readonly [number, number, number] => {
    const { y, half } = lying(row);
    return [-half + (half * 2 * at) / 12, y, half];
  };
  for (let at = 0; at <= 12; at++) {
    const [x0, y0] = put(0, at);
    const [x1, y1] = put(8, at);
    line(pen, `M${x0} ${y0} L${x1} ${y1}`, '#6a4a24', 0.8);
    const { y, half } = lying((at * 8) / 12);
    line(pen, `M${-half} ${y} H${half}`, '#6a4a24', 0.8);
  }
  for (let stone = 0; stone < 26; stone++) {
    const [x, y, half] = put((pen.random.whole(11) + 1) * (8 / 12), pen.random.whole(11) + 1);
    const r = half * 0.068;
    ball(pen, x, y, r, r * 0.56, stone % 2 === 0 ? '#2a2a30' : '#fbf9f4');
  }
}

/** Five of them, spread: the ace of hearts is on top. */
function playingCards(pen: Pen): void {
  const faces = [
    ['#2a2a30', 'spade'],
    ['#c8302c', 'diamond'],
    ['#2a2a30', 'club'],
    ['#2a2a30', 'spade'],
    ['#c8302c', 'heart'],
  ] as const;
  for (const [at, [ink, suit]] of faces.entries()) {
    pen.brush.save();
    pen.brush.translate(0, 46);
    pen.brush.rotate((at - 2) * 0.25);
    pen.brush.translate(0, -46);
    shape(
      pen,
      'M-34 -114 Q-34 -120 -28 -120 H28 Q34 -120 34 -114 V-16 Q34 -10 28 -10 H-28 Q-34 -10 -34 -16 Z',
      '#8a8078',
    );
    shape(
      pen,
      'M-33 -114 Q-33 -119 -28 -119 H28 Q33 -119 33 -114 V-16 Q33 -11 28 -11 H-28 Q-33 -11 -33 -16 Z',
      '#fefcf6',
      down('#f0eae0', -119, -11, 0.08),
    );
    const sign = (x: number, y: number, s: number): void => {
      if (suit === 'heart' || suit === 'spade') {
        const up = suit === 'heart' ? 1 : -1;
        shape(
          pen,
          `M${x} ${y + 8 * s * up} C${x - 13 * s} ${y - 1 * s * up} ${x - 9 * s} ${y - 10 * s * up} ${x} ${y - 4 * s * up} C${x + 9 * s} ${y - 10 * s * up} ${x + 13 * s} ${y - 1 * s * up} ${x} ${y + 8 * s * up} Z`,
          ink,
        );
        if (suit === 'spade') shape(pen, `M${x} ${y} L${x - 4 * s} ${y + 9 * s} H${x + 4 * s} Z`, ink);
      } else if (suit === 'diamond')
        shape(pen, `M${x} ${y - 9 * s} L${x + 6.6 * s} ${y} L${x} ${y + 9 * s} L${x - 6.6 * s} ${y} Z`, ink);
      else {
        for (const [dx, dy] of [
          [0, -4],
          [-4.6, 2],
          [4.6, 2],
        ] as const)
          ball(pen, x + dx * s, y + dy * s, 4 * s, 4 * s, ink);
        shape(pen, `M${x} ${y} L${x - 4 * s} ${y + 9 * s} H${x + 4 * s} Z`, ink);
      }
    };
    line(pen, 'M-27.5 -101 L-24.5 -110 L-21.5 -101 M-26.6 -104 H-22.4', ink, 1.8);
    sign(-24.5, -92, 0.5);
    sign(0, -66, 1.9);
    sign(24.5, -26, 0.5);
    pen.brush.restore();
  }
}

export const BOARD_GAMES: Record<string, OwnDrawing> = {
  'own/chess-board': { width: 208, height: 82, paint: (pen) => moved(pen, chessBoard, 0, -6) },
  'own/go-board': { width: 204, height: 76, paint: (pen) => moved(pen, goBoard, 0, -11) },
  'own/playing-cards': { width: 224, height: 138, paint: (pen) => moved(pen, playingCards, 0, -13) },
};
