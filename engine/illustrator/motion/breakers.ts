// Waves that break on rocks in a video: spray is thrown up, spreads and falls back, again and again.

import { effect, type EffectLayer } from '../painting/layer.ts';
import { breakersOf, sprayColour } from '../scenery/sea-rocks.ts';
import type { Stage } from '../staging/stage.ts';
import { makePuff } from './air-life.ts';

/** Of each rock. */
const PUFFS = 16;

/** Behind the rocks of a coast, which lie at `depth`; none where the sea is calm. */
export function breakersLayer(stage: Stage, which: 'far' | 'near', depth: number): EffectLayer[] {
  const rocks = breakersOf(stage, which);
  if (rocks.length === 0) return [];
  const random = stage.random(`breakers ${which}`);
  const puff = makePuff(sprayColour(stage, which === 'far' ? 0.3 : 0));
  const bursts = rocks.map((rock) => ({
    ...rock,
    high: rock.tall + rock.wide * random.between(0.5, 1),
    seconds: random.between(2.2, 3.6),
    phase: random.next(),
    puffs: Array.from({ length: PUFFS }, () => ({
      aside: random.between(-1, 1),
      up: random.between(0.35, 1),
      size: random.between(0.8, 1.3),
    })),
  }));
  const layer = effect(`breakers ${which}`, depth - 0.002, (brush, seconds) => {
    for (const { x, y, wide, high, puffs, phase, ...burst } of bursts) {
      const life = (seconds / burst.seconds + phase) % 1;
      // Up in a moment, down slowly: thrown, and pulled back.
      const rise = life < 0.3 ? Math.sin((life / 0.3) * (Math.PI / 2)) : 1 - ((life - 0.3) / 0.7) ** 2;
      brush.globalAlpha = Math.min(1, life * 12) * (1 - life) ** 1.3;
      for (const { aside, up, size } of puffs) {
        const radius = wide * (0.1 + 0.16 * life) * size;
        const [px, py] = [x + aside * wide * (0.34 + 0.4 * up * life), y - high * up * rise];
        brush.drawImage(puff, px - radius, py - radius, radius * 2, radius * 2);
      }
    }
  });
  return [layer];
}
