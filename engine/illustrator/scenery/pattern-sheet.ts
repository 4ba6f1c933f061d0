// A sheet with a pattern that repeats: things, blooms and sprigs in rows, each row shifted by half a step.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Pattern } from '../reading/prompt-reading.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { posterGround } from './poster-sheet.ts';
import { paintFigures } from './pattern-figures.ts';
import { paintBloom, paintSprig } from './sprigs.ts';

export async function patternLayers(stage: Stage, pattern: Pattern): Promise<Layer[]> {
  const { figure } = pattern;
  const sprites = await Promise.all(pattern.things.map((thing) => drawSubject(stage, thing)));
  return [
    painted(
      'paper',
      0.02,
      (brush) => {
        brush.fillStyle = css(posterGround(stage));
        brush.fillRect(0, 0, stage.width, stage.height);
      },
      { isSolid: false },
    ),
    ...(figure === undefined
      ? []
      : [painted('pattern figures', 0.4, (brush) => paintFigures(stage, brush, figure), { isSolid: false })]),
    painted('poster figures', 0.5, (brush) => paintRows(stage, brush, pattern, sprites), { isSolid: false }),
  ];
}

/** Small berries and dots between the motifs. */
function paintDots(stage: Stage, brush: Brush, x: number, y: number, step: number): void {
  const ground = posterGround(stage);
  brush.fillStyle = css(mix(ground, stage.isDark ? '#ffffff' : '#8a6a4a', 0.34));
  for (const [across, down] of [
    [0.5, 0.02],
    [0.46, -0.07],
    [0.55, -0.05],
  ] as const) {
    brush.beginPath();
    brush.arc(x + step * across, y + step * down, step * 0.022, 0, 7);
    brush.fill();
  }
}

function paintRows(stage: Stage, brush: Brush, pattern: Pattern, sprites: readonly Surface[]): void {
  const { width, height, short } = stage;
  const step = short / 4;
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / (step * 0.86)) + 2;
  const motifs = motifsOf(stage, brush, pattern, sprites, step);
  if (motifs.length === 0) return;
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const x = (column + (row % 2 === 0 ? 0.5 : 0)) * step;
      const y = (row + 0.5) * step * 0.86;
      paintDots(stage, brush, x, y, step);
      const motif = motifs[(((column + row * 2) % motifs.length) + motifs.length) % motifs.length];
      brush.save();
      brush.translate(x, y);
      // The same each time that it comes round, or nothing would repeat.
      motif?.((column + row) % 2 === 0 ? 1 : -1);
      brush.restore();
    }
}

type Motif = (side: 1 | -1) => void;

function motifsOf(
  stage: Stage,
  brush: Brush,
  { leaves, blooms, inks }: Pattern,
  sprites: readonly Surface[],
  step: number,
): Motif[] {
  const ofThings = sprites.map((sprite): Motif => (side) => {
    const size = (step * 0.72) / Math.max(sprite.width, sprite.height);
    brush.rotate(side * 0.22);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(
      sprite,
      (-sprite.width * size) / 2,
      (-sprite.height * size) / 2,
      sprite.width * size,
      sprite.height * size,
    );
  });
  const ofLeaves = leaves.slice(0, 2).map(
    (leaf): Motif =>
      (side) =>
        paintSprig(
          brush,
          stage.random(`sprig ${leaf}`),
          leaf,
          {
            x: -step * 0.26 * side,
            y: step * 0.26,
            turn: side > 0 ? -0.8 : -2.3,
            long: step * 0.66,
            bend: side * 0.3,
          },
          false,
        ),
  );
  const ofBlooms = blooms.map((bloom): Motif => (side) => {
    const random = stage.random(`bloom ${bloom}`);
    for (const turn of [-2.5, -0.5])
      paintSprig(
        brush,
        random,
        'leaf',
        { x: 0, y: 0, turn: turn + side * 0.3, long: step * 0.42, bend: 0.3 },
        false,
      );
    paintBloom(brush, random, bloom, { x: 0, y: 0, size: step * 0.25, turn: side * 0.4 }, inks?.get(bloom));
  });
  return [...ofThings, ...ofBlooms, ...ofLeaves];
}
