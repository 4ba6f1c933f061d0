// Amsterdam: narrow brick fronts with stepped and bell-shaped gables side by side along a canal, a low brick bridge.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Stage } from '../staging/stage.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from '../things/pen.ts';
import { glow } from './glow.ts';

const NAMED = /\bamsterdam\b|\bdutch\b|\bnetherlands\b|\bholland\b|阿姆斯特丹|荷兰/;
/** "A windmill by a canal" stands in no town of white walls. */
const WINDMILLS = /\bwindmills?\b.*\bcanals?\b|\bcanals?\b.*\b(?:windmills?|tulips?)\b|运河.*风车|风车.*运河/;

export function isAmsterdam({ words }: Pick<Stage, 'words'>): boolean {
  return NAMED.test(words) || WINDMILLS.test(words);
}

const BRICKS = ['#8a4a3c', '#6e3f38', '#a85f48', '#5a4640', '#9c6a50', '#c9a27c', '#7c5648'] as const;

/** Several fronts in a row; what shines at night is on a sheet of its own. */
export function canalHouseSheets(
  stage: Stage,
  label: string,
  ratio: number,
): { walls: Surface; lights: Surface } {
  const random = stage.random(`canal house ${label}`);
  const height = 420;
  const width = Math.round(height * ratio);
  const lights = makeSurface(width, height);
  const lamp = lights.getContext('2d');
  const count = Math.max(2, Math.round(width / 128));
  const walls = makeSurface(width, height, (brush) => {
    for (let house = 0; house < count; house++)
      paintHouse(stage, brush, lamp, random, { left: (width * house) / count, wide: width / count, height });
    brush.fillStyle = '#6f6a66';
    brush.fillRect(0, height * 0.955, width, height * 0.045);
  });
  return { walls, lights };
}

type Lot = { left: number; wide: number; height: number };

function paintHouse(
  stage: Stage,
  brush: Brush,
  lamp: Brush,
  random: Random,
  { left, wide, height }: Lot,
): void {
  const brick = random.pick(BRICKS);
  const eaves = height * random.between(0.2, 0.27);
  const face = brush.createLinearGradient(0, 0, 0, height);
  face.addColorStop(0, css(mix(brick, '#ffffff', 0.12)));
  face.addColorStop(1, css(mix(brick, '#1c1420', 0.25)));
  brush.fillStyle = face;
  brush.fillRect(left + 1, eaves, wide - 2, height - eaves);
  paintGable(stage, brush, { left, wide, height: eaves }, random.whole(3), css(mix(brick, '#ffffff', 0.1)));
  const white = stage.isSnowy ? '#f2f5fa' : '#efe9dc';
  for (let storey = 0; storey < 4; storey++) {
    const top = eaves + height * (0.03 + storey * 0.155);
    for (let column = 0; column < 3; column++) {
      const x = left + wide * (0.12 + column * 0.28);
      const box = { x, y: top, wide: wide * 0.2, tall: height * (0.115 - storey * 0.004) };
      brush.fillStyle = white;
      brush.fillRect(box.x - 2, box.y - 2, box.wide + 4, box.tall + 4);
      brush.fillStyle = '#34404c';
      brush.fillRect(box.x, box.y, box.wide, box.tall);
      if (stage.isDark && random.chance(0.6)) lightPane(lamp, box);
      brush.fillStyle = white;
      brush.fillRect(box.x + box.wide / 2 - 1, box.y, 2, box.tall);
      brush.fillRect(box.x, box.y + box.tall * 0.42, box.wide, 2);
    }
  }
  brush.fillStyle = random.pick(['#2f5040', '#28344c', '#5a2a24']);
  brush.fillRect(left + wide * 0.4, height * 0.86, wide * 0.2, height * 0.1);
}

