// Dress of far lands over the trunk and the legs: saris, hanbok, kilts and ponchos. `h` is the height of the head.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { trunkDraft, trunkPath } from './body.ts';
import { cloth, deep, fill, oval, pale, stroke, within, type Draft } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

const GOLD = '#e6c05a';
const FOLDED: ReadonlySet<string> = new Set(['sit', 'seat', 'kneel', 'crouch', 'ride', 'cycle']);

/** Wound around the legs down to the floor, pleated before them, and laid over one shoulder. */
export function drawSari(draft: Draft, person: Person, skeleton: Skeleton): void {
  const { hips, head: h, waistHalf, hipHalf, shoulderHalf: sh, trunk, legs } = skeleton;
  const { colour } = person.outfit.top;
  const [top, waistY] = [hips[1] - trunk, hips[1] - trunk * 0.36];
  const [w, hip] = [waistHalf * 1.04, hipHalf * 1.12];
  const upright = trunkDraft(draft, skeleton);
  const under = mix(deep(colour, 0.4), GOLD, 0.12);
  within(upright, trunkPath(person, skeleton, 0), () =>
    fill(
      upright,
      `M${-h * 3} ${top} L${h * 3} ${top} L${h * 3} ${waistY} L${-h * 3} ${waistY} Z`,
      cloth(under, top, waistY),
    ),
  );
  if (!FOLDED.has(person.pose)) {
    const xs = legs.flatMap(({ end }) => end[0]);
    const [left, right] = [Math.min(...xs) - h * 0.62, Math.max(...xs) + h * 0.62];
    const low = Math.max(...legs.map(({ end }) => end[1])) + h * 0.08;
    const skirt = `M${-w} ${waistY} C${-hip * 1.05} ${waistY + h * 0.5} ${-hip * 1.15} ${hips[1] + h * 0.2} ${-hip * 1.12} ${hips[1] + h * 0.6} C${-hip * 1.1} ${low - h * 1.4} ${left} ${low - h * 0.5} ${left} ${low} C${left * 0.4} ${low + h * 0.14} ${right * 0.4} ${low + h * 0.14} ${right} ${low} C${right} ${low - h * 0.5} ${hip * 1.1} ${low - h * 1.4} ${hip * 1.12} ${hips[1] + h * 0.6} C${hip * 1.15} ${hips[1] + h * 0.2} ${hip * 1.05} ${waistY + h * 0.5} ${w} ${waistY} Z`;
    fill(draft, skirt, cloth(colour, waistY - h, low));
    within(draft, skirt, () => {
      for (let pleat = 0; pleat < 6; pleat++)
        stroke(
          draft,
          `M${-h * 0.2 + pleat * h * 0.07} ${waistY} C${-h * 0.3 + pleat * h * 0.1} ${hips[1] + h} ${left * 0.5 + pleat * h * 0.16} ${low - h} ${left * 0.62 + pleat * h * 0.2} ${low}`,
          pleat % 2 === 0 ? deep(colour, 0.4) : pale(colour, 0.25),
          h * 0.03,
          0.5,
        );
      stroke(
        draft,
        `M${left} ${low - h * 0.1} C${left * 0.4} ${low + h * 0.04} ${right * 0.4} ${low + h * 0.04} ${right} ${low - h * 0.1}`,
        GOLD,
        h * 0.17,
      );
      stroke(
        draft,
        `M${left} ${low - h * 0.28} C${left * 0.4} ${low - h * 0.14} ${right * 0.4} ${low - h * 0.14} ${right} ${low - h * 0.28}`,
        mix(GOLD, colour, 0.35),
        h * 0.04,
      );
    });
  }
  if (person.view === 'side') {
    const edge = `M${-h * 0.1} ${top + h * 0.1} C${h * 0.4} ${top + h * 0.7} ${h * 0.3} ${waistY} ${-h * 0.1} ${hips[1] + h * 0.1}`;
    fill(
      upright,
      `${edge} L${-h * 0.5} ${hips[1]} L${-h * 0.36} ${top + h * 0.2} Z`,
      cloth(colour, top, hips[1]),
    );
    stroke(upright, edge, GOLD, h * 0.07);
    return;
  }
  // Its end comes from one hip over the breast to the other shoulder.
  const s = person.view === 'back' ? -1 : 1;
  fill(
    upright,
    `M${-s * hip * 1.06} ${hips[1] - h * 0.1} C${-s * w * 0.7} ${waistY - h * 0.1} ${s * sh * 0.02} ${top + h * 1.1} ${s * sh * 0.3} ${top + h * 0.08} L${s * sh * 1.02} ${top + h * 0.2} C${s * sh * 0.96} ${top + h * 0.9} ${s * w * 0.9} ${waistY} ${-s * w * 0.1} ${hips[1] + h * 0.2} L${-s * hip * 1.08} ${hips[1] + h * 0.44} Z`,
    cloth(pale(colour, 0.06), top, hips[1] + h * 0.5),
  );
  stroke(
    upright,
    `M${-s * hip * 1.06} ${hips[1] - h * 0.1} C${-s * w * 0.7} ${waistY - h * 0.1} ${s * sh * 0.02} ${top + h * 1.1} ${s * sh * 0.3} ${top + h * 0.08}`,
    GOLD,
    h * 0.1,
  );
  for (const part of [0.3, 0.62])
    stroke(
      upright,
      `M${-s * hip * 0.9} ${hips[1] + h * (0.3 - part * 0.3)} C${-s * w * (0.4 - part * 0.3)} ${waistY + h * 0.1 * part} ${s * sh * (0.3 + part * 0.3)} ${top + h} ${s * sh * (0.4 + part * 0.5)} ${top + h * 0.18}`,
      deep(colour, 0.36),
      h * 0.025,
      0.5,
    );
}

