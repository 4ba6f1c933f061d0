// On every way back the large image shrinks into its card: Back, a press on the way back, what closes by going back.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { leadsTo, leavesImage } from '#web/model/works/image-address.ts';
import { hasLargeImage, shrinkImage } from '#web/ui/base/grow-image.ts';

/** The address of what is drawn: that of the window is ahead of it when a way back begins. */
let shown = '';
let isPassedOn = false;

/**
 * Before the application is drawn: a window calls its listeners in their order, and the router would have changed the page
 * already.
 */
export function watchWaysBack(): void {
  addEventListener('popstate', hold);
}

/** Stands once, around all pages. */
export function useShownAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = pathname + search;
  }, [pathname, search]);
}

function hold(event: PopStateEvent): void {
  // Some browsers move the page themselves where a finger goes back.
  if (isPassedOn || event.hasUAVisualTransition) return;
  if (!hasLargeImage() || !leavesImage(shown, location.href)) return;
  event.stopImmediatePropagation();
  shrinkImage(leadsTo(shown), () => {
    isPassedOn = true;
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    isPassedOn = false;
  });
}