/** Stepped, bell-shaped, or with a neck. */
function paintGable(
  stage: Stage,
  brush: Brush,
  { left, wide, height }: Lot,
  kind: number,
  brick: string,
): void {
  const [middle, top] = [left + wide / 2, height * 0.26];
  brush.fillStyle = brick;
  brush.beginPath();
  brush.moveTo(left + 1, height + 1);
  if (kind === 0) {
    for (let step = 0; step < 4; step++) {
      const y = height - ((height - top) * (step + 1)) / 4;
      brush.lineTo(left + 1 + (wide * 0.4 * step) / 4, y);
      brush.lineTo(left + 1 + (wide * 0.4 * (step + 1)) / 4, y);
    }
    for (let step = 3; step >= 0; step--) {
      const y = height - ((height - top) * (step + 1)) / 4;
      brush.lineTo(left + wide - 1 - (wide * 0.4 * (step + 1)) / 4, y);
      brush.lineTo(left + wide - 1 - (wide * 0.4 * step) / 4, y);
    }
  } else if (kind === 1) {
    brush.bezierCurveTo(
      left + wide * 0.04,
      height * 0.5,
      left + wide * 0.3,
      height * 0.7,
      left + wide * 0.3,
      top + 8,
    );
    brush.quadraticCurveTo(middle, top - height * 0.26, left + wide * 0.7, top + 8);
    brush.bezierCurveTo(
      left + wide * 0.7,
      height * 0.7,
      left + wide * 0.96,
      height * 0.5,
      left + wide - 1,
      height,
    );
  } else {
    brush.lineTo(left + wide * 0.28, height * 0.78);
    brush.lineTo(left + wide * 0.28, top + 6);
    brush.lineTo(middle, top - height * 0.16);
    brush.lineTo(left + wide * 0.72, top + 6);
    brush.lineTo(left + wide * 0.72, height * 0.78);
  }
  brush.lineTo(left + wide - 1, height + 1);
  brush.closePath();
  brush.fill();
  brush.strokeStyle = stage.isSnowy ? '#ffffff' : '#efe6d4';
  brush.lineWidth = stage.isSnowy ? 7 : 3;
  brush.stroke();
  brush.fillStyle = '#2c3038';
  brush.fillRect(middle - wide * 0.08, height * 0.62, wide * 0.16, height * 0.22);
}

function lightPane(
  lamp: Brush,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  lamp.fillStyle = '#ffcf78';
  lamp.fillRect(x + 2, y + 2, wide - 4, tall - 4);
  glow(lamp, x + wide / 2, y + tall / 2, wide * 1.2, 'rgba(255,190,90,0.45)', 'rgba(255,170,70,0)');
}

function brickBridge(pen: Pen): void {
  const brick = '#8a5a48';
  shape(
    pen,
    'M-122 0 V-32 Q-60 -52 0 -52 Q60 -52 122 -32 V0 H84 C84 -30 40 -30 40 0 H30 C30 -38 -30 -38 -30 0 H-40 C-40 -30 -84 -30 -84 0 Z',
    mix(brick, '#ffffff', 0.12),
    { colour: mix(brick, '#20142c', 0.3), from: -52, to: 0 },
  );
  for (const [x, wide, tall] of [
    [0, 30, 36],
    [-62, 22, 28],
    [62, 22, 28],
  ] as const)
    line(pen, `M${x - wide} 0 C${x - wide} ${-tall} ${x + wide} ${-tall} ${x + wide} 0`, '#e2d6c2', 2.6);
  line(pen, 'M-122 -34 Q-60 -55 0 -55 Q60 -55 122 -34', '#e2d6c2', 2.4);
  line(pen, 'M-122 -47 Q-60 -68 0 -68 Q60 -68 122 -47', '#26382e', 1.8);
  for (let x = -118; x <= 118; x += 12) {
    const y = -34 - 20 * (1 - (x / 122) ** 2);
    line(pen, `M${x} ${y} v-13`, '#26382e', 1.2);
  }
  for (const x of [-60, 60]) bar(pen, x - 1, -92, 2, 44, '#26382e');
  for (const x of [-60, 60])
    shape(pen, `M${x - 4} -92 h8 l-1.6 -8 h-4.8 Z`, pen.isDark ? '#ffe2a0' : '#dfe6e4');
}

export const BRICK_BRIDGE: OwnDrawing = { width: 246, height: 102, paint: brickBridge };
