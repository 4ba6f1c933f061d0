// Motion that a reading passes over is told as left out where nothing of a video moves so.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { reportScene } from '../illustrate.ts';
import { missMoves } from './quiet-moves.ts';
import { videoLayers } from './video-layers.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a chair turning in an empty room', ['turning']],
  ['a windmill turning in a field', []],
  ['a ferris wheel turning at dusk', []],
  ['autumn leaves falling in a forest', []],
  ['a bowl falling from a table', ['falling']],
  ['a candle flickering in a dark room', []],
  ['rolling hills', []],
  ['waves rolling onto a beach', []],
  ['a woman in a flowing dress in a room', []],
  ['busy highway with cars driving past', []],
  ['a girl at the window of a moving train', ['moving']],
  ['一条金鱼在鱼缸里游来游去', ['游来游去']],
  ['两条锦鲤在池塘里游来游去', []],
])('%s', async (prompt, missed) => {
  const { scene } = await planScene(prompt);
  // A video passes over these words.
  const told = reportScene(scene, [], (word) => word === 'moving');
  const { stage } = scene;
  const layers = videoLayers(stage, scene.layers, { length: 5, follow: null }, new Set());
  const report = missMoves({ stage, layers }, told);
  expect(report.ignored.filter((word) => !told.ignored.includes(word))).toEqual(missed);
  expect(report.share < told.share).toBe(missed.length > 0);
});
