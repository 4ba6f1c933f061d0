// Trunk, arms and legs in their clothes: drawn along the joints of a skeleton.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import {
  along,
  cloth,
  deep,
  fill,
  limb,
  oval,
  pale,
  stroke,
  type Draft,
  type Paint,
  type Point,
} from './draft.ts';
import { drawArmPlates } from './lamellar.ts';
import { drawBracer, drawSleeveBand, drawTattoos } from './on-arms.ts';
import type { Person } from './person.ts';
import { printOn } from './printed-cloth.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** A draft in which the trunk stands upright over the hips. */
export function trunkDraft(draft: Draft, { hips, lean }: Skeleton): Draft {
  if (lean === 0) return draft;
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  return {
    ...draft,
    warp: (x, y) => {
      const [dx, dy] = [x - hips[0], y - hips[1]];
      return draft.warp(hips[0] + dx * cos - dy * sin, hips[1] + dx * sin + dy * cos);
    },
  };
}

/** The outline of the trunk from the neck to below the hips; `roomy` clothes fall straight. */
export function trunkPath(person: Person, skeleton: Skeleton, roomy: number, longer = 0): string {
  const { head: h, hips, trunk, shoulderHalf: sh, waistHalf, hipHalf } = skeleton;
  const top = hips[1] - trunk;
  const waistY = hips[1] - trunk * 0.38;
  const low = hips[1] + h * (0.22 + longer);
  const w = waistHalf + roomy * h * 0.3;
  const hip = hipHalf + roomy * h * 0.12 + longer * h * 0.1;
  if (person.view === 'side') {
    const chest = person.isFemale && person.age !== 'child' && person.age !== 'baby' ? 0.54 : 0.46;
    const back = 0.36 + roomy * 0.06;
    return `M${-h * 0.18} ${top} C${-h * 0.4} ${top + h * 0.16} ${-h * (back + 0.08)} ${top + h * 0.6} ${-h * back} ${top + h * 1.0} C${-w * 0.95} ${waistY - h * 0.2} ${-w * 0.92} ${waistY} ${-w * 0.95} ${waistY + h * 0.1} C${-hip * 1.08} ${hips[1] - h * 0.3} ${-hip * 1.14} ${hips[1]} ${-hip} ${low} L${hip * 0.92} ${low} C${hip * 0.96} ${hips[1] - h * 0.1} ${w * 1.08} ${waistY + h * 0.3} ${w * 1.04} ${waistY} C${w * 1.1} ${waistY - h * 0.2} ${h * chest} ${top + h * 1.0} ${h * chest} ${top + h * 0.72} C${h * 0.42} ${top + h * 0.34} ${h * 0.3} ${top + h * 0.1} ${h * 0.16} ${top + h * 0.05} Z`;
  }
  const side = (s: 1 | -1): string[] => [
    `${s * h * 0.17} ${top - h * 0.04}`,
    `${s * h * 0.26} ${top + h * 0.06} ${s * sh * 0.76} ${top + h * 0.03} ${s * sh} ${top + h * 0.2}`,
    `${s * sh * 1.08} ${top + h * 0.4} ${s * (sh * 0.9 + roomy * h * 0.1)} ${top + h * 0.7} ${s * (sh * 0.84 + roomy * h * 0.08)} ${top + h * 0.95}`,
    `${s * (w * 1.02 + h * 0.02)} ${waistY - h * 0.3} ${s * w} ${waistY - h * 0.1} ${s * w} ${waistY}`,
    `${s * (w * 1.04)} ${waistY + h * 0.3} ${s * hip} ${hips[1] - h * 0.3} ${s * hip} ${low}`,
  ];
  const [start = '', ...right] = side(1);
  const left = side(-1);
  const [leftStart = ''] = left;
  // The left side runs back up: each curve from its end to its start.
  const points = left.map((part) => part.split(' '));
  let back = `L${points.at(-1)?.slice(-2).join(' ')}`;
  for (let index = points.length - 1; index >= 1; index--) {
    const [x1, y1, x2, y2] = points[index] ?? [];
    const to = index === 1 ? leftStart : (points[index - 1] ?? []).slice(-2).join(' ');
    back += ` C${x2} ${y2} ${x1} ${y1} ${to}`;
  }
  return `M${start} ${right.map((curve) => `C${curve}`).join(' ')} ${back} Z`;
}

