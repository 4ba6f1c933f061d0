// Instruments in the hands of who plays them: blown before the mouth, bowed or plucked on the lap, squeezed before the breast.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { isMusicWork, type MusicWork } from '../lexicon/music.ts';
import { paintGreatDrum } from '../things/great-drum.ts';
import { paintCello, paintErhu, paintPipa } from '../things/bowed-and-plucked.ts';
import type { Pen } from '../things/pen.ts';
import { drawSticks } from './instruments.ts';
import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

type Play = (draft: Draft, skeleton: Skeleton) => void;

/** What is at the body, under the arms. */
export function drawAtBreast(draft: Draft, { hands, view }: Person, skeleton: Skeleton): void {
  const work = hands?.work;
  if (view === 'front' && isMusicWork(work)) BEHIND_ARMS[work]?.(draft, skeleton);
}

/** What is in the hands, over the arms. */
export function drawPlayed(draft: Draft, { hands, view }: Person, skeleton: Skeleton): void {
  const work = hands?.work;
  if (!isMusicWork(work) || view === 'back') return;
  const isSideways = work === 'horn' || work === 'suona' || work === 'harmonica';
  if (isSideways === (view === 'side')) OVER_ARMS[work]?.(draft, skeleton);
}

const OVER_ARMS: Partial<Record<MusicWork, Play>> = {
  flute: drawFlute,
  pipe: drawPipe,
  harmonica: drawHarmonica,
  horn: (draft, skeleton) => drawHorn(draft, skeleton, false),
  suona: (draft, skeleton) => drawHorn(draft, skeleton, true),
  erhu: drawErhuBow,
  cello: drawCelloBow,
  sax: drawFingers,
  'great-drum': (draft, { arms, head }) => drawSticks(draft, arms, head),
};

const BEHIND_ARMS: Partial<Record<MusicWork, Play>> = {
  sax: drawSax,
  erhu: (draft, skeleton) => {
    const [foot, top] = erhuAxis(skeleton);
    alongAxis(draft, foot, top, 100, paintErhu);
  },
  pipa: ({ ...draft }, { arms, head: h }) => {
    const [pluck, neck] = [arms[0].end, arms[1].end];
    const [dx, dy] = [neck[0] - pluck[0], neck[1] - pluck[1]];
    const length = Math.hypot(dx, dy) || 1;
    const along = (far: number): Point => [pluck[0] + (dx / length) * far, pluck[1] + (dy / length) * far];
    alongAxis(draft, along(-h * 0.72), along(length + h * 0.5), 100, paintPipa);
  },
  cello: (draft, skeleton) => {
    const [foot, top] = celloAxis(skeleton);
    alongAxis(draft, foot, top, 160, paintCello);
  },
  squeeze: drawAccordion,
  'great-drum': (draft) => paintGreatDrum({ ...draft, isSnowy: false }),
};

/** Its end is seen before the lips. */
function drawHarmonica(draft: Draft, { chin, head: h }: Skeleton): void {
  const [x, y] = [chin[0] + h * 0.42, chin[1] - h * 0.22];
  const [to, over, under] = [x + h * 0.3, y - h * 0.08, y + h * 0.1];
  fill(draft, `M${x} ${over} L${to} ${over} L${to} ${under} L${x} ${under} Z`, {
    from: '#f4f6f9',
    to: '#7c838f',
    top: over,
    bottom: under,
  });
  stroke(draft, `M${x} ${y + h * 0.01} L${to} ${y + h * 0.01}`, '#6a4a30', h * 0.035, 1);
}

function mouthOf({ chin, head: h }: Skeleton): Point {
  return [chin[0], chin[1] - h * 0.2];
}

/** Draws what stands `tall` units high so that it reaches from one point to another. */
function alongAxis(draft: Draft, foot: Point, top: Point, tall: number, paint: (pen: Pen) => void): void {
  const { brush } = draft;
  const size = Math.hypot(top[0] - foot[0], top[1] - foot[1]) / tall;
  brush.save();
  brush.translate(foot[0], foot[1]);
  brush.rotate(Math.atan2(top[0] - foot[0], foot[1] - top[1]));
  brush.scale(size, size);
  paint({ ...draft, isSnowy: false });
  brush.restore();
}

const BAMBOO = '#b9823c';

