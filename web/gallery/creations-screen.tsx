// Creations: everything one has made, hung under its day; filters in one line, details without leaving the place.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { useTaskMonths } from '#web/model/tasks/use-task-months.ts';
import { useTaskWall } from '#web/model/tasks/use-task-wall.ts';
import { useIsGuest } from '#web/model/me/use-me.ts';
import { leadsTo } from '#web/model/works/image-address.ts';
import { shrinkImage } from '#web/ui/base/grow-image.ts';
import { useAddressParams } from '#web/model/use-address-params.ts';
import { useHint } from '#web/model/use-hint.ts';
import { useOverlayParam } from '#web/model/use-overlay-param.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Hint } from '#web/ui/feedback/hint.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { useKeysOf } from '#web/ui/base/use-shortcut.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ChosenWorks } from './chosen-works.tsx';
import { COMPARE, LEAST_COMPARED, readCompared, writeCompared } from './compare-address.ts';
import { CompareLayer } from './compare-layer.tsx';
import { CreationsDetails } from './creations-details.tsx';
import { CreationsWall } from './creations-wall.tsx';
import { DateAction } from './date-action.tsx';
import { EmptyCreations, NoMatches } from './empty-creations.tsx';
import { FilterBar } from './filter-bar.tsx';
import { clearFilter, isFiltered, readFilter, toTaskFilter, writeFilter } from './gallery-filter.ts';
import type { GalleryFilter } from './gallery-filter.ts';
import { GuestCreations } from './guest-creations.tsx';
import { groupByDay, indexOfTile, tileAt } from './group-by-day.ts';
import type { Tile } from './group-by-day.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useFollowDeleted } from './use-follow-deleted.ts';
import { useMonthJump } from './use-month-jump.ts';
import { useSelection } from './use-selection.ts';
import { WallSkeleton } from './wall-skeleton.tsx';
import style from './creations.module.css';

/** The next page is asked for so far before the end, in pixels: who scrolls fast should not see it. */
const AHEAD = 3000;

