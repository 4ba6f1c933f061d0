// People whose name holds what is searched, above the works that do.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SEARCH_LEAST_CHARACTERS, searchUsers } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { peopleKeys } from '#web/model/works/public-cache.ts';
import { PersonCard } from './person-card.tsx';
import style from './explore.module.css';

export function CreatorsRow({ q }: { q: string }) {
  const { t } = useTranslation();
  const wanted = q.trim();
  const isLong = Array.from(wanted).length >= SEARCH_LEAST_CHARACTERS;
  const { data } = useQuery({
    queryKey: peopleKeys.search(wanted),
    queryFn: ({ signal }) =>
      call(searchUsers, { q: wanted }, { extractData: true, showLoading: false, showError: false, signal }),
    enabled: isLong,
  });
  if (!isLong || !data || data.items.length === 0) return null;
  return (
    <section className={style.creators} aria-label={t('community.creators')}>
      <h2 className={style.creatorsTitle}>{t('community.creators')}</h2>
      <ul className={style.people}>
        {data.items.map((person) => (
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
    </section>
  );
}
