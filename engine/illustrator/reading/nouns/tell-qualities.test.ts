// What is said of a noun: it is seen in the image, or told as not drawn.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { quarterOf } from '../../scenery/old-street.ts';
import { frontsOf } from '../../staging/city-sight.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['an enchanted forest', 'enchanted', 'fireflies'],
  ['魔法森林里的小木屋', '魔法', 'fireflies'],
  ['a mysterious castle', 'mysterious', 'fog'],
  ['阴森的古堡', '阴森', 'fog'],
] as const)('is seen in the air of the place: %s', async (prompt, word, weather) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.weather.has(weather)).toBe(true);
  expect(told.understood).toContain(word);
});

it.each(['a dark alley', 'a clown in the dark', 'a wolf in a dark forest', 'a candle in a dark room'])(
  'is night where it is dark: %s',
  async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.time).toBe('night');
    expect(told.understood).toContain('dark');
  },
);

it('keeps the hour that is said', async () => {
  expect((await plan('a mysterious castle at sunset')).scene.stage.time).toBe('sunset');
  expect((await plan('a magical forest in the morning')).told.ignored).toContain('magical');
});

it.each([
  ['a Japanese street', 'kyoto'],
  ['日式小巷', 'kyoto'],
  ['a Chinese street', 'old-town'],
] as const)('is a quarter of houses of wood: %s', async (prompt, quarter) => {
  const { scene, told } = await plan(prompt);
  expect(quarterOf(scene.stage)).toBe(quarter);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a French street', 'stone'],
  ['意大利街道', 'ochre'],
  ['an old Mexican street', 'plaster'],
  ['an English street in the rain', 'brick'],
] as const)('has the fronts of its land: %s', async (prompt, fronts) => {
  const { scene, told } = await plan(prompt);
  expect(frontsOf(scene.stage)).toBe(fronts);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a Thai temple', 'Thai temple'],
  ['泰国寺庙', '泰国寺庙'],
  ['缅甸佛塔', '缅甸佛塔'],
  ['an Arabian palace', 'Arabian palace'],
  ['a wolf from behind', 'from behind'],
  ['一只猫的背影', '背影'],
  ['an elephant, front view', 'front view'],
  ['a car, front view', 'front view'],
  ['梯田云海', '梯田'],
  ['a lighthouse on the beach', 'beach'],
  ['a red bus, a bridge, london street', 'bridge'],
  ['a city at night, blade runner style', 'blade runner'],
  ['an alien planet with plants', 'plants'],
  ['a crystal bridge', 'crystal'],
  ['a futuristic teapot', 'futuristic'],
  ['an abandoned factory', 'abandoned'],
  ['a muscular man', 'muscular'],
])('is told where nothing shows it: %s', async (prompt, word) => {
  expect((await plan(prompt)).told.ignored).toEqual([word]);
});

it.each(['a medieval knight', 'a glass of milk', 'a wooden boat', 'a Chinese dragon', 'a shiny red apple'])(
  'is not missed where the thing is so by itself: %s',
  async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  },
);

it('is seen with the armour that shines', async () => {
  expect((await plan('a knight in shining armor')).told.understood).toContain('shining');
});

it.each(['樱花树下的日式神社', 'a shinto shrine with a torii gate'])(
  'is a shrine with its gate: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.filter(({ key }) => /shrine|torii/.test(key)).map(({ key }) => key)).toEqual([
      'shrine',
    ]);
    expect(told.ignored).toEqual([]);
  },
);

it('is a garden of raked sand, or one with water where water is named', async () => {
  expect((await plan('a Japanese garden')).reading.subjects[0]?.key).toBe('zen-garden');
  const { reading } = await plan('a Japanese garden with a koi pond and a red bridge');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['japanese-garden', 'koi', 'bridge']);
});

it.each([
  ['a marble temple on a hill', 'classical-temple'],
  ['an ancient Roman temple', 'classical-temple'],
  ['古希腊的大理石神殿', 'classical-temple'],
  ['the temple of Zeus', 'classical-temple'],
  ['Egyptian temple in the desert', 'egyptian-temple'],
  ['埃及神庙', 'egyptian-temple'],
  ['印度教寺庙', 'hindu-temple'],
  ['Mayan temple in the jungle', 'stepped-temple'],
  ['山上的寺庙', 'temple'],
  ['an ancient Chinese mountain temple', 'temple'],
] as const)('is the temple of its own people: %s', async (prompt, key) => {
  const { of, spots, told } = await plan(prompt);
  expect(of(key)).toHaveLength(1);
  expect(spots).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['a lion, front view', 'sit'],
  ['老虎正面', 'sit'],
  ['a fox looking at the camera', undefined],
  ['一匹马的侧面', undefined],
] as const)('is seen from the side that is said: %s', async (prompt, how) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.rests?.how)).toEqual([how]);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['五个五颜六色的马克杯', '五颜六色的', 'coffee'],
  ['three colorful balloons above a table', 'colorful', 'balloon'],
  ['four multicolored cars on a street', 'multicolored', 'car'],
  ['五颜六色的气球飘在城堡上空', '五颜六色的', 'balloon'],
])('gives each of several a colour of its own: %s', async (prompt, word, key) => {
  const { told, reading } = await plan(prompt);
  expect(told.understood).toContain(word);
  expect(reading.subjects.find((one) => one.key === key)?.isMotley).toBe(true);
});

it('tells that one thing has no more than one colour', async () => {
  expect((await plan('a colourful sofa in a white room')).told.ignored).toEqual(['colourful']);
});
