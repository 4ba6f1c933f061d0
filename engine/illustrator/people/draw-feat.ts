// A person who does something with the whole body: turned over where it is done so, with what it is done with.

import { isFeat } from '../lexicon/feats.ts';
import { drawHalfTable, drawNetBetween } from './across-nets.ts';
import type { Draft, Point } from './draft.ts';
import { thingsOf } from './feat-things.ts';
import { turnOf, type Turn } from './feat-poses.ts';
import type { Anchors } from './anchors.ts';
import { drawFigure } from './figure.ts';
import type { Person } from './person.ts';
import { drawSwingFrame, swingTo } from './pastimes.ts';
import { drawWave, drawWaveFoot, ON_WAVE } from './surf.ts';
import { poseBody, type Limb, type Skeleton } from './skeleton.ts';

/** As `drawFigure`, whatever they do. */
export function drawInAction(draft: Draft, person: Person, toward: -1 | 1): Anchors {
  const feat = person.hands?.work;
  if (feat === 'surf') return drawOnWave(draft, person, toward);
  if (feat === 'swing') return drawOnSwing(draft, person, toward);
  if (!isFeat(feat)) {
    drawAcross(draft, person);
    return drawFigure(draft, person, toward);
  }
  const upright = poseBody(person);
  const turn = turnOf(feat);
  const body = turn ? turned(upright, turn) : upright;
  const things = thingsOf(feat);
  things.behind?.(draft, body, person);
  const { brush } = draft;
  brush.save();
  if (turn) {
    const [x, y] = upright.hips;
    brush.translate(x, -turn.hips);
    brush.rotate((turn.by * Math.PI) / 180);
    brush.translate(-x, -y);
  }
  const anchors = drawFigure(draft, person, toward);
  brush.restore();
  things.before?.(draft, body, person);
  if (!turn) return anchors;
  return moveAnchors(anchors, mover(upright, turn));
}

/** All but the stove go with the body. */
function moveAnchors(anchors: Anchors, move: (point: Point) => Point): Anchors {
  const { hand, other, lap, stove, shoulder, crown, nose } = anchors;
  return {
    hand: move(hand),
    other: move(other),
    lap: move(lap),
    stove,
    shoulder: move(shoulder),
    crown: move(crown),
    nose: move(nose),
  };
}

/** On the face of the wave, down along it. */
function drawOnWave(draft: Draft, person: Person, toward: -1 | 1): Anchors {
  const { brush } = draft;
  const { x, y, turn, size } = ON_WAVE;
  drawWave(draft);
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(size, size);
  const anchors = drawFigure(draft, person, toward);
  brush.restore();
  drawWaveFoot(draft);
  const move = ([px, py]: Point): Point => [
    x + (px * Math.cos(turn) - py * Math.sin(turn)) * size,
    y + (px * Math.sin(turn) + py * Math.cos(turn)) * size,
  ];
  return moveAnchors(anchors, move);
}

function drawOnSwing(draft: Draft, person: Person, toward: -1 | 1): Anchors {
  const { brush } = draft;
  drawSwingFrame(draft);
  brush.save();
  swingTo(draft, person.stride);
  const anchors = drawFigure(draft, person, toward);
  brush.restore();
  return anchors;
}

/** The half of a table that is before somebody, or the net over which they play. */
function drawAcross(draft: Draft, { hands, view }: Person): void {
  if (view !== 'side') return;
  if (hands?.work === 'table-tennis') drawHalfTable(draft);
  if (hands?.isAcross === true && (hands.work === 'badminton' || hands.work === 'tennis'))
    drawNetBetween(draft, hands.work);
}

function mover({ hips }: Skeleton, { by, hips: up }: Turn): (point: Point) => Point {
  const angle = (by * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y]) => {
    const [dx, dy] = [x - hips[0], y - hips[1]];
    return [hips[0] + dx * cos - dy * sin, -up + dx * sin + dy * cos];
  };
}

/** Where its joints are when it is turned. */
function turned(body: Skeleton, turn: Turn): Skeleton {
  const move = mover(body, turn);
  const moveLimb = ({ root, middle, end }: Limb): Limb => ({
    root: move(root),
    middle: move(middle),
    end: move(end),
  });
  return {
    ...body,
    chin: move(body.chin),
    neck: move(body.neck),
    waist: move(body.waist),
    hips: move(body.hips),
    arms: [moveLimb(body.arms[0]), moveLimb(body.arms[1])],
    legs: [moveLimb(body.legs[0]), moveLimb(body.legs[1])],
  };
}
