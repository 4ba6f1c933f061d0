// Bodies under the heads that we draw from the front: sitting upright on the haunches, or lying with the chin on the paws.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { faceFrame, type FaceBuild } from '../things/front-face.ts';
import { FRONT_BUILDS } from '../things/front-builds.ts';
import type { Body } from './bodies.ts';

const SHADE = '#20121c';

/** How the head of this name is built; undefined for heads that we do not draw. */
export function frontBuild(face: string): FaceBuild | undefined {
  return FRONT_BUILDS[face.replace(/^own\//, '').replace(/-face$/, '')];
}

/** From the chin of who sits upright to the ground, in units of its head. */
const BELOW_HEAD = 172;

function floorOf({ tall, below = BELOW_HEAD }: FaceBuild): number {
  return tall + below;
}

/** Where the eyes are of who sits upright, in parts of its height: from the top, from the middle of the head, and how large. */
export function eyesOfUpright(build: FaceBuild): { down: number; apart: number; size: number; head: number } {
  const { up: frame, down } = faceFrame(build);
  // Round ears do not reach to the frame of the head.
  const up = build.ears === 'round' ? build.tall * 0.84 + build.wide * 0.38 : frame;
  const whole = up + floorOf(build);
  return {
    down: (up + build.eyeY) / whole,
    apart: build.eyeX / whole,
    size: build.eyeSize / whole,
    head: (up + down) / whole,
  };
}

/** The body that belongs under a head of ours; `head` says how large it is, `wag` how far the tail is to and fro, 0–1. */
export function uprightBody(
  head: Surface,
  build: FaceBuild,
  face: string,
  { isFromBehind = false, wag }: { isFromBehind?: boolean; wag?: number | undefined } = {},
): Body {
  const { half, up, down } = faceFrame(build);
  const unit = head.width / (half * 2);
  const reach = Math.max(half, wag === undefined ? 128 : 160);
  const floor = floorOf(build);
  const sheet = makeSurface(reach * 2 * unit, (up + floor + 4) * unit, (brush) => {
    brush.scale(unit, unit);
    brush.translate(reach, up);
    (isFromBehind ? paintBack : paintSitting)(draftOn(brush, face), build, floor, wag);
  });
  const left = (reach - half) * unit;
  return { sheet, box: { left, top: 0, wide: head.width, tall: (up + down) * unit } };
}

/** Seen from the front: the back like a loaf behind the head, paws under the chin, the tail around. */
export function restingBody(head: Surface, build: FaceBuild, face: string): Body {
  const { half, up, down } = faceFrame(build);
  const unit = head.width / (half * 2);
  const left = Math.max(half, 84);
  const floor = build.tall + 22;
  const top = Math.max(up, 96);
  const sheet = makeSurface((left + 250) * unit, (top + floor + 4) * unit, (brush) => {
    brush.scale(unit, unit);
    brush.translate(left, top);
    paintLying(draftOn(brush, face), build, floor);
  });
  return {
    sheet,
    box: { left: (left - half) * unit, top: (top - up) * unit, wide: head.width, tall: (up + down) * unit },
  };
}

function draftOn(brush: Draft['brush'], face: string): Draft {
  return { brush, random: makeRandom(1, face), side: -1, isDark: false, warp: (x, y) => [x, y] };
}

const shaded = (
  colour: Colour,
  top: number,
  bottom: number,
): Exclude<Parameters<typeof fill>[2], Colour> => ({
  from: mix(colour, '#ffffff', 0.12),
  to: mix(colour, SHADE, 0.28),
  top,
  bottom,
});

function paw(draft: Draft, [x, y]: Point, wide: number, colour: Colour): void {
  oval(draft, [x, y], wide, wide * 0.58, shaded(colour, y - wide * 0.6, y + wide * 0.6));
  for (const toe of [-0.34, 0.02, 0.38])
    limb(
      draft,
      [
        [x + toe * wide, y + wide * 0.04],
        [x + toe * wide * 1.06, y + wide * 0.46],
      ],
      [1, 1.6],
      mix(colour, SHADE, 0.5),
    );
}

function tailOf(draft: Draft, build: FaceBuild, points: readonly Point[], face: string): void {
  if (SHORT.test(face)) {
    oval(draft, [points[1]?.[0] ?? 0, points[1]?.[1] ?? 0], 17, 16, shaded(build.under, -20, 20));
    return;
  }
  const bushy =
    /fox|wolf|husky|shiba|shepherd|retriever|raccoon|red-panda|lemur|chinchilla|marmot|ferret|mink/.test(
      face,
    );
  const widths = bushy ? [18, 34, 40, 12] : [17, 16, 15, 11];
  limb(draft, points, widths, shaded(build.coat, -20, 200));
  const end = points.slice(-2);
  if (/fox|lion-face/.test(face))
    limb(
      draft,
      end,
      bushy ? [34, 10] : [14, 24],
      /fox/.test(face) ? build.under : (build.ruff ?? build.coat),
    );
  if (build.rings !== undefined) ringTail(draft, points, build.rings);
  if (build.stripes !== undefined)
    for (const [x, y] of points.slice(1))
      limb(
        draft,
        [
          [x - 8, y],
          [x + 8, y + 2],
        ],
        [4, 5],
        build.stripes,
      );
}

/** Dark bands across it, from the root to a dark end. */
function ringTail(draft: Draft, points: readonly Point[], colour: Colour): void {
  for (const [at, from] of points.slice(0, -1).entries()) {
    const to = points[at + 1] as Point;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    for (let along = 8; along < long; along += 17) {
      const [x, y] = [from[0] + (dx * along) / long, from[1] + (dy * along) / long];
      limb(
        draft,
        [
          [x - (dy / long) * 16, y + (dx / long) * 16],
          [x + (dy / long) * 16, y - (dx / long) * 16],
        ],
        [7, 7],
        colour,
      );
    }
  }
}

const SHORT = /corgi|bear|^panda|rabbit|hamster|koala|pig|capybara|wombat|lynx|boar|moose/;

/** Whether there is one to wag. */
export function hasLongTail(face: string): boolean {
  return !SHORT.test(face);
}

/** Radians to each side, of the tip; nearer the root it is less. */
const WAGGED = 0.34;

/** Around the haunches of who sits. */
function tailBeside(floor: number, wag = 0): Point[] {
  const [x, y]: Point = [52, floor - 16];
  const turn = WAGGED * Math.sin(wag * Math.PI * 2);
  const points: Point[] = [
    [x, y],
    [92, floor - 16],
    [108, floor - 44],
    [98, floor - 76],
  ];
  return points.map(([px, py], at): Point => {
    const [sin, cos] = [Math.sin((turn * at) / 2), Math.cos((turn * at) / 2)];
    return [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos];
  });
}

function torsoOf(neck: number, floor: number): string {
  return `M-36 ${neck} C-58 ${neck + 40} -64 ${floor - 110} -58 ${floor - 46} C-52 ${floor - 10} 52 ${floor - 10} 58 ${floor - 46} C64 ${floor - 110} 58 ${neck + 40} 36 ${neck} Z`;
}

/** Who sits with the back to us: no breast, and no paws but those under the haunches. */
function paintBack(draft: Draft, build: FaceBuild, floor: number, wag?: number): void {
  const { coat } = build;
  const legs = build.legs ?? coat;
  const neck = build.tall * 0.62;
  const torso = torsoOf(neck, floor);
  fill(draft, torso, shaded(coat, neck, floor));
  within(draft, torso, () => {
    patterned(draft, build, [-60, neck + 10], [60, floor - 20]);
    furred(draft, coat, neck + 20, floor - 30);
  });
  for (const side of [-1, 1] as const)
    oval(draft, [side * 48, floor - 38], 34, 38, shaded(legs, floor - 84, floor));
  tailOf(draft, build, [[6, floor - 22], ...tailBeside(floor, wag).slice(1)], faceName(build));
}

function paintSitting(draft: Draft, build: FaceBuild, floor: number, wag?: number): void {
  const { coat, under, tall } = build;
  const face = faceName(build);
  const legs = build.legs ?? coat;
  const chest = build.breast ?? under;
  const neck = tall * 0.62;
  tailOf(draft, build, tailBeside(floor, wag), face);
  for (const side of [-1, 1] as const)
    oval(draft, [side * 50, floor - 42], 38, 42, shaded(legs, floor - 84, floor));
  const torso = torsoOf(neck, floor);
  fill(draft, torso, shaded(coat, neck, floor));
  within(draft, torso, () => {
    if (build.patch !== undefined) oval(draft, [0, neck + 62], 84, 36, shaded(legs, neck + 30, neck + 96));
    oval(draft, [0, neck + 70], 34, 74, { ...shaded(chest, neck, floor - 30), to: mix(chest, SHADE, 0.16) });
    patterned(draft, build, [-60, neck + 10], [60, floor - 40]);
    furred(draft, chest, neck + 34, floor - 60);
  });
  for (const side of [-1, 1] as const) {
    paw(draft, [side * 62, floor - 13], 26, legs);
    const x = side * 22;
    limb(
      draft,
      [
        [x * 1.3, neck + 66],
        [x * 1.06, floor - 66],
        [x, floor - 16],
      ],
      [36, 29, 25],
      shaded(legs, neck + 40, floor),
    );
    if (build.stripes !== undefined)
      for (const y of [76, 58, 42])
        limb(
          draft,
          [
            [x + side * 14, floor - y],
            [x + side * 1, floor - y + 3],
          ],
          [5, 1.6],
          build.stripes,
        );
    paw(draft, [x, floor - 11], 19, /cat|corgi|fox/.test(face) && build.legs === undefined ? under : legs);
  }
  // The head throws a shadow on the breast.
  draft.brush.globalAlpha = 0.28;
  oval(draft, [0, tall * 0.98], 40, 13, SHADE);
  draft.brush.globalAlpha = 1;
}

function paintLying(draft: Draft, build: FaceBuild, floor: number): void {
  const { coat, under } = build;
  const face = faceName(build);
  const legs = build.legs ?? coat;
  const back = `M-24 ${floor - 30} C-16 ${floor - 118} 70 ${floor - 142} 140 ${floor - 130} C204 ${floor - 118} 236 ${floor - 70} 228 ${floor - 16} C200 ${floor - 2} 20 ${floor - 2} -24 ${floor - 30} Z`;
  fill(draft, back, shaded(coat, floor - 138, floor));
  within(draft, back, () => {
    if (build.patch !== undefined) oval(draft, [58, floor - 60], 34, 92, shaded(legs, floor - 140, floor));
    patterned(draft, build, [20, floor - 136], [220, floor - 30]);
    furred(draft, coat, floor - 120, floor - 20, [30, 220]);
  });
  oval(draft, [186, floor - 48], 46, 48, shaded(legs, floor - 98, floor));
  if (build.stripes !== undefined)
    for (const [x, y] of [
      [206, 74],
      [216, 54],
      [218, 34],
    ] as const)
      limb(
        draft,
        [
          [x, floor - y],
          [x - 22, floor - y + 6],
        ],
        [6, 1.6],
        build.stripes,
      );
  paw(draft, [150, floor - 13], 27, legs);
  tailOf(
    draft,
    build,
    [
      [222, floor - 26],
      [236, floor - 12],
      [176, floor - 8],
      [112, floor - 10],
    ],
    face,
  );
  for (const x of [-30, 34]) {
    limb(
      draft,
      [
        [x + 22, floor - 22],
        [x, floor - 16],
      ],
      [30, 27],
      shaded(legs, floor - 34, floor),
    );
    paw(
      draft,
      [x - 12, floor - 13],
      23,
      /cat|corgi|fox/.test(face) && build.legs === undefined ? under : legs,
    );
  }
}

/** Which of all builds it is, by its name. */
function faceName(build: FaceBuild): string {
  return Object.keys(FRONT_BUILDS).find((name) => FRONT_BUILDS[name] === build) ?? '';
}

/** Stripes from the sides, or spots all over. */
function patterned(
  draft: Draft,
  { stripes, spots }: FaceBuild,
  [left, top]: Point,
  [right, bottom]: Point,
): void {
  const { random } = draft;
  if (spots !== undefined)
    for (let spot = 0; spot < 34; spot++)
      oval(
        draft,
        [random.between(left, right), random.between(top, bottom)],
        random.between(3, 5.4),
        random.between(2.6, 4.6),
        spots,
      );
  if (stripes === undefined) return;
  const isLong = right - left > 150;
  for (let at = 0; at < 7; at++) {
    if (isLong) {
      const x = left + 20 + ((right - left - 30) * at) / 7;
      limb(
        draft,
        [
          [x, top - 8],
          [x + 9, top + 32],
          [x + 4, top + 58 - (at % 2) * 14],
        ],
        [9, 7, 1.4],
        stripes,
      );
    } else
      for (const [from, to] of [
        [left, left + 26],
        [right, right - 26],
      ] as const) {
        const y = top + 30 + at * 17;
        limb(
          draft,
          [
            [from, y],
            [to, y + 5],
          ],
          [8, 1.6],
          stripes,
        );
      }
  }
}

/** Hairs that hang. */
function furred(
  draft: Draft,
  colour: Colour,
  top: number,
  bottom: number,
  [left, right]: Point = [-40, 40],
): void {
  const { random, brush } = draft;
  brush.save();
  brush.globalAlpha = 0.32;
  for (let hair = 0; hair < 90; hair++) {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    limb(
      draft,
      [
        [x, y],
        [x + random.between(-2, 2), y + 8],
      ],
      [1.1, 0.3],
      hair % 2 === 0 ? mix(colour, '#ffffff', 0.5) : mix(colour, SHADE, 0.34),
    );
  }
  brush.restore();
}
