// A shown work on a page of its own, for whoever was given its address: nobody signs in to look.
import { useTranslation } from 'react-i18next';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { MissingWork } from './missing-work.tsx';
import { usePublicWork } from './use-public-work.ts';
import { useShownImage } from './use-shown-image.ts';
import { WorkActs } from './work-acts.tsx';
import { WorkLabel } from './work-label.tsx';
import { StageSkeleton, WorkStage } from './work-stage.tsx';
import overlay from './work-overlay.module.css';
import style from './work-page.module.css';

export function WorkPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { work, isGone, error, retry } = usePublicWork(id);
  const shown = useShownImage(work);
  if (isGone || error) {
    return (
      <>
        <HiddenTitle />
        <div className={style.missing}>
          <EmptyFrame ratio={4 / 3} />
          <MissingWork
            isGone={isGone}
            error={error}
            retry={retry}
            actions={
              <UiLink href="/" className={buttonClass('filled')}>
                {t('community.to_start')}
              </UiLink>
            }
          />
        </div>
      </>
    );
  }
  if (!work || !shown) {
    return (
      <>
        <HiddenTitle />
        <div className={style.page}>
          <StageSkeleton />
        </div>
      </>
    );
  }
  return (
    <article className={style.page}>
      <WorkStage work={work} shown={shown} onStep={() => {}} />
      <div className={overlay.label}>
        <WorkLabel work={work} heading="h1" />
        <WorkActs work={work} />
      </div>
    </article>
  );
}

/** Beside the grids, where it would take a place of its own. */
function HiddenTitle() {
  const { t } = useTranslation();
  return (
    <h1>
      <VisuallyHidden>{t('community.work')}</VisuallyHidden>
    </h1>
  );
}
