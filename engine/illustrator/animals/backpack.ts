// A bag on the back of an animal that is seen in profile.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { HeadBox } from './bodies.ts';
import type { Head } from './measures.ts';

/** On the back behind the shoulders, a strap around the breast. */
export function paintBackpack(brush: Brush, head: Head, box: HeadBox, colour: string): void {
  if (!head.back) return;
  const [x, y] = [box.left + box.wide * head.back[0], box.top + box.tall * head.back[1]];
  const wide = box.wide * 0.24;
  const tall = wide * 0.86;
  const deep = css(mix(colour, '#1c0a1c', 0.36));
  brush.strokeStyle = deep;
  brush.lineWidth = wide * 0.09;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x - wide * 0.4, y - tall * 0.1);
  brush.quadraticCurveTo(x - wide * 0.72, y + tall * 0.4, x - wide * 0.5, y + tall * 0.86);
  brush.moveTo(x + wide * 0.34, y);
  brush.quadraticCurveTo(x + wide * 0.5, y + tall * 0.4, x + wide * 0.42, y + tall * 0.8);
  brush.stroke();
  const cloth = brush.createLinearGradient(0, y - tall, 0, y + tall * 0.2);
  cloth.addColorStop(0, css(mix(colour, '#ffffff', 0.24)));
  cloth.addColorStop(1, deep);
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.roundRect(x - wide / 2, y - tall * 0.86, wide, tall, [
    wide * 0.3,
    wide * 0.3,
    wide * 0.14,
    wide * 0.14,
  ]);
  brush.fill();
  brush.fillStyle = css(mix(colour, '#1c0a1c', 0.2));
  brush.beginPath();
  brush.roundRect(x - wide * 0.32, y - tall * 0.42, wide * 0.64, tall * 0.44, wide * 0.1);
  brush.fill();
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.5));
  brush.lineWidth = wide * 0.035;
  brush.beginPath();
  brush.moveTo(x - wide * 0.26, y - tall * 0.3);
  brush.lineTo(x + wide * 0.26, y - tall * 0.3);
  brush.stroke();
}
