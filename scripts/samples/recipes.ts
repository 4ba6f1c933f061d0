// How samples of what the tools make are described: by what a tool is asked, or what it is given. Painted by
// make-recipe.ts; what was painted says by `hashRecipe` of which recipe it is.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolName } from '#contract/tool-names.ts';

/** Photos by others that may be shown; THIRD_PARTY.md says by whom. */
const PHOTOS_FOLDER = path.join(import.meta.dirname, '../../tests/fakes/photos');

export type ToolRecipe = {
  tool: ToolName;
  /** As a post says them, but for the media and the seed. */
  fields: Readonly<Record<string, unknown>>;
  /** Names of other recipes, by the field that takes them. */
  media?: Readonly<Record<string, readonly string[]>>;
  seed: number;
};

export type Recipe =
  | ToolRecipe
  | { photo: string }
  /** The video of another recipe as an old telephone would have kept it: so many pixels high, and pressed hard. */
  | { smaller: string; height: number };

export type Recipes = Readonly<Record<string, Recipe>>;

export function findRecipe(recipes: Recipes, name: string): Recipe {
  const recipe = recipes[name];
  if (!recipe) throw new Error(`there is no recipe ${name}`);
  return recipe;
}

export const photoFile = (photo: string): string => path.join(PHOTOS_FOLDER, photo);

/** Names of what it is made of. */
export function listMedia(recipe: Recipe): readonly string[] {
  if ('photo' in recipe) return [];
  return 'smaller' in recipe ? [recipe.smaller] : Object.values(recipe.media ?? {}).flat();
}

/** Another one wherever anything that was asked for is another, or the same of what it is made of. */
export function hashRecipe(recipes: Recipes, name: string): string {
  const recipe = findRecipe(recipes, name);
  const made = listMedia(recipe).map((one) => hashRecipe(recipes, one));
  const asked =
    'photo' in recipe
      ? hash(readFileSync(photoFile(recipe.photo)))
      : 'smaller' in recipe
        ? recipe.height
        : [recipe.tool, recipe.fields, Object.keys(recipe.media ?? {}), recipe.seed];
  return hash(JSON.stringify([asked, made])).slice(0, 16);
}

export function hash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
