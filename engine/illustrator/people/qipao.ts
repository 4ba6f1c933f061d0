// The skirt of a qipao: slim to the calf, slit at one side, with a pattern woven into the silk and a bright edge.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { trunkDraft, trunkPath } from './body.ts';
import { cloth, deep, fill, oval, pale, stroke, within, type Draft } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

const TRIM = '#e3c46a';

export function drawQipaoSkirt(draft: Draft, person: Person, skeleton: Skeleton): void {
  const { hips, head: h, waistHalf, hipHalf, legs, trunk } = skeleton;
  const { colour } = person.outfit.top;
  const waistY = hips[1] - trunk * 0.36;
  const knee = Math.max(legs[0].middle[1], legs[1].middle[1]);
  const low = knee + (Math.max(legs[0].end[1], legs[1].end[1]) - knee) * 0.62;
  const xs = legs.flatMap(({ middle, end }) => [middle[0], end[0]]);
  const [left, right] = [Math.min(...xs) - h * 0.26, Math.max(...xs) + h * 0.26];
  const [w, hip] = [waistHalf * 1.02, hipHalf * 1.08];
  // From the middle of the thigh; the leg is seen in it.
  const slit = hips[1] + (knee - hips[1]) * 0.5;
  const path = `M${-w} ${waistY} C${-hip} ${waistY + h * 0.4} ${-hip * 1.05} ${hips[1]} ${-hip} ${hips[1] + h * 0.5} C${-hip * 0.98} ${knee - h * 0.6} ${left} ${knee} ${left} ${low} L${right - h * 0.3} ${low} C${right - h * 0.24} ${knee + h * 0.4} ${right - h * 0.1} ${knee - h * 0.4} ${hip * 0.98} ${slit} C${hip} ${hips[1] + h * 0.5} ${hip * 1.05} ${hips[1]} ${hip} ${waistY + h * 0.4} L${w} ${waistY} Z`;
  fill(draft, path, cloth(colour, waistY - h, low + h * 0.4));
  const all = `${trunkPath(person, skeleton, 0)} ${path}`;
  within(trunkDraft(draft, skeleton), all, () =>
    weave(draft, colour, { left: -hip * 1.3, right: hip * 1.3, top: hips[1] - trunk + h * 0.3, low, h }),
  );
  stroke(
    draft,
    `M${left} ${low - h * 0.02} L${right - h * 0.3} ${low - h * 0.02} C${right - h * 0.24} ${knee + h * 0.4} ${right - h * 0.1} ${knee - h * 0.4} ${hip * 0.98} ${slit}`,
    TRIM,
    h * 0.07,
  );
  stroke(
    draft,
    `M${-hip * 0.5} ${hips[1]} C${-hip * 0.55} ${knee - h} ${left * 0.6} ${knee} ${left * 0.56} ${low}`,
    deep(colour, 0.4),
    h * 0.03,
    0.35,
  );
}

/** Blossoms on twigs, in rows that are shifted against each other. */
function weave(
  draft: Draft,
  colour: Rgb,
  box: { left: number; right: number; top: number; low: number; h: number },
): void {
  const { h } = box;
  const petal = mix(pale(colour, 0.62), TRIM, 0.25);
  const step = h * 0.66;
  for (let row = 0; box.top + row * step < box.low; row++)
    for (let x = box.left + (row % 2) * step * 0.55; x < box.right; x += step * 1.1) {
      const y = box.top + row * step;
      stroke(
        draft,
        `M${x - h * 0.2} ${y + h * 0.22} Q${x - h * 0.02} ${y + h * 0.16} ${x + h * 0.04} ${y}`,
        mix(TRIM, colour, 0.3),
        h * 0.025,
        0.75,
      );
      oval(draft, [x - h * 0.14, y + h * 0.14], h * 0.06, h * 0.03, mix('#7ab08a', colour, 0.25), 0.8, -0.6);
      for (let leaf = 0; leaf < 5; leaf++)
        oval(
          draft,
          [x + Math.cos(leaf * 1.257) * h * 0.065, y + Math.sin(leaf * 1.257) * h * 0.065],
          h * 0.05,
          h * 0.046,
          petal,
          0.9,
        );
      oval(draft, [x, y], h * 0.032, h * 0.032, TRIM);
    }
}
