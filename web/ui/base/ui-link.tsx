// A link that the application's router may take over; by itself it is a plain anchor.
import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode };

type DrawLink = (props: UiLinkProps) => ReactNode;

function drawAnchor({ children, ...rest }: UiLinkProps): ReactNode {
  return <a {...rest}>{children}</a>;
}

const Drawing = createContext<DrawLink>(drawAnchor);

export function UiLinkProvider({ drawLink, children }: { drawLink: DrawLink; children: ReactNode }) {
  return <Drawing value={drawLink}>{children}</Drawing>;
}

export function UiLink(props: UiLinkProps): ReactNode {
  const drawLink = useContext(Drawing);
  return drawLink(props);
}
