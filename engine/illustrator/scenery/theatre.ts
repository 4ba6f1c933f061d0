// The stage of a theatre or a concert: boards, a backcloth, curtains to both sides, and the light that falls from above.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { audienceLayers } from './audience.ts';
import { paintBoards } from './indoors.ts';
import { isOperaStage, operaStageLayers } from './opera-stage.ts';
import { glow } from './glow.ts';

const CONCERT =
  /concert|band|rock|singer|sing|vocal|\bdj\b|rap|festival|演唱|歌手|唱歌|乐队|摇滚|音乐节|音乐会|livehouse/i;
const WARM: Colour = '#ffe6b0';
const COLOURED: readonly Colour[] = ['#ff4fa0', '#4fb4ff', '#b070ff', '#ffb040', '#50e8c8'];

/** Where a lamp hangs and where its light falls, as parts of the width; how wide it is there. */
type Lamp = { from: number; to: number; spread: number; colour: Colour };

export function theatreLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  if (isOperaStage(stage)) return operaStageLayers(stage);
  const lamps = hangLamps(stage, spots);
  const { ground } = stage.reading;
  // "On a black background, in a spotlight": there is no house around it.
  if (ground !== undefined)
    return [
      painted('wall', 0.05, (brush) => paintGround(stage, brush, ground), { isSolid: false }),
      painted('beams', 0.1, (brush) => paintBeams(stage, brush, lamps), { isSolid: false, blend: 'screen' }),
      painted('light on the floor', 0.52, (brush) => paintPools(stage, brush, lamps), {
        isSolid: false,
        blend: 'screen',
      }),
    ];
  return [
    painted('wall', 0.05, (brush) => paintBackcloth(stage, brush), { isSolid: false }),
    painted('beams', 0.1, (brush) => paintBeams(stage, brush, lamps), { isSolid: false, blend: 'screen' }),
    painted('curtains', 0.3, (brush) => paintCurtains(stage, brush)),
    painted('ground', 0.5, (brush) => paintBoards(stage, brush, stage.horizon)),
    painted('light on the floor', 0.52, (brush) => paintPools(stage, brush, lamps), {
      isSolid: false,
      blend: 'screen',
    }),
    ...audienceLayers(stage),
  ];
}

/** One warm cone on who is on the stage, in the middle of all of them; at a concert coloured ones beside it. */
function hangLamps(stage: Stage, spots: readonly Spot[]): Lamp[] {
  const across = spots.map(({ x }) => x / stage.width);
  const to = across.length > 0 ? (Math.min(...across) + Math.max(...across)) / 2 : 0.5;
  const main: Lamp = { from: to + stage.light.side * 0.16, to, spread: 0.24, colour: WARM };
  if (!CONCERT.test(stage.words) && !stage.isNeon) return [main];
  const random = stage.random('lamps');
  const first = random.whole(COLOURED.length);
  const others = [0.08, 0.3, 0.7, 0.92].map((from, index): Lamp => ({
    from,
    to: from + (0.5 - from) * random.between(0.4, 1.3),
    spread: 0.1,
    colour: COLOURED[(first + index) % COLOURED.length] ?? WARM,
  }));
  return [main, ...others];
}

function paintGround({ width, height }: Stage, brush: Brush, ground: Colour): void {
  brush.fillStyle = css(ground);
  brush.fillRect(0, 0, width, height);
}

/** A tall cloth, brighter where the light is, with folds so soft that they are hardly seen. */
function paintBackcloth(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon } = stage;
  const cloth = stage.reading.colours[0] ?? stage.random('backcloth').pick(['#3a2c5c', '#243a5e', '#4a2440']);
  const shade = brush.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, css(mix(cloth, '#0a0610', 0.72)));
  shade.addColorStop(horizon / height, css(mix(cloth, '#0a0610', 0.25)));
  shade.addColorStop(1, css(mix(cloth, '#0a0610', 0.6)));
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
  const random = stage.random('folds');
  for (let x = 0; x < width;) {
    const wide = short * random.between(0.05, 0.09);
    const fold = brush.createLinearGradient(x, 0, x + wide, 0);
    fold.addColorStop(0, css('#05030a', 0.22));
    fold.addColorStop(0.45, css('#ffffff', 0.05));
    fold.addColorStop(1, css('#05030a', 0.22));
    brush.fillStyle = fold;
    brush.fillRect(x, 0, wide, horizon);
    x += wide;
  }
  glow(brush, width / 2, horizon * 0.72, short * 0.6, css(mix(cloth, WARM, 0.55), 0.6), css(cloth, 0));
}

