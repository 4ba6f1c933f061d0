// One chosen file or work in its place: what it shows, its facts, its upload, and what can be done with it.
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '#web/ui/form/drop-zone.tsx';
import { MediaSlot } from '#web/ui/form/media-slot.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { describeUpload } from '#web/i18n/describe-upload.ts';
import { acceptOf } from './media-formats.ts';
import { formatFacts } from './format-facts.ts';
import { isChoice } from './photo-faces.ts';
import type { PhotoFaces } from './photo-faces.ts';
import { FaceFrames, FaceLine } from './seen-faces.tsx';
import { SoundChoice } from './sound-choice.tsx';
import { isCroppable } from './media-choice.ts';
import type { MediaChoice } from './media-choice.ts';
import { useDroppedWork } from './use-dropped-work.ts';
import type { MediaFieldState } from './use-media-field.ts';
import style from './media-field.module.css';

/** Comes when somebody crops. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** Pixels for a video, so that its controls find room below it. */
const VIDEO_HEIGHT = 250;

/** Until it is measured. */
const STILL = { width: 16, height: 9, duration: 0, fps: 0 };

export type MediaFieldChoiceProps = {
  field: MediaFieldState;
  choice: MediaChoice;
  /** Of its place: Person A. */
  name: string | undefined;
  isSmall?: boolean;
  aspect?: number;
  /** Where it is about people. */
  seen?: PhotoFaces;
};

export function MediaFieldChoice(props: MediaFieldChoiceProps) {
  const { field, choice, name, seen } = props;
  // Who is to be chosen must be seen.
  const isChosenAmong = seen !== undefined && isChoice(seen);
  const isSmall = props.isSmall && !isChosenAmong;
  const aspect = isChosenAmong ? undefined : props.aspect;
  const { t } = useTranslation();
  const { kind } = field.rule;
  const facts = formatFacts(t, kind, choice.facts);
  return (
    <div className={style.place}>
      {kind === 'audio' ? (
        <SoundChoice field={field} choice={choice} />
      ) : (
        <>
          <Shown field={field} choice={choice} name={name} isSmall={isSmall} aspect={aspect} seen={seen} />
          <p className={style.caption}>
            {name && <strong>{name}</strong>}
            {name && facts && ' · '}
            {facts}
          </p>
          {seen && <FaceLine seen={seen} />}
        </>
      )}
      {choice.problem && (
        <p className={style.problem} role="alert">
          <CircleAlert aria-hidden="true" />
          {choice.problem}
        </p>
      )}
      <Acts field={field} choice={choice} />
    </div>
  );
}

function Shown(props: MediaFieldChoiceProps) {
  const { field, choice, name, isSmall, aspect, seen } = props;
  const { t } = useTranslation();
  const worksFor = useDroppedWork();
  const sending = choice.state === 'uploading' ? describeUpload(t, choice.progress, choice.isWaiting) : null;
  return (
    <MediaSlot
      label={name ?? choice.name}
      removeLabel={t('media.remove', { name: name ?? choice.name })}
      onRemove={() => field.remove(choice.id)}
      progress={sending ?? undefined}
      thumbhash={choice.thumb ? undefined : choice.thumbhash}
      isSmall={isSmall}
      isFailed={choice.state === 'failed'}
      aspect={aspect}
      overLabel={t('media.let_go')}
      onFiles={([file]) => file && field.replace(choice.id, file)}
      items={worksFor(field, choice.slot)}
    >
      <Image choice={choice} isVideo={field.rule.kind === 'video' && !isSmall} />
      {seen && <FaceFrames choice={choice} seen={seen} />}
    </MediaSlot>
  );
}

function Image({ choice, isVideo }: { choice: MediaChoice; isVideo: boolean }) {
  // A video that this browser cannot play has no still: its name has to do.
  if (choice.thumb === '') return <span className={style.nameOnly}>{choice.name}</span>;
  if (!isVideo) return <img src={choice.thumb} alt={choice.name} />;
  const { width, height, duration, fps, has_sound } = choice.facts ?? { ...STILL, has_sound: true };
  return (
    <div style={{ width: `min(100%, ${Math.round((VIDEO_HEIGHT * width) / height)}px)` }}>
      <Player
        src={choice.url}
        poster={choice.thumb}
        label={choice.name}
        width={width}
        height={height}
        duration={duration}
        fps={fps}
        hasSound={has_sound}
        size="small"
      />
    </div>
  );
}

function Acts({ field, choice }: Pick<MediaFieldChoiceProps, 'field' | 'choice'>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const { kind } = field.rule;
  return (
    <div className={style.acts}>
      {choice.state === 'uploading' && (
        <SmallAction onClick={() => field.cancel(choice.id)}>{t('media.stop')}</SmallAction>
      )}
      {choice.remedy === 'retry' && (
        <SmallAction onClick={() => field.retry(choice.id)}>{t('media.retry')}</SmallAction>
      )}
      {kind === 'image' && isCroppable(choice) && (
        <SmallAction onClick={() => setCropping(true)}>{t('media.crop')}</SmallAction>
      )}
      <SmallAction onClick={() => input.current?.click()}>{t('media.replace')}</SmallAction>
      {isCropping && (
        <Suspense>
          <CropDialog field={field} choice={choice} onClose={() => setCropping(false)} />
        </Suspense>
      )}
      <FileInput
        ref={input}
        accept={acceptOf(kind)}
        onFiles={([file]) => file && field.replace(choice.id, file)}
      />
    </div>
  );
}
