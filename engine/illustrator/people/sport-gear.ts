// What players have in the hand: rackets, bats and clubs, a barbell over the head.

import { mix } from '#engine/raster/colour.ts';
import { deep, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { HandWork } from '../lexicon/hand-work.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** Parts of a head: how long the shaft is, and half the length and half the breadth of what is at its end. */
type Gear = { shaft: number; long: number; wide: number; frame: string; isStrung?: true; turn?: number };

const GEAR: Partial<Record<HandWork, Gear>> = {
  tennis: { shaft: 0.85, long: 0.62, wide: 0.46, frame: '#c8463a', isStrung: true },
  badminton: { shaft: 1.3, long: 0.46, wide: 0.36, frame: '#2f6aa8', isStrung: true },
  'table-tennis': { shaft: 0.34, long: 0.36, wide: 0.34, frame: '#b8302c' },
  baseball: { shaft: 0.7, long: 0.85, wide: 0.12, frame: '#c8935a' },
  golf: { shaft: 3.1, long: 0.2, wide: 0.1, frame: '#8a929c', turn: 1.3 },
};

/** On from the forearm of the near hand; a ball is before it. */
export function drawSportGear(draft: Draft, work: HandWork, { arms, legs, head: h }: Skeleton): void {
  if (work === 'barbell') {
    drawBarbell(draft, arms, h);
    return;
  }
  const gear = GEAR[work];
  if (!gear) return;
  const { middle, end } = arms[1];
  const foot = Math.max(...legs.map((leg) => leg.end[1]));
  const angle =
    work === 'golf'
      ? golfAngle(end, foot, gear.shaft * h)
      : Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const at = (along: number): Point => [
    end[0] + Math.cos(angle) * along * h,
    end[1] + Math.sin(angle) * along * h,
  ];
  limb(draft, [at(-0.14), at(0.3)], [h * 0.12, h * 0.1], '#2a2830');
  limb(draft, [at(0.2), at(gear.shaft)], [h * 0.07, h * (work === 'baseball' ? 0.12 : 0.06)], gear.frame);
  const middleOf = at(gear.shaft + gear.long);
  const turn = angle + (gear.turn ?? 0);
  if (gear.isStrung)
    drawStrings(draft, middleOf, { long: gear.long * h, wide: gear.wide * h, turn, h, frame: gear.frame });
  else
    oval(
      draft,
      middleOf,
      gear.long * h,
      gear.wide * h,
      {
        from: mix(gear.frame, '#ffffff', 0.2),
        to: deep(gear.frame, 0.3),
        top: middleOf[1] - h * 0.4,
        bottom: middleOf[1] + h * 0.4,
      },
      1,
      turn,
    );
  const ball = BALLS[work];
  const place: Point =
    work === 'golf'
      ? [middleOf[0] + h * 0.4, foot + h * 0.02]
      : [middleOf[0] + h * 0.9, middleOf[1] - h * 0.5];
  if (ball) oval(draft, place, h * ball.size, h * ball.size, ball.colour);
}

const BALLS: Partial<Record<HandWork, { size: number; colour: string }>> = {
  tennis: { size: 0.13, colour: '#d8ec3a' },
  'table-tennis': { size: 0.08, colour: '#ffffff' },
  baseball: { size: 0.13, colour: '#f6f2ea' },
  golf: { size: 0.09, colour: '#ffffff' },
  badminton: { size: 0.1, colour: '#ffffff' },
};

/** Of tennis, on from the forearm. */
export function drawRacket(draft: Draft, { middle, end }: Limb, h: number): void {
  const gear = GEAR.tennis as Gear;
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
  const at = (along: number): Point => [
    end[0] + Math.cos(angle) * along * h,
    end[1] + Math.sin(angle) * along * h,
  ];
  limb(draft, [at(-0.14), at(0.3)], [h * 0.12, h * 0.1], '#2a2830');
  limb(draft, [at(0.2), at(gear.shaft)], [h * 0.07, h * 0.06], gear.frame);
  drawStrings(draft, at(gear.shaft + gear.long), {
    long: gear.long * h,
    wide: gear.wide * h,
    turn: angle,
    h,
    frame: gear.frame,
  });
}

/** Down to the ground before the feet. */
function golfAngle([, y]: Point, foot: number, long: number): number {
  return Math.asin(Math.min(0.98, (foot - y) / long));
}

function drawStrings(
  draft: Draft,
  [x, y]: Point,
  { long, wide, turn, h, frame }: { long: number; wide: number; turn: number; h: number; frame: string },
): void {
  const { brush } = draft;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.beginPath();
  brush.ellipse(0, 0, long, wide, 0, 0, 7);
  brush.save();
  brush.clip();
  brush.strokeStyle = 'rgba(250,250,244,0.9)';
  brush.lineWidth = h * 0.02;
  for (let line = -5; line <= 5; line++) {
    brush.beginPath();
    brush.moveTo((line / 5) * long, -wide);
    brush.lineTo((line / 5) * long, wide);
    brush.moveTo(-long, (line / 5) * wide);
    brush.lineTo(long, (line / 5) * wide);
    brush.stroke();
  }
  brush.restore();
  brush.strokeStyle = frame;
  brush.lineWidth = h * 0.075;
  brush.beginPath();
  brush.ellipse(0, 0, long, wide, 0, 0, 7);
  brush.stroke();
  brush.restore();
}

/** In both hands, straight over the head. */
function drawBarbell(draft: Draft, arms: readonly Limb[], h: number): void {
  const [a, b] = arms.map(({ end }) => end) as [Point, Point];
  const y = (a[1] + b[1]) / 2 - h * 0.12;
  const middle = (a[0] + b[0]) / 2;
  const half = h * 2.5;
  stroke(draft, `M${middle - half} ${y} L${middle + half} ${y}`, '#9aa2ae', h * 0.09);
  stroke(draft, `M${middle - half} ${y - h * 0.02} L${middle + half} ${y - h * 0.02}`, '#dfe4ea', h * 0.03);
  for (const side of [-1, 1])
    for (const [out, tall, colour] of [
      [2.02, 0.86, '#b8282c'],
      [2.2, 0.72, '#24406e'],
      [2.36, 0.5, '#2c2c34'],
    ] as const) {
      const x = middle + side * out * h;
      limb(
        draft,
        [
          [x, y - tall * h],
          [x, y + tall * h],
        ],
        [h * 0.17, h * 0.17],
        {
          from: mix(colour, '#ffffff', 0.24),
          to: deep(colour, 0.3),
          top: y - tall * h,
          bottom: y + tall * h,
        },
      );
    }
}
