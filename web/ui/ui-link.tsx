// A link that the application's router may take over; by itself it is a plain anchor.
import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode };

function PlainLink({ children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkKind = createContext<ComponentType<UiLinkProps>>(PlainLink);

export function UiLinkProvider({ link, children }: { link: ComponentType<UiLinkProps>; children: ReactNode }) {
  return <LinkKind value={link}>{children}</LinkKind>;
}

export function UiLink(props: UiLinkProps) {
  const Kind = useContext(LinkKind);
  return <Kind {...props} />;
}
