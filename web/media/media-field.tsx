// A media field of a form: an empty place to drop, pick or fetch from one's works; or what was chosen, and its upload.
import { ArrowLeftRight } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { MEGABYTE, UPLOAD_BYTES } from '#contract/media.ts';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { FieldSet } from '#web/ui/form/field.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { acceptOf } from './media-formats.ts';
import { MediaFieldChoice } from './media-field-choice.tsx';
import { MediaFieldWays } from './media-field-ways.tsx';
import { useDroppedWork } from './use-dropped-work.ts';
import { isChoice } from './photo-faces.ts';
import type { PhotoFaces } from './photo-faces.ts';
import { useReceivesFiles } from './receive-files.ts';
import type { MediaChoice, MediaFieldState } from './use-media-field.ts';
import style from './media-field.module.css';

export type MediaFieldProps = {
  field: MediaFieldState;
  label: string;
  /** Stands at the right of the label. */
  aside?: React.ReactNode;
  hint?: React.ReactNode;
  /** What the form or the server says about this field. */
  error?: React.ReactNode;
  /** The names of the places say what they are. */
  isLabelHidden?: boolean;
  /** Named places, each with one file: Person A, Person B. */
  names?: readonly string[];
  /** What an empty place is called, where that is more than its name. */
  emptyNames?: readonly string[];
  /** Frame slots of 100 pixels height. */
  compact?: boolean;
  /** Width divided by height of each place. */
  aspect?: number;
  /** It is about people: which faces were found is shown on each photo, and chosen among there. */
  facesOf?: (choice: MediaChoice) => PhotoFaces;
};

export function MediaField(props: MediaFieldProps) {
  const { field, label, isLabelHidden, aside, hint, error, names, emptyNames, compact, aspect, facesOf } =
    props;
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { rule, choices } = field;
  useReceivesFiles(root, {
    kind: rule.kind,
    hasRoom: choices.length < rule.most,
    take: (files) => field.add(files),
  });
  const isGone = choices.some(({ file }) => file) && error === readFieldWord('file_gone', readLanguage());
  const places = names?.length ?? Math.min(rule.most, choices.length + 1);
  const slots = names
    ? names.map((_, slot) => slot)
    : [...choices.map(({ slot }) => slot), ...freeSlots(field)].slice(0, Math.max(1, places));
  const isRow = slots.length > 1;
  // Who is to be chosen must be seen: the photos get the whole width.
  const isStack = choices.some((choice) => facesOf && isChoice(facesOf(choice)));
  const [a, b] = names ?? [];
  /** Two named places can change what they hold: the arrows stand between them. */
  const swap = names?.length === 2 && (
    <IconButton
      size="small"
      className={style.swap}
      label={t('media.swap', { a, b })}
      title={t('media.swap', { a, b })}
      icon={<ArrowLeftRight />}
      disabled={choices.length === 0}
      onClick={() => exchange(field)}
    />
  );
  return (
    <FieldSet label={label} isLabelHidden={isLabelHidden} aside={aside} hint={hint} error={error}>
      <div
        ref={root}
        className={isRow ? joinClasses(style.row, swap && style.pair, isStack && style.stack) : undefined}
      >
        {slots.map((slot) => {
          const choice = choices.find((candidate) => candidate.slot === slot);
          const name = names?.[slot] ?? label;
          const place = choice ? (
            <MediaFieldChoice
              field={field}
              choice={choice}
              name={names ? name : undefined}
              isSmall={compact || isRow}
              aspect={aspect}
              seen={facesOf?.(choice)}
            />
          ) : (
            <EmptyPlace
              field={field}
              slot={slot}
              name={names ? (emptyNames?.[slot] ?? name) : undefined}
              isSmall={compact || isRow}
              aspect={aspect}
              hasError={Boolean(error)}
            />
          );
          return (
            <Fragment key={choice?.id ?? `empty-${slot}`}>
              {slot === 1 && swap}
              {place}
            </Fragment>
          );
        })}
      </div>
      {isGone && <SmallAction onClick={field.sendAgain}>{t('media.send_again')}</SmallAction>}
    </FieldSet>
  );
}

/** The two named places change what they hold, also where one is empty. */
function exchange({ choices, move }: MediaFieldState) {
  const [first] = choices;
  if (first) move(first.id, first.slot === 0 ? 1 : 0);
}

function freeSlots({ rule, choices }: MediaFieldState): number[] {
  const taken = new Set(choices.map(({ slot }) => slot));
  return Array.from({ length: rule.most }, (_, slot) => slot).filter((slot) => !taken.has(slot));
}

type EmptyPlaceProps = {
  field: MediaFieldState;
  slot: number;
  name: string | undefined;
  isSmall?: boolean;
  aspect?: number;
  hasError: boolean;
};

function EmptyPlace({ field, slot, name, isSmall, aspect, hasError }: EmptyPlaceProps) {
  const { t } = useTranslation();
  const worksFor = useDroppedWork();
  const { rule } = field;
  const most = UPLOAD_BYTES[rule.kind] / MEGABYTE;
  const ways = (
    <MediaFieldWays field={field} slot={name === undefined ? undefined : slot} isSmall={isSmall} />
  );
  return (
    <div className={style.place}>
      <DropZone
        label={isSmall ? t('media.drop_or_click') : t('media.upload')}
        note={isSmall ? undefined : t(`media.takes.${rule.kind}`, { n: most })}
        overLabel={t('media.let_go')}
        accept={acceptOf(rule.kind)}
        isMany={rule.most > 1 && name === undefined}
        isSmall={isSmall}
        aspect={aspect}
        hasError={hasError}
        onFiles={(files) => field.add(files, name === undefined ? undefined : slot)}
        items={worksFor(field, name === undefined ? undefined : slot)}
      >
        {ways}
      </DropZone>
      {name && <p className={style.caption}>{name}</p>}
    </div>
  );
}
