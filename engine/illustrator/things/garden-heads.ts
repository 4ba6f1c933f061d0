// The heads of garden and wild flowers that are not in flower-heads.ts: faces, cups, trumpets, puffs and stars.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { lying, petal, type FlowerHead } from './flower-heads.ts';
import { ball, line, shape, type Pen } from './pen.ts';

const GREEN = '#5f8f4a';

/** Draws in sizes of the head around its middle. */
export function at(pen: Pen, x: number, y: number, size: number, paint: () => void, turn = 0): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  brush.rotate(turn);
  paint();
  brush.restore();
}

/** So many petals around a middle; each is a path that points up, one unit long. */
function whorl(
  pen: Pen,
  { count, from = 0, flat = 0.86 }: { count: number; from?: number; flat?: number },
  paint: (index: number) => void,
): void {
  for (let index = 0; index < count; index++)
    lying(pen, 0, 0, from + (index / count) * Math.PI * 2, flat, () => paint(index));
}

function roundPetal(pen: Pen, long: number, wide: number, colour: Colour, root: Colour): void {
  const path = `M0 0 C${-wide * 0.8} ${-long * 0.2} ${-wide * 1.3} ${-long * 1.02} 0 ${-long} C${wide * 1.3} ${-long * 1.02} ${wide * 0.8} ${-long * 0.2} 0 0 Z`;
  shape(pen, path, mix(colour, '#ffffff', 0.16), { colour: root, from: -long * 0.9, to: -long * 0.05 });
  line(pen, path, mix(colour, '#2a1030', 0.24), 0.025);
}

/** Three petals stand, three hang with yellow on them. */
export const iris: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    const deep = mix(colour, '#1a0a3a', 0.3);
    for (const turn of [-2.1, 2.1, 3.14])
      lying(pen, 0, 0.05, turn, 1, () => {
        roundPetal(pen, 1.02, 0.42, mix(colour, '#1a0a3a', 0.1), deep);
        shape(pen, 'M0 -0.12 C-0.1 -0.24 -0.08 -0.5 0 -0.62 C0.08 -0.5 0.1 -0.24 0 -0.12 Z', '#f6c832');
      });
    for (const turn of [-0.52, 0.52, 0])
      lying(pen, 0, 0.05, turn, 1, () => roundPetal(pen, 1.05, 0.36, mix(colour, '#ffffff', 0.2), colour));
  });

/** Six petals and a trumpet before them. */
export const narcissus: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    whorl(pen, { count: 6, from: 0.26 }, () => roundPetal(pen, 1, 0.36, colour, mix(colour, '#c89a20', 0.3)));
    const cup = '#f2a022';
    ball(pen, 0, -0.02, 0.42, 0.38, cup);
    for (let frill = 0; frill < 12; frill++) {
      const turn = (frill / 12) * Math.PI * 2;
      ball(pen, Math.cos(turn) * 0.4, Math.sin(turn) * 0.36 - 0.02, 0.1, 0.09, mix(cup, '#ffe08a', 0.3));
    }
    ball(pen, 0, 0.02, 0.22, 0.19, mix(cup, '#6a2a08', 0.5));
  });

/** A face of five petals: two behind, two at the sides, one below, dark around a yellow eye. */
export const pansy: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    const pale = mix(colour, '#ffe68a', 0.62);
    const dark = mix(colour, '#14041e', 0.78);
    for (const side of [-1, 1])
      lying(pen, side * 0.1, -0.06, side * 0.5, 1, () =>
        roundPetal(pen, 1, 0.56, mix(colour, '#1a0628', 0.22), mix(colour, '#1a0628', 0.5)),
      );
    for (const side of [-1, 1])
      lying(pen, 0, 0, side * 1.62, 1, () => {
        roundPetal(pen, 0.96, 0.46, pale, pale);
        shape(pen, 'M0 -0.08 C-0.26 -0.2 -0.24 -0.52 0 -0.58 C0.24 -0.52 0.26 -0.2 0 -0.08 Z', dark);
      });
    lying(pen, 0, 0, Math.PI, 1, () => {
      roundPetal(pen, 0.9, 0.62, pale, pale);
      shape(pen, 'M0 -0.08 C-0.4 -0.2 -0.34 -0.52 0 -0.56 C0.34 -0.52 0.4 -0.2 0 -0.08 Z', dark);
    });
    ball(pen, 0, 0.02, 0.12, 0.11, '#f8d23c');
  });

