// The first frame and the last one side by side, and what of them will be cut off.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { videoSize, nearestVideoRatio, type VideoRatio } from '#contract/video.ts';
import type { MediaFacts, MediaRule } from '#contract/media.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { MediaField } from '#web/media/media-field.tsx';
import { isCroppable } from '#web/media/media-choice.ts';
import { putInput } from '#web/media/put-input.ts';
import type { RefilledField } from '#web/media/put-input.ts';
import { nearRatio } from '#web/media/format-facts.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { imageToVideoMedia } from './contract.ts';
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
  const ratio = first?.facts ? nearestVideoRatio(first.facts.width, first.facts.height) : null;
  const isCut = ratio !== null && first?.facts ? differs(first.facts, ratio) : false;
  const isTailCut = ratio !== null && last?.facts ? differs(last.facts, ratio) : false;
  return (
    <div>
      <MediaField
        field={frames}
        label={t('image-to-video.frames')}
        isLabelHidden
        names={[t('image-to-video.first'), t('image-to-video.last')]}
        emptyNames={[t('image-to-video.first'), t('image-to-video.last_optional')]}
        compact
        error={errors.image ?? errors.image_tail}
      />
      {first?.facts && ratio && isCut && (
        <p className={style.cut}>
          {t('image-to-video.will_be', { from: formatRatio(first.facts), to: ratio })}{' '}
          {isCroppable(first) && (
            <SmallAction onClick={() => setCropping(true)}>{t('image-to-video.crop_yourself')}</SmallAction>
          )}
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

function differs({ width, height }: MediaFacts, ratio: VideoRatio): boolean {
  // Videos of a ratio have the sides of a codec: 21:9 is 33:14.
  const video = videoSize(ratio, '720p');
  return Math.abs(width / height / (video.width / video.height) - 1) > NEAR;
}

function formatRatio(facts: MediaFacts): string {
  return nearRatio(facts) || `${facts.width} × ${facts.height}`;
}

/** The frames of an earlier video, put back; one whose file is gone leaves its place empty. */
export function putFrames(frames: RefilledField, task: Reusable): void {
  const given = task.inputs.filter(({ kind, url }) => kind === 'image' && url !== '');
  if (given.length === 0) return;
  frames.clear();
  for (const input of given) {
    if (input.role === 'tail') putInput(frames, task, input, task.params.image_tail, 1);
    else putInput(frames, task, input, task.params.image);
  }
}
