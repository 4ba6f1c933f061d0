// The feed before its first image: six sentences to begin from, each in the hand it suits.
import { useTranslation } from 'react-i18next';
import type { Style } from '#contract/limits.ts';
import { styleImage } from '#web/media/style-images.ts';
import { PromptExamples, type PromptExample } from '#web/task/prompt-examples.tsx';
import { TOOL } from './screen-state.ts';

const EXAMPLES: readonly { name: PromptExample<typeof TOOL>['name']; style: Style }[] = [
  { name: 'fox', style: 'watercolor' },
  { name: 'sail', style: 'oil' },
  { name: 'pagoda', style: 'ink' },
  { name: 'city', style: 'cyberpunk' },
  { name: 'whale', style: 'illustration' },
  { name: 'train', style: 'cinematic' },
];

export function ScreenExamples({ onTry }: { onTry: (part: { prompt: string; style: Style }) => void }) {
  const { t } = useTranslation();
  return (
    <PromptExamples
      tool={TOOL}
      examples={EXAMPLES.map(({ name, style }) => ({
        name,
        style,
        note: t(`text-to-image.styles.${style}`),
        image: <img src={styleImage(style)} alt="" width={56} height={56} />,
      }))}
      onTry={(prompt, { style }) => onTry({ prompt, style })}
    />
  );
}
