// Sheets come onto a frame as plain loops would bring them: moved, scaled, turned, bent, cut, and in all blends.
import { describe, expect, it } from 'vitest';
import { type Bend, type Blend, type Drawing, makeCompositor } from './compositor.ts';

const [WIDTH, HEIGHT] = [93, 61];
const [WIDE, TALL] = [57, 40];
const ALL = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
const BELOW = [90, 140, 30, 255] as const;

/** Premultiplied; a part of it empty. */
const pixels = Uint8Array.from({ length: WIDE * TALL * 4 }, (_, at) => {
  const pixel = at >> 2;
  const alpha = pixel % WIDE < 9 ? 0 : (Math.floor(pixel / WIDE) * 6 + (pixel % WIDE) * 2) % 256;
  return at % 4 === 3 ? alpha : (alpha * ((pixel * (3 + (at % 4))) % 101)) / 100;
});

function fill(frame: Buffer): void {
  for (let at = 0; at < frame.length; at++) frame[at] = BELOW[at % 4] as number;
}

function pixelAt(x: number, y: number): number[] {
  if (x < 0 || y < 0 || x >= WIDE || y >= TALL) return [0, 0, 0, 0];
  return Array.from(pixels.subarray((y * WIDE + x) * 4, (y * WIDE + x) * 4 + 4));
}

/** One pixel of the sheet, mixed of four. */
function sample(x: number, y: number): number[] {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const corners = [0, 1].map((row) => [0, 1].map((column) => pixelAt(left + column, top + row)));
  return [0, 1, 2, 3].map((channel) => {
    const [upper = 0, lower = 0] = corners.map(
      ([one, two]) => (one?.[channel] ?? 0) * (1 - across) + (two?.[channel] ?? 0) * across,
    );
    return upper * (1 - down) + lower * down;
  });
}

const BLENDS: Readonly<Record<Blend, (below: number, above: number, alpha: number) => number>> = {
  'source-over': (below, above, alpha) => above + below * (1 - alpha / 255),
  screen: (below, above) => above + below * (1 - above / 255),
  multiply: (below, above, alpha) => below * (1 - alpha / 255 + above / 255),
};

function plainly({ matrix, blend = 'source-over', alpha = 1, from = -1e9, to = 1e9, bend }: Drawing) {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  const shift = new Float32Array(1);
  return Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const x = (index % WIDTH) + 0.5 - e;
    const y = Math.floor(index / WIDTH) + 0.5 - f;
    const [across, down] = [(d * x - c * y) / area - 0.5, (a * y - b * x) / area - 0.5];
    bend?.(shift, 1, across, 0, down);
    const above = sample(across - (shift[0] as number), down).map((value) => value * alpha);
    const isCut = across + 0.5 < from || across + 0.5 >= to;
    return BELOW.map((below, channel) =>
      isCut ? below : BLENDS[blend](below, above[channel] ?? 0, above[3] ?? 0),
    );
  }).flat();
}

/** The mean and the greatest difference of the two. */
function compare(drawing: Omit<Drawing, 'sheet'>, boxes = [ALL]): { mean: number; most: number } {
  const compositor = makeCompositor(WIDTH, HEIGHT);
  // Others beside it in memory, of which nothing may show.
  const white = new Uint8Array(WIDE * TALL * 4).fill(255);
  compositor.keep(WIDE, TALL, white);
  const sheet = compositor.keep(WIDE, TALL, pixels);
  compositor.keep(WIDE, TALL, white);
  const frame = compositor.frame();
  fill(frame);
  compositor.draw({ ...drawing, sheet }, boxes);
  const differences = plainly({ ...drawing, sheet }).map((value, at) => Math.abs(value - (frame[at] ?? 0)));
  return { mean: differences.reduce((sum, one) => sum + one) / frame.length, most: Math.max(...differences) };
}

/** Parts are of 128, and numbers are whole after each step: a strong edge may differ by more than one. */
const CLOSE = { mean: 0.5, most: 3.5 };

