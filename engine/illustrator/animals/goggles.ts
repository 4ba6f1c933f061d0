// Goggles on animals: a broad pane of coloured glass before the eyes, a band around the head.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { HeadBox } from './bodies.ts';
import type { Head } from './measures.ts';

export function paintGoggles(brush: Brush, head: Head, box: HeadBox, frame: string): void {
  const [first, second] = head.eyes;
  if (!first) return;
  const y = box.top + box.tall * first[1];
  const left = box.left + box.wide * first[0];
  const right = second ? box.left + box.wide * second[0] : left;
  const wide = box.wide * head.wide;
  const ry = wide * (second ? 0.26 : 0.28);
  const [from, to] = second ? [left - ry * 1.3, right + ry * 1.3] : [left - ry * 1.5, left + ry * 1.1];
  brush.strokeStyle = css(mix(frame, '#3a4466', 0.3));
  brush.lineWidth = ry * 0.62;
  brush.lineCap = 'butt';
  brush.beginPath();
  brush.moveTo(second ? left - wide * 0.62 : to, y);
  brush.lineTo(second ? right + wide * 0.62 : left + wide * 0.74, y - (second ? 0 : ry * 0.3));
  brush.stroke();
  const glass = brush.createLinearGradient(from, y - ry, to, y + ry);
  glass.addColorStop(0, '#ffc45a');
  glass.addColorStop(0.5, '#e2683c');
  glass.addColorStop(1, '#3f6fd0');
  brush.fillStyle = glass;
  brush.strokeStyle = css(frame);
  brush.lineWidth = ry * 0.24;
  brush.beginPath();
  brush.roundRect(from, y - ry, to - from, ry * 1.9, ry * 0.8);
  brush.fill();
  brush.stroke();
  brush.strokeStyle = 'rgba(255,255,255,0.6)';
  brush.lineWidth = ry * 0.14;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(from + ry * 0.5, y + ry * 0.1);
  brush.lineTo(from + ry * 0.9, y - ry * 0.55);
  brush.stroke();
}
