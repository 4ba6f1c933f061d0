// The faces that were found in a photo, drawn around them, and a line that says so: before it is paid for. Where there are
// more than people are wanted, whom it is about is chosen among them.
import { CircleAlert, ScanFace } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxChoice, BoxMark } from '#web/ui/form/box-choice.tsx';
import type { MediaChoice } from './media-choice.ts';
import { isChoice } from './photo-faces.ts';
import type { PhotoFaces } from './photo-faces.ts';
import style from './seen-faces.module.css';

/** Over the image, which stands whole in the middle of its place. */
export function FaceFrames({ choice, seen }: { choice: MediaChoice; seen: PhotoFaces }) {
  const { t } = useTranslation();
  const { faces, people, chosen, choose } = seen;
  if (!faces?.length || !choice.facts) return null;
  const { width, height } = choice.facts;
  const boxes = faces.map((box, n) => ({
    box,
    label: t('media.faces.face', { n: n + 1, total: faces.length }),
    isChosen: chosen.includes(n),
    onChoose: () => choose(n),
  }));
  return (
    <div className={style.place}>
      <div className={style.frames} style={{ '--ratio': width / height } as CSSProperties}>
        {isChoice(seen) ? (
          <BoxChoice
            label={people === 1 ? t('media.faces.who') : t('media.faces.which_two')}
            boxes={boxes}
            isMany={people > 1}
          />
        ) : (
          boxes.map(({ box, label }) => <BoxMark key={label} box={box} />)
        )}
      </div>
    </div>
  );
}

export function FaceLine({ seen }: { seen: PhotoFaces }) {
  const { t } = useTranslation();
  const { state, faces, people, chosen } = seen;
  const isMissing = faces?.length === 0;
  const Icon = isMissing ? CircleAlert : ScanFace;
  return (
    <p className={isMissing ? style.missing : style.line} aria-live="polite">
      {state === 'looking' && t('media.faces.looking')}
      {faces && (
        <>
          <Icon aria-hidden="true" />
          {describe(faces.length)}
        </>
      )}
    </p>
  );

  function describe(n: number): string {
    if (n === 0) return t('media.faces.none');
    if (n === 1) return t('media.faces.one');
    if (people === 1) return t('media.faces.several', { n });
    if (n === 2) return t('media.faces.both');
    return chosen.length === 2
      ? t('media.faces.two_chosen', { a: numberOf(0), b: numberOf(1), n })
      : t('media.faces.choose_two', { n });
  }
  function numberOf(place: number): number {
    return (chosen[place] ?? 0) + 1;
  }
}