/** From a little beyond the mouth past the outer hand; a red tassel hangs from its end. */
function drawFlute(draft: Draft, skeleton: Skeleton): void {
  const { arms, head: h } = skeleton;
  const mouth = mouthOf(skeleton);
  const hand = arms[1].end;
  const [dx, dy] = [hand[0] - mouth[0], hand[1] - h * 0.1 - mouth[1]];
  const length = Math.hypot(dx, dy) || 1;
  const along = (far: number): Point => [
    mouth[0] + (dx / length) * far,
    mouth[1] + (dy / length) * far + h * 0.03,
  ];
  const [from, to] = [along(-h * 0.42), along(length + h * 0.66)];
  limb(draft, [from, to], [h * 0.13, h * 0.12], mix(BAMBOO, '#2a1408', 0.45));
  limb(
    draft,
    [from, to].map(([x, y]): Point => [x, y - h * 0.016]),
    [h * 0.09, h * 0.08],
    BAMBOO,
  );
  for (let hole = 0; hole < 6; hole++)
    oval(draft, along(h * 0.5 + (hole * (length + h * 0.02)) / 6), h * 0.022, h * 0.02, '#2a1408');
  for (const at of [-0.2, 0.34]) {
    const [x, y] = along(h * at);
    stroke(draft, `M${x} ${y - h * 0.06} L${x} ${y + h * 0.06}`, '#6a2a18', h * 0.03);
  }
  const [x, y] = along(length + h * 0.52);
  stroke(
    draft,
    `M${x} ${y} C${x + h * 0.06} ${y + h * 0.2} ${x - h * 0.02} ${y + h * 0.3} ${x} ${y + h * 0.42}`,
    '#b8282c',
    h * 0.035,
  );
  fill(
    draft,
    `M${x - h * 0.05} ${y + h * 0.4} L${x + h * 0.05} ${y + h * 0.4} L${x + h * 0.09} ${y + h * 0.9} L${x - h * 0.09} ${y + h * 0.9} Z`,
    {
      from: '#d83a36',
      to: '#8c1a20',
      top: y + h * 0.4,
      bottom: y + h * 0.9,
    },
  );
}

function drawPipe(draft: Draft, skeleton: Skeleton): void {
  const { arms, head: h } = skeleton;
  const [x, y] = mouthOf(skeleton);
  const low: Point = [(arms[0].end[0] + arms[1].end[0]) / 2 + h * 0.03, arms[0].end[1] + h * 0.9];
  limb(draft, [[x, y + h * 0.05], low], [h * 0.1, h * 0.15], mix(BAMBOO, '#2a1408', 0.5));
  limb(
    draft,
    [
      [x - h * 0.015, y + h * 0.05],
      [low[0] - h * 0.015, low[1]],
    ],
    [h * 0.06, h * 0.1],
    BAMBOO,
  );
  for (let hole = 0; hole < 6; hole++) {
    const part = 0.34 + hole * 0.09;
    oval(draft, [x + (low[0] - x) * part, y + (low[1] - y) * part], h * 0.022, h * 0.022, '#2a1408');
  }
}

const BRASS = { light: '#ffe39a', dark: '#a8741e' };

