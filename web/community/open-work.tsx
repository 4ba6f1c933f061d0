// The two halves of an open work: the image on its mat, and beside it (below it on a phone) what there is to say.
import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { MissingWork } from './missing-work.tsx';
import { usePublicWork } from './use-public-work.ts';
import { useShownImage } from './use-shown-image.ts';
import { WorkActs } from './work-acts.tsx';
import { WorkLabel } from './work-label.tsx';
import { WorkMenu } from './work-menu.tsx';
import { StageSkeleton, WorkStage } from './work-stage.tsx';
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
        <MissingWork
          isGone={isGone}
          error={error}
          retry={retry}
          actions={
            <>
              <Button look="filled" onClick={() => onStep(1)}>
                {t('community.next_work')}
              </Button>
              <Button onClick={onClose}>{t('community.back_to_wall')}</Button>
            </>
          }
        />
      </div>
    );
  }
  if (!work || !shown) {
    return (
      <>
        <StageSkeleton />
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
