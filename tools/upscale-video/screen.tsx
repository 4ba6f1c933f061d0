// Video upscale: a video and what is to become of it at the left, what was enlarged before at the right.
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { describeRemedy } from '#web/media/describe-remedy.ts';
import { MediaField } from '#web/media/media-field.tsx';
import { listInputs } from '#web/media/list-inputs.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import { useMediaFromAddress } from '#web/media/use-media-from-address.ts';
import { EmptyFeed } from '#web/task/empty-feed.tsx';
import { ToolForm } from '#web/task/tool-form.tsx';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import { postUpscale, upscaleMedia, upscaleVideo } from './contract.ts';
import { putVideo } from './screen-video.ts';
import { ScreenOptions } from './screen-options.tsx';
import { ScreenOutcome } from './screen-outcome.tsx';
import { VideoHint } from './screen-video-hint.tsx';
import { effectiveForm, FIT, paramsOf, quoteOf, readForm, TOOL, type UpscaleForm } from './screen-state.ts';

export function UpscaleVideoScreen() {
  const { t } = useTranslation();
  const { form, change, model } = useToolDraft(TOOL, readForm, FIT);
  const videos = useMediaField(TOOL, 'video', upscaleMedia.video);
  useMediaFromAddress(videos);
  const [choice] = videos.choices;
  const video = choice && choice.state !== 'failed' ? choice.facts : null;
  const [ref] = videos.refs;
  const price = useToolPrice({
    contract: upscaleVideo,
    params: video && paramsOf(form, video),
    quoteParams: video ? quoteOf(form, video) : {},
    reasons: [
      !choice && t('upscale-video.add_video'),
      choice?.state === 'failed' && (describeRemedy(t, videos) ?? t('upscale-video.video_failed')),
      !ref && t('upscale-video.video_coming'),
    ],
    cheaper: video ? listCheaper(video) : [],
  });
  const { isPosting, fields, clearField, generate } = useToolPost(TOOL, price);

  function fill(part: Partial<UpscaleForm>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function run() {
    if (!ref) return;
    const order = { ...effectiveForm(form, video), video: ref };
    void generate({
      params: order,
      inputs: listInputs(videos),
      send: (click) => call(postUpscale, { ...order, ...click }, { extractData: true, showLoading: false }),
    });
  }
  function reuse(task: Reusable) {
    fill(readForm(task.params));
    putVideo(videos, task);
  }

  return (
    <ToolForm
      tool={TOOL}
      title={t('upscale-video.title')}
      label={t('upscale-video.form')}
      model={model}
      price={price}
      errors={fields}
      isPosting={isPosting}
      onGenerate={run}
      onReuse={reuse}
      empty={<EmptyFeed title={t('upscale-video.empty_title')} about={t('upscale-video.empty_about')} />}
      builtInWords={t('upscale-video.not_ai')}
    >
      <MediaField
        field={videos}
        label={t('upscale-video.video')}
        hint={choice ? undefined : <VideoHint />}
        error={fields.video}
      />
      {video && <ScreenOutcome form={form} video={video} />}
      <ScreenOptions form={form} change={fill} video={video} errors={fields} />
    </ToolForm>
  );

  function listCheaper(facts: NonNullable<typeof video>) {
    const way = (label: string, part: Partial<UpscaleForm>) => ({
      label,
      params: paramsOf({ ...form, ...part }, facts),
      choose: () => change(part),
    });
    const { target, fps } = effectiveForm(form, facts);
    return [
      ...(fps === 'keep' ? [] : [way(t('upscale-video.cheaper_fps'), { fps: 'keep' })]),
      ...(target === '4K' ? [way(t('upscale-video.cheaper_target', { x: '2K' }), { target: '2K' })] : []),
      ...(target === '2K' ? [way(t('upscale-video.cheaper_same'), { target: 'same' })] : []),
    ];
  }
}
