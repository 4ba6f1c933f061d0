// Which storms bring rain: lightning alone does not, nor do clouds.

import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

it.each([
  ['a lighthouse in a storm', ['storm', 'rain']],
  ['暴风雨中的小船', ['storm', 'rain']],
  ['lightning over the desert', ['storm']],
  ['a dry thunderstorm over a prairie', ['storm']],
  ['a thunderstorm without rain over a field', ['storm']],
  ['闪电劈向大海，没有雨', ['storm']],
  ['a pirate on a deck, storm clouds on the horizon', ['gloom']],
])('%s', (prompt, weather) => {
  expect([...parsePrompt(prompt).weather]).toEqual(weather);
});
