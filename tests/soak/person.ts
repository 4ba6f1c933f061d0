// Somebody who makes images for as long as the run lasts, and writes down each answer that they were given.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openWireClient, type Answer } from './wire-client.ts';

const RETRY_MS = 700;
const POLL_MS = 3000;
const RETRYABLE = new Set([429, 500, 502, 503]);

/** A click of Generate, and what was heard of it. */
export type Click = {
  token: string;
  /** `acknowledged`: it has this task; `refused`: in words, and nothing may have been charged. */
  outcome: 'unknown' | 'acknowledged' | 'refused';
  taskId: string | null;
  deleted: boolean;
};

export type Person = {
  email: string;
  token: string;
  posts: Click[];
  /** Answers that nobody should get: 500s and what is no envelope, with their paths. */
  faults: string[];
};

type Options = {
  url: string;
  address: string;
  person: Person;
  /** How long it waits between two acts, as a share of what a person takes. */
  pace: number;
  /** Each press is sent so many times at once, as by a browser that repeats what it heard nothing of. */
  copies?: number;
  /** Aborted when nothing new is to be begun; what is open is still brought to its end. */
  signal: AbortSignal;
};

/** Resolves when every click has its outcome. */
export async function playPerson({ url, address, person, pace, copies = 1, signal }: Options): Promise<void> {
  const client = openWireClient(url, address);
  const once = async (path: string, body: object): Promise<Answer | null> => {
    try {
      const answer = await client.call(path, body, person.token);
      if (answer.http === 500 || typeof answer.code !== 'number')
        person.faults.push(`${path} ${answer.http}`);
      return answer;
    } catch {
      return null; // cut off: nobody knows what became of it
    }
  };
  /** As the browser does: the same request again until somebody answers it. */
  const until = async (path: string, body: object): Promise<Answer> => {
    for (;;) {
      const answer = await once(path, body);
      if (answer && !RETRYABLE.has(answer.http)) return answer;
      await sleep(RETRY_MS + randomInt(RETRY_MS));
    }
  };

  async function click(): Promise<void> {
    const made: Click = { token: randomUUID(), outcome: 'unknown', taskId: null, deleted: false };
    person.posts.push(made);
    const order = {
      prompt: `a boat on a lake, morning ${randomInt(1e6)}`,
      count: 1,
      client_token: made.token,
    };
    // A full line is not worth waiting for: the same click is tried again, as somebody would.
    const answers = await Promise.all(
      Array.from({ length: copies }, () => until('/api/task/text_to_image/post', order)),
    );
    if (new Set(answers.map(({ code, data }) => `${code} ${String(data?.['id'])}`)).size > 1)
      person.faults.push(`several answers to one press: ${JSON.stringify(answers)}`);
    const [answer] = answers;
    if (!answer) return;
    made.outcome = answer.code === 200 ? 'acknowledged' : 'refused';
    made.taskId = answer.code === 200 ? String(answer.data?.['id']) : null;
    if (made.taskId === null) return;
    const chance = randomInt(100);
    if (chance < 5) await until('/api/task/cancel', { id: made.taskId });
    for (let looks = 0; looks < 20 && !signal.aborted; looks += 1) {
      await pause(POLL_MS * pace, signal);
      const status = await once('/api/task/status', { id: made.taskId });
      if (status?.code === 200 && [2, -1].includes(Number(status.data?.['status']))) break;
    }
    if (chance < 25) await until('/api/task/publish', { id: made.taskId, public: true });
    if (chance >= 90) {
      await until('/api/task/delete', { id: made.taskId });
      made.deleted = true;
    }
    await once('/api/task/list', { page: 1 });
    await once('/app/task/public', { tab: 'foryou' });
  }

  try {
    while (!signal.aborted) {
      await click();
      await pause((1000 + randomInt(5000)) * pace, signal);
    }
  } finally {
    client.close();
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => {}); // the caller looks at the signal itself
}
