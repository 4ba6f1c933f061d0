// Which options a model can do beside the others, and where those go that it cannot.
import { describe, expect, it } from 'vitest';
import type { Accepts } from '#contract/model.ts';
import { ImageEffectFields } from '#tools/image-effect/fields.ts';
import { TextToImageFields } from '#tools/text-to-image/fields.ts';
import { TextToVideoFields } from '#tools/text-to-video/fields.ts';
import { UpscaleFields } from '#tools/upscale-video/fields.ts';
import { canHave, listOffered, moveNear } from './fit-options.ts';

const offered = {
  engine: ['lite', 'pro'],
  aspect_ratio: ['1:1', '16:9', '9:16', '4:3', '21:9'],
  resolution: ['1K', '2K', '4K'],
  duration: [5, 8, 10],
  sound: [false, true],
};
const rules = (options: Accepts['options'], except: Accepts['except'] = []): Accepts => ({ options, except });

describe('what a form offers', () => {
  it('follows from the fields, where they have a list of values', () => {
    const { mode, duration, sound, aspect_ratio, ...others } = listOffered(TextToVideoFields);
    expect(mode).toEqual(['standard', 'pro']);
    expect(duration).toEqual([5, 10]);
    expect(sound).toEqual([false, true]);
    expect(aspect_ratio).toContain('21:9');
    expect(Object.keys(others).toSorted()).toEqual(['camera', 'resolution']);
    expect(listOffered(UpscaleFields)).toMatchObject({
      fps: ['keep', 60],
      target: ['same', '1080p', '2K', '4K'],
    });
    expect(listOffered(ImageEffectFields)).toMatchObject({ count: [1, 2, 4] });
    const { count, seed } = listOffered(TextToImageFields);
    expect([count, seed]).toEqual([[1, 2, 3, 4], undefined]);
  });
});

describe('a value among the others', () => {
  const square = rules({}, [{ resolution: '2K', aspect_ratio: '21:9' }]);

  it('can be had where it goes with them', () => {
    expect(canHave(square, { aspect_ratio: '21:9' }, 'resolution', '2K')).toBe(false);
    expect(canHave(square, { aspect_ratio: '1:1' }, 'resolution', '2K')).toBe(true);
    // What else is wrong is said where it is.
    expect(canHave(rules({ sound: { values: [false] } }), { sound: true }, 'resolution', '2K')).toBe(true);
  });
});

describe('what cannot be done', () => {
  const wished = { engine: 'pro', aspect_ratio: '21:9', resolution: '4K', duration: 10, sound: true };

  it('goes to the nearest that can', () => {
    const some = rules({
      aspect_ratio: { values: ['9:16', '16:9', '1:1'] },
      resolution: { values: ['1K', '2K'] },
      duration: { values: [5, 8] },
      sound: { values: [false] },
    });
    expect(moveNear(some, wished, offered)).toEqual({
      aspect_ratio: '16:9',
      resolution: '2K',
      duration: 8,
      sound: false,
    });
  });

  it('stays where it can be done, and where no value would help', () => {
    expect(moveNear(rules({}), wished, offered)).toEqual({});
    expect(moveNear(rules({ engine: { values: ['other'] } }), wished, offered)).toEqual({});
    expect(moveNear(rules({ images: { values: [1] } }), { ...wished, images: 3 }, offered)).toEqual({});
  });

  it('of two that do not go together moves one', () => {
    const pair = rules({}, [{ aspect_ratio: '21:9', resolution: '4K' }]);
    const moved = moveNear(pair, wished, offered);
    expect(moved).toEqual({ aspect_ratio: '16:9' });
  });
});
