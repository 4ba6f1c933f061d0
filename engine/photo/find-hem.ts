// Where what somebody wears above ends: at their hips, or where another colour begins, as below a coat or a short jacket.
import type { LabPlanes } from '#engine/raster/lab.ts';

/** Heights of a face below its middle: the hips; and between which a hem is looked for, step by step. */
const [HIPS, HIGHEST, LOWEST, STEP] = [3.6, 2.4, 6.5, 0.1] as const;
/** Of these steps: so many above a hem and below it are compared. */
const BESIDE = 4;
/** Units of CIELAB between the two: less is a fold or a shade. */
const CLEAR = 18;
/** Of the area of a face: of less cloth in a step nothing is said. */
const LEAST = 0.02;
/** Lower than anybody is tall. */
const BELOW_ALL = 100;
/** Where hardly more than so many steps of cloth are seen below the hips, they are of what is worn above. */
const SHORT = 12;

type Row = { weight: number; lightness: number; a: number; b: number };

/** `clothes`: 0–1, of one person; `belowFace`: heights of a face below its middle. Returns such a height, and whether another colour begins there. */
export function findHem(
  { lightness, a, b }: LabPlanes,
  clothes: Float32Array,
  belowFace: Float32Array,
  area: number,
): { hem: number; isSeen: boolean } {
  const rows: Row[] = Array.from({ length: Math.ceil((LOWEST + 1) / STEP) }, () => ({
    weight: 0,
    lightness: 0,
    a: 0,
    b: 0,
  }));
  for (let i = 0; i < clothes.length; i++) {
    const own = clothes[i] as number;
    const row = own > 0.5 ? rows[Math.floor((belowFace[i] as number) / STEP)] : undefined;
    if (!row) continue;
    row.weight += own;
    row.lightness += own * (lightness[i] as number);
    row.a += own * (a[i] as number);
    row.b += own * (b[i] as number);
  }
  let [best, most] = [0, CLEAR];
  for (let at = HIGHEST / STEP; at < LOWEST / STEP; at++) {
    const far = apart(sum(rows.slice(at - BESIDE, at)), sum(rows.slice(at, at + BESIDE)), area * LEAST);
    if (far > most) [best, most] = [at, far];
  }
  if (best > 0) return { hem: best * STEP, isSeen: true };
  const seen = rows.slice(HIPS / STEP).filter(({ weight }) => weight > area * LEAST).length;
  return { hem: seen > SHORT ? HIPS : BELOW_ALL, isSeen: false };
}

function sum(rows: readonly Row[]): Row {
  return rows.reduce((one, other) => ({
    weight: one.weight + other.weight,
    lightness: one.lightness + other.lightness,
    a: one.a + other.a,
    b: one.b + other.b,
  }));
}

function apart(one: Row, other: Row, least: number): number {
  if (Math.min(one.weight, other.weight) < least) return 0;
  const between = (of: 'lightness' | 'a' | 'b'): number => one[of] / one.weight - other[of] / other.weight;
  return Math.hypot(between('lightness'), between('a'), between('b'));
}
