// What every video is asked: the camera, the care, the length, the size, the sound. For the tools that make videos.
import { useTranslation } from 'react-i18next';
import {
  CAMERAS,
  refuse1080p,
  refuseVideoPlan,
  VIDEO_MODES,
  VIDEO_SECONDS,
  videoFields,
  videoPrice,
  videoResolutions,
  type VideoParams,
} from '#contract/video.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { CameraPicker } from '#web/ui/form/camera-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useModelLimits } from './model-scope.ts';
import { PlanHint } from './plan-hint.tsx';
import { videoResolutionOf } from './video-form.ts';
import style from './video-fields.module.css';

export type VideoChoices = Pick<VideoParams, 'mode' | 'camera' | 'resolution' | 'duration' | 'sound'>;

export type VideoFieldsProps = {
  form: VideoChoices;
  change: (part: Partial<VideoChoices>) => void;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

export function VideoFields({ form, change, errors }: VideoFieldsProps) {
  const { t } = useTranslation();
  const { points } = useTaskText();
  const limits = useMe((me) => me?.limits ?? null);
  const model = useModelLimits();
  const resolution = videoResolutionOf(form);
  const chosen = { ...form, resolution };
  const soundPoints =
    videoPrice({ ...chosen, sound: true }).price - videoPrice({ ...chosen, sound: false }).price;
  const needsLonger = limits
    ? refuseVideoPlan({ resolution: '720p', duration: 10 }, limits).duration
    : undefined;
  const needs1080p = limits ? refuse1080p(limits).resolution : undefined;
  const modes = VIDEO_MODES.map((value) => ({ value, label: t(`video.modes.${value}`) }));
  const lengths = VIDEO_SECONDS.map((value) => ({
    value: String(value),
    label: t('video.seconds', { n: value }),
    disabled: value > 5 && needsLonger !== undefined && form.duration !== value,
  }));
  const sizes = videoResolutions(form.mode).map((value) => ({
    value,
    label: value,
    disabled: value === '1080p' && needs1080p !== undefined && resolution !== value,
  }));
  return (
    <>
      <CameraPicker
        label={t('video.camera')}
        value={form.camera}
        onChange={(camera) => change({ camera })}
        options={model.limit(
          'camera',
          CAMERAS.map((value) => ({ value, label: t(`video.cameras.${value}`) })),
        )}
        error={errors.camera}
      />
      <div className={style.two}>
        <Segmented
          label={t('video.mode')}
          value={form.mode}
          onChange={(mode) => change({ mode })}
          options={model.limit('mode', modes)}
          hint={model.hint('mode', modes)}
          error={errors.mode}
        />
        <Segmented
          label={t('video.duration')}
          value={String(form.duration)}
          onChange={(text) => change({ duration: videoFields.duration.parse(Number(text)) })}
          options={model.limit('duration', lengths, Number)}
          hint={model.hint('duration', lengths, Number) ?? (needsLonger && <PlanHint word={needsLonger} />)}
          error={errors.duration}
        />
        <Segmented
          label={t('video.resolution')}
          value={resolution}
          onChange={(one) => change({ resolution: one })}
          options={model.limit('resolution', sizes)}
          hint={
            model.hint('resolution', sizes) ??
            (needs1080p && form.mode === 'pro' ? <PlanHint word={needs1080p} /> : undefined)
          }
          error={errors.resolution}
        />
        <div>
          <p className={style.label} aria-hidden="true">
            {t('video.sound')}
          </p>
          <div className={style.sound}>
            <Switch
              label={
                <>
                  <VisuallyHidden>{t('video.sound')} </VisuallyHidden>
                  {t('video.sound_costs', { points: points(soundPoints) })}
                </>
              }
              isOn={form.sound}
              onChange={(sound) => change({ sound })}
              labelAt="before"
              disabled={!model.can('sound', true)}
            />
          </div>
        </div>
      </div>
    </>
  );
}
