// What is said of an engine wherever its works are shown. The engines themselves live with the worker.
import type { Language, Words } from '#texts/words.ts';

type Shown = { id: string; name: string; is_ai: boolean };

/** The built-in engine composes by rules, and says so (design: the engine promise). */
const ENGINES: Readonly<Record<string, { name: Words; isAi: boolean }>> = {
  'built-in': { name: { en: 'Built-in illustrator', zh: '内置插画引擎' }, isAi: false },
};

/** An engine that was removed from the settings since is shown by its id, and as an AI: the safer claim. */
export function presentEngine(id: string, language: Language): Shown {
  const known = ENGINES[id];
  return known ? { id, name: known.name[language], is_ai: known.isAi } : { id, name: id, is_ai: true };
}
