// What is folded away of every video: what it should not show, and from which seed it is made.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { VideoParams } from '#contract/video.ts';
import { SeedField } from '#web/ui/form/seed-field.tsx';
import { MoreOptions } from './more-options.tsx';
import { NegativePromptField } from './negative-prompt-field.tsx';

type Wishes = Pick<VideoParams, 'negative_prompt' | 'seed'>;

export type MoreVideoOptionsProps = {
  form: Wishes;
  change: (part: Partial<Wishes>) => void;
  errors: Readonly<Record<string, string>>;
  /** What the same seed gives again. */
  seedHint: string;
  /** The line while it is folded, where the tool's own choices stand in it, too. */
  formatNow?: (seed: string) => string;
  /** The tool's own choices. */
  children?: ReactNode;
};

export function MoreVideoOptions({
  form,
  change,
  errors,
  seedHint,
  formatNow,
  children,
}: MoreVideoOptionsProps) {
  const { t } = useTranslation();
  const seed = form.seed === undefined ? t('tool.random_seed') : String(form.seed);
  return (
    <MoreOptions aside={formatNow?.(seed) ?? seed}>
      {children}
      <NegativePromptField
        value={form.negative_prompt}
        onChange={(negative_prompt) => change({ negative_prompt })}
        placeholder={t('video.negative_hint')}
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
