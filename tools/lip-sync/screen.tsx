// Lip sync: three steps on one page. Who speaks, what is said, how it is finished; below, what was made before.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { listInputs } from '#web/media/list-inputs.ts';
import { shownWork } from '#web/media/shown-work.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import type { MediaChoice } from '#web/media/use-media-field.ts';
import type { ChosenWork } from '#web/media/works-wall.tsx';
import { GenerateButton } from '#web/task/generate-button.tsx';
import { ModelField } from '#web/task/model-field.tsx';
import { ModelScope } from '#web/task/model-scope.ts';
import { RemixCredit } from '#web/task/remix-credit.tsx';
import { creditSource } from '#web/task/remix-source.ts';
import { TaskFeed } from '#web/task/task-feed.tsx';
import { useGenerateKey } from '#web/task/use-generate-key.ts';
import { useRemixFromAddress } from '#web/task/use-remix-from-address.ts';
import { useReuseFromAddress } from '#web/task/use-reuse-from-address.ts';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { expectedSeconds, LIP_MEDIA, postLipSync } from './contract.ts';
import { LIP_SECONDS } from './seconds.ts';
import type { MouthBox } from './fields.ts';
import { useWorkFromAddress } from './screen-address.ts';
import { mouthOf, useSeenFaces } from './screen-face.ts';
import { ScreenFinish } from './screen-finish.tsx';
import { putInputs } from './screen-inputs.ts';
import { useScreenPrice } from './screen-price.ts';
import { ScreenSource } from './screen-source.tsx';
import { ScreenSpeech } from './screen-speech.tsx';
import { FIT, formOf, paramsOf, readForm, TOOL } from './screen-state.ts';
import { nameRef } from '#web/media/name-ref.ts';
import type { LipForm } from './screen-state.ts';
import style from './screen.module.css';

export function LipSyncScreen() {
  const { t } = useTranslation();
  const { form, change, model } = useToolDraft<LipForm>(TOOL, readForm, FIT);
  const fields = {
    image: useMediaField(TOOL, 'image', LIP_MEDIA.image),
    video: useMediaField(TOOL, 'video', LIP_MEDIA.video),
    audio: useMediaField(TOOL, 'audio', LIP_MEDIA.audio),
  };
  useWorkFromAddress(fields, (source) => change({ source }));

  const field = fields[form.source];
  const [chosen] = field.choices;
  const [voice] = fields.audio.choices;
  const seen = useSeenFaces(chosen, form.source === 'video');
  const [face] = seen?.faces ?? [];
  const placed = chosen && form.mouth && isOf(form.mouth.of, chosen) ? form.mouth.box : null;
  const box = placed ?? (face ? mouthOf(face) : null);
  const canSpeak = useSiteConfig()?.features.includes('speech') ?? true;
  /** Of the image or video that it was given for; never kept. */
  const [consentFor, setConsentFor] = useState('');
  const hasConsent = chosen !== undefined && consentFor === chosen.id;

  const params = paramsOf(form, chosen, voice, box);
  const seconds = expectedSeconds(params);
  const price = useScreenPrice({
    form,
    change,
    params,
    source: field,
    audio: fields.audio,
    canSpeak,
    hasConsent,
    // Before there is an answer, and without one, the engine looks for the mouth itself.
    isMouthMissing: seen?.faces?.length === 0 && box === null,
  });
  const { isPosting, fields: errors, clearField, generate } = useToolPost(TOOL, price);

  function fill(part: Partial<LipForm>) {
    change(part);
    for (const name of ['speech.text', 'speech', 'audio', 'length', 'resolution', 'model']) clearField(name);
  }
  function takeWork({ task, index, kind }: ChosenWork) {
    const shown = shownWork(task, index);
    if (!shown) return;
    fields[kind].clear();
    fields[kind].addRef({ task_id: task.id, index }, shown);
    fill({ source: kind });
  }
  function placeMouth(at: MouthBox) {
    if (chosen) fill({ mouth: { box: at, of: chosen.ref ? nameRef(chosen.ref) : chosen.id } });
  }
  function run() {
    const [ref] = field.refs;
    const [sound] = fields.audio.refs;
    const { image: _image, video: _video, audio: _audio, ...asked } = params;
    const input = {
      ...asked,
      [form.source]: ref,
      ...(asked.speech ? {} : { audio: sound }),
      consent: true as const,
    };
    void generate({
      params: { ...input },
      inputs: listInputs(field),
      send: (click) => call(postLipSync, { ...input, ...click }, { extractData: true, showLoading: false }),
    });
  }
  function refill(task: Reusable) {
    fill(formOf(task.params));
    putInputs(fields, task);
  }
  function reuse(task: Task) {
    creditSource(TOOL, task);
    refill(task);
  }
  useGenerateKey(run);
  useReuseFromAddress(reuse);
  useRemixFromAddress(TOOL, refill);

  return (
    <ModelScope value={model}>
      <div className={style.page}>
        <RemixCredit tool={TOOL} />
        <PageTitle aside={t('lip-sync.about')}>{t('lip-sync.title')}</PageTitle>
        <div className={style.model}>
          <ModelField model={model} priceBy={price.priceBy} error={errors.model} />
        </div>
        <form
          className={style.steps}
          aria-label={t('lip-sync.form')}
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <Step number={1} title={t('lip-sync.steps.source')}>
            <ScreenSource
              source={form.source}
              onSource={(source) => fill({ source })}
              onWork={takeWork}
              field={field}
              seen={seen}
              box={box}
              isPlaced={placed !== null}
              onBox={placeMouth}
              error={errors[form.source] ?? errors.mouth_box}
            />
          </Step>
          <Step number={2} title={t('lip-sync.steps.speech')}>
            <ScreenSpeech
              form={form}
              change={fill}
              audio={fields.audio}
              canSpeak={canSpeak}
              formatPrice={price.formatFor}
              onSubmit={run}
              errors={errors}
            />
          </Step>
          <Step number={3} title={t('lip-sync.steps.finish')}>
            <ScreenFinish
              form={form}
              change={fill}
              seconds={seconds > 0 && seconds <= LIP_SECONDS ? seconds : null}
              isEstimate={params.speech !== undefined}
              price={price}
              hasConsent={hasConsent}
              onConsent={(isGiven) => setConsentFor(isGiven && chosen ? chosen.id : '')}
              errors={errors}
            />
          </Step>
          <div className={style.generate}>
            <GenerateButton
              tool={TOOL}
              price={price}
              isPosting={isPosting}
              builtInWords={t('lip-sync.not_ai')}
              isFeedBelow
            />
          </div>
        </form>
        <Section title={t('lip-sync.made')}>
          <TaskFeed
            type={TOOL_TYPES[TOOL]}
            onReuse={reuse}
            empty={<p className={style.none}>{t('lip-sync.none')}</p>}
          />
        </Section>
      </div>
    </ModelScope>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className={style.step} aria-label={title}>
      <h2 className={style.stepTitle}>
        <span>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}

function isOf(of: string, { id, ref }: Pick<MediaChoice, 'id' | 'ref'>): boolean {
  return of === id || (ref !== null && of === nameRef(ref));
}
