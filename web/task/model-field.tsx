// Who is to make it: the models of a tool as people know them, by name, sample, price and speed. Nothing where there is no choice.
import { useTranslation } from 'react-i18next';
import type { ToolModel } from '#contract/model.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ImageSelect } from '#web/ui/form/image-select.tsx';
import { describeOptions, describeUnused } from './model-words.ts';
import type { ToolModelState } from './use-tool-model.ts';

const AUTOMATIC = '';

export type ModelFieldProps = {
  model: ToolModelState;
  /** What the task would cost by a model, or by whoever comes first; null while nothing can be said. */
  priceBy: (model: string | undefined) => number | null;
  /** What the server found wrong. */
  error?: string | undefined;
};

export function ModelField({ model, priceBy, error }: ModelFieldProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { models, chosen, first, lost, moved } = model;
  if (models.length < 2 && !lost) return null;
  const price = (id: string | undefined) => {
    const points = priceBy(id);
    return points === null ? [] : [words.points(points)];
  };
  const automatic = {
    value: AUTOMATIC,
    label: t('tool.model.automatic'),
    shown: first ? t('tool.model.automatic_now', { name: first.name }) : t('tool.model.automatic'),
    about: [first ? t('tool.model.now', { name: first.name }) : t('tool.model.first'), ...price(undefined)],
  };
  return (
    <ImageSelect
      label={t('tool.model.label')}
      value={chosen?.id ?? AUTOMATIC}
      onChange={(id) => model.choose(id === AUTOMATIC ? undefined : id)}
      options={[automatic, ...models.map(describe)]}
      hint={listNotes().join(' ')}
      error={error ?? (chosen?.away && t('tool.model.is_away', { name: chosen.name }))}
    />
  );

  /** What the choice has changed, and what it leaves aside. */
  function listNotes(): string[] {
    const name = chosen?.name ?? '';
    const unused = describeUnused(t, chosen?.unused ?? []);
    const hasMoved = Object.keys(moved).length > 0;
    return [
      lost && (lost.name === null ? t('tool.model.gone') : t('tool.model.not_for', { name: lost.name })),
      hasMoved && t('tool.model.moved', { name, what: describeOptions(t, moved) }),
      unused !== '' && t('tool.model.unused', { name, what: unused }),
    ].filter((note) => typeof note === 'string');
  }

  function describe(one: ToolModel) {
    const { id, name, engine, is_ai, away, speed, sample } = one;
    const reason = away ? t('tool.model.away') : !model.isFor(one) ? t('tool.model.not_for_this') : null;
    return {
      value: id,
      label: name,
      mark: t(is_ai ? 'tool.model.ai' : 'tool.model.by_rules'),
      image: sample,
      about: [
        ...(engine === name ? [] : [engine]),
        ...(reason === null
          ? [speed ? words.range(...speed) : t('tool.model.unmeasured'), ...price(id)]
          : [reason]),
      ],
      disabled: reason !== null,
    };
  }
}
