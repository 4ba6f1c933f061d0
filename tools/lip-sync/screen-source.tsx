// Step one: who speaks. A portrait or a video, sent or one's own work, and where its mouth is.
import type { TFunction } from 'i18next';
import { Crop, Replace, RotateCcw, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeUpload } from '#web/i18n/describe-upload.ts';
import { MediaField } from '#web/media/media-field.tsx';
import { acceptOf } from '#web/media/media-formats.ts';
import { isCroppable } from '#web/media/media-choice.ts';
import { formatFacts } from '#web/media/format-facts.ts';
import type { MediaChoice, MediaFieldState } from '#web/media/use-media-field.ts';
import { WorksWall } from '#web/media/works-wall.tsx';
import type { ChosenWork } from '#web/media/works-wall.tsx';
import { useModelLimits } from '#web/task/model-scope.ts';
import { FileInput } from '#web/ui/form/drop-zone.tsx';
import { MouthBox } from '#web/ui/video/mouth-box.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { MouthBox as Box } from './fields.ts';
import { findFaceOf, isSameBox, mouthOf, USUAL_MOUTH } from './screen-face.ts';
import type { SeenFaces } from './screen-face.ts';
import { SOURCES } from './screen-state.ts';
import type { Source } from './screen-state.ts';
import style from './screen.module.css';

/** Beside the kinds of source: the way to one's own works of both kinds. */
const CREATIONS = 'creations';

const CropDialog = lazy(async () => ({ default: (await import('#web/media/crop-dialog.tsx')).CropDialog }));

export type ScreenSourceProps = {
  source: Source;
  onSource: (source: Source) => void;
  /** An own work is to speak: it goes to the portraits or to the videos. */
  onWork: (work: ChosenWork) => void;
  field: MediaFieldState;
  seen: SeenFaces | null;
  /** Null where nobody knows: a guess is shown. */
  box: Box | null;
  /** Somebody has put the box where it is. */
  isPlaced: boolean;
  onBox: (box: Box) => void;
  error: string | undefined;
};

export function ScreenSource(props: ScreenSourceProps) {
  const { t } = useTranslation();
  const { source, onSource, onWork, field, seen, error } = props;
  const [isChoosing, setChoosing] = useState(false);
  const works = useRef<HTMLDivElement>(null);
  const [choice] = field.choices;
  const model = useModelLimits();
  const sources = SOURCES.map((value) => ({ value, label: t(`lip-sync.source.${value}`) }));
  const isShown = choice !== undefined && choice.state !== 'failed' && seen !== null;
  return (
    <>
      <Segmented
        label={t('lip-sync.source.label')}
        isLabelHidden
        value={isChoosing ? CREATIONS : source}
        onChange={(value) => {
          setChoosing(value === CREATIONS);
          if (value !== CREATIONS) onSource(value);
        }}
        options={[
          ...model.limit('video', sources, isVideo),
          { value: CREATIONS, label: t('lip-sync.source.creations') },
        ]}
        hint={model.hint('video', sources, isVideo)}
      />
      {isChoosing ? (
        <div ref={works} className={style.works}>
          <WorksWall
            media={model.can('video', true) ? undefined : 'image'}
            onChoose={(work) => {
              // The work that was pressed goes with its wall: the keys stay with the choice of the source.
              works.current?.previousElementSibling?.querySelector<HTMLElement>('input:checked')?.focus();
              onWork(work);
              setChoosing(false);
            }}
          />
        </div>
      ) : isShown ? (
        <Stage {...props} choice={choice} seen={seen} />
      ) : (
        <MediaField field={field} label={t(`lip-sync.source.${source}`)} error={error} />
      )}
    </>
  );
}

const isVideo = (source: string) => source === 'video';