/** Round petals around a dark button in a ring of stamens. */
export const anemone: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (const [from, long] of [
      [0, 1],
      [0.4, 0.84],
    ] as const)
      whorl(pen, { count: 7, from }, () =>
        roundPetal(pen, long, 0.46, colour, mix(mix(colour, '#ffffff', 0.7), '#5a3a6a', 0.14)),
      );
    for (let stamen = 0; stamen < 22; stamen++) {
      const turn = (stamen / 22) * Math.PI * 2;
      ball(pen, Math.cos(turn) * 0.34, Math.sin(turn) * 0.29, 0.045, 0.04, '#1c1526');
    }
    ball(pen, 0, 0, 0.2, 0.17, '#221a2c');
  });

/** Jagged trumpets around a darker middle. */
export const cornflower: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (const [count, from, long, dark] of [
      [11, 0, 1, 0],
      [8, 0.3, 0.72, 0.12],
    ] as const)
      whorl(pen, { count, from }, () => {
        const path = `M0 0 L-0.2 ${-long * 0.74} L-0.17 ${-long * 0.96} L-0.07 ${-long * 0.8} L0 ${-long} L0.07 ${-long * 0.8} L0.17 ${-long * 0.96} L0.2 ${-long * 0.74} Z`;
        shape(pen, path, mix(colour, '#ffffff', 0.14), {
          colour: mix(colour, '#0e0a3a', 0.3 + dark),
          from: -long,
          to: 0,
        });
      });
    for (let stamen = 0; stamen < 10; stamen++) {
      const turn = stamen * 2.4;
      const far = 0.24 * Math.sqrt(stamen / 10);
      ball(pen, Math.cos(turn) * far, Math.sin(turn) * far * 0.86, 0.07, 0.07, mix(colour, '#3a0a5a', 0.6));
    }
  });

/** A green prickly ball with a tuft on it. */
export const thistle: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (let hair = 0; hair < 26; hair++) {
      const turn = (hair / 25 - 0.5) * 1.9;
      line(
        pen,
        `M${Math.sin(turn) * 0.24} -0.1 Q${Math.sin(turn) * 0.5} -0.5 ${Math.sin(turn) * 0.92} ${-Math.cos(turn) * 0.86 - 0.1}`,
        mix(colour, hair % 3 === 0 ? '#ffffff' : '#3a0a4a', 0.2),
        0.08,
      );
    }
    ball(pen, 0, 0.3, 0.52, 0.5, '#6f8f4e');
    for (let row = 0; row < 4; row++)
      for (let spike = 0; spike < 7; spike++) {
        const sx = (spike / 6 - 0.5) * 0.86 * Math.cos((row - 1.4) * 0.5);
        const sy = 0.02 + row * 0.19;
        line(pen, `M${sx} ${sy} l${sx * 0.3} -0.14`, '#c8d68e', 0.035);
      }
  });

/** Yellow, or a ball of down with its seeds, by turns. */
export const dandelion: FlowerHead = (pen, x, y, size, colour) => clock(pen, x, y, size, colour);

/** A ball of down: every thread ends in a small star. */
function clock(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  const { brush } = pen;
  const down = brush.createRadialGradient(x, y, 0, x, y, size * 1.06);
  down.addColorStop(0, css(colour, 0.2));
  down.addColorStop(0.66, css(colour, 0.42));
  down.addColorStop(0.9, css(colour, 0.66));
  down.addColorStop(1, css(colour, 0));
  brush.fillStyle = down;
  brush.beginPath();
  brush.arc(x, y, size * 1.06, 0, 7);
  brush.fill();
  for (let seed = 0; seed < 46; seed++) {
    const far = Math.sqrt((seed + 6) / 52) * size;
    const [sx, sy] = [x + Math.cos(seed * 2.39996) * far, y + Math.sin(seed * 2.39996) * far];
    line(pen, `M${x} ${y} L${sx} ${sy}`, mix(colour, '#8a8a7a', 0.3), size * 0.016);
    for (const turn of [0, 1.05, 2.1]) {
      const [dx, dy] = [Math.cos(turn + seed) * size * 0.13, Math.sin(turn + seed) * size * 0.13];
      line(pen, `M${sx - dx} ${sy - dy} L${sx + dx} ${sy + dy}`, colour, size * 0.022);
    }
  }
  ball(pen, x, y, size * 0.16, size * 0.15, '#a8824e');
}

/** In full yellow, before it is a clock. */
export const dandelionBloom: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (const [count, long, dark] of [
      [24, 1, 0.16],
      [20, 0.78, 0.06],
      [14, 0.52, 0],
    ] as const)
      whorl(pen, { count, from: long, flat: 0.7 }, () =>
        shape(pen, `M-0.07 0 L-0.08 ${-long} L0.08 ${-long} L0.07 0 Z`, mix(colour, '#ffffff', 0.1), {
          colour: mix(colour, '#a85a08', 0.3 + dark),
          from: -long,
          to: 0,
        }),
      );
  });

