// Strokes come onto a frame as if they had been drawn right on it.
import { expect, it } from 'vitest';
import { makeCompositor } from '#engine/raster/compositor.ts';
import { makeSurface, readPixels, type Brush } from '#engine/raster/surface.ts';
import { effect } from '../painting/layer.ts';
import { makeStrokes } from './strokes.ts';

const [WIDTH, HEIGHT] = [60, 40];
const MATRIX = [1.5, 0, 0, 1.5, 4, -3] as const;
const BOX = { left: 0, top: 0, width: WIDTH, height: 30 };

const rain = effect('rain', 1, (brush) => {
  brush.fillStyle = 'rgba(40,200,90,0.6)';
  brush.fillRect(3, 4, 20, 30);
});
const sparks = effect(
  'sparks',
  1,
  (brush) => {
    for (const x of [5, 12, 18]) {
      brush.fillStyle = 'rgba(250,180,40,0.5)';
      brush.fillRect(x, 6, 12, 12);
    }
  },
  'screen',
);
const paintGround = (brush: Brush): void => {
  brush.fillStyle = 'rgb(90,60,140)';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
};

it.each([
  ['what covers', [rain]],
  ['what lights up', [sparks]],
  ['one over the other', [rain, sparks, sparks, rain]],
])('%s', (_, layers) => {
  const direct = makeSurface(WIDTH, HEIGHT, (brush) => {
    paintGround(brush);
    brush.beginPath();
    brush.rect(BOX.left, BOX.top, BOX.width, BOX.height);
    brush.clip();
    for (const layer of layers) {
      brush.save();
      brush.setTransform(...MATRIX);
      layer.apply(brush, 0);
      brush.restore();
    }
  });
  const compositor = makeCompositor(WIDTH, HEIGHT);
  const strokes = makeStrokes(compositor);
  compositor.lay(makeSurface(WIDTH, HEIGHT, paintGround).data(), 0, HEIGHT, 'source-over');
  for (const layer of layers)
    strokes.draw([BOX], MATRIX, layer.blend ?? 'source-over', (brush) => layer.apply(brush, 0));
  strokes.finish();
  const frame = compositor.frame();
  expect(Math.max(...readPixels(direct).map((value, at) => Math.abs(value - (frame[at] ?? 0))))).toBeLessThan(
    4,
  );
  expect(new Set(frame).size).toBeGreaterThan(6);
  // Nothing of it is left for the next frame.
  const before = Buffer.from(frame);
  strokes.finish();
  expect(frame.equals(before)).toBe(true);
});
