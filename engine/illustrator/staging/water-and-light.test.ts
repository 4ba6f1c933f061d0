// Landscapes have the water, the light and the houses that they were asked for, and tell of nothing else.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

async function see(prompt: string) {
  const { scene, told, of } = await plan(prompt);
  return { stage: scene.stage, layers: scene.layers.map(({ name }) => name), told, of };
}

describe('water', () => {
  it.each([
    ['a small boat under a huge wave', 'sea', 'landmark great wave'],
    ['惊涛骇浪中的帆船', 'sea', 'landmark great wave'],
    ['a kayak in white water rapids', 'lake', 'landmark rapids'],
    ['红树林里的小船', 'lake', 'landmark mangroves'],
    ['a stream in a forest', 'forest', 'stream'],
    ['小溪流过石头，两岸开满野花', 'meadow', 'stream'],
    ['a bridge over a river in the rainforest', 'forest', 'stream'],
  ])('is of its own form: %s', async (prompt, place, layer) => {
    const { stage, layers, told } = await see(prompt);
    expect(stage.scene).toBe(place);
    expect(layers).toContain(layer);
    expect(told.ignored).toEqual([]);
  });

  it('is a river or a lake where boats are on it', async () => {
    expect((await see('a boat on a stream')).stage.scene).toBe('lake');
  });

  it('is one wave alone for who surfs', async () => {
    expect((await see('a surfer on a huge wave')).layers).not.toContain('landmark great wave');
  });

  it('lies flat between low banks where nothing says that the land is steep', async () => {
    const flat = await see('农民在稻田里插秧');
    expect(flat.layers).toContain('far trees');
    expect((await see('rice terraces')).layers).not.toContain('far trees');
  });

  it('under a waterfall is nothing that was built', async () => {
    expect((await see('a tropical waterfall with a pool')).of('pool')).toEqual([]);
  });
});

describe('light', () => {
  it.each([
    '森林里的小木屋，窗户亮着灯',
    'a cottage with glowing windows',
    'a quiet village with lights in the windows',
  ])('is in the windows: %s', async (prompt) => {
    const { stage, told } = await see(prompt);
    expect(stage.reading.litWindows).toBeDefined();
    expect(stage.time).toBe('night');
    expect(told.ignored).toEqual([]);
  });

  it('is in no windows where no house is', async () => {
    expect((await see('a cat on a street, lights on')).stage.reading.litWindows).toBeUndefined();
  });

  it.each(['camels in the desert at dusk with a crescent moon', '傍晚的海边，一轮明月'])(
    'is also that of a moon before the night: %s',
    async (prompt) => {
      const { stage, layers, told } = await see(prompt);
      expect(stage.time).toBe('sunset');
      expect(layers).toContain('asked moon');
      expect(told.ignored).toEqual([]);
    },
  );

  it.each(['god rays in a forest', '阳光透过树林', 'sunbeams over the mountains'])(
    'comes in beams: %s',
    async (prompt) => {
      expect((await see(prompt)).layers).toContain('asked shafts');
    },
  );

  it('comes from behind who is a silhouette', async () => {
    const { stage } = await see('silhouette of a man on a mountain peak');
    expect(stage.reading.isSilhouette).toBe(true);
    expect(stage.time).toBe('sunset');
  });
});

describe('land', () => {
  it('keeps its grass under far mountains of snow', async () => {
    const { stage, told } = await see('草原上奔跑的骏马，远处雪山');
    expect(stage.isSnowy).toBe(false);
    expect(told.ignored).toEqual([]);
    expect((await see('a snowy mountain cabin')).stage.isSnowy).toBe(true);
  });

  it('is where a house under clouds stands', async () => {
    expect((await see('storm clouds over a prairie with a lone farmhouse')).stage.scene).toBe('meadow');
  });

  it('has table mountains behind a savanna', async () => {
    const { stage, told } = await see('a savanna with a canyon and giraffes');
    expect(stage.scene).toBe('meadow');
    expect(told.ignored).toEqual([]);
  });

  it('has paths of stone through its woods, and trees along its avenues', async () => {
    expect((await see('雨中的竹林，石板小路')).layers).toEqual(expect.arrayContaining(['bamboo 0', 'road']));
    expect((await see('秋天的银杏大道')).layers).toEqual(expect.arrayContaining(['avenue', 'road']));
  });

  it('has nobody whose people a village is named by', async () => {
    const { of } = await see('雪山脚下的藏族村庄');
    expect(of('tibetan')).toEqual([]);
  });

  it('shows a yurt behind a flock', async () => {
    const { of } = await see('草原上的蒙古包和羊群');
    const [yurt] = of('yurt');
    const tallest = Math.max(...of('sheep').map(({ tall }) => tall));
    expect(yurt?.tall).toBeGreaterThan(tallest);
  });

  it('has no church of its own beside the one that was asked for', async () => {
    expect((await see('a snowy village with a church')).of('church')).toEqual([]);
  });
});

describe('one flower', () => {
  it('is one, not a field', async () => {
    expect((await see('a red rose')).layers).not.toContain('field rose');
    expect((await see('一朵玫瑰')).stage.scene).toBe('table');
    expect((await see('a field of red roses')).layers).toContain('field rose');
  });
});

it.each(['河面上漂着许多河灯', 'lotus lanterns on a river'])(
  'lanterns float on the river by night: %s',
  async (prompt) => {
    const { scene, of } = await plan(prompt);
    expect(scene.stage.isDark).toBe(true);
    expect(of('river-lantern').length).toBeGreaterThan(4);
    expect(of('river-lantern').every(({ isOnWater }) => isOnWater)).toBe(true);
  },
);
