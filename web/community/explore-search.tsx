// The search line of Explore: what is typed goes into the address when the hand rests.
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { useSearchText } from '#web/ui/form/use-search-text.ts';
import style from './explore.module.css';

export type ExploreSearchProps = { value: string; onSearch: (q: string) => void };

export function ExploreSearch({ value, onSearch }: ExploreSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useSearchText(value, onSearch);
  return (
    <SearchField
      label={t('community.search')}
      hasKey
      value={typed}
      onChange={setTyped}
      className={style.search}
    />
  );
}
