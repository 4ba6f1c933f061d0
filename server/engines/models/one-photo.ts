// Effects of two people that are given one photo with both of them.
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { VIDEO_EFFECT_TEMPLATES } from '#tools/video-effect/templates.ts';
import type { EngineRequest } from '../engine.ts';

const OF_TWO = new Set(
  [...IMAGE_EFFECT_TEMPLATES, ...VIDEO_EFFECT_TEMPLATES]
    .filter(({ images }) => images === 2)
    .map(({ id }) => id),
);

export const NEEDS_BOTH_PHOTOS = 'needs a photo of each of the two people';

export function isOnePhotoOfTwo({ fields, inputs }: Pick<EngineRequest, 'fields' | 'inputs'>): boolean {
  return OF_TWO.has(String(fields['effect_id'])) && inputs.filter(({ role }) => role === 'image').length < 2;
}
