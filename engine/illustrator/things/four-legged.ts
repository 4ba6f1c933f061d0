// Animals on four legs, in profile to the left: one way to draw them, by how each is built.

import { fill, limb, oval, within, type Draft, type Paint, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { drawBeastHead, headReach } from './four-legged-heads.ts';
import { drawBeastTail, tailReach } from './four-legged-tails.ts';
import {
  bandTorso,
  drawNet,
  drawPatches,
  drawRuff,
  drawShoulders,
  drawWool,
  drawWoolCap,
  finelySpotted,
  scaledTorso,
  scaleLeg,
  spotLeg,
  stripeLeg,
  stripeNeck,
  stripeTorso,
} from './four-legged-coats.ts';
import { drawMane } from './four-legged-manes.ts';
import { drawLongHair } from './four-legged-horns.ts';
import type { Bearing, Build } from './four-legged-build.ts';
import { movedLeg, type Joints } from './four-legged-gait.ts';
import { draftOf } from './creature-pen.ts';
import type { OwnDrawing } from './pen.ts';

/** Radians that a neck goes down to the ground. */
const LOW = 1.06;

/** The middle of the skull. */
export function skullOf({ long, tall, deep, neck, head }: Build, raised: number): Point {
  // Who lifts the muzzle stretches the neck.
  const rise = ((neck.rise + raised * 0.42) * Math.PI) / 180;
  const [rootX, rootY] = [-long * 0.37, -tall + deep * 0.3];
  if (raised < 0) {
    // As long as it takes to reach the grass.
    const far = Math.min(neck.long * 1.7, (-rootY - head.size * 1.1 - head.muzzle * 0.9) / Math.sin(LOW));
    return [rootX - Math.cos(LOW) * far, rootY + Math.sin(LOW) * far];
  }
  return [rootX - Math.cos(rise) * neck.long, rootY - Math.sin(rise) * neck.long];
}

function sideOf(colour: Colour, { tall }: Build): Paint {
  return { from: mix(colour, '#ffffff', 0.16), to: mix(colour, '#2a1826', 0.3), top: -tall, bottom: 0 };
}

/** Closed and smooth through all points. */
function smoothOutline(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const parts = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6] as const;
    const second = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6] as const;
    return `C${[...first, ...second, ...next].map((part) => part.toFixed(2)).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${x.toFixed(2)} ${y.toFixed(2)} ${parts.join(' ')} Z`;
}

function torsoOf({ long, tall, deep, loin, hump = 0, arch = 0 }: Build): string {
  return smoothOutline([
    [-long * 0.49, -tall + deep * 0.42],
    [-long * 0.42, -tall + deep * 0.1 - hump * 0.6],
    [-long * 0.26, -tall - hump - arch * 0.3],
    [long * 0.02, -tall + deep * 0.07 - hump * 0.4 - arch],
    [long * 0.28, -tall + deep * 0.03 - arch * 0.8],
    [long * 0.44, -tall + deep * 0.16 + arch * 0.3],
    [long * 0.5, -tall + loin * 0.5],
    [long * 0.44, -tall + loin * 0.86],
    [long * 0.26, -tall + loin],
    [0, -tall + deep * 0.94],
    [-long * 0.3, -tall + deep],
    [-long * 0.43, -tall + deep * 0.84],
  ]);
}

/** Shoulder, elbow, wrist, foot; `isFar`: the one on the other side. */
function foreLeg(build: Build, { gait = 'stand', stride }: Bearing, isFar: boolean): Joints {
  const { long, tall, deep, leg } = build;
  const x = -long * 0.33;
  const top: Point = [x, -tall + deep * 0.5];
  if (gait === 'walk' || (gait === 'gallop' && stride !== undefined))
    return movedLeg(build, top, gait, { stride: stride ?? 0, isHind: false, isFar });
  if (gait === 'stand') {
    const out = isFar ? -long * 0.075 : 0;
    return [top, [x + long * 0.03 + out * 0.5, -leg], [x + out, -leg * 0.48], [x - long * 0.005 + out, 0]];
  }
  return isFar
    ? [top, [x - long * 0.1, -leg * 0.9], [x - long * 0.2, -leg * 0.62], [x - long * 0.08, -leg * 0.36]]
    : [top, [x - long * 0.1, -leg], [x - long * 0.27, -leg * 0.72], [x - long * 0.42, -leg * 0.5]];
}

