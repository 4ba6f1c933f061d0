// The line one writes on, with the last prompts and a random idea beside it.
import { History, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROMPT_CHARACTERS } from '#contract/limits.ts';
import { readPrompts } from '#web/task/prompt-history.ts';
import { Popover } from '#web/ui/popover.tsx';
import { SmallAction } from '#web/ui/small-action.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { WritingField } from '#web/ui/writing-field.tsx';
import { drawIdea } from './screen-idea.ts';
import { TOOL } from './screen-state.ts';
import style from './screen.module.css';

export type ScreenPromptProps = {
  prompt: string;
  onChange: (prompt: string) => void;
  onSubmit: () => void;
  error: string | undefined;
};

export function ScreenPrompt({ prompt, onChange, onSubmit, error }: ScreenPromptProps) {
  const { t } = useTranslation();
  return (
    <div>
      <div className={style.head}>
        <h1 className={style.title}>{t('text-to-image.title')}</h1>
        <PromptHistory onChoose={onChange} />
      </div>
      <WritingField
        isPrompt
        className={style.write}
        label={t('text-to-image.prompt')}
        placeholder={t('text-to-image.placeholder')}
        value={prompt}
        onChange={onChange}
        onSubmit={onSubmit}
        limit={PROMPT_CHARACTERS}
        onCut={() => toast.warning(t('text-to-image.cut', { n: PROMPT_CHARACTERS }))}
        error={error}
        actions={
          <SmallAction icon={<Shuffle />} onClick={() => onChange(drawIdea(t))}>
            {t('text-to-image.idea')}
          </SmallAction>
        }
      />
    </div>
  );
}

function PromptHistory({ onChoose }: { onChoose: (prompt: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const prompts = isOpen ? readPrompts(TOOL) : [];
  return (
    <Popover
      label={t('text-to-image.history')}
      align="end"
      width={344}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<SmallAction icon={<History />}>{t('text-to-image.history')}</SmallAction>}
    >
      {prompts.length === 0 ? (
        <p className={style.note}>{t('text-to-image.no_history')}</p>
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
