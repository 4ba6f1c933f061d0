// The feed before its first image: six sentences to begin from, each with what it becomes.
import { useTranslation } from 'react-i18next';
import type { Style } from '#contract/limits.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { exampleImage } from '#web/media/example-images.ts';
import { PromptExamples } from '#web/task/prompt-examples.tsx';
import { EXAMPLES } from './examples.ts';
import { TOOL } from './screen-state.ts';

export function ScreenExamples({ onTry }: { onTry: (part: { prompt: string; style: Style }) => void }) {
  const { t } = useTranslation();
  const language = readLanguage();
  return (
    <PromptExamples
      tool={TOOL}
      examples={EXAMPLES.map(({ name, style }) => ({
        name,
        style,
        note: t(`text-to-image.styles.${style}`),
        image: <img src={exampleImage(name, language)} alt="" width={56} height={56} />,
      }))}
      onTry={(prompt, { style }) => onTry({ prompt, style })}
    />
  );
}
