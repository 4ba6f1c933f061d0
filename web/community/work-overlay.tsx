// One work over its wall: large, with its words and its author; arrows walk on, Esc and Back close to the same place.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAddressParams } from '#web/model/use-address-params.ts';
import { workParam } from '#web/model/works/public-places.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { keepOpenForToasts } from '#web/ui/layer/keep-open-for-toasts.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { useReturnFocus } from '#web/ui/layer/use-return-focus.ts';
import { worksOf } from './feed-filter.ts';
import type { Feed } from './feed-filter.ts';
import { OpenWork } from './open-work.tsx';
import { useFeed } from './use-feed.ts';
import overlay from '#web/ui/layer/overlay.module.css';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import style from './work-overlay.module.css';

/** More of the wall is asked for when so few works are left to walk to. */
const AHEAD = 4;

export type WorkOverlayProps = {
  id: string;
  /** The wall behind it. */
  feed: Feed;
  onClose: () => void;
};

export function WorkOverlay({ id, feed, onClose }: WorkOverlayProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params, changeParams] = useAddressParams();
  const returnFocus = useReturnFocus();
  const by = params.get('by');
  const walk = useFeed(by ? worksOf(by) : feed);
  const at = walk.items.findIndex((work) => work.id === id);
  const before = walk.items[at - 1];
  // A work that is not on the wall, or not yet, is followed by the first of it.
  const after = walk.items[at + 1];
  const { hasMore, loadMore } = walk;
  const isNearEnd = at >= 0 && at >= walk.items.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore) loadMore();
  });

  useEffect(() => {
    for (const next of [after, before]) if (next?.kind === 'image') fetchImage(next.url);
  }, [after, before]);

  function step(way: 1 | -1) {
    const next = way === 1 ? after : before;
    if (!next) return;
    changeParams(
      (held) => {
        held.set(workParam(pathname), next.id);
      },
      { replace: true, preventScrollReset: true },
    );
  }
  useShortcut('explore.step', (key) => step(key === 'ArrowRight' ? 1 : -1), { isInDialog: true });

  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Overlay className={overlay.scrim} />
        <Base.Content
          className={style.sheet}
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            // The sheet itself: a ring around the first button would say that it is the one to press.
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => {
            returnFocus.onCloseAutoFocus(event);
            // Come by a link, or walked on from where it began: then to the work itself, where it hangs.
            if (document.activeElement === document.body) focusCard(id);
          }}
        >
          <OpenWork key={id} id={id} onStep={step} onClose={onClose} />
          <IconButton
            label={t('community.before')}
            icon={<ArrowLeft />}
            className={joinClasses(style.arrow, style.left)}
            aria-disabled={!before}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t('community.after')}
            icon={<ArrowRight />}
            className={joinClasses(style.arrow, style.right)}
            aria-disabled={!after}
            onClick={() => step(1)}
          />
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

function focusCard(id: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const isCard = ({ href }: HTMLAnchorElement) => {
    const { searchParams } = new URL(href);
    return searchParams.get('id') === id || searchParams.get('work') === id;
  };
  [...links].find(isCard)?.focus({ preventScroll: true });
}

/** The neighbours are there before one walks to them. */
function fetchImage(url: string): void {
  new Image().src = url;
}