export function drawTrunk(
  draft: Draft,
  person: Person,
  skeleton: Skeleton,
  roomy: number,
  longer: number,
): void {
  const { hips, trunk, head: h } = skeleton;
  const { colour, pattern } = person.outfit.top;
  const path = trunkPath(person, skeleton, roomy, longer);
  const upright = trunkDraft(draft, skeleton);
  fill(upright, path, cloth(colour, hips[1] - trunk, hips[1] + h, printOn(pattern, colour, h)));
  const dark = deep(colour, 0.42);
  const waistY = hips[1] - trunk * 0.38;
  if (person.view !== 'side') {
    const w = skeleton.waistHalf;
    for (const s of [-1, 1])
      stroke(
        upright,
        `M${s * w * 0.9} ${waistY - h * 0.08} C${s * w * 0.6} ${waistY + h * 0.06} ${s * w * 0.4} ${waistY + h * 0.02} ${s * w * 0.2} ${waistY + h * 0.1}`,
        dark,
        h * 0.022,
        0.4,
      );
  }
  stroke(
    upright,
    `M${h * 0.08} ${waistY} C${h * 0.12} ${waistY + h * 0.3} ${h * 0.1} ${hips[1]} ${h * 0.14} ${hips[1] + h * 0.2}`,
    dark,
    h * 0.02,
    0.25,
  );
}

type Sleeve = { part: number; from: number; to: number };

function sleeveOf({ outfit, age }: Person): Sleeve {
  if (outfit.isTrim) return { part: 0.9, from: 0.44, to: 0.36 };
  switch (outfit.top.cut) {
    case 'bare':
    case 'swimsuit':
      return { part: 0, from: 0, to: 0 };
    case 'tee':
      // Short, so that the pictures on the arms are seen.
      if (outfit.hasTattoos) return { part: 0.22, from: 0.4, to: 0.42 };
      return { part: 0.5, from: 0.4, to: 0.4 };
    case 'dress':
      return { part: age === 'child' ? 0.5 : 0.3, from: 0.34, to: 0.36 };
    case 'qipao':
    case 'sari':
      return { part: 0.35, from: 0.34, to: 0.36 };
    case 'hanbok':
      return { part: 0.92, from: 0.46, to: 0.6 };
    case 'robe':
    case 'kimono':
    case 'hanfu':
      return { part: 0.92, from: 0.42, to: 0.84 };
    case 'spacesuit':
      return { part: 0.98, from: 0.56, to: 0.44 };
    case 'coat':
    case 'raincoat':
    case 'jacket':
    case 'hoodie':
    case 'sweater':
      return { part: 0.97, from: 0.44, to: 0.32 };
    default:
      return { part: 0.96, from: 0.4, to: 0.28 };
  }
}

/** Wide sleeves slide down arms that are up, so that the hands are seen. */
function slidDown(sleeve: Sleeve, { middle, end }: Limb): Sleeve {
  const isUp = end[1] < middle[1] && sleeve.to > 0.5;
  return isUp ? { part: Math.min(sleeve.part, 0.72), from: sleeve.from, to: sleeve.to * 0.7 } : sleeve;
}

