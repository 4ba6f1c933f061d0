// The loess plateau: hills of yellow earth cut into steps, dry grass and young corn on them, homes dug into their walls.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { STEPS, stepsOf, traceBetween, type Step } from './land-steps.ts';

/** Words that name this land. */
export const LOESS_WORDS =
  /黄土(?:高原|高坡|坡|地貌|丘陵|大地|塬)|陕北|延安|loess (?:plateau|hills?|landscape)|yellow earth plateau|northern shaanxi|窑洞|yaodong|cave dwellings?/i;

const EARTH = '#d9ae68';
/** Which steps have homes in their walls, and how many times as high as others those walls are. */
const HOMES: Readonly<Record<number, number>> = { 4: 2.2, 7: 2.4, 10: 2.2 };
const WALL = 2.2;

export function paintLoess(stage: Stage, brush: Brush): void {
  const steps = stepsOf(stage);
  // Those that are what the image is about are seen from near.
  const hasHomes = stage.reading.subjects.some(({ key }) => key === 'cave-homes');
  for (const [index, step] of steps.entries()) {
    paintStep(stage, brush, step, steps.length, index);
    const next = steps[index + 1];
    if (next && index in HOMES && !hasHomes) paintHomes(stage, brush, step, next);
  }
}

function paintStep(stage: Stage, brush: Brush, step: Step, count: number, at: number): void {
  const { palette, height, width, short, isSnowy } = stage;
  const { edge, rise } = step;
  const part = at / (count - 1);
  const shown = (colour: Rgb): Rgb => mix(colour, palette.fog, 0.5 * (1 - part) ** 1.6);
  const random = stage.random(`loess ${at}`);
  const earth = lit(stage, EARTH);
  const wall = rise * WALL * (HOMES[at] ?? 1);
  const foot = (x: number): number => edge(x) + wall;
  // What grows on the step before the wall.
  const field = lit(stage, isSnowy ? '#eef0f4' : random.pick(['#c9b066', '#b3a85a', '#d8bc78', '#a9a356']));
  brush.fillStyle = css(shown(mix(field, palette.shade, 0.06)));
  traceBetween(stage, brush, edge, () => height + 4);
  brush.fill();
  const middle = edge(width / 2);
  const down = brush.createLinearGradient(0, middle - wall * 0.4, 0, middle + wall * 1.3);
  down.addColorStop(0, css(shown(mix(earth, palette.sun, 0.26))));
  down.addColorStop(1, css(shown(mix(earth, palette.shade, 0.44))));
  brush.fillStyle = down;
  traceBetween(stage, brush, edge, foot);
  brush.fill();
  // Rain has cut the walls.
  brush.strokeStyle = css(shown(mix(earth, palette.shade, 0.5)), 0.5);
  brush.lineWidth = Math.max(0.6, wall * 0.05);
  for (let x = random.between(0, wall); x < width; x += wall * random.between(0.3, 1.3)) {
    brush.beginPath();
    brush.moveTo(x, edge(x) + wall * random.between(0.05, 0.3));
    brush.lineTo(x + wall * random.between(-0.1, 0.1), foot(x) - wall * random.between(0, 0.25));
    brush.stroke();
  }
  // The rim, with grass that hangs over it.
  brush.strokeStyle = css(shown(lit(stage, isSnowy ? '#ffffff' : '#8f9150')));
  brush.lineWidth = Math.max(1, rise * 0.5);
  brush.beginPath();
  for (let x = -4; x <= width + 4; x += Math.max(3, short * 0.01)) brush.lineTo(x, edge(x));
  brush.stroke();
  if (!(at in HOMES)) paintScrub(stage, brush, foot, wall, at, shown);
}

/** Four arches side by side in the wall between two steps, each a door and a window of paper. */
function paintHomes(stage: Stage, brush: Brush, { at, edge }: Step, next: Step): void {
  const random = stage.random(`homes ${at}`);
  const haze = 0.4 * (1 - at / STEPS) ** 1.6;
  const shown = (colour: Rgb): string => css(mix(colour, stage.palette.fog, haze));
  const frame = shown(lit(stage, '#6a4026'));
  const paper = shown(stage.isDark ? mix('#ffc86a', '#ffffff', 0.1) : lit(stage, '#f2ead8'));
  const stone = shown(lit(stage, '#a08460'));
  let x = stage.width * random.between(0.08, 0.3);
  for (let home = 0; home < 4; home++) {
    const y = next.edge(x) - stage.short * 0.004;
    const tall = Math.max(y - edge(x), stage.short * 0.024);
    const half = tall * 0.42;
    arch(brush, x, y, half * 1.16, tall, stone);
    arch(brush, x, y, half, tall * 0.88, frame);
    arch(brush, x, y - tall * 0.4, half * 0.82, tall * 0.4, paper);
    brush.fillStyle = paper;
    brush.fillRect(x - half * 0.8, y - tall * 0.36, half * 0.8, tall * 0.22);
    x += half * random.between(2.6, 3);
  }
}

function arch(brush: Brush, x: number, y: number, half: number, tall: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(x - half, y);
  brush.lineTo(x - half, y - tall + half);
  brush.arc(x, y - tall + half, half, Math.PI, 0);
  brush.lineTo(x + half, y);
  brush.fill();
}

/** Low bushes, here and there. */
function paintScrub(
  stage: Stage,
  brush: Brush,
  foot: (x: number) => number,
  wall: number,
  at: number,
  shown: (colour: Rgb) => Rgb,
): void {
  const random = stage.random(`scrub ${at}`);
  for (let bush = 0; bush < 7; bush++) {
    const x = random.between(0, stage.width);
    const size = wall * random.between(0.22, 0.5);
    brush.fillStyle = css(
      shown(
        mix(lit(stage, stage.isSnowy ? '#c8ccd0' : '#7d8a48'), stage.palette.shade, random.between(0, 0.3)),
      ),
    );
    brush.beginPath();
    brush.ellipse(x, foot(x) + size * 0.2, size, size * 0.7, 0, 0, 7);
    brush.fill();
  }
}
