// One template at work: what it does, the photos it takes, its choices, the price, and what it has made.
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import type { MediaSource } from '#contract/media.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { listInputs } from '#web/media/list-inputs.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { ToolForm } from '#web/task/tool-form.tsx';
import { useBeginFromHome } from '#web/task/use-begin-from-home.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { EffectCover } from './effect-cover.tsx';
import { EffectSample } from './effect-sample.tsx';
import type { EffectFormProps } from './effect-form-props.ts';
import { describeMissing, EffectPhotos } from './effect-photos.tsx';
import { EffectTips } from './effect-tips.tsx';
import { EffectWordFields } from './effect-word-fields.tsx';
import { rememberEffect } from './recent-effects.ts';
import { SwitchEffect } from './switch-effect.tsx';
import { useEffectForm } from './use-effect-form.ts';
import type { EffectWords } from './use-effect-form.ts';
import style from './effect-form.module.css';

export type EffectWorkProps<Own extends object> = EffectFormProps<Own> & {
  effect: Effect;
  effects: readonly Effect[];
};

export function EffectWork<Own extends object>(props: EffectWorkProps<Own>) {
  const { tool, contract, readOwn, offered, renderOwn, send, builtInWords, effect, effects } = props;
  const { t } = useTranslation();
  const { language } = useTaskText();
  const rule = contract.media.images;
  if (!rule) throw new Error(`${tool} takes no images`);
  const state = useEffectForm<Own>(tool, rule, effect, readOwn, offered);
  const { form, change, photos, faces, option, order, read } = state;
  const { images: _images, faces: _faces, text = '', ...quoteParams } = order;
  const price = useToolPrice({
    contract,
    params: { ...order, text, option, images: listMeasured(photos) },
    quoteParams,
    reasons: [
      !effect.available && t('effects.needs_engine_reason'),
      describeMissing(t, effect, photos, faces),
    ],
  });
  const { isPosting, fields, clearField, generate } = useToolPost(tool, price);

  function fill(part: Partial<EffectWords & Own>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function run() {
    rememberEffect(effect.type, effect.id);
    void generate({
      params: order,
      inputs: listInputs(photos),
      effect: { id: effect.id, name: effect.name[language] },
      send: (click) => send(order, click),
    });
  }
  useBeginFromHome({ form, read, fill, generate: run });

  return (
    <ToolForm
      tool={tool}
      title={effect.name[language]}
      label={t('effects.form')}
      aside={
        <SwitchEffect type={TOOL_TYPES[tool]} effect={effect} effects={effects} onChoose={state.choose} />
      }
      model={state.model}
      price={price}
      errors={fields}
      isPosting={isPosting}
      onGenerate={run}
      onReuse={state.reuse}
      effectId={effect.id}
      builtInWords={builtInWords}
      empty={<EffectSample key={effect.id} effect={effect} name={effect.name[language]} />}
    >
      <div className={style.what}>
        <EffectCover effect={effect} alt={effect.name[language]} isEager />
        <div className={style.about}>
          <p>{effect.desc[language]}</p>
          <EffectTips effect={effect} />
        </div>
      </div>
      <EffectPhotos effect={effect} photos={photos} faces={faces} error={fields.images ?? fields.faces} />
      <EffectWordFields
        effect={effect}
        text={form.text}
        option={option}
        onText={(words) => fill({ text: words } as Partial<EffectWords & Own>)}
        onOption={(id) => fill({ option: id } as Partial<EffectWords & Own>)}
        onSubmit={run}
        errors={fields}
      />
      {renderOwn({ effect, form, change: fill, errors: fields })}
    </ToolForm>
  );
}

/** As a task would hold them. */
function listMeasured({ choices }: Pick<MediaFieldState, 'choices'>): MediaSource[] {
  return choices.flatMap(({ ref, facts }) => (ref && facts ? [{ ...ref, ...facts }] : []));
}
