// A hill of its own, on whose top a tree or a house stands.

import { css, mix } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { grassColours } from './open-land.ts';
import { lit, type Stage } from '../staging/stage.ts';

const ON_HILL =
  /\b(?:on|atop|upon|top of|crowning) (?:(?:the|a|an|top|of|green|grassy|small|little|lonely|lone|rolling|gentle|rounded|low|snowy|golden|windy|distant|flowery) ){0,5}(?:hills?|hill ?top|knoll|hillock|mound)\b|(?:山丘|小山|小山坡|山坡|山岗|山冈|小丘|土坡|草坡)(?:的)?(?:上|顶)/;
const TOPPED: ReadonlySet<Subject['kind']> = new Set(['sky', 'bird', 'plant', 'air']);

/** What stands alone on top of the hill that is named. */
export function onKnoll({
  scene,
  words,
  reading,
}: Pick<Stage, 'scene' | 'words' | 'reading'>): Subject | undefined {
  if (!['mountains', 'meadow', 'snowfield'].includes(scene) || !ON_HILL.test(words)) return undefined;
  const [one, ...others] = reading.subjects.filter(({ kind }) => !TOPPED.has(kind));
  const isOne = others.length === 0 && one?.count === 1;
  return isOne && (one.kind === 'tree' || one.kind === 'building') ? one : undefined;
}

/** Its top and its breadth, pixels. */
export function knollAt({ width, height, short, horizon, light }: Stage): {
  x: number;
  top: number;
  half: number;
  low: number;
} {
  return {
    x: width * (0.5 - light.side * 0.08),
    top: horizon - short * 0.015,
    half: Math.min(width * 0.62, short * 0.85),
    low: horizon + (height - horizon) * 0.5,
  };
}

export function knollLayers(stage: Stage): Layer[] {
  return onKnoll(stage) ? [painted('knoll', 0.557, (brush) => paintKnoll(stage, brush))] : [];
}

function paintKnoll(stage: Stage, brush: Brush): void {
  const { palette, short, light, isSnowy } = stage;
  const { x, top, half, low } = knollAt(stage);
  const noise = stage.noise('knoll');
  const random = stage.random('knoll');
  const grass = lit(stage, stage.groundColour ?? grassColours(stage).grass);
  const crest = (across: number): number =>
    low -
    (low - top) * Math.cos((across * Math.PI) / 2) ** 1.7 +
    fractal(noise, across * 4, 2, 3) * short * 0.012 * (1 - across ** 2);
  const steps = 80;
  const outline = (): void => {
    brush.beginPath();
    for (let step = 0; step <= steps; step++) {
      const across = (step / steps) * 2 - 1;
      brush.lineTo(x + across * half * 1.25, crest(across));
    }
    brush.quadraticCurveTo(x, low + short * 0.16, x - half * 1.25, low);
  };
  const side = brush.createLinearGradient(x - light.side * half, 0, x + light.side * half, 0);
  side.addColorStop(0, css(mix(grass, palette.shade, 0.42)));
  side.addColorStop(0.55, css(grass));
  side.addColorStop(1, css(mix(grass, palette.sun, 0.3)));
  brush.fillStyle = side;
  outline();
  brush.fill();
  brush.save();
  outline();
  brush.clip();
  // It goes over into the land before it.
  const foot = brush.createLinearGradient(0, top, 0, low + short * 0.1);
  foot.addColorStop(0, css(mix(grass, palette.sun, 0.4), 0.3));
  foot.addColorStop(0.35, css(grass, 0));
  foot.addColorStop(1, css(mix(grass, palette.shade, 0.3), 0.55));
  brush.fillStyle = foot;
  brush.fillRect(x - half * 1.3, top - short * 0.02, half * 2.6, low - top + short * 0.2);
  brush.lineCap = 'round';
  for (let blade = 0; blade < (isSnowy ? 0 : 1500); blade++) {
    const across = random.between(-1, 1);
    const head = crest(across);
    const down = random.next();
    const [px, py] = [x + across * half * 1.25, head + (low + short * 0.08 - head) * down];
    const tall = short * (0.006 + 0.016 * down);
    brush.strokeStyle = css(
      mix(grass, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.1, 0.4)),
      0.6,
    );
    brush.lineWidth = short * (0.001 + 0.0014 * down);
    brush.beginPath();
    brush.moveTo(px, py);
    brush.lineTo(px + random.between(-0.4, 0.4) * tall, py - tall);
    brush.stroke();
  }
  brush.restore();
}
