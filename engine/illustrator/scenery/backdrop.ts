// The backdrop of a portrait painter: one soft colour, lighter behind the head, with the touch of a broad brush.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';
import { makeTexture } from './texture.ts';

const TONES = ['#6f8a8c', '#a8805e', '#7d7394', '#8a9a78', '#b08a84', '#5f7894'] as const;
const DARK_TONES = ['#2c3448', '#3a2c3c', '#263a40'] as const;

export function backdropLayers(stage: Stage): Layer[] {
  return [
    painted(
      'backdrop',
      0.04,
      (brush) => {
        const { width, height, short, light, palette } = stage;
        const random = stage.random('backdrop');
        const asked: Colour | undefined = stage.reading.colours[0];
        const base = asked ?? random.pick(stage.isDark ? DARK_TONES : TONES);
        fillDown(brush, stage, [
          [0, css(mix(base, '#1c1626', 0.3))],
          [0.5, css(base)],
          [1, css(mix(base, '#1c1626', 0.4))],
        ]);
        glow(
          brush,
          width * (0.5 + light.side * 0.16),
          height * 0.36,
          short * 0.72,
          css(mix(base, palette.sun, 0.75), 0.75),
          css(base, 0),
        );
        glow(
          brush,
          width * (0.5 - light.side * 0.5),
          height * 0.7,
          short * 0.8,
          css(mix(base, '#140e1c', 0.7), 0.5),
          css(base, 0),
        );
        brush.globalCompositeOperation = 'soft-light';
        brush.imageSmoothingQuality = 'high';
        brush.drawImage(strokesOf(stage), 0, 0, width, height);
      },
      { isSolid: false },
    ),
  ];
}

/** Broad strokes, light and dark, all a little aslant. */
function strokesOf(stage: Stage) {
  const columns = 150;
  const rows = 150;
  const noise = stage.noise('backdrop');
  return makeTexture(columns, rows, (x, y) => {
    const value = fractal(noise, (x + y * 0.5) * 0.03, (y - x * 0.5) * 0.1, 4);
    const tone = value > 0 ? 255 : 10;
    return [tone, tone, tone, Math.min(90, Math.abs(value) * 150)];
  });
}
