// Draws what people work with: a book, a guitar, a rod, a brush before an easel, a spoon over a stove.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { paintBasketball, paintChessTable, paintHoop, paintSkateboard } from '../things/pastimes.ts';
import { paintEasel, paintSchoolDesk, paintStove } from '../things/work-places.ts';
import { drawBaby, drawBook, drawLetter, drawNews, drawBow, drawBubbles, drawGuitar } from './held.ts';
import { drawOfficeChair, drawSchoolChair } from './chairs.ts';
import { drawCamera, drawGlove, drawKnitting, drawSwingSeat } from './pastimes.ts';
import { drawBinoculars, drawComputerDesk, drawGamepad, drawPhone } from './devices.ts';
import { drawTurntables } from './turntables.ts';
import { drawDrums, drawGrandPiano, drawSticks, drawViolin, drawZither } from './instruments.ts';
import { drawField, drawGathered } from './field-work.ts';
import { drawKite } from './kite.ts';
import { drawLectern } from './lectern.ts';
import { drawOpenGift } from './open-gift.ts';
import { drawPouring } from './pour.ts';
import { drawAtBreast, drawPlayed } from './players.ts';
import { drawPulled, drawPushed } from './pushing.ts';
import { drawSkiPole, drawSkis } from './ski.ts';
import { drawSportGear } from './sport-gear.ts';
import { drawHandWraps, drawNet, drawRockFace, drawSkates } from './sport-things.ts';
import { drawSurfboard } from './surf.ts';
import { drawOverTable, drawWorkTable } from './table-work.ts';
import { drawTradePlace, drawTradeTool } from './trades-at-work.ts';
import { drawTray } from './tray.ts';
import {
  drawBoardUnderArm,
  drawDandelion,
  drawDough,
  drawGrain,
  drawOffered,
  drawScepter,
  drawSeedlings,
  drawWateringCan,
  drawYoke,
} from './tools.ts';
import {
  drawWatered,
  drawPaddy,
  drawPaddyBefore,
  drawSkateboardUnder,
  drawSnowboard,
  drawSteps,
} from './grounds.ts';
import { isTableWork, type HandWork } from '../lexicon/hand-work.ts';
import type { Hands } from './hands.ts';
import { limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Person, View } from './person.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** In the units of a figure: how far before its feet stands what it works at, and how high one cooks. */
const BEFORE_FEET = 46;
/** The middle of a table with a board; another player sits behind it. */
const BOARD: Point = [46, 2];
/** So high a float seems to lie in the water beyond the bank. */
const FLOAT = -37;
export const STOVE_TOP: Point = [30, -49];
/** On a desk, beside who sits at it. */
export const DESK_SIDE: Point = [20, -40];

/** What stands on the ground before somebody in profile, or hangs over whoever swings. */
export function drawWorkPlace(draft: Draft, { hands, pose, view }: Person, skeleton: Skeleton): void {
  if (hands && drawTradePlace(draft, hands, skeleton, view)) return;
  if (hands && view !== 'side') drawCarriedBoard(draft, hands, skeleton, false);
  if (hands?.work === 'climb') drawRockFace(draft);
  if (hands?.work === 'swing') drawSwingSeat(draft, skeleton);
  if (hands?.work === 'study' && view === 'back') drawDesk(draft);
  if (hands?.work === 'type' && view === 'back') drawComputerDesk(draft, hands.screens);
  if (!hands || view !== 'side') return;
  if (hands.work === 'pull') drawPulled(draft, skeleton, pose === 'walk');
  if (drawField(draft, hands.work)) return;
  if (hands.work === 'keys') {
    drawGrandPiano(draft);
    return;
  }
  if (hands.work === 'surf') {
    drawSurfboard(draft, hands.colour);
    return;
  }
  if (hands.work === 'ski') {
    drawSkis(draft);
    return;
  }
  if (hands.isOverSteps === true) drawSteps(draft);
  const ground = GROUNDS[hands.work];
  if (ground) {
    ground(draft, hands);
    return;
  }
  if (hands.work === 'skate' && pose === 'ollie') {
    drawSkateboardUnder(draft, skeleton);
    return;
  }
  const pen = { ...draft, isSnowy: false };
  const { brush } = draft;
  brush.save();
  if (hands.work === 'dunk') {
    brush.translate(62, 2);
    brush.scale(0.88, 0.88);
    paintHoop(pen);
  } else if (hands.work === 'skate') {
    brush.translate(0, 9);
    brush.scale(0.36, 0.36);
    paintSkateboard(pen);
  } else if (hands.work === 'chess') {
    if (hands.hasBoard === true) {
      brush.translate(BOARD[0], BOARD[1]);
      brush.scale(0.62, 0.62);
      paintChessTable(pen, hands.stones);
    }
  } else if (hands.work === 'paint') {
    brush.translate(BEFORE_FEET, 2);
    paintEasel(pen);
  } else if (hands.work === 'cook') {
    brush.translate(STOVE_TOP[0], 2);
    paintStove(pen, hands.isServed !== true);
  }
  brush.restore();
}

