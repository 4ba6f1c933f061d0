// The feed before its first film: six sentences to begin from, each with the move that suits it.
import { useTranslation } from 'react-i18next';
import type { Camera } from '#contract/film.ts';
import { CAMERA_DIAGRAMS } from '#web/ui/camera-diagrams.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import style from './screen.module.css';

const EXAMPLES: readonly { name: string; camera: Camera }[] = [
  { name: 'boat', camera: 'push_in' },
  { name: 'fireworks', camera: 'tilt_up' },
  { name: 'snow', camera: 'tracking' },
  { name: 'fox', camera: 'orbit' },
  { name: 'reef', camera: 'pan_right' },
  { name: 'street', camera: 'handheld' },
];

export function ScreenExamples({ onTry }: { onTry: (prompt: string, camera: Camera) => void }) {
  const { t } = useTranslation();
  return (
    <div className={style.examples}>
      <EmptyState title={t('text-to-video.empty_title')} about={t('text-to-video.empty_about')}>
        <ul className={style.chips}>
          {EXAMPLES.map(({ name, camera }) => {
            const prompt = t(`text-to-video.examples.${name}`);
            return (
              <li key={name}>
                <button
                  type="button"
                  className={style.chip}
                  aria-label={prompt}
                  onClick={() => onTry(prompt, camera)}
                >
                  <span className={style.move}>{CAMERA_DIAGRAMS[camera]}</span>
                  <span>
                    <span className={style.words}>{prompt}</span>
                    <span className={style.data}>{t(`film.cameras.${camera}`)}</span>
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
