// Who walks under an umbrella has the face before it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPixels, type Surface } from '#engine/raster/surface.ts';
import { drawPersonSheet, readPerson } from '../people/draw-person.ts';
import { handOver } from './hand-over.ts';

beforeAll(needDrawings, 120_000);

it('leaves the head of who is in profile uncovered', async () => {
  const { scene, reading } = await plan('a man walking in the rain with an umbrella');
  const [man, umbrella] = reading.subjects;
  if (!man || !umbrella) throw new Error('nobody is there');
  const person = readPerson(scene.stage, man, man.key, { holds: true, given: [umbrella] });
  const drawn = drawPersonSheet(scene.stage, person, man.key, 300);
  const { sheet } = await handOver(scene.stage, drawn, [umbrella], 300);
  expect(person.view).toBe('side');
  const skinIn = (surface: Surface): number => {
    const pixels = readPixels(surface);
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (person.skin.base.every((part, channel) => Math.abs(part - (pixels[at + channel] ?? 0)) < 26))
        count++;
    return count;
  };
  expect(skinIn(sheet)).toBeGreaterThan(skinIn(drawn.sheet) * 0.9);
});