const GROUNDS: Partial<Record<HandWork, (draft: Draft, hands: Hands) => void>> = {
  plant: drawPaddy,
  water: drawWatered,
  snowboard: (draft, { colour }) => drawSnowboard(draft, colour),
};

function drawCarriedBoard(draft: Draft, { work, colour }: Hands, skeleton: Skeleton, isSide: boolean): void {
  if (work === 'carry-surfboard' || work === 'carry-snowboard')
    drawBoardUnderArm(draft, skeleton, { isSide, isSnow: work === 'carry-snowboard', colour });
}

/** Between the body and the arms. */
export function drawBeforeBody(draft: Draft, person: Person, skeleton: Skeleton): void {
  const { hands, pose, view } = person;
  const { hips, arms, head: h } = skeleton;
  if (hands && isTableWork(hands.work) && view === 'front') {
    if (hands.isHelping === true) return;
    drawWorkTable(draft, hands.work, skeleton, hands.isServed === true);
    return;
  }
  if (hands && view === 'side' && (hands.work === 'push' || hands.work === 'wheel'))
    drawPushed(draft, hands, skeleton);
  if (hands?.work === 'haul') drawYoke(draft, skeleton);
  if (hands && view === 'side') drawCarriedBoard(draft, hands, skeleton, true);
  if (hands?.work === 'drum') {
    if (view === 'front') drawDrums(draft, h);
    return;
  }
  if (hands?.work === 'dj' && view === 'front') drawTurntables(draft, arms, h);
  if (hands?.work === 'zither' && view === 'front') drawZither(draft, arms, h);
  drawAtBreast(draft, person, skeleton);
  if (hands?.work !== 'strum' && (pose !== 'play' || hands)) return;
  const at: Point = [hips[0] + h * (view === 'side' ? 0.4 : 0.1), hips[1] - h * 0.7];
  // Its size is told where it was asked for; of a musician the face is.
  drawGuitar(draft, at, hands ? h * 1.3 : h, hands);
}

