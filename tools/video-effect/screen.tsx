// Video effects: the form of every effect with the choices of a video, its size and its music.
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { refuse1080p } from '#contract/video.ts';
import { call } from '#web/api/call.ts';
import { EffectForm } from '#web/effects/effect-form.tsx';
import type { OwnChoices } from '#web/effects/effect-form-props.ts';
import { useModelLimits } from '#web/task/model-scope.ts';
import { PlanHint } from '#web/task/plan-hint.tsx';
import { listOffered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { postVideoEffect, videoEffect } from './contract.ts';
import { VIDEO_EFFECT_RESOLUTIONS, VideoEffectFields } from './fields.ts';

const Choices = z.pick(VideoEffectFields, { resolution: true, music: true });
type Choices = z.output<typeof Choices>;

const OFFERED = listOffered(Choices);

export function VideoEffectScreen() {
  const { t } = useTranslation();
  return (
    <EffectForm<Choices>
      tool="video-effect"
      contract={videoEffect}
      readOwn={readChoices}
      offered={OFFERED}
      renderOwn={(own) => <VideoChoices {...own} />}
      send={(order, click) =>
        call(postVideoEffect, { ...order, ...click }, { extractData: true, showLoading: false })
      }
      builtInWords={t('effects.not_ai_video')}
    />
  );
}

function VideoChoices({ effect, form, change, errors }: OwnChoices<Choices>) {
  const { t } = useTranslation();
  const limits = useMe((me) => me?.limits ?? null);
  const needs1080p = limits ? refuse1080p(limits).resolution : undefined;
  const model = useModelLimits();
  const [seconds = 0] = effect.durations;
  const sizes = VIDEO_EFFECT_RESOLUTIONS.map((value) => ({
    value,
    label: value,
    disabled: value === '1080p' && needs1080p !== undefined && form.resolution !== value,
  }));
  return (
    <>
      <Segmented
        label={t('video.resolution')}
        aside={t('video.seconds', { n: seconds })}
        value={form.resolution}
        onChange={(resolution) => change({ resolution })}
        options={model.limit('resolution', sizes)}
        hint={model.hint('resolution', sizes) ?? (needs1080p && <PlanHint word={needs1080p} />)}
        error={errors.resolution}
      />
      {effect.music && (
        <Switch
          label={t('video-effect.music')}
          labelAt="before"
          isOn={form.music}
          onChange={(music) => change({ music })}
          disabled={!model.can('music', true)}
        />
      )}
    </>
  );
}

export function readChoices(raw: Readonly<Record<string, unknown>>): Choices {
  return readStored(Choices, raw);
}
