// What the tools that make images ask alike: how many, how large, and from which seed.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { IMAGE_RESOLUTIONS, PLANS } from '#contract/limits.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { SeedField } from '#web/ui/form/seed-field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { MoreOptions } from './more-options.tsx';

type Errors = Readonly<Record<string, string>>;

const COUNTS = ['1', '2', '3', '4'] as const;

export type ImageCountProps = {
  count: number;
  onChange: (count: number) => void;
  hint?: string | undefined;
  errors: Errors;
};

export function ImageCount({ count, onChange, hint, errors }: ImageCountProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('tool.count')}
      value={COUNTS[count - 1] ?? '2'}
      onChange={(chosen) => onChange(Number(chosen))}
      options={COUNTS.map((value) => ({ value, label: value }))}
      hint={hint}
      error={errors.count}
    />
  );
}

type ImageResolution = (typeof IMAGE_RESOLUTIONS)[number];

export type ImageResolutionFieldProps = {
  resolution: ImageResolution;
  onChange: (resolution: ImageResolution) => void;
  errors: Errors;
};

export function ImageResolutionField({ resolution, onChange, errors }: ImageResolutionFieldProps) {
  const { t } = useTranslation();
  const { language } = useTaskText();
  const mayUse2K = useMe((me) => me?.limits.max_image_resolution === '2K');
  return (
    <Segmented
      label={t('tool.resolution')}
      value={resolution}
      onChange={onChange}
      options={IMAGE_RESOLUTIONS.map((value) => ({
        value,
        label: value,
        disabled: value === '2K' && !mayUse2K && resolution !== '2K',
      }))}
      hint={mayUse2K ? undefined : t('tool.plan_note', { plan: PLANS.basic.name[language] })}
      error={errors.resolution}
    />
  );
}

export type MoreImageOptionsProps = {
  /** The one that will be asked for. */
  resolution: ImageResolution;
  seed: number | undefined;
  onSeed: (seed: number | undefined) => void;
  children: ReactNode;
};

export function MoreImageOptions({ resolution, seed, onSeed, children }: MoreImageOptionsProps) {
  const { t } = useTranslation();
  return (
    <MoreOptions aside={t('tool.more_now', { resolution, seed: seed ?? t('tool.random_seed') })}>
      {children}
      <SeedField
        value={seed ?? null}
        onChange={(chosen) => onSeed(chosen ?? undefined)}
        hint={t('tool.seed_hint')}
      />
    </MoreOptions>
  );
}
