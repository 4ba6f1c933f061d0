// The image that comes with the words: chosen here, waiting in the form of the tool that will take it.
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGES_RULE } from '#tools/image-to-image/contract.ts';
import { imageToVideoMedia } from '#tools/image-to-video/contract.ts';
import { acceptOf } from '#web/media/media-formats.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import style from './composer.module.css';

const FIELDS = {
  image: { tool: 'image-to-image', name: 'images', rule: IMAGES_RULE },
  video: { tool: 'image-to-video', name: 'image', rule: imageToVideoMedia.image },
} as const;

export type ImageState = 'none' | 'coming' | 'ready';

export type ComposerImageProps = {
  kind: keyof typeof FIELDS;
  onChange: (state: ImageState) => void;
  /** The press that brought this piece is the press for a file. */
  opensAtOnce: boolean;
  onOpened: () => void;
};

export function ComposerImage({ kind, onChange, opensAtOnce, onOpened }: ComposerImageProps) {
  const { t } = useTranslation();
  const { tool, name, rule } = FIELDS[kind];
  const field = useMediaField(tool, name, rule);
  const picker = useRef<HTMLInputElement>(null);
  const [choice] = field.choices;
  const state: ImageState = !choice ? 'none' : field.isReady ? 'ready' : 'coming';
  useEffect(() => {
    onChange(state);
    return () => onChange('none');
  }, [state, onChange]);
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
