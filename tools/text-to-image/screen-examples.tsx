// The feed before its first picture: six sentences to begin from, each in the hand it suits.
import { useTranslation } from 'react-i18next';
import type { Style } from '#contract/limits.ts';
import { stylePicture } from '#web/media/style-pictures.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import style from './screen.module.css';

const EXAMPLES: readonly { name: string; style: Style }[] = [
  { name: 'fox', style: 'watercolor' },
  { name: 'sail', style: 'oil' },
  { name: 'pagoda', style: 'ink' },
  { name: 'city', style: 'cyberpunk' },
  { name: 'whale', style: 'illustration' },
  { name: 'train', style: 'cinematic' },
];

export function ScreenExamples({ onTry }: { onTry: (prompt: string, style: Style) => void }) {
  const { t } = useTranslation();
  return (
    <div className={style.examples}>
      <EmptyState title={t('text-to-image.empty_title')} about={t('text-to-image.empty_about')}>
        <ul className={style.chips}>
          {EXAMPLES.map((example) => {
            const prompt = t(`text-to-image.examples.${example.name}`);
            return (
              <li key={example.name}>
                <button
                  type="button"
                  className={style.chip}
                  aria-label={prompt}
                  onClick={() => onTry(prompt, example.style)}
                >
                  <img src={stylePicture(example.style)} alt="" width={56} height={56} />
                  <span>
                    <span className={style.words}>{prompt}</span>
                    <span className={style.data}>{t(`text-to-image.styles.${example.style}`)}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </EmptyState>
    </div>
  );
}
