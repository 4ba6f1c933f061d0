// What can be asked of the video that was chosen: only what it does not have already.
import { useTranslation } from 'react-i18next';
import type { MediaFacts } from '#contract/media.ts';
import { useModelLimits } from '#web/task/model-scope.ts';
import { PlanHint } from '#web/task/plan-hint.tsx';
import { useMe } from '#web/model/me/use-me.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { canBeSmoothed, isMotionSearched, targetsAbove, upscaleVideo } from './contract.ts';
import { DENOISE, SMOOTH_FPS, TARGETS, type UpscaleParams } from './fields.ts';
import style from './screen.module.css';
import { effectiveForm, paramsOf, type UpscaleForm } from './screen-state.ts';

export type ScreenOptionsProps = {
  form: UpscaleForm;
  change: (part: Partial<UpscaleForm>) => void;
  /** Null until one was chosen and measured. */
  video: MediaFacts | null;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

export function ScreenOptions({ form, change, video, errors }: ScreenOptionsProps) {
  const { t } = useTranslation();
  const needsPlan = usePlanNeed(form, video);
  const model = useModelLimits();
  const smoothNeed = needsPlan({ fps: SMOOTH_FPS });
  const { target, fps } = effectiveForm(form, video);
  const offered = video ? targetsAbove(video) : TARGETS;
  const targetNeed = offered.map((value) => needsPlan({ target: value })).find(Boolean);
  const isSmooth = video !== null && !canBeSmoothed(video.fps);
  const targets = offered.map((value) => ({
    value,
    label: value === 'same' ? t('upscale-video.same') : value,
    disabled: needsPlan({ target: value }) !== undefined && value !== target,
  }));
  const rates = [
    {
      value: 'keep',
      label: video?.fps ? t('upscale-video.keep_n', { n: round(video.fps) }) : t('upscale-video.keep'),
    },
    {
      value: String(SMOOTH_FPS),
      label: String(SMOOTH_FPS),
      disabled: isSmooth || (smoothNeed !== undefined && fps === 'keep'),
    },
  ];
  const denoises = DENOISE.map((value) => ({ value, label: t(`upscale-video.denoises.${value}`) }));
  return (
    <>
      <Segmented
        label={t('upscale-video.target')}
        value={target}
        onChange={(one) => change({ target: one })}
        options={model.limit('target', targets)}
        hint={
          model.hint('target', targets) ??
          (targetNeed ? (
            <PlanHint word={targetNeed} />
          ) : target === '4K' ? (
            t('upscale-video.hevc')
          ) : undefined)
        }
        error={errors.target}
      />
      <div className={style.two}>
        <Segmented
          label={t('upscale-video.fps')}
          value={String(fps)}
          onChange={(text) => change({ fps: readRate(text) })}
          options={model.limit('fps', rates, readRate)}
          hint={
            model.hint('fps', rates, readRate) ??
            (isSmooth ? (
              t('upscale-video.smooth_already')
            ) : smoothNeed ? (
              <PlanHint word={smoothNeed} />
            ) : (
              formatHow()
            ))
          }
          error={errors.fps}
        />
        <Segmented
          label={t('upscale-video.denoise')}
          value={form.denoise}
          onChange={(denoise) => change({ denoise })}
          options={model.limit('denoise', denoises)}
          hint={model.hint('denoise', denoises)}
          error={errors.denoise}
        />
      </div>
      <Slider
        label={t('upscale-video.sharpen')}
        value={form.sharpen}
        onChange={(sharpen) => change({ sharpen })}
        min={0}
        max={100}
        step={5}
        ends={[t('upscale-video.off'), t('upscale-video.strong')]}
      />
    </>
  );

  /** How the frames between are made: it shows, so it is said. */
  function formatHow(): string | undefined {
    if (fps !== SMOOTH_FPS || !video) return undefined;
    return t(isMotionSearched(video) ? 'upscale-video.follows' : 'upscale-video.blends');
  }
}

/** The packed word of "4K from the Pro plan", for what the plan of this person lacks. */
function usePlanNeed(
  form: UpscaleForm,
  video: MediaFacts | null,
): (part: Partial<Pick<UpscaleParams, 'target' | 'fps'>>) => string | undefined {
  const limits = useMe((me) => me?.limits ?? null);
  return (part) => {
    if (!limits) return undefined;
    const params = video ? paramsOf(form, video) : upscaleVideo.quote.parse({});
    const refused = upscaleVideo.refusePlan({ ...params, target: 'same', fps: 'keep', ...part }, limits);
    return refused.target ?? refused.fps;
  };
}

function readRate(text: string): UpscaleForm['fps'] {
  return text === 'keep' ? 'keep' : SMOOTH_FPS;
}

function round(fps: number): number {
  return Math.round(fps * 100) / 100;
}