/** Hangs its head: three white petals, green marks on those inside. */
export const snowdrop: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    line(pen, 'M0 -0.9 Q0.34 -1.06 0.4 -0.7', GREEN, 0.1);
    const [mx, my] = [0.4, -0.5];
    ball(pen, mx, my - 0.1, 0.17, 0.2, GREEN);
    for (const turn of [2.6, 3.68, 3.14])
      lying(pen, mx, my, turn, 1, () => {
        roundPetal(pen, turn === 3.14 ? 1.06 : 1.16, 0.34, colour, mix(colour, '#b8c8a8', 0.5));
      });
    line(pen, `M${mx - 0.1} ${my + 0.84} L${mx} ${my + 0.7} L${mx + 0.1} ${my + 0.84}`, GREEN, 0.08);
  });

/** A cup out of the ground, six petals upright, orange in it. */
export const crocus: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (const [turn, dark] of [
      [-0.5, 0.24],
      [0.5, 0.24],
      [0, 0.3],
    ] as const)
      lying(pen, 0, 0.7, turn, 1, () =>
        roundPetal(pen, 1.6, 0.36, mix(colour, '#1a0a3a', dark), mix(colour, '#1a0a3a', dark)),
      );
    line(pen, 'M0 0.5 L-0.05 -0.7 M0 0.5 L0.08 -0.62', '#f08a1e', 0.14);
    for (const turn of [-0.24, 0.26])
      lying(pen, 0, 0.72, turn, 1, () =>
        roundPetal(pen, 1.42, 0.36, mix(colour, '#ffffff', 0.12), mix(colour, '#f2ecff', 0.5)),
      );
  });

/** A closed cup of broad petals on its stem: a tulip from its side. */
export const cup: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (const [turn, dark] of [
      [-0.34, 0.26],
      [0.34, 0.26],
      [0, 0.08],
    ] as const)
      lying(pen, 0, 0.8, turn, 1, () =>
        roundPetal(pen, 1.7, 0.46, mix(colour, '#3a0820', dark), mix(colour, '#3a0820', dark + 0.14)),
      );
  });

function point(angle: number, far: number): string {
  return `${Math.cos(angle) * far} ${Math.sin(angle) * far * 0.88}`;
}

/** A wide open trumpet: one round rim with a star on it, pale in the throat. */
export const trumpet: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    const rim = Array.from({ length: 5 }, (_, index) => {
      const turn = -Math.PI / 2 + (index / 5) * Math.PI * 2;
      const next = turn + (Math.PI * 2) / 5;
      const middle = turn + Math.PI / 5;
      return `${index === 0 ? `M${point(turn, 0.92)} ` : ''}Q${point(middle, 1.26)} ${point(next, 0.92)}`;
    }).join(' ');
    shape(pen, `${rim} Z`, mix(colour, '#ffffff', 0.12), {
      colour: mix(colour, '#140a3a', 0.2),
      from: -0.9,
      to: 0.9,
    });
    for (let ray = 0; ray < 5; ray++)
      lying(pen, 0, 0, (ray / 5) * Math.PI * 2, 0.88, () =>
        shape(pen, 'M-0.12 0 Q-0.03 -0.5 0 -0.88 Q0.03 -0.5 0.12 0 Z', mix(colour, '#ffffff', 0.55)),
      );
    const { brush } = pen;
    const throat = brush.createRadialGradient(0, 0, 0, 0, 0, 0.46);
    throat.addColorStop(0, '#fff6c0');
    throat.addColorStop(0.5, css(mix(colour, '#ffffff', 0.8)));
    throat.addColorStop(1, css(mix(colour, '#ffffff', 0.6), 0));
    brush.fillStyle = throat;
    brush.beginPath();
    brush.arc(0, 0, 0.46, 0, 7);
    brush.fill();
  });

/** Star-shaped, white, five narrow petals, and buds beside. */
export const star: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (const [bx, by] of [
      [0.86, -0.62],
      [-0.92, -0.5],
    ] as const) {
      line(pen, `M0 0.1 L${bx * 0.8} ${by * 0.8}`, GREEN, 0.07);
      ball(pen, bx, by, 0.15, 0.22, mix(colour, '#f6c8d8', 0.2));
    }
    whorl(pen, { count: 5, flat: 0.92 }, () => {
      const path = 'M0 0 C-0.34 -0.3 -0.3 -0.8 0 -1 C0.3 -0.8 0.34 -0.3 0 0 Z';
      shape(pen, path, colour, { colour: mix(colour, '#b8c4a0', 0.5), from: -0.9, to: 0 });
      line(pen, path, mix(colour, '#6a7a5a', 0.4), 0.03);
    });
    ball(pen, 0, 0, 0.14, 0.12, '#e8cc5a');
  });

