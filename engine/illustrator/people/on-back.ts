// What hangs down the back of a figure, in its units: a cloak, a bag, a scarf.

import type { Rgb } from '#engine/raster/colour.ts';
import { cloth, deep, fill, stroke, type Draft, type Point } from './draft.ts';
import type { Person, View } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** A cloak, a bag and the ends of a scarf, from behind. */
export function drawOnBack(
  draft: Draft,
  { outfit }: Person,
  { neck, head: h, shoulderHalf: sh }: Skeleton,
): void {
  if (outfit.cloak) {
    const low = -h * 0.3;
    fill(
      draft,
      `M${-sh * 1.02} ${neck[1] + h * 0.12} C${-sh * 0.4} ${neck[1] - h * 0.06} ${sh * 0.4} ${neck[1] - h * 0.06} ${sh * 1.02} ${neck[1] + h * 0.12} C${sh * 1.4} ${neck[1] + h * 1.4} ${sh * 1.7} ${low - h} ${sh * 1.9} ${low} C${sh} ${low + h * 0.22} ${-sh} ${low + h * 0.22} ${-sh * 1.9} ${low} C${-sh * 1.7} ${low - h} ${-sh * 1.4} ${neck[1] + h * 1.4} ${-sh * 1.02} ${neck[1] + h * 0.12} Z`,
      cloth(outfit.cloak, neck[1], 6),
    );
    for (const fold of [-0.6, -0.1, 0.5])
      stroke(
        draft,
        `M${fold * sh} ${neck[1] + h * 0.4} C${fold * sh * 1.3} ${neck[1] + h * 2} ${fold * sh * 1.6} ${low - h} ${fold * sh * 1.8} ${low}`,
        deep(outfit.cloak, 0.45),
        h * 0.03,
        0.45,
      );
  }
  if (outfit.box) drawBox(draft, [0, neck[1] + h * 0.95], h, outfit.box);
  if (outfit.backpack) {
    const y = neck[1] + h * 0.3;
    fill(
      draft,
      `M${-h * 0.56} ${y + h * 0.1} C${-h * 0.5} ${y - h * 0.12} ${h * 0.5} ${y - h * 0.12} ${h * 0.56} ${y + h * 0.1} L${h * 0.6} ${y + h * 1.4} C${h * 0.4} ${y + h * 1.6} ${-h * 0.4} ${y + h * 1.6} ${-h * 0.6} ${y + h * 1.4} Z`,
      cloth(outfit.backpack, y, y + h * 1.9),
    );
    stroke(
      draft,
      `M${-h * 0.57} ${y + h * 0.6} C${-h * 0.2} ${y + h * 0.72} ${h * 0.2} ${y + h * 0.72} ${h * 0.57} ${y + h * 0.6}`,
      deep(outfit.backpack, 0.4),
      h * 0.04,
      0.7,
    );
  }
  if (outfit.top.cut === 'spacesuit') drawLifeSupport(draft, [0, neck[1] + h * 0.22], h, outfit.top.colour);
  if (outfit.scarf) {
    fill(
      draft,
      `M${-h * 0.3} ${neck[1] - h * 0.16} C${-h * 0.1} ${neck[1]} ${h * 0.1} ${neck[1]} ${h * 0.3} ${neck[1] - h * 0.16} L${h * 0.36} ${neck[1] + h * 0.14} C${h * 0.1} ${neck[1] + h * 0.3} ${-h * 0.1} ${neck[1] + h * 0.3} ${-h * 0.36} ${neck[1] + h * 0.14} Z`,
      cloth(outfit.scarf, neck[1] - h * 0.2, neck[1] + h * 0.5),
    );
    fill(
      draft,
      `M${h * 0.1} ${neck[1] + h * 0.1} C${h * 0.5} ${neck[1] + h * 0.6} ${h * 0.9} ${neck[1] + h * 0.5} ${h * 1.3} ${neck[1] + h * 0.8} L${h * 1.2} ${neck[1] + h * 1.1} C${h * 0.8} ${neck[1] + h * 0.8} ${h * 0.4} ${neck[1] + h} ${-h * 0.04} ${neck[1] + h * 0.3} Z`,
      cloth(outfit.scarf, neck[1], neck[1] + h * 1.4),
    );
  }
}

/** Of a bag on the back what is seen from the side, or from the front over the shoulders and beside the body. */
export function drawPackBehind(
  draft: Draft,
  { neck: [x, y], head: h, shoulderHalf: sh }: Skeleton,
  colour: Rgb,
  view: View,
): void {
  const path =
    view === 'side'
      ? `M${x - h * 0.2} ${y + h * 0.3} C${x - h * 1.1} ${y + h * 0.3} ${x - h * 1.1} ${y + h * 1.7} ${x - h * 0.2} ${y + h * 1.7} Z`
      : `M${x - sh * 0.92} ${y + h * 1.5} L${x - sh * 0.84} ${y} Q${x - sh * 0.8} ${y - h * 0.34} ${x - sh * 0.44} ${y - h * 0.34} L${x + sh * 0.44} ${y - h * 0.34} Q${x + sh * 0.8} ${y - h * 0.34} ${x + sh * 0.84} ${y} L${x + sh * 0.92} ${y + h * 1.5} Q${x} ${y + h * 2} ${x - sh * 0.92} ${y + h * 1.5} Z`;
  fill(draft, path, cloth(deep(colour, view === 'side' ? 0 : 0.16), y, y + h * 2));
}

