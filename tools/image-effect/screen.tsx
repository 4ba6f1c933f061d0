// Image effects: the form of every effect with the choices of an image, its shape and how many.
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '#web/api/call.ts';
import { EffectForm } from '#web/effects/effect-form.tsx';
import { readStored } from '#web/task/read-stored.ts';
import { RatioPicker } from '#web/ui/form/ratio-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { imageEffect, postImageEffect } from './contract.ts';
import { EFFECT_COUNTS, EFFECT_RATIOS, ImageEffectFields } from './fields.ts';

const Choices = z.pick(ImageEffectFields, { aspect_ratio: true, count: true });
type Choices = z.output<typeof Choices>;

const COUNTS = EFFECT_COUNTS.map(String);

export function ImageEffectScreen() {
  const { t } = useTranslation();
  return (
    <EffectForm<Choices>
      tool="image-effect"
      contract={imageEffect}
      readOwn={readChoices}
      renderOwn={({ form, change, errors }) => (
        <>
          <RatioPicker
            label={t('effects.shape')}
            value={form.aspect_ratio}
            onChange={(aspect_ratio) => change({ aspect_ratio })}
            options={EFFECT_RATIOS}
            names={{ auto: t('effects.auto_shape') }}
            error={errors.aspect_ratio}
          />
          <Segmented
            label={t('effects.count_images')}
            value={String(form.count)}
            onChange={(count) => change({ count: Choices.shape.count.parse(Number(count)) })}
            options={COUNTS.map((value) => ({ value, label: value }))}
            error={errors.count}
          />
        </>
      )}
      send={(order, click) =>
        call(postImageEffect, { ...order, ...click }, { extractData: true, showLoading: false })
      }
      builtInWords={t('effects.not_ai_image')}
    />
  );
}

export function readChoices(raw: Readonly<Record<string, unknown>>): Choices {
  return readStored(Choices, raw);
}
