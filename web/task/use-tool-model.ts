// The model that a form asks for: what there is to choose, what it can do of the form, and what was moved for it.
import { findUnable, type Options, optionsOf, type Scalar, type ToolModel } from '#contract/model.ts';
import { TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { canHave, moveNear, type Offered } from './fit-options.ts';

/** How the values of a form are options of its tool. */
export type FormFit<Form> = {
  offered: Offered;
  /** Absent: the form's values are the options. */
  toOptions?: (form: Form) => Options;
  /** Absent: by the same names. */
  toForm?: (moved: Options) => Partial<Form>;
  /** What is not the form's to change, as the effect that was picked. */
  fixed?: Options;
};

export type ToolModelState = {
  /** Empty where there is no choice. */
  models: readonly ToolModel[];
  /** Null: whoever comes first. */
  chosen: ToolModel | null;
  /** Who would come first, as far as can be seen here. */
  first: ToolModel | null;
  /** A model that was chosen and is not asked for: it is gone, or can nothing of this. */
  lost: { name: string | null } | null;
  /** Options that are other than they were chosen, because the model cannot do those. */
  moved: Options;
  /** False for models that cannot do what the form may not change. */
  isFor: (model: ToolModel) => boolean;
  /** Whether the chosen model can do this value beside the others. */
  can: (option: string, value: Scalar) => boolean;
  choose: (id: string | undefined) => void;
};

const NONE: readonly ToolModel[] = [];

/** Returns the form as it is asked for: what a model cannot do is kept for the next one. */
export function useToolModel<Form extends { model?: string | undefined }>(
  tool: ToolName,
  wished: Form,
  change: (part: Partial<Form>) => void,
  fit: FormFit<Form>,
): { form: Form; model: ToolModelState } {
  const config = useSiteConfig();
  const models = config?.engines.find(({ type }) => type === TOOL_TYPES[tool])?.models ?? NONE;
  const { offered, toOptions = optionsOf, toForm = asForm<Form>, fixed = {} } = fit;

  const isFor = ({ accepts }: ToolModel) =>
    Object.entries(fixed).every(([name, value]) => canHave(accepts, fixed, name, value));
  const named = models.find(({ id }) => id === wished.model) ?? null;
  const chosen = named && isFor(named) ? named : null;
  const wishedOptions = { ...toOptions(wished), ...fixed };
  const moved = chosen ? moveNear(chosen.accepts, wishedOptions, offered) : {};
  const options = { ...wishedOptions, ...moved };
  const isLost = config !== null && wished.model !== undefined && !chosen;
  const form = { ...wished, ...toForm(moved), ...(isLost && { model: undefined }) };

  return {
    form,
    model: {
      models,
      chosen,
      first: models.find(({ away, accepts }) => !away && findUnable(accepts, options).length === 0) ?? null,
      lost: isLost ? { name: named?.name ?? null } : null,
      moved,
      isFor,
      can: (option, value) => chosen === null || canHave(chosen.accepts, options, option, value),
      choose: (id) => change({ model: id } as Partial<Form>),
    },
  };
}

function asForm<Form>(moved: Options): Partial<Form> {
  return moved as Partial<Form>;
}
