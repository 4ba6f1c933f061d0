// Light that spills over the bright places of a frame: an eighth of its size, multiplied by itself, blurred, laid over.

import {
  makeSurface,
  readOpaquePixels,
  releasePixels,
  type Brush,
  type Surface,
} from '#engine/raster/surface.ts';

const CELL = 8;

export function makeBloom(strength: number, width: number, height: number): (brush: Brush) => void {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const small = makeSurface(columns, rows);
  const soft = makeSurface(columns, rows);
  const inner = small.getContext('2d');
  const outer = soft.getContext('2d');
  outer.filter = `blur(${(Math.min(columns, rows) * 0.03).toFixed(1)}px)`;
  const image = inner.createImageData(columns, rows);
  return (brush) => {
    // Its pixels are read, it is not drawn from: a canvas that was is copied whole when it is drawn on again.
    const frame = readOpaquePixels(brush.canvas);
    shineOfCells(frame, width, height, image.data);
    releasePixels(frame);
    inner.clearRect(0, 0, columns, rows);
    inner.putImageData(image, 0, 0);
    lay(outer, small);
    brush.save();
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = strength;
    brush.drawImage(soft, 0, 0, columns * CELL, rows * CELL);
    brush.restore();
  };
}

/** Nothing else is left of what was on the sheet. */
function lay(brush: Brush, source: Surface): void {
  brush.clearRect(0, 0, source.width, source.height);
  brush.globalCompositeOperation = 'copy';
  brush.drawImage(source, 0, 0);
}

/** The mean of each cell, multiplied by itself. `frame` and `target` are RGBA. */
export function shineOfCells(
  frame: Uint8ClampedArray,
  width: number,
  height: number,
  target: Uint8ClampedArray,
): void {
  const words = new Uint32Array(frame.buffer, frame.byteOffset, width * height);
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  for (let row = 0, to = 0; row < rows; row++) {
    const bottom = Math.min(height, (row + 1) * CELL);
    for (let column = 0; column < columns; column++, to += 4) {
      const left = column * CELL;
      const right = Math.min(width, left + CELL);
      // Two channels in one number: 64 bytes add up to less than 16 bits hold.
      let redAndBlue = 0;
      let green = 0;
      for (let y = row * CELL; y < bottom; y++) {
        const end = y * width + right;
        for (let at = y * width + left; at < end; at++) {
          const word = words[at] as number;
          redAndBlue = (redAndBlue + (word & 0xff00ff)) | 0;
          green += (word >>> 8) & 255;
        }
      }
      const count = (right - left) * (bottom - row * CELL);
      target[to] = ((redAndBlue & 0xffff) / count) ** 2 / 255;
      target[to + 1] = (green / count) ** 2 / 255;
      target[to + 2] = ((redAndBlue >>> 16) / count) ** 2 / 255;
      target[to + 3] = 255;
    }
  }
}
