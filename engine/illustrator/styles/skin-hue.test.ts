// Skin of every colour is told from paint, leaves and grey cloth.
import { expect, it } from 'vitest';
import { skinHue } from './skin-hue.ts';

const of = (red: number, green: number, blue: number): number =>
  skinHue({ red: red / 255, green: green / 255, blue: blue / 255 });

it('takes pale, brown and dark skin for skin', () => {
  for (const [red, green, blue] of [
    [241, 208, 187],
    [198, 142, 110],
    [116, 78, 60],
    [72, 46, 36],
  ] as const)
    expect(of(red, green, blue)).toBeGreaterThan(0.7);
});

it('takes no paint, leaf, sky or grey for it', () => {
  for (const [red, green, blue] of [
    [226, 30, 24],
    [250, 120, 10],
    [80, 130, 60],
    [110, 160, 220],
    [128, 126, 124],
  ] as const)
    expect(of(red, green, blue)).toBeLessThan(0.2);
});
