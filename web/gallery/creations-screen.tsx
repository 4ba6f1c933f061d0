// Creations: everything one has made, hung under its day; filters in one line, details without leaving the place.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMineStore } from '#web/api/mine-store.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import { useTasks } from '#web/api/use-tasks.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { MoreRows } from '#web/ui/more-rows.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { CreationsDetails } from './creations-details.tsx';
import { EmptyCreations, NoMatches } from './empty-creations.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isFiltered, readFilter, toTaskFilter, writeFilter } from './gallery-filter.ts';
import type { GalleryFilter } from './gallery-filter.ts';
import { groupDays } from './group-days.ts';
import { GuestCreations } from './guest-creations.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import { WallSkeleton, WorksDay } from './works-day.tsx';
import { listPlates } from './work-card.tsx';
import style from './creations.module.css';

export function CreationsScreen() {
  const { t } = useTranslation();
  const words = useTaskWords();
  const acts = useTaskActs();
  const isGuest = useMineStore((state) => state.userId === null);
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const list = useTasks(toTaskFilter(filter));
  const selection = useSelection();
  const openId = params.get('id');
  const hasPanel = openId !== null && !isGuest;
  const plates = listPlates(list.tasks);
  const order = list.tasks.map(({ id }) => id);
  const chosen = list.tasks.filter(({ id }) => selection.ids.has(id));
  const areAllFavorite = chosen.every((task) => task.favorite);

  const { checkNow, markLookedAt } = acts;
  useEffect(() => {
    markLookedAt();
    checkNow();
  }, [markLookedAt, checkNow]);

  const setFilter = (next: GalleryFilter) => setParams(writeFilter(next), { replace: true });
  function open(id: string | null, index = 0) {
    const next = writeFilter(filter);
    if (id !== null) next.set('id', id);
    if (index > 0) next.set('n', String(index + 1));
    setParams(next, { replace: openId !== null, preventScrollReset: true });
  }
  async function downloadChosen() {
    for (const task of chosen) {
      for (const { index } of task.results) await acts.downloadResult(task, index);
    }
  }

  return (
    <div className={joinClasses(style.page, hasPanel && style.hasPanel)}>
      <div className={style.wallSide}>
        <header className={style.head}>
          <PageTitle
            aside={
              list.total !== null &&
              list.total > 0 &&
              t('gallery.works', { count: list.total, n: words.count(list.total) })
            }
          >
            {t('gallery.title')}
          </PageTitle>
          <FilterBar
            filter={filter}
            onChange={setFilter}
            isDisabled={isGuest}
            isSelecting={selection.isOn}
            onSelect={selection.isOn ? selection.end : selection.start}
          />
        </header>
        {isGuest && <GuestCreations />}
        {list.isLoading && <WallSkeleton />}
        {list.error && (
          <div className={style.padded}>
            <ErrorState
              title={t('gallery.error')}
              about={list.error.message}
              retryLabel={t('task.try_again')}
              onRetry={list.retry}
            />
          </div>
        )}
        {!isGuest &&
          !list.isLoading &&
          !list.error &&
          list.tasks.length === 0 &&
          (isFiltered(filter) ? <NoMatches onClear={() => setParams({})} /> : <EmptyCreations />)}
        {groupDays(plates).map((day, index) => (
          <WorksDay
            key={day.key}
            day={day}
            selection={selection}
            isFirst={index === 0}
            hrefOf={(plate) => `/creations?id=${plate.task.id}`}
            onOpen={(plate) => open(plate.task.id, plate.result?.index ?? 0)}
            onToggle={(id, withRange) => selection.toggle(id, withRange, order)}
          />
        ))}
        {list.tasks.length > 0 && (
          <MoreRows
            hasMore={list.hasMore}
            isLoading={list.isLoadingMore}
            onMore={list.loadMore}
            moreLabel={t('task.load_more')}
            endLabel={t('gallery.end')}
          />
        )}
      </div>
      {openId !== null && !isGuest && (
        <CreationsDetails
          id={openId}
          index={Math.max(0, Number(params.get('n') ?? 1) - 1)}
          plates={plates}
          onOpen={open}
          isPaused={selection.isOn}
        />
      )}
      {selection.isOn && (
        <SelectionBar
          count={chosen.length}
          total={list.tasks.length}
          areAllFavorite={areAllFavorite}
          hasPanel={hasPanel}
          onSelectAll={() => selection.selectAll(order)}
          onFavorite={() => acts.setFavorite(chosen, !areAllFavorite)}
          onDownload={() => void downloadChosen()}
          onDelete={() => {
            acts.deleteTasks(chosen);
            selection.end();
          }}
          onClose={selection.end}
        />
      )}
    </div>
  );
}
