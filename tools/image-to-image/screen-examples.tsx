// The feed before its first image: six things that can be asked, to begin from.
import { useTranslation } from 'react-i18next';
import type { Style } from '#contract/limits.ts';
import { PromptExamples, type PromptExample } from '#web/task/prompt-examples.tsx';
import type { ImageMode } from './fields.ts';
import { TOOL, type ImageForm } from './screen-state.ts';

const EXAMPLES: readonly {
  name: PromptExample<typeof TOOL>['name'];
  mode: ImageMode;
  style?: Style;
}[] = [
  { name: 'sky', mode: 'edit' },
  { name: 'winter', mode: 'edit' },
  { name: 'blur', mode: 'edit' },
  { name: 'words', mode: 'edit' },
  { name: 'watercolor', mode: 'restyle', style: 'watercolor' },
  { name: 'beach', mode: 'reference' },
];

export function ScreenExamples({ onTry }: { onTry: (part: Partial<ImageForm>) => void }) {
  const { t } = useTranslation();
  return (
    <PromptExamples
      tool={TOOL}
      examples={EXAMPLES.map((example) => ({ ...example, note: t(`image-to-image.modes.${example.mode}`) }))}
      onTry={(words, { mode, style }) =>
        onTry({ mode, prompt: mode === 'restyle' ? '' : words, ...(style && { style }) })
      }
    />
  );
}