const wave: Bend = (shifts, count, x, step) => {
  for (let at = 0; at < count; at++) shifts[at] = 3 * Math.sin((x + at * step) / 30);
};
const push: Bend = (shifts, count) => void shifts.fill(10, 0, count);

describe('[product 2.3] a sheet on a frame', () => {
  it.each<[string, Omit<Drawing, 'sheet'>]>([
    ['one to one', { matrix: [1, 0, 0, 1, 7, 5] }],
    ['smaller', { matrix: [0.87, 0, 0, 0.91, 3.3, -2.7] }],
    ['larger, over all edges', { matrix: [1.9, 0, 0, 1.8, -9.4, -6.6] }],
    ['slanted', { matrix: [1.1, 0, 0.2, 1.1, 4, 12] }],
    ['hardly turned', { matrix: [1.1, 1e-6, 0.001, 1.1, 4, 11] }],
    ['turned', { matrix: [0.9, 0.3, -0.3, 0.9, 20, -4] }],
    ['as a screen', { matrix: [1.2, 0, 0, 1.2, 2, 1], blend: 'screen' }],
    ['multiplied', { matrix: [1.2, 0, 0, 1.2, 2, 1], blend: 'multiply' }],
    ['faint', { matrix: [1.2, 0, 0, 1.2, 2, 1], alpha: 0.4 }],
    ['cut', { matrix: [1.3, 0, 0.1, 1.2, 2, 1], from: 11, to: 34.5 }],
    ['bent', { matrix: [1.4, 0, 0, 1.4, 2, 1], bend: (shifts, count) => void shifts.fill(2.25, 0, count) }],
  ])('is as by plain loops: %s', (_, drawing) => {
    const { mean, most } = compare(drawing);
    expect(mean).toBeLessThan(CLOSE.mean);
    expect(most).toBeLessThan(CLOSE.most);
  });

  it('shows no seam where boxes meet', () => {
    const draw = (boxes: (typeof ALL)[]): Buffer => {
      const compositor = makeCompositor(WIDTH, HEIGHT);
      const sheet = compositor.keep(WIDE, TALL, pixels);
      fill(compositor.frame());
      compositor.draw({ sheet, matrix: [1.6, 0, 0, 1.5, 0.3, 0.6], bend: wave }, boxes);
      return compositor.frame();
    };
    const whole = draw([ALL]);
    const parts = draw([
      { left: 0, top: 0, width: 40, height: 20 },
      { left: 40, top: 0, width: 53, height: 20 },
      { left: 0, top: 20, width: 80, height: 41 },
      { left: 80, top: 20, width: 13, height: 41 },
    ]);
    expect(Math.max(...whole.map((value, at) => Math.abs(value - (parts[at] ?? 0))))).toBeLessThan(2);
  });

  it('repeats its outermost columns where it goes on', () => {
    const compositor = makeCompositor(WIDTH, HEIGHT);
    const white = compositor.keep(4, HEIGHT, new Uint8Array(4 * HEIGHT * 4).fill(255));
    fill(compositor.frame());
    const matrix = [1, 0, 0, 1, 40, 0] as const;
    compositor.draw({ sheet: white, matrix, bend: push, goesOn: { left: true, right: false } }, [ALL]);
    const red = (x: number) => compositor.frame()[(30 * WIDTH + x) * 4];
    expect([red(10), red(50), red(60)]).toEqual([255, 255, BELOW[0]]);
  });

  it('keeps a frame opaque, and lays pixels on some rows of it', () => {
    const compositor = makeCompositor(WIDTH, HEIGHT);
    const frame = compositor.frame();
    fill(frame);
    const over = new Uint8Array(WIDTH * HEIGHT * 4).fill(100);
    compositor.lay(over, 20, 30, 'source-over');
    compositor.lay(over, 40, 50, 'screen');
    const at = (row: number) => Array.from(frame.subarray((row * WIDTH + 5) * 4, (row * WIDTH + 5) * 4 + 4));
    expect(at(19)).toEqual([...BELOW]);
    expect(at(25)).toEqual([155, 185, 118, 255]);
    expect(at(45)).toEqual([155, 185, 118, 255]);
    expect(at(55)).toEqual([...BELOW]);
  });
});
