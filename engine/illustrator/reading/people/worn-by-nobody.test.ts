// Clothes that lie or stand beside somebody are worn by nobody.
import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

describe('clothes beside somebody', () => {
  it.each([
    ['a girl sitting next to a pair of red boots', 'boots'],
    ['a golden retriever lying next to a pair of red boots', 'boots'],
    ['a boy standing near a hat', 'hat'],
    ['小狗旁边放着一双靴子', 'boots'],
  ])('are things of their own: %s', (prompt, key) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.map((one) => one.key)).toContain(key);
    for (const { person } of subjects)
      expect(person?.wears.map(({ garment }) => garment) ?? []).not.toContain(key);
  });

  it.each([
    ['a woman with a hat next to a man in a suit', 'suit'],
    ['a boy next to his mother in a blue coat', 'coat'],
    ['穿着外套的小狗旁边放着一双靴子', 'coat'],
  ])('others are worn all the same: %s', (prompt, garment) => {
    const worn = parsePrompt(prompt).subjects.flatMap(({ person }) => person?.wears ?? []);
    expect(worn.map((one) => one.garment)).toContain(garment);
  });
});

it.each(['白雪公主穿着长裙站在木屋前', 'Cinderella in a blue dress stands before a castle'])(
  'lies nowhere where it is of somebody who is not drawn: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).not.toContain('dress');
  },
);
