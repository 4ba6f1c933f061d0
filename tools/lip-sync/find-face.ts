// Finds a face that looks at us, by rules: two like dark eyes on a level, a face the same on either side, a mouth below.

/** Rows of RGBA bytes. */
export type SmallImage = { width: number; height: number; data: Uint8ClampedArray };
type Box = { left: number; top: number; width: number; height: number };
export type Eye = { x: number; y: number; radius: number };

/** Pixels of the small image. */
export type Face = {
  mouth: Box;
  eyes: readonly [Eye, Eye];
  /** How sure it is; below SURE it is no more than a guess. */
  sureness: number;
};

export const SURE = 0.5;

/** The longer side of the image that faces are looked for in. */
export const SEARCH_PIXELS = 240;
/** Half-widths of eyes that are looked for, in pixels of the search. */
const RADII = [2, 3, 4, 6, 8, 11, 15];
const MOST_SPOTS = 60;
/** Distance of the eyes, in half-widths of one. */
const APART = [2.6, 9] as const;
const MOST_TILT = 0.36;

type Plane = {
  width: number;
  height: number;
  light: Float32Array;
  red: Float32Array;
  /** Sums of light, and of how likely it is skin, of all that lies above and to the left. */
  sums: Float64Array;
  skinSums: Float64Array;
};
type Spot = { x: number; y: number; radius: number; depth: number };

export function findFace(image: SmallImage): Face | null {
  const plane = readPlane(image);
  const spots = findSpots(plane);
  let best: { left: Spot; right: Spot; mouth: Box; score: number } | null = null;
  for (const left of spots) {
    for (const right of spots) {
      if (right.x <= left.x) continue;
      const pair = judgeEyes(left, right);
      if (pair < 0.38) continue;
      const frame = makeFrame(left, right);
      const likeness = judgeLikeness(plane, frame);
      if (likeness < 0.4) continue;
      const drawn = judgePattern(plane, frame);
      if (drawn < 0.2) continue;
      const found = findMouth(plane, frame);
      // All of it must be there: one part that is missing is not made up for by the others.
      const parts = pair ** 0.4 * likeness ** 0.2 * drawn ** 0.35 * Math.max(0.1, found.score) ** 0.15;
      const score = parts * judgeSkin(plane, frame) * judgeSize(frame.apart / plane.width);
      if (!best || score > best.score) best = { left, right, mouth: found.box, score };
    }
  }
  if (!best) return null;
  return { mouth: best.mouth, eyes: [eyeOf(best.left), eyeOf(best.right)], sureness: best.score };
}

function eyeOf({ x, y, radius }: Spot): Eye {
  return { x: x + 0.5, y: y + 0.5, radius };
}

function readPlane({ width, height, data }: SmallImage): Plane {
  const light = new Float32Array(width * height);
  const red = new Float32Array(width * height);
  const skin = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    const [r, g, b] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    light[i] = 0.3 * r + 0.59 * g + 0.11 * b;
    red[i] = (r - (g + b) / 2) / (r + g + b + 30);
    skin[i] = skinOdds(r, g, b);
  }
  const [sums, skinSums] = [sumUp(light, width), sumUp(skin, width)];
  return { width, height, light, red, sums, skinSums };
}

/** How likely a colour is skin, of any people and in most lights: by how red and how blue it is for its light. */
function skinOdds(r: number, g: number, b: number): number {
  const toRed = 0.5 * r - 0.419 * g - 0.081 * b;
  const toBlue = -0.169 * r - 0.331 * g + 0.5 * b;
  const isRed = ramp(3, 10, toRed) * ramp(52, 42, toRed);
  const isBlue = ramp(2, -6, toBlue) * ramp(-58, -46, toBlue);
  return isRed * isBlue * ramp(25, 50, r);
}

