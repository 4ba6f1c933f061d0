// What can be chosen for a picture: style, shape, engine, number, and the options that are folded away.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASPECT_RATIOS, imageSize, NEGATIVE_PROMPT_CHARACTERS, PLANS, STYLES } from '#contract/limits.ts';
import type { Style } from '#contract/limits.ts';
import { useMineStore } from '#web/api/mine-store.ts';
import { stylePicture } from '#web/media/style-pictures.ts';
import { MoreOptions } from '#web/task/more-options.tsx';
import { RatioPicker } from '#web/ui/ratio-picker.tsx';
import { SeedField } from '#web/ui/seed-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SmallAction } from '#web/ui/small-action.tsx';
import { StylePicker } from '#web/ui/style-picker.tsx';
import { WritingField } from '#web/ui/writing-field.tsx';
import type { TextToImageParams } from './contract.ts';
import { effectiveParams } from './screen-state.ts';
import style from './screen.module.css';

export type ScreenOptionsProps = {
  form: TextToImageParams;
  change: (part: Partial<TextToImageParams>) => void;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

/** The styles that stand open, in two rows; the rest is one press away. */
const FIRST_STYLES: readonly Style[] = [
  'auto',
  'ink',
  'watercolor',
  'oil',
  'line_art',
  'pixel',
  'cinematic',
  'anime',
];
/** Where a chosen style stands that is not among them: in the first row, which even a low screen shows. */
const GUEST_PLACE = 3;
const COUNTS = ['1', '2', '3', '4'] as const;

export function ScreenOptions({ form, change, errors }: ScreenOptionsProps) {
  const { t, i18n } = useTranslation();
  const [hasAllStyles, setAllStyles] = useState(false);
  const mayUse2K = useMineStore(({ mine }) => mine?.limits.max_image_resolution === '2K');
  const { resolution } = effectiveParams(form);
  const { width, height } = imageSize(form.aspect_ratio, resolution);
  const plan = PLANS.basic.name[i18n.language === 'zh' ? 'zh' : 'en'];
  const isLite = form.engine === 'lite';
  return (
    <>
      <StylePicker
        label={t('text-to-image.style')}
        aside={
          <SmallAction onClick={() => setAllStyles(!hasAllStyles)} aria-expanded={hasAllStyles}>
            {hasAllStyles
              ? t('text-to-image.fewer_styles')
              : t('text-to-image.all_styles', { n: STYLES.length })}
          </SmallAction>
        }
        value={form.style}
        onChange={(chosen) => change({ style: chosen })}
        options={(hasAllStyles ? STYLES : listFirstStyles(form.style)).map((value) => ({
          value,
          label: t(`text-to-image.styles.${value}`),
          picture: value === 'auto' ? undefined : stylePicture(value),
        }))}
        isFolding={!hasAllStyles}
        error={errors.style}
      />
      <RatioPicker
        label={t('tool.ratio')}
        aside={`${width} × ${height}`}
        value={form.aspect_ratio}
        onChange={(aspect_ratio) => change({ aspect_ratio })}
        options={ASPECT_RATIOS}
        error={errors.aspect_ratio}
      />
      <div className={style.two}>
        <Segmented
          label={t('text-to-image.engine')}
          value={form.engine}
          onChange={(engine) => change({ engine })}
          options={[
            { value: 'lite', label: 'Lite' },
            { value: 'pro', label: 'Pro' },
          ]}
        />
        <Segmented
          label={t('tool.count')}
          value={COUNTS[form.count - 1] ?? '2'}
          onChange={(count) => change({ count: Number(count) })}
          options={COUNTS.map((value) => ({ value, label: value }))}
          error={errors.count}
        />
      </div>
      <MoreOptions
        aside={t('tool.more_now', {
          resolution,
          seed: form.seed === undefined ? t('tool.random_seed') : form.seed,
        })}
      >
        {isLite ? (
          <p className={style.note}>{t('text-to-image.pro_only')}</p>
        ) : (
          <>
            <WritingField
              label={t('tool.negative')}
              placeholder={t('tool.negative_hint')}
              value={form.negative_prompt}
              onChange={(negative_prompt) => change({ negative_prompt })}
              limit={NEGATIVE_PROMPT_CHARACTERS}
              minLines={1}
              error={errors.negative_prompt}
            />
            <Segmented
              label={t('tool.resolution')}
              value={form.resolution}
              onChange={(chosen) => change({ resolution: chosen })}
              options={[
                { value: '1K', label: '1K' },
                { value: '2K', label: '2K', disabled: !mayUse2K && form.resolution !== '2K' },
              ]}
              hint={mayUse2K ? undefined : t('tool.plan_note', { plan })}
              error={errors.resolution}
            />
          </>
        )}
        <SeedField
          value={form.seed ?? null}
          onChange={(seed) => change({ seed: seed ?? undefined })}
          hint={t('tool.seed_hint')}
        />
      </MoreOptions>
    </>
  );
}

function listFirstStyles(chosen: Style): readonly Style[] {
  return FIRST_STYLES.includes(chosen) ? FIRST_STYLES : FIRST_STYLES.toSpliced(GUEST_PLACE, 1, chosen);
}
