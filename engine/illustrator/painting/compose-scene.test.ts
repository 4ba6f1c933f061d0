// What a look that simplifies must not lose.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { readCare } from './compose-scene.ts';
import type { Layer, PaintedLayer } from './layer.ts';
import { shareInColour } from './seen-colour.ts';

beforeAll(needDrawings, 120_000);

it('is the sight that a city is known by', async () => {
  const { scene } = await planScene('travel poster of Paris with the Eiffel Tower');
  expect(scene.layers.map(({ name }) => name)).toContain('sight of the city');
  const care = readCare(scene) ?? new Float32Array();
  expect(care.filter((one) => one > 0.5).length).toBeGreaterThan(0.005 * care.length);
});

it('is the lightning of a storm', async () => {
  const { scene } = await planScene('an oil painting of the sea, thunderstorm, lightning');
  const care = readCare(scene) ?? new Float32Array();
  // A bolt is thin.
  expect(care.filter((one) => one > 0.5).length).toBeGreaterThan(60);
});

it.each(['yellow', 'purple'])('paints a watering can %s in the hand that waters', async (colour) => {
  const prompt = `a girl watering tulips with a ${colour} watering can`;
  const { told, scene } = await planScene(prompt);
  expect(told.understood).toContain(colour);
  const held = scene.layers.filter(({ spot }) => spot?.subject.key === 'girl');
  const asked = scene.stage.reading.subjects.find(({ key }) => key === 'watering-can')?.colour ?? '';
  expect(shareInColour(scene.stage, held.filter(isPainted), asked)).toBeGreaterThan(0.003);
});

function isPainted(layer: Layer): layer is PaintedLayer {
  return layer.kind === 'painted';
}
