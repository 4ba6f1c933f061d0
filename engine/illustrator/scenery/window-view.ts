// What is seen through the window of a room: the sky of the hour, what falls from it, and the land or town that is named.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import { choosePalette, type Palette } from '../staging/palette.ts';
import { isCloudy } from '../staging/cloudy.ts';
import type { Stage } from '../staging/stage.ts';
import { isInLighthouse } from './lighthouse-room.ts';
import { glow } from './glow.ts';
import { paintWindowSky } from './window-sky.ts';
import { windowBox, type WindowBox } from './window-box.ts';
import { paintDunes, paintGarden, paintHouses, paintLake, paintWood } from './window-lands.ts';

/** The place outside, of which a window shows enough to be told. */
export function placeOutside(stage: Pick<Stage, 'scene' | 'reading' | 'words'>): SceneName | undefined {
  const { scene, reading } = stage;
  const hasWindow = scene === 'room' || (scene === 'table' && reading.frame !== 'top_down');
  if (!hasWindow) return undefined;
  const named = (Object.keys(VIEWS) as SceneName[]).find((one) => reading.scenes.includes(one));
  return named ?? (isInLighthouse(stage) ? 'sea' : undefined);
}

type View = (stage: Stage, brush: Brush, box: WindowBox, sky: Palette) => void;

/** Of several that are named the first is seen: a lane of Beijing is more than Beijing. */
const VIEWS: Partial<Record<SceneName, View>> = {
  street: paintHouses,
  'water-town': paintHouses,
  forest: paintWood,
  snowfield: paintHills,
  meadow: paintGarden,
  desert: paintDunes,
  lake: paintLake,
  city: paintTown,
  sea: paintSea,
  mountains: paintPeaks,
};

/** Fills the panes, or another box where nothing is between. */
export function paintView(stage: Stage, brush: Brush, box: WindowBox = windowBox(stage)): void {
  const { left, top, wide, tall } = box;
  const { weather, isDark } = stage;
  const isGrey = !isDark && (isCloudy(stage) || weather.has('snow'));
  const chosen = choosePalette(isGrey ? 'grey' : stage.time, 0.4);
  const sky = isGrey && weather.has('snow') ? whiten(chosen) : chosen;
  const pane = brush.createLinearGradient(0, top, 0, top + tall);
  pane.addColorStop(0, css(sky.skyTop));
  pane.addColorStop(0.55, css(sky.skyMiddle));
  pane.addColorStop(1, css(sky.horizon));
  brush.fillStyle = pane;
  brush.fillRect(left, top, wide, tall);
  brush.save();
  brush.beginPath();
  brush.rect(left, top, wide, tall);
  brush.clip();
  if (!isGrey)
    glow(brush, left + wide * 0.62, top + tall * 0.4, wide * 0.7, css(sky.sun, 0.7), css(sky.sun, 0));
  if (isDark && weather.size === 0) paintStars(stage, brush, box);
  paintWindowSky(stage, brush, box);
  const place = placeOutside(stage);
  (VIEWS[place ?? 'sky'] ?? paintHills)(stage, brush, box, sky);
  if (weather.has('storm')) paintLightning(stage, brush, box);
  if (weather.has('rain')) paintRain(stage, brush, box);
  if (weather.has('snow')) paintSnow(stage, brush, box);
  brush.restore();
}

/** The light sky of a day with snow. */
function whiten(sky: Palette): Palette {
  return {
    ...sky,
    skyTop: mix(sky.skyTop, '#dfe6f0', 0.6),
    skyMiddle: mix(sky.skyMiddle, '#e8edf4', 0.7),
    horizon: mix(sky.horizon, '#f2f5f9', 0.75),
  };
}

function paintStars(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox): void {
  const random = stage.random('window');
  const size = stage.short * 0.002;
  for (let star = 0; star < 30; star++) {
    brush.fillStyle = css('#ffffff', random.between(0.3, 0.9));
    brush.fillRect(left + random.next() * wide, top + random.next() * tall * 0.7, size, size);
  }
}

