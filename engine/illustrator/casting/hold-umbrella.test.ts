// Who has an umbrella has the face before it; of several each has one.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import type { Layer, PaintedLayer } from '../painting/layer.ts';
import { shareInColour } from '../painting/seen-colour.ts';
import { readAlpha, readPixels, type Surface } from '#engine/raster/surface.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { readPerson } from '../people/read-person.ts';
import { handOver } from './hand-over.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a man walking in the rain with an umbrella', 'side'],
  ['a woman holding an umbrella', 'front'],
  ['an old man with an umbrella sitting on a bench', 'front'],
])('leaves the head uncovered: %s', async (prompt, view) => {
  const { scene, reading } = await plan(prompt);
  const [man, umbrella] = reading.subjects;
  if (!man || !umbrella) throw new Error('nobody is there');
  const person = readPerson(scene.stage, man, man.key, { holds: true, given: [umbrella] });
  const drawn = drawPersonSheet(scene.stage, person, man.key, 300);
  const { sheet } = await handOver(scene.stage, drawn, [umbrella], 300);
  expect(person.view).toBe(view);
  const skinIn = (surface: Surface): number => {
    const pixels = readPixels(surface);
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (person.skin.base.every((part, channel) => Math.abs(part - (pixels[at + channel] ?? 0)) < 26))
        count++;
    return count;
  };
  expect(skinIn(sheet)).toBeGreaterThan(skinIn(drawn.sheet) * 0.9);
  // It is round above, and not cut off by its sheet.
  const highest = readAlpha(sheet).subarray(sheet.width * 2, sheet.width * 3);
  expect(highest.filter((alpha) => alpha > 128).length).toBeLessThan(sheet.width * 0.35);
});

it.each(['三个人打着伞', 'three people holding umbrellas'])('each of several has one: %s', async (prompt) => {
  const { scene } = await plan(prompt);
  const people = scene.layers.filter((layer): layer is PaintedLayer => isPainted(layer) && isPerson(layer));
  expect(people).toHaveLength(3);
  // All but the first have one in a colour of their own.
  for (const [at, colour] of [
    [1, '#2f6fa8'],
    [2, '#e0b03c'],
  ] as const) {
    const layer = people.find(({ spot }) => spot?.index === at);
    expect(layer && shareInColour(scene.stage, [layer], colour)).toBeGreaterThan(0.05);
  }
});

function isPainted(layer: Layer): layer is PaintedLayer {
  return layer.kind === 'painted';
}

function isPerson({ spot }: Layer): boolean {
  return spot?.subject.kind === 'figure';
}
