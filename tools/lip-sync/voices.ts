// The voices that typed speech can have. How each sounds is the speaking engine's affair. Source: product §2.7.
import en from '#texts/en/tools/voices.json' with { type: 'json' };
import zh from '#texts/zh/tools/voices.json' with { type: 'json' };
import { type Language, pairTexts, type Words } from '#texts/words.ts';

export type VoiceTemplate = {
  id: string;
  name: Words;
  /** One word for how it sounds. */
  manner: Words;
  /** What it is at home in; it reads both. */
  language: Language;
  gender: 'female' | 'male' | 'neutral';
};

const { names: NAMES, manners: MANNERS } = pairTexts(en, zh);

const voice = (
  id: keyof typeof NAMES,
  manner: keyof typeof MANNERS,
  language: Language,
  gender: VoiceTemplate['gender'],
): VoiceTemplate => ({ id, name: NAMES[id], manner: MANNERS[manner], language, gender });

export const VOICES = [
  voice('xiaoxiao', 'warm', 'zh', 'female'),
  voice('yunxi', 'young', 'zh', 'male'),
  voice('tiantian', 'sweet', 'zh', 'female'),
  voice('uncle', 'deep', 'zh', 'male'),
  voice('anchor', 'news', 'zh', 'female'),
  voice('grandpa', 'story', 'zh', 'male'),
  voice('teen', 'lively', 'zh', 'male'),
  voice('kid', 'child', 'zh', 'neutral'),
  voice('emma', 'us', 'en', 'female'),
  voice('ryan', 'us', 'en', 'male'),
  voice('grace', 'uk', 'en', 'female'),
  voice('henry', 'uk', 'en', 'male'),
  voice('sunny', 'cheerful', 'en', 'female'),
  voice('sage', 'calm', 'en', 'male'),
  voice('ace', 'energetic', 'en', 'male'),
  voice('dove', 'soft', 'en', 'female'),
] as const satisfies readonly VoiceTemplate[];

export function findVoice(id: string): VoiceTemplate | undefined {
  return VOICES.find((one) => one.id === id);
}
