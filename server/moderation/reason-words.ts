// What a class of the content rules is called where somebody is told that something was stopped.
import type { RuleClass } from '#contract/community.ts';
import en from '#texts/en/server/rules.json' with { type: 'json' };
import zh from '#texts/zh/server/rules.json' with { type: 'json' };
import { pairTexts, type Words } from '#texts/words.ts';

export const REASON_WORDS: Readonly<Record<RuleClass, Words>> = pairTexts(en, zh);
