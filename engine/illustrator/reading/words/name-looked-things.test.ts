// A manner of painting that is said of a thing, or is one, is none of the image.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

describe('a manner that belongs to a thing', () => {
  it.each([
    ['a church with stained glass windows', 'stained glass windows'],
    ['sunlight through a stained glass window in a church', 'stained glass window'],
    ['a girl in front of a stained glass window', 'stained glass window'],
    ['a living room with a mosaic floor', 'mosaic floor'],
    ['a woman in an embroidered qipao', 'embroidered'],
    ['a pixel art poster on the wall of a bedroom', 'pixel art poster'],
    ['a watercolor set on a desk', 'watercolor set'],
    ['a box of crayons on a table', 'crayons'],
    ['a boy reading a comic book', 'comic book'],
    ['a diner with a neon sign', 'neon sign'],
    ['an oil painting above the fireplace', 'oil painting'],
    ['a logo on a shirt', 'logo'],
    ['教堂的彩绘玻璃窗', '彩绘玻璃窗'],
    ['阳光透过彩绘玻璃照进教堂', '彩绘玻璃'],
    ['卧室墙上贴着动漫海报', '动漫海报'],
    ['桌上有一盒蜡笔', '蜡笔'],
    ['白墙上的壁画', '壁画'],
    ['穿着刺绣旗袍的女孩', '刺绣'],
    ['小女孩用蜡笔画画', '蜡笔'],
    ['a vintage blue convertible', 'vintage'],
    ['retro red bicycle', 'retro'],
  ])('is no look of the image, and told as left out: %s', (prompt, left) => {
    const { looks, ignored } = parsePrompt(prompt);
    expect(looks).toEqual([]);
    expect(ignored).toContain(left);
  });

  it.each([
    ['铅笔素描，一个老人', 'line_art'],
    ['charcoal drawing of an old tree', 'line_art'],
    ['黏土风格的小猪', '3d'],
  ])('is no pencil, coal or clay that lies there: %s', (prompt, look) => {
    const { looks, subjects, ignored } = parsePrompt(prompt);
    expect(looks).toContain(look);
    expect(subjects).toHaveLength(1);
    expect(ignored).toEqual([]);
  });

  it.each([
    ['stained glass window of a swan', 'stained_glass'],
    ['a swan, stained glass', 'stained_glass'],
    ['watercolor cat on a table', 'watercolor'],
    ['oil painting of a cat on a table', 'oil'],
    ['comic book cover of a hero', 'comic'],
    ['a fox, embroidered', 'embroidery'],
    ['a tattoo sketch on paper', 'woodcut'],
    ['a neon sign in a street', 'cyberpunk'],
    ['用水彩画一只猫', 'watercolor'],
    ['一幅油画，海边的房子', 'oil'],
    ['电影海报 宇航员', 'poster'],
  ])('is one where it is said of the image: %s', (prompt, look) => {
    expect(parsePrompt(prompt).looks).toContain(look);
  });

  it('is left out of a thing that is drawn without it', () => {
    const { subjects, looks } = parsePrompt('沙发上的漫画书');
    expect(looks).toEqual([]);
    expect(subjects.map(({ key }) => key)).toContain('book');
  });
});
