// The three ways to change an image, as tabs, each with the fields of its own.
import { useTranslation } from 'react-i18next';
import { PROMPT_CHARACTERS } from '#contract/limits.ts';
import type { Style } from '#contract/limits.ts';
import { StyleField } from '#web/media/style-field.tsx';
import { useModelLimits } from '#web/task/model-scope.ts';
import { PromptField } from '#web/task/prompt-field.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { Tabs } from '#web/ui/form/tabs.tsx';
import { IMAGE_MODES, STRENGTH, type ImageMode } from './fields.ts';
import { drawIdea } from './screen-idea.ts';
import { readStrength } from './screen-state.ts';
import type { ImageForm } from './screen-state.ts';
import style from './screen.module.css';

export type ScreenModesProps = {
  form: ImageForm;
  change: (part: Partial<ImageForm>) => void;
  onSubmit: () => void;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

const FIRST_STYLES: readonly Style[] = [
  'auto',
  'watercolor',
  'oil',
  'anime',
  'ink',
  'line_art',
  'pixel',
  'cinematic',
];

export function ScreenModes(props: ScreenModesProps) {
  const { t } = useTranslation();
  const model = useModelLimits();
  const modes = IMAGE_MODES.map((value) => ({ value, label: t(`image-to-image.modes.${value}`) }));
  const { form, change, errors } = props;
  return (
    <div>
      <Tabs
        label={t('image-to-image.mode')}
        value={form.mode}
        onChange={(mode) => change({ mode })}
        hint={model.hint('mode', modes)}
        tabs={model.limit('mode', modes).map((tab) => ({
          ...tab,
          panel: <ModeFields {...props} mode={tab.value} />,
        }))}
      />
      {errors.mode && <p className={style.note}>{errors.mode}</p>}
    </div>
  );
}

function ModeFields({ mode, form, change, onSubmit, errors }: ScreenModesProps & { mode: ImageMode }) {
  const { t } = useTranslation();
  return (
    <div className={style.mode}>
      <p className={style.note}>{t(`image-to-image.about.${mode}`)}</p>
      {mode === 'restyle' && <StyleFields form={form} change={change} errors={errors} />}
      <PromptField
        value={form.prompt}
        onChange={(prompt) => change({ prompt })}
        onSubmit={onSubmit}
        limit={PROMPT_CHARACTERS}
        placeholder={t(`image-to-image.placeholder.${mode}`)}
        error={errors.prompt}
        drawIdea={() => drawIdea(t, mode, form.prompt)}
        enhancesFor={2}
        minLines={mode === 'restyle' ? 1 : 2}
      />
    </div>
  );
}

function StyleFields({ form, change, errors }: Omit<ScreenModesProps, 'onSubmit'>) {
  const { t } = useTranslation();
  const model = useModelLimits();
  return (
    <>
      <StyleField
        value={form.style}
        onChange={(chosen) => change({ style: chosen })}
        first={FIRST_STYLES}
        isDisabled={(one) => !model.can('style', one)}
        error={errors.style}
      />
      <Slider
        label={t('image-to-image.strength')}
        value={form.strength}
        onChange={(value) => change({ strength: readStrength(value) })}
        min={STRENGTH.least}
        max={STRENGTH.most}
        step={STRENGTH.step}
        shown={form.strength.toFixed(2)}
        ends={[t('image-to-image.nearer'), t('image-to-image.freer')]}
      />
      {errors.strength && <p className={style.note}>{errors.strength}</p>}
    </>
  );
}
