// Inflate: the subject swells into a balloon, with a gloss on it, and floats off on its string.
import type { Effect } from '../effect.ts';
import { makeBender } from '../parts/bend-subject.ts';
import { readOutline } from '../parts/read-outline.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';

/** It swells in breaths, as a person blows. */
const BREATHS = [0.1, 0.26, 0.42] as const;

export const inflate: Effect = {
  mood: 'playful',
  isClose: true,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const subject = stage.subject();
    const { box } = subject;
    const bender = makeBender(stage);
    const outline = readOutline(subject, width, height);
    const { x: middleX, y: middleY } = outline;
    const round = Math.min(outline.mean * 1.18, short * 0.44);

    return (brush, share) => {
      let air = 0;
      for (const begin of BREATHS) air += smooth(begin, begin + 0.11, share) / BREATHS.length;
      const flight = smooth(0.52, 1, share);
      const sway = Math.sin(share * seconds * 1.9) * flight;
      const rise = -height * 0.13 * flight - height * 0.014 * Math.sin(share * seconds * 2.6) * flight;
      const shiftX = sway * short * 0.05;
      const turn = sway * 0.09;
      const puff = 1 + 0.02 * Math.sin(share * seconds * 8) * air;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const ball = (x: number, y: number): number =>
        1 - smooth(round * 1.05, round * 2.1, Math.hypot(x - middleX - shiftX, y - middleY - rise));
      bender.bend(
        brush,
        (x, y, from) => {
          const px = x - middleX - shiftX;
          const py = y - middleY - rise;
          const dx = px * cos + py * sin;
          const dy = py * cos - px * sin;
          const distance = Math.hypot(dx, dy);
          const edge = outline.radius(Math.atan2(dy, dx));
          const goal = lerp(edge, round, air * 0.72) * puff * (1 + air * 0.05);
          const part = distance / goal;
          // Inside, the middle comes nearer: the curve of a ball.
          const inner = part < 1 ? part ** (1 + 0.35 * air) : part;
          const scale = distance < 1 ? 1 : (inner * edge) / distance;
          from.x = middleX + dx * scale;
          from.y = middleY + dy * scale;
        },
        ball,
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
        shade.addColorStop(0.75, 'rgba(20,10,50,.16)');
        shade.addColorStop(1, 'rgba(20,10,50,.5)');
        over.fillStyle = shade;
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
