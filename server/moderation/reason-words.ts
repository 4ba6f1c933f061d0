// What a class of the content rules is called where somebody is told that something was stopped.
import type { RuleClass } from '#contract/community.ts';
import type { Words } from '#texts/words.ts';

export const REASON_WORDS: Readonly<Record<RuleClass, Words>> = {
  sexual: { en: 'sexual content', zh: '色情内容' },
  violence: { en: 'graphic violence', zh: '血腥暴力' },
  minors: { en: 'sexual content with minors', zh: '涉及未成年人的不当内容' },
  real_person: { en: 'a real public person', zh: '真实公众人物' },
  hateful: { en: 'hateful content', zh: '仇恨内容' },
  illegal: { en: 'illegal goods or acts', zh: '违法内容' },
};