function Stage({
  field,
  choice,
  seen,
  box,
  isPlaced,
  onBox,
  error,
}: ScreenSourceProps & { choice: MediaChoice; seen: SeenFaces }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const { width, height } = choice.facts ?? { width: 1, height: 1 };
  const { kind } = field.rule;
  const faces = seen.faces ?? [];
  const chosen = box ? findFaceOf(box, faces) : -1;
  const stage = useRef<HTMLElement>(null);
  // Of a box that was moved out of all faces it is the first one.
  const found = faces[Math.max(0, chosen)];
  const isMoved = box !== null && found !== undefined && !isSameBox(box, mouthOf(found));
  const facts = formatFacts(t, kind, choice.facts);
  return (
    <figure ref={stage} className={style.stage} aria-label={choice.name}>
      <MouthBox
        ratio={width / Math.max(1, height)}
        box={box ?? USUAL_MOUTH}
        onChange={onBox}
        around={faces.map((face, n) => ({
          box: face,
          label: t('media.faces.face', { n: n + 1, total: faces.length }),
          isChosen: n === chosen,
          onChoose: () => onBox(mouthOf(face)),
        }))}
        aroundLabel={t('lip-sync.mouth.who')}
        label={t('lip-sync.mouth.label')}
        formatPlace={(at) => t('lip-sync.mouth.place', formatShares(at))}
        keys={t('lip-sync.mouth.keys')}
        isGuess={box === null}
      >
        <img src={seen.still} alt={choice.name} draggable={false} />
      </MouthBox>
      {choice.state === 'uploading' && (
        <ProgressBar {...describeUpload(t, choice.progress, choice.isWaiting)} />
      )}
      <figcaption className={style.note}>
        {facts && `${facts} · `}
        <span aria-live="polite">{describeMouth(t, seen, { chosen, isPlaced, isMoved })}</span>
      </figcaption>
      {error && (
        <p className={style.error} role="alert">
          {error}
        </p>
      )}
      <div className={style.acts}>
        {isMoved && (
          <SmallAction
            icon={<RotateCcw />}
            onClick={() => {
              onBox(mouthOf(found));
              // The button goes with what it undoes: the keys stay with the box.
              stage.current?.querySelector<HTMLElement>('[role=application]')?.focus();
            }}
          >
            {t('lip-sync.mouth.reset')}
          </SmallAction>
        )}
        <SmallAction icon={<Replace />} onClick={() => input.current?.click()}>
          {t('media.replace')}
        </SmallAction>
        {kind === 'image' && isCroppable(choice) && (
          <SmallAction icon={<Crop />} onClick={() => setCropping(true)}>
            {t('media.crop')}
          </SmallAction>
        )}
        <SmallAction icon={<X />} onClick={() => field.remove(choice.id)}>
          {t('lip-sync.remove')}
        </SmallAction>
      </div>
      <FileInput
        ref={input}
        accept={acceptOf(kind)}
        onFiles={([file]) => file && field.replace(choice.id, file)}
      />
      {isCropping && (
        <Suspense>
          <CropDialog field={field} choice={choice} onClose={() => setCropping(false)} />
        </Suspense>
      )}
    </figure>
  );
}

type Chosen = { chosen: number; isPlaced: boolean; isMoved: boolean };

/** Nothing while the upload is under way. */
function describeMouth(t: TFunction, { state, faces }: SeenFaces, { chosen, isPlaced, isMoved }: Chosen) {
  const total = faces?.length ?? 0;
  if (isPlaced && (isMoved || total === 0)) return t('lip-sync.mouth.placed');
  if (isPlaced && total > 1) return t('lip-sync.mouth.speaks', { n: chosen + 1, total });
  if (state === 'waiting') return '';
  if (state === 'looking') return t('lip-sync.mouth.looking');
  if (total > 1) return t('lip-sync.mouth.several', { n: total });
  return total === 1 ? t('lip-sync.mouth.found') : t('lip-sync.mouth.guess');
}

function formatShares({ x, y, width, height }: Box) {
  return { x: percent(x + width / 2), y: percent(y + height / 2), w: percent(width), h: percent(height) };
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
