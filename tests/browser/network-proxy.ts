// A network between a browser and the product: slow, cut, or not there.
import net from 'node:net';
import type { AddressInfo } from 'node:net';

export type NetworkProxy = {
  url: string;
  /** Bytes a second of what the browser sends; null lets nothing through and ends what is under way. */
  set(speed: number | null): void;
  /** What the browser has sent. */
  sentBytes(): number;
  close(): void;
};

export async function openNetworkProxy(port: number): Promise<NetworkProxy> {
  const open = new Set<net.Socket>();
  let speed: number | null = Infinity;
  let sent = 0;
  const server = net.createServer((client) => {
    if (speed === null) return void client.destroy();
    const product = net.connect(port, '127.0.0.1');
    for (const socket of [client, product]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        product.destroy();
      });
    }
    product.pipe(client);
    client.on('data', (chunk) => {
      sent += chunk.length;
      product.write(chunk);
      client.pause();
      setTimeout(() => client.resume(), (chunk.length / (speed ?? Infinity)) * 1000);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      speed = next;
      if (next === null) close();
    },
    sentBytes: () => sent,
    close() {
      server.close();
      close();
    },
  };
}
