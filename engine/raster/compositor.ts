// Lays sheets of pixels over one another into a frame: moved, scaled, turned and bent, by vectors of eight numbers.
import { COMPOSE_BYTES } from './wasm/compose-bytes.ts';
import { compileOnce } from './wasm/open-compiled.ts';

/** As wasm/compose.ts describes them; addresses in bytes. */
type Functions = {
  drawBox(
    target: number,
    frameBytes: number,
    rows: number,
    count: number,
    sheet: number,
    pitch: number,
    places: number,
    stretch: number,
    rowX: number,
    y: number,
    stepY: number,
    rowY: number,
    low: number,
    high: number,
    highY: number,
    mode: number,
    part: number,
    isSolid: boolean,
    line: number,
  ): void;
  layOver(target: number, source: number, count: number, mode: number): void;
};

/** A sheet in the memory of a compositor, for as long as that lives. */
export type KeptSheet = {
  width: number;
  height: number;
  /** No pixel of it is see-through. */
  isSolid: boolean;
  /** Of its first pixel; rows lie `pitch` bytes apart. */
  address: number;
  pitch: number;
};

export type Blend = 'source-over' | 'screen' | 'multiply';

/**
 * Fills in how far a sheet is pushed to the right along one of its rows: at `count` places from `x` on, `step` apart. All in
 * pixels of the sheet.
 */
export type Bend = (shifts: Float32Array, count: number, x: number, step: number, row: number) => void;

export type Drawing = {
  sheet: KeptSheet;
  /** Pixels of the sheet to those of the frame: a, b, c, d, e, f of a canvas transform. */
  matrix: readonly [number, number, number, number, number, number];
  blend?: Blend | undefined;
  /** How much of it shows, 0 to 1. */
  alpha?: number;
  /** Columns of the sheet that it is cut to. */
  from?: number;
  to?: number;
  bend?: Bend | undefined;
  /** Its outermost columns are repeated beyond it. */
  goesOn?: { left: boolean; right: boolean } | undefined;
};

/** Whole pixels of the frame. */
export type FrameBox = { left: number; top: number; width: number; height: number };

export type Compositor = {
  width: number;
  height: number;
  /** Copies pixels, RGBA and premultiplied, into a sheet of its own. Null: a sheet that is written later. */
  keep(width: number, height: number, pixels: Uint8Array | null): KeptSheet;
  /** The memory of a sheet or of the frame, RGBA: `start` and `pitch` in pixels. Until the next sheet is kept. */
  words(sheet?: KeptSheet): { words: Uint32Array; start: number; pitch: number };
  /** The frame, RGBA and premultiplied, one row after the other. Until the next sheet is kept. */
  frame(): Buffer;
  draw(drawing: Drawing, boxes: readonly FrameBox[]): void;
  /** Lays rows `top` to `bottom` of pixels of the frame's size over it. */
  lay(pixels: Uint8Array, top: number, bottom: number, blend: Blend): void;
};

const MODES: Readonly<Record<Blend, number>> = { 'source-over': 0, screen: 1, multiply: 2 };
const BYTES = 4;
const BLOCK = 16;
/** Places on a sheet are reckoned at every so many pixels of a row; boxes that begin at multiples of it meet unseen. */
const STRETCH = 40;
/** Rows that are bent alike. */
const BENT_ROWS = 2;
/** A pixel of a sheet, in the numbers that its places are told in. */
const PIXEL = 65_536;
const LEAST_TURN = 1 / 32_768;
/** A line of the sheet: pixels that a stretch takes at most (as wasm/compose.ts has it), of eight bytes. */
const LINE_BYTES = (STRETCH * 4 + 8) * 8;
/** What is read beyond the last pixel of a sheet, and not looked at. */
const READ_BEYOND = 64;

const open = compileOnce<Functions>(COMPOSE_BYTES);

