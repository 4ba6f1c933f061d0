// The words that a model is given: what the user wrote, and what was chosen beside it.
import type { EngineRequest } from '../engine.ts';
import EFFECTS from './effect-words.json' with { type: 'json' };
import { isOnePhotoOfTwo } from './one-photo.ts';
import type { RequestFields } from './request-fields.ts';
import WORDS from './prompt-words.json' with { type: 'json' };

/** `together`: of two people who are on one photo. */
type EffectWords = { prompt: string; together?: string; options?: Record<string, string> };

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = WORDS;
const effects: Readonly<Record<string, Readonly<Record<string, EffectWords>>>> = EFFECTS;

/** `takesNegative`: the model has a parameter for what must not be seen; else that is said in the prompt too. */
export function writePrompt(
  request: Pick<EngineRequest, 'tool' | 'fields' | 'inputs'>,
  fields: RequestFields,
  takesNegative: boolean,
): string {
  const { tool } = request;
  const { prompt, style, mode, camera, motion, negative_prompt: negative, effect_id: effect } = fields;
  const isRestyle = tool === 'image-to-image' && mode === 'restyle';
  const parts = [
    effect && writeEffect(wordsOf(request, effect), fields),
    tool === 'image-to-image' ? (words['modes']?.[mode] ?? '') : '',
    prompt,
    style === 'auto' ? '' : `${isRestyle ? 'The new style' : 'Style'}: ${words['styles']?.[style] ?? style}`,
    words['cameras']?.[camera] ?? '',
    words['motions']?.[motion] ?? '',
    negative && !takesNegative ? `Do not show: ${negative}` : '',
  ];
  return parts.filter(Boolean).map(endSentence).join(' ');
}

/** True where there are words for an effect of this tool. */
export function hasEffectWords(tool: string, effect: string): boolean {
  return effects[tool]?.[effect] !== undefined;
}

/** False where one photo with two people is all there is, and the words speak of two photos. */
export function hasWordsFor(request: Pick<EngineRequest, 'tool' | 'fields' | 'inputs'>): boolean {
  const { tool, fields } = request;
  return !isOnePhotoOfTwo(request) || effects[tool]?.[String(fields['effect_id'])]?.together !== undefined;
}

function wordsOf(
  request: Pick<EngineRequest, 'tool' | 'fields' | 'inputs'>,
  id: string,
): EffectWords | undefined {
  const words = effects[request.tool]?.[id];
  return words?.together !== undefined && isOnePhotoOfTwo(request)
    ? { ...words, prompt: words.together }
    : words;
}

/** `{text}` and `{option}` are filled in; what stands in brackets is left out where there is no text. */
function writeEffect(effect: EffectWords | undefined, { text, option }: RequestFields): string {
  if (!effect) return '';
  return effect.prompt
    .replaceAll(/ ?\[([^\]]*)\]/g, (_, part: string) => (text === '' ? '' : ` ${part}`))
    .replaceAll('{option}', () => effect.options?.[option] ?? option)
    .replaceAll('{text}', () => text.replaceAll(/\s+/g, ' '))
    .trim();
}

function endSentence(part: string): string {
  const text = part.trim();
  return /[.!?。！？…]["”']?$/u.test(text) ? text : `${text}.`;
}
