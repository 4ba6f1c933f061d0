// The model of the form around a component: which values of an option it can do, and how that is said.
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scalar } from '#contract/model.ts';
import type { Choice } from '#web/ui/form/choice.ts';
import type { ToolModelState } from './use-tool-model.ts';

export const ModelScope = createContext<ToolModelState | null>(null);

export type ModelLimits = {
  can: (option: string, value: Scalar) => boolean;
  /** Of these values those that it cannot do. */
  unable: <Value extends Scalar>(option: string, values: readonly Value[]) => Value[];
  /** The choices of an option, with those disabled that the model cannot do. `read` makes the option's value of a choice. */
  limit: <Value extends string, One extends Choice<Value>>(
    option: string,
    choices: readonly One[],
    read?: (value: Value) => Scalar,
  ) => One[];
  /** "Not with FLUX.2 dev: 2K"; undefined where it can do all of them. */
  hint: (
    option: string,
    choices: readonly { value: string; label: unknown }[],
    read?: (value: string) => Scalar,
  ) => string | undefined;
};

export function useModelLimits(): ModelLimits {
  const { t } = useTranslation();
  const model = useContext(ModelScope);
  const can: ModelLimits['can'] = (option, value) => model?.can(option, value) ?? true;
  return {
    can,
    unable: (option, values) => values.filter((value) => !can(option, value)),
    limit: (option, choices, read = asItIs) =>
      choices.map((choice) => (can(option, read(choice.value)) ? choice : { ...choice, disabled: true })),
    hint: (option, choices, read = asItIs) => {
      const unable = choices.filter(({ value }) => !can(option, read(value)));
      if (unable.length === 0 || !model?.chosen) return undefined;
      return t('tool.model.not_with', {
        name: model.chosen.name,
        what: unable.map(({ label }) => String(label)).join(t('task.pause')),
      });
    },
  };
}

/** What is its own name. */
export function asChoice<Value extends string>(value: Value): { value: Value; label: Value } {
  return { value, label: value };
}

function asItIs(value: string): Scalar {
  return value;
}
