// Who follows a person, or whom they follow: a list that grows.
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PersonCard } from './person-card.tsx';
import { usePeople } from './use-person.ts';
import type { PeopleListName } from './use-person.ts';
import style from './person-sheet.module.css';

export function PeopleList({ list, id }: { list: PeopleListName; id: string }) {
  const { t } = useTranslation();
  const people = usePeople(list, id);
  if (people.isLoading) {
    return (
      <div className={style.list} aria-hidden="true">
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </div>
    );
  }
  if (people.error) {
    return (
      <ErrorState
        title={t('community.people_failed')}
        about={people.error.message}
        retryLabel={t('ui.try_again')}
        onRetry={people.retry}
      />
    );
  }
  if (people.items.length === 0) return <p className={style.none}>{t(`community.nobody.${list}`)}</p>;
  return (
    <>
      <ul className={style.list}>
        {people.items.map((person) => (
          <li key={person.id}>
            <PersonCard
              id={person.id}
              name={person.name}
              image={person.head_img}
              followed={person.followed}
              about={t('community.works', { count: person.stats.public_works, n: person.stats.public_works })}
            />
          </li>
        ))}
      </ul>
      {people.hasMore && (
        <MoreRows
          hasMore
          isLoading={people.isLoadingMore}
          onMore={people.loadMore}
          moreLabel={t('task.load_more')}
          endLabel=""
        />
      )}
    </>
  );
}
