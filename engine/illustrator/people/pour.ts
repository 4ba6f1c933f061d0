// Who pours: a jug high in one hand, a thin stream, and the cup that it falls into in the other.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { POURED } from '../lexicon/drinks.ts';
import { fill, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

const STEEL = '#b8c2cc';
const CHINA = '#f6f2ea';

/** `liquid`: its colour. */
export function drawPouring(draft: Draft, { arms, head: h }: Skeleton, liquid: Colour): void {
  const [cup, jug] = [arms[0].end, arms[1].end];
  const rim: Point = [cup[0] + h * 0.1, cup[1] - h * 0.34];
  const spout: Point = [jug[0] - h * 0.42, jug[1] + h * 0.02];
  stroke(
    draft,
    `M${spout[0]} ${spout[1]} Q${rim[0]} ${spout[1] + h * 0.1} ${rim[0]} ${rim[1]}`,
    liquid,
    h * 0.055,
  );
  if (isFromGlass(liquid)) drawGlass(draft, rim, h, liquid);
  else drawCup(draft, rim, h, liquid);
  drawJug(draft, jug, spout, h);
}

/** Colours of what is drunk from glasses. */
const FROM_GLASSES: ReadonlySet<Colour> = new Set([POURED.wine, POURED['beer-mug'], POURED.water]);

/** Whether what has this colour is poured into a glass, and not into a cup. */
export function isFromGlass(liquid: Colour): boolean {
  return FROM_GLASSES.has(liquid);
}

/** Half full, on a stem. */
function drawGlass(draft: Draft, [x, y]: Point, h: number, liquid: Colour): void {
  const [half, tall] = [h * 0.2, h * 0.34];
  const glass = mix('#dfeaf2', '#8fa4b8', 0.3);
  const bowl = (top: number, wide: number): string =>
    `M${x - wide} ${top} L${x + wide} ${top} C${x + wide} ${y + tall * 0.8} ${x + wide * 0.4} ${y + tall} ${x} ${y + tall} C${x - wide * 0.4} ${y + tall} ${x - wide} ${y + tall * 0.8} ${x - wide} ${top} Z`;
  stroke(draft, `M${x} ${y + tall} L${x} ${y + tall * 1.7}`, glass, h * 0.045);
  stroke(
    draft,
    `M${x - half * 0.7} ${y + tall * 1.72} L${x + half * 0.7} ${y + tall * 1.72}`,
    glass,
    h * 0.045,
  );
  fill(draft, bowl(y, half), {
    from: mix(glass, '#ffffff', 0.5),
    to: glass,
    top: y,
    bottom: y + tall,
  });
  fill(draft, bowl(y + tall * 0.36, half * 0.92), {
    from: mix(liquid, '#ffffff', 0.12),
    to: liquid,
    top: y + tall * 0.36,
    bottom: y + tall,
  });
}

/** Its rim is in the middle. */
function drawCup(draft: Draft, [x, y]: Point, h: number, liquid: Colour): void {
  const [half, tall] = [h * 0.25, h * 0.34];
  stroke(
    draft,
    `M${x - half} ${y + tall * 0.2} C${x - half * 1.7} ${y + tall * 0.2} ${x - half * 1.6} ${y + tall * 0.8} ${x - half * 0.8} ${y + tall * 0.74}`,
    CHINA,
    h * 0.06,
  );
  fill(
    draft,
    `M${x - half} ${y} L${x + half} ${y} C${x + half} ${y + tall * 0.7} ${x + half * 0.6} ${y + tall} ${x + half * 0.4} ${y + tall} L${x - half * 0.4} ${y + tall} C${x - half * 0.6} ${y + tall} ${x - half} ${y + tall * 0.7} ${x - half} ${y} Z`,
    { from: CHINA, to: mix(CHINA, '#6a5a4a', 0.3), top: y, bottom: y + tall },
  );
  oval(draft, [x, y], half, h * 0.055, mix(CHINA, '#6a5a4a', 0.16));
  oval(draft, [x, y + h * 0.012], half * 0.84, h * 0.04, liquid);
}

/** Tilted toward the cup, its handle in the hand. */
function drawJug(draft: Draft, [x, y]: Point, [tipX, tipY]: Point, h: number): void {
  fill(
    draft,
    `M${tipX} ${tipY} L${x - h * 0.14} ${y - h * 0.32} L${x + h * 0.2} ${y - h * 0.02} C${x + h * 0.1} ${y + h * 0.2} ${x - h * 0.12} ${y + h * 0.26} ${x - h * 0.24} ${y + h * 0.16} Z`,
    {
      from: mix(STEEL, '#ffffff', 0.4),
      to: mix(STEEL, '#2a3440', 0.3),
      top: y - h * 0.3,
      bottom: y + h * 0.24,
    },
  );
  stroke(
    draft,
    `M${x - h * 0.02} ${y - h * 0.24} C${x + h * 0.22} ${y - h * 0.36} ${x + h * 0.36} ${y - h * 0.1} ${x + h * 0.17} ${y + h * 0.04}`,
    mix(STEEL, '#2a3440', 0.24),
    h * 0.06,
  );
}
