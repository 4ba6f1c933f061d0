// The photos of an effect: one place, or Person A and Person B.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { describeRemedy } from '#web/media/describe-remedy.ts';
import { MediaField } from '#web/media/media-field.tsx';
import type { MediaFieldState } from '#web/media/use-media-field.ts';

export type EffectPhotosProps = { effect: Effect; photos: MediaFieldState; error: string | undefined };

/** Lower than a photo: the form must show all of itself on a screen. */
const PLACE_ASPECT = 2;

export function EffectPhotos({ effect, photos, error }: EffectPhotosProps) {
  const { t } = useTranslation();
  const names = namePhotoPlaces(effect, t);
  return (
    <MediaField
      field={photos}
      label={names ? t('effects.photos') : t('effects.photo')}
      names={names}
      error={error}
      // The form must show all of itself on a screen: where there is more to choose, the photo is smaller.
      compact={effect.options.length > 0 || effect.text !== null}
      aspect={names ? undefined : PLACE_ASPECT}
      needsFace={effect.needs_face}
    />
  );
}

/** Undefined where there is only one. */
function namePhotoPlaces({ images }: Effect, t: TFunction): string[] | undefined {
  return images === 2 ? [t('effects.person_a'), t('effects.person_b')] : undefined;
}

/** The place that is still empty, or what its file is doing, or needs. */
export function describeMissingPhoto(
  t: TFunction,
  effect: Effect,
  photos: Pick<MediaFieldState, 'choices' | 'isBusy'>,
): string {
  if (photos.isBusy) return t('effects.photos_coming');
  const names = namePhotoPlaces(effect, t);
  const failed = photos.choices.find(({ state }) => state === 'failed');
  if (failed) {
    const name = names?.[failed.slot];
    return describeRemedy(t, photos) ?? (name ? t('effects.replace', { name }) : t('effects.other_photo'));
  }
  const taken = new Set(photos.choices.filter(({ ref }) => ref).map(({ slot }) => slot));
  const empty = names?.find((_, slot) => !taken.has(slot));
  return empty ? t('effects.add', { name: empty }) : t('effects.add_photo');
}
