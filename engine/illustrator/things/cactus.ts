// A cactus with two arms and a blossom. In small units.

import { ball, bar, line, type Pen } from './pen.ts';

export function paintCactus(pen: Pen): void {
  bar(pen, -10, -98, 20, 98, '#4f8a52', 10);
  bar(pen, -38, -66, 14, 34, '#478048', 7);
  bar(pen, -36, -44, 30, 13, '#478048', 6);
  bar(pen, 24, -80, 14, 40, '#569258', 7);
  bar(pen, 6, -54, 30, 13, '#569258', 6);
  line(pen, 'M-4 -94 V-4 M2 -96 V-4 M7 -92 V-4 M-32 -62 V-38 M30 -76 V-46', '#35683c', 0.8);
  for (let spine = 0; spine < 40; spine++)
    line(pen, `M${pen.random.between(-9, 9)} ${pen.random.between(-94, -4)} l1.6 -1.2`, '#e8e8c0', 0.4);
  ball(pen, 0, -98, 5, 3.4, '#f0709a');
}