/** Woods on low hills, under snow where there is some. */
function paintHills(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox, sky: Palette): void {
  const random = stage.random('hills outside');
  const wood = stage.isDark ? '#14203c' : '#4f7a4b';
  const land = stage.isSnowy ? (stage.isDark ? '#5a6a8c' : '#eef3fa') : wood;
  for (let row = 0; row < 2; row++) {
    const own = mix(land, stage.isSnowy ? '#8fa2bd' : sky.fog, row === 0 ? 0.5 : stage.isSnowy ? 0.04 : 0.2);
    brush.fillStyle = css(own);
    brush.beginPath();
    brush.moveTo(left, top + tall);
    const rises = Array.from({ length: 25 }, (_, step) => {
      const wave = Math.abs(Math.sin(step * 0.55 + row * 2 + random.next() * 0.4));
      return 0.74 + row * 0.1 - 0.13 * wave;
    });
    for (const [step, rise] of rises.entries()) brush.lineTo(left + (wide * step) / 24, top + tall * rise);
    brush.lineTo(left + wide, top + tall);
    brush.fill();
    if (stage.isSnowy) paintFirs(stage, brush, { left, top, wide, tall }, rises, row);
  }
}

/** Firs with white on their branches. */
function paintFirs(stage: Stage, brush: Brush, box: WindowBox, rises: readonly number[], row: number): void {
  const random = stage.random(`firs outside ${row}`);
  const green = stage.isDark ? '#1c2a40' : row === 0 ? '#7f95a4' : '#4a6664';
  const snow = stage.isDark ? '#8a9ab8' : '#f6f9fd';
  for (let fir = 0; fir < 5 + row * 2; fir++) {
    const at = random.whole(24);
    const x = box.left + (box.wide * at) / 24;
    const y = box.top + box.tall * ((rises[at] ?? 0.8) + 0.03);
    const size = box.tall * (0.1 + row * 0.07) * random.between(0.8, 1.25);
    for (let tier = 0; tier < 3; tier++) {
      const from = y - size * (0.1 + tier * 0.27);
      const half = size * (0.3 - tier * 0.075);
      for (const [colour, grow, up] of [
        [green, 1, 0],
        [snow, 0.72, size * 0.07],
      ] as const) {
        brush.fillStyle = css(colour);
        brush.beginPath();
        brush.moveTo(x - half * grow, from - up);
        brush.lineTo(x, from - size * 0.42);
        brush.lineTo(x + half * grow, from - up);
        brush.quadraticCurveTo(x, from - up + size * 0.05, x - half * grow, from - up);
        brush.fill();
      }
    }
  }
}

/** Houses of a large town, with their windows lit at night. */
function paintTown(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox, sky: Palette): void {
  const random = stage.random('town outside');
  const isLit = stage.isDark || stage.time === 'sunset';
  for (let row = 0; row < 3; row++) {
    const tone: Rgb = mix(isLit ? '#141c34' : '#7c8a9c', sky.fog, (2 - row) * (isLit ? 0.14 : 0.28));
    for (let x = left - wide * 0.05; x < left + wide;) {
      const broad = wide * random.between(0.1, 0.19);
      const high = tall * (random.between(0.22, 0.5) + (2 - row) * 0.13);
      const roof = top + tall - high;
      brush.fillStyle = css(tone);
      brush.fillRect(x, roof, broad, high);
      if (random.chance(0.25))
        brush.fillRect(x + broad * 0.45, roof - tall * 0.07, broad * 0.06, tall * 0.07);
      const step = wide * 0.026;
      for (let wy = roof + step; wy < top + tall; wy += step * 1.5)
        for (let wx = x + step * 0.6; wx < x + broad - step * 0.6; wx += step) {
          if (!random.chance(isLit ? 0.5 : 0.85)) continue;
          const pane = isLit
            ? random.pick(['#ffd88a', '#ffc268', '#fff0c8', '#9ad4ff'])
            : mix(tone, '#dce8f4', 0.5);
          brush.fillStyle = css(pane, isLit ? random.between(0.5, 1) : 0.7);
          brush.fillRect(wx, wy, step * 0.5, step * 0.75);
        }
      x += broad + wide * random.between(0, 0.012);
    }
  }
  if (!isLit) return;
  brush.globalCompositeOperation = 'screen';
  glow(brush, left + wide / 2, top + tall, wide * 0.8, css('#ff9a5a', 0.34), css('#ff9a5a', 0));
  brush.globalCompositeOperation = 'source-over';
}

