// Somebody with very many works, who reads lists without a pause beside the crowd.
import { openCaller } from './http.ts';
import { summarize, type Summary } from './summarize.ts';

const PAGES: Readonly<Record<string, readonly [path: string, body: object]>> = {
  'feed, latest': ['/app/task/public', { tab: 'latest', page_size: 24 }],
  'feed, for you': ['/app/task/public', { tab: 'foryou', page_size: 24 }],
  'feed, rare words': ['/app/task/public', { tab: 'latest', q: 'quixotic', page_size: 24 }],
  'own works': ['/api/task/list', { page_size: 40 }],
  'own favorites': ['/api/task/list', { favorite: true, page_size: 40 }],
  'own search, rare words': ['/api/task/list', { q: 'quixotic', page_size: 40 }],
};
const PAUSE_MS = 100;

/** Throws from `stop` where a list was refused. */
export function askAsReader(url: string, token: string): { stop(): Promise<Record<string, Summary>> } {
  const { post, close } = openCaller(url, 1);
  const end = new AbortController();
  const times = new Map<string, number[]>();
  const reading = read();
  // `stop` throws it: thrown here, it would end this process and leave the product that it measures behind.
  reading.catch(() => {});

  async function read(): Promise<void> {
    while (!end.signal.aborted) {
      for (const [what, [path, body]] of Object.entries(PAGES)) {
        const { status, ms, text } = await post(path, body, token);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
        times.set(what, [...(times.get(what) ?? []), ms]);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  return {
    stop: async () => {
      end.abort();
      await reading;
      close();
      return Object.fromEntries([...times].map(([what, list]) => [what, summarize(list)]));
    },
  };
}
