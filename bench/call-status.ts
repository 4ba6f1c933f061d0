// Many callers at once over kept connections, for the benchmarks that ask the API the same thing again and again.
import http from 'node:http';

export type Target = { url: string; headers: Record<string, string>; body: string };

/** Calls a second. Throws when one of them is refused. */
export async function measureCalls(
  targetOf: (n: number) => Target,
  { calls, connections }: { calls: number; connections: number },
): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let left = calls;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        await call(targetOf(left), agent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return calls / seconds;
}

function call({ url, headers, body }: Target, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
    request.end(body);
  });
}
