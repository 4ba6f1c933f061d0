// What is seen on the trunk beside the cut of the clothes: a bare breast, a vest, bands that shine.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { trunkDraft, trunkPath } from './body.ts';
import { cloth, deep, fill, oval, pale, patch, stroke, within, type Draft, type Point } from './draft.ts';
import { drawLamellar } from './lamellar.ts';
import { drawTornShirt } from './teeth-and-horns.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** Over the trunk, under the collar; `roomy` as the trunk was drawn. */
export function drawOverTrunk(draft: Draft, person: Person, skeleton: Skeleton, roomy: number): void {
  const { outfit } = person;
  const upright = trunkDraft(draft, skeleton);
  const { hips, trunk, head: h } = skeleton;
  const top = hips[1] - trunk;
  const path = trunkPath(person, skeleton, roomy, 0);
  if (outfit.top.cut === 'bare' && !person.isFemale) {
    drawMuscles(upright, person, skeleton);
    within(upright, path, () => drawWaistband(upright, person, { hips, h }));
  }
  if (outfit.isLamellar)
    drawLamellar(upright, path, outfit.top.colour, { top: top + h * 0.12, low: hips[1] + h * 0.24, h });
  if (outfit.isQuilted)
    within(upright, path, () => drawQuilting(upright, outfit.top.colour, { top, low: hips[1] + h * 0.4, h }));
  if (outfit.badge && person.view !== 'side') drawBadge(upright, outfit.badge, [0, top + h * 1.02], h);
  if (outfit.bib)
    within(upright, path, () =>
      drawBib(upright, person, outfit.bib as Rgb, { top, low: hips[1] + h * 0.4, h }),
    );
  if (outfit.isTorn) within(upright, path, () => drawTornShirt(upright, person, top, h));
  if (outfit.vest)
    within(upright, path, () =>
      drawVest(upright, person, outfit.vest as Rgb, { top, low: hips[1] + h * 0.1, h }),
    );
  if (outfit.hasBands)
    within(upright, path, () => {
      for (const y of [top + h * 0.95, hips[1] - h * 0.5]) band(upright, [-h * 2, y], [h * 2, y], h * 0.24);
    });
}

/** A dragon in a round, or a bird on a square, in gold. */
function drawBadge(draft: Draft, badge: 'dragon' | 'rank', [x, y]: Point, h: number): void {
  const r = h * 0.44;
  const gold = { from: '#f6dc84', to: '#c08a26', top: y - r, bottom: y + r };
  if (badge === 'dragon') oval(draft, [x, y], r, r, gold);
  else fill(draft, `M${x - r} ${y - r} L${x + r} ${y - r} L${x + r} ${y + r} L${x - r} ${y + r} Z`, gold);
  if (badge === 'dragon') oval(draft, [x, y], r * 0.86, r * 0.86, '#a8281f');
  else
    fill(
      draft,
      `M${x - r * 0.84} ${y - r * 0.84} L${x + r * 0.84} ${y - r * 0.84} L${x + r * 0.84} ${y + r * 0.84} L${x - r * 0.84} ${y + r * 0.84} Z`,
      '#24466a',
    );
  const at = (dx: number, dy: number): string => `${x + dx * r} ${y + dy * r}`;
  const body =
    badge === 'dragon'
      ? `M${at(-0.5, 0.46)} C${at(0.3, 0.7)} ${at(0.7, 0.2)} ${at(0.2, 0)} C${at(-0.5, -0.2)} ${at(-0.3, -0.7)} ${at(0.34, -0.46)}`
      : `M${at(-0.4, 0.4)} C${at(-0.1, 0.3)} ${at(0.3, 0.3)} ${at(0.1, -0.1)} C${at(0, -0.4)} ${at(0.2, -0.5)} ${at(0.4, -0.4)} M${at(-0.5, -0.4)} C${at(-0.2, -0.2)} ${at(-0.1, 0)} ${at(0.05, 0.06)}`;
  stroke(draft, body, '#f4cf62', h * 0.085);
  if (badge === 'dragon') {
    oval(draft, [x + r * 0.36, y - r * 0.44], h * 0.085, h * 0.07, '#f4cf62');
    oval(draft, [x - r * 0.1, y + r * 0.3], h * 0.045, h * 0.045, '#fff2c0');
  }
}

/** Seams around the body, what is between them filled with down. */
function drawQuilting(
  draft: Draft,
  colour: Rgb,
  { top, low, h }: { top: number; low: number; h: number },
): void {
  for (let y = top + h * 0.5; y < low; y += h * 0.36) {
    stroke(draft, `M${-h * 2} ${y} Q0 ${y + h * 0.1} ${h * 2} ${y}`, deep(colour, 0.36), h * 0.045, 0.75);
    stroke(
      draft,
      `M${-h * 2} ${y + h * 0.1} Q0 ${y + h * 0.2} ${h * 2} ${y + h * 0.1}`,
      pale(colour, 0.3),
      h * 0.09,
      0.4,
    );
  }
}