/** Over the arms. */
export function drawInHands(draft: Draft, person: Person, skeleton: Skeleton): void {
  const { arms, chin, head: h } = skeleton;
  const { hands, pose, view } = person;
  const isSide = view === 'side';
  const [far, near] = arms;
  if ((pose === 'read' || hands?.work === 'read') && view !== 'back')
    (hands?.isNews === true ? drawNews : hands?.isLetter === true ? drawLetter : drawBook)(
      draft,
      isSide ? [near.end[0] + h * 0.3, near.end[1]] : [0, far.end[1] - h * 0.06],
      h,
      isSide,
    );
  if (hands?.work === 'sing' && view !== 'back') drawMicrophone(draft, near.end, chin, h, isSide);
  if (hands?.work === 'teach' && view !== 'back') drawPointer(draft, near, h);
  if (hands?.work === 'study') {
    if (view === 'back') drawSchoolChair(draft, skeleton);
    else drawDesk(draft);
  }
  if (hands?.work === 'type') {
    if (view === 'back') drawOfficeChair(draft, skeleton);
    else drawComputerDesk(draft, hands.screens);
  }
  if (hands?.work === 'phone' && view !== 'back') drawPhone(draft, near.end, h, isSide);
  if ((hands?.work === 'selfie' || hands?.isPhone === true) && view !== 'back')
    drawPhone(draft, near.end, h, isSide);
  if (hands?.work === 'speech' && view === 'front') drawLectern(draft, skeleton);
  if (hands?.work === 'game' && view !== 'back')
    drawGamepad(draft, isSide ? near.end : [0, near.end[1]], h, isSide);
  if (hands?.work === 'binoculars' && view !== 'back') drawBinoculars(draft, chin, h, isSide);
  if (hands?.work === 'pour' && view === 'front') drawPouring(draft, skeleton, hands.colour ?? '#d8a04a');
  // At the ear only its edge is seen.
  if (hands?.work === 'call' && view !== 'back')
    drawPhone(draft, [near.end[0] - h * 0.2, near.end[1]], h, true);
  if (hands) {
    drawTool(draft, hands, skeleton, view);
    drawTradeTool(draft, hands, skeleton, view);
  }
  if (hands?.work === 'ski' && isSide) for (const { end } of arms) drawSkiPole(draft, end, h);
  if (hands?.work === 'cast') drawSpell(draft, near.end, h);
  if (hands?.work === 'bow' && view !== 'back') drawViolin(draft, chin, arms, h);
  if (hands?.work === 'drum' && view === 'front') drawSticks(draft, arms, h);
  drawPlayed(draft, person, skeleton);
  if (hands?.work === 'cradle' && view !== 'back') drawBaby(draft, arms, h);
  if (hands?.work === 'knit' && view !== 'back') drawKnitting(draft, arms, h, hands.colour);
  if (hands?.work === 'photograph' && hands.isPhone !== true && view !== 'back')
    drawCamera(draft, chin, h, isSide);
  if (hands?.work === 'bubbles') drawBubbles(draft, near.end, chin, h, isSide);
  if (hands && isTableWork(hands.work) && view === 'front') drawOverTable(draft, hands.work, skeleton);
  if (!hands || !isSide) return;
  drawGathered(draft, hands.work, skeleton);
  if (hands.work === 'kite') drawKite(draft, near.end, hands.colour);
  if (hands.work === 'archery') drawBow(draft, far.end, near.end, h);
  if (hands.work === 'dunk') drawBall(draft, near.end, h);
  if (hands.work === 'fish') drawRod(draft, near.end, h);
  else if (hands.work === 'paint') {
    drawPalette(draft, far.end, h);
    const [x, y] = near.end;
    const tip: Point = [Math.max(x + h * 0.6, BEFORE_FEET - 13), y - h * 0.3];
    limb(draft, [[x - h * 0.16, y + h * 0.1], tip], [h * 0.05, h * 0.07], '#8a5c34');
    oval(draft, tip, h * 0.09, h * 0.05, '#d8453c', 1, -0.4);
  } else if (hands.work === 'cook') {
    const [x, y] = near.end;
    limb(
      draft,
      [
        [x + h * 0.02, y - h * 0.36],
        [x + h * 0.3, y + h * 0.36],
      ],
      [h * 0.06, h * 0.07],
      '#a8743f',
    );
  }
}

function drawTool(
  draft: Draft,
  { work, hasScepter, colour, isServed, isMorsel }: Hands,
  skeleton: Skeleton,
  view: View,
): void {
  const { arms, chin, head: h } = skeleton;
  const { end } = arms[1];
  const isSide = view === 'side';
  if (hasScepter === true && (work === 'grip' || work === 'lift')) drawScepter(draft, end, work === 'lift');
  if (work === 'plant') {
    drawSeedlings(draft, end, h);
    drawPaddyBefore(draft);
  }
  if (view === 'back') return;
  drawSportGear(draft, work, skeleton);
  if (work === 'wrap-hands') drawHandWraps(draft, arms, h);
  if (work === 'mend-net') drawNet(draft, skeleton);
  if (isSide && (work === 'ice-skate' || work === 'roller-skate'))
    drawSkates(draft, skeleton, work === 'roller-skate');
  if (work === 'box') for (const arm of arms) drawGlove(draft, arm.end, h);
  if (work === 'tray') drawTray(draft, skeleton, colour);
  if (work === 'unwrap') drawOpenGift(draft, skeleton);
  if (work === 'toss') drawDough(draft, skeleton);
  if (work === 'water' && isSide) drawWateringCan(draft, end, h, colour);
  if (work === 'dandelion') drawDandelion(draft, end, chin, h, isSide);
  if (work === 'scatter') drawGrain(draft, end, h);
  if (work === 'offer' && isServed !== true) drawOffered(draft, end, h, isMorsel === true);
}

/** In the hand, over the hoop. */
function drawBall(draft: Draft, [x, y]: Point, h: number): void {
  const { brush } = draft;
  brush.save();
  brush.translate(x + h * 0.3, y - h * 0.16);
  brush.scale(h * 0.036, h * 0.036);
  paintBasketball({ ...draft, isSnowy: false });
  brush.restore();
}

/** Of the height of who sits at it, before them or behind. */
function drawDesk(draft: Draft): void {
  const { brush } = draft;
  brush.save();
  brush.translate(0, 2);
  brush.scale(0.58, 0.58);
  paintSchoolDesk({ ...draft, isSnowy: false });
  brush.restore();
}

