// Video effects: the form of every effect with the choices of a video, its size and its music.
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PLANS } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { EffectForm } from '#web/effects/effect-form.tsx';
import type { OwnChoices } from '#web/effects/effect-form-props.ts';
import { readStored } from '#web/task/read-stored.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { postVideoEffect, videoEffect } from './contract.ts';
import { VIDEO_EFFECT_RESOLUTIONS, VideoEffectFields } from './fields.ts';

const Choices = z.pick(VideoEffectFields, { resolution: true, music: true });
type Choices = z.output<typeof Choices>;

export function VideoEffectScreen() {
  const { t } = useTranslation();
  return (
    <EffectForm<Choices>
      tool="video-effect"
      contract={videoEffect}
      readOwn={readChoices}
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
  const { language } = useTaskText();
  const isSmall = useMe((me) => me !== null && me.limits.max_resolution !== '1080p');
  const note = t('video.plan_note', { x: '1080p', plan: PLANS.basic.name[language] });
  const [seconds = 0] = effect.durations;
  return (
    <>
      <Segmented
        label={t('video.resolution')}
        aside={t('video.seconds', { n: seconds })}
        value={form.resolution}
        onChange={(resolution) => change({ resolution })}
        options={VIDEO_EFFECT_RESOLUTIONS.map((value) => ({
          value,
          label: value,
          disabled: value === '1080p' && isSmall && form.resolution !== value,
        }))}
        hint={isSmall ? note : undefined}
        error={errors.resolution}
      />
      {effect.music && (
        <Switch
          label={t('video-effect.music')}
          labelAt="before"
          isOn={form.music}
          onChange={(music) => change({ music })}
        />
      )}
    </>
  );
}

export function readChoices(raw: Readonly<Record<string, unknown>>): Choices {
  return readStored(Choices, raw);
}
