// People who ask every three seconds, spread evenly over them; each twentieth of their calls posts a task.
import { randomUUID } from 'node:crypto';
import { openCaller } from './http.ts';
import type { Person } from './fill.ts';
import { summarize, type Summary } from './summarize.ts';

const EVERY_MS = 3000;
const POST_EACH = 20;
const CONNECTIONS = 256;
const TICK_MS = 20;

export type CrowdResult = { status: Summary; post: Summary; calls: number; refused: number };

export type Crowd = {
  /** Counts from here on. */
  begin(): void;
  end(): Promise<CrowdResult>;
};

/** Whoever has no answer yet does not ask again: a server that falls behind is asked less, which `calls` shows. */
export function openCrowd(url: string, people: readonly Person[]): Crowd {
  const { post, close } = openCaller(url, CONNECTIONS);
  const asking = new Set<number>();
  const underWay = new Set<Promise<void>>();
  let [statuses, posts]: [number[], number[]] = [[], []];
  let refused = 0;
  let turn = 0;
  let owed = 0;
  let last = performance.now();

  async function ask(index: number, round: number): Promise<void> {
    const person = people[index];
    if (!person || asking.has(index)) return;
    asking.add(index);
    const isPost = (index + round) % POST_EACH === 0;
    const { status, ms } = isPost
      ? await post(
          '/api/task/text_to_image/post',
          { prompt: 'A lighthouse on a cliff', count: 1, client_token: randomUUID() },
          person.token,
        )
      : await post('/api/task/status', { id: person.taskId }, person.token);
    asking.delete(index);
    if (status === 200) (isPost ? posts : statuses).push(ms);
    else refused += 1;
  }

  const timer = setInterval(() => {
    const now = performance.now();
    owed += ((now - last) * people.length) / EVERY_MS;
    last = now;
    for (; owed >= 1; owed -= 1) {
      const asked = ask(turn % people.length, Math.floor(turn / people.length));
      underWay.add(asked);
      void asked.finally(() => underWay.delete(asked));
      turn += 1;
    }
  }, TICK_MS);

  return {
    begin: () => {
      [statuses, posts, refused] = [[], [], 0];
    },
    end: async () => {
      clearInterval(timer);
      const counted = { status: statuses, post: posts, calls: statuses.length + posts.length, refused };
      await Promise.all(underWay);
      close();
      return { ...counted, status: summarize(counted.status), post: summarize(counted.post) };
    },
  };
}
