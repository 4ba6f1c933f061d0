// What the working screen of an effect holds: the template of the address, the photos, the words, the tool's own choices.
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { optionsOf } from '#contract/model.ts';
import { useAddressParams } from '#web/model/use-address-params.ts';
import type { Effect } from '#contract/effect.ts';
import { EffectFields } from '#contract/effect-post.ts';
import type { MediaRule } from '#contract/media.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { putPhotos } from '#web/media/put-input.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { useMediaFromAddress } from '#web/media/use-media-from-address.ts';
import type { Draft } from '#web/task/drafts.ts';
import type { Offered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import type { ToolModelState } from '#web/task/use-tool-model.ts';
import type { EffectTool } from './effect-places.ts';
import { PickedFaces, readPicked, useChosenFaces } from './use-chosen-faces.ts';
import type { ChosenFaces } from './use-chosen-faces.ts';

/** What is posted, beside the tool's own choices. */
export type EffectOrder = z.input<typeof EffectFields>;

/** The words, the option, the model and who is meant as they stand in the form: kept while templates are tried one after the other. */
const EffectWords = z.extend(z.pick(EffectFields, { text: true, option: true, model: true }), {
  picked: z._default(PickedFaces, []),
});
export type EffectWords = z.output<typeof EffectWords>;

export type EffectFormState<Own extends object> = {
  effect: Effect;
  form: EffectWords & Own;
  change: (part: Partial<EffectWords & Own>) => void;
  model: ToolModelState;
  photos: MediaFieldState;
  faces: ChosenFaces;
  /** The chosen option of this template; empty where it has none. */
  option: string;
  order: EffectOrder & Own;
  choose: (id: string) => void;
  reuse: (task: Reusable) => void;
  read: (raw: Draft) => EffectWords & Own;
};

export function useEffectForm<Own extends object>(
  tool: EffectTool,
  rule: MediaRule,
  effect: Effect,
  readOwn: (raw: Draft) => Own,
  offered: Offered,
): EffectFormState<Own> {
  const [, changeParams] = useAddressParams();
  const read = (raw: Draft) => ({ ...readStored(EffectWords, raw), ...readOwn(raw) });
  const ownRule = useMemo(() => ({ ...rule, most: effect.images }), [rule, effect.images]);
  const photos = useMediaField(tool, 'images', ownRule);
  useMediaFromAddress(photos);
  const { form, change, model } = useToolDraft<EffectWords & Own>(tool, read, {
    offered,
    fixed: { effect_id: effect.id },
    toOptions: (values) => ({ ...optionsOf(values), images: photos.refs.length || effect.images }),
  });
  const faces = useChosenFaces(effect, photos, form.picked, (picked) =>
    change({ picked } as Partial<EffectWords & Own>),
  );
  const values = effect.options[0]?.values ?? [];
  const option = (values.find(({ id }) => id === form.option) ?? values[0])?.id ?? '';
  const { text: _text, option: _option, picked: _picked, ...own } = form;
  const text = effect.text ? form.text.trim() : '';

  function choose(id: string) {
    changeParams(
      (before) => {
        before.set('effect', id);
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return {
    effect,
    form,
    change,
    model,
    photos,
    faces,
    option,
    order: {
      ...(own as unknown as Own),
      effect_id: effect.id,
      images: photos.refs,
      ...(faces.points && { faces: faces.points }),
      ...(text && { text }),
      ...(option && { option }),
    },
    choose,
    reuse(task) {
      change({ ...read(task.params), picked: readPicked(task) });
      putPhotos(photos, task);
      if (task.effect) choose(task.effect.id);
    },
    read,
  };
}
