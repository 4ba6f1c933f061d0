// Inside: a room with a window and books, a table laid before it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import { isFireInPlaceOfWindow, isInOpenAir } from '../staging/behind-table.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { fireLayers, openAirLayers, softBehindTable } from './behind-table.ts';
import { cockpitLayers, isInCockpit } from './cockpit.ts';
import { furnitureLayers } from './interior.ts';
import { glow } from './glow.ts';
import { paintStoneTop, stoneOf } from './stone-top.ts';
import { roundWallLayers } from './lighthouse-room.ts';
import {
  areCurtainsBlown,
  BLOWN_CURTAINS,
  isWet,
  paintBlownCurtains,
  paintRainOnGlass,
  paintWindow,
} from './room-window.ts';
import { isWindowless } from './window-box.ts';
import { plainWallColour } from './plain-wall.ts';
import { isInShip, shipLayers } from './ship-room.ts';
import { styledLook } from './room-style.ts';
import { wallTileLayers } from './wall-tiles.ts';
import { wallColour } from './wall-colour.ts';
import { hasMats, paintMats } from './tatami.ts';
import { makeTexture } from './texture.ts';

/** Of those that the wind moves; others hang at the window. */
function curtainLayers(stage: Stage, blur: number): Layer[] {
  if (!areCurtainsBlown(stage)) return [];
  return [
    painted(BLOWN_CURTAINS, 0.1, (brush) => paintBlownCurtains(stage, brush, blur), { isSolid: false }),
  ];
}

/** Whether the floor of a room is of boards. */
export function hasBoards(stage: Stage): boolean {
  return stage.scene === 'room' && !isInCockpit(stage) && !isInShip(stage) && !hasMats(stage);
}

export function roomLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  if (isInCockpit(stage)) return cockpitLayers(stage);
  if (isInShip(stage)) return shipLayers(stage);
  return [
    painted('wall', 0.05, (brush) => paintWall(stage, brush), { isSolid: false }),
    ...roundWallLayers(stage),
    ...wallTileLayers(stage),
    ...(isWindowless(stage) ? [] : [painted('window', 0.1, (brush: Brush) => paintWindow(stage, brush, 0))]),
    ...curtainLayers(stage, 0),
    ...(isWet(stage) && !isWindowless(stage)
      ? [
          painted('rain on the glass', 0.11, (brush: Brush) => paintRainOnGlass(stage, brush), {
            isSolid: false,
          }),
        ]
      : []),
    ...furnitureLayers(stage, spots),
    painted('ground', 0.5, (brush) =>
      hasMats(stage) ? paintMats(stage, brush, stage.horizon) : paintBoards(stage, brush, stage.horizon),
    ),
    painted('sun on the floor', 0.52, (brush) => paintSunPatch(stage, brush), {
      isSolid: false,
      blend: 'screen',
    }),
  ];
}

export function tableLayers(stage: Stage): Layer[] {
  const stone = stoneOf(stage.reading);
  if (stage.reading.frame === 'top_down')
    return [
      painted('ground', 0.5, (brush) =>
        stone
          ? paintStoneTop(stage, brush, stone, 0)
          : stage.reading.ground === undefined
            ? paintTableTop(stage, brush)
            : paintPaper(stage, brush, stage.reading.ground),
      ),
    ];
  if (isInOpenAir(stage))
    return [
      ...openAirLayers(stage),
      painted('ground', 0.5, (brush) =>
        stone ? paintStoneTop(stage, brush, stone, stage.horizon) : paintBoards(stage, brush, stage.horizon),
      ),
    ];
  return [
    painted('wall', 0.05, (brush) => paintWall(stage, brush), { isSolid: false }),
    // Before a ground of one colour nothing else is.
    ...(stage.reading.ground === undefined
      ? [
          ...(isFireInPlaceOfWindow(stage)
            ? []
            : [painted('window', 0.1, (brush: Brush) => paintWindow(stage, brush, stage.short * 0.009))]),
          ...curtainLayers(stage, stage.short * 0.009),
          ...fireLayers(stage),
          ...softBehindTable(stage),
          painted('lights', 0.12, (brush: Brush) => paintBokeh(stage, brush), {
            isSolid: false,
            blend: 'screen',
          }),
        ]
      : []),
    ...(isWet(stage) && stage.reading.ground === undefined && !isFireInPlaceOfWindow(stage)
      ? [
          painted('rain on the glass', 0.13, (brush: Brush) => paintRainOnGlass(stage, brush), {
            isSolid: false,
          }),
        ]
      : []),
    painted('ground', 0.5, (brush) =>
      stone ? paintStoneTop(stage, brush, stone, stage.horizon) : paintBoards(stage, brush, stage.horizon),
    ),
  ];
}