/** Hip, knee, hock, foot. */
function hindLeg(build: Build, { gait = 'stand', stride }: Bearing, isFar: boolean): Joints {
  const { long, tall, loin, leg } = build;
  const x = long * 0.37;
  const top: Point = [x, -tall + loin * 0.5];
  if (gait === 'walk' || (gait === 'gallop' && stride !== undefined))
    return movedLeg(build, top, gait, { stride: stride ?? 0, isHind: true, isFar });
  if (gait === 'stand') {
    const out = isFar ? -long * 0.1 : 0;
    return [
      [top[0] + out * 0.4, top[1]],
      [x - long * 0.055 + out, -leg * 0.86],
      [x + long * 0.09 + out, -leg * 0.42],
      [x + long * 0.055 + out, 0],
    ];
  }
  return isFar
    ? [top, [x - long * 0.06, -leg * 0.85], [x + long * 0.1, -leg * 0.55], [x - long * 0.02, -leg * 0.3]]
    : [top, [x + long * 0.06, -leg * 0.9], [x + long * 0.25, -leg * 0.72], [x + long * 0.4, -leg * 0.42]];
}

function drawLeg(draft: Draft, build: Build, joints: Joints, isFar: boolean, isHind: boolean): void {
  const { thick, deep, loin, hasHooves } = build;
  const colour = build.legs ?? build.coat;
  const tone = isFar ? mix(colour, '#2a1826', 0.26) : colour;
  const [top, middle, low, [x, y]] = joints;
  const foot: Point = [x, y - thick * 0.4];
  const root = isHind ? loin * 0.86 : deep * 0.52;
  const paint: Paint = isFar
    ? { ...shaded(tone, build), to: mix(tone, '#2a1826', 0.3) }
    : nearPaint(build, isHind ? 0.16 : 0.3);
  const widths = isHind ? [root, thick * 2, thick * 1.05, thick] : [root, thick * 1.55, thick * 1.06, thick];
  limb(draft, [top, middle, low, foot], widths, paint);
  if (build.net !== undefined && !isFar) drawNet(draft, top, middle, [root * 0.8, thick * 1.7], build.net);
  if (build.isTigerStriped && build.stripes !== undefined)
    stripeLeg(draft, [top, middle, low, foot], widths, mix(build.stripes, '#2a1826', isFar ? 0.2 : 0));
  if (build.isFinelySpotted && build.spots !== undefined && !isFar)
    spotLeg(draft, [top, middle, low], widths, build.spots);
  if (build.scales !== undefined && !isFar) scaleLeg(draft, [top, middle, low], widths, build, build.scales);
  const sock =
    build.socks === undefined ? undefined : isFar ? mix(build.socks, '#2a1826', 0.24) : build.socks;
  if (sock !== undefined)
    limb(
      draft,
      [[(low[0] + foot[0] * 3) / 4, (low[1] + foot[1] * 3) / 4], foot],
      [thick, thick * 1.02],
      sock,
    );
  if (hasHooves) {
    fill(
      draft,
      `M${x - thick * 0.62} ${y - thick * 0.85} L${x + thick * 0.5} ${y - thick * 0.85} L${x + thick * 0.62} ${y} L${x - thick * 0.95} ${y} Z`,
      mix('#3a2c28', '#000000', isFar ? 0.3 : 0),
    );
    return;
  }
  const paw = sock ?? tone;
  const down = { from: mix(paw, '#ffffff', 0.1), to: mix(paw, '#2a1826', 0.34), top: y - thick, bottom: y };
  oval(draft, [x - thick * 0.3, y - thick * 0.4], thick * 0.86, thick * 0.4, down);
  if (!isFar)
    for (const toe of [-0.72, -0.34])
      limb(
        draft,
        [
          [x + thick * toe, y - thick * 0.42],
          [x + thick * (toe - 0.08), y - thick * 0.08],
        ],
        [thick * 0.05, thick * 0.07],
        mix(paw, '#2a1826', 0.5),
      );
}

/** Shoulder and thigh have the coat of the flank, darker where the back is; only below are legs of their own colour. */
function nearPaint(build: Build, share: number): Paint {
  const { coat, back, legs, tall, deep } = build;
  if (legs === undefined && back === undefined) return sideOf(coat, build);
  if (build.shoulders !== undefined)
    return { from: mix(legs ?? coat, '#ffffff', 0.14), to: legs ?? coat, top: -tall + deep * 0.3, bottom: 0 };
  const below = mix(legs ?? coat, '#2a1826', 0.16);
  return {
    from: mix(mix(back ?? coat, coat, 0.5), '#ffffff', 0.1),
    to: below,
    top: -tall + deep * share,
    bottom: -build.leg * 0.7,
  };
}

