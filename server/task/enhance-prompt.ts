// Adds to a prompt what it leaves open, in its own language. No model: a few phrases an image gains by, never twice.
import { createHash } from 'node:crypto';
import { PROMPT_CHARACTERS } from '#contract/limits.ts';
import { VIDEO_PROMPT_CHARACTERS } from '#contract/video.ts';
import { countCharacters } from '#contract/field-words.ts';
import type { EnhanceToolType } from '#contract/prompt.ts';

/** One thing that an image has, said or not. */
type Facet = {
  /** Words by which it was said already, in either language. */
  said: RegExp;
  en: readonly string[];
  zh: readonly string[];
};

const LIGHT: Facet = {
  said: /\b(dawn|sun\w*|morning|noon|midday|afternoon|dusk|evening|twilight|night\w*|midnight|moon\w*|starr?y|stars|daylight|golden hour|neon|candle\w*|lamp\w*|lantern\w*|backlit|light(?:s|ing)?)\b|日出|日落|黎明|清晨|早晨|朝霞|晨|中午|正午|午后|阳光|夕阳|黄昏|傍晚|晚霞|暮|夜|月光|月下|星空|繁星|霓虹|烛|灯|光/iu,
  en: [
    'at golden hour',
    'in the soft light of early morning',
    'at sunset, warm light',
    'under a starry night sky',
  ],
  zh: ['清晨柔和的光线', '金色黄昏', '夕阳余晖', '漫天星空'],
};

const AIR: Facet = {
  said: /\b(rain\w*|snow\w*|fog\w*|mist\w*|haz[ey]|storm\w*|wind\w*|breeze|cloud\w*|petals?|blossoms?|leaves|fireflies|clear sky|indoors?|room|studio|portrait|space|underwater)\b|雨|雪|雾|霾|风|云|花瓣|落叶|樱花|萤火虫|室内|房间|太空|水下|肖像/iu,
  en: ['light mist', 'drifting clouds', 'a gentle breeze'],
  zh: ['薄雾', '几朵白云', '微风'],
};

const FINISH: Facet = {
  said: /\b(detail\w*|soft shadows|depth of field|close-up|wide view|cinematic|colou?rs?|painting|sketch|watercolou?r|logo|poster|pixel)\b|细节|光影|景深|特写|色彩|色调|水彩|素描|海报|像素|标志/iu,
  en: ['highly detailed', 'depth of field', 'warm colours'],
  zh: ['光影柔和', '暖色调'],
};

const MOVEMENT: Facet = {
  said: /\b(mov\w+|drift\w*|sway\w*|flow\w*|fl(?:y|ies|ying)|wind\w*|breeze|waves?|fall(?:s|ing)|rain\w*|snow\w*|camera|pan|zoom|push|orbit)\b|飘|摇|流动|飞|风|浪|落|雨|雪|镜头|推近|拉远|环绕/iu,
  en: ['a gentle breeze, drifting clouds', 'wind, falling leaves', 'a gentle breeze, falling petals'],
  zh: ['微风，白云飘过', '风中落叶', '微风，花瓣飘落'],
};

const FACETS: Readonly<Record<EnhanceToolType, readonly Facet[]>> = {
  1: [LIGHT, AIR, FINISH],
  2: [FINISH],
  3: [LIGHT, MOVEMENT, FINISH],
  4: [MOVEMENT],
};

const MOST_CHARACTERS: Readonly<Record<EnhanceToolType, number>> = {
  1: PROMPT_CHARACTERS,
  2: PROMPT_CHARACTERS,
  3: VIDEO_PROMPT_CHARACTERS,
  4: VIDEO_PROMPT_CHARACTERS,
};

const ENDS = /[\s.。,，;；]/u;
const CHINESE = /\p{Script=Han}/u;

/** The same prompt gets the same words. What would not fit any more is left out; one that says all comes back as it is. */
export function enhancePrompt(prompt: string, type: EnhanceToolType): string {
  const isChinese = CHINESE.test(prompt);
  const comma = isChinese ? '，' : ', ';
  const bare = dropEnd(prompt);
  let enhanced = bare;
  for (const facet of FACETS[type]) {
    if (facet.said.test(enhanced)) continue;
    const phrase = choose(isChinese ? facet.zh : facet.en, prompt);
    const longer = enhanced + comma + phrase;
    if (countCharacters(longer) <= MOST_CHARACTERS[type]) enhanced = longer;
  }
  return enhanced === bare ? prompt.trim() : enhanced;
}

/** From its end: an expression would try every sign of a long row as the beginning of the end. */
function dropEnd(prompt: string): string {
  const text = prompt.trim();
  let length = text.length;
  while (length > 0 && ENDS.test(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

function choose(phrases: readonly string[], prompt: string): string {
  const number = createHash('sha256').update(prompt).digest().readUInt32BE(0);
  return phrases[number % phrases.length] ?? '';
}
