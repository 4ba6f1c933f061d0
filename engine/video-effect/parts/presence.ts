// Where the subject is, softly: one near it, nothing far away. For effects that move the image without cutting it up.
import type { Subject } from '../find-subject-of-stage.ts';
import { smooth } from './ease.ts';
import { spreadPlane } from './reveal.ts';

/** `reach` in pixels: how far it fades around the subject. */
export function makePresence({ mask }: Subject, width: number, height: number, reach: number): Float32Array {
  const cell = Math.max(2, Math.round(reach / 6));
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  let cells: Float32Array = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.min(width - 1, column * cell);
      const y = Math.min(height - 1, row * cell);
      cells[row * columns + column] = mask[y * width + x] as number;
    }
  }
  for (let round = 0; round < 3; round++) cells = soften(cells, columns, rows, 3);
  return spreadPlane(
    width,
    height,
    (x, y) => smooth(0.03, 0.62, cells[Math.round(y / cell) * columns + Math.round(x / cell)] as number),
    cell,
  );
}

function soften(cells: Float32Array, columns: number, rows: number, reach: number): Float32Array {
  const once = new Float32Array(cells.length);
  const twice = new Float32Array(cells.length);
  const pass = (from: Float32Array, to: Float32Array, stepX: number, stepY: number): void => {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        let sum = 0;
        for (let n = -reach; n <= reach; n++) {
          const nx = Math.min(columns - 1, Math.max(0, x + n * stepX));
          const ny = Math.min(rows - 1, Math.max(0, y + n * stepY));
          sum += from[ny * columns + nx] as number;
        }
        to[y * columns + x] = sum / (reach * 2 + 1);
      }
    }
  };
  pass(cells, once, 1, 0);
  pass(once, twice, 0, 1);
  return twice;
}
