// Inflate: the subject swells into a balloon, with a gloss on it, and floats off on its string. A head stays a head: it
// rides on the ball, for a face that is drawn into one is nobody's any more.
import type { Effect } from '../effect.ts';
import { makeBender, makeCutBender } from '../parts/bend-subject.ts';
import { type Outline, readOutline } from '../parts/read-outline.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';
import type { EffectStage } from '../effect.ts';
import type { Head } from '../find-head.ts';
import type { Subject } from '../find-subject-of-stage.ts';

/** It swells in breaths, as a person blows. */
const BREATHS = [0.1, 0.26, 0.42] as const;

export const inflate: Effect = {
  mood: 'playful',
  isClose: true,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const subject = stage.subject();
    const { box } = subject;
    const isFree = standsFree(subject, width, height);
    const bender = isFree ? makeCutBender(stage) : makeBender(stage);
    const { head, body } = partAtNeck(stage, subject);
    const outline = readOutline(body, width, height);
    const { x: middleX, y: middleY } = outline;
    const round = Math.min(outline.mean * 1.18, short * 0.44);
    /** How much of the ball is left so far from its middle. */
    const ballAt = (distance: number): number => 1 - smooth(round * 1.05, round * 2.1, distance);
    /** Of the edge of what is blown up, in pixels from its middle. */
    const goalOf = (edge: number, air: number): number => lerp(edge, round, air * 0.72) * (1 + air * 0.05);
    const seatAt = (air: number): { x: number; y: number } =>
      head ? seatOf(head, outline, (edge) => goalOf(edge, air)) : { x: 0, y: 0 };
    const top = head
      ? head.y - head.radius * 1.2 + seatAt(1).y
      : middleY - goalOf(outline.radius(-Math.PI / 2), 1);
    // It must not float out of sight, nor be blown up beyond the upper edge.
    const highest = clamp(top - height * 0.03, height * 0.02, height * 0.13);
    const sinks = Math.min(height * 0.1, Math.max(0, height * 0.06 - top));

    return (brush, share) => {
      if (share < (BREATHS[0] ?? 0)) {
        brush.drawImage(stage.photo, 0, 0);
        return;
      }
      let air = 0;
      for (const begin of BREATHS) air += smooth(begin, begin + 0.11, share) / BREATHS.length;
      const flight = smooth(0.52, 1, share);
      const sway = Math.sin(share * seconds * 1.9) * flight;
      const rise = sinks * air - highest * flight - height * 0.014 * Math.sin(share * seconds * 2.6) * flight;
      const shiftX = sway * short * 0.05;
      const turn = sway * 0.09;
      const puff = 1 + 0.02 * Math.sin(share * seconds * 8) * air;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const seat = seatAt(air);
      /** How much of the head's own place holds at one of the ball, given from the ball's middle. */
      const headAt = (dx: number, dy: number): number =>
        head
          ? 1 -
            smooth(
              1.05,
              1.6,
              Math.hypot(dx - seat.x - (head.x - middleX), (dy - seat.y - (head.y - middleY)) * 0.86) /
                head.radius,
            )
          : 0;
      bender.bend(
        brush,
        (x, y, from) => {
          const px = x - middleX - shiftX;
          const py = y - middleY - rise;
          const dx = px * cos + py * sin;
          const dy = py * cos - px * sin;
          const distance = Math.hypot(dx, dy);
          const edge = outline.radius(Math.atan2(dy, dx));
          const part = distance / (goalOf(edge, air) * puff);
          // Inside, the middle comes nearer: the curve of a ball.
          const inner = part < 1 ? part ** (1 + 0.35 * air) : part;
          const scale = distance < 1 ? 1 : (inner * edge) / distance;
          const ofHead = headAt(dx, dy);
          // Arms and legs that reach out of the ball hang from it as they are.
          const ofBall = isFree ? ballAt(distance) : 1;
          from.x = middleX + lerp(dx * lerp(1, scale, ofBall), dx - seat.x, ofHead);
          from.y = middleY + lerp(dy * lerp(1, scale, ofBall), dy - seat.y, ofHead);
        },
        (x, y) => {
          const px = x - middleX - shiftX;
          const py = y - middleY - rise;
          const ball = ballAt(Math.hypot(px, py));
          return head ? Math.max(ball, headAt(px * cos + py * sin, py * cos - px * sin)) : ball;
        },
      );
      if (flight > 0) drawString();
      bender.gild(brush, (over) => {
        over.globalAlpha = air;
        over.translate(middleX + shiftX, middleY + rise);
        over.rotate(turn);
        const light = over.createRadialGradient(
          -round * 0.36,
          -round * 0.42,
          0,
          -round * 0.36,
          -round * 0.42,
          round * 0.55,
        );
        light.addColorStop(0, 'rgba(255,255,255,.75)');
        light.addColorStop(0.28, 'rgba(255,255,255,.28)');
        light.addColorStop(1, 'rgba(255,255,255,0)');
        over.fillStyle = light;
        over.fillRect(-width, -height, width * 2, height * 2);
        const shade = over.createRadialGradient(-round * 0.2, -round * 0.25, round * 0.5, 0, 0, round * 1.25);
        shade.addColorStop(0, 'rgba(20,10,50,0)');
        // Beyond the ball is what was behind it before.
        shade.addColorStop(0.5, 'rgba(20,10,50,.16)');
        shade.addColorStop(0.72, 'rgba(20,10,50,.34)');
        shade.addColorStop(1, 'rgba(20,10,50,0)');
        over.fillStyle = shade;
        over.fillRect(-width, -height, width * 2, height * 2);
        if (!head) return;
        // The light of the ball is not that of the face above it.
        over.globalAlpha = 1;
        over.globalCompositeOperation = 'destination-out';
        const [x, y] = [head.x - middleX + seat.x, head.y - middleY + seat.y];
        const around = over.createRadialGradient(x, y, head.radius, x, y, head.radius * 2);
        around.addColorStop(0, '#000');
        around.addColorStop(1, 'rgba(0,0,0,0)');
        over.fillStyle = around;
        over.fillRect(-width, -height, width * 2, height * 2);
      });

      function drawString(): void {
        const topX = middleX + shiftX - Math.sin(turn) * round * 0.95;
        const topY = middleY + rise + round * 0.95;
        const length = clamp(flight * 3) * (box.top + box.height - middleY) * 1.3;
        brush.strokeStyle = 'rgba(245,245,250,.9)';
        brush.lineWidth = Math.max(1.5, short * 0.004);
        brush.beginPath();
        brush.moveTo(topX, topY);
        brush.bezierCurveTo(
          topX + sway * 30,
          topY + length * 0.4,
          topX - sway * 50 - 12,
          topY + length * 0.7,
          topX - shiftX * 1.5,
          topY + length,
        );
        brush.stroke();
        brush.fillStyle = 'rgba(230,60,80,.95)';
        brush.beginPath();
        brush.moveTo(topX, topY - short * 0.012);
        brush.lineTo(topX - short * 0.018, topY + short * 0.022);
        brush.lineTo(topX + short * 0.018, topY + short * 0.022);
        brush.fill();
      }
    };
  },
};

