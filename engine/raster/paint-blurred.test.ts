// What is blurred within a box looks as if the whole sheet had been blurred.

import { describe, expect, it } from 'vitest';
import { paintBlurred, paintSoftEllipse } from './paint-blurred.ts';
import { makeSurface, readPixels, type Brush } from './surface.ts';

const BOUNDS = { left: 50, top: 40, right: 90, bottom: 70 };

function paintBox(brush: Brush): void {
  brush.fillRect(50, 40, 40, 30);
}

function blurWhole(brush: Brush): void {
  brush.filter = 'blur(7.0px)';
  paintBox(brush);
}

function blurWithin(brush: Brush): void {
  paintBlurred(brush, 7, BOUNDS, () => paintBox(brush));
}

function paintAfterEllipse(brush: Brush): void {
  paintSoftEllipse(brush, 3, { x: 120, y: 30, rx: 5, ry: 5 });
  brush.clearRect(0, 0, 160, 120);
  paintBox(brush);
}

function mostDifferent(one: (brush: Brush) => void, other: (brush: Brush) => void): number {
  const [first, second] = [one, other].map((paint) => readPixels(makeSurface(160, 120, paint)));
  return Math.max(...Array.from(first ?? [], (value, at) => Math.abs(value - (second?.[at] ?? 0))));
}

describe('a shape that is blurred within its bounds', () => {
  it('is as one that is blurred with the whole sheet', () => {
    expect(mostDifferent(blurWhole, blurWithin)).toBeLessThanOrEqual(2);
  });

  it('leaves the brush as it was', () => {
    expect(mostDifferent(paintBox, paintAfterEllipse)).toBe(0);
  });
});
