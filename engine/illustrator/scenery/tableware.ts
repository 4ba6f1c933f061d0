// Plates, boards and cloths under what is to be eaten.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { contentOf } from '../contents/containers.ts';
import { hasPlatter, hasVessel, isBare, isLoose, sharesPlate } from '../contents/vessels.ts';
import { wideOf, type Cast } from '../placing/cast.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject, Surface } from '../reading/prompt-reading.ts';
import { DRINK_KEYS } from '../lexicon/drinks.ts';
import type { Stage } from '../staging/stage.ts';
import { HEAPED_PLATES } from '../things/heaped-plates.ts';
import { hasGlaze, PLATED_DISHES } from '../things/plated-dishes.ts';
import { dishFromAbove } from '../things/from-above.ts';
import { baseOf, boardOf } from './stone-top.ts';

/** Whether it is seen on a plate that can have any colour. */
export function isOnPlate({ scene, reading }: Stage, subject: Subject): boolean {
  const isAbove = reading.frame === 'top_down' && isPlated({ subject });
  const hasPlate =
    isAbove || !hasVessel(subject) || subject.drawing in HEAPED_PLATES || hasGlaze(subject.drawing);
  return scene === 'table' && subject.kind === 'food' && hasPlate && !DRINK_KEYS.has(subject.key);
}

export function plateLayers(stage: Stage, cast: readonly Cast[]): Layer[] {
  if (stage.reading.frame === 'top_down')
    return cast.map(({ spot, sprite }) =>
      painted(`plate ${spot.subject.key} ${spot.index}`, spot.depth - 0.004, (brush) => {
        const half = (Math.max(1, sprite.width / sprite.height) * spot.tall) / 2;
        if (isPlated(spot)) paintFromAbove(stage, brush, spot, half);
        else if (dishFromAbove(spot.subject)) paintShadeAbove(stage, brush, spot, half);
      }),
    );
  if (cast.some(({ spot }) => spot.subject.key === 'tray')) return [];
  const board = boardOf(stage.reading);
  const onBoard = cast.filter(({ spot: { subject, isFloating } }) => LAID.has(subject.kind) && !isFloating);
  if (board && onBoard.length > 0)
    return [painted('board', 0.69, (brush) => paintBoard(stage, brush, board, onBoard))];
  const loose = cast.filter(
    ({ spot: { subject, isFloating } }) =>
      isLoose(subject) && !isFloating && (isBare(subject) || cast.length > 1),
  );
  // A plate that is asked for holds all that lies on the table.
  if (hasPlatter(stage) && loose.length > 0)
    return [painted('plate', 0.7, (brush) => paintPlatter(stage, brush, loose))];
  const plated = cast.filter(
    ({ spot: { subject, isFloating } }) =>
      isLoose(subject) && !isFloating && !contentOf(stage.reading, subject) && !isBare(subject),
  );
  const together = plated.filter((one) => isTogether(cast, one));
  const shared = [...new Set(together.map(({ spot }) => spot.subject))].map((subject) =>
    painted(`plate ${subject.key}`, 0.7, (brush) =>
      paintPlatter(
        stage,
        brush,
        together.filter(({ spot }) => spot.subject === subject),
      ),
    ),
  );
  const own = plated
    .filter((one) => !together.includes(one))
    .map(({ spot, sprite }) =>
      painted(`plate ${spot.subject.key} ${spot.index}`, spot.depth - 0.004, (brush) =>
        paintPlate(stage, brush, spot, (spot.tall * sprite.width) / sprite.height),
      ),
    );
  return [...shared, ...own];
}

const LAID: ReadonlySet<Subject['kind']> = new Set(['food', 'item']);

