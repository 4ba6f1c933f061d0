// Pet dance: on a bright party of rays and confetti the subject rocks, hops and spins to the beat.
import { makeSurface, silhouette, type Surface } from '#engine/raster/surface.ts';
import type { Effect } from '../effect.ts';
import { beatOf } from '../parts/beat.ts';
import { makeDrift } from '../parts/drift.ts';
import { clamp, lerp, overshoot, smooth } from '../parts/ease.ts';
import { drawParty } from '../parts/paint-stage.ts';
import { makePuppet, type Pose } from '../parts/puppet.ts';

const MOOD = 'playful';

export const petDance: Effect = {
  mood: MOOD,
  crf: 23,
  plan(stage) {
    const { width, height, short, seconds } = stage;
    const { box, isCutByFrame } = stage.standing();
    const tall = Math.min(
      height * (isCutByFrame ? 0.7 : 0.6),
      (width * (isCutByFrame ? 0.84 : 0.62) * box.height) / box.width,
    );
    const puppet = makePuppet(stage, tall);
    const floor = { width, height, horizon: height * 0.7 };
    const footY = isCutByFrame ? height + tall * 0.02 : height * 0.86;
    const paper = ['#ff5d8f', '#5ec8ff', '#ffd23f', '#7be08a', '#b98cff'].map((colour) =>
      makeSurface(28, 16, (brush) => {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 28, 16);
      }),
    ) as [Surface, ...Surface[]];
    const confetti = makeDrift({
      count: 70,
      random: stage.random('confetti'),
      sprites: paper,
      size: short * 0.016,
      width,
      height,
      falls: 3,
      sway: 0.04,
      tumbles: true,
      depth: 0.4,
    });
    const outline = makeSurface(puppet.width, puppet.height);

    return (brush, share) => {
      const beat = beatOf(MOOD, seconds, share);
      const party = smooth(0.02, 0.1, share);
      if (party < 1) brush.drawImage(stage.photo, 0, 0);
      if (party <= 0) return;
      // The party opens like an iris.
      brush.save();
      brush.beginPath();
      brush.arc(width / 2, height * 0.5, Math.hypot(width, height) * 0.55 * party ** 2 + 1, 0, 7);
      brush.clip();
      drawParty(brush, floor, beat);
      confetti.draw(brush, share, { to: 0.5, seconds });
      const { pose, x, hop } = hopAt(beat);
      const figure = puppet.pose(pose);
      const enter = overshoot((share - 0.05) / 0.07);
      const px = width / 2 + x * short;
      const py = lerp(height * 1.7, footY, enter) - hop * tall;
      if (!isCutByFrame) {
        brush.fillStyle = 'rgba(70,30,10,.28)';
        brush.beginPath();
        brush.ellipse(px, footY, puppet.width * 0.24 * (1 - hop), short * 0.026 * (1 - hop), 0, 0, 7);
        brush.fill();
      }
      // A white edge, as on a sticker, parts it from the rays.
      const over = outline.getContext('2d');
      over.globalCompositeOperation = 'copy';
      over.drawImage(silhouette(figure, '#ffffff'), 0, 0);
      const edge = short * 0.009;
      for (let n = 0; n < 12; n++) {
        const angle = (n / 12) * Math.PI * 2;
        brush.drawImage(
          outline,
          px - puppet.foot.x + Math.cos(angle) * edge,
          py - puppet.foot.y + Math.sin(angle) * edge,
        );
      }
      brush.drawImage(figure, px - puppet.foot.x, py - puppet.foot.y);
      confetti.draw(brush, share, { from: 0.5, seconds });
      brush.restore();
    };
  },
};

type Hop = { pose: Pose; x: number; hop: number };

function hopAt(beat: number): Hop {
  const figure = Math.floor(beat / 4) % 3;
  const within = beat % 1;
  const side = Math.floor(beat) % 2 === 0 ? 1 : -1;
  const up = Math.max(0, Math.sin(within * Math.PI));
  const squash = within < 0.16 ? 1 - 0.13 * Math.sin((within / 0.16) * Math.PI) : 1 + 0.05 * up;
  const still: Pose = { lean: 0, bow: 0, twist: 0, tall: squash, face: 1 };
  if (figure === 0) {
    // Rocks from paw to paw.
    return {
      pose: { ...still, lean: 0.13 * Math.sin(beat * Math.PI), bow: -0.05 * Math.sin(beat * Math.PI) },
      x: 0,
      hop: 0.03 * up,
    };
  }
  if (figure === 1) {
    // Hops to one side and back.
    const from = side > 0 ? -0.1 : 0.1;
    return {
      pose: { ...still, lean: side * 0.08 * up },
      x: lerp(from, -from, smooth(0.1, 0.9, within)),
      hop: 0.13 * up,
    };
  }
  // Spins in the air every second beat.
  const turn = clamp((beat % 2) / 1.1);
  return {
    pose: {
      ...still,
      face: Math.cos(smooth(0, 1, turn) * Math.PI * 2),
      twist: 0.04 * Math.sin(beat * Math.PI * 2),
    },
    x: 0,
    hop: 0.16 * Math.max(0, Math.sin(turn * Math.PI)),
  };
}