export function drawArm(
  draft: Draft,
  person: Person,
  { head: h }: Skeleton,
  arm: Limb,
  isFar: boolean,
): void {
  const { skin, outfit } = person;
  const tone = (colour: Rgb): Rgb => (isFar ? deep(colour, 0.16) : colour) as Rgb;
  const points = [arm.root, arm.middle, arm.end];
  const sleeve = slidDown(sleeveOf(person), arm);
  const bare: Paint = {
    from: tone(skin.base),
    to: mix(tone(skin.base), skin.shade, 0.25),
    top: arm.root[1],
    bottom: arm.end[1],
  };
  limb(draft, points, [h * 0.27, h * 0.22, h * 0.15], bare);
  drawHand(draft, person, h, arm, isFar);
  const colour = tone(outfit.top.colour);
  const paint = cloth(
    colour,
    Math.min(arm.root[1], arm.end[1]),
    Math.max(arm.root[1], arm.end[1]) + h * 0.6,
    printOn(outfit.top.pattern, colour, h),
  );
  if (outfit.hasTattoos && sleeve.part <= 0.6) drawTattoos(draft, arm, h);
  if (sleeve.part === 0) return;
  const covered = cutLimb(points, sleeve.part);
  const widths =
    sleeve.part > 0.6
      ? [sleeve.from * h, (sleeve.from + sleeve.to) * 0.5 * h * 0.94, sleeve.to * h]
      : [sleeve.from * h, sleeve.to * h];
  limb(draft, covered, widths, paint);
  if (outfit.hasBands) drawSleeveBand(draft, arm, h);
  if (outfit.isTrim) drawBracer(draft, arm, h, tone(outfit.shoes.colour));
  if (outfit.isLamellar) drawArmPlates(draft, arm, h, colour);
  else if (outfit.top.cut === 'armour')
    limb(draft, cutLimb(points, 0.5), [h * 0.5, h * 0.36], {
      from: pale(colour, 0.45),
      to: deep(colour, 0.3),
      top: arm.root[1] - h * 0.3,
      bottom: arm.middle[1],
    });
  if (outfit.top.cut === 'spacesuit') {
    const [x, y] = arm.middle;
    oval(
      draft,
      [x, y],
      h * 0.25,
      h * 0.1,
      deep(colour, 0.24),
      0.6,
      Math.atan2(arm.end[1] - arm.root[1], arm.end[0] - arm.root[0]) + Math.PI / 2,
    );
  }
  const [ex, ey] = arm.middle;
  if (sleeve.part > 0.6)
    stroke(
      draft,
      `M${ex - h * 0.1} ${ey - h * 0.05} Q${ex} ${ey + h * 0.06} ${ex + h * 0.1} ${ey - h * 0.02}`,
      deep(colour, 0.45),
      h * 0.02,
      0.35,
    );
}

function drawHand(draft: Draft, person: Person, h: number, { middle, end }: Limb, isFar: boolean): void {
  const { skin, outfit } = person;
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const isSuit = outfit.top.cut === 'spacesuit' || outfit.top.cut === 'armour';
  const base = outfit.gloves ?? (isSuit ? deep(outfit.top.colour, 0.25) : skin.base);
  const colour = isFar ? deep(base, 0.16) : base;
  const at = (along: number, across: number): Point => [
    end[0] + Math.cos(angle) * along * h - Math.sin(angle) * across * h,
    end[1] + Math.sin(angle) * along * h + Math.cos(angle) * across * h,
  ];
  if (person.animal && !isSuit) {
    oval(
      draft,
      at(0.12, 0),
      h * 0.17,
      h * 0.15,
      { from: pale(colour, 0.12), to: deep(colour, 0.2), top: end[1] - h * 0.1, bottom: end[1] + h * 0.3 },
      1,
      angle,
    );
    return;
  }
  if (person.hands?.work === 'in-pockets' && person.view !== 'back') {
    const [from, to] = [at(-0.1, -0.16), at(0.02, 0.18)];
    stroke(
      draft,
      `M${from[0]} ${from[1]} L${to[0]} ${to[1]}`,
      deep(outfit.bottom.colour, 0.4),
      h * 0.05,
      0.8,
    );
    return;
  }
  const size = isSuit ? 1.3 : 1;
  limb(draft, [end, at(0.16, 0), at(0.32, 0.03)], [h * 0.14 * size, h * 0.19 * size, h * 0.1 * size], colour);
  limb(draft, [at(0.06, -0.04), at(0.2, -0.11)], [h * 0.08 * size, h * 0.06 * size], deep(colour, 0.06));
}

/** The first part of a limb, by its length. */
export function cutLimb(points: readonly Point[], part: number): Point[] {
  const [a, b, c] = points as [Point, Point, Point];
  return part <= 0.5 ? [a, along(a, b, part * 2)] : [a, b, along(b, c, part * 2 - 1)];
}

