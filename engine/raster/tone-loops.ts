// Runs what is compiled for tones over planes: a few thousand numbers of each at a time, so that all of them lie in the
// processor's cache and large images need no more memory than small ones.
import { type Compiled, compileOnce } from './wasm/open-compiled.ts';
import { TONES_BYTES } from './wasm/tones-bytes.ts';

/** As wasm/tones.ts describes them; addresses in bytes. */
export type ToneLoops = {
  weighLight(red: number, green: number, blue: number, luma: number, squared: number, count: number): void;
  weighCalm(spread: number, mean: number, red: number, green: number, blue: number, count: number): void;
  readHues(red: number, green: number, blue: number, warm: number, cold: number, count: number): void;
  readTones(
    red: number,
    green: number,
    blue: number,
    warm: number,
    cold: number,
    warmGround: number,
    coldGround: number,
    tone: number,
    count: number,
    lifted: number,
    steps: number,
  ): void;
  stretch(tone: number, count: number, low: number, span: number): void;
  readSlopes(
    above: number,
    row: number,
    below: number,
    xx: number,
    xy: number,
    yy: number,
    count: number,
  ): void;
  readDirections(xx: number, xy: number, yy: number, count: number): void;
  gatherShine(
    red: number,
    green: number,
    blue: number,
    redSum: number,
    greenSum: number,
    blueSum: number,
    count: number,
    threshold: number,
  ): void;
  layGlow(channel: number, glow: number, count: number, share: number): void;
};

/** Numbers of each plane at a time. */
const PART = 4096;

const open = compileOnce<ToneLoops>(TONES_BYTES);
let opened: Compiled<ToneLoops> | undefined;

/**
 * Hands `run` part after part of the planes, which are all of one length: where each begins, in bytes and in their order,
 * and how many numbers there are, rounded up to four. Those of `written` hold afterwards what was written to them.
 * `table`: numbers that lie in the memory too; they begin at the byte `table` of what is handed over.
 */
export function runOver(
  planes: readonly Float32Array[],
  written: readonly Float32Array[],
  run: (loops: ToneLoops, at: readonly number[], count: number, table: number) => void,
  table: Float32Array = new Float32Array(0),
): void {
  const at = planes.map((_, n) => n * PART * 4);
  const tableAt = planes.length * PART * 4;
  const { functions, reserve } = (opened ??= open());
  const numbers = new Float32Array(reserve(tableAt + table.byteLength));
  numbers.set(table, tableAt / 4);
  const length = planes[0]?.length ?? 0;
  for (let from = 0; from < length; from += PART) {
    const to = Math.min(length, from + PART);
    for (const [n, plane] of planes.entries()) numbers.set(plane.subarray(from, to), n * PART);
    run(functions, at, Math.ceil((to - from) / 4) * 4, tableAt);
    for (const [n, plane] of planes.entries()) {
      if (written.includes(plane)) plane.set(numbers.subarray(n * PART, n * PART + to - from), from);
    }
  }
}

/** The same loops for rows that the caller lays out: those of `bytes` bytes of memory, as numbers. */
export function openToneLoops(bytes: number): { loops: ToneLoops; numbers: Float32Array } {
  const { functions, reserve } = (opened ??= open());
  return { loops: functions, numbers: new Float32Array(reserve(bytes)) };
}