function shaded(colour: Colour, build: Build): Exclude<Paint, Colour> {
  return sideOf(colour, build) as Exclude<Paint, Colour>;
}

/** Pale below, dark along the back, soft into each other; round by a shade under the flank. */
function shadeTorso(draft: Draft, build: Build, torso: string): void {
  const { tall, deep, long, under, back, spots, stripes, isFinelySpotted } = build;
  const { brush, random } = draft;
  within(draft, torso, () => {
    const belly = brush.createLinearGradient(0, -tall + deep * 0.62, 0, -tall + deep * 1.02);
    belly.addColorStop(0, css(under, 0));
    belly.addColorStop(0.7, css(mix(under, '#2a1826', 0.16), 0.9));
    belly.addColorStop(1, css(mix(under, '#2a1826', 0.3), 1));
    brush.fillStyle = belly;
    brush.fillRect(-long, -tall * 1.2, long * 2, tall * 1.2);
    if (back !== undefined) {
      const ridge = brush.createLinearGradient(0, -tall, 0, -tall + deep * 0.52);
      ridge.addColorStop(0, css(back, 0.95));
      ridge.addColorStop(0.5, css(back, 0.6));
      ridge.addColorStop(1, css(back, 0));
      brush.fillStyle = ridge;
      brush.fillRect(-long, -tall * 1.2, long * 2, tall * 1.2);
    }
    if (build.net !== undefined)
      drawNet(
        draft,
        [-long * 0.5, -tall + deep * 0.42],
        [long * 0.5, -tall + deep * 0.42],
        [deep, deep],
        build.net,
      );
    if (build.patches !== undefined) drawPatches(draft, build, build.patches);
    if (stripes !== undefined && build.isTigerStriped) stripeTorso(draft, build, stripes);
    else if (stripes !== undefined)
      for (const [x, low] of [
        [-0.14, 0.42],
        [0.0, 0.5],
        [0.14, 0.46],
        [0.3, 0.5],
      ] as const)
        limb(
          draft,
          [
            [long * x, -tall - deep * 0.1],
            [long * (x + 0.035), -tall + deep * low * 0.6],
            [long * (x + 0.01), -tall + deep * low],
          ],
          [long * 0.05, long * 0.045, long * 0.012],
          stripes,
        );
    if (build.bands !== undefined) bandTorso(draft, build, build.bands);
    if (build.scales !== undefined) scaledTorso(draft, build, build.scales);
    if (spots !== undefined && isFinelySpotted === true) finelySpotted(draft, build, spots);
    else if (spots !== undefined)
      for (let spot = 0; spot < 16; spot++)
        oval(
          draft,
          [random.between(-0.44, 0.46) * long, -tall + random.between(0.06, 0.82) * deep],
          long * random.between(0.012, 0.035),
          long * random.between(0.012, 0.03),
          spots,
        );
  });
}

/** A fold where shoulder and thigh lie on the body. */
function foldMarks(draft: Draft, { long, tall, deep, loin, leg, thick, coat }: Build): void {
  const shade = mix(coat, '#2a1826', 0.4);
  const { brush } = draft;
  brush.save();
  brush.globalAlpha = 0.3;
  limb(
    draft,
    [
      [long * 0.25, -tall + loin * 0.34],
      [long * 0.2, -tall + loin * 0.72],
      [long * 0.25, -leg * 0.9],
    ],
    [thick * 0.05, thick * 0.2, thick * 0.08],
    shade,
  );
  limb(
    draft,
    [
      [-long * 0.2, -tall + deep * 0.4],
      [-long * 0.22, -tall + deep * 0.72],
      [-long * 0.25, -leg * 0.98],
    ],
    [thick * 0.05, thick * 0.18, thick * 0.06],
    shade,
  );
  brush.restore();
}

