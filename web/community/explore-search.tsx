// The search line of Explore: what is typed goes into the address when the hand rests.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/ui/form/search-field.tsx';
import style from './explore.module.css';

const REST_MS = 300;

export type ExploreSearchProps = { value: string; onSearch: (q: string) => void };

export function ExploreSearch({ value, onSearch }: ExploreSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // Back, or a filter that was cleared, changes the words from outside.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <SearchField label={t('community.search')} value={typed} onChange={setTyped} className={style.search} />
  );
}