/** Seen a little from above, wider than all that lies on it. */
function paintBoard(stage: Stage, brush: Brush, board: Surface, lying: readonly Cast[]): void {
  const { width, short, light, palette } = stage;
  const edges = lying.flatMap((one) => [one.spot.x - wideOf(one) / 2, one.spot.x + wideOf(one) / 2]);
  const margin = short * 0.05;
  const left = Math.max(width * 0.02, Math.min(...edges) - margin);
  const right = Math.min(width * 0.98, Math.max(...edges) + margin);
  const feet = lying.map(({ spot }) => spot.y);
  const [far, near] = [Math.min(...feet) - short * 0.07, Math.max(...feet) + short * 0.035];
  const lean = short * 0.045;
  const thick = short * 0.022;
  const tone = mix(baseOf(board), palette.shade, stage.isDark ? 0.4 : 0.04);
  const outline = (down: number): void => {
    brush.beginPath();
    brush.moveTo(left + lean, far + down);
    brush.lineTo(right - lean, far + down);
    brush.lineTo(right, near + down);
    brush.lineTo(left, near + down);
    brush.closePath();
  };
  brush.save();
  brush.filter = `blur(${(short * 0.014).toFixed(1)}px)`;
  brush.fillStyle = 'rgba(40,24,20,0.5)';
  brush.translate(-light.side * short * 0.02, short * 0.016);
  outline(thick);
  brush.fill();
  brush.restore();
  brush.fillStyle = css(mix(tone, '#2a1c18', 0.42));
  outline(thick);
  brush.fill();
  brush.fillRect(left, near, right - left, thick);
  const lit = brush.createLinearGradient(left, 0, right, 0);
  lit.addColorStop(light.side > 0 ? 1 : 0, css(mix(tone, '#ffffff', 0.16)));
  lit.addColorStop(light.side > 0 ? 0 : 1, css(mix(tone, '#2a1c18', 0.12)));
  brush.fillStyle = lit;
  outline(0);
  brush.fill();
  if (board.material !== 'wood') return;
  // The grain runs along it.
  const random = stage.random('board');
  brush.save();
  outline(0);
  brush.clip();
  for (let line = 0; line < GRAIN; line++) {
    const y = far + (near - far) * random.next();
    brush.strokeStyle = css(mix(tone, '#4a2c18', 0.5), random.between(0.12, 0.34));
    brush.lineWidth = short * random.between(0.001, 0.003);
    brush.beginPath();
    brush.moveTo(left, y);
    brush.bezierCurveTo(
      left + (right - left) * 0.3,
      y - short * 0.006,
      right - (right - left) * 0.3,
      y + short * 0.006,
      right,
      y,
    );
    brush.stroke();
  }
  brush.restore();
}
const GRAIN = 18;

