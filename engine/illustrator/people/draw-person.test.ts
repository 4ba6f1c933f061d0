// People are the same for the same words and seed, look where they should, and have their eyes where they are said to be.

import { describe, expect, it } from 'vitest';
import { luminance } from '#engine/raster/colour.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { planStage } from '../staging/plan-stage.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import type { Stage } from '../staging/stage.ts';
import { drawPersonSheet, drawPortraitSheet } from './draw-person.ts';
import { readPerson } from './read-person.ts';

function stageOf(seed = 1): Stage {
  const reading: PromptReading = {
    subjects: [],
    links: [],
    absences: [],
    writing: [],
    scenes: ['meadow'],
    isAloft: false,
    time: 'day',
    weather: new Set(),
    plumes: [],
    colours: [],
    placeColours: [],
    relations: new Set(),
    moods: [],
    looks: [],
    lights: new Set(),
    isPortrait: false,
    unwanted: {
      keys: new Set(),
      hasPeople: false,
      scenes: new Set(),
      weather: new Set(),
      times: new Set(),
      looks: new Set(),
    },
    asks: [],
    understood: [],
    ignored: [],
  };
  return planStage(reading, 'auto', { width: 256, height: 256, seed, prompt: 'somebody' });
}

function woman(person: Partial<PersonLook> = {}): Subject {
  return {
    key: 'woman',
    drawing: 'own/woman',
    kind: 'figure',
    height: 0.4,
    count: 1,
    person: { wears: [], ...person },
  };
}

const pixelsOf = (stage: Stage, subject: Subject): Buffer =>
  Buffer.from(readPixels(drawPersonSheet(stage, readPerson(stage, subject, 'one'), 'one', 200).sheet));

function viewOf(person: Partial<PersonLook>) {
  return readPerson(stageOf(), woman(person), 'one').view;
}

function shareOf(person: Partial<PersonLook>): number {
  return drawPersonSheet(stageOf(), readPerson(stageOf(), woman(person), 'one'), 'one', 200).share;
}

describe('a person', () => {
  it('is the same for the same seed, and somebody else for another', () => {
    expect(pixelsOf(stageOf(1), woman()).equals(pixelsOf(stageOf(1), woman()))).toBe(true);
    expect(pixelsOf(stageOf(1), woman()).equals(pixelsOf(stageOf(2), woman()))).toBe(false);
  });

  it('wears what the words say before what its role has', () => {
    const stage = stageOf();
    const doctor = readPerson(
      stage,
      woman({ role: 'doctor', wears: [{ garment: 'dress', colour: '#d8342f', words: 'red dress' }] }),
      'one',
    );
    expect(doctor.outfit.top.cut).toBe('coat');
    const [red, green] = doctor.outfit.under;
    expect(red).toBeGreaterThan(green * 2);
    const queen = readPerson(stage, woman({ role: 'queen' }), 'one');
    expect([queen.outfit.headgear?.kind, queen.outfit.necklace?.isOfPearls]).toEqual(['crown', false]);
  });

  it('has skin of any tone, whatever its role', () => {
    const tones = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        readPerson(stageOf(seed), woman({ role: 'doctor' }), 'one').skin.base.join(),
      ),
    );
    expect(tones.size).toBeGreaterThan(4);
  });

  it('is seen from the side when it runs, from behind when it looks at the land, else from the front', () => {
    expect([
      viewOf({ does: 'run' }),
      viewOf({ does: 'watch' }),
      viewOf({}),
      viewOf({ view: 'back', does: 'run' }),
    ]).toEqual(['side', 'back', 'front', 'back']);
  });

  it('is lower when it sits', () => {
    expect(shareOf({ does: 'sit' })).toBeLessThan(shareOf({}) * 0.75);
  });
});

describe('hair', () => {
  it('falls to the middle of the back where it is long', () => {
    const stage = stageOf();
    const hair = { cut: 'long', colour: '#e8c547', words: '' } as const;
    const subject = woman({ view: 'back', hair, wears: [{ garment: 'coat', colour: '#2f7fd8', words: '' }] });
    const { sheet } = drawPersonSheet(stage, readPerson(stage, subject, 'one'), 'one', 300);
    const pixels = readPixels(sheet);
    const isBlonde = (row: number): boolean => {
      const at = (Math.round(row * sheet.height) * sheet.width + Math.round(sheet.width / 2)) * 4;
      return (pixels[at] ?? 0) > (pixels[at + 2] ?? 0) + 30;
    };
    expect([0.05, 0.2, 0.3, 0.35, 0.45].map(isBlonde)).toEqual([true, true, true, true, false]);
  });

  it('is grey, and there, where a woman is old; some wear glasses, nobody where they are unwanted', () => {
    const glasses = Array.from({ length: 24 }, (_, seed) => {
      const { hair, outfit } = readPerson(stageOf(seed), woman({ age: 'old' }), 'one');
      expect(hair.cut).not.toBe('bald');
      expect(luminance(hair.colour)).toBeGreaterThan(0.55);
      expect(luminance(hair.colour)).toBeLessThan(0.8);
      return outfit.glasses;
    });
    expect(new Set(glasses)).toEqual(new Set(['clear', undefined]));
    for (let seed = 0; seed < 24; seed++) {
      const stage = stageOf(seed);
      stage.reading.unwanted.keys.add('glasses');
      expect(readPerson(stage, woman({ age: 'old' }), 'one').outfit.glasses).toBeUndefined();
    }
  });
});

describe('a portrait', () => {
  it('has its eyes where it says, darker than the skin beside them', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const stage = stageOf(seed);
      const { sheet, eyes } = drawPortraitSheet(
        stage,
        readPerson(stage, woman({ hair: { cut: 'bun', words: '' } }), 'one'),
        'one',
        400,
      );
      const pixels = readPixels(sheet);
      const lightAt = (x: number, y: number): number => {
        const at = (Math.round(y * sheet.height) * sheet.width + Math.round(x * sheet.width)) * 4;
        return luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      };
      expect(eyes).toHaveLength(2);
      for (const { x, y, ry } of eyes) {
        const darkest = Math.min(...[-0.01, -0.005, 0, 0.005, 0.01].map((aside) => lightAt(x + aside, y)));
        expect(darkest).toBeLessThan(lightAt(x, y + ry * 2.4) * 0.75);
      }
    }
  });

  it('has none to shut behind dark glasses or from behind', () => {
    const stage = stageOf();
    const eyesOf = (person: Partial<PersonLook>) =>
      drawPortraitSheet(stage, readPerson(stage, woman(person), 'one'), 'one', 200).eyes;
    expect(eyesOf({ wears: [{ garment: 'sunglasses', words: '' }] })).toEqual([]);
    expect(eyesOf({ view: 'back' })).toEqual([]);
  });
});