/** A skirt that falls wide from under the breast, below a short jacket with a long ribbon. */
export function drawHanbok(draft: Draft, person: Person, skeleton: Skeleton): void {
  const { hips, head: h, waistHalf, legs, trunk } = skeleton;
  const { bottom, top: jacket } = person.outfit;
  const [top, breast] = [hips[1] - trunk, hips[1] - trunk * 0.62];
  const isSide = person.view === 'side';
  const xs = legs.flatMap(({ middle, end }) => [middle[0], end[0]]);
  const wide = isSide ? 0.8 : 1.15;
  const [left, right] = [Math.min(...xs) - h * wide, Math.max(...xs) + h * wide];
  const low = Math.max(...legs.map(({ end }) => end[1])) + h * 0.1;
  const w = waistHalf * (isSide ? 1.1 : 1.05);
  const upright = trunkDraft(draft, skeleton);
  const { colour } = bottom;
  const skirt = `M${-w} ${breast} C${-w * 1.2} ${breast + h * 0.8} ${left} ${hips[1] + h * 0.2} ${left} ${low} C${left * 0.4} ${low + h * 0.16} ${right * 0.4} ${low + h * 0.16} ${right} ${low} C${right} ${hips[1] + h * 0.2} ${w * 1.2} ${breast + h * 0.8} ${w} ${breast} Z`;
  fill(draft, skirt, cloth(colour, breast - h, low));
  within(draft, skirt, () => {
    for (let fold = -4; fold <= 4; fold++)
      stroke(
        draft,
        `M${fold * w * 0.2} ${breast} C${fold * w * 0.3} ${breast + h} ${(fold / 4.4) * right} ${hips[1] + h} ${(fold / 4.2) * right} ${low}`,
        fold * draft.side > 0 ? pale(colour, 0.24) : deep(colour, 0.34),
        h * 0.03,
        0.45,
      );
    stroke(
      draft,
      `M${left} ${low - h * 0.16} C${left * 0.4} ${low} ${right * 0.4} ${low} ${right} ${low - h * 0.16}`,
      mix(GOLD, colour, 0.2),
      h * 0.09,
      0.9,
    );
  });
  stroke(
    upright,
    `M${-w * 1.02} ${breast} C${-w * 0.4} ${breast + h * 0.1} ${w * 0.4} ${breast + h * 0.1} ${w * 1.02} ${breast}`,
    pale(jacket.colour, 0.4),
    h * 0.1,
  );
  if (person.view !== 'front') return;
  const ribbon = mix(colour, '#a8283a', 0.5);
  for (const [bend, long] of [
    [0.16, 1.9],
    [0.34, 1.6],
  ] as const)
    stroke(
      upright,
      `M${h * 0.12} ${top + h * 0.86} C${h * bend} ${top + h * 1.2} ${h * bend * 0.8} ${top + h * long * 0.8} ${h * bend * 1.1} ${top + h * long}`,
      ribbon,
      h * 0.11,
    );
  oval(upright, [h * 0.26, top + h * 0.8], h * 0.2, h * 0.08, ribbon, 1, -0.4);
  oval(upright, [h * 0.1, top + h * 0.84], h * 0.08, h * 0.08, deep(ribbon, 0.2));
}

/** Over shoulders and arms, with bright stripes and fringes; drawn after the arms. */
export function drawPoncho(draft: Draft, person: Person, skeleton: Skeleton, colour: Rgb): void {
  const { hips, head: h, shoulderHalf, trunk } = skeleton;
  const upright = trunkDraft(draft, skeleton);
  const top = hips[1] - trunk;
  const low = hips[1] + h * 0.42;
  const wide = person.view === 'side' ? h * 0.95 : shoulderHalf + h * 0.66;
  const side = person.view === 'side' ? h * 0.34 : shoulderHalf;
  const path = `M${-h * 0.22} ${top + h * 0.02} C${-side * 0.7} ${top + h * 0.06} ${-side * 1.1} ${top + h * 0.3} ${-side * 1.16} ${top + h * 0.6} L${-wide} ${low - h * 0.5} C${-wide * 0.5} ${low - h * 0.1} ${-wide * 0.2} ${low} 0 ${low + h * 0.1} C${wide * 0.2} ${low} ${wide * 0.5} ${low - h * 0.1} ${wide} ${low - h * 0.5} L${side * 1.16} ${top + h * 0.6} C${side * 1.1} ${top + h * 0.3} ${side * 0.7} ${top + h * 0.06} ${h * 0.22} ${top + h * 0.02} C${h * 0.1} ${top + h * 0.2} ${-h * 0.1} ${top + h * 0.2} ${-h * 0.22} ${top + h * 0.02} Z`;
  fill(upright, path, cloth(colour, top, low));
  within(upright, path, () => {
    for (const [at, hue] of ['#2f7f8a', '#f2d27a', '#b8342c', '#f4efe2', '#2f7f8a'].entries()) {
      const y = top + (low - top) * (0.3 + at * 0.15);
      stroke(
        upright,
        `M${-wide * 1.2} ${y - h * 0.3} Q0 ${y + h * 0.5} ${wide * 1.2} ${y - h * 0.3}`,
        hue,
        h * (at % 2 === 0 ? 0.1 : 0.05),
        0.9,
      );
    }
  });
  for (let thread = -8; thread <= 8; thread++) {
    const x = (thread / 8) * wide * 0.96;
    const y = low - h * 0.5 * (Math.abs(thread) / 8) ** 1.4 + h * 0.06;
    stroke(upright, `M${x} ${y} L${x * 1.02} ${y + h * 0.18}`, mix(colour, '#f4efe2', 0.5), h * 0.035);
  }
}
