// The photos of an effect: one place, or Person A and Person B, and which photos it likes.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { MediaField } from '#web/media/media-field.tsx';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { Leaders } from '#web/ui/leaders.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import style from './effect-form.module.css';

export type EffectPhotosProps = { effect: Effect; photos: MediaFieldState; error: string | undefined };

export function EffectPhotos({ effect, photos, error }: EffectPhotosProps) {
  const { t } = useTranslation();
  const { language } = useTaskWords();
  const [good = '', bad] = effect.tips[language].split('\n');
  return (
    <>
      <MediaField
        field={photos}
        label={effect.images === 2 ? t('effects.photos') : t('effects.photo')}
        names={namePhotoPlaces(effect, t)}
        error={error}
      />
      {bad === undefined ? (
        good && <p className={style.tip}>{good}</p>
      ) : (
        <Leaders
          facts={[
            { name: t('effects.good'), value: good },
            { name: t('effects.bad'), value: bad },
          ]}
        />
      )}
    </>
  );
}

/** Undefined where there is only one. */
export function namePhotoPlaces({ images }: Effect, t: TFunction): string[] | undefined {
  return images === 2 ? [t('effects.person_a'), t('effects.person_b')] : undefined;
}
