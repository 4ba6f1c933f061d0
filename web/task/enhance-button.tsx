// Writes on where a prompt leaves things open; the same button takes it back.
import { Undo2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enhancePrompt, type EnhanceToolType } from '#contract/prompt.ts';
import { call } from '#web/api/call.ts';
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
  const [isAsking, setAsking] = useState(false);
  if (last && prompt === last.after) {
    return (
      <SmallAction icon={<Undo2 />} onClick={() => onChange(last.before)}>
        {t('tool.enhance_undo')}
      </SmallAction>
    );
  }
  async function enhance() {
    setAsking(true);
    try {
      const answer = await call(enhancePrompt, { prompt, type }, { extractData: true, showLoading: false });
      if (answer.prompt === prompt.trim()) return toast.info(t('tool.enhance_nothing'));
      setLast({ before: prompt, after: answer.prompt });
      onChange(answer.prompt);
    } catch {
      // The call has said why; what was typed stands as it was.
    } finally {
      setAsking(false);
    }
  }
  return (
    <SmallAction
      icon={<WandSparkles />}
      disabled={isAsking || prompt.trim() === ''}
      onClick={() => void enhance()}
    >
      {t('tool.enhance')}
    </SmallAction>
  );
}
