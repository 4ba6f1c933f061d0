// The heads of cut flowers, each kind by its own petals: seen a little from above, as they lie or look out of a vase.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type Pen } from './pen.ts';

export type FlowerHead = (pen: Pen, x: number, y: number, size: number, colour: Colour) => void;

/** Draws around a point of its own, turned and flattened as what lies on a table is. */
export function lying(pen: Pen, x: number, y: number, turn: number, flat: number, paint: () => void): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(1, flat);
  brush.rotate(turn);
  paint();
  brush.restore();
}

export function petal(pen: Pen, long: number, wide: number, colour: Colour): void {
  shape(
    pen,
    `M0 0 C${-wide} ${-long * 0.25} ${-wide} ${-long} 0 ${-long} C${wide} ${-long} ${wide} ${-long * 0.25} 0 0 Z`,
    mix(colour, '#ffffff', 0.22),
    { colour: mix(colour, '#3a0a1c', 0.24), from: -long, to: 0 },
  );
}

/** A rose in full bloom, its petals around each other. */
export function rose(pen: Pen, x: number, y: number, size: number, red: Colour): void {
  for (const [ring, count, long, wide, dark] of [
    [0, 7, 1, 0.5, 0.26],
    [0.4, 6, 0.8, 0.44, 0.12],
    [0.9, 5, 0.6, 0.36, 0],
  ] as const)
    for (let at = 0; at < count; at++)
      lying(pen, x, y, ring + (at / count) * Math.PI * 2, 0.86, () =>
        petal(pen, size * long, size * wide, mix(red, mix(red, '#2a0814', 0.6), dark)),
      );
  ball(pen, x, y - size * 0.04, size * 0.4, size * 0.36, mix(red, '#ffffff', 0.08));
  for (const [radius, turn] of [
    [0.3, 0.3],
    [0.19, 2.6],
    [0.09, 4.4],
  ] as const) {
    pen.brush.strokeStyle = css(mix(red, '#3a0814', 0.45));
    pen.brush.lineWidth = size * 0.045;
    pen.brush.beginPath();
    pen.brush.ellipse(x, y - size * 0.04, size * radius, size * radius * 0.86, 0, turn, turn + 4.2);
    pen.brush.stroke();
  }
}

export function tulip(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  for (const [turn, dark] of [
    [-1.9, 0.2],
    [-1.2, 0.2],
    [-1.56, 0],
  ] as const)
    lying(pen, x + size * 0.6, y, turn, 0.9, () =>
      petal(pen, size * 1.5, size * 0.62, mix(colour, mix(colour, '#2a0814', 0.6), dark)),
    );
}

/** Narrow petals around a button; returns its head. */
export function daisy(centre: Colour, petals: number): FlowerHead {
  return (pen, x, y, size, colour) => {
    for (let at = 0; at < petals; at++)
      lying(pen, x, y, (at / petals) * Math.PI * 2, 0.82, () => petal(pen, size, size * 0.26, colour));
    ball(pen, x, y, size * 0.36, size * 0.3, centre);
  };
}

/** So many petals around the middle, each made by `paint` with its stem end at zero, pointing up. */
function ring(
  pen: Pen,
  [x, y]: readonly [number, number],
  { count, from = 0, flat = 0.84 }: { count: number; from?: number; flat?: number },
  paint: (at: number) => void,
): void {
  for (let at = 0; at < count; at++)
    lying(pen, x, y, from + (at / count) * Math.PI * 2, flat, () => paint(at));
}

/** A broad petal with a notch in its edge, lighter there. */
function broadPetal(pen: Pen, long: number, wide: number, colour: Colour): void {
  const path = `M0 0 C${-wide * 0.7} ${-long * 0.2} ${-wide * 1.2} ${-long * 0.98} ${-wide * 0.3} ${-long} Q0 ${-long * 0.86} ${wide * 0.3} ${-long} C${wide * 1.2} ${-long * 0.98} ${wide * 0.7} ${-long * 0.2} 0 0 Z`;
  shape(pen, path, mix(colour, '#ffffff', 0.34), {
    colour: mix(colour, '#4a0a2c', 0.24),
    from: -long,
    to: 0,
  });
  line(pen, path, mix(colour, '#4a0a2c', 0.22), long * 0.025);
}

