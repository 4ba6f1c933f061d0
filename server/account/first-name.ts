// What a new account is called until its owner says otherwise.
import { isLegible, NAME_CHARACTERS, tidyName } from '#contract/account.ts';
import type { AppContext } from '#server/app-context.ts';
import en from '#texts/en/server/accounts.json' with { type: 'json' };
import zh from '#texts/zh/server/accounts.json' with { type: 'json' };
import { type Language, pairTexts } from '#texts/words.ts';

/** For who came with neither a name nor an address that could be shown. */
const NAMELESS = pairTexts(en, zh).newcomer;

type Newcomer = { given?: string; email: string; language: Language };

/**
 * The name that was given elsewhere, or the part before the @, as long as a name may be and in one line. Everybody will
 * read it, so what the content rules forbid is left out; rules that cannot be asked keep nobody from signing in.
 */
export async function chooseFirstName(
  { moderation }: Pick<AppContext, 'moderation'>,
  { given = '', email, language }: Newcomer,
): Promise<string> {
  for (const words of [given, email.split('@')[0] ?? '']) {
    const name = shorten(tidyName(words));
    if (!isLegible(name)) continue;
    const typed = { text: name, use: 'wanted' } as const;
    const isFine = await moderation.judge('prompt', typed).then(
      (reason) => reason === null,
      () => false,
    );
    if (isFine) return name;
  }
  return NAMELESS[language];
}

/** What joins characters joins nothing at the end. */
function shorten(name: string): string {
  return Array.from(name)
    .slice(0, NAME_CHARACTERS)
    .join('')
    .replace(/[\p{Cf}\p{Z}]+$/u, '');
}
