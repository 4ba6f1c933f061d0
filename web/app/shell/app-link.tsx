// A link inside the application. A guest who follows one to a closed page is asked to sign in and stays here.
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { UiLinkProps } from '#web/ui/base/ui-link.tsx';
import { useRouteGuard } from '../guards/use-route-guard.ts';

export function AppLink({ href, onClick, children, ...rest }: UiLinkProps) {
  const isClosed = useRouteGuard();
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!event.defaultPrevented && isPlain && isClosed(href)) event.preventDefault();
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
