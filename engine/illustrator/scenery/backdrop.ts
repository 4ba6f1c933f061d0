// The backdrop of a portrait painter: one soft colour, lighter behind the head, mottled as painted canvas is.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';
import { makeTexture } from './texture.ts';

const TONES = ['#5b8a94', '#b2835c', '#7b6ea0', '#7f9a6a', '#ba8580', '#5678a4'] as const;
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
        const base = asked ?? random.pick(isUnlit(stage) ? DARK_TONES : TONES);
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
        brush.drawImage(mottlesOf(stage), 0, 0, width, height);
      },
      { isSolid: false },
    ),
  ];
}

/** What is lit hard, or hardly at all, stands before a dark cloth. */
function isUnlit({ isDark, reading: { lights } }: Stage): boolean {
  return isDark || lights.has('dark') || lights.has('dramatic');
}

/** Soft spots of no form, light and dark. */
function mottlesOf(stage: Stage) {
  const columns = 150;
  const rows = 150;
  const noise = stage.noise('backdrop');
  return makeTexture(columns, rows, (x, y) => {
    const value = fractal(noise, x * 0.026, y * 0.026, 4);
    const tone = value > 0 ? 255 : 10;
    return [tone, tone, tone, Math.min(80, Math.abs(value) * 130)];
  });
}
