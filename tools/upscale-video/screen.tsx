// Video upscale: a film and what is to become of it at the left, what was enlarged before at the right.
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import type { Reusable } from '#web/api/task-shape.ts';
import { MediaField } from '#web/media/media-field.tsx';
import { useMediaField } from '#web/media/use-media-field.ts';
import { useMediaFromAddress } from '#web/media/use-media-from-address.ts';
import { EmptyFeed } from '#web/task/empty-feed.tsx';
import { ToolForm } from '#web/task/tool-form.tsx';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import { postUpscale, upscaleMedia, upscaleVideo } from './contract.ts';
import { putFilm } from './screen-film.ts';
import { ScreenOptions } from './screen-options.tsx';
import { ScreenOutcome } from './screen-outcome.tsx';
import { effectiveForm, paramsOf, quoteOf, readForm, TOOL, type UpscaleForm } from './screen-state.ts';

export function UpscaleVideoScreen() {
  const { t } = useTranslation();
  const { form, change } = useToolDraft(TOOL, readForm);
  const films = useMediaField(TOOL, 'video', upscaleMedia.video);
  useMediaFromAddress(films);
  const [choice] = films.choices;
  const film = choice && choice.state !== 'failed' ? choice.facts : null;
  const [ref] = films.refs;
  const price = useToolPrice({
    contract: upscaleVideo,
    params: film && paramsOf(form, film),
    quoteParams: film ? quoteOf(form, film) : {},
    reasons: [
      !choice && t('upscale-video.add_film'),
      choice?.state === 'failed' && t('upscale-video.film_failed'),
      !ref && t('upscale-video.film_coming'),
    ],
    cheaper: film ? listCheaper(film) : [],
  });
  const { isPosting, fields, clearField, generate } = useToolPost(TOOL, price);

  function fill(part: Partial<UpscaleForm>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function run() {
    if (!ref) return;
    const order = { ...effectiveForm(form, film), video: ref };
    void generate({
      params: order,
      send: (click) => call(postUpscale, { ...order, ...click }, { extractData: true, showLoading: false }),
    });
  }
  function reuse(task: Reusable) {
    fill(readForm(task.params));
    putFilm(films, task);
  }

  return (
    <ToolForm
      tool={TOOL}
      title={t('upscale-video.title')}
      label={t('upscale-video.form')}
      price={price}
      isPosting={isPosting}
      onGenerate={run}
      onReuse={reuse}
      empty={<EmptyFeed title={t('upscale-video.empty_title')} about={t('upscale-video.empty_about')} />}
      builtInWords={t('upscale-video.not_ai')}
    >
      <MediaField
        field={films}
        label={t('upscale-video.film')}
        hint={choice ? undefined : t('upscale-video.film_hint')}
        error={fields.video}
      />
      {film && <ScreenOutcome form={form} film={film} />}
      <ScreenOptions form={form} change={fill} film={film} errors={fields} />
    </ToolForm>
  );

  function listCheaper(facts: NonNullable<typeof film>) {
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
