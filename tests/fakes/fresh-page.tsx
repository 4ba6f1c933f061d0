// Gives each file of tests the page and our modules as they are at the start: the files of a worker share what they
// would spend most of their time on, the making of a page and the libraries (vitest's setup file).
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// What is awaited comes late where other tests have the processor.
configure({ asyncUtilTimeout: 30_000 });

vi.resetModules();

const NOTHING_KEPT = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

afterAll(async () => {
  cleanup();
  // What its stores are still told, by an answer that comes late, is not kept for the next file.
  const { useUserStore } = await import('#web/model/me/user-store.ts');
  useUserStore.persist.setOptions({ storage: NOTHING_KEPT });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
