// The room behind a table, as a lens sees it that is focused on the table: a fire in the wall, what stands before it.

import { css } from '#engine/raster/colour.ts';
import { makeSurface, type Brush } from '#engine/raster/surface.ts';
import { effect, painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { hasFireBehind, isFireInPlaceOfWindow, isOnTerrace, standsBehind } from '../staging/behind-table.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { glow } from './glow.ts';
import { paintView } from './window-view.ts';

const STEP = 4;
const FIREPLACE = 'own/fireplace';

/** The fire in the wall, where one was asked for. */
export function fireLayers(stage: Stage): Layer[] {
  if (!hasFireBehind(stage)) return [];
  return [
    painted('fireplace', 0.1, (brush: Brush) => paintFireplace(stage, brush)),
    painted('glow of the fire', 0.48, (brush: Brush) => paintGlow(stage, brush), {
      isSolid: false,
      blend: 'screen',
    }),
  ];
}

/** The land or the sea that a table stands before out of doors. */
export function openAirLayers(stage: Stage): Layer[] {
  return [
    painted('open air', 0.05, (brush: Brush) => paintOpenAir(stage, brush), { isSolid: false }),
    ...softBehindTable(stage),
  ];
}

function paintOpenAir(stage: Stage, brush: Brush): void {
  const { width, height, horizon, short } = stage;
  const small = makeSurface(width / STEP, height / STEP, (inner) => {
    inner.scale(1 / STEP, 1 / STEP);
    paintView(stage, inner, { left: 0, top: 0, wide: width, tall: horizon * 1.04 });
    if (isOnTerrace(stage)) paintBalustrade(stage, inner);
  });
  brush.imageSmoothingQuality = 'high';
  brush.filter = `blur(${(short * 0.007).toFixed(1)}px)`;
  // The blur would leave the edges of the frame empty.
  const over = short * 0.02;
  brush.drawImage(small, -over, -over, width + over * 2, height + over * 2);
  brush.filter = 'none';
}

/** Of stone: a rail on turned balusters along the edge of a terrace, down to the table. */
function paintBalustrade(stage: Stage, brush: Brush): void {
  const { width, horizon, short } = stage;
  const [stone, shade] = [lit(stage, '#e6ddd0'), lit(stage, '#a89c8e')];
  const top = horizon - short * 0.17;
  const pitch = short * 0.062;
  for (let x = pitch / 2; x < width; x += pitch) {
    const wide = pitch * 0.3;
    const round = brush.createLinearGradient(x - wide, 0, x + wide, 0);
    round.addColorStop(stage.light.side > 0 ? 1 : 0, css(stone));
    round.addColorStop(stage.light.side > 0 ? 0 : 1, css(shade));
    brush.fillStyle = round;
    brush.beginPath();
    brush.moveTo(x - wide * 0.5, top);
    brush.bezierCurveTo(
      x - wide * 0.4,
      top + short * 0.05,
      x - wide,
      top + short * 0.1,
      x - wide,
      top + short * 0.14,
    );
    brush.lineTo(x - wide * 0.6, horizon * 1.05);
    brush.lineTo(x + wide * 0.6, horizon * 1.05);
    brush.lineTo(x + wide, top + short * 0.14);
    brush.bezierCurveTo(x + wide, top + short * 0.1, x + wide * 0.4, top + short * 0.05, x + wide * 0.5, top);
    brush.fill();
  }
  brush.fillStyle = css(stone);
  brush.fillRect(0, top - short * 0.028, width, short * 0.03);
  brush.fillStyle = css(shade);
  brush.fillRect(0, top + short * 0.002, width, short * 0.01);
}

/** Makes all behind the table soft, where anything is there. */
export function softBehindTable(stage: Stage): Layer[] {
  const isAnything =
    hasFireBehind(stage) || stage.reading.subjects.some((subject) => standsBehind(stage, subject));
  return isAnything ? [effect('soft behind the table', 0.46, (brush) => soften(stage, brush))] : [];
}

/** Its middle, beside what is on the table and the window, and how high it is, pixels. */
function fireplaceAt(stage: Stage): { x: number; foot: number; tall: number } {
  const { width, horizon, light } = stage;
  const side = isFireInPlaceOfWindow(stage) ? light.side : -light.side;
  return { x: width * (0.5 + side * 0.27), foot: horizon * 1.01, tall: horizon * 0.9 };
}

function paintFireplace(stage: Stage, brush: Brush): void {
  const own = OWN_DRAWINGS[FIREPLACE];
  if (!own) return;
  const { x, foot, tall } = fireplaceAt(stage);
  const wide = (tall * own.width) / own.height;
  const sprite = relight(stage, renderOwn(stage, own, FIREPLACE, tall), { strength: 0.2 });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sprite, x - wide / 2, foot - tall, wide, tall);
}

/** On the wall, and along the far edge of the table. */
function paintGlow(stage: Stage, brush: Brush): void {
  const { short } = stage;
  const { x, foot, tall } = fireplaceAt(stage);
  const strength = stage.isDark ? 0.75 : 0.5;
  glow(brush, x, foot - tall * 0.24, short * 0.62, css('#ff9a3c', strength), css('#ff9a3c', 0));
}

function soften({ short, width, height }: Stage, brush: Brush): void {
  const small = makeSurface(width / STEP, height / STEP, (inner) => {
    inner.filter = `blur(${((short * 0.008) / STEP).toFixed(2)}px)`;
    inner.drawImage(brush.canvas, 0, 0, width / STEP, height / STEP);
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(small, 0, 0, width, height);
}
