// A proxy on loopback that stands for the network between two parts of the product: slow, cut, silent or away.
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

export type TcpProxy = {
  /** Where it listens, on 127.0.0.1. */
  port: number;
  /** The same address, through the proxy. */
  reach(url: string): string;
  /** Whatever is sent from now on comes so much later, in both directions. */
  delay(milliseconds: number): void;
  /** The next so many connections are reset after this many bytes of what comes back. */
  cutAfter(bytes: number, connections?: number): void;
  /**
   * What matches is passed on and done; its answer comes never: the connection is reset instead. So often, or for ever.
   * Returns how often that has happened.
   */
  loseAnswer(to: RegExp, times?: number): () => number;
  /** Nothing more passes in either direction, nothing is closed, and new connections meet the same. */
  fallSilent(): void;
  /** Resets all connections that there are. */
  reset(): void;
  /** Refuses new connections by a reset, as a machine does on which nothing listens. */
  refuse(): void;
  /** Nothing more goes wrong. What had been held back while it was silent is lost with its connections. */
  heal(): void;
  close(): Promise<void>;
};

type Link = { client: net.Socket; target: net.Socket; isSilent: boolean; left: number; isLosing: boolean };

export async function startTcpProxy(to: { host: string; port: number }): Promise<TcpProxy> {
  const links = new Set<Link>();
  let delayMs = 0;
  let isSilent = false;
  let isRefusing = false;
  let cut = { bytes: Infinity, left: 0 };
  let loss = { pattern: /(?!)/, left: 0, met: 0 };

  const end = (link: Link) => {
    links.delete(link);
    link.client.resetAndDestroy();
    link.target.resetAndDestroy();
  };

  const pass = (link: Link, from: net.Socket, chunk: Buffer) => {
    if (link.isSilent || !links.has(link)) return;
    if (from === link.target) {
      if (link.isLosing) return end(link);
      link.left -= chunk.length;
      if (link.left < 0) return end(link);
    } else if (loss.left > 0 && loss.pattern.test(chunk.toString('latin1'))) {
      loss.left -= 1;
      loss.met += 1;
      link.isLosing = true;
    }
    (from === link.client ? link.target : link.client).write(chunk);
  };

  const server = net.createServer((client) => {
    if (isRefusing) return void client.resetAndDestroy();
    const target = net.connect(to);
    const isCut = cut.left > 0;
    if (isCut) cut.left -= 1;
    const link: Link = { client, target, isSilent, left: isCut ? cut.bytes : Infinity, isLosing: false };
    links.add(link);
    for (const socket of [client, target]) {
      socket.setNoDelay(true);
      socket.on('data', (chunk) => {
        if (delayMs > 0) setTimeout(() => pass(link, socket, chunk), delayMs);
        else pass(link, socket, chunk);
      });
      // An end is passed on as late as what came before it.
      socket.on('close', () => {
        if (!link.isSilent) setTimeout(() => links.has(link) && close(link), delayMs);
      });
      socket.on('error', () => {});
    }
    return undefined;
  });

  const close = (link: Link) => {
    links.delete(link);
    link.client.end();
    link.target.end();
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    reach: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    delay: (milliseconds) => void (delayMs = milliseconds),
    cutAfter: (bytes, connections = Infinity) => void (cut = { bytes, left: connections }),
    loseAnswer: (pattern, times = Infinity) => {
      const own = (loss = { pattern, left: times, met: 0 });
      return () => own.met;
    },
    fallSilent: () => {
      isSilent = true;
      for (const link of links) link.isSilent = true;
    },
    reset: () => {
      for (const link of links) end(link);
    },
    refuse: () => void (isRefusing = true),
    heal: () => {
      delayMs = 0;
      isSilent = false;
      isRefusing = false;
      cut = { bytes: Infinity, left: 0 };
      loss = { pattern: /(?!)/, left: 0, met: 0 };
      for (const link of links) if (link.isSilent) end(link);
    },
    close: async () => {
      for (const link of links) end(link);
      server.close();
      await once(server, 'close');
    },
  };
}

/** Stands before the server of a URL. */
export async function startProxyBefore(url: string): Promise<TcpProxy> {
  const { hostname, port, protocol } = new URL(url);
  return await startTcpProxy({ host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 5432) });
}
