// The window of a room: frame, curtains, drops on its panes.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { isChineseRoom, paintWindowLattice } from './chinese-room.ts';
import { wallColour } from './wall-colour.ts';
import { isInLighthouse } from './lighthouse-room.ts';
import { hasMats } from './tatami.ts';
import { paintView } from './window-view.ts';
import { isFireInPlaceOfWindow, isInOpenAir } from '../staging/behind-table.ts';
import { isFromAbove } from '../staging/look-down.ts';
import { isInClass, isWindowless, windowBox } from './window-box.ts';

export function paintWindow(stage: Stage, brush: Brush, blur: number): void {
  const { short } = stage;
  const { left, top, wide, tall } = windowBox(stage);
  if (blur > 0) brush.filter = `blur(${blur.toFixed(1)}px)`;
  paintView(stage, brush);
  const frame: Colour = stage.isDark ? '#3a2a30' : '#7a4e30';
  brush.strokeStyle = css(frame);
  brush.lineWidth = short * 0.02;
  brush.strokeRect(left, top, wide, tall);
  brush.lineWidth = short * 0.009;
  brush.beginPath();
  brush.moveTo(left + wide / 2, top);
  brush.lineTo(left + wide / 2, top + tall);
  brush.moveTo(left, top + tall * 0.42);
  brush.lineTo(left + wide, top + tall * 0.42);
  brush.stroke();
  if (stage.weather.has('snow')) paintSnowOnBars(stage, brush);
  brush.fillStyle = css(mix(frame, '#ffffff', 0.12));
  brush.fillRect(left - short * 0.03, top + tall, wide + short * 0.06, short * 0.022);
  if (isChineseRoom(stage)) paintWindowLattice(stage, brush, windowBox(stage));
  if (!areCurtainsBlown(stage)) drape(stage, brush);
  brush.filter = 'none';
}

/** The layer of those that the wind moves. */
export const BLOWN_CURTAINS = 'blown curtains';

const BLOWN =
  /curtains?\b[^,.;]{0,24}\b(?:blow|flutter|sway|billow|wav|float|mov|wind|breeze)|(?:blow|flutter|sway|billow)\w* (?:\w+ )?curtains?\b|(?:wind|breeze)\b[^.;]{0,30}\bcurtains?\b|(?:窗帘|窗纱|纱帘|帘子)[^，。；、]{0,8}[飘拂摆动扬吹风舞]|[吹拂掀]动?起?了?[^，。；、]{0,4}(?:窗帘|窗纱|纱帘)/iu;

/** Whether the wind is said to move them: then they are a layer of their own, which a video moves. */
export function areCurtainsBlown(stage: Stage): boolean {
  return hasCurtains(stage) && stage.scene !== 'theatre' && BLOWN.test(stage.words);
}

/** At both sides of the window. */
export function paintBlownCurtains(stage: Stage, brush: Brush, blur: number): void {
  if (blur > 0) brush.filter = `blur(${blur.toFixed(1)}px)`;
  drape(stage, brush);
  brush.filter = 'none';
}

function drape(stage: Stage, brush: Brush): void {
  const { short } = stage;
  const { left, top, wide, tall } = windowBox(stage);
  const asked = stage.reading.subjects.find(({ key }) => key === 'curtains')?.colour;
  for (const side of isBare(stage) ? [] : [-1, 1]) {
    const cloth = asked === undefined ? mix(wallColour(stage), '#fff4e4', 0.55) : lit(stage, asked);
    const edge = side < 0 ? left : left + wide;
    const folds = brush.createLinearGradient(edge - side * short * 0.02, 0, edge + side * short * 0.12, 0);
    for (let fold = 0; fold <= 6; fold++)
      folds.addColorStop(
        fold / 6,
        css(mix(cloth, fold % 2 === 0 ? '#ffffff' : '#3a2030', fold % 2 === 0 ? 0.15 : 0.3)),
      );
    brush.fillStyle = folds;
    brush.beginPath();
    brush.moveTo(edge - side * short * 0.05, top - short * 0.02);
    brush.lineTo(edge + side * short * 0.12, top - short * 0.02);
    brush.lineTo(edge + side * short * 0.13, top + tall * 1.22);
    brush.quadraticCurveTo(
      edge + side * short * 0.02,
      top + tall * 1.18,
      edge + side * short * 0.02,
      top + tall * 0.6,
    );
    brush.fill();
  }
}

