// The feed before its first film: what can be said of a picture, to begin from.
import { useTranslation } from 'react-i18next';
import type { Camera } from '#contract/film.ts';
import { CAMERA_DIAGRAMS } from '#web/ui/camera-diagrams.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import style from './screen.module.css';

const EXAMPLES: readonly { name: string; camera: Camera }[] = [
  { name: 'snow', camera: 'push_in' },
  { name: 'sea', camera: 'static' },
  { name: 'petals', camera: 'orbit' },
  { name: 'street', camera: 'handheld' },
  { name: 'light', camera: 'tracking' },
  { name: 'night', camera: 'crane_up' },
];

export function ScreenExamples({ onTry }: { onTry: (prompt: string, camera: Camera) => void }) {
  const { t } = useTranslation();
  return (
    <div className={style.examples}>
      <EmptyState title={t('image-to-video.empty_title')} about={t('image-to-video.empty_about')}>
        <ul className={style.chips}>
          {EXAMPLES.map(({ name, camera }) => {
            const prompt = t(`image-to-video.examples.${name}`);
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