export function makeCompositor(width: number, height: number): Compositor {
  const { functions, reserve } = open();
  const size = Math.ceil((width * height) / BYTES) * BYTES * BYTES;
  const stretches = Math.ceil(width / STRETCH);
  let end = 0;
  const take = (bytes: number): number => {
    const start = end;
    end = Math.ceil((start + bytes) / BLOCK) * BLOCK;
    return start;
  };
  const places = take(stretches * 2 * BYTES);
  const line = take(LINE_BYTES);
  const frame = take(size);
  const laid = take(size);
  let memory = reserve(end + READ_BEYOND);
  const shifts = new Float32Array(stretches + 1);

  /** Places along a row, from the first at `x`; `row` is the row of the sheet. */
  const placeRow = (count: number, x: number, step: number, row: number, bend: Bend | undefined): void => {
    const numbers = new Int32Array(memory, places, stretches * 2);
    const many = Math.ceil(count / STRETCH);
    if (bend) bend(shifts, many + 1, x, step * STRETCH, row);
    else shifts.fill(0);
    for (let at = 0; at < many; at++) {
      const shift = shifts[at] as number;
      numbers[at * 2] = (x + at * STRETCH * step - shift) * PIXEL;
      numbers[at * 2 + 1] = (step - ((shifts[at + 1] as number) - shift) / STRETCH) * PIXEL;
    }
  };

  return {
    width,
    height,
    keep(wide, tall, pixels) {
      // A see-through pixel to each side, and two rows below: there the last is mixed with what is no part of it.
      const pitch = (wide + 2) * BYTES;
      const start = take(pitch * (tall + 3));
      memory = reserve(end + READ_BEYOND);
      const address = start + pitch + BYTES;
      if (!pixels) return { width: wide, height: tall, isSolid: false, address, pitch };
      const bytes = new Uint8Array(memory);
      let isSolid = true;
      for (let row = 0, from = 0; row < tall; row++, from += wide * BYTES) {
        bytes.set(pixels.subarray(from, from + wide * BYTES), address + row * pitch);
        for (let at = from + 3; isSolid && at < from + wide * BYTES; at += BYTES)
          isSolid = pixels[at] === 255;
      }
      return { width: wide, height: tall, isSolid, address, pitch };
    },
    words(sheet) {
      const { address, pitch } = sheet ?? { address: frame, pitch: width * BYTES };
      return { words: new Uint32Array(memory), start: address / BYTES, pitch: pitch / BYTES };
    },
    frame: () => Buffer.from(memory, frame, width * height * BYTES),
    draw({ sheet, matrix, blend = 'source-over', alpha = 1, from, to, bend, goesOn }, boxes) {
      const [a, , c, d, e, f] = matrix;
      // So little that no row would tell is not turned at all.
      const b = Math.abs(matrix[1]) < LEAST_TURN ? 0 : matrix[1];
      const area = a * d - b * c;
      const isCut = from !== undefined || to !== undefined;
      const rowsAtOnce = bend ? BENT_ROWS : isCut ? 1 : height;
      const low = goesOn?.left ? 0 : -PIXEL;
      const high = (goesOn?.right ? sheet.width - 1 : sheet.width) * PIXEL;
      const isSolid =
        sheet.isSolid && b === 0 && c === 0 && alpha === 1 && blend === 'source-over' && !bend && !isCut;
      for (const box of boxes) {
        let { left, top } = box;
        let [right, bottom] = [left + box.width, top + box.height];
        // As far as it reaches, with what it is mixed with; the turned is kept within by who draws it.
        if (b === 0) {
          const beyond = isSolid ? 0.5 : -0.5;
          top = Math.max(top, Math.ceil(f + d * beyond - 0.5));
          bottom = Math.min(bottom, Math.floor(f + d * (sheet.height - beyond) - 0.5) + 1);
          if (c === 0 && !bend) {
            left = Math.max(left, Math.ceil(e + a * beyond - 0.5));
            right = Math.min(right, Math.floor(e + a * (sheet.width - beyond) - 0.5) + 1);
          }
        }
        for (let row = top; row < bottom; row += rowsAtOnce) {
          const down = row + 0.5 - f;
          let first = left;
          let last = right;
          if (isCut) {
            // Where the columns it is cut to cross the middle of this row.
            const cross = (column: number) => a * column + (c * (down - b * column)) / d + e;
            if (from !== undefined) first = Math.max(left, Math.ceil(round(cross(from)) - 0.5));
            if (to !== undefined) last = Math.min(right, Math.ceil(round(cross(to)) - 0.5));
          }
          if (last <= first) continue;
          const across = first + 0.5 - e;
          const x = (d * across - c * down) / area - 0.5;
          const y = (a * down - b * across) / area - 0.5;
          placeRow(last - first, x, d / area, y, bend);
          functions.drawBox(
            frame + (row * width + first) * BYTES,
            width * BYTES,
            Math.min(rowsAtOnce, bottom - row),
            last - first,
            sheet.address,
            sheet.pitch,
            places,
            STRETCH,
            (-c / area) * PIXEL,
            y * PIXEL,
            (-b / area) * PIXEL,
            (a / area) * PIXEL,
            low,
            high,
            sheet.height * PIXEL,
            MODES[blend],
            Math.round(alpha * 256),
            isSolid,
            line,
          );
        }
      }
    },
    lay(pixels, top, bottom, blend) {
      const from = top * width * BYTES;
      const count = (bottom - top) * width;
      new Uint8Array(memory, laid + from, count * BYTES).set(pixels.subarray(from, from + count * BYTES));
      functions.layOver(frame + from, laid + from, Math.ceil(count / 4) * 4, MODES[blend]);
    },
  };
}

/** Both sides of a cut come to the same column. */
function round(value: number): number {
  return Math.round(value * 1024) / 1024;
}