/** Full: many broad petals, the inner ones close around the heart. */
export function peony(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  for (const [from, count, long, wide, dark] of [
    [0, 7, 1.08, 0.6, 0.14],
    [0.45, 6, 0.9, 0.58, 0.02],
    [0, 5, 0.7, 0.5, 0.1],
    [0.6, 5, 0.5, 0.38, 0.04],
    [0.1, 4, 0.32, 0.26, 0.16],
  ] as const)
    ring(pen, [x, y], { count, from }, () =>
      broadPetal(pen, size * long, size * wide, mix(colour, '#5a0a34', dark)),
    );
  ball(pen, x, y - size * 0.02, size * 0.13, size * 0.11, mix(colour, '#8a1c4a', 0.3));
}

/** Frilled: rings of jagged petals. */
export function carnation(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  const jagged = (long: number, wide: number, dark: number): void => {
    const path = `M0 0 L${-wide} ${-long * 0.8} L${-wide * 0.7} ${-long * 0.98} L${-wide * 0.4} ${-long * 0.86} L${-wide * 0.1} ${-long} L${wide * 0.2} ${-long * 0.86} L${wide * 0.5} ${-long * 0.99} L${wide * 0.75} ${-long * 0.84} L${wide} ${-long * 0.8} Z`;
    shape(pen, path, mix(colour, '#ffffff', 0.26), {
      colour: mix(colour, '#3a0a20', 0.3 + dark),
      from: -long,
      to: 0,
    });
  };
  for (const [from, count, long, dark] of [
    [0, 10, 1, 0.1],
    [0.3, 9, 0.8, 0],
    [0.1, 8, 0.6, 0.05],
    [0.5, 7, 0.42, 0.1],
    [0.2, 5, 0.25, 0.2],
  ] as const)
    ring(pen, [x, y], { count, from }, () => jagged(size * long, size * long * 0.42, dark));
}

/** Narrow petals by the dozen, and no button to be seen. */
export function chrysanthemum(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  for (const [from, count, long, dark] of [
    [0, 22, 1, 0.16],
    [0.14, 20, 0.82, 0.08],
    [0, 17, 0.64, 0.02],
    [0.2, 13, 0.46, 0.06],
    [0, 9, 0.28, 0.14],
  ] as const)
    ring(pen, [x, y], { count, from }, () =>
      petal(pen, size * long, size * 0.13, mix(colour, mix(colour, '#5a2408', 0.7), dark)),
    );
}

/** Six pointed petals bent back, long stamens in the middle. */
export function lily(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  const green = mix(colour, '#9ab86a', 0.5);
  ring(pen, [x, y], { count: 6, from: 0.3 }, (at) => {
    const [long, wide] = at % 2 === 0 ? [size * 1.1, size * 0.34] : [size * 1.14, size * 0.26];
    const path = `M0 0 C${-wide * 1.3} ${-long * 0.35} ${-wide} ${-long * 0.72} 0 ${-long} C${wide} ${-long * 0.72} ${wide * 1.3} ${-long * 0.35} 0 0 Z`;
    shape(pen, path, mix(colour, '#ffffff', 0.2), { colour: green, from: -long * 0.8, to: 0 });
    line(pen, path, mix(colour, '#5a5a4a', 0.26), size * 0.025);
    line(pen, `M0 ${-long * 0.08} L0 ${-long * 0.8}`, mix(colour, '#7a9a5a', 0.4), size * 0.035);
  });
  ring(pen, [x, y], { count: 6, from: 0.75 }, () => {
    line(pen, `M0 0 L0 ${-size * 0.46}`, '#dfe4b0', size * 0.04);
    ball(pen, 0, -size * 0.48, size * 0.09, size * 0.05, '#b4521e');
  });
}

