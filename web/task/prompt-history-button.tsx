// The last prompts of a tool, from every device of a person, one press away.
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { useRecentPrompts } from '#web/model/tasks/use-recent-prompts.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Popover } from '#web/ui/layer/popover.tsx';
import { readUnsentPrompts } from './unsent-prompts.ts';
import style from './prompt-field.module.css';

export type PromptHistoryButtonProps = { tool: ToolName; onChoose: (prompt: string) => void };

export function PromptHistoryButton({ tool, onChoose }: PromptHistoryButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('tool.history')}
      align="end"
      width={344}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<SmallAction icon={<History />}>{t('tool.history')}</SmallAction>}
    >
      <Prompts
        tool={tool}
        onChoose={(prompt) => {
          onChoose(prompt);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

function Prompts({ tool, onChoose }: PromptHistoryButtonProps) {
  const { t } = useTranslation();
  const recent = useRecentPrompts([TOOL_TYPES[tool]]);
  const [unsent] = useState(() => readUnsentPrompts(tool));
  const { isLoading, error, retry } = recent;
  const prompts = [...new Set([...unsent, ...recent.prompts])];
  if (isLoading) {
    return (
      <div className={style.waiting}>
        <Skeleton height="16px" />
        <Skeleton height="16px" width="80%" />
        <Skeleton height="16px" width="60%" />
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('tool.history_error')}
        about={error.message}
        retryLabel={t('ui.try_again')}
        onRetry={retry}
      />
    );
  }
  if (prompts.length === 0) return <p className={style.note}>{t('tool.no_history')}</p>;
  return (
    <ul className={style.prompts}>
      {prompts.map((prompt) => (
        <li key={prompt}>
          <button type="button" onClick={() => onChoose(prompt)}>
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
