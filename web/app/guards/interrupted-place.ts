// Where somebody wanted to go when they were asked to sign in. In memory only: it offers a way back, once.
import { create } from 'zustand';

export const useInterruptedPlace = create<{ place: string | null }>()(() => ({ place: null }));

export function rememberPlace(place: string): void {
  useInterruptedPlace.setState({ place });
}
