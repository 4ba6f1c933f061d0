// Which image of the wall is open beside it. The cards ask here, so that only two of them are drawn anew when one walks on.
import { create } from 'zustand';

type OpenedWork = {
  /** Of its tile (group-by-day.ts). */
  key: string | null;
};

export const useOpenedWork = create<OpenedWork>(() => ({ key: null }));
