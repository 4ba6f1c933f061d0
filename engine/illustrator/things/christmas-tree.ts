// A tree for Christmas in its pot.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const NEEDLES = ['#1f5a3c', '#2a6e48', '#347e52', '#184a34'] as const;
const BAUBLES = ['#d8342f', '#e8b83c', '#3f7fc8', '#c84a8a', '#d8dce4'] as const;

/** How far its boughs reach at one height. */
function halfAt(y: number): number {
  return 6 + 52 * Math.max(0, (146 + y) / 124);
}

/** Two metres, in centimetres over one and a half: boughs in tiers, a garland, glass balls, lights and a star. */
function christmasTree(pen: Pen): void {
  const { random, side } = pen;
  bar(pen, -8, -26, 16, 18, '#6a4428', 2);
  shape(pen, 'M-24 -18 L24 -18 L19 2 L-19 2 Z', '#c0392f', { colour: '#6e1a1c', from: -18, to: 2 });
  bar(pen, -26, -21, 52, 6, '#d8b04a', 2);
  const tiers = 9;
  for (let tier = 0; tier < tiers; tier++) {
    const y = -26 - tier * 13;
    const half = halfAt(y);
    const boughs = Math.max(7, Math.round(half / 2.6));
    for (let bough = 0; bough < boughs; bough++) {
      const part = (bough / (boughs - 1)) * 2 - 1;
      const x = part * half;
      const lit = 0.5 + part * side * 0.5;
      const tone = mix(random.pick(NEEDLES), lit > 0.5 ? '#8fd09a' : '#081c18', Math.abs(lit - 0.5) * 0.56);
      const drop = 9 + (1 - Math.abs(part)) * 7 + random.between(0, 5);
      shape(
        pen,
        `M${x * 0.5 - 5} ${y - 18} C${x * 0.8 - 5} ${y - 12} ${x - 6} ${y - 4} ${x + part * 5} ${y + drop * 0.5} C${x + 4} ${y - 2} ${x * 0.8 + 7} ${y - 12} ${x * 0.5 + 5} ${y - 18} Z`,
        mix(tone, '#ffffff', 0.1),
        { colour: mix(tone, '#061814', 0.4), from: y - 18, to: y + drop },
      );
      for (const at of [0.35, 0.6, 0.85])
        line(
          pen,
          `M${x * (0.5 + at * 0.5)} ${y - 18 + at * 18} l${-3} ${5} m3 -5 l3 5`,
          mix(tone, '#b4e0b0', 0.3),
          0.9,
        );
    }
  }
  for (let row = 0; row < 5; row++) {
    const y = -38 - row * 21;
    const half = halfAt(y) * 0.9;
    line(pen, `M${-half} ${y - 6} Q${half * 0.1} ${y + 15} ${half} ${y - 9}`, '#e8c860', 2);
    line(pen, `M${-half} ${y - 7} Q${half * 0.1} ${y + 14} ${half} ${y - 10}`, '#fff0b8', 0.7);
  }
  for (let row = 0; row < 6; row++) {
    const y = -30 - row * 18;
    const half = halfAt(y) * 0.82;
    const count = Math.max(1, Math.round(half / 11));
    for (let at = 0; at < count; at++) {
      const part = count === 1 ? 0 : (at / (count - 1)) * 2 - 1;
      const x = part * half + random.between(-3, 3);
      const hang = y + (1 - Math.abs(part)) * 7 + random.between(-2, 2);
      const colour = BAUBLES[(row * 2 + at) % BAUBLES.length] ?? BAUBLES[0];
      bar(pen, x - 1.2, hang - 6.4, 2.4, 2.6, '#d8b04a');
      ball(pen, x, hang, 4.6, 4.6, colour);
      ball(pen, x + side * 1.5, hang - 1.6, 1.2, 1.2, '#ffffff');
      const [lampX, lampY] = [x + 6.4, hang - 9];
      shineAround(pen, lampX, lampY, pen.isDark ? 8 : 6, '#ffd880', pen.isDark ? 0.7 : 0.5);
      ball(pen, lampX, lampY, 1.3, 1.3, '#fff4cc');
    }
  }
  shineAround(pen, 0, -152, 22, '#ffe28a', pen.isDark ? 0.9 : 0.5);
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(at / 10) * Math.PI * 2 - Math.PI / 2, at % 2 ? 5.6 : 13.4];
    return `${Math.cos(angle) * reach} ${-152 + Math.sin(angle) * reach}`;
  });
  shape(pen, `M${points.join(' L')} Z`, '#ffe28a', { colour: '#d8982c', from: -165, to: -140 });
}

export const CHRISTMAS_TREES: Record<string, OwnDrawing> = {
  'own/christmas-tree': { width: 128, height: 176, paint: christmasTree },
};