export function drawLeg(
  draft: Draft,
  person: Person,
  { head: h }: Skeleton,
  leg: Limb,
  isFar: boolean,
): void {
  const { skin, outfit } = person;
  const tone = (colour: Rgb): Rgb => (isFar ? deep(colour, 0.2) : colour) as Rgb;
  const points = [leg.root, leg.middle, leg.end];
  const { bottom, top, shoes } = outfit;
  const bulk = top.cut === 'spacesuit' ? 1.35 : 1;
  limb(draft, points, [h * 0.46, h * 0.32, h * 0.17], {
    from: tone(skin.base),
    to: tone(mix(skin.base, skin.shade, 0.3)),
    top: leg.root[1],
    bottom: leg.end[1],
  });
  drawFoot(draft, person, h, leg, tone(shoes.colour));
  if (top.cut === 'spacesuit' || (top.cut === 'armour' && !outfit.isLamellar)) {
    const colour = tone(top.colour);
    limb(draft, points, [h * 0.52 * bulk, h * 0.42 * bulk, h * 0.34 * bulk], {
      from: pale(colour, 0.1),
      to: deep(colour, 0.35),
      top: leg.root[1],
      bottom: leg.end[1],
    });
    oval(draft, leg.middle, h * 0.22 * bulk, h * 0.1, deep(colour, 0.3), 0.6);
  } else if (bottom.cut === 'trousers')
    limb(
      draft,
      cutLimb(points, 0.98),
      [h * 0.54, h * 0.42, h * 0.34],
      cloth(tone(bottom.colour), leg.root[1], 12, printOn(bottom.pattern, bottom.colour, h)),
    );
  else if (bottom.cut === 'shorts')
    limb(
      draft,
      cutLimb(points, 0.46),
      [h * 0.54, h * 0.5],
      cloth(tone(bottom.colour), leg.root[1], 0, printOn(bottom.pattern, bottom.colour, h)),
    );
  if (shoes.isBoot) {
    const [a, b] = [leg.middle, leg.end];
    const high: Point = [a[0] + (b[0] - a[0]) * 0.3, a[1] + (b[1] - a[1]) * 0.3];
    limb(
      draft,
      [high, b],
      [h * 0.42 * bulk, h * 0.3 * bulk],
      cloth(tone(shoes.colour), high[1], b[1] + h * 0.3),
    );
  }
}

function drawFoot(draft: Draft, person: Person, h: number, { middle, end }: Limb, colour: Rgb): void {
  const [x, y] = end;
  const paint = cloth(colour, y - h * 0.1, y + h * 0.2);
  if (person.view === 'side') {
    const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]) - Math.PI / 2;
    const toe = person.pose === 'ballet' ? angle + Math.PI / 2 - 0.1 : angle * 0.75;
    const at = (along: number, down: number): Point => [
      x + Math.cos(toe) * along * h - Math.sin(toe) * down * h,
      y + Math.sin(toe) * along * h + Math.cos(toe) * down * h,
    ];
    limb(draft, [at(-0.06, 0.06), at(0.14, 0.1), at(0.4, 0.13)], [h * 0.26, h * 0.2, h * 0.13], paint);
    return;
  }
  if (person.pose === 'ballet') {
    const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
    const tip: Point = [x + Math.cos(angle) * h * 0.42, y + Math.sin(angle) * h * 0.42];
    limb(draft, [end, tip], [h * 0.2, h * 0.09], paint);
    return;
  }
  const out = Math.sign(end[0]) || 1;
  fill(
    draft,
    `M${x - h * 0.12} ${y - h * 0.08} C${x - h * 0.16} ${y + h * 0.08} ${x - h * 0.15 + out * h * 0.02} ${y + h * 0.17} ${x + out * h * 0.07} ${y + h * 0.17} C${x + h * 0.15 + out * h * 0.04} ${y + h * 0.17} ${x + h * 0.16} ${y + h * 0.06} ${x + h * 0.12} ${y - h * 0.08} Z`,
    paint,
  );
}
