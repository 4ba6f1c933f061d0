// Where one is in the admin module, kept in the address: the tab, and the person, work or order that it is about.
import { useSearchParams } from 'react-router';

export const TABS = ['reports', 'people', 'tasks', 'orders', 'health', 'log'] as const;
export type TabName = (typeof TABS)[number];

export type AdminPlace = {
  tab: TabName;
  user?: string;
  task?: string;
  order?: string;
  held?: '1';
  q?: string;
};

const ID_PATTERN = /^[1-9]\d{0,17}$/;

export function useAdminPlace(): { place: AdminPlace; go: (place: AdminPlace) => void } {
  const [params, setParams] = useSearchParams();
  const idOf = (name: string) => {
    const id = params.get(name);
    return id !== null && ID_PATTERN.test(id) ? { [name]: id } : {};
  };
  const q = params.get('q');
  return {
    place: {
      tab: TABS.find((tab) => tab === params.get('tab')) ?? 'reports',
      ...idOf('user'),
      ...idOf('task'),
      ...idOf('order'),
      ...(params.get('held') === '1' ? { held: '1' as const } : {}),
      ...(q ? { q } : {}),
    },
    go: (place) => setParams(new URLSearchParams(Object.entries(place))),
  };
}

/** The address of a place, for links. */
export function addressOf(place: AdminPlace): string {
  return `/admin?${new URLSearchParams(Object.entries(place)).toString()}`;
}
