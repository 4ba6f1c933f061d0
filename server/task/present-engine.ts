// What is said of an engine wherever its works are shown. The engines themselves live with the worker.
import type { tasks } from '#server/database/schema/tasks.ts';
import en from '#texts/en/server/engines.json' with { type: 'json' };
import zh from '#texts/zh/server/engines.json' with { type: 'json' };
import { type Language, pairTexts, type Words } from '#texts/words.ts';

type Shown = { id: string; name: string; is_ai: boolean };
type Maker = Pick<typeof tasks.$inferSelect, 'engine' | 'model_title'>;

const WORDS = pairTexts(en, zh);

/** The built-in engine composes by rules, and says so (design: the engine promise). */
const ENGINES: Readonly<Record<string, { name: Words; isAi: boolean }>> = {
  'built-in': { name: WORDS['built-in'], isAi: false },
  comfyui: { name: WORDS.comfyui, isAi: true },
  fal: { name: WORDS.fal, isAi: true },
  replicate: { name: WORDS.replicate, isAi: true },
  openai: { name: WORDS.openai, isAi: true },
  'openai-video': { name: WORDS['openai-video'], isAi: true },
  local: { name: WORDS.local, isAi: true },
};

/** Who makes a task, and by which of its models, where that is known. */
export function presentMaker({ engine, model_title }: Maker, language: Language): Shown & { model?: string } {
  return { ...presentEngine(engine, language), ...(model_title && { model: model_title[language] }) };
}

/** An engine that was removed from the settings since is shown by its id, and as an AI: the safer claim. */
export function presentEngine(id: string, language: Language): Shown {
  const known = ENGINES[id];
  return known ? { id, name: known.name[language], is_ai: known.isAi } : { id, name: id, is_ai: true };
}
