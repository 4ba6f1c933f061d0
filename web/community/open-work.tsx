// The two halves of an open work: the image on its mat, and beside it (below it on a phone) what there is to say.
import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { usePublicWork } from './use-public-work.ts';
import { useShownImage } from './use-shown-image.ts';
import { WorkActs } from './work-acts.tsx';
import { WorkLabel } from './work-label.tsx';
import { WorkMenu } from './work-menu.tsx';
import { WorkStage } from './work-stage.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './work-overlay.module.css';

export type OpenWorkProps = { id: string; onStep: (way: 1 | -1) => void; onClose: () => void };

export function OpenWork({ id, onStep, onClose }: OpenWorkProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { work, isGone, error, retry } = usePublicWork(id);
  const shown = useShownImage(work);
  const close = <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />;
  if (isGone || error) {
    return (
      <div className={style.missing}>
        <div className={style.corner}>{close}</div>
        <Base.Title className={style.unseen}>{t('community.work')}</Base.Title>
        <EmptyFrame ratio={4 / 3} className={style.cross} />
        {isGone ? (
          <EmptyState
            title={t('community.gone')}
            about={t('community.gone_about')}
            actions={
              <>
                <Button look="filled" onClick={() => onStep(1)}>
                  {t('community.next_work')}
                </Button>
                <Button onClick={onClose}>{t('community.back_to_wall')}</Button>
              </>
            }
          />
        ) : (
          <ErrorState
            title={t('community.work_failed')}
            about={error?.message}
            retryLabel={t('ui.try_again')}
            onRetry={retry}
          />
        )}
      </div>
    );
  }
  if (!work || !shown) {
    return (
      <>
        <div className={style.stage} aria-hidden="true">
          <div className={style.fitted} style={{ '--ratio': 1 }}>
            <Skeleton ratio={1} />
          </div>
        </div>
        <div className={style.label}>
          <header className={style.head}>
            <Base.Title className={style.kind}>{t('community.work')}</Base.Title>
            {close}
          </header>
        </div>
      </>
    );
  }
  return (
    <>
      <WorkStage work={work} shown={shown} onStep={onStep} />
      <div className={style.label}>
        <header className={style.head}>
          <span className={style.kind}>
            {words.tool(work.type)} · {t(work.engine.is_ai ? 'community.ai_made' : 'community.built_in')}
          </span>
          <WorkMenu work={work} index={shown.image.index} />
          {close}
        </header>
        <WorkLabel work={work} heading={Base.Title} />
        <WorkActs work={work} />
      </div>
    </>
  );
}
