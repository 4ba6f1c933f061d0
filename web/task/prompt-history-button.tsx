// The last prompts of a tool on this device, one press away.
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '#contract/tool-names.ts';
import { Popover } from '#web/ui/layer/popover.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { readPrompts } from './prompt-history.ts';
import style from './prompt-field.module.css';

export type PromptHistoryButtonProps = { tool: ToolName; onChoose: (prompt: string) => void };

export function PromptHistoryButton({ tool, onChoose }: PromptHistoryButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const prompts = isOpen ? readPrompts(tool) : [];
  return (
    <Popover
      label={t('tool.history')}
      align="end"
      width={344}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<SmallAction icon={<History />}>{t('tool.history')}</SmallAction>}
    >
      {prompts.length === 0 ? (
        <p className={style.note}>{t('tool.no_history')}</p>
      ) : (
        <ul className={style.prompts}>
          {prompts.map((prompt) => (
            <li key={prompt}>
              <button
                type="button"
                onClick={() => {
                  onChoose(prompt);
                  setOpen(false);
                }}
              >
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
