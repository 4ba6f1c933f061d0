// Effects that are one of the illustrator's looks, laid over a photo, each with moods of its own for other seeds.
import { applyStyle, type Look } from '#engine/illustrator/styles/apply-style.ts';
import { careForFeatures } from '#engine/photo/care-for-faces.ts';
import type { Effect } from '../effect.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';

/** The photo is graded, then painted; or painted, then graded, for what tints paper too. */
function inLook(
  look: Look,
  moods: { before?: readonly [Grade, ...Grade[]]; after?: readonly [Grade, ...Grade[]] },
): Effect {
  return async (work) => {
    const photo = await work.photo();
    const lit = moods.before ? gradeColours(photo, work.vary(moods.before)) : photo;
    const painted = applyStyle(look, lit, work.seed, careForFeatures(photo, photo.people.faces), true);
    return { image: moods.after ? gradeColours(painted, work.vary(moods.after)) : painted };
  };
}

export const animeHand = inLook('anime', {
  before: [
    { exposure: 0.12, saturation: 1.15, lights: [1, 0.98, 0.9], shadows: [0.98, 1, 1.12] },
    { exposure: 0.06, saturation: 1.1, lights: [1.05, 0.96, 0.82], shadows: [1.04, 0.97, 1.14] },
    { exposure: 0.1, saturation: 1.2, lights: [0.97, 1.02, 0.97], shadows: [0.92, 1.03, 1.12] },
    { exposure: 0.04, saturation: 1.08, lights: [1.04, 0.94, 0.97], shadows: [0.95, 0.96, 1.2] },
  ],
});

export const watercolour = inLook('watercolor', {
  before: [
    { exposure: 0.08 },
    { exposure: 0.14, saturation: 1.3, lights: [1.02, 1, 0.94] },
    { exposure: 0.1, saturation: 0.85, shadows: [0.94, 1, 1.1] },
    { exposure: 0.06, saturation: 1.15, lights: [1.05, 0.98, 0.9] },
  ],
});

export const oil = inLook('oil', {
  before: [
    { contrast: 0.15, lights: [1.04, 1, 0.9], shadows: [1.06, 0.98, 0.88] },
    { contrast: 0.25, saturation: 1.15 },
    { contrast: 0.1, saturation: 0.9, lights: [1.03, 1, 0.93], shadows: [0.92, 1, 1.06] },
    { contrast: 0.3, exposure: -0.08, saturation: 1.1, lights: [1.06, 0.99, 0.84] },
  ],
});

export const ink = inLook('ink', {
  before: [{}, { contrast: 0.25 }, { exposure: 0.12 }, { contrast: 0.15, saturation: 1.3 }],
  after: [
    {},
    { lights: [1.01, 0.99, 0.94] },
    { lights: [0.98, 1, 1.01], shadows: [0.96, 1, 1.06] },
    { lights: [1.02, 0.98, 0.9] },
  ],
});

/** Graphite as its name says, on white, cream, grey and cool paper. */
export const sketch = inLook('line_art', {
  after: [
    {},
    { shadows: [1.14, 1.02, 0.94], lights: [1, 0.985, 0.95] },
    { shadows: [1.05, 1.02, 0.98], lights: [0.99, 0.965, 0.915], exposure: -0.08 },
    { shadows: [0.94, 1, 1.14], lights: [0.985, 0.995, 1] },
  ],
});
