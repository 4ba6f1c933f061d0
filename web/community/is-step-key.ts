// Whether an arrow key walks to the next work, or means something else where the person is.
const BUSY = 'input, textarea, select, video, [role=menu], [role=slider], [role=radiogroup]';

export function isStepKey(event: KeyboardEvent): boolean {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof HTMLElement && event.target.closest(BUSY)) return false;
  // A menu, or a dialog over the work, has the keys.
  const isCovered = document.querySelectorAll('[role=dialog][data-state=open]').length > 1;
  return !isCovered && document.querySelector('[role=menu][data-state=open]') === null;
}
