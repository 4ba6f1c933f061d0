// What shall be done with what the image is about, and what lenses and films do: its words in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { readInstruction } from './read-instruction.ts';

beforeAll(needDrawings, 120_000);

/** What is told of the operations of a few words: their values, without those that are as usual. */
function told(words: string): string[] {
  const { parts, ignored } = readInstruction(words);
  expect(ignored).toEqual([]);
  return parts.map(({ operation }) =>
    Object.entries(operation)
      .map(([name, value]) => {
        if (name === 'place') return Object.values(value as object).join(' ');
        if (Array.isArray(value) || name === 'words') return '';
        return value === 1 ? '' : String(value);
      })
      .filter(Boolean)
      .join(' '),
  );
}

describe('what the image is about', () => {
  it.each([
    ['move the person to the left', 'arrange move left'],
    ['move her up a bit', 'arrange move top 0.5'],
    ['move the shoe down', 'arrange move bottom footwear'],
    ['center the subject', 'arrange move middle middle'],
    ['put the person in the middle', 'arrange move middle middle'],
    ['把人物移到左边', 'arrange move left'],
    ['把人物往上移一点', 'arrange move top 0.5'],
    ['人物居中', 'arrange move middle middle'],
    ['make the cat larger', 'arrange move 1.28 animal'],
    ['make the dog twice as big', 'arrange move 2 animal'],
    ['half the size of the car', 'arrange move 0.5 vehicle'],
    ['make the person 20% smaller', 'arrange move 0.8'],
    ['把猫缩小', 'arrange move 0.75 animal'],
    ['duplicate the person', 'arrange copy'],
    ['把人物复制一份', 'arrange copy'],
    ['flip the person horizontally', 'arrange flip'],
    ['add a white outline around the person', 'outline line'],
    ['outline the subject in white', 'outline line'],
    ['给人物加白色描边', 'outline line'],
    ['add a glow around the person', 'outline light'],
    ['霓虹描边', 'outline light'],
    ['make it a sticker', 'outline line true'],
    ['做成贴纸', 'outline line true'],
    ['add a sticker border', 'outline line'],
    ['add a drop shadow', 'shadow behind'],
    ['add a shadow under the product', 'shadow below'],
    ['add a shadow behind the person', 'shadow behind'],
    ['给产品加阴影', 'shadow either'],
    ['add a reflection below', 'shadow mirrored'],
    ['加倒影', 'shadow mirrored'],
    ['give her angel wings', 'wings angel'],
    ['加一对天使翅膀', 'wings angel'],
    ['加上恶魔翅膀', 'wings bat'],
    ['add butterfly wings', 'wings butterfly'],
    ['add freckles', 'wear freckles'],
    ['加雀斑', 'wear freckles'],
    ['make her eyes bigger', 'enlarge-eyes'],
    ['remove red eye', 'red-eyes'],
    ['去红眼', 'red-eyes'],
  ])('%s', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });

  it('大眼瘦脸 is both', () => {
    expect(told('大眼瘦脸')).toEqual(['enlarge-eyes', 'slim']);
  });

  it.each(['put a cat on the left', 'add a cat on the left', 'add a bird with wings', 'add a cat sticker'])(
    'is not what is added: %s',
    (words) => {
      for (const { operation } of readInstruction(words).parts) expect(operation.do).toBe('add');
    },
  );

  it.each([
    'make the sky bigger',
    'make the text bigger',
    'move the sun to the left',
    'give the cat wings',
    '加一个贴纸',
  ])('is nothing else: %s', (words) => {
    const { parts, ignored } = readInstruction(words);
    expect(parts).toEqual([]);
    expect(ignored).toHaveLength(1);
  });
});

describe('what cannot be done', () => {
  it.each([
    ['remove his beard', 'what is under it'],
    ['摘掉眼镜', '它下面'],
    ['put the title at the bottom', 'which words'],
    ['加文字', '引号'],
    ['change hair color', 'which color'],
    ['换发色', '什么颜色'],
    ['换天空', '换成什么'],
    ['换衣服', '穿戴'],
    ['换脸', '凭空'],
  ])('says why: %s', (words, reason) => {
    const { parts, ignored } = readInstruction(words);
    expect(parts).toEqual([]);
    expect(ignored).toEqual([expect.stringContaining(reason)]);
  });

  it('is not said of words whose place is said before them', () => {
    const [part] = readInstruction('add text at the bottom saying hello').parts;
    expect(part?.operation).toMatchObject({ do: 'words', text: 'hello', place: { down: 'bottom' } });
  });
});

describe('what lenses, films and screens do', () => {
  it.each([
    ['add a lens flare', 'trick flare'],
    ['加镜头光晕', 'trick flare'],
    ['漏光', 'trick leak'],
    ['add glitch effect', 'trick glitch'],
    ['故障风', 'trick glitch'],
    ['motion blur', 'trick motion-blur'],
    ['背景做动感模糊', 'trick motion-blur'],
    ['zoom blur', 'trick zoom-blur'],
    ['tilt shift', 'trick miniature'],
    ['移轴', 'trick miniature'],
    ['duotone blue and yellow', 'trick duotone'],
    ['鱼眼', 'trick fisheye'],
    ['make her a silhouette', 'trick silhouette'],
    ['white vignette', 'trick rim'],
    ['add bokeh lights', 'trick bokeh'],
    ['加光斑', 'trick bokeh'],
    ['add confetti', 'trick confetti'],
    ['聚光灯', 'trick spotlight'],
    ['white balance', 'tone neutral'],
    ['去掉偏色', 'tone neutral'],
    ['动漫化', 'look anime 0.9'],
    ['祛斑', 'tone smooth-skin'],
    ['upscale to 4k', 'upscale'],
    ['提高分辨率', 'upscale'],
    ['无损放大', 'upscale'],
    ['double exposure with a forest', 'double'],
    ['九宫格', 'grid 3 cut'],
    ['make a collage of four', 'grid 2 copies'],
    ['make a collage', 'collage'],
    ['拼图', 'collage'],
    ['andy warhol', 'grid 2 tints'],
  ])('%s', (words, expected) => {
    expect(told(words)[0]).toBe(expected);
  });

  it('a silhouette at sunset is both', () => {
    expect(told('a silhouette at sunset')).toEqual(['hour sunset', 'trick silhouette']);
    expect(told('日落剪影')).toEqual(['hour sunset', 'trick silhouette']);
  });

  it('a black vignette and a sharper photo are tones, as before', () => {
    expect(told('add a vignette')).toEqual(['tone vignette']);
    expect(told('make it HD')).toEqual(['tone sharp']);
  });
});
