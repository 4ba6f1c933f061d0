// The voices that typed speech can have. How each sounds is the speaking engine's affair. Source: product §2.7.
import type { Language, Words } from '#texts/words.ts';

export type VoiceTemplate = {
  id: string;
  name: Words;
  /** One word for how it sounds. */
  manner: Words;
  /** What it is at home in; it reads both. */
  language: Language;
  gender: 'female' | 'male' | 'neutral';
};

const voice = (
  id: string,
  name: Words,
  manner: Words,
  language: Language,
  gender: VoiceTemplate['gender'],
): VoiceTemplate => ({ id, name, manner, language, gender });

export const VOICES = [
  voice('xiaoxiao', { en: 'Xiaoxiao', zh: '晓晓' }, { en: 'warm', zh: '温暖' }, 'zh', 'female'),
  voice('yunxi', { en: 'Yunxi', zh: '云希' }, { en: 'young', zh: '青年' }, 'zh', 'male'),
  voice('tiantian', { en: 'Tiantian', zh: '甜甜' }, { en: 'sweet', zh: '甜美' }, 'zh', 'female'),
  voice('uncle', { en: 'Uncle', zh: '沉稳大叔' }, { en: 'deep', zh: '低沉' }, 'zh', 'male'),
  voice('anchor', { en: 'Anchor', zh: '新闻女声' }, { en: 'news', zh: '播报' }, 'zh', 'female'),
  voice('grandpa', { en: 'Grandpa', zh: '故事爷爷' }, { en: 'story', zh: '讲故事' }, 'zh', 'male'),
  voice('teen', { en: 'Teen', zh: '元气少年' }, { en: 'lively', zh: '元气' }, 'zh', 'male'),
  voice('kid', { en: 'Kid', zh: '小朋友' }, { en: 'child', zh: '童声' }, 'zh', 'neutral'),
  voice('emma', { en: 'Emma', zh: 'Emma' }, { en: 'US', zh: '美音' }, 'en', 'female'),
  voice('ryan', { en: 'Ryan', zh: 'Ryan' }, { en: 'US', zh: '美音' }, 'en', 'male'),
  voice('grace', { en: 'Grace', zh: 'Grace' }, { en: 'UK', zh: '英音' }, 'en', 'female'),
  voice('henry', { en: 'Henry', zh: 'Henry' }, { en: 'UK', zh: '英音' }, 'en', 'male'),
  voice('sunny', { en: 'Sunny', zh: 'Sunny' }, { en: 'cheerful', zh: '明快' }, 'en', 'female'),
  voice('sage', { en: 'Sage', zh: 'Sage' }, { en: 'calm', zh: '平静' }, 'en', 'male'),
  voice('ace', { en: 'Ace', zh: 'Ace' }, { en: 'energetic', zh: '有力' }, 'en', 'male'),
  voice('dove', { en: 'Dove', zh: 'Dove' }, { en: 'soft', zh: '轻柔' }, 'en', 'female'),
] as const satisfies readonly VoiceTemplate[];

export function findVoice(id: string): VoiceTemplate | undefined {
  return VOICES.find((one) => one.id === id);
}
