// The faces that were found in a photo, drawn around them, and a line that says so: before it is paid for.
import { CircleAlert, ScanFace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MediaChoice } from './media-choice.ts';
import { useFaces } from './use-faces.ts';
import style from './seen-faces.module.css';

/** Over the image, which stands whole in the middle of its place. */
export function FaceFrames({ choice }: { choice: MediaChoice }) {
  const { faces } = useFaces(choice.ref);
  if (!faces?.length || !choice.facts) return null;
  const { width, height } = choice.facts;
  return (
    <svg className={style.frames} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {faces.map((face, n) => (
        <rect
          // They come in one order, and never change.
          // oxlint-disable-next-line react/no-array-index-key
          key={n}
          x={face.x * width}
          y={face.y * height}
          width={face.width * width}
          height={face.height * height}
        />
      ))}
    </svg>
  );
}

/** For a photo of one person. */
export function FaceLine({ choice }: { choice: MediaChoice }) {
  const { t } = useTranslation();
  const { state, faces } = useFaces(choice.ref);
  const isMissing = faces?.length === 0;
  const Icon = isMissing ? CircleAlert : ScanFace;
  return (
    <p className={isMissing ? style.missing : style.line} aria-live="polite">
      {state === 'looking' && t('media.faces.looking')}
      {faces && (
        <>
          <Icon aria-hidden="true" />
          {describe()}
        </>
      )}
    </p>
  );

  function describe(): string {
    if (isMissing) return t('media.faces.none');
    return faces?.length === 1 ? t('media.faces.one') : t('media.faces.several', { n: faces?.length ?? 0 });
  }
}
