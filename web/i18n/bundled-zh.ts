// The Chinese texts that came with this build: what is shown when the server's cannot be had.
import { joinNamespaces } from './join-namespaces.ts';
import type { Messages } from './join-namespaces.ts';

export const bundledZh: Messages = joinNamespaces(
  import.meta.glob('./zh/*.json', { eager: true, import: 'default' }),
);
