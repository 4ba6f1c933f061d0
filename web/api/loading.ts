// How many calls are under way that a person should see: the thin bar at the top reads it.
import { create } from 'zustand';

type Loading = { count: number };

export const useLoading = create<Loading>(() => ({ count: 0 }));

export function startLoading(): () => void {
  let isLoading = true;
  useLoading.setState(({ count }) => ({ count: count + 1 }));
  return function stopLoading() {
    if (!isLoading) return;
    isLoading = false;
    useLoading.setState(({ count }) => ({ count: count - 1 }));
  };
}
