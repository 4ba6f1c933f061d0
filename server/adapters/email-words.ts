// The words of all emails.
import en from '#texts/en/server/emails.json' with { type: 'json' };
import zh from '#texts/zh/server/emails.json' with { type: 'json' };
import { pairTexts } from '#texts/words.ts';

export const EMAIL_WORDS = pairTexts(en, zh);
