// Melt away: the subject sinks and runs down in drops, and stays as a puddle.
import type { Effect } from '../effect.ts';
import { makeMover } from '../parts/move-subject.ts';
import { clamp, smooth } from '../parts/ease.ts';

export const melt: Effect = {
  mood: 'playful',
  isClose: true,
  plan(stage) {
    const { width, height, short } = stage;
    const { box } = stage.subject();
    const noise = stage.noise('drops');
    const foot = Math.min(height * 0.99, box.top + box.height);
    const middle = box.left + box.width / 2;
    const mover = makeMover(stage);
    // How far each column runs: a few long drops among short ones; and how fast it sinks.
    const run = new Float32Array(width + 1);
    const sink = new Float32Array(width + 1);
    for (let x = 0; x <= width; x++) {
      const drop = clamp(noise((x / short) * 13, 3.1) * 0.9 + 0.45);
      run[x] = drop ** 2 * 0.9 + 0.12 * clamp(noise((x / short) * 34, 9.7) + 0.4);
      sink[x] = 0.85 + 0.3 * noise((x / short) * 5, 7.3);
    }
    const at = (plane: Float32Array, x: number) => plane[clamp(Math.round(x), 0, width)] as number;

    return (brush, share) => {
      const heat = smooth(0.08, 1.02, share);
      mover.move(brush, (x, y, from) => {
        const up = (foot - y) / box.height;
        const spread =
          1 + heat ** 1.5 * (1.15 * Math.exp(-((up / 0.1) ** 2)) + 0.25 * Math.exp(-((up / 0.3) ** 2)));
        const wobble = Math.sin((y / short) * 16 + share * 9) * heat * box.width * 0.012;
        const sourceX = middle + (x - middle) / spread + wobble;
        const tall = Math.max(0.1, 1 - 0.84 * heat ** 1.35 * at(sink, sourceX));
        const height0 = (foot - y) / tall;
        // Drops run faster than what they run over.
        const drop =
          box.height *
          0.55 *
          heat *
          at(run, sourceX) *
          smooth(-0.25, 0.5, height0 / box.height) *
          (1 - heat * 0.45);
        from.x = sourceX;
        from.y = foot - height0 - drop;
        if (y > foot) from.y = foot - 2 - drop + (y - foot) * 1.3;
      });
      mover.gild(brush, (over) => {
        over.globalAlpha = 0.5 * heat;
        const shine = over.createLinearGradient(0, foot - box.height * (1 - 0.8 * heat), 0, foot);
        shine.addColorStop(0, 'rgba(255,255,255,.5)');
        shine.addColorStop(0.12, 'rgba(255,255,255,0)');
        shine.addColorStop(0.75, 'rgba(20,0,30,0)');
        shine.addColorStop(1, 'rgba(20,0,30,.5)');
        over.fillStyle = shine;
        over.fillRect(0, 0, width, height);
      });
    };
  },
};
