// Salt flats: a white plain to the horizon, under a film of water that is the sky again, or dry and cracked into plates.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { distanceOfRow, EYE_HEIGHT, lit, type Stage } from '../staging/stage.ts';
import { mountainLayers } from './mountains.ts';
import { waterLayer } from './water.ts';

const NAMED =
  /salt (?:flats?|lakes?|pans?|plains?)|salar de|uyuni|bonneville|盐湖|茶卡|天空之镜|乌尤尼|盐沼|盐滩/;
const DRY = /\bdry\b|cracked|bonneville|hexagon|干涸|龟裂|裂/;

export function isSaltFlat({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'lake' && NAMED.test(words);
}

/** In place of a lake and its shores. */
export function saltFlatLayers(stage: Stage): Layer[] {
  const isDry = DRY.test(stage.words);
  return [
    ...mountainLayers(stage, 'alps', 0.07).slice(0, 2),
    ...(isDry
      ? [painted('salt', 0.29, (brush: Brush) => paintSalt(stage, brush))]
      : [
          waterLayer(stage, {
            top: stage.horizon + stage.short * 0.004,
            tint: stage.isDark ? '#24386c' : '#e9f1f8',
            body: stage.isDark ? 0.08 : 0.1,
            waves: stage.weather.has('wind') || stage.weather.has('rain') ? 0.3 : 0.05,
            hasGlints: false,
          }),
        ]),
    painted('salt plates', 0.5, (brush) => paintPlates(stage, brush, isDry ? 0.9 : 0.34), { isSolid: false }),
  ];
}

function paintSalt(stage: Stage, brush: Brush): void {
  const { width, height, horizon, palette } = stage;
  const salt = lit(stage, '#f3f3ee');
  const down = brush.createLinearGradient(0, horizon, 0, height);
  down.addColorStop(0, css(mix(salt, palette.fog, 0.5)));
  down.addColorStop(0.35, css(mix(salt, palette.sun, 0.1)));
  down.addColorStop(1, css(mix(salt, palette.shade, 0.24)));
  brush.fillStyle = down;
  brush.fillRect(0, horizon, width, height - horizon);
}

/** Ridges of salt between plates of six sides, as they lie on flat ground. */
function paintPlates(stage: Stage, brush: Brush, strength: number): void {
  const { width, height, short, horizon, palette } = stage;
  const random = stage.random('salt plates');
  const near = distanceOfRow(stage, height * 1.05);
  const far = near * 9;
  const ridge = mix(lit(stage, '#ffffff'), palette.sun, 0.12);
  const [radius, jog] = [near * 0.19, near * 0.03];
  const corner = (x: number, z: number): [number, number] => {
    const distance = Math.max(near * 0.8, z);
    return [width / 2 + (x * short) / distance, horizon + (EYE_HEIGHT * short) / distance];
  };
  const reach = (width / short) * far * 0.55;
  const rows = Math.ceil((far - near) / (radius * 1.5));
  for (let row = 0; row < rows; row++) {
    const z = near * 0.9 + row * radius * 1.5;
    const fade = (near / z) ** 1.1;
    const across = Math.min(reach, (width / short) * z * 0.6);
    const pitch = radius * Math.sqrt(3);
    brush.lineWidth = Math.max(0.6, short * 0.0052 * fade);
    for (let x = -across + (row % 2) * (pitch / 2); x < across; x += pitch) {
      const points = [0, 1, 2, 3].map((index) => {
        const angle = Math.PI / 2 + (index * Math.PI) / 3;
        return corner(
          x + Math.cos(angle) * radius + random.between(-jog, jog) * 0.5,
          z + Math.sin(angle) * radius + random.between(-jog, jog) * 0.5,
        );
      });
      for (const [tone, shift] of [
        [css(mix(ridge, palette.shade, 0.5), strength * fade * 0.7), short * 0.003 * fade],
        [css(ridge, strength * fade), 0],
      ] as const) {
        brush.strokeStyle = tone;
        brush.beginPath();
        for (const [px, py] of points) brush.lineTo(px, py + shift);
        brush.stroke();
      }
    }
  }
}