function drawNeck(draft: Draft, build: Build, raised: number): void {
  const { long, tall, deep, neck, bib } = build;
  const skull = skullOf(build, raised);
  const root: Point = [-long * 0.31, -tall + deep * 0.42];
  limb(
    draft,
    [root, [(root[0] + skull[0]) / 2, (root[1] + skull[1]) / 2], skull],
    [deep * 0.78, neck.wide * 1.16, neck.wide * 0.92],
    build.back === undefined
      ? sideOf(build.coat, build)
      : { ...shaded(build.coat, build), from: mix(mix(build.back, build.coat, 0.5), '#ffffff', 0.08) },
  );
  if (build.hasBrush && build.stripes !== undefined) stripeNeck(draft, build, root, skull, build.stripes);
  if (build.net !== undefined) drawNet(draft, root, skull, [deep * 0.7, neck.wide], build.net);
  if (raised < 0) return;
  const pale = bib ?? build.under;
  // Down the throat and over the breast.
  const throat: Point = [skull[0] + neck.wide * 0.02, skull[1] + neck.wide * 0.36];
  limb(
    draft,
    [throat, [-long * 0.45, -tall + deep * 0.36], [-long * 0.45, -tall + deep * 0.7]],
    bib === undefined
      ? [neck.wide * 0.3, deep * 0.2, deep * 0.1]
      : [neck.wide * 0.5, deep * 0.36, deep * 0.26],
    { from: pale, to: mix(pale, '#2a1826', 0.24), top: throat[1], bottom: -tall + deep },
  );
}

/** How far it reaches from its own zero. */
function boxOf(
  build: Build,
  { gait = 'stand', raised = 0 }: Bearing,
): { left: number; right: number; top: number } {
  const skull = skullOf(build, raised);
  const head = headReach(build.head, raised - (build.head.droop ?? 0));
  const isFast = gait === 'gallop';
  // Antlers that are lowered stand out before it.
  const reach = raised < 0 && (build.head.antlers || build.head.horns) ? 3.2 : 1;
  return {
    left: Math.min(skull[0] - head.out * reach, isFast ? -build.long * 0.8 : -build.long * 0.52),
    right: Math.max(tailReach(build).out, build.long * (isFast ? 0.84 : 0.54)),
    top:
      Math.max(-skull[1] + head.up, tailReach(build).up, build.tall + (build.hump ?? 0) + (build.arch ?? 0)) *
      1.02,
  };
}

/** The animal as a drawing of our own. */
export function fourLegged(build: Build, bearing: Bearing = {}): OwnDrawing {
  const { raised = 0 } = bearing;
  const { left, right, top } = boxOf(build, bearing);
  return {
    width: right - left,
    height: top,
    paint(pen) {
      pen.brush.translate(-(left + right) / 2, 0);
      const draft = draftOf(pen);
      const torso = torsoOf(build);
      for (const isHind of [true, false])
        drawLeg(draft, build, (isHind ? hindLeg : foreLeg)(build, bearing, true), true, isHind);
      drawBeastTail(draft, build);
      fill(draft, torso, sideOf(build.coat, build));
      shadeTorso(draft, build, torso);
      drawLeg(draft, build, hindLeg(build, bearing, false), false, true);
      drawLeg(draft, build, foreLeg(build, bearing, false), false, false);
      if (build.longHair !== undefined) drawLongHair(draft, build, build.longHair);
      if (build.shoulders !== undefined) drawShoulders(draft, build, build.shoulders);
      drawNeck(draft, build, raised);
      const skull = skullOf(build, raised);
      foldMarks(draft, build);
      if (build.wool !== undefined) drawWool(draft, build, skull, build.wool);
      if (build.ruff !== undefined) drawRuff(draft, build, skull, build.ruff);
      drawBeastHead(draft, build, skull, bearing);
      if (build.wool !== undefined) drawWoolCap(draft, build, skull, build.wool);
      if (build.mane !== undefined) drawMane(draft, build, build.mane, skull);
    },
  };
}

/** Where the parts of its head are, as parts of the drawing. */
export function measuresOf(build: Build, bearing: Bearing = {}): Head {
  const { left, right, top } = boxOf(build, bearing);
  const { size, muzzle } = build.head;
  const [x, y] = skullOf(build, bearing.raised ?? 0);
  const part = (px: number, py: number): readonly [number, number] => [
    (px - left) / (right - left),
    (py + top) / top,
  ];
  const { wide } = build.neck;
  return {
    eyes: [part(x - size * 0.4, y - size * 0.2)],
    eye: (size * 0.13) / (right - left),
    top: part(x - size * 0.05, y - size * 0.8),
    wide: (size * 1.76) / (right - left),
    mouth: part(x - size * 0.5 - muzzle * 0.7, y + size * 0.5),
    belly: 1 - build.leg / top,
    back: part(-build.long * 0.06, -build.tall + build.deep * 0.06),
    neck: [part(x - wide * 0.45, y + size * 1.2), part(x + wide * 0.75, y + size * 0.35)],
  };
}
