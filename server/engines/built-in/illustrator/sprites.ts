// Turns a subject into a finished sprite: drawn or loaded, given a body, coloured, lit.

import { loadDrawing } from './drawings.ts';
import type { Subject } from './prompt-reading.ts';
import { giveBody, recolour, relight, snowCap } from './relight.ts';
import type { Stage } from './stage.ts';
import { makeSurface, type Surface } from './surface.ts';
import { FIGURES, SEATED_FIGURES } from './things/figures.ts';
import { OWN_DRAWINGS } from './things/own-drawings.ts';
import type { OwnDrawing } from './things/pen.ts';

const SPRITE_PIXELS = 640;

/** The bare drawing of a subject, before the light of the scene. */
export async function drawSubject(
  stage: Stage,
  subject: Pick<Subject, 'key' | 'drawing' | 'kind' | 'colour'>,
  label = subject.key,
): Promise<Surface> {
  const isSitting = ['sit', 'read', 'sleep', 'watch'].some((relation) =>
    stage.reading.relations.has(relation as 'sit'),
  );
  const own = (isSitting ? SEATED_FIGURES[subject.drawing] : undefined) ?? findOwnDrawing(subject.drawing);
  let sprite: Surface;
  if (own) sprite = renderOwn(stage, own, label, Math.max(SPRITE_PIXELS, stage.short * 0.5));
  else {
    const drawing = await loadDrawing(subject.drawing, SPRITE_PIXELS);
    sprite = subject.kind === 'face' ? giveBody(drawing, subject.key) : drawing;
  }
  if (subject.colour !== undefined && subject.kind !== 'sky') sprite = recolour(sprite, subject.colour);
  return sprite;
}

export function findOwnDrawing(name: string): OwnDrawing | undefined {
  return FIGURES[name] ?? OWN_DRAWINGS[name];
}

/** Draws one of our own drawings `pixels` tall. */
export function renderOwn(stage: Stage, own: OwnDrawing, label: string, pixels: number): Surface {
  const unit = pixels / own.height;
  return makeSurface(own.width * unit, pixels, (brush) => {
    brush.translate((own.width * unit) / 2, pixels);
    brush.scale(unit, unit);
    own.paint({
      brush,
      random: stage.random(`drawing ${label}`),
      isDark: stage.isDark,
      isSnowy: stage.isSnowy,
      side: stage.light.side,
    });
  });
}

/** The subject in the light of the scene. */
export async function makeSprite(
  stage: Stage,
  subject: Pick<Subject, 'key' | 'drawing' | 'kind' | 'colour'>,
  haze = 0,
  label = subject.key,
): Promise<Surface> {
  let sprite = await drawSubject(stage, subject, label);
  const own = findOwnDrawing(subject.drawing);
  const isPlain = stage.scene === 'studio' || stage.look === 'poster';
  if (stage.isSnowy && ['building', 'tree'].includes(subject.kind)) sprite = snowCap(sprite);
  return relight(stage, sprite, { haze, strength: own?.isLamp ? 0.25 : isPlain ? 0.55 : 1 });
}