/** What an astronaut breathes from: a case with a panel, lamps and a stripe, hoses to the helmet, a belt below it. */
function drawLifeSupport(draft: Draft, [x, y]: Point, h: number, suit: Rgb): void {
  const half = h * 0.66;
  for (const side of [-1, 1])
    stroke(
      draft,
      `M${x + side * h * 0.42} ${y + h * 0.3} C${x + side * h * 0.7} ${y - h * 0.1} ${x + side * h * 0.6} ${y - h * 0.36} ${x + side * h * 0.4} ${y - h * 0.42}`,
      deep(suit, 0.5),
      h * 0.09,
    );
  stroke(draft, `M${-h * 0.72} ${y + h * 1.86} L${h * 0.72} ${y + h * 1.86}`, deep(suit, 0.42), h * 0.12);
  fill(
    draft,
    `M${x - half} ${y + h * 0.14} C${x - half} ${y - h * 0.04} ${x + half} ${y - h * 0.04} ${x + half} ${y + h * 0.14} L${x + half} ${y + h * 1.6} C${x + half} ${y + h * 1.74} ${x - half} ${y + h * 1.74} ${x - half} ${y + h * 1.6} Z`,
    cloth(deep(suit, 0.18), y, y + h * 2.1),
  );
  fill(
    draft,
    `M${x - half * 0.72} ${y + h * 0.3} L${x + half * 0.72} ${y + h * 0.3} L${x + half * 0.72} ${y + h * 0.84} L${x - half * 0.72} ${y + h * 0.84} Z`,
    cloth(deep(suit, 0.45), y, y + h),
  );
  for (const [at, colour] of ['#58d8a0', '#f2c230', '#e85a48'].entries()) {
    const left = x + (at - 1.2) * h * 0.26;
    stroke(draft, `M${left} ${y + h * 0.56} L${left + h * 0.1} ${y + h * 0.56}`, colour, h * 0.12);
  }
  stroke(draft, `M${x - half} ${y + h * 1.16} L${x + half} ${y + h * 1.16}`, '#d8573c', h * 0.1);
}

/** From the side, its end in the wind. */
export function drawSideScarf(draft: Draft, { neck, head: h }: Skeleton, colour: Rgb): void {
  fill(
    draft,
    `M${neck[0] - h * 0.34} ${neck[1] - h * 0.14} C${neck[0]} ${neck[1] + h * 0.04} ${neck[0] + h * 0.2} ${neck[1]} ${neck[0] + h * 0.32} ${neck[1] - h * 0.1} C${neck[0] + h * 0.4} ${neck[1] + h * 0.1} ${neck[0] + h * 0.3} ${neck[1] + h * 0.26} ${neck[0] + h * 0.1} ${neck[1] + h * 0.28} C${neck[0] - h * 0.2} ${neck[1] + h * 0.26} ${neck[0] - h * 0.4} ${neck[1] + h * 0.1} ${neck[0] - h * 0.34} ${neck[1] - h * 0.14} Z`,
    cloth(colour, neck[1] - h * 0.2, neck[1] + h * 0.5),
  );
  fill(
    draft,
    `M${neck[0] - h * 0.2} ${neck[1] + h * 0.04} C${neck[0] - h * 0.7} ${neck[1] + h * 0.1} ${neck[0] - h} ${neck[1] + h * 0.5} ${neck[0] - h * 1.5} ${neck[1] + h * 0.3} L${neck[0] - h * 1.4} ${neck[1] + h * 0.62} C${neck[0] - h} ${neck[1] + h * 0.8} ${neck[0] - h * 0.6} ${neck[1] + h * 0.5} ${neck[0] - h * 0.1} ${neck[1] + h * 0.26} Z`,
    cloth(deep(colour, 0.12), neck[1], neck[1] + h),
  );
}

/** Of who brings meals: large and square, with a lid, a bright edge and the sign of a bowl. */
export function drawBox(draft: Draft, [x, y]: Point, h: number, colour: Rgb): void {
  const half = h * 0.82;
  fill(
    draft,
    `M${x - half} ${y - half * 0.86} L${x + half} ${y - half * 0.86} L${x + half} ${y + half} L${x - half} ${y + half} Z`,
    cloth(colour, y - half, y + half * 1.4),
  );
  fill(
    draft,
    `M${x - half * 1.04} ${y - half} L${x + half * 1.04} ${y - half} L${x + half * 1.04} ${y - half * 0.68} L${x - half * 1.04} ${y - half * 0.68} Z`,
    deep(colour, 0.22),
  );
  stroke(draft, `M${x - half} ${y + half * 0.72} L${x + half} ${y + half * 0.72}`, '#f4f6f8', h * 0.09, 0.9);
  fill(
    draft,
    `M${x - half * 0.42} ${y - half * 0.16} L${x + half * 0.42} ${y - half * 0.16} C${x + half * 0.4} ${y + half * 0.3} ${x + half * 0.16} ${y + half * 0.42} ${x} ${y + half * 0.42} C${x - half * 0.16} ${y + half * 0.42} ${x - half * 0.4} ${y + half * 0.3} ${x - half * 0.42} ${y - half * 0.16} Z`,
    '#fbf8f2',
  );
  for (const steam of [-0.2, 0.06, 0.3])
    stroke(
      draft,
      `M${x + half * steam} ${y - half * 0.26} C${x + half * (steam - 0.1)} ${y - half * 0.36} ${x + half * (steam + 0.1)} ${y - half * 0.44} ${x + half * steam} ${y - half * 0.56}`,
      '#fbf8f2',
      h * 0.05,
      0.9,
    );
}
