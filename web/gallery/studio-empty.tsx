// The studio without a work: nothing made yet, or the work is no more.
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyFrame } from '#web/ui/empty-frame.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import style from './studio.module.css';

export function NoWorkYet() {
  const { t } = useTranslation();
  const words = useTaskWords();
  return (
    <div className={style.alone}>
      <EmptyFrame ratio={4 / 3} />
      <EmptyState
        title={t('gallery.studio_empty')}
        about={t('gallery.studio_empty_about')}
        actions={
          <>
            <UiLink href="/ai-image/text-to-image" className={buttonClass('filled')}>
              {words.tool(1)}
            </UiLink>
            <UiLink href="/ai-image/image-to-image" className={buttonClass()}>
              {words.tool(2)}
            </UiLink>
          </>
        }
      />
    </div>
  );
}

export function WorkGone() {
  const { t } = useTranslation();
  return (
    <div className={style.alone}>
      <EmptyFrame ratio={4 / 3} />
      <EmptyState
        title={t('gallery.gone')}
        about={t('gallery.gone_about')}
        actions={
          <UiLink href="/creations" className={buttonClass('filled')}>
            {t('gallery.title')}
          </UiLink>
        }
      />
    </div>
  );
}