function paintWall(stage: Stage, brush: Brush): void {
  const { width, height, light } = stage;
  const base = plainWallColour(stage) ?? stage.reading.colours[0] ?? wallColour(stage);
  const gradient = brush.createRadialGradient(
    light.x,
    height * 0.24,
    0,
    light.x,
    height * 0.3,
    Math.max(width, height) * 0.9,
  );
  gradient.addColorStop(0, css(mix(base, stage.isDark ? '#ffb868' : '#ffecc8', stage.isDark ? 0.3 : 0.5)));
  gradient.addColorStop(0.5, css(mix(base, '#2a1420', 0.12)));
  gradient.addColorStop(1, css(mix(base, '#20101c', 0.6)));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
  const columns = 200;
  const rows = Math.round((columns * height) / width);
  const noise = stage.noise('plaster');
  const plaster = makeTexture(columns, rows, (x, y) => {
    const value = fractal(noise, x * 0.05, y * 0.05, 5);
    const tone = value > 0 ? 255 : 20;
    return [tone, tone, tone, Math.min(60, Math.abs(value) * 90)];
  });
  brush.globalCompositeOperation = 'soft-light';
  brush.drawImage(plaster, 0, 0, width, height);
  brush.globalCompositeOperation = 'source-over';
}

/** A sheet of one colour from above, lit from one side. */
function paintPaper({ width, height, light }: Stage, brush: Brush, colour: Colour): void {
  brush.fillStyle = css(colour);
  brush.fillRect(0, 0, width, height);
  const shade = brush.createLinearGradient(light.side > 0 ? width : 0, 0, light.side > 0 ? 0 : width, height);
  shade.addColorStop(0, 'rgba(255,255,255,0.3)');
  shade.addColorStop(0.5, 'rgba(255,255,255,0)');
  shade.addColorStop(1, 'rgba(20,16,30,0.18)');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}

/** A table from above: planks that lie side by side, a napkin at a corner, light from one side. */
function paintTableTop(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const random = stage.random('table top');
  const wood = woodOf(stage, random.pick(['#9a6a42', '#7d5a42', '#b58c62', '#5f4a3e']));
  const plank = short * 0.16;
  for (let left = 0; left < width; left += plank) {
    brush.fillStyle = css(mix(wood, random.chance(0.5) ? '#f0d2a4' : '#2c1a12', random.between(0.02, 0.14)));
    brush.fillRect(left, 0, plank, height);
    for (let grain = 0; grain < 14; grain++) {
      const x = left + random.next() * plank;
      brush.strokeStyle = css(random.chance(0.6) ? '#2c1a12' : '#f4dcb4', random.between(0.05, 0.14));
      brush.lineWidth = short * random.between(0.0008, 0.0026);
      brush.beginPath();
      brush.moveTo(x, 0);
      brush.bezierCurveTo(
        x + random.between(-6, 6),
        height * 0.3,
        x + random.between(-10, 10),
        height * 0.7,
        x,
        height,
      );
      brush.stroke();
    }
    brush.fillStyle = 'rgba(24,12,8,0.55)';
    brush.fillRect(left, 0, Math.max(1, short * 0.003), height);
  }
  paintNapkin(stage, brush, random.pick(['#e8e0d2', '#b9c4bc', '#cfa98f']));
  const shade = brush.createLinearGradient(light.side > 0 ? width : 0, 0, light.side > 0 ? 0 : width, height);
  shade.addColorStop(0, 'rgba(255,244,220,0.28)');
  shade.addColorStop(0.5, 'rgba(255,244,220,0)');
  shade.addColorStop(1, 'rgba(20,10,16,0.42)');
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}

/** Of linen, folded, its corner cut by the frame: with hems and stripes, or it would be nothing one knows. */
function paintNapkin({ width, height, short, light }: Stage, brush: Brush, cloth: Colour): void {
  const side = short * 0.34;
  brush.save();
  brush.translate(light.side > 0 ? short * 0.05 : width - short * 0.05, height - short * 0.02);
  brush.scale(light.side, 1);
  brush.rotate(-0.32);
  for (const [inset, tone, lift] of [
    [0, mix(cloth, '#3a2a26', 0.12), 0.03],
    [0.012, cloth, 0.012],
  ] as const) {
    const [from, wide] = [-side * 0.6 + inset * short, side * (1.2 - inset * 4)];
    brush.shadowColor = 'rgba(20,10,8,0.5)';
    brush.shadowBlur = short * lift;
    brush.shadowOffsetY = short * lift * 0.4;
    brush.fillStyle = css(tone);
    brush.fillRect(from, -side * (0.62 - inset * 2), wide, side * 1.4);
    brush.shadowColor = 'transparent';
  }
  for (const [part, wide] of [
    [0.05, 0.004],
    [0.075, 0.012],
    [0.1, 0.004],
  ] as const) {
    brush.fillStyle = css(mix(cloth, '#7a3a34', 0.55));
    brush.fillRect(-side * 0.55, -side * 0.58 + side * part, side * 1.1, short * wide);
  }
  brush.strokeStyle = css('#ffffff', 0.5);
  brush.lineWidth = short * 0.0016;
  brush.setLineDash([short * 0.007, short * 0.006]);
  brush.strokeRect(-side * 0.55, -side * 0.58, side * 1.1, side * 1.4);
  brush.restore();
}

