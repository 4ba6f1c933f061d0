// The first frame and the last one side by side, and what of them will be cut off.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestFilmRatio } from '#contract/film.ts';
import type { MediaFacts, MediaRule } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { MediaField } from '#web/media/media-field.tsx';
import { nearRatio } from '#web/media/say-facts.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { SmallAction } from '#web/ui/small-action.tsx';
import { imageToVideoMedia } from './contract.ts';
import { readFrameRefs } from './screen-frame-refs.ts';
import style from './screen.module.css';

/** Comes when somebody crops. */
const CropDialog = lazy(async () => ({ default: (await import('#web/media/crop-dialog.tsx')).CropDialog }));

/** Both frames in one field, so that they can change places: the first is slot 0, the last slot 1. */
export const FRAMES_RULE: MediaRule = { ...imageToVideoMedia.image, most: 2 };

/** Sides that differ by less are the same to the eye. */
const NEAR = 0.015;

export type ScreenFramesProps = { frames: MediaFieldState; errors: Readonly<Record<string, string>> };

export function ScreenFrames({ frames, errors }: ScreenFramesProps) {
  const { t } = useTranslation();
  const [isCropping, setCropping] = useState(false);
  const first = frames.choices.find(({ slot }) => slot === 0);
  const last = frames.choices.find(({ slot }) => slot === 1);
  const ratio = first?.facts ? nearestFilmRatio(first.facts.width, first.facts.height) : null;
  const isCut = ratio !== null && first?.facts ? differs(first.facts, ratio) : false;
  const isTailCut = ratio !== null && last?.facts ? differs(last.facts, ratio) : false;
  return (
    <div>
      <MediaField
        field={frames}
        label={t('image-to-video.frames')}
        aside={t('image-to-video.optional')}
        names={[t('image-to-video.first'), t('image-to-video.last')]}
        compact
        error={errors.image ?? errors.image_tail}
      />
      {first?.facts && ratio && isCut && (
        <p className={style.cut}>
          {t('image-to-video.will_be', { from: sayRatio(first.facts), to: ratio })}{' '}
          <SmallAction onClick={() => setCropping(true)}>{t('image-to-video.crop_yourself')}</SmallAction>
        </p>
      )}
      {ratio && isTailCut && <p className={style.cut}>{t('image-to-video.tail_cut', { to: ratio })}</p>}
      {isCropping && first && ratio && (
        <Suspense>
          <CropDialog
            field={frames}
            choice={first}
            ratio={ratio === '21:9' ? 'free' : ratio}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function differs({ width, height }: MediaFacts, ratio: string): boolean {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  // 21:9 is told to people; the film of that name is 33:14.
  const shape = ratio === '21:9' ? 33 / 14 : across / down;
  return Math.abs(width / height / shape - 1) > NEAR;
}

function sayRatio(facts: MediaFacts): string {
  return nearRatio(facts) || `${facts.width} × ${facts.height}`;
}

/** The frames of an earlier film, put back; one whose file is gone leaves its place empty. */
export function putFrames(frames: Pick<MediaFieldState, 'clear' | 'addRef'>, task: Task): void {
  const refs = readFrameRefs(task.params);
  const given = task.inputs.filter(({ kind, url }) => kind === 'image' && url !== '');
  if (given.length === 0) return;
  frames.clear();
  for (const { role, url, thumb, thumbhash, width, height } of given) {
    const ref = role === 'tail' ? refs.image_tail : refs.image;
    if (!ref) continue;
    const facts = { kind: 'image', width, height, duration: 0, fps: 0, has_sound: false } as const;
    frames.addRef(ref, { url, thumb, thumbhash, name: task.title, facts }, role === 'tail' ? 1 : 0);
  }
}
