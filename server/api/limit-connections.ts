// How many connections are held: in all, and by one address.
import type { Server } from 'node:http';
import { networkOf } from './network-of.ts';

/** Far above what one process answers; a descriptor each. */
const MOST_CONNECTIONS = 10_000;

/** A connection beyond them is closed at once: an answer would need what there is too little of. Null: any number. */
export function limitConnections(server: Server, mostOfAddress: number | null): void {
  server.maxConnections = MOST_CONNECTIONS;
  if (mostOfAddress === null) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= mostOfAddress) return void socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