function paintSea(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox, sky: Palette): void {
  const random = stage.random('sea outside');
  const level = top + tall * 0.66;
  const water = brush.createLinearGradient(0, level, 0, top + tall);
  const base = stage.isDark ? '#12284a' : '#2f86b0';
  water.addColorStop(0, css(mix(base, sky.horizon, 0.45)));
  water.addColorStop(1, css(base));
  brush.fillStyle = water;
  brush.fillRect(left, level, wide, top + tall - level);
  for (let wave = 0; wave < 46; wave++) {
    const near = random.next();
    brush.fillStyle = css(mix('#ffffff', sky.sun, 0.3), random.between(0.15, 0.5));
    const long = wide * 0.05 * (0.3 + near);
    brush.fillRect(
      left + random.next() * wide,
      level + (top + tall - level) * near,
      long,
      Math.max(1, stage.short * 0.0016 * (0.5 + near)),
    );
  }
}

function paintPeaks(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox, sky: Palette): void {
  const random = stage.random('peaks outside');
  for (let row = 0; row < 2; row++) {
    const rock = mix(stage.isDark ? '#1c2844' : '#5a7088', sky.fog, row === 0 ? 0.4 : 0.12);
    for (let peak = 0; peak < 3; peak++) {
      const x = left + wide * ((peak + 0.5) / 3 + random.between(-0.08, 0.08) + row * 0.12);
      const y = top + tall * (0.36 + row * 0.2 + random.between(-0.05, 0.05));
      const half = wide * random.between(0.26, 0.34);
      const slope = (top + tall - y) / half;
      brush.fillStyle = css(rock);
      brush.beginPath();
      brush.moveTo(x - half, top + tall);
      brush.lineTo(x, y);
      brush.lineTo(x + half, top + tall);
      brush.fill();
      const cap = half * 0.34;
      brush.fillStyle = css(mix(rock, '#ffffff', 0.8));
      brush.beginPath();
      brush.moveTo(x - cap, y + cap * slope);
      brush.lineTo(x, y);
      brush.lineTo(x + cap, y + cap * slope);
      brush.lineTo(x + cap * 0.4, y + cap * slope * 0.72);
      brush.lineTo(x, y + cap * slope * 1.12);
      brush.lineTo(x - cap * 0.45, y + cap * slope * 0.7);
      brush.fill();
    }
  }
}

/** Forked, out of the top of the panes. */
function paintLightning(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox): void {
  const random = stage.random('lightning outside');
  const start = left + wide * random.between(0.22, 0.34);
  glow(brush, start, top + tall * 0.2, wide * 0.6, css('#dfe6ff', 0.5), css('#dfe6ff', 0));
  for (const [wideness, alpha] of [
    [0.012, 0.4],
    [0.005, 1],
  ] as const) {
    const forks = stage.random('forks outside');
    brush.strokeStyle = css('#fbfaff', alpha);
    brush.lineWidth = Math.max(1, stage.short * wideness);
    for (const [from, to] of [
      [0, 0.62],
      [0.26, 0.5],
    ] as const) {
      let x = start + (from > 0 ? wide * 0.03 : 0);
      brush.beginPath();
      brush.moveTo(x, top + tall * from);
      for (let step = 1; step <= 6; step++) {
        x += wide * forks.between(-0.05, 0.07) * (from > 0 ? 1.6 : 1);
        brush.lineTo(x, top + tall * (from + ((to - from) * step) / 6));
      }
      brush.stroke();
    }
  }
}

function paintRain(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox): void {
  const random = stage.random('rain outside');
  brush.lineWidth = Math.max(1, stage.short * 0.0016);
  for (let drop = 0; drop < 90; drop++) {
    const [x, y] = [left + random.next() * wide, top + random.next() * tall];
    const long = stage.short * random.between(0.014, 0.034);
    brush.strokeStyle = css('#eaf2fa', random.between(0.25, 0.55));
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x - long * 0.16, y + long);
    brush.stroke();
  }
}

/** Few large flakes near the panes, many small ones behind. */
function paintSnow(stage: Stage, brush: Brush, { left, top, wide, tall }: WindowBox): void {
  const random = stage.random('snow outside');
  for (let flake = 0; flake < 190; flake++) {
    const near = random.next() ** 3;
    const [x, y] = [left + random.next() * wide, top + random.next() * tall];
    const size = stage.short * (0.0016 + near * 0.0052);
    const soft = brush.createRadialGradient(x, y, 0, x, y, size);
    soft.addColorStop(0, css('#ffffff', 0.95));
    soft.addColorStop(0.6, css('#ffffff', 0.8));
    soft.addColorStop(1, css('#ffffff', 0));
    brush.fillStyle = soft;
    brush.fillRect(x - size, y - size, size * 2, size * 2);
  }
}
