// A real SMTP server on a free port, that takes emails or behaves as badly as it is told to.
import net from 'node:net';
import { SMTPServer } from 'smtp-server';

type Message = { to: string[]; source: string };

export type MailServer = {
  url: string;
  /** The emails it took, as they came. */
  messages: Message[];
  close(): Promise<void>;
};

/** `refuse` answers every recipient with that code; without it emails are taken, and told to `onMessage`. */
export async function startMailServer(
  options: { refuse?: number; onMessage?: (message: Message) => void } = {},
): Promise<MailServer> {
  const messages: Message[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (!options.refuse) return done();
      return done(Object.assign(new Error('refused by the test'), { responseCode: options.refuse }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const message = { to, source: Buffer.concat(chunks).toString('utf8') };
        messages.push(message);
        options.onMessage?.(message);
        done();
      });
    },
  });
  server.on('error', () => {}); // a client that gives up is part of the tests
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Accepts connections and never says a word. */
export async function startSilentServer(): Promise<Pick<MailServer, 'url' | 'close'>> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Where nobody listens. */
export async function findClosedPort(): Promise<string> {
  const { url, close } = await startSilentServer();
  await close();
  return url;
}

function portOf(server: net.Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return address.port;
}
