// Dance star: the lights go out, a dance floor lights up, and the cut-out subject dances to the beat.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { beatOf } from '../parts/beat.ts';
import { clamp, lerp, smooth } from '../parts/ease.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';
import { drawBeams, drawClub } from '../parts/paint-stage.ts';
import { makePuppet, type Pose } from '../parts/puppet.ts';

const MOOD = 'dance';

export const dance: Effect = {
  mood: MOOD,
  crf: 23,
  async plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box, isCutByFrame } = stage.standing();
    const tall = Math.min(
      height * (isCutByFrame ? 0.74 : 0.66),
      (width * (isCutByFrame ? 0.86 : 0.6) * box.height) / box.width,
    );
    const puppet = makePuppet(stage, tall);
    const floor = { width, height, horizon: height * 0.66 };
    // Somebody who is cut by the frame rises from its edge; all others stand on the floor.
    const footY = isCutByFrame ? height + tall * 0.02 : height * 0.9;
    const ball = await loadDrawing('noto/mirror-ball', 220);
    const glow = makeGlow('#ff7ad0', 128, 0.1);
    const spot = makeGlow('#fff4dc', 256, 0.02);
    const random = stage.random('dots');
    const dots = Array.from({ length: 70 }, () => ({
      angle: random.between(0, Math.PI * 2),
      away: random.between(0.15, 1.1),
      size: random.between(0.006, 0.016) * short,
      phase: random.next(),
    }));
    const shade = makeSurface(puppet.width, puppet.height);

    return (brush, share) => {
      const beat = beatOf(MOOD, seconds, share);
      const dark = smooth(0.02, 0.09, share);
      if (dark < 1) brush.drawImage(stage.photo, 0, 0);
      brush.save();
      brush.globalAlpha = dark;
      drawClub(brush, floor, beat);
      brush.restore();
      // Spots of the mirror ball wander over everything.
      for (const { angle, away, size, phase } of dots) {
        const at = angle + beat * 0.12;
        addGlow(
          brush,
          spot,
          width / 2 + Math.cos(at) * away * width * 0.62,
          height * 0.34 + Math.sin(at) * away * height * 0.42,
          size * 1.6,
          (0.25 + 0.3 * Math.sin(beat + phase * 9)) * dark,
        );
      }
      drawBeams(brush, floor, beat, dark * (0.55 + 0.45 * (1 - (beat % 1))));
      const hung = height * 0.13;
      brush.save();
      brush.globalAlpha = dark;
      brush.strokeStyle = 'rgba(255,255,255,.4)';
      brush.beginPath();
      brush.moveTo(width / 2, 0);
      brush.lineTo(width / 2, hung);
      brush.stroke();
      brush.translate(width / 2, hung);
      brush.scale(Math.cos(beat * 0.4) > 0 ? 1 : -1, 1);
      const size = short * 0.15;
      brush.drawImage(ball, -size / 2, -size * 0.3, size, size);
      brush.restore();
      addGlow(brush, spot, width / 2, footY - tall * 0.45, tall * 0.9, 0.3 * dark);
      const enters = smooth(0.05, 0.13, share);
      if (enters <= 0) return;
      // Two more join in for the second half.
      const crowd = smooth(0.48, 0.54, share) * (1 - smooth(0.93, 0.97, share));
      const { pose, x, hop } = moveAt(beat);
      const figure = puppet.pose(pose);
      if (crowd > 0) {
        drawCrowd(brush, figure, crowd, hop);
      }
      lay(brush, figure, width / 2 + x * short, footY - hop * tall, 1, enters);
      addGlow(brush, glow, width / 2, height, width * 0.6, 0.24 * dark * (1 - (beat % 1)));
    };

    function lay(brush: Brush, figure: Surface, x: number, y: number, scale: number, alpha: number): void {
      if (!isCutByFrame) {
        brush.save();
        brush.globalAlpha = 0.45 * alpha;
        brush.fillStyle = '#05010f';
        brush.beginPath();
        brush.ellipse(x, footY, puppet.width * 0.22 * scale, short * 0.022, 0, 0, 7);
        brush.fill();
        brush.restore();
      }
      brush.save();
      brush.globalAlpha = alpha;
      brush.translate(x, y);
      brush.scale(scale, scale);
      brush.drawImage(figure, -puppet.foot.x, -puppet.foot.y);
      brush.restore();
    }

    /** Shadows of the dancer in coloured light, behind and to the sides. */
    function drawCrowd(brush: Brush, figure: Surface, alpha: number, hop: number): void {
      const over = shade.getContext('2d');
      for (const [side, colour] of [
        [-1, '#ff4fa3'],
        [1, '#46c8ff'],
      ] as const) {
        over.globalCompositeOperation = 'copy';
        over.drawImage(figure, 0, 0);
        over.globalCompositeOperation = 'source-atop';
        over.fillStyle = colour;
        over.globalAlpha = 0.72;
        over.fillRect(0, 0, shade.width, shade.height);
        over.globalAlpha = 1;
        brush.save();
        brush.globalAlpha = 0.8 * alpha;
        brush.translate(
          width / 2 + side * width * lerp(0.1, 0.31, alpha),
          footY - hop * tall * 0.8 - height * 0.015,
        );
        brush.scale(0.8 * -side, 0.8);
        brush.drawImage(shade, -puppet.foot.x, -puppet.foot.y);
        brush.restore();
      }
    }
  },
};

type Move = { pose: Pose; x: number; hop: number };

/** The dance: four bars of steps, each its own move, over again. */
export function moveAt(beat: number): Move {
  const figure = Math.floor(beat / 4) % 4;
  const within = beat % 1;
  const bounce = Math.abs(Math.sin(within * Math.PI));
  const swing = Math.sin(beat * Math.PI);
  const slow = Math.sin((beat * Math.PI) / 2);
  const still: Pose = { lean: 0, bow: 0, twist: 0, tall: 1, face: 1 };
  if (figure === 0) {
    // Sways from side to side.
    return {
      pose: { ...still, lean: 0.1 * slow, bow: -0.07 * slow, tall: 0.95 + 0.07 * bounce },
      x: 0.05 * slow,
      hop: 0.012 * bounce,
    };
  }
  if (figure === 1) {
    // Twists hips against shoulders, lower and lower.
    const low = 0.1 * smooth(0, 3.5, beat % 4) * (1 - smooth(3.6, 4, beat % 4));
    return {
      pose: { ...still, twist: 0.055 * swing, lean: 0.03 * slow, tall: 1 - low + 0.03 * bounce },
      x: 0.02 * swing,
      hop: 0,
    };
  }
  if (figure === 2) {
    // Hops with knees bent, once a beat.
    const up = Math.max(0, Math.sin(within * Math.PI));
    const squash = within < 0.14 ? 1 - 0.12 * Math.sin((within / 0.14) * Math.PI) : 1 + 0.05 * up;
    return {
      pose: { ...still, lean: 0.06 * slow, tall: squash },
      x: 0.09 * Math.sin((beat * Math.PI) / 4),
      hop: 0.085 * up,
    };
  }
  // Turns once around, then bows to both sides.
  const turn = clamp((beat % 4) / 2);
  return {
    pose: {
      ...still,
      face: Math.cos(smooth(0, 1, turn) * Math.PI * 2),
      bow: beat % 4 < 2 ? 0 : 0.1 * swing,
      lean: beat % 4 < 2 ? 0 : 0.05 * swing,
      tall: 0.97 + 0.05 * bounce,
    },
    x: 0.03 * slow,
    hop: 0.02 * bounce,
  };
}
