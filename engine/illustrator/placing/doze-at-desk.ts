// Who has fallen asleep at a desk: seen from behind, bent over it, the head on the arms before whatever glows there.

import { mix } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import { closeEyes, drawPortraitSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import type { Person } from '../people/person.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { relight } from '../painting/relight.ts';
import { litLater } from '../painting/sprite.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Stage } from '../staging/stage.ts';
import { ball, bar, line, shape, type Pen } from '../things/pen.ts';
import { paintComputerDesk, paintLaptop, paintScreen } from '../things/work-places.ts';
import type { Cast } from './cast.ts';
import type { Spot } from './spot.ts';

/** In centimetres. */
const [WIDE, TALL, TOP] = [196, 138, 78] as const;
const HEAD = 37;
const MOST_SCREENS = 3;

/** Of the shorter side: no larger than those who stand about. */
const BESIDE_OTHERS = 0.36;

export function drawDozer(stage: Stage, spot: Spot, who: Subject, held: readonly Subject[]): Cast {
  const person = readPerson(stage, who, who.key, { view: 'front' });
  const head = drawHead(stage, who, person);
  const screens = held.find(({ key }) => key === 'desktop-computer')?.count ?? 0;
  const hasLaptop = held.some(({ key }) => key === 'laptop');
  const paint = (pen: Pen): void => {
    paintDesk(pen, Math.min(MOST_SCREENS, screens), hasLaptop);
    paintArms(pen, person);
    const { brush } = pen;
    brush.save();
    brush.imageSmoothingQuality = 'high';
    brush.translate(-5, -TOP - 19);
    brush.rotate(-1.2);
    const wide = (HEAD * head.width) / head.height;
    brush.drawImage(head, -wide / 2, -HEAD * 0.56, wide, HEAD);
    brush.restore();
    paintBack(pen, person);
  };
  const sprite = renderOwn(
    stage,
    { width: WIDE, height: TALL, paint },
    `${spot.subject.key} ${who.key}`,
    Math.max(640, stage.short * 0.6),
  );
  const isAlone = stage.reading.subjects.every((one) => one === who || one.kind !== 'figure');
  const tall = Math.min(
    stage.short * (isAlone ? 0.62 : BESIDE_OTHERS),
    stage.height * 0.62,
    (stage.width * 0.86 * TALL) / WIDE,
  );
  return {
    spot: { ...spot, tall, isFlipped: false },
    sprite: litLater(sprite, (sheet) => relight(stage, sheet)),
  };
}

/** The eyes shut. */
function drawHead(stage: Stage, who: Subject, person: Person): Surface {
  const { sheet, eyes } = drawPortraitSheet(stage, person, who.key, 420);
  const [wide, tall] = [sheet.width * 0.62, sheet.height * 0.64];
  return makeSurface(wide, tall, (brush) => {
    const left = (wide - sheet.width) / 2;
    brush.drawImage(sheet, left, 0);
    closeEyes(brush, eyes, { left, top: 0, wide: sheet.width, tall: sheet.height }, 1);
  });
}

function paintDesk(pen: Pen, screens: number, hasLaptop: boolean): void {
  const { brush } = pen;
  brush.save();
  brush.scale(1.72, 1.03);
  paintComputerDesk(pen);
  brush.restore();
  for (let at = 0; at < screens; at++) {
    brush.save();
    brush.translate((at - (screens - 1) / 2) * 60, -TOP + 3);
    brush.scale(screens === 1 ? 1.9 : 1.3, 1.3);
    paintScreen(pen);
    brush.restore();
  }
  if (hasLaptop) {
    brush.save();
    brush.translate(56, -TOP + 4);
    brush.scale(1.15, 1.15);
    paintLaptop(pen);
    brush.restore();
  }
  if (screens === 0 && !hasLaptop) paintBooks(pen);
  // A mug that has gone cold.
  bar(pen, -70, -TOP - 3, 9, 10, '#e8e2d6', 1.5);
  line(pen, `M-70 ${-TOP} q-5 2 0 6`, '#d8d2c4', 1.6);
}

function paintBooks(pen: Pen): void {
  for (const [at, colour] of ['#a8483c', '#34607a', '#c89a48', '#5c7a52'].entries())
    bar(pen, 44 + (at % 2) * 3, -TOP + 1 - at * 6, 34, 6, colour, 1);
  shape(pen, `M-60 ${-TOP + 8} L-34 ${-TOP + 3} L-26 ${-TOP + 8} L-54 ${-TOP + 13} Z`, '#f6f2e8');
}

/** Elbows out, the forearms crossed under the head. */
function paintArms(pen: Pen, { outfit, skin }: Person): void {
  const cloth = outfit.top.colour;
  for (const side of [-1, 1]) {
    const tone = mix(cloth, '#20142a', side === pen.side ? 0.06 : 0.2);
    line(
      pen,
      `M${side * 24} -84 Q${side * 44} -90 ${side * 46} ${-TOP - 3} L${-side * 4} ${-TOP - 7}`,
      tone,
      13,
    );
    ball(pen, -side * 12, -TOP - 6, 7, 4.6, mix(skin.base, '#ffffff', 0));
  }
}

/** A bent back, and the chair that it leans out of. */
function paintBack(pen: Pen, { outfit }: Person): void {
  const cloth = outfit.top.colour;
  const legs = outfit.bottom.colour;
  for (const x of [-14, 14]) bar(pen, x - 6, -44, 12, 42, mix(legs, '#20142a', 0.2), 5);
  shape(
    pen,
    'M-27 -40 C-34 -62 -38 -84 -24 -90 C-14 -96 -6 -90 4 -90 C14 -92 22 -94 28 -88 C38 -80 34 -60 27 -40 Z',
    mix(cloth, '#ffffff', 0.1),
    { colour: mix(cloth, '#20142a', 0.34), from: -92, to: -40 },
  );
  line(pen, 'M2 -86 C4 -72 0 -58 2 -44', mix(cloth, '#20142a', 0.3), 1.1);
  const chair = '#2f3640';
  line(pen, 'M0 -30 V-10 M0 -10 L-22 -2 M0 -10 L22 -2 M0 -10 V-1', '#5c6470', 3.4);
  for (const x of [-22, 0, 22]) ball(pen, x, -2, 3, 2.4, '#1c2026');
  shape(pen, 'M-30 -34 Q-31 -30 -26 -28 H26 Q31 -30 30 -34 Z', chair);
  shape(
    pen,
    'M-27 -66 Q-27 -72 -20 -72 H20 Q27 -72 27 -66 L25 -38 Q24 -33 18 -33 H-18 Q-24 -33 -25 -38 Z',
    mix(chair, '#ffffff', 0.12),
    {
      colour: mix(chair, '#000000', 0.3),
      from: -72,
      to: -33,
    },
  );
}
