// A link inside the application. A guest who follows one to a closed page is asked to sign in and stays here.
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { growImage, isGrowingLink } from '#web/ui/base/grow-image.ts';
import type { UiLinkProps } from '#web/ui/base/ui-link.tsx';
import { useRouteGuard } from '../guards/use-route-guard.ts';

export function AppLink({ href, onClick, children, ...rest }: UiLinkProps) {
  const isClosed = useRouteGuard();
  const navigate = useNavigate();
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    if (isClosed(href)) return event.preventDefault();
    if (!isGrowingLink(event.currentTarget)) return;
    event.preventDefault();
    growImage(event.currentTarget, () => void navigate(href));
  }
  if (/^[a-z]+:/i.test(href) || rest.download !== undefined) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} onClick={press} {...rest}>
      {children}
    </Link>
  );
}