/** Of overalls: a square of cloth with a pocket over the breast, its straps with buttons. */
function drawBib(
  draft: Draft,
  { view }: Person,
  colour: Rgb,
  { top, low, h }: { top: number; low: number; h: number },
): void {
  const breast = top + h * 0.72;
  const isFront = view !== 'back';
  for (const side of view === 'side' ? [0.2] : [-1, 1])
    stroke(
      draft,
      `M${side * h * 0.42} ${breast + h * 0.1} L${side * h * (isFront ? 0.46 : 0.2)} ${top - h * 0.1}`,
      deep(colour, 0.1),
      h * 0.15,
    );
  const waist = low - h * 1.1;
  fill(
    draft,
    `M${-h * 0.5} ${breast} L${h * 0.5} ${breast} L${h * 0.56} ${waist} L${h * 2} ${waist + h * 0.16} L${h * 2} ${low + h} L${-h * 2} ${low + h} L${-h * 2} ${waist + h * 0.16} L${-h * 0.56} ${waist} Z`,
    cloth(colour, breast, low),
  );
  if (view !== 'front') return;
  stroke(
    draft,
    `M${-h * 0.24} ${breast + h * 0.24} L${-h * 0.24} ${breast + h * 0.6} L${h * 0.24} ${breast + h * 0.6} L${h * 0.24} ${breast + h * 0.24} Z`,
    pale(colour, 0.4),
    h * 0.03,
    0.8,
  );
  for (const side of [-1, 1]) oval(draft, [side * h * 0.42, breast + h * 0.1], h * 0.06, h * 0.06, '#d8b45a');
}

/** Yellow with a grey middle, as on coats of the fire brigade. */
function band(draft: Draft, from: Point, to: Point, wide: number): void {
  const path = `M${from[0]} ${from[1]} L${to[0]} ${to[1]}`;
  stroke(draft, path, '#e8e34a', wide);
  stroke(draft, path, '#dfe6ea', wide * 0.5);
}

/** It leaves the arms free. */
function drawVest(
  draft: Draft,
  { view }: Person,
  colour: Rgb,
  { top, low, h }: { top: number; low: number; h: number },
): void {
  fill(
    draft,
    `M${-h * 2} ${top + h * 0.16} L${h * 2} ${top + h * 0.16} L${h * 2} ${low} L${-h * 2} ${low} Z`,
    cloth(colour, top, low),
  );
  for (const part of [0.45, 0.7]) {
    const y = top + (low - top) * part;
    stroke(draft, `M${-h * 2} ${y} L${h * 2} ${y}`, deep(colour, 0.45), h * 0.08);
  }
  if (view === 'front') {
    stroke(draft, `M0 ${top} L0 ${low}`, deep(colour, 0.5), h * 0.05);
    for (const part of [0.45, 0.7]) oval(draft, [0, top + (low - top) * part], h * 0.09, h * 0.07, '#22242c');
  }
}

/** Of trousers that the trunk would hide. */
function drawWaistband(draft: Draft, { outfit }: Person, { hips, h }: { hips: Point; h: number }): void {
  const top = hips[1] - h * 0.3;
  const { colour } = outfit.bottom;
  fill(
    draft,
    `M${-h * 2} ${top} L${h * 2} ${top} L${h * 2} ${top + h} L${-h * 2} ${top + h} Z`,
    cloth(colour, top, top + h),
  );
  stroke(draft, `M${-h * 2} ${top + h * 0.06} L${h * 2} ${top + h * 0.06}`, pale(colour, 0.7), h * 0.13);
}

function drawMuscles(draft: Draft, { skin, view }: Person, { hips, trunk, head: h }: Skeleton): void {
  const top = hips[1] - trunk;
  const line = mix(skin.shade, '#3a1810', 0.2);
  if (view === 'back') {
    stroke(draft, `M0 ${top + h * 0.5} L0 ${hips[1] - h * 0.2}`, line, h * 0.04, 0.5);
    for (const side of [-1, 1])
      stroke(
        draft,
        `M${side * h * 0.2} ${top + h * 0.7} C${side * h * 0.5} ${top + h * 0.8} ${side * h * 0.5} ${top + h} ${side * h * 0.3} ${top + h * 1.1}`,
        line,
        h * 0.04,
        0.45,
      );
    return;
  }
  if (view === 'side') {
    stroke(
      draft,
      `M${h * 0.4} ${top + h * 0.86} C${h * 0.2} ${top + h * 0.96} ${h * 0.04} ${top + h * 0.9} ${-h * 0.04} ${top + h * 0.8}`,
      line,
      h * 0.04,
      0.5,
    );
    return;
  }
  for (const side of [-1, 1]) {
    stroke(
      draft,
      `M${side * h * 0.05} ${top + h * 0.96} C${side * h * 0.26} ${top + h * 1.06} ${side * h * 0.52} ${top + h * 0.98} ${side * h * 0.6} ${top + h * 0.74}`,
      line,
      h * 0.045,
      0.6,
    );
    oval(draft, [side * h * 0.36, top + h * 0.86], h * 0.04, h * 0.03, skin.lip, 0.7);
    patch(draft, [side * h * 0.3, top + h * 0.72], h * 0.3, skin.light, 0.4);
    stroke(
      draft,
      `M${side * h * 0.36} ${top + h * 1.2} C${side * h * 0.3} ${top + h * 1.5} ${side * h * 0.24} ${hips[1] - h * 0.4} ${side * h * 0.16} ${hips[1] - h * 0.1}`,
      line,
      h * 0.03,
      0.4,
    );
  }
  stroke(draft, `M0 ${top + h * 0.6} L0 ${hips[1] - h * 0.34}`, line, h * 0.035, 0.5);
  for (const part of [0.5, 0.66])
    stroke(
      draft,
      `M${-h * 0.24} ${top + trunk * part} Q0 ${top + trunk * part + h * 0.05} ${h * 0.24} ${top + trunk * part}`,
      line,
      h * 0.03,
      0.4,
    );
  oval(draft, [0, hips[1] - h * 0.36], h * 0.035, h * 0.05, line, 0.7);
}