/** The boards of a table have the colour that was asked for. */
function woodOf({ scene, words, reading: { surface } }: Stage, usual: Colour): Colour {
  const styled = styledLook({ scene, words })?.floor;
  if (styled !== undefined) return styled;
  if (scene !== 'table' || surface?.material !== 'wood') return usual;
  if (surface.tone !== undefined) return surface.tone === 'dark' ? '#4f3424' : '#c8a274';
  return surface.colour === undefined ? usual : mix(surface.colour, '#a8805a', 0.2);
}

/** Boards that run toward the viewer, with grain, a sheen, and darker edges. */
export function paintBoards(stage: Stage, brush: Brush, top: number): void {
  const { width, height, short } = stage;
  const random = stage.random('boards');
  const wood = woodOf(stage, random.pick(['#9a6238', '#8a5a3c', '#a8744a', '#7a4e34']));
  const tone = stage.isDark ? mix(wood, '#1c1428', 0.45) : wood;
  const noise = stage.noise('wood');
  const columns = 360;
  const rows = 190;
  const boards = makeTexture(columns, rows, (column, row) => {
    const v = row / rows;
    const distance = 1 / (0.3 + v * 0.9);
    const u = (((column / columns - 0.5) * width) / short) * distance * 3.1;
    const board = Math.floor(u);
    const within = u - board;
    const own = noise(board * 7.7, 3.3) * 0.28;
    const grain =
      fractal(noise, u * 7, distance * 2.2 + board * 9, 4) * 0.34 +
      Math.sin((u * 24 + fractal(noise, u * 2, distance * 3 + board * 5, 2) * 9) * 1.4) * 0.06;
    const seam = smooth(0.024, 0, Math.min(within, 1 - within));
    const shaded = mix(tone, own + grain > 0 ? '#f4cf9a' : '#2c140c', clamp(Math.abs(own + grain) * 0.8));
    return mix(
      mix(shaded, '#ffe2b4', 0.3 * (1 - v) * (stage.isDark ? 0.5 : 1)),
      '#1c0c0c',
      seam * 0.6 + v * v * 0.42,
    );
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(boards, 0, top, width, height - top);
  brush.fillStyle = css('#ffe8c0', stage.isDark ? 0.14 : 0.4);
  brush.fillRect(0, top - short * 0.002, width, short * 0.004);
  glow(
    brush,
    stage.light.x,
    top + short * 0.06,
    short * 0.5,
    css('#ffe8c0', stage.isDark ? 0.14 : 0.34),
    css('#ffe8c0', 0),
  );
}

function paintSunPatch(stage: Stage, brush: Brush): void {
  if (stage.isDark || stage.weather.has('rain') || stage.weather.has('snow')) return;
  const { width, short, light, horizon, height } = stage;
  const x = width * 0.5 + light.side * width * 0.08;
  brush.filter = `blur(${(short * 0.006).toFixed(1)}px)`;
  brush.fillStyle = css(stage.palette.sun, 0.26);
  for (const pane of [0, 1]) {
    const from = x - light.side * short * (0.02 + pane * 0.2);
    brush.beginPath();
    brush.moveTo(from, horizon + short * 0.05);
    brush.lineTo(from - light.side * short * 0.15, horizon + short * 0.05);
    brush.lineTo(from - light.side * short * 0.34, height * 0.96);
    brush.lineTo(from - light.side * short * 0.1, height * 0.96);
    brush.fill();
  }
  brush.filter = 'none';
}

function paintBokeh(stage: Stage, brush: Brush): void {
  const random = stage.random('bokeh');
  const { width, short, horizon } = stage;
  for (let index = 0; index < 22; index++) {
    const radius = short * random.between(0.012, 0.04);
    const x = random.next() * width;
    const y = random.next() * horizon * 0.95;
    const hue = random.pick(['#ffcf80', '#ff9a6a', '#ffe2b0', '#ffd0a8']);
    const gradient = brush.createRadialGradient(x, y, radius * 0.4, x, y, radius);
    gradient.addColorStop(0, css(hue, 0.13));
    gradient.addColorStop(0.86, css(hue, 0.22));
    gradient.addColorStop(1, css(hue, 0));
    brush.fillStyle = gradient;
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}
