// What is folded away of every film: what it should not show, and from which seed it is made.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { FilmParams } from '#contract/film.ts';
import { SeedField } from '#web/ui/form/seed-field.tsx';
import { MoreOptions } from './more-options.tsx';
import { NegativePromptField } from './negative-prompt-field.tsx';

type Wishes = Pick<FilmParams, 'negative_prompt' | 'seed'>;

export type MoreFilmOptionsProps = {
  form: Wishes;
  change: (part: Partial<Wishes>) => void;
  errors: Readonly<Record<string, string>>;
  /** What the same seed gives again. */
  seedHint: string;
  /** The line while it is folded, where the tool's own choices stand in it, too. */
  sayNow?: (seed: string) => string;
  /** The tool's own choices. */
  children?: ReactNode;
};

export function MoreFilmOptions({ form, change, errors, seedHint, sayNow, children }: MoreFilmOptionsProps) {
  const { t } = useTranslation();
  const seed = form.seed === undefined ? t('tool.random_seed') : String(form.seed);
  return (
    <MoreOptions aside={sayNow?.(seed) ?? seed}>
      {children}
      <NegativePromptField
        value={form.negative_prompt}
        onChange={(negative_prompt) => change({ negative_prompt })}
        placeholder={t('film.negative_hint')}
        error={errors.negative_prompt}
      />
      <SeedField
        value={form.seed ?? null}
        onChange={(chosen) => change({ seed: chosen ?? undefined })}
        hint={seedHint}
      />
    </MoreOptions>
  );
}
