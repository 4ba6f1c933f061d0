// What a prompt asks of a video of an image, in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMotionWords, shareDone } from './read-motion-words.ts';

describe('[product 2.4] the words of a video of an image', () => {
  it.each([
    ['slow push in, snow falls', 'push_in', [], ['snow']],
    ['镜头缓缓拉远，樱花飘落', 'pull_out', [], ['petals']],
    ['stars twinkle, fireflies', null, ['stars'], ['fireflies']],
    ['湖面泛起涟漪', null, ['water'], []],
    ['Waves and drifting fog', null, ['water', 'fog'], []],
    ['火花四溅，热气腾腾', null, ['embers', 'steam'], []],
    ['sunbeams, dust and bubbles', null, ['rays', 'dust', 'bubbles'], []],
    ['云朵飘动，有风', null, ['clouds'], ['wind']],
    ['pan to the right', 'pan_right', [], []],
    ['she smiles, her hair blowing in the wind', null, ['smile', 'hair'], ['wind']],
    ['他点点头，露出微笑', null, ['nod', 'smile'], []],
    ['she shakes her head', null, ['shake'], []],
    ['the camera shakes', 'handheld', [], []],
    ['手持镜头，下雨', 'handheld', [], ['rain']],
    ['the rocket stands there, camera shakes', 'handheld', [], []],
    ['镜头从左向右移动', 'pan_right', [], []],
    ['clouds drift, camera moving slowly to the left', 'pan_left', ['clouds'], []],
    ['水面，移镜头', 'tracking', ['water'], []],
    ['first-person view moving forward', 'push_in', [], []],
    ['steam rises from the cup', null, ['steam'], []],
    ['camera pans left to right', 'pan_right', [], []],
    ['pan from right to left', 'pan_left', [], []],
    ['镜头平移，从右到左', 'pan_left', [], []],
    ['leaves falling', null, [], ['leaves']],
    ['树叶缓缓飘落', null, [], ['leaves']],
    ['', null, [], []],
  ])('%s', (prompt, camera, air, weather) => {
    const words = readMotionWords(prompt, '');
    expect(words.camera).toBe(camera);
    expect([...words.air].toSorted()).toEqual(air.toSorted());
    expect([...words.weather].toSorted()).toEqual(weather.toSorted());
  });

  it.each([
    ['航拍，环绕镜头', 'auto', ['环绕镜头'], ['航拍']],
    ['dolly zoom', 'auto', [], ['dolly zoom']],
    ['push in', 'pan_left', [], ['push in']],
    ['push in, pan left', 'pan_left', ['pan left'], ['push in']],
  ] as const)('obeys one word for the camera: %s', (prompt, chosen, heard, missed) => {
    const { understood, ignored, undone } = readMotionWords(prompt, '', chosen);
    expect([understood, ignored]).toEqual([[...heard], [...missed]]);
    expect(undone).toEqual(chosen === 'auto' ? [...missed] : []);
  });

  it('hears how fast', () => {
    expect(readMotionWords('slowly push in', '').pace).toBeLessThan(1);
    expect(readMotionWords('快速推近', '').pace).toBeGreaterThan(1);
    expect(readMotionWords('push in', '').pace).toBe(1);
  });

  it('says what it did not use, in the order it was written', () => {
    const words = readMotionWords('the fox jumps over a red car while snow falls, then it barks', '');
    expect(words.understood).toEqual(['snow']);
    expect(words.ignored.slice(0, 2)).toEqual(['fox', 'jumps']);
    expect(words.ignored).toContain('barks');
    expect(words.ignored).not.toContain('falls');
  });
  it.each([
    ['', 1],
    ['snow falls, slow push in', 1],
    ['a girl in a garden', 1],
    ['bring this photo to life', 1],
    ['让照片动起来', 1],
    ['the fox jumps', 1 / 2],
    ['the girl dances while snow falls', 2 / 3],
    ['a woman waves her hand', 1 / 2],
    ['女孩在跳舞', 1 / 2],
    ['一只猫坐在椅子上', 1],
    ['the yellow car drives away', 1 / 2],
    ['the boat glides along, waves', 2 / 3],
    ['汽车缓缓驶离', 2 / 3],
    ['clouds drift, waves roll in', 1],
  ])('counts what was to happen and does not, not what is to be seen: %s', (prompt, share) => {
    expect(shareDone(readMotionWords(prompt, ''))).toBeCloseTo(share, 5);
  });

  it('does not find words inside of others', () => {
    expect(readMotionWords('a pancake, a crane bird in Japan', '').camera).not.toBe('pan_right');
    expect(readMotionWords('starfish', '').air.size).toBe(0);
  });

  it.each(['en', 'zh'])('knows every word of what the form suggests in %s', (language) => {
    const file = new URL(`../../texts/${language}/screens/image-to-video.json`, import.meta.url);
    const { ideas, examples } = JSON.parse(readFileSync(file, 'utf8')) as {
      ideas: string[];
      examples: Record<string, string>;
    };
    for (const prompt of [...ideas, ...Object.values(examples)]) {
      expect([prompt, readMotionWords(prompt, '').ignored]).toEqual([prompt, []]);
    }
  });

  it('takes a hand that waves for no water', () => {
    expect(readMotionWords('she waves at the camera, snow falls', '').air.has('water')).toBe(false);
    expect(readMotionWords('the man is waving', '').ignored).toEqual(['man is waving']);
    expect(readMotionWords('she smiles and waves, slowly', '').air.has('water')).toBe(false);
    expect(readMotionWords('waves roll in', '').air.has('water')).toBe(true);
  });

  it('leaves out what the negative prompt names', () => {
    const words = readMotionWords('snow and stars', 'no snow, stars');
    expect(words.weather.size + words.air.size).toBe(0);
  });
});