function paintBeams(stage: Stage, brush: Brush, lamps: readonly Lamp[]): void {
  const { width, height, short, horizon } = stage;
  brush.filter = `blur(${(short * 0.012).toFixed(1)}px)`;
  const foot = horizon + (height - horizon) * 0.72;
  for (const { from, to, spread, colour } of lamps) {
    const cone = brush.createLinearGradient(width * from, 0, width * to, foot);
    cone.addColorStop(0, css(colour, 0.62));
    cone.addColorStop(1, css(colour, 0.12));
    brush.fillStyle = cone;
    brush.beginPath();
    brush.moveTo(width * from - short * 0.02, 0);
    brush.lineTo(width * from + short * 0.02, 0);
    brush.lineTo(width * (to + spread), foot);
    brush.lineTo(width * (to - spread), foot);
    brush.fill();
  }
  brush.filter = 'none';
}

/** The same lights where they meet the boards. */
function paintPools(stage: Stage, brush: Brush, lamps: readonly Lamp[]): void {
  const { width, height, horizon, short } = stage;
  const y = horizon + (height - horizon) * 0.66;
  for (const { to, spread, colour } of lamps) {
    brush.save();
    brush.translate(width * to, y);
    brush.scale(1, 0.3);
    glow(brush, 0, 0, Math.max(width * spread * 1.25, short * 0.1), css(colour, 0.5), css(colour, 0));
    brush.restore();
  }
}

/** Drawn aside and held by a cord; a valance with fringes hangs above. */
function paintCurtains(stage: Stage, brush: Brush): void {
  const { width, short, horizon } = stage;
  const velvet = stage.random('velvet').pick(['#9c1c2c', '#8a1830', '#a4242c']);
  const foot = horizon + short * 0.05;
  const wide = Math.min(width * 0.2, short * 0.24);
  for (const side of [0, 1]) {
    brush.save();
    if (side === 1) {
      brush.translate(width, 0);
      brush.scale(-1, 1);
    }
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(wide * 1.5, 0);
    brush.bezierCurveTo(wide * 1.4, foot * 0.4, wide * 0.8, foot * 0.55, wide * 0.62, foot * 0.64);
    brush.bezierCurveTo(wide * 0.7, foot * 0.8, wide * 0.9, foot * 0.92, wide, foot);
    brush.lineTo(0, foot);
    brush.closePath();
    brush.save();
    brush.clip();
    paintFolds(brush, { left: 0, right: wide * 1.5, top: 0, bottom: foot, fold: short * 0.042 }, velvet);
    brush.restore();
    brush.strokeStyle = css('#d8a848', 0.95);
    brush.lineWidth = short * 0.011;
    brush.beginPath();
    brush.moveTo(0, foot * 0.61);
    brush.quadraticCurveTo(wide * 0.4, foot * 0.67, wide * 0.64, foot * 0.64);
    brush.stroke();
    brush.restore();
  }
  paintValance(stage, brush, velvet);
}

function paintValance({ width, short }: Stage, brush: Brush, velvet: Colour): void {
  const count = Math.max(4, Math.round(width / (short * 0.2)));
  const wide = width / count;
  const tall = short * 0.1;
  for (let index = 0; index < count; index++) {
    const left = index * wide;
    brush.save();
    brush.beginPath();
    brush.moveTo(left, 0);
    brush.lineTo(left + wide, 0);
    brush.lineTo(left + wide, tall * 0.6);
    brush.quadraticCurveTo(left + wide / 2, tall * 1.5, left, tall * 0.6);
    brush.closePath();
    brush.clip();
    paintFolds(brush, { left, right: left + wide, top: 0, bottom: tall * 1.5, fold: wide / 3 }, velvet);
    brush.restore();
    brush.strokeStyle = css('#d8a848', 0.95);
    brush.lineWidth = short * 0.008;
    brush.beginPath();
    brush.moveTo(left, tall * 0.6);
    brush.quadraticCurveTo(left + wide / 2, tall * 1.5, left + wide, tall * 0.6);
    brush.stroke();
  }
}

type Area = { left: number; right: number; top: number; bottom: number; fold: number };

function paintFolds(brush: Brush, { left, right, top, bottom, fold }: Area, velvet: Colour): void {
  for (let x = left; x < right; x += fold) {
    const shade = brush.createLinearGradient(x, 0, x + fold, 0);
    shade.addColorStop(0, css(mix(velvet, '#16040a', 0.6)));
    shade.addColorStop(0.4, css(mix(velvet, '#ff9a80', 0.22)));
    shade.addColorStop(0.7, css(velvet));
    shade.addColorStop(1, css(mix(velvet, '#16040a', 0.6)));
    brush.fillStyle = shade;
    brush.fillRect(x, top, fold + 1, bottom - top);
  }
}
