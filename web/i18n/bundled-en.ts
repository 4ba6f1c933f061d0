// The English texts that came with this build: what is shown when the server's cannot be had.
import { joinNamespaces } from './join-namespaces.ts';
import type { Messages } from './join-namespaces.ts';

export const bundledEn: Messages = joinNamespaces(
  import.meta.glob('./en/*.json', { eager: true, import: 'default' }),
);
