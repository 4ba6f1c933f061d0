// All effects of one tool, hung in rows: by category, by words, hot or new first; those used last above them.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Effect } from '#contract/effect.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { EffectCardSkeleton } from './effect-card-skeleton.tsx';
import { EffectCard } from './effect-card.tsx';
import { HANDED_OVER } from './effect-places.ts';
import type { EffectType } from './effect-places.ts';
import { EffectsFailed } from './effects-failed.tsx';
import { EFFECT_ORDERS, findEffects } from './find-effects.ts';
import type { EffectFilter } from './find-effects.ts';
import { readRecentEffects } from './recent-effects.ts';
import { useEffectClasses, useEffects } from './use-effects.ts';
import style from './effects-gallery.module.css';

/** What is seen at once is fetched at once. */
const FIRST_ROWS = 12;
const EXPECTED = 12;

export function EffectsGallery({ type }: { type: EffectType }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const effects = useEffects(type);
  const classes = useEffectClasses(type);
  const { filter, setFilter } = useFilter(classes.data);
  const all = effects.data ?? [];
  const found = findEffects(all, filter);
  const isPlain = filter.q === '' && filter.classId === '';
  const recent = isPlain ? listRecent(type, all) : [];
  const cheapest = Math.min(...all.map(({ price }) => price));

  return (
    <div className={style.page}>
      <header className={style.head}>
        <PageTitle
          aside={all.length > 0 && t('effects.count', { n: all.length, points: words.points(cheapest) })}
        >
          {t(`effects.title_${type}`)}
        </PageTitle>
        <SearchField
          className={style.search}
          label={t('effects.search')}
          hasKey
          value={filter.q}
          onChange={(q) => setFilter({ q })}
        />
      </header>
      <div className={style.bar}>
        <FilterTabs
          label={t('effects.classes')}
          value={filter.classId}
          onChange={(classId) => setFilter({ classId })}
          options={[
            { value: '', label: t('effects.all') },
            ...(classes.data ?? []).map(({ id, name }) => ({ value: id, label: name[words.language] })),
          ]}
          className={style.classes}
        />
        <FilterTabs
          label={t('effects.order')}
          value={filter.order}
          onChange={(order) => setFilter({ order })}
          options={EFFECT_ORDERS.map((value) => ({ value, label: t(`effects.${value}`) }))}
        />
      </div>
      {effects.isError && (
        <div className={style.failed}>
          <EffectsFailed query={effects} />
        </div>
      )}
      {effects.isPending && (
        <ul className={style.wall}>
          {Array.from({ length: EXPECTED }, (_, place) => (
            <li key={place}>
              <EffectCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {recent.length > 0 && (
        <section aria-label={t('effects.recent')} className={style.recent}>
          <h2 className={style.part}>{t('effects.recent')}</h2>
          <Wall effects={recent} />
        </section>
      )}
      {recent.length > 0 && <h2 className={style.part}>{t('effects.everything')}</h2>}
      <Wall effects={found} />
      {effects.isSuccess && found.length === 0 && (
        <EmptyState
          title={t('effects.none_found')}
          actions={<Button onClick={() => setFilter({ q: '', classId: '' })}>{t('effects.clear')}</Button>}
        />
      )}
    </div>
  );
}

function Wall({ effects }: { effects: readonly Effect[] }) {
  if (effects.length === 0) return null;
  return (
    <ul className={style.wall}>
      {effects.map((effect, place) => (
        <li key={effect.id}>
          <EffectCard effect={effect} isEager={place < FIRST_ROWS} />
        </li>
      ))}
    </ul>
  );
}

function listRecent(type: EffectType, effects: readonly Effect[]): Effect[] {
  return readRecentEffects(type).flatMap((id) => effects.filter((effect) => effect.id === id));
}

type Filter = Required<EffectFilter>;

/** Kept in the address, so that Back and a shared link show the same. An unknown category is all of them. */
function useFilter(classes: readonly { id: string }[] | undefined): {
  filter: Filter;
  setFilter: (part: Partial<Filter>) => void;
} {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const classId = params.get('class') ?? '';
  const isUnknown = classId !== '' && classes !== undefined && !classes.some(({ id }) => id === classId);
  const filter: Filter = {
    classId: isUnknown ? '' : classId,
    q: params.get('q') ?? '',
    order: EFFECT_ORDERS.find((order) => order === params.get('order')) ?? 'hot',
  };
  function setFilter(part: Partial<Filter>) {
    const next = { ...filter, ...part };
    const written = { class: next.classId, q: next.q, order: next.order === 'hot' ? '' : next.order };
    const handed = HANDED_OVER.map((name) => [name, params.get(name) ?? ''] as const);
    const kept = [...Object.entries(written), ...handed].filter(([, value]) => value !== '');
    setParams(new URLSearchParams(kept.map(([name, value]) => [name, value])), {
      replace: true,
      preventScrollReset: true,
    });
  }
  useEffect(() => {
    if (isUnknown) toast.warning(t('effects.unknown_class'));
  }, [isUnknown, t]);
  return { filter, setFilter };
}