export function CreationsScreen() {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const isGuest = useIsGuest();
  const [params, setParams] = useSearchParams();
  const [, changeParams] = useAddressParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const asked = toTaskFilter(filter);
  const listKey = JSON.stringify(asked);
  const wall = useTaskWall(asked);
  const months = useTaskMonths(asked, wall.counted);
  const jump = useMonthJump(wall, listKey);
  const hanging = useMemo(() => groupByDay(wall.works), [wall.works]);
  const selection = useSelection();
  useKeysOf('creations');
  const filterBar = useRef<HTMLDivElement>(null);
  useBarHeight(filterBar);
  const hint = useHint('creations', wall.works.length > 0);
  const id = params.get('id');
  const n = Math.max(0, Number(params.get('n') ?? 1) - 1);
  const opened = useMemo(() => (id === null || isGuest ? null : { id, n }), [id, n, isGuest]);

  const { checkNow, markLookedAt } = acts;
  useEffect(() => {
    markLookedAt();
    checkNow();
  }, [markLookedAt, checkNow]);

  const address = useRef({ filter, opened });
  useEffect(() => {
    address.current = { filter, opened };
  });
  const open = useCallback(
    (next: string | null, at = 0) => {
      const written = writeFilter(address.current.filter);
      if (next !== null) written.set('id', next);
      if (at > 0) written.set('n', String(at + 1));
      setParams(written, { replace: address.current.opened !== null });
    },
    [setParams],
  );
  const openTile = useCallback((next: Tile | null) => open(next?.id ?? null, next?.n), [open]);
  const { isOn: isSelecting, start: startSelecting, end: endSelecting } = selection;
  const isSearching = filter.q !== '';
  const setFilter = useCallback(
    (next: GalleryFilter, isTyping = false) => {
      endSelecting();
      // The first letter is a step of its own: Back leads to the wall as it was before the search.
      setParams(writeFilter(next), { replace: isTyping && isSearching });
    },
    [endSelecting, setParams, isSearching],
  );
  const date = useMemo(() => months.length > 1 && <DateAction months={months} jump={jump} />, [months, jump]);
  const comparison = useOverlayParam(COMPARE);
  const compared = readCompared(comparison.value);
  const compare = (tiles: readonly Tile[], isChange = false) =>
    changeParams(
      (held) => {
        held.set(COMPARE, writeCompared(tiles));
      },
      { replace: isChange },
    );
  const place = opened ? indexOfTile(hanging, opened) : -1;
  useFollowDeleted(opened, { hanging, place }, openTile);
  function step(by: 1 | -1) {
    const next = tileAt(hanging, Math.max(0, place + by));
    if (next) open(next.id, next.n);
  }

  const isEmpty = !isGuest && !wall.isLoading && !wall.error && wall.works.length === 0 && !wall.hasMore;
  return (
    <div className={joinClasses(style.page, opened && style.hasPanel)}>
      <div className={style.wallSide}>
        <header className={style.head}>
          <PageTitle
            aside={
              wall.total !== null &&
              wall.total > 0 &&
              t('gallery.works', { count: wall.total, n: words.count(wall.total) })
            }
          >
            {t('gallery.title')}
          </PageTitle>
        </header>
        <FilterBar
          ref={filterBar}
          filter={filter}
          onChange={setFilter}
          isDisabled={isGuest}
          isSelecting={isSelecting}
          date={date}
          onSelect={isSelecting ? endSelecting : startSelecting}
        />
        {hint.isShown && (
          <div className={style.hint}>
            <Hint dismissLabel={t('app.hint.dismiss')} onDismiss={hint.dismiss}>
              {t('gallery.hint')}
            </Hint>
          </div>
        )}
        {isGuest && <GuestCreations />}
        {wall.isLoading && <WallSkeleton />}
        {wall.error && (
          <div className={style.padded}>
            <ErrorState
              title={t('gallery.error')}
              about={wall.error.message}
              retryLabel={t('task.try_again')}
              onRetry={wall.retry}
            />
          </div>
        )}
        {isEmpty &&
          (isFiltered(filter) ? (
            <NoMatches filter={filter} onClear={() => setFilter(clearFilter(filter))} />
          ) : (
            <EmptyCreations />
          ))}
        {wall.works.length > 0 && (
          <CreationsWall
            wall={wall}
            hanging={hanging}
            listKey={listKey}
            filterBar={filterBar}
            months={months}
            jump={jump}
            size={filter.size}
            selection={selection}
            opened={opened}
            onOpen={open}
          />
        )}
        {wall.hasMoreFailed && (
          <div className={style.padded}>
            <ErrorState
              title={t('gallery.more_failed')}
              retryLabel={t('task.try_again')}
              onRetry={wall.loadMore}
            />
          </div>
        )}
        {(wall.works.length > 0 || wall.hasMore) && !wall.hasMoreFailed && (
          <MoreRows
            hasMore={wall.hasMore}
            isLoading={wall.isLoadingMore}
            onMore={wall.loadMore}
            moreLabel={t('task.load_more')}
            endLabel={t('gallery.end')}
            ahead={AHEAD}
          />
        )}
      </div>
      {opened && (
        <CreationsDetails
          id={opened.id}
          n={opened.n}
          seed={wall.taskOf(opened.id)}
          onStep={step}
          canStep={{ newer: place > 0, older: place + 1 < hanging.ratios.length }}
          onClose={() => shrinkImage(leadsTo(location.href), () => open(null))}
          isPaused={selection.isOn}
        />
      )}
      {selection.isOn && (
        <ChosenWorks
          wall={wall}
          selection={selection}
          hasPanel={opened !== null}
          onCompare={(tiles) => compare(tiles)}
        />
      )}
      {compared.length >= LEAST_COMPARED && !isGuest && (
        <CompareLayer
          tiles={compared}
          onRemove={(gone) =>
            compare(
              compared.filter((tile) => tile !== gone),
              true,
            )
          }
          onClose={comparison.close}
        />
      )}
    </div>
  );
}