/** Petals that roll back, and long threads that stand out far. */
export const spiderLily: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (let index = 0; index < 16; index++) {
      const turn = (index / 15 - 0.5) * 4.4;
      const [tx, ty] = [Math.sin(turn) * 1.5, -Math.cos(turn) * 0.95 - 0.3];
      line(
        pen,
        `M0 0.1 Q${Math.sin(turn) * 1.1} ${-Math.cos(turn) * 0.3 + 0.1} ${tx} ${ty}`,
        mix(colour, '#ffb0a0', 0.3),
        0.045,
      );
      ball(pen, tx, ty, 0.07, 0.06, '#f2b84a');
    }
    for (let index = 0; index < 12; index++) {
      const turn = (index / 11 - 0.5) * 4.6;
      const [ox, oy] = [Math.sin(turn) * 0.92, -Math.cos(turn) * 0.6];
      line(
        pen,
        `M0 0.14 Q${ox * 0.7} ${oy * 1.5 - 0.1} ${ox} ${oy} q${Math.sign(ox || 1) * 0.18} 0.16 ${Math.sign(ox || 1) * 0.02} 0.26`,
        mix(colour, '#3a0408', index % 2 === 0 ? 0.2 : 0),
        0.15,
      );
    }
    ball(pen, 0, 0.12, 0.16, 0.14, mix(colour, '#3a0408', 0.4));
  });

/** One leaf of white rolled around a yellow finger. */
export const calla: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    line(pen, 'M0 0.2 L0.04 -0.62', '#f0c030', 0.17);
    shape(
      pen,
      'M0 1 C-0.5 0.6 -0.86 -0.2 -0.62 -0.66 C-0.4 -1 0.2 -0.86 0.82 -1.2 C0.86 -0.5 0.5 0.5 0 1 Z',
      mix(colour, '#ffffff', 0.3),
      { colour: mix(colour, '#8aa070', 0.44), from: -1, to: 1 },
    );
    shape(
      pen,
      'M-0.5 -0.6 C-0.3 -0.9 0.2 -0.76 0.66 -1.02 C0.44 -0.4 0.2 0 -0.06 0.1 C-0.3 -0.1 -0.46 -0.34 -0.5 -0.6 Z',
      mix(colour, '#7a8a6a', 0.26),
    );
    line(pen, 'M-0.04 0.02 L0.06 -0.7', '#f0c030', 0.16);
  });

/** A crest of velvet, folded like a brain. */
export const cockscomb: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    shape(pen, 'M-0.2 0.9 L-0.9 -0.1 L0.9 -0.1 L0.2 0.9 Z', mix(colour, '#2a0410', 0.3));
    for (let row = 0; row < 4; row++)
      for (let fold = 0; fold < 8 - row; fold++) {
        const fx = (fold / Math.max(1, 7 - row) - 0.5) * (2.1 - row * 0.24);
        ball(
          pen,
          fx,
          -0.1 - row * 0.16 - Math.cos(fx * 1.4) * 0.3 + (fold % 2) * 0.07,
          0.2,
          0.17,
          mix(colour, row % 2 === 0 ? '#3a0414' : '#ff7a90', 0.14),
        );
      }
  });

/** Loose: a few broad petals, many stamens; cosmos. */
export const cosmos: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    whorl(pen, { count: 8 }, () => {
      roundPetal(pen, 1, 0.3, colour, mix(colour, '#6a0a3a', 0.34));
      line(pen, 'M-0.08 -0.3 L-0.12 -0.86 M0.08 -0.3 L0.12 -0.86', mix(colour, '#6a0a3a', 0.24), 0.025);
    });
    ball(pen, 0, 0, 0.24, 0.2, '#f0b42c');
  });

/** Petals over petals in flat rings, a small yellow heart: zinnias. */
export const zinnia: FlowerHead = (pen, x, y, size, colour) =>
  at(pen, x, y, size, () => {
    for (const [count, long, dark] of [
      [15, 1, 0.16],
      [13, 0.78, 0.06],
      [10, 0.56, 0],
    ] as const)
      whorl(pen, { count, from: long * 2 }, () => petal(pen, long, 0.2, mix(colour, '#3a0a14', dark)));
    ball(pen, 0, 0, 0.24, 0.2, mix(colour, '#5a1a10', 0.5));
    for (let dot = 0; dot < 8; dot++)
      ball(pen, Math.cos(dot * 0.785) * 0.2, Math.sin(dot * 0.785) * 0.17, 0.06, 0.05, '#f8d04a');
  });
