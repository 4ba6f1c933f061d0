// The wall with nothing on it: before the first image, and behind a filter that finds none.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePoints } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Samples } from './guest-creations.tsx';
import { DayHead } from './day-head.tsx';
import { type GalleryFilter, toTaskFilter } from './gallery-filter.ts';
import style from './creations.module.css';

export function EmptyCreations() {
  const { t } = useTranslation();
  const words = useTaskText();
  const points = usePoints() ?? 0;
  const [today] = useState(() => Date.now());
  return (
    <>
      <div className={style.coming}>
        <DayHead at={today} works={0} />
        <div className={style.nothing}>
          <EmptyFrame ratio={4 / 3} />
          <EmptyState
            title={t('gallery.empty_title')}
            about={t('gallery.empty_about', { points: words.points(points) })}
            actions={
              <>
                <UiLink href="/ai-image/text-to-image" className={buttonClass('filled')}>
                  {words.tool(1)}
                </UiLink>
                <UiLink href="/home#tools" className={buttonClass()}>
                  {t('gallery.other_tools')}
                </UiLink>
              </>
            }
          />
        </div>
      </div>
      <Samples title={t('gallery.samples_begin')} />
    </>
  );
}

export function NoMatches({ filter, onClear }: { filter: GalleryFilter; onClear: () => void }) {
  const { t } = useTranslation();
  const kept = whatIsKept(filter);
  return (
    <div className={style.padded}>
      <EmptyState
        title={t(kept ? `gallery.none_${kept}` : 'gallery.no_matches')}
        about={t(kept ? `gallery.none_${kept}_about` : 'gallery.no_matches_about')}
        actions={<Button onClick={onClear}>{t('gallery.clear')}</Button>}
      />
    </div>
  );
}

/** What one has put there oneself, where nothing else is asked for: then it is told how that is done. */
function whatIsKept(filter: GalleryFilter): 'favorite' | 'shared' | null {
  if (Object.keys(toTaskFilter(filter)).length > 1) return null;
  if (filter.isFavorite) return 'favorite';
  return filter.isShared ? 'shared' : null;
}
