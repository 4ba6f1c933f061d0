// Image to video: two frames and the move between them at the left, what was filmed at the right.
import { useTranslation } from 'react-i18next';
import { VIDEO_PROMPT_CHARACTERS, nearestVideoRatio } from '#contract/video.ts';
import { call } from '#web/api/call.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { listInputs } from '#web/media/list-inputs.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import { useMediaFromAddress } from '#web/media/use-media-from-address.ts';
import { drawWords } from '#web/task/draw-words.ts';
import { VideoExamples } from '#web/task/video-examples.tsx';
import { VideoFields } from '#web/task/video-fields.tsx';
import { effectiveVideo } from '#web/task/video-form.ts';
import { MoreVideoOptions } from '#web/task/more-video-options.tsx';
import { PromptField } from '#web/task/prompt-field.tsx';
import { PromptHistoryButton } from '#web/task/prompt-history-button.tsx';
import { ToolForm } from '#web/task/tool-form.tsx';
import { useAnimation } from '#web/task/use-animation.ts';
import { useBeginFromHome } from '#web/task/use-begin-from-home.ts';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { postImageToVideo } from './contract.ts';
import { MOTIONS } from './fields.ts';
import { holdsAlone, useEmptiedFrames } from './screen-animation.ts';
import { EXAMPLES } from './screen-examples.ts';
import { FRAMES_RULE, putFrames, ScreenFrames } from './screen-frames.tsx';
import { useScreenPrice } from './screen-price.ts';
import { FIT, readForm, TOOL, type ImageToVideoForm } from './screen-state.ts';

export function ImageToVideoScreen() {
  const { t } = useTranslation();
  const { form, change, model } = useToolDraft(TOOL, readForm, FIT);
  // By the name that the line at home puts its image under.
  const frames = useMediaField(TOOL, 'image', FRAMES_RULE);
  const meant = useEmptiedFrames(frames);
  useMediaFromAddress(frames);
  const price = useScreenPrice(form, change, frames);
  const { isPosting, fields, clearField, generate } = useToolPost(TOOL, price);

  function fill(part: Partial<ImageToVideoForm>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function run() {
    const [first, last] = [0, 1].map((slot) => frames.choices.find((one) => one.slot === slot));
    const [image, image_tail] = [first?.ref, last?.ref];
    if (!image) return;
    const { seed, ...params } = effectiveVideo(form);
    const order = {
      ...params,
      image,
      // The server would choose the same; said here, the video that is on its way already has its shape.
      ...(first?.facts && { aspect_ratio: nearestVideoRatio(first.facts.width, first.facts.height) }),
      ...(image_tail && { image_tail }),
      ...(seed === undefined ? {} : { seed }),
    };
    void generate({
      params: order,
      inputs: listInputs(frames),
      send: (click) =>
        call(postImageToVideo, { ...order, ...click }, { extractData: true, showLoading: false }),
    });
  }
  function reuse(task: Reusable) {
    fill(readForm(task.params));
    putFrames(frames, task);
  }
  useBeginFromHome({ form, read: readForm, fill, generate: run });
  const intended = useAnimation({
    meant,
    form,
    isReady: holdsAlone(frames, meant),
    blocked: price.button.blocked,
    begin: run,
  });
  function runNow() {
    // Begun by hand, it does not begin by itself as well.
    intended?.cancel();
    run();
  }

  return (
    <ToolForm
      tool={TOOL}
      title={t('image-to-video.title')}
      label={t('image-to-video.form')}
      aside={<PromptHistoryButton tool={TOOL} onChoose={(prompt) => fill({ prompt })} />}
      model={model}
      price={price}
      errors={fields}
      isPosting={isPosting}
      onGenerate={runNow}
      intended={intended}
      onReuse={reuse}
      empty={<VideoExamples tool={TOOL} examples={EXAMPLES} onTry={fill} />}
      builtInWords={t('image-to-video.not_ai')}
    >
      <ScreenFrames frames={frames} errors={fields} />
      <PromptField
        value={form.prompt}
        onChange={(prompt) => fill({ prompt })}
        onSubmit={runNow}
        limit={VIDEO_PROMPT_CHARACTERS}
        placeholder={t('image-to-video.placeholder')}
        error={fields.prompt}
        drawIdea={() => drawWords(t, 'image-to-video.ideas')}
        minLines={2}
        enhancesFor={4}
      />
      <VideoFields form={form} change={fill} errors={fields} />
      <MoreVideoOptions
        form={form}
        change={fill}
        errors={fields}
        seedHint={t('image-to-video.seed_hint')}
        formatNow={(seed) =>
          t('image-to-video.more_now', { motion: t(`image-to-video.motions.${form.motion}`), seed })
        }
      >
        <Segmented
          label={t('image-to-video.motion')}
          value={form.motion}
          onChange={(motion) => fill({ motion })}
          options={MOTIONS.map((value) => ({
            value,
            label: t(`image-to-video.motions.${value}`),
            disabled: !model.can('motion', value),
          }))}
          error={fields.motion}
        />
      </MoreVideoOptions>
    </ToolForm>
  );
}
