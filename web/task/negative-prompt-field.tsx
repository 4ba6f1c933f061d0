// What a result should not show, for the tools that can leave things out.
import { useTranslation } from 'react-i18next';
import { NEGATIVE_PROMPT_CHARACTERS } from '#contract/limits.ts';
import { WritingField } from '#web/ui/form/writing-field.tsx';

export type NegativePromptFieldProps = {
  value: string;
  onChange: (negativePrompt: string) => void;
  placeholder: string;
  error: string | undefined;
};

export function NegativePromptField(props: NegativePromptFieldProps) {
  const { t } = useTranslation();
  return (
    <WritingField {...props} label={t('tool.negative')} limit={NEGATIVE_PROMPT_CHARACTERS} minLines={1} />
  );
}
