// Towns that people have left, roads over a city, villages in trees, halls of kings, caverns: what is drawn of them, and what is not.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

async function layersOf(prompt: string) {
  const { scene, of, told } = await plan(prompt);
  return { place: scene.stage.scene, names: scene.layers.map(({ name }) => name), of, told };
}

describe('a town that people have left', () => {
  it.each([
    'a ruined city overgrown with plants, sunset',
    '废弃的城市街道，长满了藤蔓',
    'post-apocalyptic city with a man walking',
    '城市废墟里的女孩',
  ])('is a street of broken houses without lamps: %s', async (prompt) => {
    const { place, names, told } = await layersOf(prompt);
    expect(place).toBe('street');
    expect(names).toContain('rubble');
    expect(names).not.toContain('street lamps');
    expect(told.ignored).toEqual([]);
  });

  it('is none where the ruins are of old, or the city is lived in', async () => {
    expect((await layersOf('ancient ruins of a lost city')).names).not.toContain('rubble');
    expect((await layersOf('a city street at night')).names).not.toContain('rubble');
  });
});

describe('an elevated road', () => {
  it.each(['车流中的高架桥，夜晚的城市', 'a city overpass with red cars', '重庆的立交桥'])(
    'goes through the city with its own cars: %s',
    async (prompt) => {
      const { place, names, of, told } = await layersOf(prompt);
      expect(place).toBe('city');
      expect(names).toContain('elevated road');
      expect(names).not.toContain('terrace');
      expect(of('car')).toEqual([]);
      expect(told.ignored).toEqual([]);
    },
  );

  it('bears the train that is named with it', () => {
    expect(parsePrompt('动车驶过高架桥').subjects).toMatchObject([{ key: 'viaduct-train' }]);
  });
});

describe('a village in trees', () => {
  it.each(['an elven village in giant trees', '建在树上的村庄'])('is houses up there: %s', async (prompt) => {
    const { place, of } = await layersOf(prompt);
    expect(place).toBe('forest');
    expect(of('treehouse')).toHaveLength(3);
  });

  it('is none among trees', () => {
    expect(parsePrompt('a village among trees').subjects.map(({ key }) => key)).toContain('village');
  });
});

describe('a throne', () => {
  it.each([
    'a throne room with a blue carpet',
    '国王坐在王座上',
    'a queen on her throne, banners hanging from the columns',
    '国王坐在王座上,旁边是石柱',
  ])('stands in a hall: %s', async (prompt) => {
    const { names, of, told } = await layersOf(prompt);
    expect(names).toEqual(expect.arrayContaining(['hall end', 'columns']));
    expect(names).not.toContain('window');
    expect(of('rug')).toEqual([]);
    expect(told.ignored).toEqual([]);
  });
});

describe('a cavern', () => {
  it.each(['crystal cavern with an underground lake', '水晶洞穴里的地下湖'])(
    'has crystals and water, and no floor: %s',
    async (prompt) => {
      const { place, names, told } = await layersOf(prompt);
      expect(place).toBe('cave');
      expect(names).toEqual(expect.arrayContaining(['far crystals', 'near crystals', 'water']));
      expect(names).not.toContain('ground');
      expect(told.ignored).toEqual([]);
    },
  );

  it('has a floor where somebody stands, and no crystals unless they are named', async () => {
    const { names } = await layersOf('a bear in a cave with a lake');
    expect(names).toContain('ground');
    expect(names).not.toContain('near crystals');
  });
});

describe('what a witch cooks', () => {
  it.each([
    ['巫师在煮一锅绿色的药水', '#4a9e54'],
    ['a witch stirring a purple potion in a cauldron', '#8148c0'],
  ])('is in one cauldron, in its colour: %s', async (prompt, colour) => {
    const { of, told } = await layersOf(prompt);
    expect(of('cauldron')).toMatchObject([{ subject: { colour } }]);
    expect(told.ignored).toEqual([]);
  });

  it('is none in a bottle', () => {
    expect(parsePrompt('a wizard with a bottle of potion').subjects.map(({ key }) => key)).not.toContain(
      'cauldron',
    );
  });
});

it.each(['a king on his throne, candlelight', '烛光下，国王坐在王座上'])(
  'candles of a throne hall burn at its pillars, on no table: %s',
  async (prompt) => {
    const { of, told } = await layersOf(prompt);
    expect(of('table')).toEqual([]);
    expect(of('candle')).toEqual([]);
    expect(told.ignored).toEqual([]);
  },
);
