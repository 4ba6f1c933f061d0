// What is said beside the thing that is asked for: how letters look, where they are, how far, and which side.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { Operation } from './instruction.ts';
import { readInstruction } from './read-instruction.ts';

beforeAll(needDrawings, 120_000);

function operationsOf(instruction: string): Operation[] {
  const { parts, ignored } = readInstruction(instruction);
  expect(ignored).toEqual([]);
  return parts.map(({ operation }) => operation);
}

describe('details of an instruction', () => {
  it.each([
    ['add the word MEOW in big pink letters', { text: 'MEOW', colour: [238, 128, 170], size: 1.5 }],
    ['write Hello there at the top in gold', { text: 'Hello there', place: { down: 'top' } }],
    ['write SALE in red at the bottom', { text: 'SALE', colour: [208, 44, 44], place: { down: 'bottom' } }],
    ['write Love in Paris', { text: 'Love in Paris' }],
    ['写上“早安”四个字，白色，放在最上面', { text: '早安', place: { down: 'top' } }],
    ['write "hi", top right corner', { text: 'hi', place: { across: 'right', down: 'top' } }],
    ['put it on a white table', { do: 'background', table: [244, 242, 238] }],
    ['把它放在白色的桌子上', { do: 'background', table: [244, 242, 238] }],
    ['放到白色大理石桌上', { do: 'background', table: [244, 242, 238] }],
    ['golden hour light', { do: 'hour', hour: 'golden' }],
    ['add a cat, on the left', { do: 'add', place: { across: 'left' } }],
    ['rotate left a bit', { do: 'turn', degrees: -6 }],
    ['tilt it', { do: 'turn', degrees: 6 }],
    ['crop the top', { do: 'crop', place: { down: 'top' }, off: 0.18 }],
    ['裁掉左边', { do: 'crop', place: { across: 'left' }, off: 0.18 }],
    ['crop 20% from the bottom', { do: 'crop', place: { down: 'bottom' }, off: 0.2 }],
    ['往上扩展', { do: 'extend', place: { down: 'top' } }],
    ['make it a 16:9 wallpaper', { do: 'crop', ratio: 16 / 9 }],
    ['做成手机壁纸', { do: 'crop', ratio: 9 / 16 }],
    ['make it look like an old photo from the 70s', { do: 'look', look: 'vintage' }],
    ['cut her out with a transparent background', { do: 'cut-out' }],
    ['take the man out of the picture', { do: 'erase', what: 'person' }],
    ['把猫抠出来', { do: 'cut-out', what: 'animal' }],
    ['dye her hair platinum', { do: 'colour', region: { part: 'hair' } }],
    ['头发变成银灰色', { do: 'colour', colour: [136, 138, 142], region: { part: 'hair' } }],
    ['turn into mosaic style', { do: 'look', look: 'mosaic' }],
    ['加个马赛克', { do: 'hide', by: 'mosaic' }],
    ['变成秋天的景色', { do: 'season', season: 'autumn' }],
    ['嘴唇涂成正红色', { do: 'colour', colour: [208, 44, 44], region: { part: 'lips' } }],
    ['make the sweater emerald green', { do: 'colour', colour: [20, 118, 84] }],
    ['give her round sunglasses', { do: 'wear', thing: 'sunglasses', isRound: true }],
    ['给他戴一副圆框眼镜', { do: 'wear', thing: 'glasses', isRound: true }],
  ])('[product 2.2] %s', (instruction, wanted) => {
    expect(operationsOf(instruction)).toMatchObject([wanted]);
  });

  it('keeps a garment of a colour, and nothing else of that colour', () => {
    const [, kept] = operationsOf('black and white but keep the suit orange');
    expect(kept).toEqual({ do: 'keep', region: { kind: 'person', part: 'clothes' } });
  });

  it('changes all but what is named after a but', () => {
    expect(operationsOf('make everything but her black and white')).toMatchObject([
      { do: 'ink', ink: 'grey', region: { kind: 'background' } },
    ]);
    expect(readInstruction('make everything but the sky darker').parts).toEqual([]);
  });

  it('tans skin, and paints nobody', () => {
    for (const { region } of operationsOf('make her tan') as { region: unknown }[])
      expect(region).toEqual({ kind: 'skin' });
    expect(readInstruction('make him black').parts).toEqual([]);
  });

  it('names what is asked of a face beside its shape', () => {
    expect(readInstruction('瘦脸隆鼻').ignored).toEqual(['隆鼻']);
  });
});
