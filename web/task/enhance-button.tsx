// Writes on where a prompt leaves things open; the same button takes it back.
import { Undo2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enhancePrompt, type EnhanceToolType } from '#contract/prompt.ts';
import { call } from '#web/api/call.ts';
import { useAct } from '#web/model/use-act.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export type EnhanceButtonProps = {
  type: EnhanceToolType;
  prompt: string;
  onChange: (prompt: string) => void;
};

export function EnhanceButton({ type, prompt, onChange }: EnhanceButtonProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState<{ before: string; after: string } | null>(null);
  const asking = useAct();
  if (last && prompt === last.after) {
    return (
      <SmallAction icon={<Undo2 />} onClick={() => onChange(last.before)}>
        {t('tool.enhance_undo')}
      </SmallAction>
    );
  }
  async function enhance() {
    // A call that is refused has said why; what was typed stands as it was.
    await asking.run(async () => {
      const answer = await call(enhancePrompt, { prompt, type }, { extractData: true, showLoading: false });
      if (answer.prompt === prompt.trim()) return toast.info(t('tool.enhance_nothing'));
      setLast({ before: prompt, after: answer.prompt });
      return onChange(answer.prompt);
    });
  }
  return (
    <SmallAction
      icon={<WandSparkles />}
      disabled={asking.isBusy || prompt.trim() === ''}
      onClick={() => void enhance()}
    >
      {t('tool.enhance')}
    </SmallAction>
  );
}