/** Of its width: so much of it the lower edge of the image may cut off. */
const FREE = 0.3;

/** Whether all of it is in the image: then it floats off whole, else its lower edge stays where it is. */
function standsFree({ mask, box }: Subject, width: number, height: number): boolean {
  const last = mask.subarray((height - 1) * width);
  return last.reduce((sum, value) => sum + value, 0) < box.width * FREE;
}

/** How far the head is moved: as far as the shoulders below it. */
function seatOf(
  { x, neckY }: Head,
  outline: Outline,
  goalOf: (edge: number) => number,
): { x: number; y: number } {
  const [dx, dy] = [x - outline.x, neckY - outline.y];
  const edge = outline.radius(Math.atan2(dy, dx));
  const farther = goalOf(edge) / edge - 1;
  return { x: dx * farther, y: dy * farther };
}

/** A head above this part of what its body covers has no body to speak of: then all of it swells. */
const LEAST_BODY = 1.5;

/** Somebody's head, and all below it; without a face, or with hardly a body, the whole. */
function partAtNeck(
  { people, width }: EffectStage,
  { mask, box, head }: Subject,
): { head?: Head; body: Pick<Subject, 'mask' | 'box'> } {
  const top = Math.min(box.top + box.height, Math.round(head.neckY));
  const below = mask.map((value, at) => (at < top * width ? 0 : value));
  const area = below.reduce((sum, value) => sum + value, 0);
  if (people.faces.length === 0 || area < head.radius ** 2 * Math.PI * LEAST_BODY)
    return { body: { mask, box } };
  return { head, body: { mask: below, box: { ...box, top, height: box.top + box.height - top } } };
}
