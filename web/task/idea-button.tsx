// Puts a prompt for an empty head into the field; own words that it took the place of come back by the button beside it.
import { Shuffle, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallAction } from '#web/ui/base/small-action.tsx';

export type IdeaButtonProps = {
  prompt: string;
  drawIdea: () => string;
  onChange: (prompt: string) => void;
};

export function IdeaButton({ prompt, drawIdea, onChange }: IdeaButtonProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState<{ own: string; idea: string } | null>(null);
  const isIdea = last !== null && prompt === last.idea;
  function put() {
    const idea = drawIdea();
    setLast({ own: isIdea ? last.own : prompt, idea });
    onChange(idea);
  }
  return (
    <>
      <SmallAction icon={<Shuffle />} onClick={put}>
        {t('tool.idea')}
      </SmallAction>
      {isIdea && last.own.trim() !== '' && (
        <SmallAction icon={<Undo2 />} onClick={() => onChange(last.own)}>
          {t('tool.idea_undo')}
        </SmallAction>
      )}
    </>
  );
}
