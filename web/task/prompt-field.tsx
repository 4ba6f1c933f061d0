// The line one writes on, with a random idea under it and its limit counted.
import { useTranslation } from 'react-i18next';
import type { EnhanceToolType } from '#contract/prompt.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import { EnhanceButton } from './enhance-button.tsx';
import { IdeaButton } from './idea-button.tsx';

export type PromptFieldProps = {
  value: string;
  onChange: (prompt: string) => void;
  onSubmit: () => void;
  limit: number;
  placeholder: string;
  error: string | undefined;
  /** A prompt for an empty head; without it there is no such button. */
  drawIdea?: () => string;
  /** The tool that will be told; without it nobody writes the prompt on. */
  enhancesFor?: EnhanceToolType;
  minLines?: number;
};

export function PromptField({
  value,
  onChange,
  onSubmit,
  limit,
  placeholder,
  error,
  drawIdea,
  enhancesFor,
  minLines,
}: PromptFieldProps) {
  const { t } = useTranslation();
  return (
    <WritingField
      isPrompt
      label={t('tool.prompt')}
      placeholder={placeholder}
      value={value}
      onChange={onChange}
      onSubmit={onSubmit}
      limit={limit}
      minLines={minLines}
      onCut={() => toast.warning(t('tool.cut', { n: limit }))}
      error={error}
      actions={
        <>
          {drawIdea && <IdeaButton prompt={value} drawIdea={drawIdea} onChange={onChange} />}
          {enhancesFor && <EnhanceButton type={enhancesFor} prompt={value} onChange={onChange} />}
        </>
      }
    />
  );
}