/** One of several of its kind, with nothing else between them. */
function isTogether(cast: readonly Cast[], { spot }: Cast): boolean {
  const like = cast.filter((one) => one.spot.subject === spot.subject);
  if (!sharesPlate(like.map((one) => one.spot.subject))) return false;
  const across = like.map((one) => one.spot.x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  return cast.every((one) => like.includes(one) || one.spot.x < left || one.spot.x > right);
}

/** Food that has no vessel of its own. */
function isPlated({ subject }: Pick<Spot, 'subject'>): boolean {
  return (
    subject.kind === 'food' &&
    !(subject.drawing in PLATED_DISHES) &&
    (dishFromAbove(subject)?.isOnPlate ?? true)
  );
}

/** Under a bowl or a cup. */
function paintShadeAbove({ short, light }: Stage, brush: Brush, { x, y, tall }: Spot, half: number): void {
  brush.save();
  brush.filter = `blur(${(short * 0.02).toFixed(1)}px)`;
  brush.fillStyle = 'rgba(20,10,8,0.6)';
  brush.beginPath();
  brush.arc(x - light.side * short * 0.022, y - tall / 2 + short * 0.02, half * 0.99, 0, 7);
  brush.fill();
  brush.restore();
}

/** A round plate around the middle of what lies on it. */
function paintFromAbove(stage: Stage, brush: Brush, { x, y, tall }: Spot, half: number): void {
  const { short, light } = stage;
  const glaze =
    stage.reading.plate?.colour ?? stage.random('plate').pick(['#f4f1ea', '#e9e4da', '#5f7684', '#3f4a50']);
  const [cx, cy] = [x, y - tall / 2];
  const radius = half * 1.42;
  const disc = (grow: number): void => {
    brush.beginPath();
    brush.arc(cx, cy, radius * grow, 0, 7);
    brush.fill();
  };
  brush.save();
  brush.shadowColor = 'rgba(20,10,8,0.6)';
  brush.shadowBlur = short * 0.03;
  brush.shadowOffsetX = -light.side * short * 0.02;
  brush.shadowOffsetY = short * 0.016;
  brush.fillStyle = css(glaze);
  disc(1);
  brush.restore();
  const rim = brush.createLinearGradient(cx - radius * light.side, cy, cx + radius * light.side, cy);
  rim.addColorStop(0, css(mix(glaze, '#2a2020', 0.2)));
  rim.addColorStop(1, css(mix(glaze, '#ffffff', 0.4)));
  brush.fillStyle = rim;
  disc(1);
  brush.fillStyle = css(mix(glaze, '#2a2020', 0.12));
  disc(0.74);
  brush.fillStyle = css(mix(glaze, '#ffffff', 0.1));
  disc(0.72);
}

function paintPlatter(stage: Stage, brush: Brush, lying: readonly Cast[]): void {
  const edges = lying.flatMap(({ spot, sprite }) => {
    const half = (spot.tall * sprite.width) / sprite.height / 2;
    return [spot.x - half, spot.x + half];
  });
  const [left, right] = [Math.min(...edges), Math.max(...edges)];
  const lowest = Math.max(...lying.map(({ spot }) => spot.y));
  const first = lying[0]?.spot;
  if (!first) return;
  const wide = (right - left) * 0.8;
  // The feet of what lies on it are on its near half.
  paintPlate(stage, brush, { ...first, x: (left + right) / 2, y: lowest - wide * 0.05, tall: 0 }, wide);
}

function paintPlate(stage: Stage, brush: Brush, spot: Spot, wide: number): void {
  const { short, light, palette } = stage;
  const random = stage.random('plate');
  const glaze = mix(
    stage.reading.plate?.colour ?? random.pick(['#f4f1ea', '#e9e4da', '#5f7684', '#d8c9b4']),
    palette.shade,
    stage.isDark ? 0.4 : 0.04,
  );
  const { x } = spot;
  const y = spot.y - spot.tall * 0.05;
  // Its rim is never cut by the frame.
  const rx = Math.min(wide * 0.74, Math.max(wide * 0.5, Math.min(x, stage.width - x) * 0.97));
  const ry = rx * 0.24;
  const disc = (grow: number, down: number): void => {
    brush.beginPath();
    brush.ellipse(x, y + down, rx * grow, ry * grow, 0, 0, 7);
    brush.fill();
  };
  brush.save();
  brush.filter = `blur(${(short * 0.014).toFixed(1)}px)`;
  brush.fillStyle = 'rgba(40,24,20,0.45)';
  brush.translate(-light.side * short * 0.025, short * 0.02);
  disc(1.02, ry * 0.1);
  brush.restore();
  brush.fillStyle = css(mix(glaze, '#3a2a26', 0.34));
  disc(0.99, ry * 0.11);
  const rim = brush.createLinearGradient(x - rx, 0, x + rx, 0);
  rim.addColorStop(light.side > 0 ? 1 : 0, css(mix(glaze, '#ffffff', 0.5)));
  rim.addColorStop(0.5, css(glaze));
  rim.addColorStop(light.side > 0 ? 0 : 1, css(mix(glaze, '#3a2a26', 0.22)));
  brush.fillStyle = rim;
  disc(1, 0);
  brush.fillStyle = css(mix(glaze, '#3a2a26', 0.14));
  disc(0.72, ry * 0.02);
  brush.fillStyle = css(mix(glaze, '#ffffff', 0.16));
  disc(0.7, ry * 0.05);
}
