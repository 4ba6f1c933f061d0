// What instructions ask for that nobody here can do: it is named, and nothing is guessed.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { readInstruction } from './read-instruction.ts';

beforeAll(needDrawings, 120_000);

const WORN =
  'of what is worn these can be drawn: glasses, hats, animal ears, masks, beards, ties and bow ties, scarves, necklaces, earrings, headphones, and bows and flowers in the hair';
const WORN_ZH =
  '穿戴的东西里可以画：眼镜、帽子、兽耳、口罩、胡子、领带、领结、围巾、项链、耳环、耳机，以及头发上的蝴蝶结和花';

const INVENTED = 'what the photo does not show cannot be made up: another age, haircut, pose or build';
const INVENTED_ZH = '照片里没有的样子无法凭空画出：年龄、发型、姿势和身材';

describe('instructions that nobody may guess', () => {
  it.each([
    'remove the tree on the left',
    'add a captain’s hat',
    'add mountains in the background',
    'put the cat on the moon',
    'pixelate the license plate',
    'pixelate everything',
    'make him transparent',
    '给车牌打码',
    'make it more professional',
    'add a logo',
    "don't add anything",
    'rotate the car',
    'make the left side blue',
    'blur the tower',
    'make the tower stand out',
    'make the colours stand out',
    '突出天空',
    '左边变成黑白',
    'asdf qwer',
    'add lights to the tree',
    'cut the sky out',
  ])('[product 2.2] %s', (instruction) => {
    const { parts, ignored } = readInstruction(instruction);
    expect(parts).toEqual([]);
    expect(ignored).toEqual([instruction]);
  });

  it.each([
    [
      'turn off the lights',
      'turn off the lights (which lamps could shine cannot be told: please ask for night, or for more light)',
    ],
    ['给裙子换个颜色', '给裙子换个颜色（请说明要什么颜色）'],
    ['加字幕', '加字幕（请用引号写出要加的文字）'],
    ['开灯', '开灯（无法认出哪些是灯：可以说“变成夜晚”或“亮一点”）'],
    ['remove the towers', 'remove the towers (it cannot be told from what is around it)'],
    ['make the cars red', 'make the cars red (it cannot be told from what is around it)'],
    ['remove the coffee', 'remove the coffee (it cannot be told from what is around it)'],
    ['remove the hat', 'remove the hat (what is under it is not in the photo and cannot be made up)'],
    ['make the door red', 'make the door red (it cannot be told from what is around it)'],
    ['make her nails red', 'make her nails red (it cannot be told from what is around it)'],
    ['make her smile less', 'make her smile less'],
    ['make the table leg red', 'make the table leg red (it cannot be told from what is around it)'],
    ['把猫的鼻子变成蓝色', '把猫的鼻子变成蓝色（无法把它与周围区分开）'],
    ["make the dog's hair pink", "make the dog's hair pink (it cannot be told from what is around it)"],
    ['remove the text', 'remove the text (letters and marks that are part of a picture cannot be taken out)'],
    ['remove her tattoo', 'remove her tattoo (it cannot be told from what is around it)'],
    ['去掉她的帽子', '去掉她的帽子（照片里看不到它下面的样子，无法凭空画出）'],
    ['把眼镜摘了', '把眼镜摘了（无法把它与周围区分开）'],
    ['keep the face', 'keep the face (nothing else was asked)'],
    ['不要改变脸', '不要改变脸（没有说要改什么）'],
    ['只保留天空', '只保留天空（没有说要改什么）'],
    ['change her outfit to a red dress', `change her outfit to a red dress (${WORN})`],
    ['换成黑色西装', `换成黑色西装（${WORN_ZH}）`],
    ['add gloves', `add gloves (${WORN})`],
    ['put a watch on his wrist', `put a watch on his wrist (${WORN})`],
    ['give her a leather jacket', `give her a leather jacket (${WORN})`],
    ['add a tattoo on her arm', `add a tattoo on her arm (${WORN})`],
    ['make her wear a blue suit', `make her wear a blue suit (${WORN})`],
    ['给他戴手套', `给他戴手套（${WORN_ZH}）`],
    ['穿上一双高跟鞋', `穿上一双高跟鞋（${WORN_ZH}）`],
    ['put a bow tie on the cat', 'put a bow tie on the cat (on an animal only glasses can be put)'],
    ['给猫戴皇冠', '给猫戴皇冠（动物身上只能画眼镜）'],
    ['put a birthday hat on the dog', 'put a birthday hat on the dog (on an animal only glasses can be put)'],
    ['给猫加一个红色蝴蝶结', '给猫加一个红色蝴蝶结（动物身上只能画眼镜）'],
    ['给猫戴一条围巾', '给猫戴一条围巾（动物身上只能画眼镜）'],
    ['make the tie red', 'make the tie red (it cannot be told from what is around it)'],
    ['could you make her look younger?', `could you make her look younger (${INVENTED})`],
    ['open her eyes', `open her eyes (${INVENTED})`],
    ['make him older', `make him older (${INVENTED})`],
    ['make her hair long', `make her hair long (${INVENTED})`],
    ['make her slimmer', `make her slimmer (${INVENTED})`],
    ['turn her head to the left', `turn her head to the left (${INVENTED})`],
    ['换个发型', `换个发型（${INVENTED_ZH}）`],
    ['让她变年轻', `让她变年轻（${INVENTED_ZH}）`],
    ['colorize this photo', 'colorize this photo (nobody knows the colors of a black and white photo)'],
    ['给老照片上色', '给老照片上色（无法知道黑白照片原来的颜色）'],
    [
      'remove the rocket in the background',
      'remove the rocket in the background (it cannot be told from what is around it)',
    ],
    ['去水印', '去水印（无法去掉画面里已有的文字和标记）'],
  ])('[product 2.2] says plainly why: %s', (instruction, told) => {
    expect(readInstruction(instruction)).toEqual({ parts: [], ignored: [told] });
  });

  it.each([
    'make the picture on the wall red',
    'add a party mask',
    'make it blue like a car',
    'change the car to a bus',
  ])('leaves alone what is not meant: %s', (instruction) => {
    expect(readInstruction(instruction).parts).toEqual([]);
  });

  it('takes what comes with a change as well, and names it when it is not known', () => {
    const { parts, ignored } = readInstruction(
      'make it night with stars, turn it into winter with a zorblax',
    );
    expect(parts.map(({ operation }) => operation.do)).toEqual(['hour', 'add', 'season']);
    expect(ignored).toEqual(['a zorblax']);
  });

  it('does the one half and names the other', () => {
    const { parts, ignored } = readInstruction('make the door blue and the sky pink');
    expect(parts.map(({ operation }) => operation)).toMatchObject([
      { do: 'colour', region: { kind: 'sky' } },
    ]);
    expect(ignored).toEqual(['make the door blue (it cannot be told from what is around it)']);
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
    expect(readInstruction('美白磨皮瘦腿').ignored).toEqual(['瘦腿']);
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
