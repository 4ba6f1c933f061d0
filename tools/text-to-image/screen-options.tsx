// What can be chosen for an image: style, shape, engine, number, and the options that are folded away.
import { useTranslation } from 'react-i18next';
import { ASPECT_RATIOS, imageSize } from '#contract/limits.ts';
import type { Style } from '#contract/limits.ts';
import { StyleField } from '#web/media/style-field.tsx';
import { asChoice, useModelLimits } from '#web/task/model-scope.ts';
import { ImageCount, ImageResolutionField, MoreImageOptions } from '#web/task/image-fields.tsx';
import { NegativePromptField } from '#web/task/negative-prompt-field.tsx';
import { RatioPicker } from '#web/ui/form/ratio-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import type { TextToImageParams } from './fields.ts';
import { effectiveParams } from './screen-state.ts';
import style from './screen.module.css';

export type ScreenOptionsProps = {
  form: TextToImageParams;
  change: (part: Partial<TextToImageParams>) => void;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

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

export function ScreenOptions({ form, change, errors }: ScreenOptionsProps) {
  const { t } = useTranslation();
  const model = useModelLimits();
  const engines = (['lite', 'pro'] as const).map((value) => ({
    value,
    label: t(`text-to-image.engines.${value}`),
  }));
  const { resolution } = effectiveParams(form);
  const { width, height } = imageSize(form.aspect_ratio, resolution);
  return (
    <>
      <StyleField
        value={form.style}
        onChange={(chosen) => change({ style: chosen })}
        first={FIRST_STYLES}
        isDisabled={(one) => !model.can('style', one)}
        error={errors.style}
      />
      <RatioPicker
        label={t('tool.ratio')}
        aside={`${width} × ${height}`}
        value={form.aspect_ratio}
        onChange={(aspect_ratio) => change({ aspect_ratio })}
        options={ASPECT_RATIOS}
        disabled={model.unable('aspect_ratio', ASPECT_RATIOS)}
        hint={model.hint('aspect_ratio', ASPECT_RATIOS.map(asChoice))}
        error={errors.aspect_ratio}
      />
      <div className={style.two}>
        <Segmented
          label={t('text-to-image.engine')}
          value={form.engine}
          onChange={(engine) => change({ engine })}
          options={model.limit('engine', engines)}
          hint={model.hint('engine', engines)}
        />
        <ImageCount count={form.count} onChange={(count) => change({ count })} errors={errors} />
      </div>
      <MoreImageOptions resolution={resolution} seed={form.seed} onSeed={(seed) => change({ seed })}>
        {form.engine === 'lite' ? (
          <p className={style.note}>{t('text-to-image.pro_only')}</p>
        ) : (
          <>
            <NegativePromptField
              value={form.negative_prompt}
              onChange={(negative_prompt) => change({ negative_prompt })}
              placeholder={t('tool.negative_hint')}
              error={errors.negative_prompt}
            />
            <ImageResolutionField
              resolution={form.resolution}
              onChange={(chosen) => change({ resolution: chosen })}
              errors={errors}
            />
          </>
        )}
      </MoreImageOptions>
    </>
  );
}
