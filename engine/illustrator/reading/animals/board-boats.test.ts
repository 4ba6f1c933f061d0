// Who is alone in a canoe has the paddle.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each(['a boy paddles a red canoe on a lake', 'a boy in a red canoe on a lake', '男孩划着独木舟'])(
  'rides it: %s',
  (prompt) => {
    const { links, ignored } = parsePrompt(prompt);
    expect(links).toMatchObject([{ relation: 'riding', from: 0, to: 1 }]);
    expect(ignored).toEqual([]);
  },
);

it('is in it with somebody else', () => {
  const { links } = parsePrompt('a man and a woman in a canoe');
  expect(links.map(({ relation }) => relation)).not.toContain('riding');
});
