// What a task costs by the model that was chosen, and what of it is earned.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lipSync } from '#tools/lip-sync/contract.ts';
import { textToImage } from '#tools/text-to-image/contract.ts';
import { readPriceItems } from './price-words.ts';
import { installPrices, SHIPPED_PRICES } from './prices.ts';
import { earnedPoints, priceTask } from './tool.ts';

const two = textToImage.quote.parse({ count: 2 });
const spoken = lipSync.quote.parse({ image: {}, audio: { duration: 10 } });

beforeEach(() => installPrices({ ...SHIPPED_PRICES, models: { 'fal/flux-2': 1.5, 'built-in': 0 } }));
afterEach(() => installPrices(SHIPPED_PRICES));

it('is the price of the tool where none was chosen, or the table names none', () => {
  expect(priceTask(textToImage, two)).toEqual(textToImage.price(two));
  expect(priceTask(textToImage, { ...two, model: 'fal/other' })).toEqual(textToImage.price(two));
});

it('is multiplied for a model of the table, rounded up, with a line of its own', () => {
  const plain = textToImage.price({ ...two, count: 1 });
  expect(plain.price).toBe(2);
  const { price, items } = priceTask(textToImage, { ...two, count: 1, model: 'fal/flux-2' });
  expect(price).toBe(3);
  expect(readPriceItems(items, 'zh').at(-1)).toEqual({ label: '该模型 × 1.5', amount: 1 });
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  expect(priceTask(textToImage, { ...two, model: 'built-in' }).price).toBe(0);
});

it('is earned by the same factor', () => {
  const params = { ...spoken, model: 'fal/flux-2' };
  const { price } = priceTask(lipSync, params);
  expect(price).toBeGreaterThan(lipSync.price(spoken).price);
  const made = { count: 1, wanted: 1, seconds: 10, share: 1 };
  expect(earnedPoints(lipSync, params, price, made)).toBe(price);
  const half = earnedPoints(lipSync, params, price, { ...made, seconds: 5 });
  expect(half).toBe(Math.ceil(1.5 * earnedPoints(lipSync, spoken, price, { ...made, seconds: 5 })));
  expect(half).toBeLessThan(price);
});
