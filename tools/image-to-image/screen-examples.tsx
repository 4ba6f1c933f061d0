// The feed before its first picture: six things that can be asked, to begin from.
import { useTranslation } from 'react-i18next';
import type { Style } from '#contract/limits.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ImageMode } from './contract.ts';
import type { ImageForm } from './screen-state.ts';
import style from './screen.module.css';

const EXAMPLES: readonly { name: string; mode: ImageMode; style?: Style }[] = [
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
    <div className={style.examples}>
      <EmptyState title={t('image-to-image.empty_title')} about={t('image-to-image.empty_about')}>
        <ul className={style.chips}>
          {EXAMPLES.map((example) => {
            const words = t(`image-to-image.examples.${example.name}`);
            const prompt = example.mode === 'restyle' ? '' : words;
            const part = { mode: example.mode, prompt, ...(example.style && { style: example.style }) };
            return (
              <li key={example.name}>
                <button type="button" className={style.chip} onClick={() => onTry(part)}>
                  <span className={style.words}>{words}</span>
                  <span className={style.data}>{t(`image-to-image.modes.${example.mode}`)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </EmptyState>
    </div>
  );
}
