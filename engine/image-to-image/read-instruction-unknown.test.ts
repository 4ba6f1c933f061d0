// What instructions ask for that nobody here can do: it is named, and nothing is guessed.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { readInstruction } from './read-instruction.ts';

beforeAll(needDrawings, 120_000);

describe('instructions that nobody may guess', () => {
  it.each([
    'make the car red',
    'open her eyes',
    'remove the hat',
    'remove the tree on the left',
    'remove her tattoo',
    '去掉她的帽子',
    'give her a necklace',
    'add a santa hat',
    '把眼镜摘了',
    'add headphones',
    'add mountains in the background',
    '加字幕',
    'change her outfit to a red dress',
    '换成黑色西装',
    'put the cat on the moon',
    'pixelate the license plate',
    'pixelate everything',
    'make him transparent',
    '给车牌打码',
    '牙齿美白',
    '美白牙齿',
    '给狗戴上墨镜',
    'put sunglasses on the dog',
    'make it more professional',
    'add a logo',
    'zoom out',
    "don't add anything",
    'turn off the lights',
    'rotate the car',
    'make the left side blue',
    '左边变成黑白',
    'asdf qwer',
    '把车变成红色',
    '换个发型',
  ])('[product 2.2] %s', (instruction) => {
    const { parts, ignored } = readInstruction(instruction);
    expect(parts).toEqual([]);
    expect(ignored).toEqual([instruction]);
  });

  it('takes what comes with a change as well, and names it when it is not known', () => {
    const { parts, ignored } = readInstruction(
      'make it night with stars, turn it into winter with a zorblax',
    );
    expect(parts.map(({ operation }) => operation.do)).toEqual(['hour', 'add', 'season']);
    expect(ignored).toEqual(['a zorblax']);
  });

  it('does the one half and names the other', () => {
    const { parts, ignored } = readInstruction('make the car blue and the sky pink');
    expect(parts.map(({ operation }) => operation)).toMatchObject([
      { do: 'colour', region: { kind: 'sky' } },
    ]);
    expect(ignored).toEqual(['make the car blue']);
  });

  it('adds flowers that can be seen, and none of a meadow', () => {
    const [part] = readInstruction('add flowers').parts;
    const subject = part?.operation.do === 'add' ? part.operation.subject : undefined;
    expect(subject).toMatchObject({ drawing: 'bouquet', count: 1 });
    expect(subject?.height).toBeGreaterThan(0.2);
  });

  it('names words of an addition that it leaves out', () => {
    expect(readInstruction('add a cat sitting on the sofa').ignored).toEqual(['on the sofa']);
    expect(readInstruction('添加一只戴着项圈的猫').ignored).toEqual(['项圈']);
  });

  it('names what it leaves out of two things asked in one breath', () => {
    expect(readInstruction('美白磨皮瘦脸').ignored).toEqual(['瘦脸']);
    const { parts, ignored } = readInstruction('沙发上放一只猫');
    expect(parts.map(({ operation }) => operation)).toMatchObject([{ do: 'add', subject: { key: 'cat' } }]);
    expect(ignored).toEqual(['沙发上']);
  });

  it('gives letters and glasses the colour that is said alone after them', () => {
    for (const words of ['写上“早安”，蓝色', 'write "Hello", in blue', 'add glasses, blue']) {
      const { parts, ignored } = readInstruction(words);
      expect(parts).toHaveLength(1);
      expect(parts[0]?.operation).toMatchObject({ colour: [46, 116, 208] });
      expect(ignored).toEqual([]);
    }
  });

  it('takes an empty instruction for none', () => {
    expect(readInstruction('')).toEqual({ parts: [], ignored: [] });
    expect(readInstruction(' , and . ')).toEqual({ parts: [], ignored: [] });
  });
});
