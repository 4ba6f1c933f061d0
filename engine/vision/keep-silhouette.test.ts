import { describe, expect, it } from 'vitest';
import { packSilhouette, unpackSilhouette } from './keep-silhouette.ts';

const values = Float32Array.from({ length: 160 * 120 }, (_, i) => Math.min(1, (i % 160) / 120));
const silhouette = { mask: { width: 160, height: 120, values }, sureness: 0.939_96 };

describe('a silhouette that is kept', () => {
  it('comes back as it was, but for less than can be seen', () => {
    const back = unpackSilhouette(packSilhouette(silhouette));
    expect(back).toMatchObject({ mask: { width: 160, height: 120 }, sureness: 0.9399 });
    const off = back?.mask.values.map((value, i) => Math.abs(value - (values[i] ?? 0))) ?? [1];
    expect(Math.max(...off)).toBeLessThan(0.003);
  });

  it('is a few thousand characters long', () => {
    expect(packSilhouette(silhouette).length).toBeLessThan(8000);
  });

  it.each([
    ['nothing', ''],
    ['other words', 'a cat'],
    ['too few pixels', packSilhouette(silhouette).replace('160x120', '160x121')],
    ['too many pixels', packSilhouette(silhouette).replace('160x120', '160x119')],
    ['a side too long', packSilhouette(silhouette).replace('160x120', '9999x9999')],
    ['broken bytes', '160x120 0.9 AAAA'],
  ])('is asked for anew where it is %s', (_what, text) => {
    expect(unpackSilhouette(text)).toBeNull();
  });
});
