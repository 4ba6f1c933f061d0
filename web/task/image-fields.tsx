// What the tools that make images ask alike: how many, how large, and from which seed.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { IMAGE_RESOLUTIONS } from '#contract/limits.ts';
import { refuseImagePlan } from '#contract/image-plan.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { SeedField } from '#web/ui/form/seed-field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { PlanHint } from './plan-hint.tsx';
import { useModelLimits } from './model-scope.ts';
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
  const limits = useModelLimits();
  const counts = COUNTS.map((value) => ({ value, label: value }));
  return (
    <Segmented
      label={t('tool.count')}
      value={COUNTS[count - 1] ?? '2'}
      onChange={(chosen) => onChange(Number(chosen))}
      options={limits.limit('count', counts, Number)}
      hint={limits.hint('count', counts, Number) ?? hint}
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
  const limits = useMe((me) => me?.limits ?? null);
  const model = useModelLimits();
  const choices = IMAGE_RESOLUTIONS.map((value) => ({ value, label: value }));
  const needs2K = limits ? refuseImagePlan({ count: 1, resolution: '2K' }, limits).resolution : undefined;
  return (
    <Segmented
      label={t('tool.resolution')}
      value={resolution}
      onChange={onChange}
      options={model.limit(
        'resolution',
        choices.map((choice) => ({
          ...choice,
          disabled: choice.value === '2K' && needs2K !== undefined && resolution !== '2K',
        })),
      )}
      hint={model.hint('resolution', choices) ?? (needs2K && <PlanHint word={needs2K} />)}
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