/** Beside a board there is no room for curtains. */
function isBare(stage: Stage): boolean {
  return isInClass(stage) || hasMats(stage) || isChineseRoom(stage) || isInLighthouse(stage);
}

/** At the window of a room, or of that behind a table, or to both sides of a stage. */
export function hasCurtains(stage: Stage): boolean {
  if (stage.scene === 'theatre') return true;
  if (isBare(stage)) return false;
  if (stage.scene === 'room') return !isWindowless(stage);
  return (
    stage.scene === 'table' &&
    stage.reading.ground === undefined &&
    !isFromAbove(stage) &&
    !isInOpenAir(stage) &&
    !isFireInPlaceOfWindow(stage)
  );
}

/** A little of it lies along the lower edges of the panes. */
function paintSnowOnBars(stage: Stage, brush: Brush): void {
  const { short } = stage;
  const { left, top, wide, tall } = windowBox(stage);
  const random = stage.random('snow on the bars');
  brush.fillStyle = css(stage.isDark ? '#b8c4dc' : '#fbfdff');
  for (const y of [top + tall * 0.415, top + tall * 0.985]) {
    for (const half of [0, 1]) {
      const from = left + (wide / 2) * half + short * 0.008;
      const to = left + (wide / 2) * (half + 1) - short * 0.008;
      brush.beginPath();
      brush.moveTo(from, y);
      for (let step = 0; step <= 8; step++) {
        const bank = Math.abs(step / 8 - 0.5) * 2;
        brush.lineTo(
          from + ((to - from) * step) / 8,
          y - short * (0.003 + 0.012 * bank ** 2 + random.between(0, 0.003)),
        );
      }
      brush.lineTo(to, y);
      brush.fill();
    }
  }
}

export function isWet({ weather }: Stage): boolean {
  return weather.has('rain');
}

/** Drops that hang on the panes, some that run down and leave a trace. */
export function paintRainOnGlass(stage: Stage, brush: Brush): void {
  const { short } = stage;
  const random = stage.random('rain on the glass');
  const { left, top, wide, tall } = windowBox(stage);
  brush.save();
  brush.beginPath();
  brush.rect(left + short * 0.01, top + short * 0.01, wide - short * 0.02, tall - short * 0.02);
  brush.clip();
  const drop = (x: number, y: number, size: number): void => {
    const bead = brush.createRadialGradient(x - size * 0.3, y - size * 0.4, 0, x, y, size * 1.2);
    bead.addColorStop(0, css('#ffffff', 0.95));
    bead.addColorStop(0.35, css('#e8f2fa', 0.5));
    bead.addColorStop(1, css('#3a4a5c', 0.42));
    brush.fillStyle = bead;
    brush.beginPath();
    brush.ellipse(x, y, size * 0.8, size, 0, 0, 7);
    brush.fill();
  };
  for (let run = 0; run < 18; run++) {
    const [x, from] = [left + random.next() * wide, top + random.next() * tall * 0.7];
    const long = tall * random.between(0.1, 0.34);
    brush.strokeStyle = css('#f2f8fc', 0.32);
    brush.lineWidth = short * random.between(0.002, 0.0045);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x, from);
    brush.bezierCurveTo(
      x + short * random.between(-0.008, 0.008),
      from + long * 0.4,
      x + short * random.between(-0.008, 0.008),
      from + long * 0.7,
      x,
      from + long,
    );
    brush.stroke();
    drop(x, from + long, short * random.between(0.005, 0.009));
  }
  for (let bead = 0; bead < 130; bead++)
    drop(left + random.next() * wide, top + random.next() * tall, short * random.between(0.0018, 0.006));
  brush.restore();
}
