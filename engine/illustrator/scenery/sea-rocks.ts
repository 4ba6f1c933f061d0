// A rocky coast: dark rocks that stand out of the sea, with foam around them and spray where waves break.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { hasHeadland } from './shore.ts';
import { paintFacet } from './ground.ts';
import { glow } from './glow.ts';

const NAMED =
  /\brocky (?:sea ?)?(?:coast|coastline|shore|shoreline|beach|seashore|island|cliffs?)\b|\brocks? (?:in|by|on|along|at) the (?:sea|shore|beach|coast|ocean)|\bsea stacks?\b|\btide ?pools?\b|\bwaves? (?:crash|break|pound|hit)|\b(?:crashing|breaking) (?:\w+ )?waves\b|(?:beach|sea|shore|coast|ocean|seaside)\b.{0,24}\brocks\b|\brocks\b.{0,24}\b(?:sea|shore|beach|coast|waves?)\b|礁石|岩石海岸|海.{0,4}岩石|岩岸|海蚀柱|拍岸|拍打|海边的岩石/;
const BREAKING = /crash|breaking|break(?:s)? (?:on|against|over)|pound|storm|拍岸|拍打|惊涛/;

/** Whether the words tell of rocks in the sea, or of waves that break on some. */
export function hasSeaRocks({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'sea' && NAMED.test(words);
}

export function seaRockLayers(stage: Stage): Layer[] {
  if (!hasSeaRocks(stage)) return [];
  return [
    painted('far sea rocks', 0.36, (brush) => paintRocks(stage, brush, 'far')),
    painted('sea rocks', 0.575, (brush) => paintRocks(stage, brush, 'near')),
  ];
}

export type Crag = { x: number; y: number; wide: number; tall: number; haze: number };

function rocksOf(stage: Stage, which: 'far' | 'near', random: Random): Crag[] {
  const { width, height, short, horizon, light, words } = stage;
  const isStack = /sea stacks?|海蚀柱/.test(words);
  const count = which === 'far' ? 6 : 9;
  // The open side is that of the light: where there is a headland, it is on the other.
  const isOpen = !hasHeadland(stage);
  return Array.from({ length: count }, (_, at) => {
    const part = (at + random.next()) / count;
    const y =
      which === 'far'
        ? horizon + short * (0.03 + 0.1 * part)
        : horizon + (height - horizon) * (0.5 + 0.5 * part);
    const reach = which === 'far' ? random.between(0.06, 0.46) : random.between(0.2, 0.52);
    const isInShade = !random.chance(which === 'far' ? 0.72 : 0.55) && (isOpen || which === 'far');
    const side = isInShade ? -light.side : light.side;
    const wide =
      short *
      (which === 'far' ? random.between(0.04, 0.12) : random.between(0.12, 0.24) * (0.6 + part * 0.6));
    return {
      x: width * (0.5 + side * reach),
      y,
      wide,
      tall: wide * (isStack && which === 'far' ? random.between(1.4, 2.4) : random.between(0.45, 0.95)),
      haze: which === 'far' ? 0.4 - part * 0.2 : 0.06 * (1 - part),
    };
  }).toSorted((a, b) => a.y - b.y);
}

function isBreaking({ words, weather }: Stage): boolean {
  return BREAKING.test(words) || weather.has('storm');
}

/** The rocks that waves break on: where a video throws up spray. */
export function breakersOf(stage: Stage, which: 'far' | 'near'): Crag[] {
  return isBreaking(stage) ? rocksOf(stage, which, stage.random(`sea rocks ${which}`)) : [];
}

/** Of spray over the sea. */
export function sprayColour({ isDark, palette }: Stage, haze: number): Rgb {
  return mix(mix('#ffffff', palette.ambient, isDark ? 0.6 : 0.14), palette.fog, haze);
}

function paintRocks(stage: Stage, brush: Brush, which: 'far' | 'near'): void {
  const random = stage.random(`sea rocks ${which}`);
  for (const rock of rocksOf(stage, which, random)) {
    if (isBreaking(stage) && random.chance(0.6)) paintSpray(stage, brush, rock, random);
    paintCrag(stage, brush, rock, random, stage.isSnowy ? '#7d8494' : '#6a615c');
    paintFoam(stage, brush, rock, random);
  }
}

/** Of one stone or of ice: broken on top, darker at its foot where it is wet. */
export function paintCrag(
  stage: Stage,
  brush: Brush,
  { x, y, wide, tall, haze }: Crag,
  random: Random,
  colour: Colour,
): void {
  const { palette, light } = stage;
  const stone = mix(lit(stage, colour), palette.fog, haze);
  const points = 11;
  brush.save();
  brush.beginPath();
  brush.moveTo(x - wide * 0.58, y);
  for (let point = 1; point < points; point++) {
    const across = point / points - 0.5;
    const rise = (1 - (Math.abs(across) * 2) ** 2.4) * random.between(0.66, 1.04);
    brush.lineTo(x + across * wide * 1.08 + random.between(-0.02, 0.02) * wide, y - tall * rise);
  }
  brush.lineTo(x + wide * 0.58, y);
  brush.closePath();
  const face = brush.createLinearGradient(x - light.side * wide * 0.5, 0, x + light.side * wide * 0.5, 0);
  face.addColorStop(0, css(mix(stone, palette.shade, 0.62)));
  face.addColorStop(0.6, css(mix(stone, palette.shade, 0.12)));
  face.addColorStop(1, css(mix(stone, palette.sun, 0.36)));
  brush.fillStyle = face;
  brush.fill();
  brush.clip();
  for (let facet = 0; facet < 16; facet++)
    paintFacet(stage, brush, random, x + random.between(-0.5, 0.5) * wide, y - random.next() * tall, stone);
  const wet = brush.createLinearGradient(0, y - tall * 0.4, 0, y);
  wet.addColorStop(0, css(palette.shade, 0));
  wet.addColorStop(1, css(mix(palette.shade, '#0c141c', 0.4), 0.6 * (1 - haze)));
  brush.fillStyle = wet;
  brush.fillRect(x - wide, y - tall, wide * 2, tall);
  brush.restore();
}

function paintFoam(stage: Stage, brush: Brush, { x, y, wide, haze }: Crag, random: Random): void {
  const white = mix(
    mix('#ffffff', stage.palette.ambient, stage.isDark ? 0.6 : 0.16),
    stage.palette.fog,
    haze,
  );
  brush.lineCap = 'round';
  for (let lace = 0; lace < 26; lace++) {
    const at = random.between(-0.72, 0.72);
    brush.strokeStyle = css(white, random.between(0.25, 0.85));
    brush.lineWidth = wide * random.between(0.008, 0.034);
    const [px, py] = [x + at * wide, y + wide * random.between(-0.012, 0.05)];
    brush.beginPath();
    brush.moveTo(px - wide * random.between(0.04, 0.14), py);
    brush.quadraticCurveTo(px, py - wide * 0.03, px + wide * random.between(0.04, 0.14), py + wide * 0.008);
    brush.stroke();
  }
}

/** Thrown up behind a rock: a fan of white that thins out. */
function paintSpray(stage: Stage, brush: Brush, { x, y, wide, tall, haze }: Crag, random: Random): void {
  const white = sprayColour(stage, haze);
  const high = tall + wide * random.between(0.4, 0.9);
  for (let puff = 0; puff < 46; puff++) {
    const up = random.next() ** 1.3;
    const aside = random.between(-1, 1) * (0.36 + 0.34 * up);
    glow(
      brush,
      x + aside * wide,
      y - up * high,
      wide * random.between(0.07, 0.17) * (1.1 - up * 0.5),
      css(white, 0.5 * (1 - up * 0.6)),
      css(white, 0),
    );
  }
  brush.fillStyle = css(white, 0.8);
  for (let drop = 0; drop < 60; drop++) {
    const up = random.next();
    brush.beginPath();
    brush.arc(
      x + random.between(-1, 1) * wide * (0.4 + 0.5 * up),
      y - up * high * 1.15,
      Math.max(0.6, wide * random.between(0.003, 0.011)),
      0,
      7,
    );
    brush.fill();
  }
}
