// When a page that was drawn beforehand needs the application.
import { readStored, STORED } from '#web/model/me/stored-values.ts';

/** Kept by home/composer-draft.ts and home/intended-run.ts: only the application can show what is in them. */
const KEPT = ['composer-draft', 'intended-run'];
/** The first of these says that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

/** False where a drawn page says all there is to say to this visitor. */
export function needsApp(): boolean {
  if (location.search !== '') return true;
  return readStored(STORED.token) !== null || KEPT.some(hasKept);
}

/** Resolves when somebody moves, types, scrolls or touches. */
export async function waitForPerson(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (event: Event) => {
      if (isAtRest(event)) return;
      for (const sign of SIGNS) removeEventListener(sign, end, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, end, { capture: true, passive: true });
  });
}

/** Some browsers tell where the pointer stands when the page comes under it. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

function hasKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null || sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
