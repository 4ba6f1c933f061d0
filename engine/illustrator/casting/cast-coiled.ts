// Somebody wound around a thing, ready to be placed: both in one drawing.

import type { Cast } from '../placing/cast.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { relight } from '../painting/relight.ts';
import { litLater } from '../painting/sprite.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { coilAround, type Coiler } from '../things/coils.ts';

export async function castCoiled(stage: Stage, spot: Spot, one: Subject, coiler: Coiler): Promise<Cast> {
  const { sheet, share } = coilAround(await drawSubject(stage, spot.subject), coiler, {
    colour: one.colour,
    random: stage.random(`coils ${one.key}`),
    isDark: stage.isDark,
  });
  return {
    spot: { ...spot, isFlipped: false, tall: spot.tall * share },
    sprite: litLater(sheet, (drawing) => relight(stage, drawing)),
  };
}
