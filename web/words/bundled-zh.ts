// The Chinese texts that came with this build: what is shown when the server's cannot be had.
import { joinRooms } from './join-rooms.ts';
import type { Messages } from './join-rooms.ts';

export const bundledZh: Messages = joinRooms(
  import.meta.glob('./zh/*.json', { eager: true, import: 'default' }),
);
