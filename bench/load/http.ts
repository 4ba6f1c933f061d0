// Calls over connections that are kept, as a load balancer has them.
import http from 'node:http';

export type Answer = { status: number; ms: number; text: string };
export type Post = (path: string, body: object, token: string) => Promise<Answer>;

export function openCaller(url: string, connections: number): { post: Post; close(): void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const post: Post = (path, body, token) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), token };
    const begin = performance.now();
    return new Promise((resolve) => {
      const fail = () => resolve({ status: 0, ms: performance.now() - begin, text: '' });
      const request = http.request({ agent, hostname, port, path, method: 'POST', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', fail);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - begin,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      request.once('error', fail);
      request.end(text);
    });
  };
  return { post, close: () => agent.destroy() };
}