function ramp(from: number, to: number, value: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

function sumUp(plane: Float32Array, width: number): Float64Array {
  const height = plane.length / width;
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function meanLight(plane: Plane, x: number, y: number, acrossHalf: number, downHalf: number): number {
  return meanOfBox(plane, plane.sums, x, y, acrossHalf, downHalf);
}

/** Of a rectangle around a middle, cut at the edges of the image. */
function meanOfBox(
  { width, height }: Plane,
  sums: Float64Array,
  x: number,
  y: number,
  acrossHalf: number,
  downHalf: number,
): number {
  const left = Math.max(0, Math.min(width - 1, Math.round(x - acrossHalf)));
  const right = Math.min(width, Math.max(left + 1, Math.round(x + acrossHalf) + 1));
  const top = Math.max(0, Math.min(height - 1, Math.round(y - downHalf)));
  const bottom = Math.min(height, Math.max(top + 1, Math.round(y + downHalf) + 1));
  const at = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0;
  return (
    (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) /
    ((right - left) * (bottom - top))
  );
}

/** Places that are darker than what lies above, below and beside: pupils, and much else. */
function findSpots(plane: Plane): Spot[] {
  const { width, height } = plane;
  const spots: Spot[] = [];
  for (const radius of RADII) {
    const depthAt = (x: number, y: number) => {
      const inside = meanLight(plane, x, y, radius * 0.6, radius * 0.5);
      const below = meanLight(plane, x, y + radius * 2.2, radius, radius * 0.5);
      const sides = Math.min(
        meanLight(plane, x - radius * 2, y, radius * 0.5, radius * 0.5),
        meanLight(plane, x + radius * 2, y, radius * 0.5, radius * 0.5),
      );
      return (Math.min(below, 0.5 * below + 0.5 * sides) - inside) / (below + 30);
    };
    const step = Math.max(1, Math.floor(radius / 3));
    const found: Spot[] = [];
    for (let y = radius * 2; y < height - radius * 4; y += step) {
      for (let x = radius * 2; x < width - radius * 2; x += step) {
        const depth = depthAt(x, y);
        if (depth > 0.16) found.push({ x, y, radius, depth });
      }
    }
    found.sort((a, b) => b.depth - a.depth);
    const kept: Spot[] = [];
    for (const spot of found) {
      if (kept.length >= MOST_SPOTS) break;
      if (kept.every((one) => Math.hypot(one.x - spot.x, one.y - spot.y) > radius * 1.6)) kept.push(spot);
    }
    spots.push(...kept);
  }
  return spots;
}

/** Two eyes are of a size and a darkness, nearly level, and as far apart as eyes are. */
function judgeEyes(left: Spot, right: Spot): number {
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const radius = (left.radius + right.radius) / 2;
  const ratio = apart / radius;
  if (ratio < APART[0] || ratio > APART[1]) return 0;
  const tilt = Math.abs(right.y - left.y) / Math.max(1, right.x - left.x);
  if (tilt > MOST_TILT) return 0;
  const size = Math.min(left.radius, right.radius) / Math.max(left.radius, right.radius);
  if (size < 0.6) return 0;
  const depth = Math.min(left.depth, right.depth) / Math.max(left.depth, right.depth);
  const strength = Math.min(1, Math.min(left.depth, right.depth) / 0.45);
  return size * (0.4 + 0.6 * depth) * strength * (1 - tilt / MOST_TILT / 2);
}

/** How alike the two halves of the face are: light compared at places mirrored about the line between the eyes. */
function judgeLikeness(plane: Plane, frame: Frame): number {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let v = -0.55; v <= 1.5; v += 0.13) {
    for (let u = 0.08; u <= 0.85; u += 0.11) {
      const one = frame(-u, v);
      const other = frame(u, v);
      const reach = frame.apart * 0.06;
      ours.push(meanLight(plane, one.x, one.y, reach, reach));
      theirs.push(meanLight(plane, other.x, other.y, reach, reach));
    }
  }
  return Math.max(0, correlate(ours, theirs));
}

/** What is dark (−) and light (+) in a face: brows, eyes, the sides of the nose, the mouth; forehead, cheeks, chin. */
const PATTERN: readonly (readonly [u: number, v: number, reach: number, tone: number])[] = [
  ...[-1, 1].flatMap((side) => [
    [side * 0.5, -0.02, 0.12, -1.5] as const,
    [side * 0.28, 0.02, 0.07, -0.3] as const,
    [side * 0.5, -0.3, 0.1, -0.4] as const,
    [side * 0.5, 0.4, 0.14, 1] as const,
    [side * 0.3, 0.35, 0.1, 0.9] as const,
    [side * 0.62, 0.6, 0.12, 0.8] as const,
    [side * 0.4, 0.72, 0.08, 0.6] as const,
    [side * 0.2, 1.05, 0.08, -0.7] as const,
    [side * 0.55, 1.1, 0.1, 0.4] as const,
    [side * 0.2, 1.5, 0.1, 0.4] as const,
    [side * 0.3, -0.6, 0.12, 0.5] as const,
  ]),
  [0, 0, 0.1, 0.7],
  [0, 0.25, 0.1, 1],
  [0, 0.45, 0.1, 0.9],
  [0, 0.82, 0.07, 0.1],
  [0, 1.05, 0.09, -0.8],
  [0, 1.45, 0.12, 0.5],
  [0, -0.6, 0.12, 0.6],
];
const TONES = PATTERN.map(([, , , tone]) => tone);

/** How much the light lies as in a face, 0–1. */
function judgePattern(plane: Plane, frame: Frame): number {
  const seen = PATTERN.map(([u, v, reach]) => {
    const { x, y } = frame(u, v);
    return meanLight(plane, x, y, reach * frame.apart, reach * frame.apart);
  });
  return Math.max(0, correlate(seen, TONES));
}

/** Cheeks, nose and chin of a face have nearly one colour, that of skin as a rule, and are lit alike; 1 is usual. */
function judgeSkin(plane: Plane, frame: Frame): number {
  const places = SKIN.map(([u, v]) => frame(u, v));
  const reds = places.map(({ x, y }) => {
    const column = Math.max(0, Math.min(plane.width - 1, Math.round(x)));
    const row = Math.max(0, Math.min(plane.height - 1, Math.round(y)));
    return plane.red[row * plane.width + column] ?? 0;
  });
  const reach = frame.apart * 0.1;
  const lights = places.map(({ x, y }) => meanLight(plane, x, y, reach, reach) + 12);
  const spread = Math.max(...reds) - Math.min(...reds);
  const evenness = Math.min(...lights) / Math.max(...lights);
  const tinted = 1 - 0.4 * Math.min(1, Math.max(0, spread - 0.12) / 0.2);
  const skin = [...places, frame(0, -0.25), frame(0, 0.85), frame(0, 1.4)].map(({ x, y }) =>
    meanOfBox(plane, plane.skinSums, x, y, reach, reach),
  );
  // Animals and drawings in ink have faces, too; but where there is skin, a face is made of it.
  const skinned = 0.84 + 0.3 * meanOf(skin) * Math.min(1, 0.5 + Math.min(...skin));
  return skinned * tinted * (1 - 0.4 * Math.min(1, Math.max(0, 0.5 - evenness) / 0.3));
}

const SKIN = [
  [-0.4, 0.5],
  [0.4, 0.5],
  [0, 0.35],
  [-0.3, 1.35],
  [0.3, 1.35],
] as const;

/** A face that is meant to speak is no small part of the image; `share` is that of the distance of its eyes. */
function judgeSize(share: number): number {
  return Math.sqrt(Math.min(1, Math.max(0, share - 0.01) / 0.1));
}

type Frame = ((u: number, v: number) => { x: number; y: number }) & { apart: number };

/** Places of a face, in distances of its eyes: `u` to the right of the middle, `v` down from the eyes. */
function makeFrame(left: Spot, right: Spot): Frame {
  const x = (left.x + right.x) / 2;
  const y = (left.y + right.y) / 2;
  const acrossX = right.x - left.x;
  const acrossY = right.y - left.y;
  const place = (u: number, v: number) => ({
    x: x + u * acrossX - v * acrossY,
    y: y + u * acrossY + v * acrossX,
  });
  return Object.assign(place, { apart: Math.hypot(acrossX, acrossY) });
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [both, one, other] = [0, 1e-6, 1e-6];
  for (const [i, value] of a.entries()) {
    const [da, db] = [value - meanA, (b[i] ?? 0) - meanB];
    both += da * db;
    one += da * da;
    other += db * db;
  }
  return both / Math.sqrt(one * other);
}

/** The level below the eyes that is darkest or reddest in the middle and calm beside, and how wide it is. */
function findMouth(plane: Plane, frame: Frame): { box: Box; score: number } {
  const { width, height } = plane;
  const at = (values: Float32Array, u: number, v: number) => {
    const { x, y } = frame(u, v);
    const column = Math.max(0, Math.min(width - 1, Math.round(x)));
    const row = Math.max(0, Math.min(height - 1, Math.round(y)));
    return values[row * width + column] ?? 0;
  };
  const skinLight = middleOf(
    [-0.45, -0.3, 0.3, 0.45].flatMap((u) => [0.45, 0.6].map((v) => at(plane.light, u, v))),
  );
  const skinRed = middleOf(
    [-0.45, -0.3, 0.3, 0.45].flatMap((u) => [0.45, 0.6].map((v) => at(plane.red, u, v))),
  );
  const mark = (u: number, v: number) =>
    Math.max(0, (skinLight - at(plane.light, u, v)) / (skinLight + 20)) +
    1.5 * Math.max(0, at(plane.red, u, v) - skinRed);
  let best = { v: 1.05, score: 0 };
  for (let v = 0.78; v <= 1.45; v += 0.03) {
    let [inside, outside] = [0, 0];
    for (let u = -0.24; u <= 0.24; u += 0.04)
      inside += Math.max(mark(u, v), mark(u, v + 0.04), mark(u, v - 0.04));
    for (let u = 0.62; u <= 0.8; u += 0.06) outside += mark(u, v) + mark(-u, v);
    // A mouth ends: above and below it is skin again.
    let [above, below] = [0, 0];
    for (let u = -0.16; u <= 0.16; u += 0.08) {
      above += Math.min(mark(u, v - 0.2), mark(u, v - 0.26));
      below += Math.min(mark(u, v + 0.26), mark(u, v + 0.34));
    }
    const around = Math.max(outside / 8, above / 5, below / 5);
    const score = inside / 13 - around - 0.5 * Math.abs(v - 1.05);
    if (score > best.score) best = { v, score };
  }
  const strength = (u: number) =>
    Math.max(mark(u, best.v), mark(u, best.v - 0.06), mark(u, best.v + 0.06), mark(u, best.v - 0.1));
  const limit = 0.4 * middleOf([-0.2, -0.1, 0, 0.1, 0.2].map(strength));
  let reach = 0.26;
  while (reach < 0.62 && strength(reach) + strength(-reach) > limit * 2) reach += 0.03;
  const { x, y } = frame(0, best.v);
  const half = Math.max(0.3, reach) * frame.apart;
  const tall = half * 0.8;
  return {
    box: { left: x - half, top: y - tall / 2, width: half * 2, height: tall },
    score: Math.min(1, best.score / 0.22),
  };
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
