// Of what colour letters are said to be: "in gold letters", "a pink neon sign", 红色大字.

import { luminance, mix, type Colour } from '#engine/raster/colour.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';

const SAID =
  /\b(?<ink>[a-z]+)(?:[ -](?:foil|leaf))? (?:(?:bold|large|big|huge|capital|block|serif|elegant|handwritten) )*(?:letter(?:s|ing)?|text|type|typography|fonts?|neon signs?|neon letter(?:s|ing)?)\b|(?<han>金|银|红|白|黑|蓝|绿|粉|黄|紫|橙)色?的?(?:大|艺术|立体)?(?:字体?|文字|标题)(?![样号塔楼里])|(?<neon>红|白|蓝|绿|粉|黄|紫|橙)色?的?霓虹|(?<gilt>烫金)/iu;

const METALS: readonly (readonly [RegExp, string])[] = [
  [/^(?:gold|golden|gilt|gilded|金|烫金)$/i, '#d8a83c'],
  [/^(?:silver|银)$/i, '#c4c9d2'],
];

/** Changes the reading of what is lettered: the colour is of its letters, and of nothing else. */
export function inkLetters(reading: PromptReading, prompt: string): void {
  const { writing, asks } = reading;
  const [first] = writing;
  const found = SAID.exec(prompt);
  const { ink, han, neon, gilt } = found?.groups ?? {};
  const name = ink ?? han ?? neon ?? gilt;
  if (!first || !found || name === undefined) return;
  const colour = METALS.find(([named]) => named.test(name))?.[1] ?? colourOf(name);
  if (colour === undefined) return;
  reading.letterInk = colour;
  const [phrase] = found;
  for (const { words, shows } of asks)
    if (shows.length === 0 && phrase.toLowerCase().includes(words.toLowerCase()))
      shows.push({ is: 'thing', thing: first });
}

function colourOf(name: string): string | undefined {
  return parsePrompt(/\p{Script=Han}/u.test(name) ? `${name}色` : name).colours[0];
}

/** What letters on a ground are printed with: as was asked, deeper where it would be lost on a pale ground. */
export function letterInk({ letterInk: asked }: PromptReading, ground: Colour, usual: Colour): Colour {
  if (asked === undefined) return usual;
  const isLost = luminance(ground) > 0.6 && luminance(asked) > 0.45;
  return isLost ? mix(asked, '#6a3c08', 0.35) : asked;
}
