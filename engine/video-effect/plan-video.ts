// An effect's moments as the video shows them: where the subject is small, the camera comes nearer before it begins.
import { clamp, lerp, smooth } from './parts/ease.ts';
import type { DrawMoment, Effect, EffectStage } from './effect.ts';

/** How much of the frame the subject should fill, and how near the camera may come for it. */
const WANTED_SHARE = 0.66;
const NEAREST = 1.7;
const ARRIVED = 0.14;

export async function planVideo(effect: Effect, stage: EffectStage): Promise<DrawMoment> {
  const draw = await effect.plan(stage);
  const { width, height } = stage;
  if (!effect.isClose) return draw;
  const { box } = stage.subject();
  const zoom = clamp(WANTED_SHARE / Math.max(box.width / width, box.height / height), 1, NEAREST);
  if (zoom < 1.05) return draw;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return (brush, share) => {
    const near = lerp(1, zoom, smooth(0, ARRIVED, share));
    // The frame stays inside the image.
    const x = clamp(middle.x, width / 2 / near, width - width / 2 / near);
    const y = clamp(middle.y, height / 2 / near, height - height / 2 / near);
    brush.translate(width / 2, height / 2);
    brush.scale(near, near);
    brush.translate(-x, -y);
    draw(brush, share);
  };
}