/** On from the forearm, to the board. */
function drawPointer(draft: Draft, { middle, end }: Limb, h: number): void {
  const reach = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const tip: Point = [end[0] + Math.cos(reach) * h * 1.7, end[1] + Math.sin(reach) * h * 1.7];
  limb(draft, [end, tip], [h * 0.07, h * 0.04], '#d8b070');
  oval(draft, tip, h * 0.05, h * 0.05, '#f4f4f0');
}

const SPELLS: readonly [Colour, ...Colour[]] = ['#8ad8ff', '#c49aff', '#ffd67a', '#8affc4'];

/** Light that gathers over the hand, with sparks that rise from it. */
function drawSpell({ brush, random }: Draft, [x, y]: Point, h: number): void {
  const colour = random.pick(SPELLS);
  const [middle, up] = [x + h * 0.12, y - h * 0.42];
  const glow = brush.createRadialGradient(middle, up, 0, middle, up, h * 1.3);
  glow.addColorStop(0, css('#ffffff', 0.95));
  glow.addColorStop(0.16, css(mix(colour, '#ffffff', 0.4), 0.9));
  glow.addColorStop(0.4, css(colour, 0.34));
  glow.addColorStop(1, css(colour, 0));
  brush.fillStyle = glow;
  brush.beginPath();
  brush.ellipse(middle, up, h * 1.3, h * 1.3, 0, 0, 7);
  brush.fill();
  for (let spark = 0; spark < 16; spark++) {
    const [across, rise] = [random.between(-0.9, 0.9), random.between(-0.5, 1.5)];
    const size = h * random.between(0.025, 0.07);
    const [px, py] = [middle + across * h, up - rise * h];
    brush.fillStyle = css(mix(colour, '#ffffff', 0.6), random.between(0.5, 1));
    brush.beginPath();
    // A star of four points.
    for (let point = 0; point < 8; point++) {
      const reach = point % 2 === 0 ? size * 1.7 : size * 0.4;
      const angle = (point * Math.PI) / 4;
      brush.lineTo(px + Math.cos(angle) * reach, py + Math.sin(angle) * reach);
    }
    brush.fill();
  }
}

/** From the hand to before the mouth. */
function drawMicrophone(draft: Draft, hand: Point, [x, y]: Point, h: number, isSide: boolean): void {
  const top: Point = [x + h * (isSide ? 0.5 : 0.13), y - h * 0.02];
  limb(draft, [[hand[0] + h * 0.04, hand[1] + h * 0.2], top], [h * 0.06, h * 0.08], '#2a2c34');
  const steel = { from: '#d8dce4', to: '#5c6270', top: top[1] - h * 0.14, bottom: top[1] + h * 0.12 };
  oval(draft, top, h * 0.12, h * 0.13, steel);
}

/** It bends a little; the line hangs from its tip, with the float in the water. */
function drawRod(draft: Draft, [x, y]: Point, h: number): void {
  const tip: Point = [x + 41, y - 35];
  limb(
    draft,
    [[x - h * 0.5, y + h * 0.36], [x + 18, y - 17], tip],
    [h * 0.11, h * 0.08, h * 0.03],
    '#7a4a26',
  );
  const low = FLOAT;
  stroke(
    draft,
    `M${tip[0]} ${tip[1]} C${tip[0] + 1.6} ${tip[1] + 16} ${tip[0]} ${low - 16} ${tip[0]} ${low}`,
    '#f4f4f0',
    0.45,
    0.9,
  );
  const colours = { from: '#e2463a', to: '#f4efe6', top: low - 0.6, bottom: low + 1 };
  oval(draft, [tip[0], low], 1.7, 2.5, colours);
}

const PAINTS = ['#d8453c', '#f0b83c', '#3f7fc8', '#4a9e54', '#f4efe6'] as const;

function drawPalette(draft: Draft, [x, y]: Point, h: number): void {
  const [middle, up] = [x + h * 0.26, y - h * 0.04];
  oval(
    draft,
    [middle, up],
    h * 0.5,
    h * 0.22,
    { from: '#c99a62', to: '#96683a', top: up - h * 0.2, bottom: up + h * 0.2 },
    1,
    -0.16,
  );
  for (const [index, paint] of PAINTS.entries())
    oval(
      draft,
      [middle + (index - 2) * h * 0.17, up - h * (0.07 - Math.abs(index - 2) * 0.03)],
      h * 0.07,
      h * 0.045,
      paint,
    );
}
