// Open event streams, one for each person.
import http from 'node:http';
import { openCaller } from './http.ts';
import type { Person } from './fill.ts';

const AT_ONCE = 16;

type Streams = {
  /** Ends all. `lost`: those that had ended by themselves. */
  close(): { open: number; lost: number; events: number };
};

/** Resolves when all of them are open. Throws where one is refused. */
export async function openStreams(url: string, people: readonly Person[]): Promise<Streams> {
  const { post, close } = openCaller(url, AT_ONCE);
  const open = new Set<http.ClientRequest>();
  let events = 0;

  async function openOne({ token }: Person): Promise<void> {
    const { status, text } = await post('/api/task/events/ticket', {}, token);
    if (status !== 200) throw new Error(`a ticket was refused: ${status} ${text}`);
    const { data } = JSON.parse(text) as { data: { ticket: string } };
    await new Promise<void>((resolve, reject) => {
      const request = http.get(
        `${url}/api/task/events?ticket=${data.ticket}`,
        { agent: false },
        (response) => {
          response.on('data', (chunk: Buffer) => {
            events += chunk.toString().split('\nevent: status').length - 1;
            events += chunk.toString().startsWith('event: status') ? 1 : 0;
          });
          response.once('close', () => open.delete(request));
          response.once('error', () => {});
          if (response.statusCode === 200) resolve();
          else reject(new Error(`a stream was refused: ${response.statusCode}`));
        },
      );
      request.once('error', reject);
      open.add(request);
    });
  }

  const left = [...people];
  const openNext = async () => {
    for (let person = left.pop(); person; person = left.pop()) await openOne(person);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  close();
  return {
    close: () => {
      const counted = { open: open.size, lost: people.length - open.size, events };
      for (const request of open) request.destroy();
      return counted;
    },
  };
}
