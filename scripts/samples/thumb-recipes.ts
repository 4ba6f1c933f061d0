// The small images of forms: each style at what suits it, and each example sentence of text to image in its style.
import type { Style } from '#contract/limits.ts';
import en from '#texts/en/screens/text-to-image.json' with { type: 'json' };
import zh from '#texts/zh/screens/text-to-image.json' with { type: 'json' };
import { EXAMPLES } from '#tools/text-to-image/examples.ts';
import type { ToolRecipe } from './recipes.ts';

/** Something whose picture shows at a glance what the style does. */
const SUBJECTS: Readonly<Record<Exclude<Style, 'auto'>, [prompt: string, seed: number]>> = {
  photo: ['a bowl of ramen on a wooden table', 4],
  cinematic: ['an elephant in the desert at sunset', 5],
  anime: ['樱花树下的汉服少女', 6],
  '3d': ['two penguins, snow, aurora', 16],
  illustration: ['a bear in an autumn forest', 3],
  watercolor: ['桃花林，小木屋', 3],
  oil: ['a field of sunflowers, a windmill behind', 8],
  ink: ['a pagoda in the mountains, mist', 6],
  pixel: ['a rocket and a ringed planet in deep space', 18],
  line_art: ['a sailing boat and a lighthouse on the sea', 5],
  cyberpunk: ['a street in the rain at night, a man with an umbrella', 7],
  fantasy: ['a castle in the clouds', 3],
  product: ['perfume bottle', 9],
  logo: ['a fox logo', 10],
  poster: ['a lighthouse by the sea at sunset', 6],
};

/** Where the first seed shows the sentence badly. */
const EXAMPLE_SEEDS: Partial<Record<string, number>> = {};
const EXAMPLE_SEED = 4;

function image(prompt: string, style: string, seed: number): ToolRecipe {
  const fields = { prompt, style, aspect_ratio: '1:1', count: 1 };
  return { tool: 'text-to-image', fields, seed };
}

/** Of all styles but Auto, which looks like whichever it chooses. */
export const STYLE_RECIPES: Readonly<Record<string, ToolRecipe>> = Object.fromEntries(
  Object.entries(SUBJECTS).map(([style, [prompt, seed]]) => [style, image(prompt, style, seed)]),
);

/** By their name and language, as the browser looks for them. */
export const EXAMPLE_RECIPES: Readonly<Record<string, ToolRecipe>> = Object.fromEntries(
  EXAMPLES.flatMap(({ name, style }) =>
    Object.entries({ en, zh }).map(([language, { examples }]) => {
      const id = `${name}.${language}`;
      return [id, image(examples[name], style, EXAMPLE_SEEDS[id] ?? EXAMPLE_SEED)];
    }),
  ),
);
