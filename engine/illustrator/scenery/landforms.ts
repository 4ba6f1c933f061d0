// Forms of land that are known by one thing: the pool of an oasis under its palms, a spring that shoots up, white cliffs.

import { css, mix } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { growPalm } from '../things/palm.ts';
import { paintFacet } from './ground.ts';
import { glow } from './glow.ts';
import { tuscanyLayers } from './tuscany.ts';

export function landformLayers(stage: Stage): Layer[] {
  return [
    ...tuscanyLayers(stage),
    ...(hasOasis(stage) ? [painted('oasis', 0.53, (brush) => paintOasis(stage, brush))] : []),
    ...(hasGeyser(stage)
      ? [painted('geyser', 0.54, (brush) => paintGeyser(stage, brush), { isSolid: false })]
      : []),
    ...(hasCliffs(stage) ? [painted('cliffs', 0.45, (brush) => paintCliffs(stage, brush))] : []),
  ];
}

export function hasOasis({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'desert' && /\boas[ei]s\b|绿洲|月牙泉|crescent (?:moon )?(?:lake|spring)/.test(words);
}

export function hasGeyser({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (
    ['meadow', 'mountains', 'snowfield', 'forest'].includes(scene) &&
    reading.subjects.some(({ key }) => key === 'geyser')
  );
}

const ON_CLIFF =
  /\b(?:on|atop|from) (?:(?:the|a|an|edge|top|of|rocky|high|steep|sheer|white|tall|sea|ocean|green|grassy|snowy|snow-covered|icy|windy|misty|stone|mountain) ){0,6}cliffs?\b|\bat the (?:very )?(?:edge|top|brink) of (?:(?:the|a|an|rocky|high|steep|sheer|white|tall|sea|ocean|grassy) ){0,4}cliffs?\b|\bcliff (?:edge|top)\b|\bclifftop\b|雪崖上|悬崖上|悬崖边|悬崖顶|崖边|崖顶/;

/** Who stands on one has it under the feet. */
export function standsOnCliff({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'sea' && ON_CLIFF.test(words);
}

/** One that stands in the sea by itself; a house on it has a headland of its own. */
export function hasCliffs({ scene, words, reading }: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return (
    scene === 'sea' &&
    /\bcliffs?\b|悬崖|峭壁|断崖/.test(words) &&
    !standsOnCliff({ scene, words }) &&
    reading.subjects.every(({ kind, key }) => kind !== 'building' && key !== 'santorini')
  );
}

/** The spring of Dunhuang lies in the sand like a sickle, without palms. */
const CRESCENT = /月牙泉|crescent (?:moon )?(?:lake|spring)/;

type Pool = { x: number; y: number; rx: number; ry: number };

/** A place on the outline of the sickle: its outer edge for the first half of the way, its inner one for the rest. */
function sickleEdge(part: number, { x, y, rx, ry }: Pool, grown: number): [number, number] {
  const isOuter = part < 0.5;
  const across = (isOuter ? part * 2 : part * 2 - 1) * 2 - 1;
  const arch = 1 - across ** 2;
  return [x + across * rx * grown, y + ry * (0.5 - arch * (isOuter ? 1.45 : 0.62) * grown)];
}

function paintOasis(stage: Stage, brush: Brush): void {
  const { width, height, horizon, short, light, palette } = stage;
  const random = stage.random('oasis');
  const x = width * (0.5 - light.side * 0.12);
  const y = horizon + (height - horizon) * 0.3;
  const isCrescent = CRESCENT.test(stage.words);
  const [rx, ry] = [Math.min(width * 0.4, short * 0.52), (height - horizon) * (isCrescent ? 0.22 : 0.15)];
  brush.fillStyle = css(lit(stage, '#6f8f4c'), 0.9);
  for (let tuft = 0; tuft < 260; tuft++) {
    const angle = random.between(0, 6.283);
    const [px, py] = isCrescent
      ? sickleEdge(angle / 6.283, { x, y, rx, ry }, random.between(0.96, 1.06))
      : [
          x + Math.cos(angle) * rx * random.between(0.98, 1.12),
          y + Math.sin(angle) * ry * random.between(0.98, 1.3),
        ];
    brush.fillStyle = css(
      mix(lit(stage, '#6f8f4c'), random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.4)),
    );
    brush.beginPath();
    brush.ellipse(px, py, short * random.between(0.008, 0.02), short * random.between(0.006, 0.014), 0, 0, 7);
    brush.fill();
  }
  const water = brush.createLinearGradient(0, y - ry, 0, y + ry);
  water.addColorStop(0, css(mix(lit(stage, '#3f8fa4'), palette.horizon, 0.55)));
  water.addColorStop(1, css(mix(lit(stage, '#1f6f84'), palette.skyTop, 0.3)));
  brush.fillStyle = water;
  brush.beginPath();
  if (isCrescent)
    for (let step = 0; step <= 80; step++)
      brush.lineTo(
        ...sickleEdge(step <= 40 ? (step / 40) * 0.499 : 1 - (step - 40) / 80, { x, y, rx, ry }, 1),
      );
  else brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
  brush.strokeStyle = css('#ffffff', 0.35);
  brush.lineWidth = short * 0.0018;
  for (let ripple = 0; ripple < 16; ripple++) {
    const [px, py] = isCrescent
      ? [x + random.between(-0.5, 0.5) * rx, y + random.between(-0.6, 0) * ry]
      : [x + random.between(-0.7, 0.7) * rx, y + random.between(-0.6, 0.7) * ry];
    brush.beginPath();
    brush.moveTo(px - short * 0.03, py);
    brush.lineTo(px + short * random.between(0.01, 0.05), py);
    brush.stroke();
  }
  if (isCrescent) return;
  for (const [across, down, size] of [
    [-0.96, -0.5, 0.34],
    [-0.62, -0.92, 0.28],
    [0.3, -1.05, 0.24],
    [0.66, -0.84, 0.3],
    [1.02, -0.3, 0.38],
    [-1.12, 0.16, 0.44],
  ] as const) {
    const tall = short * size;
    const sheet = relight(stage, growPalm(stage, `oasis palm ${across}`, Math.round(tall)));
    const wide = (tall * sheet.width) / sheet.height;
    brush.drawImage(sheet, x + across * rx - wide / 2, y + down * ry - tall * 0.97, wide, tall);
  }
}

/** A pool in a low cone of pale stone, and a tower of water and steam over it. */
function paintGeyser(stage: Stage, brush: Brush): void {
  const { width, height, horizon, short, light, palette } = stage;
  const random = stage.random('geyser');
  const x = width * (0.5 - light.side * 0.1);
  const y = horizon + (height - horizon) * 0.36;
  for (const [size, colour] of [
    [1, '#d9c7a4'],
    [0.8, '#d08a4c'],
    [0.62, '#e2d2a0'],
    [0.44, '#4fb0b8'],
    [0.28, '#9fe0e0'],
  ] as const) {
    brush.fillStyle = css(mix(lit(stage, colour), palette.shade, 0.1));
    brush.beginPath();
    for (let step = 0; step <= 48; step++) {
      const angle = (step / 48) * 6.283;
      const rough =
        1 + fractal(stage.noise('geyser rim'), Math.cos(angle) * 2, Math.sin(angle) * 2 + size, 3) * 0.16;
      brush.lineTo(
        x + Math.cos(angle) * short * 0.36 * size * rough,
        y + Math.sin(angle) * short * 0.1 * size * rough,
      );
    }
    brush.fill();
  }
  const tall = Math.min(y * 0.86, short * 0.72);
  const white = mix(lit(stage, '#f6fafc'), palette.fog, 0.1);
  for (let puff = 0; puff < 190; puff++) {
    const up = random.next() ** 0.9;
    const spread = short * (0.016 + 0.11 * up ** 1.5);
    const drift = light.side * -short * 0.09 * up ** 2;
    const size = short * (0.018 + 0.062 * up) * random.between(0.6, 1.2);
    const tone = random.chance(0.35) ? mix(white, palette.shade, 0.24) : white;
    glow(
      brush,
      x + drift + random.between(-1, 1) * spread,
      y - up * tall,
      size,
      css(tone, 0.62 * (1 - up * 0.55)),
      css(tone, 0),
    );
  }
  brush.lineCap = 'round';
  for (let jet = 0; jet < 70; jet++) {
    const lean = random.between(-1, 1);
    const reach = tall * random.between(0.4, 0.94) * (1 - Math.abs(lean) * 0.35);
    brush.strokeStyle = css('#ffffff', random.between(0.2, 0.6));
    brush.lineWidth = short * random.between(0.0015, 0.006);
    brush.beginPath();
    brush.moveTo(x + lean * short * 0.012, y);
    brush.quadraticCurveTo(x + lean * short * 0.03, y - reach * 0.8, x + lean * short * 0.08, y - reach);
    brush.stroke();
  }
}

/** Sheer from the sea, a green back on top; of chalk where that is said. */
function paintCliffs(stage: Stage, brush: Brush): void {
  const { width, horizon, short, light, palette, height } = stage;
  const noise = stage.noise('cliffs');
  const random = stage.random('cliffs');
  const isChalk = /dover|chalk|white cliffs?|seven sisters|étretat|etretat|白色悬崖|白崖|多佛/.test(
    stage.words,
  );
  const rock = lit(stage, isChalk ? '#f3efe6' : '#8d8176');
  const land = -light.side;
  const edge = width / 2 + (land * width) / 2;
  const span = Math.min(width * 0.62, short * 0.95);
  const at = (u: number): number => edge - land * span * (1 - u);
  const foot = (u: number): number =>
    horizon + short * (0.02 + 0.2 * u ** 1.6) + fractal(noise, u * 12, 3, 3) * short * 0.012;
  const crest = (u: number): number => {
    const rise = 0.1 + 0.36 * u ** 0.8 + Math.sin(u * 9) * 0.02;
    return foot(u) - short * rise * (1 + fractal(noise, u * 6, 9, 3) * 0.14) * Math.min(1, u * 9 + 0.5);
  };
  const face = brush.createLinearGradient(at(0), 0, at(1), 0);
  face.addColorStop(0, css(mix(mix(rock, palette.sun, 0.16), palette.fog, 0.42)));
  face.addColorStop(1, css(mix(mix(rock, palette.shade, 0.14), palette.fog, 0.05)));
  brush.fillStyle = face;
  brush.beginPath();
  const steps = 90;
  for (let step = 0; step <= steps; step++) brush.lineTo(at(step / steps), crest(step / steps));
  for (let step = steps; step >= 0; step--)
    brush.lineTo(at(step / steps), Math.min(height, foot(step / steps)));
  brush.fill();
  brush.save();
  brush.clip();
  for (let facet = 0; facet < 420; facet++) {
    const u = random.next();
    const [top, low] = [crest(u), foot(u)];
    paintFacet(stage, brush, random, at(u), top + (low - top) * random.next(), rock);
  }
  for (let band = 0; band < 9; band++) {
    brush.strokeStyle = css(palette.shade, 0.13);
    brush.lineWidth = short * 0.003;
    brush.beginPath();
    for (let step = 0; step <= steps; step++) {
      const u = step / steps;
      brush.lineTo(at(u), crest(u) + ((foot(u) - crest(u)) * (band + 0.6)) / 9);
    }
    brush.stroke();
  }
  brush.restore();
  const grass = lit(stage, stage.isSnowy ? '#f2f6fc' : stage.isAutumn ? '#a58a4a' : '#6f9a4e');
  brush.fillStyle = css(mix(grass, palette.fog, 0.12));
  brush.beginPath();
  for (let step = 0; step <= steps; step++)
    brush.lineTo(at(step / steps), crest(step / steps) - short * (0.012 + 0.05 * (step / steps)));
  for (let step = steps; step >= 0; step--) {
    const u = step / steps;
    brush.lineTo(at(u), crest(u) + short * 0.012 * (0.5 + Math.abs(noise(u * 40, 2))));
  }
  brush.fill();
  brush.lineCap = 'round';
  for (let wave = 0; wave < 70; wave++) {
    const u = random.next();
    const y = foot(u) + random.between(-0.004, 0.01) * short;
    brush.strokeStyle = css('#ffffff', random.between(0.2, 0.7));
    brush.lineWidth = short * random.between(0.001, 0.004);
    brush.beginPath();
    brush.moveTo(at(u) - short * 0.02, y);
    brush.lineTo(at(u) + short * random.between(0.01, 0.03), y);
    brush.stroke();
  }
}
