// What follows for the web from what an endpoint is: its methods, its path, and whether a page asks for it by itself.
import type { Endpoint } from '#contract/endpoint.ts';

/** Images, texts and builds, by the dozen and by nobody in particular. */
export function isFetchedByPage({ method, answer }: Endpoint): boolean {
  return method === 'GET' && (answer === 'bare' || answer === 'bytes' || answer === 'text');
}

/** HEAD where there are bytes or files to be asked about, and where a monitor may ask with it. */
export function listMethods(endpoint: Endpoint): string[] {
  const { method, answer } = endpoint;
  const hasHead = (isFetchedByPage(endpoint) && answer !== 'text') || isProbe(endpoint);
  return hasHead ? [method, 'HEAD'] : [method];
}

export function isProbe({ path }: Endpoint): boolean {
  return path === '/healthz' || path === '/readyz';
}

/** `/builds/meta/{id}.json` → `/builds/meta/:id.json` */
export function toRoutePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