/** Of a moth orchid: three sepals, two round wings before them, a lip of its own colour. */
export function orchid(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  const vein = mix(colour, '#8a4a8a', 0.24);
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  for (const turn of [0, 2.15, -2.15]) {
    brush.save();
    brush.rotate(turn);
    petal(pen, size, size * 0.36, mix(colour, '#6a5a7a', 0.1));
    line(pen, `M0 ${-size * 0.2} L0 ${-size * 0.8}`, vein, size * 0.02);
    brush.restore();
  }
  for (const wing of [-1, 1]) {
    brush.save();
    brush.scale(wing, 1);
    const path = `M0 ${size * 0.02} C${size * 0.1} ${-size * 0.72} ${size * 1.06} ${-size * 0.82} ${size * 1.08} ${-size * 0.2} C${size * 1.06} ${size * 0.3} ${size * 0.4} ${size * 0.34} 0 ${size * 0.02} Z`;
    shape(pen, path, mix(colour, '#ffffff', 0.3), {
      colour: mix(colour, '#5a4a6a', 0.2),
      from: -size * 0.7,
      to: size * 0.3,
    });
    line(pen, path, mix(colour, '#5a4a6a', 0.24), size * 0.022);
    for (const [row, long] of [
      [-0.34, 0.74],
      [-0.14, 0.86],
      [0.04, 0.68],
    ] as const)
      line(
        pen,
        `M${size * 0.14} ${-size * 0.06} Q${size * 0.4} ${size * row * 0.9} ${size * long} ${size * row}`,
        vein,
        size * 0.018,
      );
    brush.restore();
  }
  const lip = '#c2407e';
  for (const wing of [-1, 1]) ball(pen, wing * size * 0.15, size * 0.06, size * 0.14, size * 0.12, lip);
  shape(
    pen,
    `M${-size * 0.13} ${size * 0.06} C${-size * 0.24} ${size * 0.3} ${-size * 0.12} ${size * 0.44} 0 ${size * 0.5} C${size * 0.12} ${size * 0.44} ${size * 0.24} ${size * 0.3} ${size * 0.13} ${size * 0.06} Z`,
    mix(lip, '#ffffff', 0.2),
    { colour: mix(lip, '#3a0a24', 0.3), from: 0, to: size * 0.5 },
  );
  ball(pen, 0, size * 0.04, size * 0.09, size * 0.08, '#f2c84a');
  ball(pen, 0, -size * 0.06, size * 0.08, size * 0.07, mix(colour, '#ffffff', 0.5));
  brush.restore();
}

/** A dome of small blossoms of four petals, no two quite of one colour. */
export function hydrangea(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  ball(pen, x, y, size, size * 0.86, mix(colour, '#20204a', 0.36));
  for (let at = 0; at < 40; at++) {
    const far = Math.sqrt((at + 0.4) / 40) * size * 0.94;
    const [px, py] = [x + Math.cos(at * 2.39996) * far, y + Math.sin(at * 2.39996) * far * 0.84];
    const tone = mix(colour, ['#ffffff', '#a88ae0', '#f0b4d0'][at % 3] ?? '#ffffff', 0.2 + (at % 4) * 0.06);
    const shaded = mix(tone, '#20204a', Math.max(0, (py - y) / size) * 0.34);
    for (let leaf = 0; leaf < 4; leaf++) {
      const angle = at + leaf * 1.571;
      ball(
        pen,
        px + Math.cos(angle) * size * 0.1,
        py + Math.sin(angle) * size * 0.09,
        size * 0.1,
        size * 0.085,
        shaded,
      );
    }
    ball(pen, px, py, size * 0.035, size * 0.03, '#f6f0c8');
  }
}

/** Five round petals and a heart of stamens: of cherries, plums, peaches. */
export function blossom(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  ring(pen, [x, y], { count: 5 }, () => broadPetal(pen, size, size * 0.52, colour));
  ball(pen, x, y, size * 0.2, size * 0.17, mix(colour, '#c2407e', 0.5));
  ring(pen, [x, y], { count: 7, from: 0.4 }, () => {
    line(pen, `M0 0 L0 ${-size * 0.42}`, '#fbe6ee', size * 0.04);
    ball(pen, 0, -size * 0.42, size * 0.06, size * 0.05, '#e8b43c');
  });
}

/** Nine long petals that stand up around a cone. */
export function magnolia(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  for (const [from, count, long] of [
    [0.2, 6, 1.1],
    [0.7, 5, 0.8],
  ] as const)
    ring(pen, [x, y], { count, from }, () =>
      petal(pen, size * long, size * 0.5, mix(colour, '#d88ab0', 0.14)),
    );
  ball(pen, x, y, size * 0.17, size * 0.2, '#c8b45a');
}

/** Tiny white stars on threads, a cloud of them. */
export function spray(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  for (let at = 0; at < 26; at++) {
    const far = Math.sqrt((at + 0.5) / 26) * size * 1.2;
    const [px, py] = [x + Math.cos(at * 2.39996) * far, y + Math.sin(at * 2.39996) * far * 0.9];
    line(pen, `M${x + size * 0.3} ${y + size * 0.4} L${px} ${py}`, '#7f9a70', size * 0.02);
    ball(pen, px, py, size * 0.13, size * 0.12, colour);
    ball(pen, px, py, size * 0.045, size * 0.04, '#f2e2a0');
  }
}
