// The image that comes with the words: chosen here, waiting in the form of the tool that will take it.
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGES_RULE } from '#tools/image-to-image/contract.ts';
import { imageToVideoMedia } from '#tools/image-to-video/contract.ts';
import { acceptOf } from '#web/media/media-formats.ts';
import { useDroppedWork } from '#web/media/use-dropped-work.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import type { MediaChoice } from '#web/media/use-media-field.ts';
import { isOwnTask, useTask } from '#web/model/tasks/use-tasks.ts';
import type { RemixSource } from '#web/task/remix-source.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import style from './composer.module.css';

const FIELDS = {
  image: { tool: 'image-to-image', name: 'images', rule: IMAGES_RULE },
  video: { tool: 'image-to-video', name: 'image', rule: imageToVideoMedia.image },
} as const;

export type ImageState = 'none' | 'coming' | 'ready';

/** What was let go on the composer: files, or a work as its card names it. */
export type DroppedImage = { files: readonly File[] } | { work: string };

export type ComposerImageProps = {
  kind: keyof typeof FIELDS;
  /** `credit` where the image is what somebody else shows. */
  onChange: (state: ImageState, credit?: RemixSource) => void;
  /** The press that brought this piece is the press for a file. */
  opensAtOnce: boolean;
  onOpened: () => void;
  dropped: DroppedImage | null;
  onTaken: () => void;
};

export function ComposerImage({
  kind,
  onChange,
  opensAtOnce,
  onOpened,
  dropped,
  onTaken,
}: ComposerImageProps) {
  const { t } = useTranslation();
  const { tool, name, rule } = FIELDS[kind];
  const field = useMediaField(tool, name, rule);
  const picker = useRef<HTMLInputElement>(null);
  const [choice] = field.choices;
  const { credit, isKnown } = useCredit(choice);
  const state: ImageState = !choice ? 'none' : field.isReady && isKnown ? 'ready' : 'coming';
  useEffect(() => {
    onChange(state, credit);
    return () => onChange('none');
  }, [state, credit, onChange]);
  const worksFor = useDroppedWork();
  const take = useEffectEvent((image: DroppedImage) => {
    // One image goes with the words: it takes the place of the last one.
    if ('work' in image) worksFor(field, 0)?.onItem(image.work);
    else field.add(image.files.slice(0, 1), 0);
    onTaken();
  });
  useEffect(() => {
    if (dropped) take(dropped);
  }, [dropped]);
  useEffect(() => {
    if (!opensAtOnce) return;
    onOpened();
    picker.current?.click();
  }, [opensAtOnce, onOpened]);
  return (
    <span className={style.image}>
      <input
        ref={picker}
        type="file"
        accept={acceptOf('image')}
        hidden
        aria-label={t('home.add_image')}
        onChange={(event) => {
          field.add([...(event.target.files ?? [])].slice(0, 1));
          event.target.value = '';
        }}
      />
      {choice ? (
        <>
          {choice.thumb && <img src={choice.thumb} alt={choice.name} className={style.thumb} />}
          <span
            className={choice.problem ? style.problem : undefined}
            role={choice.problem ? 'alert' : undefined}
          >
            {choice.problem ?? (state === 'ready' ? choice.name : `${Math.round(choice.progress * 100)} %`)}
          </span>
          <SmallAction icon={<X />} onClick={() => field.remove(choice.id)}>
            {t('home.remove_image')}
          </SmallAction>
        </>
      ) : (
        <SmallAction icon={<ImagePlus />} onClick={() => picker.current?.click()}>
          {t('home.add_image')}
        </SmallAction>
      )}
    </span>
  );
}

/** Whose the image is, where it is not one's own. */
function useCredit(choice: MediaChoice | undefined): { credit: RemixSource | undefined; isKnown: boolean } {
  const ref = choice?.ref;
  const { data: work, isFetching } = useTask(ref && 'task_id' in ref ? ref.task_id : null);
  const credit = useMemo(() => {
    if (!work || isOwnTask(work)) return undefined;
    return { id: work.id, author: work.author.name, thumb: work.thumb };
  }, [work]);
  return { credit, isKnown: work !== undefined || !isFetching };
}