function drawSax(draft: Draft, skeleton: Skeleton): void {
  const { arms, chin, head: h } = skeleton;
  const [mx, my] = mouthOf(skeleton);
  const low = arms[0].end[1] + h * 0.9;
  const x = arms[1].end[0] + h * 0.06;
  stroke(
    draft,
    `M${chin[0] - h * 0.4} ${chin[1] + h * 0.2} L${x} ${arms[1].end[1]} L${chin[0] + h * 0.4} ${chin[1] + h * 0.2}`,
    '#2a2430',
    h * 0.05,
  );
  stroke(
    draft,
    `M${mx} ${my} C${mx + h * 0.04} ${my + h * 0.26} ${x + h * 0.1} ${my + h * 0.2} ${x} ${my + h * 0.7}`,
    BRASS.dark,
    h * 0.1,
  );
  stroke(draft, `M${mx} ${my} L${mx + h * 0.02} ${my + h * 0.12}`, '#22222a', h * 0.09);
  limb(
    draft,
    [
      [x, my + h * 0.6],
      [x - h * 0.2, low],
    ],
    [h * 0.13, h * 0.26],
    { from: BRASS.light, to: BRASS.dark, top: my, bottom: low + h * 0.4 },
  );
  const [bellX, bellY] = [x - h * 1.06, low - h * 0.66];
  fill(
    draft,
    `M${x - h * 0.33} ${low - h * 0.1} C${x - h * 0.36} ${low + h * 0.5} ${x - h * 0.94} ${low + h * 0.42} ${bellX + h * 0.14} ${low - h * 0.1} C${bellX + h * 0.1} ${low - h * 0.4} ${bellX - h * 0.1} ${bellY + h * 0.1} ${bellX - h * 0.34} ${bellY} L${bellX + h * 0.42} ${bellY - h * 0.04} C${bellX + h * 0.36} ${low - h * 0.3} ${bellX + h * 0.5} ${low + h * 0.06} ${x - h * 0.6} ${low + h * 0.06} C${x - h * 0.52} ${low} ${x - h * 0.56} ${low - h * 0.06} ${x - h * 0.5} ${low - h * 0.1} C${x - h * 0.3} ${low + h * 0.02} ${x - h * 0.08} ${low + h * 0.02} ${x - h * 0.08} ${low - h * 0.1} C${x - h * 0.04} ${low + h * 0.5} ${x - h * 0.9} ${low + h * 0.62} ${bellX + h * 0.02} ${low} Z`,
    { from: BRASS.light, to: BRASS.dark, top: bellY, bottom: low + h * 0.5 },
  );
  oval(draft, [bellX + h * 0.04, bellY - h * 0.02], h * 0.4, h * 0.12, {
    from: '#7a4c10',
    to: '#c8922c',
    top: bellY - h * 0.1,
    bottom: bellY + h * 0.1,
  });
  stroke(
    draft,
    `M${x - h * 0.06} ${my + h * 0.9} L${x - h * 0.22} ${low - h * 0.2}`,
    '#fff6d8',
    h * 0.03,
    0.9,
  );
  for (let key = 0; key < 5; key++)
    oval(draft, [x - h * (0.02 + key * 0.036), my + h * (1 + key * 0.26)], h * 0.07, h * 0.06, '#f7d27a');
}

/** Keys shine between the fingers. */
function drawFingers(draft: Draft, { arms, head: h }: Skeleton): void {
  for (const { end } of arms)
    oval(draft, [end[0] - h * 0.02, end[1] + h * 0.16], h * 0.05, h * 0.05, '#ffe9ae');
}

function brass(top: number, bottom: number) {
  return { from: BRASS.light, to: BRASS.dark, top, bottom };
}

/** Forward from the mouth of who is in profile: a trumpet of brass, or a suona of wood with a brass bell. */
function drawHorn(draft: Draft, { chin, arms, head: h }: Skeleton, isWood: boolean): void {
  const hand = arms[1].end;
  const from: Point = [chin[0] + h * 0.48, chin[1] - h * 0.2];
  const slope = Math.min(0.3, Math.max(-0.3, (hand[1] - from[1]) / Math.max(h, hand[0] - from[0])));
  const at = (far: number, aside = 0): Point => [from[0] + far * h, from[1] + (far * slope + aside) * h];
  const long = 2.1;
  if (isWood) limb(draft, [at(0.2), at(1.5)], [h * 0.1, h * 0.26], '#7a3a1c');
  else {
    limb(draft, [at(0), at(long - 0.4)], [h * 0.07, h * 0.12], brass(from[1] - h * 0.1, from[1] + h * 0.2));
    const [[lx, ly], [rx, ry]] = [at(0.56, 0.05), at(1.36, 0.05)];
    stroke(
      draft,
      `M${lx} ${ly} C${lx - h * 0.2} ${ly + h * 0.34} ${rx + h * 0.2} ${ry + h * 0.34} ${rx} ${ry}`,
      BRASS.dark,
      h * 0.07,
    );
    for (let valve = 0; valve < 3; valve++) {
      const [x, y] = at(0.78 + valve * 0.17);
      limb(
        draft,
        [
          [x, y - h * 0.2],
          [x, y + h * 0.26],
        ],
        [h * 0.09, h * 0.09],
        brass(y - h * 0.2, y + h * 0.4),
      );
      oval(draft, [x, y - h * 0.25], h * 0.06, h * 0.03, '#fff2c4');
    }
  }
  const [[ax, ay], [bx, by]] = [at(long - 0.6), at(long)];
  fill(
    draft,
    `M${ax} ${ay - h * 0.08} C${ax + h * 0.34} ${ay - h * 0.08} ${bx - h * 0.14} ${by - h * 0.16} ${bx} ${by - h * 0.42} L${bx} ${by + h * 0.42} C${bx - h * 0.14} ${by + h * 0.16} ${ax + h * 0.34} ${ay + h * 0.1} ${ax} ${ay + h * 0.08} Z`,
    brass(by - h * 0.4, by + h * 0.44),
  );
  oval(draft, [bx, by], h * 0.1, h * 0.42, {
    from: '#c8922c',
    to: '#6e440e',
    top: by - h * 0.4,
    bottom: by + h * 0.4,
  });
  limb(draft, [[from[0] - h * 0.08, from[1]], at(0.1)], [h * 0.1, h * 0.06], '#d8dce4');
}

