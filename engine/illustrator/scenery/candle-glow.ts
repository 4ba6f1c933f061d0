// The light of a candle in a dark room: warm near the flame, and less of everything far from it.

import { css } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

export function candleGlowLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const candle = spots.find(({ subject }) => subject.key === 'candle');
  if (!candle || !stage.isDark) return [];
  const { width, height, short } = stage;
  const [x, y] = [candle.x, candle.y - candle.tall * 0.86];
  return [
    painted(
      'dusk around a candle',
      0.96,
      (brush) => {
        const shade = brush.createRadialGradient(x, y, short * 0.12, x, y, Math.hypot(width, height) * 0.72);
        shade.addColorStop(0, '#ffffff');
        shade.addColorStop(0.4, '#e0bfa6');
        shade.addColorStop(1, '#4c3640');
        brush.fillStyle = shade;
        brush.fillRect(0, 0, width, height);
      },
      { isSolid: false, blend: 'multiply' },
    ),
    painted(
      'candlelight',
      0.965,
      (brush) => {
        glow(brush, x, y, short * 0.62, css('#ff9c3c', 0.4), css('#ff9c3c', 0));
        glow(brush, x, y, short * 0.2, css('#ffca78', 0.5), css('#ffca78', 0));
        glow(brush, x, y, short * 0.05, css('#fff2c8', 0.75), css('#fff2c8', 0));
      },
      { isSolid: false, blend: 'screen' },
    ),
  ];
}
