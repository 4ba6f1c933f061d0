// Asks for the sheet that says how many points are missing; the points module draws it.
import { create } from 'zustand';

/** A cheaper setting of the same form: what it would cost, and how to choose it. */
export type CheaperWay = { label: string; price: number; onChoose: () => void };

export type PointsNeed = { needed: number; cheaper: readonly CheaperWay[] };

type PointsSheet = { need: PointsNeed | null };

export const usePointsSheet = create<PointsSheet>(() => ({ need: null }));

export function openPointsSheet(need: PointsNeed): void {
  usePointsSheet.setState({ need });
}

export function closePointsSheet(): void {
  usePointsSheet.setState({ need: null });
}