/** The neck is in the upper hand, the drum on the thigh. */
function erhuAxis({ arms, hips, head: h }: Skeleton): readonly [foot: Point, top: Point] {
  const x = arms[1].end[0];
  return [
    [x - h * 0.06, hips[1] + h * 0.14],
    [x, arms[1].end[1] - h * 0.95],
  ];
}

function drawErhuBow(draft: Draft, skeleton: Skeleton): void {
  const [foot, top] = erhuAxis(skeleton);
  const { head: h, arms } = skeleton;
  const long = foot[1] - top[1];
  drawBowBetween(draft, arms[0].end, [foot[0] + h * 1.1, foot[1] - long * 0.24], h);
}

function celloAxis({ arms, head: h }: Skeleton): readonly [foot: Point, top: Point] {
  const [x, y] = arms[1].end;
  return [
    [-h * 0.1, -1],
    [x + h * 0.02, y - h * 0.75],
  ];
}

function drawCelloBow(draft: Draft, skeleton: Skeleton): void {
  const [foot, top] = celloAxis(skeleton);
  const { head: h, arms } = skeleton;
  const part = 0.42;
  const at: Point = [foot[0] + (top[0] - foot[0]) * part, foot[1] + (top[1] - foot[1]) * part];
  const hand = arms[0].end;
  drawBowBetween(draft, hand, [at[0] + (at[0] - hand[0]) * 0.9, at[1] + (at[1] - hand[1]) * 0.9], h);
}

function drawBowBetween(draft: Draft, [x, y]: Point, [tipX, tipY]: Point, h: number): void {
  stroke(draft, `M${x} ${y + h * 0.07} L${tipX} ${tipY + h * 0.05}`, '#f6f0e2', h * 0.035);
  const wood: Colour = '#4a2412';
  stroke(
    draft,
    `M${x - h * 0.14} ${y} C${(x + tipX) / 2} ${(y + tipY) / 2 - h * 0.1} ${tipX} ${tipY - h * 0.04} ${tipX} ${tipY + h * 0.05}`,
    wood,
    h * 0.06,
  );
}

const PEARL = '#c8323a';

/** Folds between two cases, one under each hand. */
function drawAccordion(draft: Draft, { arms, head: h }: Skeleton): void {
  const [left, right] = [arms[0].end, arms[1].end];
  const [top, low] = [Math.min(left[1], right[1]) - h * 0.9, Math.max(left[1], right[1]) + h * 0.56];
  const [from, to] = [left[0] + h * 0.1, right[0] - h * 0.1];
  fill(
    draft,
    `M${from} ${top + h * 0.1} L${to} ${top + h * 0.1} L${to} ${low - h * 0.1} L${from} ${low - h * 0.1} Z`,
    '#2a2430',
  );
  const folds = 9;
  for (let fold = 0; fold < folds; fold++) {
    const x = from + ((fold + 0.5) * (to - from)) / folds;
    stroke(
      draft,
      `M${x} ${top + h * 0.08} L${x} ${low - h * 0.08}`,
      fold % 2 === 0 ? '#d8d2c8' : '#8a2028',
      h * 0.06,
    );
  }
  const paint = { from: mix(PEARL, '#ffffff', 0.22), to: mix(PEARL, '#20060c', 0.4), top, bottom: low };
  for (const [x, side] of [
    [left[0], -1],
    [right[0], 1],
  ] as const) {
    const [a, b] = [x - h * 0.24, x + h * 0.24];
    fill(draft, `M${a} ${top} L${b} ${top} L${b} ${low} L${a} ${low} Z`, paint);
    for (let key = 0; key < 9; key++)
      if (side > 0)
        stroke(
          draft,
          `M${x + h * 0.02} ${top + h * 0.16 + key * h * 0.14} L${b} ${top + h * 0.16 + key * h * 0.14}`,
          key % 3 === 1 ? '#1c1a22' : '#f6f2ea',
          h * 0.09,
        );
      else
        oval(
          draft,
          [x + (key % 2 === 0 ? -0.08 : 0.08) * h, top + h * 0.16 + key * h * 0.14],
          h * 0.045,
          h * 0.045,
          '#f6f2ea',
        );
  }
}
