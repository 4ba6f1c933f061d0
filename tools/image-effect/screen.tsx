// Image effects: the form of every effect with the choices of an image, its shape and how many.
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '#web/api/call.ts';
import { EffectForm } from '#web/effects/effect-form.tsx';
import type { OwnChoices } from '#web/effects/effect-form-props.ts';
import { listOffered } from '#web/task/fit-options.ts';
import { asChoice, useModelLimits } from '#web/task/model-scope.ts';
import { readStored } from '#web/task/read-stored.ts';
import { RatioPicker } from '#web/ui/form/ratio-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { imageEffect, postImageEffect } from './contract.ts';
import { EFFECT_COUNTS, EFFECT_RATIOS, ImageEffectFields } from './fields.ts';

const Choices = z.pick(ImageEffectFields, { aspect_ratio: true, count: true });
type Choices = z.output<typeof Choices>;

const OFFERED = listOffered(Choices);

const COUNTS = EFFECT_COUNTS.map(String);

export function ImageEffectScreen() {
  const { t } = useTranslation();
  return (
    <EffectForm<Choices>
      tool="image-effect"
      contract={imageEffect}
      readOwn={readChoices}
      offered={OFFERED}
      renderOwn={(own) => <ImageChoices {...own} />}
      send={(order, click) =>
        call(postImageEffect, { ...order, ...click }, { extractData: true, showLoading: false })
      }
      builtInWords={t('effects.not_ai_image')}
    />
  );
}

function ImageChoices({ form, change, errors }: OwnChoices<Choices>) {
  const { t } = useTranslation();
  const model = useModelLimits();
  const ratios = EFFECT_RATIOS.map((value) => ({
    value,
    label: value === 'auto' ? t('effects.auto_shape') : value,
  }));
  const counts = COUNTS.map(asChoice);
  return (
    <>
      <RatioPicker
        label={t('effects.shape')}
        value={form.aspect_ratio}
        onChange={(aspect_ratio) => change({ aspect_ratio })}
        options={EFFECT_RATIOS}
        names={{ auto: t('effects.auto_shape') }}
        disabled={model.unable('aspect_ratio', EFFECT_RATIOS)}
        hint={model.hint('aspect_ratio', ratios)}
        error={errors.aspect_ratio}
      />
      <Segmented
        label={t('effects.count_images')}
        value={String(form.count)}
        onChange={(count) => change({ count: Choices.shape.count.parse(Number(count)) })}
        options={model.limit('count', counts, Number)}
        hint={model.hint('count', counts, Number)}
        error={errors.count}
      />
    </>
  );
}

export function readChoices(raw: Readonly<Record<string, unknown>>): Choices {
  return readStored(Choices, raw);
}
