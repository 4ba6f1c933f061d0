// The line of words and the option of a template, where it has them.
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { FieldSet } from '#web/ui/form/field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { countCharacters } from '#web/ui/base/count-characters.ts';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';

export type EffectWordFieldsProps = {
  effect: Effect;
  text: string;
  option: string;
  onText: (text: string) => void;
  onOption: (id: string) => void;
  onSubmit: () => void;
  errors: Readonly<Record<string, string>>;
};

/** More would not fit side by side. */
const SIDE_BY_SIDE = 3;

export function EffectWordFields(props: EffectWordFieldsProps) {
  const { effect, text, option, onText, onOption, onSubmit, errors } = props;
  const { t } = useTranslation();
  const { language } = useTaskText();
  const [choice] = effect.options;
  const values = choice?.values.map(({ id, name }) => ({ value: id, label: name[language] })) ?? [];
  const field = {
    label: choice?.label[language] ?? '',
    value: option,
    onChange: onOption,
    options: values,
    error: errors.option,
  };
  const most = effect.text?.most ?? 0;
  return (
    <>
      {choice && (values.length <= SIDE_BY_SIDE ? <Segmented {...field} /> : <Select {...field} />)}
      {effect.text && (
        <FieldSet label={effect.text.label[language]}>
          <WritingField
            label={effect.text.label[language]}
            value={text}
            onChange={onText}
            limit={most}
            onCut={() => toast.warning(t('effects.cut', { n: most }))}
            onSubmit={onSubmit}
            minLines={1}
            isCountShown={countCharacters(text) > most / 2}
            error={errors.text}
            isPrompt
          />
        </FieldSet>
      )}
    </>
  );
}
