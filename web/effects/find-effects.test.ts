// Which effects a gallery shows, and in which order.
import { expect, it } from 'vitest';
import type { Effect } from '#contract/effect.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { findEffects } from './find-effects.ts';

const effects = IMAGE_EFFECT_TEMPLATES.map(
  ({ id, classId, name, about, marker }) =>
    ({
      id,
      class_id: classId,
      name,
      desc: about,
      marker: marker ?? null,
      uses: id === 'oil' ? 9 : 0,
      available: id !== 'age',
    }) as Effect,
);
const ids = (filter: Partial<Parameters<typeof findEffects>[1]>) =>
  findEffects(effects, { order: 'hot', ...filter }).map(({ id }) => id);

it('[product 4.1] finds by names of both languages', () => {
  expect(ids({ q: 'pencil' })).toEqual(['sketch']);
  expect(ids({ q: '水墨' })).toEqual(['ink']);
  expect(ids({ q: 'no such thing' })).toEqual([]);
});

it('[product 4.1] keeps to a category', () => {
  expect(ids({ classId: 'festival' })).toEqual(['festival']);
  expect(ids({ classId: 'festival', q: 'clay' })).toEqual([]);
});

it('[product 4.1] shows what is hot or new first, then what is used most, and last what needs an engine', () => {
  const hot = ids({});
  expect(effects.find(({ id }) => id === hot[0])?.marker).toBe('hot');
  expect(hot.find((id) => effects.find((one) => one.id === id)?.marker !== 'hot')).toBe('oil');
  expect(effects.find(({ id }) => id === ids({ order: 'new' })[0])?.marker).toBe('new');
  expect(hot.at(-1)).toBe('age');
});
