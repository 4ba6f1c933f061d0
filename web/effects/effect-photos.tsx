// The photos of an effect: one place, or Person A and Person B.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { describeRemedy } from '#web/media/describe-remedy.ts';
import { MediaField } from '#web/media/media-field.tsx';
import type { MediaChoice, MediaFieldState } from '#web/media/use-media-field.ts';
import type { ChosenFaces } from './use-chosen-faces.ts';

export type EffectPhotosProps = {
  effect: Effect;
  photos: MediaFieldState;
  faces: ChosenFaces;
  error: string | undefined;
};

/** Lower than a photo: the form must show all of itself on a screen. */
const PLACE_ASPECT = 2;

export function EffectPhotos({ effect, photos, faces, error }: EffectPhotosProps) {
  const { t } = useTranslation();
  const names = namePhotoPlaces(effect, t);
  const [photo] = photos.choices;
  const both = photo && showsBoth(faces, photo) ? photo.slot : -1;
  return (
    <MediaField
      field={photos}
      label={names ? t('effects.photos') : t('effects.photo')}
      names={names?.map((name, slot) => (slot === both ? t('effects.both_people') : name))}
      emptyNames={both >= 0 ? names?.map((name) => t('effects.or_second', { name })) : undefined}
      aside={names && t('effects.one_or_two')}
      error={error}
      // The form must show all of itself on a screen: where there is more to choose, the photo is smaller.
      compact={effect.options.length > 0 || effect.text !== null}
      aspect={names ? undefined : PLACE_ASPECT}
      facesOf={faces.of}
    />
  );
}

/** Two people are found in the one photo. */
function showsBoth({ of, isAlone }: ChosenFaces, photo: MediaChoice): boolean {
  return isAlone && (of?.(photo).faces?.length ?? 0) > 1;
}

/** Undefined where there is only one. */
function namePhotoPlaces({ images }: Effect, t: TFunction): string[] | undefined {
  return images === 2 ? [t('effects.person_a'), t('effects.person_b')] : undefined;
}

/** What is still to be given or chosen; null: nothing is. */
export function describeMissing(
  t: TFunction,
  effect: Effect,
  photos: Pick<MediaFieldState, 'choices' | 'isBusy'>,
  faces: ChosenFaces,
): string | null {
  const ready = photos.choices.filter(({ ref }) => ref);
  if (ready.length === effect.images) return null;
  const [photo] = ready;
  if (!faces.of || !faces.isAlone || !photo) return describeMissingPhoto(t, effect, photos);
  const { state, faces: found, chosen } = faces.of(photo);
  if (state === 'looking') return t('effects.looking');
  const empty = namePhotoPlaces(effect, t)?.[photo.slot === 0 ? 1 : 0] ?? '';
  if (!found) return t('effects.second_photo_unknown', { name: empty });
  if (found.length === 0) return t('effects.second_photo_none');
  if (found.length === 1) return t('effects.second_photo_one', { name: empty });
  return chosen.length === 2 ? null : t('effects.choose_two');
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
